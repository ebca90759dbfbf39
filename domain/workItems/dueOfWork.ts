import type { CourtCalendar } from '#domain/courts/holidays/CourtCalendar';
import { nextCourtDay, previousCourtDay, seekCourtDay } from '#domain/courts/holidays/isCourtDay';
import { addDays } from '#domain/days/days';
import type { CodeSystem } from '#domain/docketing/CodeSystem';
import { type WorkItemLaw, type WorkPeriod, workItemLaw } from './data/workItemLaw.ts';
import type { WorkItemKind, WorkItemState } from './workItems.ts';

/** The law of a court on a kind of request; undefined where the lists have none. */
export const lawOfWork = (kind: WorkItemKind, system: CodeSystem | null): WorkItemLaw | undefined =>
  workItemLaw.find((law) => law.kind === kind && law.system === system);

type Facts = {
  law: WorkItemLaw | undefined;
  state: WorkItemState;
  hearing_on: string | null;
  /** The day of the trial or of the last pleading. */
  counted_from: string | null;
  answered_on: string | null;
  calendar: CourtCalendar;
};

/**
 * By when something must happen with an item: the review of an answer, the period of the law from a day that was entered,
 * or else the arrangement, which must be made by the court day before the hearing.
 */
export function dueOfWork({ law, state, hearing_on, counted_from, answered_on, calendar }: Facts): string | null {
  const canReview = state === 'denied' || state === 'granted_alternative';
  if (canReview) {
    return law?.review_days && answered_on ? seekCourtDay(addDays(answered_on, law.review_days), calendar, 1) : null;
  }
  if (law?.due) return counted_from ? dayOf(law.due, counted_from, calendar) : null;
  return hearing_on ? previousCourtDay(hearing_on, calendar) : null;
}

/** The last day on which a request for a hearing is in time; null where the law names no number of days. */
export function askBy(law: WorkItemLaw | undefined, hearing_on: string, calendar: CourtCalendar): string | null {
  return law?.ask ? dayOf(law.ask, hearing_on, calendar) : null;
}

function dayOf({ amount, unit, direction }: WorkPeriod, from: string, calendar: CourtCalendar): string {
  const sign = direction === 'after' ? 1 : -1;
  if (unit === 'days') return seekCourtDay(addDays(from, sign * amount), calendar, sign);
  let day = from;
  for (let left = amount; left > 0; left--) {
    day = direction === 'after' ? nextCourtDay(day, calendar) : previousCourtDay(day, calendar);
  }
  return day;
}
