import type { Span } from './availability.ts';
import type { Calendar, Sitting } from './Calendar.ts';
import { findObjections, type Objections, type Proposal } from './constraints.ts';
import { spanOf, type WallTime } from './courtTime.ts';
import type { PresentPlace } from './presentPlace.ts';
import { type Attendance, resourcesOf } from './resources.ts';

/** A hearing to be placed on the calendar. */
export type WantedHearing = Attendance & {
  /** The hearing that is moved; null for a new one. */
  id: string | null;
  duration_minutes: number;
  /** The judges who are disqualified in its case. */
  disqualified: readonly string[];
  event_type_id: string | null;
  /** Whether hearings of its kind share a sitting that lists no event types. */
  held_in_sitting: boolean;
  /** What it has on the calendar; null for a new one. */
  present: PresentPlace | null;
};

/** The objections to a hearing at a time, with the sitting that it would share. */
export function judgeTime(
  hearing: WantedHearing,
  at: WallTime,
  calendar: Calendar,
  resources: Proposal['resources'] = resourcesOf(hearing),
): Objections & { sitting: Sitting | undefined } {
  const span = spanOf(at, hearing.duration_minutes, calendar.time_zone);
  if (!span) return { objections: [{ code: 'no_such_time' }], waivable: false, sitting: undefined };
  const proposal = propose(hearing, resources, span, calendar);
  return { ...findObjections(proposal, calendar), sitting: proposal.sitting };
}

/** A hearing at a time, in the sitting that it would share. */
export function propose(
  hearing: WantedHearing,
  resources: Proposal['resources'],
  span: Span,
  calendar: Calendar,
): Proposal {
  const { id, judge_id, disqualified, present } = hearing;
  const sitting = calendar.sittingFor(hearing, span);
  return { hearing_id: id, judge_id, disqualified, span, sitting, resources, present };
}
