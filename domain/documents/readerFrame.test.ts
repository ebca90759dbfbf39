import { describe, expect, test } from 'vitest';
import type { Box } from './DocumentText.ts';
import { readerSize, toReader, toShown } from './readerFrame.ts';

const page = { width: 612, height: 792 };
const rounded = (box: Box) => box.map((edge) => Math.round(edge * 100) / 100);

describe('a page that is rotated', () => {
  test.each([
    [90, [702, 10, 782, 30]],
    [180, [582, 702, 602, 782]],
    [270, [10, 582, 90, 602]],
  ] as const)('turned by %i degrees, a word of its corner is where the reader sees it', (turn, expected) => {
    expect(toReader({ ...page, turn }, [10, 10, 30, 90])).toEqual(expected);
  });

  test('is as wide as it was high', () => {
    expect(readerSize({ ...page, turn: 90 })).toEqual({ width: 792, height: 612 });
    expect(readerSize({ ...page, turn: 180 })).toEqual(page);
  });
});

test('a line that runs down to the right is level for the reader', () => {
  const orientation = { ...page, lean: 1 };
  const fall = Math.tan(Math.PI / 180);
  const left = toReader(orientation, [100, 100, 140, 112]);
  const right = toReader(orientation, [500, 100 + 400 * fall, 540, 112 + 400 * fall]);
  expect(right[1]).toBeCloseTo(left[1], 1);
  expect(toReader(orientation, [286, 390, 326, 402])).toEqual([286, 390, 326, 402]);
});

test('values that were read have their places, regardless of rotation', () => {
  const box: Box = [72, 100, 132.5, 112];
  for (const turn of [0, 90, 180, 270] as const) {
    for (const lean of [0, -2.4, 1.1]) {
      const orientation = { ...page, turn, lean };
      expect(rounded(toShown(orientation, toReader(orientation, box)))).toEqual(box);
    }
  }
});
