import type { Hearing } from '#contract/hearings';
import { canBecome, isOpen } from '#domain/hearings/statuses';
import { may } from '#domain/identity/permissions';
import type { Actor } from '#server/kernel/actor';
import type { FoundHearing } from './FoundHearing.ts';

/** A hearing as the screens know it, with what the user may do. */
export function describeHearing(
  { hearing, sitting_title, attorneys, moved_from }: FoundHearing,
  viewer: Actor,
): Hearing {
  const schedules = may(viewer.capacity, 'hearings:schedule');
  const {
    court_id: _court,
    event_type_id: _kind,
    requested_by: _by,
    updated_at: _at,
    mediator_id: _mediator,
    interpreter_id: _interpreter,
    reporter_id: _reporter,
    sitting_id,
    ...described
  } = hearing;
  return {
    ...described,
    hearing_time: hearing.hearing_time.slice(0, 5),
    starts_at: hearing.starts_at.toISOString(),
    ends_at: hearing.ends_at.toISOString(),
    attorneys,
    ...(moved_from.length > 0 && { moved_from }),
    sitting: sitting_id && sitting_title !== null ? { id: sitting_id, title: sitting_title } : null,
    abilities: {
      change: schedules && isOpen(hearing.status),
      confirm: schedules && canBecome(hearing.status, 'scheduled'),
      close: schedules && canBecome(hearing.status, 'completed'),
    },
  };
}
