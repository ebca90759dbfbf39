import { expect, test } from 'vitest';
import { contentOfText, joinLines } from './contentOfText.ts';

test('a proposed order is divided into paragraphs, and lines of underscores are blanks', () => {
  const { paragraphs } = contentOfText('Order', [
    'IT IS ORDERED:',
    '1. Pay by ______, 20____.',
    ' ',
    'A {name} remains text.',
  ]);
  expect(paragraphs.map(({ style }) => style)).toEqual(['heading', 'numbered', 'plain']);
  expect(paragraphs[1]!.parts).toEqual([
    { kind: 'text', text: '1. Pay by ' },
    { kind: 'blank', name: 'blank_1', value: '' },
    { kind: 'text', text: ', 20' },
    { kind: 'blank', name: 'blank_2', value: '' },
    { kind: 'text', text: '.' },
  ]);
  expect(paragraphs[2]!.parts).toEqual([{ kind: 'text', text: 'A name remains text.' }]);
});

test('lines of a page are joined until a short line or a number', () => {
  const line = (text: string, width: number) => ({ text, width });
  expect(
    joinLines([
      line('Defendant shall pay within', 400),
      line('ten days.', 120),
      line('1. The first of the', 390),
      line('2. The second', 200),
    ]),
  ).toEqual(['Defendant shall pay within ten days.', '1. The first of the', '2. The second']);
});
