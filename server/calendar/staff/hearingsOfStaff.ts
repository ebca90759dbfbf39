import { and, gt, inArray } from 'drizzle-orm';
import type { StaffKind } from '#domain/hearings/staff/HearingStaff';
import { hearingStatuses, isOpen } from '#domain/hearings/statuses';
import { hearings } from '#server/db/schema/calendar';

/** The column of a hearing that refers to its interpreter, reporter, or mediator. */
export const idColumns = {
  interpreter: hearings.interpreter_id,
  reporter: hearings.reporter_id,
  mediator: hearings.mediator_id,
} satisfies Record<StaffKind, unknown>;

/** Hearings that are still ahead: others keep the name under which they were held. */
export const isAhead = (now: Date) =>
  and(gt(hearings.ends_at, now), inArray(hearings.status, hearingStatuses.filter(isOpen)));
