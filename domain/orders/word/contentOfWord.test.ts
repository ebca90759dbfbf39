import { describe, expect, test } from 'vitest';
import { keepsProposal } from '../keepsProposal.ts';
import type { OrderContent, OrderPart } from '../orderStates.ts';
import { contentOfWord } from './contentOfWord.ts';
import type { MarkedParagraph } from './MarkedParagraph.ts';
import { blankMark, openBlank, orderMark, paragraphMark, readOrderMark } from './orderMarks.ts';

const id = '0b0e6f0a-5a3e-4b8e-9a53-3f2f4b1b9a01';
const text = (value: string): OrderPart => ({ kind: 'text', text: value });
const order = (...paragraphs: OrderPart[][]): OrderContent => ({
  title: 'Order',
  paragraphs: paragraphs.map((parts, index) => ({ id: `p${index + 1}`, style: 'numbered', parts })),
});
const titled: MarkedParagraph = { bookmarks: [orderMark(id, 3)], runs: [{ text: 'Order', tag: null }] };
const written = (value: string, ...bookmarks: string[]): MarkedParagraph => ({
  bookmarks,
  runs: [{ text: value, tag: null }],
});
const parts = (content: OrderContent) => content.paragraphs.map((one) => one.parts);

test('the mark of an order names it and its version', () => {
  expect(readOrderMark(orderMark(id, 12))).toEqual({ id, version: 12 });
  expect(orderMark(id, 99_999).length).toBeLessThanOrEqual(40);
  expect(readOrderMark('_GoBack')).toBeNull();
});

describe('an order that was changed in Word', () => {
  const before = order([text('The motion is GRANTED.')], [text('Responses are due in 20 days.')]);

  test('is the same if nothing was changed', () => {
    const read = [titled, written('The motion is GRANTED.', '_p0'), written('Responses are due in 20 days.', '_p1')];
    expect(contentOfWord(before, read, 'A. Reyes')).toEqual(before);
  });

  test('has its changes tracked, whether they were tracked in Word or not', () => {
    const read = [titled, written('The motion is DENIED.', '_p0'), written('Responses are due in 20 days.', '_p1')];
    const after = contentOfWord(before, read, 'A. Reyes');
    expect(parts(after)[0]).toEqual([
      text('The motion is '),
      { kind: 'struck', text: 'GRANTED.', by: 'A. Reyes' },
      { kind: 'added', text: 'DENIED.', by: 'A. Reyes' },
    ]);
    expect(keepsProposal(before, after)).toBe(true);
  });

  test('keeps who struck and added what was changed before', () => {
    const changed = order([
      text('The motion is '),
      { kind: 'struck', text: 'GRANTED.', by: 'Staff' },
      { kind: 'added', text: 'DENIED.', by: 'Staff' },
    ]);
    const after = contentOfWord(changed, [titled, written('The motion is DENIED. So ordered.', '_p0')], 'A. Reyes');
    expect(parts(after)[0]).toContainEqual({ kind: 'struck', text: 'GRANTED.', by: 'Staff' });
    expect(keepsProposal(changed, after)).toBe(true);
    expect(contentOfWord(changed, [titled, written('The motion is GRANTED.', '_p0')], 'A. Reyes')).toEqual(
      order([text('The motion is GRANTED.')]),
    );
  });

  test('strikes a removed paragraph, and adds new and moved ones', () => {
    const read = [titled, written('Responses are due in 20 days.', '_p1'), written('Costs are reserved.')];
    const after = contentOfWord(before, read, 'A. Reyes');
    expect(parts(after)).toEqual([
      [{ kind: 'struck', text: 'The motion is GRANTED.', by: 'A. Reyes' }],
      [text('Responses are due in 20 days.')],
      [{ kind: 'added', text: 'Costs are reserved.', by: 'A. Reyes' }],
    ]);
    const moved = [titled, written('Responses are due in 20 days.', '_p1'), written('The motion is GRANTED.', '_p0')];
    const again = contentOfWord(before, moved, 'A. Reyes');
    expect(parts(again)[0]).toEqual([{ kind: 'struck', text: 'The motion is GRANTED.', by: 'A. Reyes' }]);
    expect(parts(again)[2]).toEqual([{ kind: 'added', text: 'The motion is GRANTED.', by: 'A. Reyes' }]);
    expect(keepsProposal(before, again)).toBe(true);
  });

  test('finds a paragraph that lost its bookmark in its place', () => {
    const read = [titled, written('The motion is DENIED.'), written('Responses are due in 20 days.', paragraphMark(1))];
    expect(contentOfWord(before, read, 'A. Reyes').paragraphs).toHaveLength(2);
  });
});

describe('the blanks', () => {
  const blank = (value: string): OrderPart => ({ kind: 'blank', name: 'due_date', value });
  const before = order([text('Responses are due on '), blank(''), text('.')]);
  const read = (...runs: [string, string | null][]): MarkedParagraph[] => [
    titled,
    { bookmarks: ['_p0'], runs: runs.map(([value, tag]) => ({ text: value, tag })) },
  ];

  test('are filled in', () => {
    const runs: [string, string | null][] = [
      ['Responses are due on ', null],
      ['June 3', blankMark('due_date')],
      ['.', null],
    ];
    expect(contentOfWord(before, read(...runs), 'A. Reyes')).toEqual(
      order([text('Responses are due on '), blank('June 3'), text('.')]),
    );
  });

  test('are open while their line is not replaced', () => {
    const runs: [string, string | null][] = [
      ['Responses are due on ', null],
      [openBlank, blankMark('due_date')],
      ['.', null],
    ];
    expect(contentOfWord(before, read(...runs), 'A. Reyes')).toEqual(before);
  });

  test('that were removed remain in their place', () => {
    const after = contentOfWord(before, read(['Responses are due on June 3.', null]), 'A. Reyes');
    expect(parts(after)[0]).toContainEqual(blank(''));
    expect(keepsProposal(before, after)).toBe(true);
  });
});
