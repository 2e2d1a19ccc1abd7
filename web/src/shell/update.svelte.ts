// The service worker: it makes the page work without a network, and says when a newer version is ready. The newer one
// waits until it is asked for: no page is taken away from under a game.
let waiting = $state.raw<ServiceWorker | null>(null);
export const updateWaits = (): boolean => waiting !== null;

export function takeUpdate(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting?.postMessage('take over');
}

export async function startServiceWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.register('/service-worker.js');
    const look = () => {
      // Without an old one this is the first visit: nothing is newer than what is shown.
      if (navigator.serviceWorker.controller) waiting = registration.waiting;
    };
    look();
    registration.addEventListener('updatefound', () => {
      registration.installing?.addEventListener('statechange', look);
    });
  } catch (error) {
    console.warn('no service worker:', error);
  }
}
