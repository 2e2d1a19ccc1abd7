// Numbers as they are printed: with a true minus sign.
export const minus = (value: number): string => (value < 0 ? `−${-value}` : `${value}`);
/** What is added or taken off. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : minus(value));
