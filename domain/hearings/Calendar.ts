import { overlaps, type Period, type Span } from './availability.ts';
import { type CourtDays, closureOn, type DayHours, hoursOn } from './CourtDays.ts';
import { indexSpans } from './indexSpans.ts';
import { type Resource, resourceKinds } from './resources.ts';
import { type HearsOnCall, type OnCall, sharesSitting } from './sharesSitting.ts';
import type { StaffMember } from './staff/HearingStaff.ts';

/** Time of a resource that a hearing or a sitting has booked. */
export type Booking = Span & Resource & { hearing_id: string | null; by: string };

/** A calendar call: a judge in a courtroom, with capacity for several hearings. */
export type Sitting = Span &
  HearsOnCall & {
    id: string;
    title: string;
    judge_id: string;
    courtroom_id: string;
    capacity: number;
    /** How many hearings are called in it. */
    called: number;
  };

/** A declared period of a judge's availability. */
export type JudgePeriod = Period & { judge_id: string };

/** Everything that determines where a hearing can be placed. */
export type CalendarFacts = {
  now: Date;
  days: CourtDays;
  bookings: readonly Booking[];
  sittings: readonly Sitting[];
  periods: readonly JudgePeriod[];
  /** The hearing staff of the court's list who can be concerned. */
  staff: readonly StaffMember[];
};

/** A day of the court: the name of its closure, and its hours where it holds hearings. */
export type CourtDay = { closure: string | null; hours: DayHours | null };

type Place = { judge_id: string | null; courtroom_id: string | null };

/** The same facts, indexed for lookups. */
export type Calendar = {
  now: Date;
  time_zone: string;
  dayOf(date: string): CourtDay;
  bookingsOf(resource: Resource, span: Span): readonly Booking[];
  /** The sitting of this judge in this room that covers all of the time and hears the event type. */
  sittingFor(place: Place & OnCall, span: Span): Sitting | undefined;
  periodsOf(judge_id: string | null, span: Span): readonly JudgePeriod[];
  /** The person of the court's list of hearing staff; none for names that are not on it. */
  staffMember(resource: Resource): StaffMember | undefined;
};

/** Arranges the facts of a court's calendar for the constraints on hearings. */
export function arrangeCalendar({ now, days, bookings, sittings, periods, staff }: CalendarFacts): Calendar {
  const booked = new Map(
    resourceKinds.map((kind) => {
      const ofKind = bookings.filter((booking) => booking.kind === kind);
      return [kind, indexSpans(ofKind, ({ resource }) => resource)] as const;
    }),
  );
  const held = indexSpans(sittings, ({ judge_id, courtroom_id }) => `${judge_id} ${courtroom_id}`);
  // A declared period can last for years, and a judge has few, so they are not indexed by day.
  const declared = new Map<string, JudgePeriod[]>();
  for (const period of periods) declared.set(period.judge_id, [...(declared.get(period.judge_id) ?? []), period]);
  const known = new Map<string, CourtDay>();
  const members = new Map(staff.map((member) => [member.id, member]));
  return {
    now,
    time_zone: days.time_zone,
    dayOf(date) {
      const day = known.get(date) ?? { closure: closureOn(date, days)?.name ?? null, hours: hoursOn(date, days) };
      known.set(date, day);
      return day;
    },
    bookingsOf: ({ kind, resource }, span) => booked.get(kind)!(resource, span),
    sittingFor: ({ judge_id, courtroom_id, ...kind }, span) =>
      held(`${judge_id} ${courtroom_id}`, span).find(
        (sitting) =>
          sitting.starts_at <= span.starts_at && span.ends_at <= sitting.ends_at && sharesSitting(kind, sitting),
      ),
    periodsOf: (judge_id, span) => (declared.get(judge_id ?? '') ?? []).filter((period) => overlaps(period, span)),
    staffMember: ({ resource }) => members.get(resource),
  };
}
