import { describe, expect, test } from 'vitest';
import { anchorAt, scrollTo } from './anchors.ts';
import { layOutSheets, type PageSize, sheetAt, type Turn } from './layOutSheets.ts';
import { tilesInView } from './tilesInView.ts';
import { placeOnDesk, planeOf, pointOnPage, turnShare, unrotateShare } from './turning.ts';

const letter = (number: number): PageSize => ({ number, width: 612, height: 792 });
const pages = (count: number) => Array.from({ length: count }, (_, index) => letter(index + 1));
const desk = { width: 644, height: 900 };
const turns: Turn[] = [0, 90, 180, 270];

describe('pages on the desk', () => {
  test('are one below the other, at the exact positions they will have once they are visible', () => {
    const { sheets, height } = layOutSheets(pages(300), desk, 'width', 0);
    expect(sheets[0]).toMatchObject({ left: 16, top: 16, width: 612, height: 792 });
    expect(sheets[299]!.top).toBe(16 + 299 * (792 + 28));
    expect(height).toBeGreaterThan(sheets[299]!.top + 792);
  });

  test('are each fitted separately, regardless of the stated size of another page', () => {
    const { sheets, width } = layOutSheets([letter(1), { number: 2, width: 3000, height: 100 }], desk, 'width', 0);
    expect(sheets.map((sheet) => Math.round(sheet.width))).toEqual([612, 612]);
    expect(width).toBe(desk.width);
    const whole = layOutSheets([letter(1)], { width: 644, height: 428 }, 'page', 0).sheets[0]!;
    expect([Math.round(whole.height), Math.round(whole.left)]).toEqual([396, 169]);
  });

  test('at 100 % are as large as printed, and wider than the desk if necessary', () => {
    const { sheets, width } = layOutSheets([letter(1)], desk, 1, 0);
    expect([sheets[0]!.width, sheets[0]!.height]).toEqual([816, 1056]);
    expect(width).toBe(816 + 32);
  });

  test('swap width and height when they are rotated', () => {
    const { sheets } = layOutSheets([letter(1)], desk, 1, 90);
    expect([sheets[0]!.width, sheets[0]!.height]).toEqual([1056, 816]);
  });

  test('are found by their vertical position', () => {
    const layout = layOutSheets(pages(300), desk, 'width', 0);
    for (const index of [0, 1, 150, 299]) expect(sheetAt(layout, layout.sheets[index]!.top + 5)).toBe(index);
    expect([sheetAt(layout, -50), sheetAt(layout, 10_000_000)]).toEqual([0, 299]);
  });
});

describe('a rotated page', () => {
  test.each(turns)('by %i°: a point maps back to itself', (turn) => {
    const back = unrotateShare(turnShare({ x: 0.2, y: 0.7 }, turn), turn);
    expect([back.x, back.y].map((share) => Math.round(share * 100))).toEqual([20, 70]);
  });

  test.each(turns)('by %i°: highlights cover the words in the image', (turn) => {
    const sheet = layOutSheets([letter(1)], desk, 1.5, turn).sheets[0]!;
    const [a, b, c, d, e, f] = planeOf(sheet, turn)
      .match(/-?[\d.]+/g)!
      .map(Number) as [number, number, number, number, number, number];
    // The upper left corner of the words as positioned by CSS, and as the scroll target on the desk.
    const corners = [
      [100, 200],
      [180, 212],
    ].map(([x, y]) => ({ x: a * x! + c * y! + e, y: b * x! + d * y! + f }));
    const place = placeOnDesk([100, 200, 180, 212], sheet, turn);
    expect(place.left - sheet.left).toBeCloseTo(Math.min(corners[0]!.x, corners[1]!.x));
    expect(place.top - sheet.top).toBeCloseTo(Math.min(corners[0]!.y, corners[1]!.y));
    const point = pointOnPage(corners[0]!, sheet, turn);
    expect([Math.round(point.x), Math.round(point.y)]).toEqual([100, 200]);
  });
});

describe('what is being viewed', () => {
  test.each([
    ['zoomed', 3, 0],
    ['turned', 'width', 90],
    ['zoomed and turned', 0.5, 270],
  ] as const)('stays under the pointer when the pages are %s', (_how, zoom, turn) => {
    const before = layOutSheets(pages(40), desk, 'width', 0);
    const scroll = { left: 0, top: 12_345 };
    const anchor = anchorAt(before, scroll, 300, 400);
    const after = layOutSheets(pages(40), desk, zoom, turn);
    const now = scrollTo(after, anchor);
    const there = anchorAt(after, now, 300, 400);
    expect(there.index).toBe(anchor.index);
    // Horizontally, a page that fits is centered and cannot be moved.
    expect(there.y).toBeCloseTo(turn === 0 ? anchor.y : there.y);
    if (now.left > 0) expect(there.x).toBeCloseTo(anchor.x);
  });
});

describe('an enlarged page', () => {
  const view = { left: 0, top: 0, width: 1400, height: 900 };
  const tiles = (zoom: number, turn: Turn, density = 1) =>
    tilesInView(layOutSheets([letter(1)], view, zoom, turn).sheets[0]!, turn, view, density);

  test('needs no tiles while the image of the entire page is sharp', () => {
    expect(tiles(3, 0)).toEqual([]);
    expect(tiles(1.5, 0, 2)).toEqual([]);
  });

  test('is covered by the visible tiles, and by no others', () => {
    const near = tiles(4, 0);
    expect(near.map(({ key, width }) => `${width} ${key}`)).toEqual(['3200 0-0', '3200 1-0']);
    expect(near[1]).toMatchObject({ left: (1024 * 612) / 3200, top: 0 });
    expect(tiles(4, 0, 2)[0]!.width).toBe(6400);
    // Rotated by 180°, the lower right corner of the page is visible.
    expect(tiles(4, 180).map(({ key }) => key)).toEqual(['1-3', '2-3', '3-3', '1-4', '2-4', '3-4']);
  });
});
