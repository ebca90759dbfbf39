import type { Span } from './availability.ts';
import type { Booking, Calendar, JudgePeriod, Sitting } from './Calendar.ts';
import { toWallTime } from './courtTime.ts';
import { keepsBooking, type PresentPlace } from './presentPlace.ts';
import type { Resource } from './resources.ts';
import { bookedOf, findStaffAway, type StaffAway } from './staff/staffAway.ts';

/** A hearing at a time, with everything that it takes. */
export type Proposal = {
  /** The hearing that is moved, whose own time is free to it; null for a new one. */
  hearing_id: string | null;
  judge_id: string | null;
  /** The judges who are disqualified in its case. */
  disqualified: readonly string[];
  span: Span;
  /** The sitting in which it would be called. */
  sitting: Sitting | undefined;
  resources: readonly Resource[];
  /** What it has on the calendar; null for a new one. */
  present: PresentPlace | null;
};

/** An objection to a time. */
export type Objection =
  | { code: 'no_such_time' }
  | { code: 'time_over' }
  | { code: 'judge_disqualified' }
  | { code: 'sitting_full'; sitting: Sitting }
  | { code: 'taken'; resource: Resource; booking: Booking }
  | { code: 'closed_day'; date: string; name: string }
  | { code: 'no_court_day'; date: string }
  | { code: 'outside_hours'; opens: string; closes: string }
  | { code: 'judge_out_of_office'; period: JudgePeriod }
  | StaffAway;

/** One rule about where a hearing can be placed. */
export type Constraint = (proposal: Proposal, calendar: Calendar) => readonly Objection[];

const none: readonly Objection[] = [];

/** A hearing is held in the future. */
export const isToCome: Constraint = ({ span }, { now }) => (span.starts_at < now ? [{ code: 'time_over' }] : none);

/** No judge hears a case in which the judge is disqualified. */
export const judgeMayHear: Constraint = ({ judge_id, disqualified }) =>
  judge_id !== null && disqualified.includes(judge_id) ? [{ code: 'judge_disqualified' }] : none;

/** A sitting takes no more hearings than its capacity (departure 25). */
export const sittingHasRoom: Constraint = ({ sitting }) =>
  sitting && sitting.called >= sitting.capacity ? [{ code: 'sitting_full', sitting }] : none;

/** Outside a sitting, no person and no courtroom is booked twice (departure 25). */
export const resourcesAreFree: Constraint = ({ sitting, resources, span, hearing_id, present }, calendar) => {
  if (sitting) return none;
  return resources.flatMap((resource) =>
    calendar
      .bookingsOf(resource, keepsBooking(present, resource.resource, span) ? span : bookedOf(resource, span, calendar))
      .filter((booking) => hearing_id === null || booking.hearing_id !== hearing_id)
      .map((booking) => ({ code: 'taken' as const, resource, booking })),
  );
};

/** Hearings are held on days and within hours of the court, unless the judge is on duty for all of the time. */
export const courtIsOpen: Constraint = ({ span, judge_id }, calendar) => {
  const begins = toWallTime(span.starts_at, calendar.time_zone);
  const ends = toWallTime(span.ends_at, calendar.time_zone);
  const { closure, hours } = calendar.dayOf(begins.date);
  const within = hours && begins.time >= hours.opens && ends.date === begins.date && ends.time <= hours.closes;
  if (within || isOnDuty(judge_id, span, calendar)) return none;
  if (closure !== null) return [{ code: 'closed_day', date: begins.date, name: closure }];
  if (!hours) return [{ code: 'no_court_day', date: begins.date }];
  return [{ code: 'outside_hours', opens: hours.opens, closes: hours.closes }];
};

/** The judge is not out of office. */
export const judgeIsPresent: Constraint = ({ span, judge_id }, calendar) => {
  const away = calendar.periodsOf(judge_id, span).find(({ status }) => status === 'out_of_office');
  return away ? [{ code: 'judge_out_of_office', period: away }] : none;
};

/** The interpreter, the mediator, and the reporter are available, as far as they are on the court's list. */
export const staffArePresent: Constraint = findStaffAway;

/** A judge who declared to be available for all of the time sits outside the court's hours too, as duty judges do. */
function isOnDuty(judge_id: string | null, span: Span, calendar: Calendar): boolean {
  return calendar
    .periodsOf(judge_id, span)
    .some(
      ({ status, starts_at, ends_at }) =>
        status === 'available' && starts_at <= span.starts_at && span.ends_at <= ends_at,
    );
}

/** Constraints that cannot be waived, in the order in which they are checked. */
export const bindingConstraints: readonly Constraint[] = [isToCome, judgeMayHear, sittingHasRoom, resourcesAreFree];

/** Constraints that a clerk can waive by giving a reason. */
export const waivableConstraints: readonly Constraint[] = [courtIsOpen, judgeIsPresent, staffArePresent];

/** The conflicts of a proposal, and whether a clerk can override them with a reason. */
export type Objections = { objections: readonly Objection[]; waivable: boolean };

/** The conflicts of a proposal: the first that cannot be waived, or else all that can. */
export function findObjections(proposal: Proposal, calendar: Calendar): Objections {
  for (const constraint of bindingConstraints) {
    const objections = constraint(proposal, calendar);
    if (objections.length > 0) return { objections, waivable: false };
  }
  return { objections: waivableConstraints.flatMap((constraint) => constraint(proposal, calendar)), waivable: true };
}
