/**
 * Resolves in a task of its own: the page may be drawn and answer in between. Not by a timer, which waits for a second and
 * more in a tab that nobody looks at.
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
