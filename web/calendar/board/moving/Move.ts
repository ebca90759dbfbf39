import type { BoardHearing, PlacementFacts } from '#contract/calendarBoard';
import type { Calendar } from '#domain/hearings/Calendar';
import type { Objections } from '#domain/hearings/constraints';
import type { OpenRun } from '#domain/hearings/findOpenRuns';
import type { WantedHearing } from '#domain/hearings/judgeTime';

/** A place on the board: a column, the start in minutes after midnight, and the length in minutes. */
export type Slot = { column: string; start: number; duration: number };

/** What the server told of the hearing that is moved, with the open times of each column. */
export type Known = {
  facts: PlacementFacts;
  hearing: WantedHearing;
  calendar: Calendar;
  /** By column; empty while the hearing is resized. */
  open: ReadonlyMap<string, readonly OpenRun[]>;
};

/** What objects to a slot. A hearing cannot be moved to the column of hearings without a courtroom or judge. */
export type Judged = Objections | { objections: 'no_place' };

/** A hearing that is being moved or resized. */
export type Move = {
  hearing: BoardHearing;
  by: 'pointer' | 'keyboard';
  from: Slot;
  at: Slot;
  /** Null while the facts are loading, or if they could not be loaded: then the server decides at the drop. */
  known: Known | null;
  judged: Judged | null;
};

export const isFree = (judged: Judged | null) =>
  judged !== null && judged.objections !== 'no_place' && judged.objections.length === 0;

/** Whether the hearing can be dropped: nothing objects, or only what a reason waives. */
export const canDrop = (judged: Judged | null): boolean =>
  judged === null ||
  (judged.objections !== 'no_place' && (judged.objections.length === 0 || ('waivable' in judged && judged.waivable)));

export const isSameSlot = (a: Slot, b: Slot) =>
  a.column === b.column && a.start === b.start && a.duration === b.duration;
