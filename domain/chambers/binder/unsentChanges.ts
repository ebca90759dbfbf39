import { addDays } from '#domain/days/days';

/** What a note needs for its changes to be kept without a network. */
type NoteLike = { id: string; version: number; kind: string; text: string; color: string; audience: string };

/** A change of a note that the court does not have yet. */
export type UnsentChange<Note extends NoteLike> = {
  note_id: string;
  /** The version of the court's note on which the change is based; 0 for a note that the court never had. */
  base: number;
  /** The note as the judge left it; null if the judge removed it. */
  note: Note | null;
  /** Raised by each change, so that one made while an earlier one is sent is not taken for it. */
  revision: number;
  /** The note as it was changed on another device. The judge decides which text is kept. */
  conflict?: Note;
  /** Why the court refused the change. It is kept until the judge discards it. */
  refusal?: string;
};

type Change<Note> = { note_id: string; base: number; note: Note | null };

/** The court's answer to a change that was sent. */
export type Outcome<Note> =
  | { kind: 'saved'; version: number }
  | { kind: 'changed'; current: Note | null }
  | { kind: 'refused'; reason: string };

/** Days after the hearing on which an offline copy is removed. */
const daysAfterHearing = 7;

/** The last day of an offline copy. A continued hearing gets a new date with the next update. */
export const lastDayOffline = (hearing_date: string): string => addDays(hearing_date, daysAfterHearing);

/**
 * Adds a change to those that wait, in the order in which the notes were changed first. One change is kept for each note:
 * the latest, on the version of the first. A note that the court never had leaves nothing when it is removed.
 */
export function addChange<Note extends NoteLike>(
  waiting: readonly UnsentChange<Note>[],
  { note_id, base, note }: Change<Note>,
): UnsentChange<Note>[] {
  const at = waiting.findIndex((one) => one.note_id === note_id);
  const before = waiting[at];
  const merged = {
    note_id,
    // After a conflict, the change is based on the version that the judge saw.
    base: Math.max(base, before?.base ?? 0),
    note,
    revision: (before?.revision ?? 0) + 1,
  };
  if (!before) return [...waiting, merged];
  const isGone = note === null && merged.base === 0;
  return waiting.flatMap((one, index) => (index !== at ? [one] : isGone ? [] : [merged]));
}

/** The court's notes with the changes that it does not have yet. */
export function withUnsent<Note extends NoteLike>(
  notes: readonly Note[],
  waiting: readonly UnsentChange<Note>[],
): Note[] {
  const changes = new Map(waiting.map((one) => [one.note_id, one]));
  const known = new Set(notes.map(({ id }) => id));
  const kept = notes.flatMap((one) => {
    const change = changes.get(one.id);
    if (!change) return [one];
    return change.note ? [{ ...change.note, version: change.base }] : [];
  });
  const added = waiting.flatMap(({ note_id, note, base }) =>
    note && !known.has(note_id) ? [{ ...note, version: base }] : [],
  );
  return [...kept, ...added];
}

/**
 * The changes that wait after the court answered one of them.
 *
 * Words have precedence over a removal: a note that was removed on one device and changed on another is kept. A change
 * that arrived before, but whose answer was lost, counts as saved.
 */
export function afterAnswer<Note extends NoteLike>(
  waiting: readonly UnsentChange<Note>[],
  sent: UnsentChange<Note>,
  outcome: Outcome<Note>,
): UnsentChange<Note>[] {
  return waiting.flatMap((one) => {
    if (one.note_id !== sent.note_id) return [one];
    const isLatest = one.revision === sent.revision;
    if (outcome.kind === 'refused') return [{ ...one, refusal: outcome.reason }];
    if (outcome.kind === 'saved') return isLatest ? [] : [{ ...one, base: outcome.version }];
    const { current } = outcome;
    if (!current) return sent.note ? again(one, 0) : isLatest ? [] : [one];
    if (!sent.note) return isLatest ? [] : [{ ...one, base: current.version }];
    if (isSame(sent.note, current)) return isLatest ? [] : [{ ...one, base: current.version }];
    return [{ ...one, base: current.version, conflict: current }];
  });
}

/** The court says that a new note exists and does not show it: it belongs to someone else, and is not sent again. */
function again<Note extends NoteLike>(one: UnsentChange<Note>, base: number): UnsentChange<Note>[] {
  return [one.base === base ? { ...one, refusal: 'changed_meanwhile' } : { ...one, base }];
}

/** The changes that are sent: those that wait for no decision of the judge. */
export function sendable<Note extends NoteLike>(waiting: readonly UnsentChange<Note>[]): UnsentChange<Note>[] {
  return waiting.filter(({ conflict, refusal }) => !conflict && refusal === undefined);
}

const isSame = (one: NoteLike, other: NoteLike) =>
  one.text === other.text && one.color === other.color && one.audience === other.audience && one.kind === other.kind;
