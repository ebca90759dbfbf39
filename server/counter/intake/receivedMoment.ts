import { toMoment } from '#domain/hearings/courtTime';
import { findCourt } from '#server/courts/findCourt';
import type { Actor } from '#server/kernel/actor';
import { invalidInput } from '#server/kernel/invalidInput';
import type { Needs } from '#server/kernel/needs';

type Stated = { received_on: string; received_at_time: string };

/** A moment by the minute: a document that is received now has not been received in the future. */
const aMinute = 60_000;

/** When documents on paper reached the court, stated in its time zone. It is never in the future. */
export async function receivedMoment(
  { db, now }: Needs<'db' | 'now'>,
  { court_id }: Actor,
  { received_on: date, received_at_time: time }: Stated,
): Promise<Date> {
  const { time_zone } = await findCourt(db, court_id);
  const stated = toMoment({ date, time }, time_zone);
  if (stated === null) throw invalidInput('received_at_time', 'The clocks skipped this time on that day.');
  if (stated.getTime() > now().getTime()) {
    throw invalidInput('received_on', 'The documents cannot have been received in the future.');
  }
  // Within the current minute, the exact moment is known.
  return now().getTime() - stated.getTime() < aMinute ? now() : stated;
}
