// What is calculated anew and comes out the same is the same object again, so that nothing that shows it is done again.

type Tree = Record<string, unknown>;
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** `fresh`, with every part of `old` that is equal in place of its own. Both are plain data; `fresh` may be changed. */
export function alike<T>(old: unknown, fresh: T): T {
  if (old === fresh || !isTree(old) || !isTree(fresh) || Array.isArray(old) !== Array.isArray(fresh))
    return fresh;
  const keys = Object.keys(fresh);
  let same = keys.length === Object.keys(old).length;
  for (const key of keys) {
    const part = alike(old[key], fresh[key]);
    if (part !== fresh[key]) (fresh as Tree)[key] = part;
    if (part !== old[key]) same = false;
  }
  return same ? (old as T) : fresh;
}

/** For a value that is calculated again and again: gives what it gave last time wherever nothing has changed. */
export function steady<T>(): (fresh: T) => T {
  let last: T | undefined;
  return (fresh) => (last = alike(last, fresh));
}
