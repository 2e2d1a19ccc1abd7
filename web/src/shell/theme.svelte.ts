// Light or dark: as the system has it until somebody switches. public/theme.js does the same before the first paint.
import { recall, remember } from './memory';

export type Theme = 'light' | 'dark';
const sky: Record<Theme, string> = { light: '#d3c4a1', dark: '#14100c' };

const systemDark = matchMedia('(prefers-color-scheme: dark)');
const system = (): Theme => (systemDark.matches ? 'dark' : 'light');
const kept = (): Theme | null => {
  const value = recall('theme');
  return value === 'light' || value === 'dark' ? value : null;
};

let current = $state.raw<Theme>(kept() ?? system());
export const theme = (): Theme => current;

function show(next: Theme): void {
  current = next;
  document.documentElement.dataset.theme = next;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', sky[next]);
}

/** Switching to what the system has is going back to the system. */
export function switchTheme(): void {
  const next = current === 'dark' ? 'light' : 'dark';
  remember('theme', next === system() ? null : next);
  show(next);
}

export function startTheme(): void {
  show(current);
  systemDark.addEventListener('change', () => {
    if (kept() === null) show(system());
  });
}
