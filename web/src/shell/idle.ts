/** Does it when the page has nothing more urgent to do: after it was drawn, before it is asked for anything. */
export function whenIdle(todo: () => void): void {
  // Safari has no word for it.
  const idle = window.requestIdleCallback ?? ((then: () => void) => setTimeout(then, 200));
  idle(todo, { timeout: 2000 });
}
