import type { Calendar } from '../Calendar.ts';
import { spanOf } from '../courtTime.ts';
import type { BatchHearing, Engagement } from './BatchHearing.ts';
import { type BatchObjection, type Blocked, holdTimes } from './holdTimes.ts';
import type { Slot } from './proposeTimes.ts';

/** A hearing with the time that it is given. */
export type ChosenTime = { hearing: BatchHearing; slot: Slot };
export type CheckedTime = ChosenTime & { sitting_id: string | null };
export type RefusedTime = ChosenTime & { objections: BatchObjection[] };

type Facts = {
  calendar: Calendar;
  engagements: readonly Engagement[];
  blocked?: readonly Blocked[];
  waives?: boolean;
};

/**
 * Checks the times that a batch gives to its hearings, against the calendar and each other, in the order of the
 * times. Times that hearings of the batch leave are available to the others; if one is refused, it keeps its
 * present time, so the rest is checked again.
 */
export function checkTimes(
  chosen: readonly ChosenTime[],
  facts: Facts,
): { accepted: CheckedTime[]; refused: RefusedTime[] } {
  const refused: RefusedTime[] = [];
  let rest = [...chosen];
  for (;;) {
    const { accepted, objected } = checkOnce(rest, facts);
    refused.push(...objected);
    if (objected.length === 0) return { accepted, refused };
    rest = accepted;
  }
}

function checkOnce(chosen: readonly ChosenTime[], { calendar, engagements, blocked = [], waives = false }: Facts) {
  const hearings = chosen.map(({ hearing }) => hearing);
  const freed = new Set(hearings.map(({ id }) => id));
  const held = holdTimes({ calendar, engagements, hearings, freed, blocked, waives });
  const accepted: CheckedTime[] = [];
  const objected: RefusedTime[] = [];
  for (const { hearing, slot } of chosen) {
    const span = spanOf(slot, hearing.duration_minutes, calendar.time_zone);
    const objections = span ? held.objectionsTo(hearing, span, slot) : [{ code: 'no_such_time' as const }];
    if (objections.length > 0) {
      objected.push({ hearing, slot, objections });
      continue;
    }
    const { sitting } = held.hold(hearing, span!, slot);
    accepted.push({ hearing, slot, sitting_id: sitting?.id ?? null });
  }
  return { accepted, objected };
}
