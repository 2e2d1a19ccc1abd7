// The page without a network. plugins/service_worker.ts puts `version` and `files` before this: everything the build made.
// What is kept is answered from here; only /api is ever asked of the network.
/* global version, files */
const name = `condotta-${version}`;

async function keepEverything() {
  const cache = await caches.open(name);
  await Promise.all(
    files.map(async (file) => {
      // Names under /assets/ change with their content: an older version may have them already.
      const old = file.startsWith('/assets/') ? await caches.match(file) : undefined;
      if (old) return cache.put(file, old);
      const response = await fetch(file, { cache: file.startsWith('/assets/') ? 'default' : 'no-cache' });
      if (!response.ok) throw new Error(`${file}: ${response.status}`);
      return cache.put(file, response);
    }),
  );
}

async function forgetOthers() {
  for (const other of await caches.keys()) {
    if (other.startsWith('condotta-') && other !== name) await caches.delete(other);
  }
  await self.clients.claim();
}

async function answer(request) {
  const cache = await caches.open(name);
  // Every address of ours is the same page.
  const kept = await cache.match(request.mode === 'navigate' ? '/index.html' : request, {
    ignoreSearch: true,
  });
  return kept ?? fetch(request);
}

self.addEventListener('install', (event) => event.waitUntil(keepEverything()));
self.addEventListener('activate', (event) => event.waitUntil(forgetOthers()));
self.addEventListener('message', (event) => {
  if (event.data === 'take over') void self.skipWaiting();
});
self.addEventListener('fetch', (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (event.request.method !== 'GET' || origin !== self.location.origin) return;
  if (pathname.startsWith('/api/') || pathname === '/healthz' || pathname === '/metrics') return;
  event.respondWith(answer(event.request));
});
