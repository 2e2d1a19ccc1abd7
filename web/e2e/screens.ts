// The screens that need nothing but their address. Tables are in tables.test.ts.
export const screens = {
  home: '/',
  'new-bots': '/new/bots',
  'new-friends': '/new/friends',
  'new-virtu': '/new/bots/virtu',
  'new-device': '/new/device',
  lobby: '/lobby',
  learn: '/learn',
  lesson: '/learn/first_battle',
  'lesson-virtu': '/learn/virtu/payment',
  rules: '/rules',
  'rules-virtu': '/rules/virtu',
  'virtu-edition': '/rules/virtu-edition',
  about: '/about',
  lost: '/nowhere',
} as const;
export type ScreenName = keyof typeof screens;
