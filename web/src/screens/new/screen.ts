import type { Screen } from '$lib/ui/router.svelte';

export const screen: Screen = { path: '/new/:title', load: () => import('./NewTable.svelte') };
