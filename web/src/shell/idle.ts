/**
 * Does it when the page has nothing more urgent to do: after it was drawn, before it is asked for anything. Gives the way
 * to call it off.
 */
export function whenIdle(todo: () => void): () => void {
  // Safari has no word for it.
  if (!('requestIdleCallback' in window)) {
    const waiting = setTimeout(todo, 200);
    return () => clearTimeout(waiting);
  }
  const waiting = requestIdleCallback(todo, { timeout: 2000 });
  return () => cancelIdleCallback(waiting);
}
