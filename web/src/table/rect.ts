// Where things are, in the page's own pixels: browsers tell it in those of the screen, which differ where the page is
// enlarged (styles/tokens.css).

/** Browsers that do not tell it yet do not count it either. */
const enlarged = (element: Partial<Element>): number => element.currentCSSZoom ?? 1;

export function rectOf(element: Element): DOMRect {
  const { left, top, width, height } = element.getBoundingClientRect();
  const by = enlarged(element);
  return new DOMRect(left / by, top / by, width / by, height / by);
}

/** Where the pointer is inside an element. */
export function pointIn(element: Element, { clientX, clientY }: MouseEvent): { x: number; y: number } {
  const { left, top } = element.getBoundingClientRect();
  const by = enlarged(element);
  return { x: (clientX - left) / by, y: (clientY - top) / by };
}
