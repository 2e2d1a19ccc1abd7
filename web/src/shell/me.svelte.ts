// Who plays at this browser: a name that the server knows, or one that is kept here for games on the device.
import { HttpError, comeIn, moveHere, whoAmI } from '../connection/http';
import { recall, remember } from './memory';

/** `undefined` until the server was asked. */
let known = $state.raw<string | null | undefined>(undefined);
let local = $state.raw(recall('name') ?? '');

/** The name to show and to offer; empty if none was ever given. */
export const myName = (): string => known ?? local;
/** The server knows this browser as somebody. */
export const hasCome = (): boolean => typeof known === 'string';

function keep(name: string): void {
  known = name;
  remember('came', '1');
  setLocalName(name);
}
export function setLocalName(name: string): void {
  local = name;
  remember('name', name || null);
}

let asking: Promise<void> | undefined;
/**
 * Asks the server once; without one the local name serves. Who never came in from this browser is not asked about, unless it
 * matters (`surely`).
 */
export function learnWhoIAm(surely = false): Promise<void> {
  if (!surely && recall('came') === null) return Promise.resolve();
  asking ??= whoAmI()
    .then((name) => {
      if (name === null) known = null;
      else keep(name);
    })
    .catch((error: unknown) => {
      asking = undefined;
      if (!(error instanceof HttpError)) throw error;
    });
  return asking;
}

/** Comes in, or changes the name. */
export async function giveName(name: string): Promise<void> {
  keep((await comeIn(name.trim())).name);
}
export async function enterKey(key: string): Promise<void> {
  await moveHere(key.trim());
  asking = undefined;
  await learnWhoIAm(true);
}
