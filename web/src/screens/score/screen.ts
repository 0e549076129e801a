import type { Screen } from '$lib/ui/router.svelte';

export const screen: Screen = { path: '/table/:id/score', load: () => import('./ScoreScreen.svelte') };
