import type { Screen } from '$lib/ui/router.svelte';

export const screen: Screen = { path: '/table/:id/replay', load: () => import('./ReplayScreen.svelte') };
