// Draws the icons of the installed app from public/icon.svg: `node scripts/app_icons.mjs [CHROMIUM]`.
import { readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';

const here = (path) => new URL(path, import.meta.url);
const sign = readFileSync(here('../public/icon.svg'), 'utf8');
// A maskable icon may be cut to a circle: its sign keeps to the inner 60 %.
const icons = [
  { file: 'icon-180.png', size: 180, share: 0.72, ground: '#d3c4a1' },
  { file: 'icon-192.png', size: 192, share: 0.96, ground: 'transparent' },
  { file: 'icon-512.png', size: 512, share: 0.96, ground: 'transparent' },
  { file: 'icon-maskable.png', size: 512, share: 0.58, ground: '#d3c4a1' },
];

const browser = await chromium.launch({
  executablePath: process.argv[2] ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const page = await browser.newPage();
for (const { file, size, share, ground } of icons) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<style>body{margin:0;width:${size}px;height:${size}px;display:grid;place-items:center;background:${ground}}` +
      `svg{height:${size * share}px}</style>${sign}`,
  );
  const path = here(`../public/${file}`).pathname;
  await page.screenshot({ path, omitBackground: ground === 'transparent' });
}
await browser.close();
