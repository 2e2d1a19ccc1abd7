// How long bots on this device take, as it was chosen last.
import { recall, remember } from '../shell/memory';

/** Whether bots take their time, so that one can follow them (1), or play at once (0). */
export const pace = (): number => (recall('pace') === '0' ? 0 : 1);
export const setPace = (value: number): void => remember('pace', value === 0 ? '0' : null);
