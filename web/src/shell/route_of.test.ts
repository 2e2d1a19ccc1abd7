import { describe, expect, it } from 'vitest';
import { routeOf } from './route_of';

describe('addresses', () => {
  it.each([
    ['/', { screen: 'home' }],
    ['', { screen: 'home' }],
    ['/new', { screen: 'new', mode: 'bots', game: null }],
    ['/new/friends', { screen: 'new', mode: 'friends', game: null }],
    ['/new/device/', { screen: 'new', mode: 'device', game: null }],
    ['/new/nonsense', { screen: 'new', mode: 'bots', game: null }],
    ['/new/bots/virtu', { screen: 'new', mode: 'bots', game: 'virtu' }],
    ['/lobby', { screen: 'lobby' }],
    ['/about', { screen: 'about' }],
    ['/t/abc', { screen: 'table', id: 'abc', replay: false }],
    ['/t/abc/replay', { screen: 'table', id: 'abc', replay: true }],
    ['/local/abc/replay', { screen: 'local', id: 'abc', replay: true }],
    ['/learn', { screen: 'learn', lesson: null }],
    ['/learn/drummer', { screen: 'learn', lesson: 'drummer' }],
    ['/learn/virtu/wheel', { screen: 'learn', lesson: 'virtu/wheel' }],
    ['/rules/condottiere', { screen: 'rules', page: 'condottiere' }],
    ['/t', { screen: 'lost' }],
    ['/local/', { screen: 'lost' }],
    ['/elsewhere', { screen: 'lost' }],
  ])('%s', (path, route) => {
    expect(routeOf(path)).toEqual(route);
  });
});
