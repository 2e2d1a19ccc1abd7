// Whether there is a way to the server: what the browser says, corrected by what calls came to.
let reachable = $state.raw(navigator.onLine);
export const online = (): boolean => reachable;
export function noteNetwork(answered: boolean): void {
  reachable = answered;
}
export function startNetwork(): void {
  addEventListener('online', () => (reachable = true));
  addEventListener('offline', () => (reachable = false));
}
