export function print(what: string, value: number, unit: string, goal: number): void {
  console.log(`${what}: ${value.toFixed(0)} ${unit} (goal: at most ${goal} ${unit})`);
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}
