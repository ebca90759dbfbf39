import type { Calendar } from './Calendar.ts';
import type { Objections } from './constraints.ts';
import type { WallTime } from './courtTime.ts';
import { judgeTime, type WantedHearing } from './judgeTime.ts';

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
