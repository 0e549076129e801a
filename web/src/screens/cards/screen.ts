import type { Screen } from '$lib/ui/router.svelte';

export const screen: Screen = { path: '/cards/:title?', load: () => import('./Cards.svelte') };
