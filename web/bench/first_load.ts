// What a first visit to the home screen fetches, as it travels: packed, with the headers of the answers.
import type { Browser } from 'playwright-core';
import type { Site } from '../e2e/site.ts';
import { Visitor } from '../e2e/visitor.ts';

export async function firstLoad(browser: Browser, site: Site) {
  // The service worker fetches what it keeps after the page is there; that is no part of the first load.
  const guest = await Visitor.arrive(browser, site, { serviceWorkers: 'block' });
  const session = await guest.context.newCDPSession(guest.page);
  const paths = new Map<string, string>();
  const files: { path: string; bytes: number }[] = [];
  session.on('Network.requestWillBeSent', ({ requestId, request }) =>
    paths.set(requestId, new URL(request.url).pathname),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    files.push({ path: paths.get(requestId) ?? '?', bytes: encodedDataLength }),
  );
  await session.send('Network.enable');
  await guest.page.goto('/', { waitUntil: 'networkidle' });
  await guest.leave();
  files.sort((a, b) => b.bytes - a.bytes);
  return { files, total: files.reduce((sum, { bytes }) => sum + bytes, 0) };
}
