import type { Screen } from '$lib/ui/router.svelte';

export const screen: Screen = { path: '/rules/:title?', load: () => import('./RulesScreen.svelte') };
