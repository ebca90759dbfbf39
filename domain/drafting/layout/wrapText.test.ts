import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wrapText } from './wrapText.ts';

/** Every letter is as wide as the next. */
const measure = (text: string) => [...text].length;
const wrap = (text: string, width: number, first = width) =>
  wrapText(text, { measure, font: 'regular', size: 12, width, first });

test('a text is broken between words, and its first line may be shorter', () => {
  expect(wrap('the quick brown fox', 9)).toEqual(['the quick', 'brown fox']);
  expect(wrap('the quick brown fox', 9, 5)).toEqual(['the', 'quick', 'brown fox']);
});

test('a word too long for a line is broken in it', () => {
  expect(wrap('a verylongword b', 5)).toEqual(['a', 'veryl', 'ongwo', 'rd b']);
});

test('an empty text is one empty line', () => {
  expect(wrap('', 9)).toEqual(['']);
});

test('in any text, no line is too wide and no letter is lost', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), fc.integer({ min: 3, max: 40 }), (text, width) => {
      const lines = wrap(text, width);
      expect(lines.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
      for (const line of lines) expect(measure(line)).toBeLessThanOrEqual(width);
    }),
  );
});

test('a word of twenty thousand letters is wrapped without measuring it letter by letter', () => {
  let measured = 0;
  const counting = (text: string) => {
    measured += text.length;
    return text.length;
  };
  const lines = wrapText('x'.repeat(20_000), { measure: counting, font: 'regular', size: 12, width: 80 });
  expect(lines.length).toBe(250);
  expect(measured).toBeLessThan(20_000 * 40);
});
