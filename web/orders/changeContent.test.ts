import { expect, test } from 'vitest';
import type { OrderContent } from '#domain/orders/orderStates';
import { adopt, blanksOf, fillEverywhere, insertAfter, toggleParagraph } from './changeContent.ts';

const content: OrderContent = {
  title: 'Order',
  paragraphs: [
    { id: 'a', style: 'numbered', parts: [{ kind: 'text', text: 'Granted.' }] },
    { id: 'b', style: 'plain', parts: [{ kind: 'blank', name: 'date', value: '' }] },
    { id: 'c', style: 'plain', parts: [{ kind: 'blank', name: 'date', value: '' }] },
  ],
};

test('a paragraph is struck and restored with the same act', () => {
  const struck = toggleParagraph(content, 'a', 'Ames');
  expect(struck.paragraphs[0]!.parts).toEqual([{ kind: 'struck', text: 'Granted.', by: 'Ames' }]);
  expect(toggleParagraph(struck, 'a', 'Ames')).toEqual(content);
});

test('a blank is filled everywhere at once, and listed once', () => {
  expect(blanksOf(fillEverywhere(content, 'date', 'June 3'))).toEqual([{ name: 'date', value: 'June 3' }]);
});

test('a new paragraph is after the one in which Enter was pressed; an adopted one is at the end', () => {
  const { content: next, added } = insertAfter(content, 'a');
  expect(next.paragraphs.map(({ id }) => id)).toEqual(['a', added, 'b', 'c']);
  expect(adopt(content, 'Denied.', 'Ames').paragraphs.at(-1)!.parts).toEqual([
    { kind: 'added', text: 'Denied.', by: 'Ames' },
  ]);
});
