// The server's words for what went wrong, in the reader's own.
import { t } from '../text/texts.svelte';

export function errorText(error: string): string {
  const words: Record<string, string> = t().shell.errors;
  return words[error] ?? t().shell.errors.failed;
}
