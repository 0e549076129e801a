import type { Screen } from '$lib/ui/router.svelte';

export const screen: Screen = { path: '/', load: () => import('./Home.svelte') };
