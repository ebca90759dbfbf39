import type { PlacementFacts } from '#contract/calendarBoard';
import { timeOf } from '#domain/hearings/clockMinutes';
import { findOpenRuns, type OpenRun } from '#domain/hearings/findOpenRuns';
import { judgeTime, type WantedHearing } from '#domain/hearings/judgeTime';
import { readPlacement } from '#domain/hearings/readPlacement';
import type { BoardColumn } from '../boardColumns.ts';
import type { BoardHours } from '../boardHours.ts';
import type { Judged, Known, Slot } from './Move.ts';

/** The hearing as it would be in a column: in its courtroom, or before its judge. */
function inColumn(hearing: WantedHearing, { by, id, name }: BoardColumn): WantedHearing {
  if (id === null) return hearing;
  return by === 'room' ? { ...hearing, courtroom_id: id, venue: name } : { ...hearing, judge_id: id, judge: name };
}

/** What objects to a slot, by the rules of the server. */
export function judgeSlot({ hearing, calendar }: Known, column: BoardColumn, { start, duration }: Slot): Judged {
  if (column.id === null) return { objections: 'no_place' };
  const wanted = { ...inColumn(hearing, column), duration_minutes: duration };
  const { objections, waivable } = judgeTime(wanted, { date: column.day.date, time: timeOf(start) }, calendar);
  return { objections, waivable };
}

/** What the browser knows of a hearing to move, with the open times of each column in steps of some minutes. */
export function readKnown(
  facts: PlacementFacts,
  columns: readonly BoardColumn[],
  { from, to }: BoardHours,
  step: number,
): Known {
  const { hearing, calendar } = readPlacement(facts);
  const open = new Map<string, readonly OpenRun[]>();
  for (const column of columns) {
    if (column.id === null) continue;
    const search = { date: column.day.date, from, to, step };
    open.set(column.key, findOpenRuns(inColumn(hearing, column), search, calendar));
  }
  return { facts, hearing, calendar, open };
}
