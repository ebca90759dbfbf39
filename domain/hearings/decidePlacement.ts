import type { Span } from './availability.ts';
import type { Calendar } from './Calendar.ts';
import { findObjections, type Objections, type Proposal } from './constraints.ts';
import { spanOf, type WallTime } from './courtTime.ts';
import { type Attendance, resourcesOf } from './resources.ts';

/** A hearing to be placed on the calendar. */
export type WantedHearing = Attendance & {
  /** The hearing that is moved; null for a new one. */
  id: string | null;
  duration_minutes: number;
  event_type_id?: string | null;
  /** Whether hearings of its kind share a sitting that lists no event types. */
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
  const span = spanOf(at, hearing.duration_minutes, calendar.time_zone);
  if (!span) return { objections: [{ code: 'no_such_time' }], waivable: false };
  const proposal = propose(hearing, resourcesOf(hearing), span, calendar);
  const found = findObjections(proposal, calendar);
  const isFree = found.objections.length === 0;
  if (!isFree && (!found.waivable || override_reason === null)) return found;
  return { placement: { sitting_id: proposal.sitting?.id ?? null, override_reason: isFree ? null : override_reason } };
}

/** A hearing at a time, in the sitting that it would share. */
export function propose(
  hearing: WantedHearing,
  resources: Proposal['resources'],
  span: Span,
  calendar: Calendar,
): Proposal {
  const { id, judge_id } = hearing;
  return { hearing_id: id, judge_id, span, sitting: calendar.sittingFor(hearing, span), resources };
}
