// How much time a clock has left, in as many words as it needs: `0:07`, `12:30`, `5h 59m`, `1d 23h`.
type Unit = 'day' | 'hour' | 'minute';
const sizes: [Unit, number][] = [
  ['day', 86400],
  ['hour', 3600],
  ['minute', 60],
];

export function timeLeft(millis: number, language: string): string {
  const seconds = Math.ceil(millis / 1000);
  if (seconds < 3600) return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  const amount = (unit: Unit, count: number) =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'narrow' }).format(count);
  const at = seconds >= 86400 ? 0 : 1;
  const [[large, most], [small, part]] = [sizes[at]!, sizes[at + 1]!];
  const rest = Math.floor((seconds % most) / part);
  const whole = amount(large, Math.floor(seconds / most));
  return rest > 0 ? `${whole} ${amount(small, rest)}` : whole;
}
