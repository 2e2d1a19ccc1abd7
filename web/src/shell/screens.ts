// Which component shows a route. The first screen comes with the page; every other is fetched when it is first needed.
import type { Component } from 'svelte';
import HomeScreen from '../lobby/HomeScreen.svelte';
import type { Route } from './route.svelte';

export interface Screen {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each has props of its own
  component: Component<any>;
  props: Record<string, unknown>;
  /** Another key is another screen; the same one stays and gets the new props. */
  key: string;
}

export async function loadScreen(route: Route): Promise<Screen> {
  const screen = (module: { default: unknown }, props: object = {}, key: string = route.screen): Screen => ({
    component: module.default as Screen['component'],
    props: props as Record<string, unknown>,
    key,
  });
  switch (route.screen) {
    case 'home':
      return screen({ default: HomeScreen });
    case 'new':
      return screen(await import('../lobby/NewTableScreen.svelte'), { mode: route.mode, game: route.game });
    case 'lobby':
      return screen(await import('../lobby/LobbyScreen.svelte'));
    case 'table':
      return screen(
        await import('../lobby/OnlineTable.svelte'),
        { id: route.id, replay: route.replay },
        `table ${route.id}`,
      );
    case 'local':
      return screen(
        await import('../lobby/LocalTable.svelte'),
        { id: route.id, replay: route.replay },
        `local ${route.id}`,
      );
    case 'learn':
      return screen(await import('../learn/LearnScreen.svelte'), { lesson: route.lesson });
    case 'rules':
      if (route.page === 'virtu')
        return screen(await import('../virtu/RulesVirtu.svelte'), {}, 'rules virtu');
      if (route.page === 'virtu-edition') {
        return screen(await import('../virtu/AboutEdition.svelte'), {}, 'rules virtu-edition');
      }
      return screen(await import('../learn/RulesScreen.svelte'), { page: route.page });
    case 'about':
      return screen(await import('./AboutScreen.svelte'));
    case 'lost':
      return screen(await import('./LostScreen.svelte'));
  }
}
