import { insert, join, strike } from '#domain/orders/editParagraph';
import { shownText } from '#domain/orders/finalContent';
import type { OrderPart } from '#domain/orders/orderStates';
import type { TextRange } from './readRange.ts';

/** What an input does to a paragraph, and where the caret is afterward. */
export type Edited = { parts: OrderPart[]; caret: number };
/** An input of the browser: its type, its text, the range that it replaces, and whose change it is. */
export type Input = { type: string; text: string; range: TextRange; by: string; isTracked: boolean };

const backward = /Backward|Cut/;

/**
 * A paragraph after an input. With tracked changes, text that is replaced or removed is struck and new text is marked.
 * Without, the text itself changes. Null if the input changes no text.
 */
export function editByInput(parts: readonly OrderPart[], input: Input): Edited | null {
  const { type, text, range, by, isTracked } = input;
  const isInsertion = type.startsWith('insert') && text !== '';
  if (!isInsertion && !type.startsWith('delete')) return null;
  const removed = range.to > range.from ? remove(parts, range, by, isTracked) : [...parts];
  const gone = lengthOf(parts) - lengthOf(removed);
  if (!isInsertion) return { parts: removed, caret: backward.test(type) ? range.from : range.to - gone };
  const at = isTracked ? range.to - gone : range.from;
  const inserted = insert(removed, at, text, by);
  return { parts: isTracked ? inserted : join(inserted.map(plain)), caret: at + text.length };
}

const lengthOf = (parts: readonly OrderPart[]) => parts.reduce((sum, part) => sum + shownText(part).length, 0);

function remove(parts: readonly OrderPart[], { from, to }: TextRange, by: string, isTracked: boolean): OrderPart[] {
  const struck = strike(parts, from, to, by);
  if (isTracked) return struck;
  // What this input struck is removed; what was struck before remains.
  const before = new Set(parts.filter(({ kind }) => kind === 'struck').map(shownText));
  return struck.filter((part) => part.kind !== 'struck' || before.has(part.text));
}

/** An addition to the court’s own text is text. */
const plain = (part: OrderPart): OrderPart => (part.kind === 'added' ? { kind: 'text', text: part.text } : part);
