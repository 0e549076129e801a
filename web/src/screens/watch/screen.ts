import type { Screen } from '$lib/ui/router.svelte';

export const screen: Screen = { path: '/watch', load: () => import('./Watch.svelte') };
