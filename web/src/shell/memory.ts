// Small things that this browser remembers. Without storage they last as long as the page.
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(`condotta.${key}`);
  } catch {
    return null;
  }
}
export function remember(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(`condotta.${key}`);
    else localStorage.setItem(`condotta.${key}`, value);
  } catch {
    // As above.
  }
}
/** What was kept as JSON; null if there is nothing that can be read. */
export function recallJson(key: string): unknown {
  const kept = recall(key);
  if (kept === null) return null;
  try {
    return JSON.parse(kept) as unknown;
  } catch {
    return null;
  }
}
