// Names at one table, told apart: of several with the same name the second has a 2, and so on.
export function toldApart(names: readonly string[]): string[] {
  const met = new Map<string, number>();
  return names.map((name) => {
    const nth = (met.get(name) ?? 0) + 1;
    met.set(name, nth);
    if (nth === 1 || name === '') return name;
    // After the given name, which is what a plate and the log show of it.
    const [given, ...rest] = name.split(' ');
    return [`${given}\u00a0${nth}`, ...rest].join(' ');
  });
}
