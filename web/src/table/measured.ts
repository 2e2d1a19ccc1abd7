// How large an element is, whenever that changes: told after the page was laid out and before it is drawn. A binding to
// `clientWidth` asks as soon as the element is there, and the whole page is laid out for the answer.
import type { Attachment } from 'svelte/attachments';

export function measured(tell: (element: HTMLElement) => void): Attachment<HTMLElement> {
  return (element) => {
    const observer = new ResizeObserver(() => tell(element));
    observer.observe(element);
    return () => observer.disconnect();
  };
}
