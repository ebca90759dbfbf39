import { describe, expect, test } from 'vitest';
import { addChange, afterAnswer, lastDayOffline, sendable, type UnsentChange, withUnsent } from './unsentChanges.ts';

const note = (id: string, text: string, version = 0) => ({
  ...{ id, text, version, kind: 'note', color: 'yellow', audience: 'judge' },
});
type Note = ReturnType<typeof note>;
type Waiting = UnsentChange<Note>[];
const wrote = (id: string, text: string, base = 0) => ({ note_id: id, base, note: note(id, text) });
const removed = (id: string, base = 0) => ({ note_id: id, base, note: null });
const queue = (...changes: { note_id: string; base: number; note: Note | null }[]) =>
  changes.reduce<Waiting>(addChange, []);
const texts = (waiting: Waiting) => waiting.map(({ note_id, base, note: one }) => [note_id, base, one?.text ?? null]);

describe('changes without a network', () => {
  test('are one for each note, on the version of the first, in the order of the first', () => {
    const waiting = queue(wrote('a', 'A', 3), wrote('b', 'B'), wrote('a', 'A and more', 3));
    expect(texts(waiting)).toEqual([
      ['a', 3, 'A and more'],
      ['b', 0, 'B'],
    ]);
  });

  test('leave nothing of a note that was added and removed', () => {
    expect(queue(wrote('a', 'A'), removed('a'))).toEqual([]);
    expect(texts(queue(wrote('a', 'A', 2), removed('a', 2)))).toEqual([['a', 2, null]]);
  });

  test('are shown with the notes of the court', () => {
    const waiting = queue(wrote('a', 'Changed', 3), removed('b', 1), wrote('c', 'New'));
    const shown = withUnsent([note('a', 'Old', 3), note('b', 'Removed', 1), note('d', 'Other', 9)], waiting);
    expect(shown.map(({ id, text, version }) => [id, text, version])).toEqual([
      ['a', 'Changed', 3],
      ['d', 'Other', 9],
      ['c', 'New', 0],
    ]);
  });
});

describe('the court’s answer', () => {
  const first = (waiting: Waiting) => waiting[0]!;

  test('to a change that is saved removes it, but not what was typed since', () => {
    const waiting = queue(wrote('a', 'A', 3));
    expect(afterAnswer(waiting, first(waiting), { kind: 'saved', version: 4 })).toEqual([]);
    const later = addChange(waiting, wrote('a', 'A and more', 3));
    expect(texts(afterAnswer(later, first(waiting), { kind: 'saved', version: 4 }))).toEqual([['a', 4, 'A and more']]);
  });

  test('to a change that arrived before, but whose answer was lost, counts as saved', () => {
    const waiting = queue(wrote('a', 'A'));
    expect(afterAnswer(waiting, first(waiting), { kind: 'changed', current: note('a', 'A', 1) })).toEqual([]);
  });

  test('that another device changed the note waits for the judge, whose choice is then sent', () => {
    const waiting = queue(wrote('a', 'Mine', 3));
    const held = afterAnswer(waiting, first(waiting), { kind: 'changed', current: note('a', 'Other', 5) });
    expect(first(held).conflict?.text).toBe('Other');
    expect(sendable(held)).toEqual([]);
    const chosen = addChange(held, wrote('a', 'Mine', 5));
    expect(texts(sendable(chosen))).toEqual([['a', 5, 'Mine']]);
  });

  test('that another device removed the note adds it again, because nothing that was typed is lost', () => {
    const waiting = queue(wrote('a', 'Mine', 3));
    const next = afterAnswer(waiting, first(waiting), { kind: 'changed', current: null });
    expect(texts(sendable(next))).toEqual([['a', 0, 'Mine']]);
    // The ID belongs to someone else's note: it is not sent without an end.
    expect(sendable(afterAnswer(next, first(next), { kind: 'changed', current: null }))).toEqual([]);
  });

  test('that another device changed a note that was removed here keeps the note', () => {
    const waiting = queue(removed('a', 3));
    expect(afterAnswer(waiting, first(waiting), { kind: 'changed', current: note('a', 'Other', 5) })).toEqual([]);
    expect(afterAnswer(waiting, first(waiting), { kind: 'changed', current: null })).toEqual([]);
  });

  test('that refuses a change keeps it with the reason, and the others are sent', () => {
    const waiting = queue(wrote('a', 'A'), wrote('b', 'B'));
    const next = afterAnswer(waiting, first(waiting), { kind: 'refused', reason: 'not_in_binder' });
    expect(first(next)).toMatchObject({ refusal: 'not_in_binder', note: { text: 'A' } });
    expect(texts(sendable(next))).toEqual([['b', 0, 'B']]);
  });
});

test('an offline copy is removed a week after the hearing', () => {
  expect(lastDayOffline('2026-12-28')).toBe('2027-01-04');
});
