// Makes src/art/icons.ts: the drawings that the client uses, taken from game-icons.net (CC BY 3.0), and our own signs;
// and src/art/virtu_icons.ts: those that only Virtù needs, so that they are not in the first load.
// Run `node scripts/icons.mjs && npx prettier --write src/art/*icons.ts` after a change of the lists.
import { readFileSync, writeFileSync } from 'node:fs';

const taken = [
  ...[
    'mounted-knight',
    'farmer',
    'pikeman',
    'archer',
    'swordman',
    'cannon',
    'cavalry',
    'dead-wood',
    'fruit-tree',
  ],
  ...['drum', 'scarecrow', 'medieval-gate', 'snowflake-2', 'skeleton-key', 'crown', 'laurels', 'hourglass'],
  ...['sunflower', 'sound-on', 'sound-off', 'book-cover', 'scroll-unfurled', 'conversation', 'castle'],
  ...['shaking-hands', 'candle-light', 'stone-wall', 'cog', 'exit-door', 'save', 'share', 'trophy'],
  ...['crossed-swords', 'treasure-map', 'trash-can', 'sun', 'quill-ink', 'telescope', 'black-flag'],
];
const own = {
  arrow: 'M40 216h232V112l208 144-208 144V296H40z',
  lock: 'M160 208v-56a96 96 0 0 1 192 0v56h40v240H120V208zm48 0h96v-56a48 48 0 0 0-96 0z',
  undo: 'M208 96v80h96c88 0 152 60 152 136s-64 136-152 136h-96v-64h96c52 0 88-30 88-72s-36-72-88-72h-96v80L48 208z',
  redo: 'M304 96v80h-96C120 176 56 236 56 312s64 136 152 136h96v-64h-96c-52 0-88-30-88-72s36-72 88-72h96v80l160-112z',
  check: 'M64 272l56-60 80 76L392 96l56 56-248 264z',
  close: 'M112 56l144 144L400 56l56 56-144 144 144 144-56 56-144-144-144 144-56-56 144-144L56 112z',
  plus: 'M216 56h80v160h160v80H296v160h-80V296H56v-80h160z',
  minus: 'M56 216h400v80H56z',
  chev: 'M160 56l208 200-208 200-56-56 144-144L104 112z',
  down: 'M56 160l200 208 200-208-56-56-144 144-144-144z',
  up: 'M56 352l200-208 200 208-56 56-144-144-144 144z',
  menu: 'M56 104h400v56H56zm0 124h400v56H56zm0 124h400v56H56z',
  dots: 'M96 256a44 44 0 1 0 .1 0zm160 0a44 44 0 1 0 .1 0zm160 0a44 44 0 1 0 .1 0z',
  expand: 'M56 56h160v56H152l96 96-40 40-96-96v64H56zm240 240l96 96v-64h64v160H296v-56h64l-96-96z',
  play: 'M120 56l312 200-312 200z',
  pause: 'M112 64h104v384H112zM296 64h104v384H296z',
  first: 'M80 64h64v384H80zM432 64v384L176 256z',
  last: 'M368 64h64v384h-64zM80 64l256 192L80 448z',
  prev: 'M400 56L120 256l280 200z',
  next: 'M112 56l280 200-280 200z',
  moon: 'M320 48a216 216 0 1 0 144 312A176 176 0 0 1 320 48z',
  globe:
    'M256 40a216 216 0 1 0 0 432 216 216 0 0 0 0-432zm0 40c24 0 56 52 64 152H192C200 132 232 80 256 80zm-104 28c-16 36-26 78-28 124H82c6-54 32-98 70-124zm208 0c38 26 64 70 70 124h-42c-2-46-12-88-28-124zM82 280h42c2 46 12 88 28 124-38-26-64-70-70-124zm110 0h128c-8 100-40 152-64 152s-56-52-64-152zm196 0h42c-6 54-32 98-70 124 16-36 26-78 28-124z',
  'hand-cards':
    'M60 150l130-34 14 52-38 10 70 262-108 28zM206 104h170v320H206zm36 36v248h98V140zM396 150l64 20-84 290-64-18h100z',
  keys: 'M120 48a76 76 0 0 0-20 148c10 3 20 3 30 1l60 68-140 158 44 40 34-38 34 30 30-34-34-30 20-24 34 30 30-34-34-30 28-32 28 32-34 30 30 34 34-30 20 24-34 30 30 34 34-30 34 38 44-40-140-158 60-68c10 2 20 2 30-1A76 76 0 1 0 321 99c-4 14-3 28 1 41l-66 75-66-75c4-13 5-27 1-41-9-31-39-51-71-51zm0 44a32 32 0 1 1 0 64 32 32 0 0 1 0-64zm272 0a32 32 0 1 1 0 64 32 32 0 0 1 0-64z',
  city: 'M48 448V256h48v-40h32v40h32V128h24V88h32v40h24V64l48-32 48 32v192h32v-72h24v-32h32v32h24v264zm176-96v96h64v-96a32 32 0 0 0-64 0z',
  link: 'M200 312l112-112 28 28-112 112zM96 300l72-72 40 40-72 72a28 28 0 0 0 40 40l72-72 40 40-72 72A86 86 0 0 1 96 300zm208-116l72-72A86 86 0 0 1 416 212l-72 72-40-40 72-72z',
  eye: 'M256 112C144 112 64 208 32 256c32 48 112 144 224 144s192-96 224-144c-32-48-112-144-224-144zm0 48a96 96 0 1 1 0 192 96 96 0 0 1 0-192zm0 48a48 48 0 1 0 0 96 48 48 0 0 0 0-96z',
  question:
    'M256 48c-84 0-136 48-140 124h76c2-36 24-58 62-58 36 0 58 20 58 50 0 26-12 40-48 62-42 26-56 52-54 98v12h76v-10c0-28 10-42 48-66 42-26 62-56 62-98 0-68-56-114-140-114zm-8 328a46 46 0 1 0 .1 0z',
};
const takenForVirtu = [
  ...['horse-head', 'caravel', 'domino-mask', 'hooded-figure', 'church', 'pirate-flag', 'anchor', 'cycle'],
  // rooms and nobles
  ...['palette', 'scroll-quill', 'throne-king', 'coins', 'hooded-assassin', 'knight-banner', 'spy', 'scales'],
  ...['pope-crown', 'galley', 'tied-scroll'],
  // titles, works, alliances
  ...['crenel-crown', 'jewel-crown', 'imperial-crown', 'capitol', 'anvil', 'mona-lisa', 'solar-system'],
  ...['stone-bust', 'compass', 'secret-book', 'byzantin-temple', 'hand-of-god'],
  ...['fleur-de-lys', 'eagle-emblem', 'turban'],
  // sieges
  ...['siege-tower', 'walking-boot'],
];
const ownOfVirtu = {
  cross: 'M216 40h80v112h112v80H296v240h-80V232H104v-80h112z',
  florin:
    'M256 32a224 224 0 1 0 0 448 224 224 0 0 0 0-448zm0 36a188 188 0 1 1 0 376 188 188 0 0 1 0-376zm0 44c-26 34-34 60-34 86 0 22 8 40 18 54-16-22-42-34-70-34-30 0-46 20-46 44 0 26 22 42 46 42 14 0 26-6 34-14-4 20-10 34-20 48h36l-12 62h96l-12-62h36c-10-14-16-28-20-48 8 8 20 14 34 14 24 0 46-16 46-42 0-24-16-44-46-44-28 0-54 12-70 34 10-14 18-32 18-54 0-26-8-52-34-86z',
};
const all = JSON.parse(
  readFileSync(new URL('../node_modules/@iconify-json/game-icons/icons.json', import.meta.url)),
).icons;
const drawn = (names) =>
  Object.fromEntries(
    names.map((name) => [name, [...all[name].body.matchAll(/ d="([^"]+)"/g)].map((m) => m[1]).join(' ')]),
  );
function write(file, name, type, paths) {
  writeFileSync(
    new URL(`../src/art/${file}`, import.meta.url),
    `// Made by scripts/icons.mjs. Paths on a grid of 512; those from game-icons.net are CC BY 3.0 (Lorc, Delapouite, Skoll and others).
export const ${name} = ${JSON.stringify(paths, null, 2)} as const;
export type ${type} = keyof typeof ${name};
`,
  );
}
write('icons.ts', 'icons', 'IconName', { ...drawn(taken), ...own });
write('virtu_icons.ts', 'virtuIcons', 'VirtuIconName', { ...drawn(takenForVirtu), ...ownOfVirtu });
