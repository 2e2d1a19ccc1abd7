// Where the page is. Links are plain <a href>: a click on one of ours changes the screen without loading the page.
import { type Route, routeOf } from './route_of';

export { type Route, routeOf };

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
