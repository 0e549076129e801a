import type { Screen } from '$lib/ui/router.svelte';

export const screen: Screen = { path: '/table/:id', load: () => import('./TableScreen.svelte') };
