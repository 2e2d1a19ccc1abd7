import { describe, expect, test } from 'vitest';
import { covering, dragged, isWhole, showing, viewBoxOf, whole, within, zoomed } from './map_window';

const phone = { width: 360, height: 600 };
const desk = { width: 438, height: 418 };

describe('the window on the map', () => {
  test('the whole sheet fits, with its middle in the middle', () => {
    expect(viewBoxOf(whole(desk), desk)).toBe('12 12 876 836');
    expect(isWhole(whole(phone), phone)).toBe(true);
  });
  test('a phone begins with the height filled, around a point, without an empty margin', () => {
    const seen = covering(phone, 0, 430);
    const [x, y, w, h] = viewBoxOf(seen, phone).split(' ').map(Number);
    expect([x, y, h]).toEqual([12, 12, 836]);
    expect(w).toBeCloseTo(501.6, 5);
    expect(isWhole(seen, phone)).toBe(false);
  });
  test('zooming keeps what lies under the finger', () => {
    const seen = zoomed(whole(desk), desk, 2, 100, 120);
    const under = (w: typeof seen) => [w.x + (100 - 219) / w.scale, w.y + (120 - 209) / w.scale];
    const [ax, ay] = under(whole(desk));
    const [bx, by] = under(seen);
    expect(bx).toBeCloseTo(ax!, 6);
    expect(by).toBeCloseTo(ay!, 6);
  });
  test('it never leaves the sheet, and never gets smaller than the sheet', () => {
    const large = zoomed(whole(desk), desk, 3, 0, 0);
    const moved = dragged(large, desk, 5000, 5000);
    expect(moved.x).toBeCloseTo(12 + desk.width / moved.scale / 2);
    expect(zoomed(large, desk, 0.001, 10, 10)).toEqual(whole(desk));
    expect(within({ x: 1, y: 1, scale: 99 }, desk).scale).toBe(2.4);
  });
  test('a city that gets the focus comes into sight', () => {
    const seen = showing(covering(phone, 0, 430), phone, 813.8, 608);
    const [x = 0, , w = 0] = viewBoxOf(seen, phone).split(' ').map(Number);
    expect(813.8).toBeGreaterThan(x);
    expect(813.8).toBeLessThan(x + w);
    expect(showing(whole(desk), desk, 100, 100)).toEqual(whole(desk));
  });
});
