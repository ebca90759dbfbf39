import type { BoardHearing } from '#contract/calendarBoard';
import { type BoardColumn, columnKey, placeOf } from '../boardColumns.ts';
import { type BoardHours, startOf } from '../boardHours.ts';
import { judgeSlot } from './judgeSlot.ts';
import { isSameSlot, type Known, type Move, type Slot } from './Move.ts';
import type { MoveStore } from './moveStore.ts';

/** What a move needs to know of the board that is shown. */
export type MoveBoard = { columns: readonly BoardColumn[]; hours: BoardHours; step: number };

const shortest = 5;
const longest = 600;

/** Begins to move a hearing from where it is. */
export function startMove(store: MoveStore, { columns }: MoveBoard, hearing: BoardHearing, by: Move['by']): void {
  const place = placeOf(hearing, columns[0]?.by ?? 'room');
  const column = columnKey(hearing.hearing_date, place);
  const from = { column, start: startOf(hearing), duration: hearing.duration_minutes };
  store.write({ hearing, by, from, at: from, known: null, judged: null });
}

/** Adds what the server told, and judges where the hearing is now. */
export function learn(store: MoveStore, { columns }: MoveBoard, known: Known): void {
  const move = store.read();
  if (move?.hearing.id !== known.facts.hearing.id) return;
  store.write({ ...move, known, judged: judgeAt(columns, known, move, move.at) });
}

/** Moves the hearing to a slot, as far as the board and the limits of a hearing's length allow. */
export function moveTo(store: MoveStore, { columns, hours }: MoveBoard, wanted: Slot): void {
  const move = store.read();
  if (!move || !columns.some(({ key }) => key === wanted.column)) return;
  const duration = Math.min(longest, Math.max(shortest, Math.min(wanted.duration, 24 * 60 - wanted.start)));
  const start = Math.max(hours.from, Math.min(wanted.start, Math.max(hours.from, hours.to - duration)));
  const at = { column: wanted.column, start, duration };
  if (isSameSlot(at, move.at)) return;
  store.write({ ...move, at, judged: move.known && judgeAt(columns, move.known, move, at) });
}

/** Where the hearing already is, nothing objects: it can always be put back. */
function judgeAt(columns: readonly BoardColumn[], known: Known, { from }: Move, at: Slot) {
  if (isSameSlot(from, at)) return { objections: [], waivable: true };
  return judgeSlot(known, columns.find(({ key }) => key === at.column)!, at);
}
