/** Goes to a part of this page and puts it into the address, so that it can be copied. */
export function goToPart(event: MouseEvent, id: string): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  history.replaceState(null, '', `#${id}`);
  const part = document.getElementById(id);
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  part?.scrollIntoView({ behavior: calm ? 'auto' : 'smooth' });
  part?.focus({ preventScroll: true });
}
