// Whether the screen is of a kind, kept up to date.
import { onDestroy } from 'svelte';

export function media(query: string): { readonly fits: boolean } {
  const list = matchMedia(query);
  let fits = $state(list.matches);
  const hear = (event: MediaQueryListEvent) => (fits = event.matches);
  list.addEventListener('change', hear);
  onDestroy(() => list.removeEventListener('change', hear));
  return {
    get fits() {
      return fits;
    },
  };
}
