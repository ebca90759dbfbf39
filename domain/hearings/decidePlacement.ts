import type { Span } from './availability.ts';
import type { Calendar, Sitting } from './Calendar.ts';
import { findObjections, type Objections, type Proposal } from './constraints.ts';
import { spanOf, type WallTime } from './courtTime.ts';
import { type Attendance, resourcesOf } from './resources.ts';

/** A hearing to be placed on the calendar. */
export type WantedHearing = Attendance & {
  /** The hearing that is moved; null for a new one. */
  id: string | null;
  duration_minutes: number;
  /** Whether hearings of its kind share a sitting. */
  held_in_sitting: boolean;
};

/** The placement of a hearing: within a sitting, or at an individual time. */
export type Placement = { sitting_id: string | null; override_reason: string | null };
export type PlacementDecision = { placement: Placement } | Objections;

/**
 * Decides where in the calendar a hearing goes: within the judge's sitting at that time if its type shares sittings,
 * otherwise at an individual time. A reason waives waivable objections, and is stored only if it was needed.
 */
export function decidePlacement(
  hearing: WantedHearing,
  at: WallTime,
  override_reason: string | null,
  calendar: Calendar,
): PlacementDecision {
  const { sitting, ...found } = judgeTime(hearing, at, calendar);
  const isFree = found.objections.length === 0;
  if (!isFree && (!found.waivable || override_reason === null)) return found;
  return { placement: { sitting_id: sitting?.id ?? null, override_reason: isFree ? null : override_reason } };
}

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
  { id, judge_id, courtroom_id, held_in_sitting }: WantedHearing,
  resources: Proposal['resources'],
  span: Span,
  calendar: Calendar,
): Proposal {
  const sitting = held_in_sitting ? calendar.sittingFor({ judge_id, courtroom_id }, span) : undefined;
  return { hearing_id: id, judge_id, span, sitting, resources };
}
