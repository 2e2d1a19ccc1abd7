// Drawings (marks.ts) as elements of the page. They never change once they are there, so nothing watches them.
import type { Mark } from './marks';

const space = 'http://www.w3.org/2000/svg';

export function element(tag: string, attributes: Record<string, string | number | undefined>): SVGElement {
  const made = document.createElementNS(space, tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined) made.setAttribute(name, String(value));
  }
  return made;
}

function drawOne(mark: Mark): SVGElement {
  const { fill, stroke, opacity, transform } = mark;
  const shared = { fill, stroke, 'stroke-width': mark.strokeWidth, opacity, transform };
  switch (mark.tag) {
    case 'path':
      return element('path', {
        d: mark.d,
        'stroke-linecap': 'round',
        'stroke-linejoin': 'round',
        ...shared,
      });
    case 'circle':
      return element('circle', { cx: mark.cx, cy: mark.cy, r: mark.rx, ...shared });
    case 'ellipse':
      return element('ellipse', { cx: mark.cx, cy: mark.cy, rx: mark.rx, ry: mark.ry, ...shared });
    case 'rect':
      return element('rect', { width: mark.width, height: mark.height, ...shared });
    case 'group':
      return drawGroup(mark);
  }
}

function drawGroup({ transform, clip, marks = [] }: Mark): SVGElement {
  const group = element('g', { transform });
  if (!clip) {
    group.append(...draw(marks));
    return group;
  }
  const window = element('clipPath', { id: clip.id });
  window.append(element('path', { d: clip.d }));
  const inside = element('g', { 'clip-path': `url(#${clip.id})` });
  inside.append(...draw(marks));
  group.append(window, inside);
  return group;
}

export const draw = (marks: readonly Mark[]): SVGElement[] => marks.map(drawOne);
