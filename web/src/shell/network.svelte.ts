// Whether there is a network, as far as the browser knows.
let reachable = $state.raw(navigator.onLine);
export const online = (): boolean => reachable;
export function startNetwork(): void {
  addEventListener('online', () => (reachable = true));
  addEventListener('offline', () => (reachable = false));
}
