// Which screen an address is.
export type Route =
  | { screen: 'home' }
  /** `game`: another one than was chosen last. */
  | { screen: 'new'; mode: 'bots' | 'friends' | 'device'; game: string | null }
  | { screen: 'lobby' }
  /** In the server; `replay`: all hands open, step by step. */
  | { screen: 'table'; id: string; replay: boolean }
  /** On this device. */
  | { screen: 'local'; id: string; replay: boolean }
  | { screen: 'learn'; lesson: string | null }
  | { screen: 'rules'; page: string | null }
  | { screen: 'about' }
  | { screen: 'lost' };

export function routeOf(path: string): Route {
  const [first = '', second = '', third = ''] = path.split('/').filter(Boolean);
  switch (first) {
    case '':
      return { screen: 'home' };
    case 'new':
      return {
        screen: 'new',
        mode: second === 'friends' || second === 'device' ? second : 'bots',
        game: third || null,
      };
    case 'lobby':
    case 'about':
      return { screen: first };
    case 't':
      return second ? { screen: 'table', id: second, replay: third === 'replay' } : { screen: 'lost' };
    case 'local':
      return second ? { screen: 'local', id: second, replay: third === 'replay' } : { screen: 'lost' };
    case 'learn':
      // `virtu/wheel` is a lesson of Virtù; one name alone is Condottiere's.
      return { screen: 'learn', lesson: [second, third].filter(Boolean).join('/') || null };
    case 'rules':
      return { screen: 'rules', page: second || null };
    default:
      return { screen: 'lost' };
  }
}
