import { describe, expect, test } from 'vitest';
import { findHandwriting } from './findHandwriting.ts';
import type { SeenWord } from './parseHocr.ts';

const page = { width: 612, height: 792 };

type Part = string | { hand: string; certainty?: number; size?: number };

/** A line of printed words and of what a recognizer made of others, at a height of the page. */
function line(top: number, ...parts: Part[]): SeenWord[] {
  let left = 90;
  return parts.flatMap((part) => {
    const hand = typeof part === 'string' ? undefined : part;
    return (hand?.hand ?? (part as string)).split(' ').map((text): SeenWord => {
      const height = 8 * (hand ? (hand.size ?? 2) : 1);
      const width = 5 * text.length;
      left += width + 5;
      return {
        text,
        left: left - width - 5,
        right: left - 5,
        top: top + 8 - height,
        bottom: top + 8,
        base: top + 8,
        size: 8,
        certainty: hand ? (hand.certainty ?? 0.2) : 0.95,
      };
    });
  });
}

const print = [
  ...line(200, 'Counsel shall confer in good faith about every disputed request before the hearing'),
  ...line(224, 'and shall file a joint statement that lists each request on which they disagree'),
];
const find = (...words: SeenWord[][]) => findHandwriting([...print, ...words.flat()], page);

describe('handwriting is found', () => {
  test.each<[string, SeenWord[][]]>([
    ['as the day of a date', [line(400, 'Executed this', { hand: 'Z3&', size: 1.6 }, 'day of March, 2024.')]],
    ['as a month', [line(400, 'subscribed on the 4th day of', { hand: 'tcb' }, ', 2024')]],
    ['after “Date:”', [line(400, 'Date:', { hand: '1of5/1z-' })]],
    ['over “Date”', [line(400, { hand: 'SL!5 22)' }), line(412, 'Date')]],
    ['as a case number', [line(140, 'Case No.', { hand: '(7 Cc- YB' })]],
    ['in a form’s blanks', [line(400, { hand: 'L647] AW#E' }), line(412, 'Street Address')]],
    ['as an amount', [line(400, 'Amount $', { hand: '3Y3,9Y6 mr' })]],
    ['as a note within the lines', [line(248, 'under the Privacy Act', { hand: 'Soe Xk3 Qus#n0', size: 1.5 })]],
  ])('%s', (_where, words) => {
    expect(find(...words)).toHaveLength(1);
  });

  test('with its place', () => {
    const [hand] = line(400, 'Date:', { hand: '1of5/1z-' }).slice(-1);
    expect(find(line(400, 'Date:', { hand: '1of5/1z-' }))).toEqual([
      [hand!.left, hand!.top, hand!.right, hand!.bottom],
    ]);
  });
});

describe('not reported', () => {
  test.each<[string, SeenWord[][]]>([
    ['a page of print', []],
    ['printed words that are hard to read', [line(400, 'the so-called', { hand: '“Un1on”)', size: 1 }, 'agreement')]],
    ['an address for email', [line(400, 'Email:', { hand: 'p.raskin@raskinlaw.example.com', size: 1.6 })]],
    [
      'a signature over its name',
      [
        line(400, 'By:', { hand: 'Kb# -r1e CH.', size: 3 }),
        line(416, 'Robin L. Sample'),
        line(428, 'Attorney for Plaintiff'),
      ],
    ],
    [
      'a clerk’s stamp',
      [line(120, 'FILED'), line(132, { hand: 'AL#DA TU8@AN', size: 2 }), line(144, 'Clerk of the Court')],
    ],
    ['a printed day', [line(400, 'Executed this 3rd day of March, 2024.')]],
  ])('%s', (_what, words) => {
    expect(find(...words)).toEqual([]);
  });

  test('on a page without print, whose quality cannot be compared', () => {
    expect(findHandwriting(line(400, 'Date:', { hand: '1of5/1z-' }), page)).toEqual([]);
  });
});
