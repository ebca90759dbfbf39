import { expect, test } from 'vitest';
import type { OrderPart } from '#domain/orders/orderStates';
import { editByInput } from './editByInput.ts';

const parts: OrderPart[] = [{ kind: 'text', text: 'Pay $500 now.' }];
const by = 'Ames';

test('typing over a selection strikes it and adds the new text after it', () => {
  const edited = editByInput(parts, {
    type: 'insertText',
    text: '$900',
    range: { from: 4, to: 8 },
    by,
    isTracked: true,
  });
  expect(edited).toEqual({
    parts: [
      { kind: 'text', text: 'Pay ' },
      { kind: 'struck', text: '$500', by },
      { kind: 'added', text: '$900', by },
      { kind: 'text', text: ' now.' },
    ],
    caret: 12,
  });
});

test('Backspace strikes and moves before the struck text, Delete after it', () => {
  const range = { from: 4, to: 5 };
  const erase = (type: string) => editByInput(parts, { type, text: '', range, by, isTracked: true })!.caret;
  expect([erase('deleteContentBackward'), erase('deleteContentForward')]).toEqual([4, 5]);
});

test('an addition that is removed leaves nothing', () => {
  const added = editByInput(parts, { type: 'insertText', text: 'X', range: { from: 0, to: 0 }, by, isTracked: true })!;
  const range = { from: 0, to: 1 };
  const removed = editByInput(added.parts, { type: 'deleteContentBackward', text: '', range, by, isTracked: true });
  expect(removed).toEqual({ parts, caret: 0 });
});

test('without tracked changes, the text itself changes', () => {
  const edited = editByInput(parts, {
    type: 'insertText',
    text: 'at once',
    range: { from: 9, to: 12 },
    by,
    isTracked: false,
  });
  expect(edited).toEqual({ parts: [{ kind: 'text', text: 'Pay $500 at once.' }], caret: 16 });
});

test('a format that the editor does not have changes nothing', () => {
  expect(
    editByInput(parts, { type: 'formatBold', text: '', range: { from: 0, to: 3 }, by, isTracked: true }),
  ).toBeNull();
});
