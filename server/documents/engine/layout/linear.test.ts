import { expect, test } from 'vitest';
import type { PrintedWord } from '../pdf/PrintedWord.ts';
import { layOutPage } from './layOutPage.ts';

const small = 6000;
const times = 4;
/** What grows with the square of the words takes sixteen times as long. */
const most = 7;
/** A machine under load disturbs single attempts; what grows with the square passes none. */
const attempts = 15;

function word(text: string, x: number, y: number, size = 10, angle = 0): PrintedWord {
  const end = x + text.length * size * 0.5;
  const box = { left: x, top: y - size * 0.7, right: end, bottom: y };
  const print = { size, angle, bold: false, invisible: false, spaceAfter: true };
  return { text, index: 0, alongStart: x, alongEnd: end, base: y, ...box, ...print };
}

const pages: Record<string, (index: number) => PrintedWord[]> = {
  'a book on one page': (index) => [word('court', 72 + (index % 15) * 28, Math.floor(index / 15) * 12)],
  'one endless line': (index) => [word('court', index * 28, 100)],
  'one endless line of columns': (index) => [word('court', index * 60, 100)],
  'two columns': (index) => [word('left words', 20, index * 12), word('right', 330 + (index % 7), index * 12 + 5)],
  'columns that wander': (index) => [
    word('a', 20 + ((index * 37) % 500), index * 12),
    word('b', 20 + ((index * 53) % 500), index * 12),
  ],
  'a table': (index) => [word(String(index), 10 + (index % 60) * 40, Math.floor(index / 60) * 12, 6)],
  'a ruled caption': (index) => [
    word('ROE,', 20, index * 10),
    word(')', 300, index * 10),
    word('No.', 320, index * 10),
  ],
  'blanks that are filled in': (index) => [word('_____', 72, index * 12), word('Roe', 74, index * 12)],
  'blanks on one line': (index) => [word('_____', index * 40, 100), word('Roe', index * 40 + 3, 100)],
  'raised endings': (index) => [word('12', 72 + index * 30, 100), word('th', 83 + index * 30, 96, 6)],
  'numbers in the margin': (index) => [word(String((index % 28) + 1), 50, index * 12)],
  'one spot': () => [word('court', 72, 100)],
  'every angle': (index) => [word('x', index % 500, index % 700, 8, index / 10)],
};

test.each(Object.entries(pages))(
  'the time to lay out a page grows no faster than its number of words, set as %s',
  (_set, set) => {
    const write = (count: number) => Array.from({ length: count }, (_, index) => set(index)).flat();
    const cost = (words: PrintedWord[]) => {
      const before = process.cpuUsage();
      layOutPage({ number: 1, width: 612, height: 792, source: 'text-layer' }, words);
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1000;
    };
    const [one, four] = [write(small), write(times * small)];
    cost(one);
    let least = Number.POSITIVE_INFINITY;
    for (let attempt = 0; attempt < attempts && least > most; attempt++) {
      least = Math.min(least, cost(four) / Math.max(cost(one), 5));
    }
    expect(least).toBeLessThan(most);
  },
);
