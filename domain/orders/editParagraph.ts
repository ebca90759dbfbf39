import { shownText } from './finalContent.ts';
import type { OrderPart } from './orderStates.ts';

/**
 * Changes of a paragraph, tracked: what was proposed is struck, never removed, and what is inserted is marked with the
 * person. Positions count the characters that the editor shows, struck ones included.
 */

/** Strikes the text from one position to another. An addition is removed; a blank is emptied. */
export function strike(parts: readonly OrderPart[], from: number, to: number, by: string): OrderPart[] {
  return join(
    divide(parts, from, to).flatMap(({ part, inside }) => {
      if (!inside || part.kind === 'struck') return [part];
      if (part.kind === 'added') return [];
      if (part.kind === 'blank') return [{ ...part, value: '' }];
      return [{ kind: 'struck', text: part.text, by }];
    }),
  );
}

/** Restores struck text between two positions. */
export function restore(parts: readonly OrderPart[], from: number, to: number): OrderPart[] {
  return join(
    divide(parts, from, to).map(({ part, inside }) =>
      inside && part.kind === 'struck' ? { kind: 'text', text: part.text } : part,
    ),
  );
}

/** Inserts text at a position. Inside a blank, it becomes part of its value. */
export function insert(parts: readonly OrderPart[], at: number, text: string, by: string): OrderPart[] {
  if (text === '') return [...parts];
  const before: OrderPart[] = [];
  const after: OrderPart[] = [];
  let start = 0;
  for (const part of parts) {
    const end = start + shownText(part).length;
    if (end <= at) before.push(part);
    else if (start >= at) after.push(part);
    else if (part.kind === 'blank') return insertInBlank(parts, part, at - start, text);
    else {
      before.push({ ...part, text: part.text.slice(0, at - start) });
      after.push({ ...part, text: part.text.slice(at - start) });
    }
    start = end;
  }
  return join([...before, { kind: 'added', text, by }, ...after]);
}

function insertInBlank(parts: readonly OrderPart[], blank: OrderPart & { kind: 'blank' }, at: number, text: string) {
  const value = blank.value.slice(0, at) + text + blank.value.slice(at);
  return parts.map((part) => (part === blank ? { ...blank, value } : part));
}

/** Fills every blank of this name. */
export function fillBlank(parts: readonly OrderPart[], name: string, value: string): OrderPart[] {
  return parts.map((part) => (part.kind === 'blank' && part.name === name ? { ...part, value } : part));
}

/** The parts, divided at two positions, each with whether it is between them. */
function divide(parts: readonly OrderPart[], from: number, to: number): { part: OrderPart; inside: boolean }[] {
  const divided: { part: OrderPart; inside: boolean }[] = [];
  let start = 0;
  for (const part of parts) {
    const length = shownText(part).length;
    if (part.kind === 'blank') divided.push({ part, inside: start >= from && start + length <= to && length > 0 });
    else {
      for (const [a, b] of cuts(length, from - start, to - start)) {
        divided.push({ part: { ...part, text: part.text.slice(a, b) }, inside: start + a >= from && start + b <= to });
      }
    }
    start += length;
  }
  return divided;
}

function cuts(length: number, from: number, to: number): [number, number][] {
  const inner = [from, to].filter((at) => at > 0 && at < length);
  const at = [...new Set([0, ...inner, length])].sort((a, b) => a - b);
  return at.slice(1).map((end, index) => [at[index]!, end]);
}

/** Joins neighbors of the same kind and person, and drops empty parts. */
export function join(parts: readonly OrderPart[]): OrderPart[] {
  const joined: OrderPart[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (part.kind !== 'blank' && part.text === '') continue;
    if (last && continues(last, part))
      joined[joined.length - 1] = { ...part, text: (last as Written).text + part.text };
    else joined.push(part);
  }
  return joined;
}

type Written = Exclude<OrderPart, { kind: 'blank' }>;

function continues(last: OrderPart, part: OrderPart): part is Written {
  if (last.kind === 'blank' || part.kind === 'blank' || last.kind !== part.kind) return false;
  return !('by' in last) || !('by' in part) || last.by === part.by;
}
