// Where the page is. Links are plain <a href>: a click on one of ours changes the screen without loading the page.
export type Route =
  | { screen: 'home' }
  | { screen: 'new'; mode: 'bots' | 'friends' | 'device' }
  | { screen: 'lobby' }
  /** In the server; `replay`: all hands open, step by step. */
  | { screen: 'table'; id: string; replay: boolean }
  /** On this device. */
  | { screen: 'local'; id: string; replay: boolean }
  | { screen: 'learn'; lesson: string | null }
  | { screen: 'rules'; page: string | null }
  | { screen: 'about' }
  | { screen: 'lost' };

export function routeOf(path: string): Route {
  const [first = '', second = '', third = ''] = path.split('/').filter(Boolean);
  switch (first) {
    case '':
      return { screen: 'home' };
    case 'new':
      return { screen: 'new', mode: second === 'friends' || second === 'device' ? second : 'bots' };
    case 'lobby':
    case 'about':
      return { screen: first };
    case 't':
      return second ? { screen: 'table', id: second, replay: third === 'replay' } : { screen: 'lost' };
    case 'local':
      return second ? { screen: 'local', id: second, replay: third === 'replay' } : { screen: 'lost' };
    case 'learn':
      return { screen: 'learn', lesson: second || null };
    case 'rules':
      return { screen: 'rules', page: second || null };
    default:
      return { screen: 'lost' };
  }
}

let current = $state.raw<Route>(routeOf(location.pathname));
export const route = (): Route => current;

export function navigate(path: string, { replace = false } = {}): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', path);
  current = routeOf(location.pathname);
  scrollTo(0, 0);
}

function followLink(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
    return;
  const link = (event.target as Element).closest('a');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (link.pathname.startsWith('/api/')) return;
  event.preventDefault();
  navigate(link.pathname + link.search + link.hash);
}

export function startRouting(): void {
  addEventListener('popstate', () => (current = routeOf(location.pathname)));
  document.addEventListener('click', followLink);
}
