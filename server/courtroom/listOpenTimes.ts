import type { FreeTime } from '#contract/hearingTimes';
import { addDays } from '#domain/days/days';
import { toMoment } from '#domain/hearings/courtTime';
import { readCourt } from '#server/courts/readCourt';
import { findOpenTimes } from '#server/hearings/findOpenTimes';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { findSessionHearing } from './findSessionHearing.ts';

const wanted = 9;

/** Times to which a hearing can be continued, from a day on. */
export async function listOpenTimes(
  { db, now }: Needs<'db' | 'now'>,
  clerk: Actor,
  { id, from: asked }: { id: string; from?: string | undefined },
): Promise<{ data: FreeTime[] }> {
  const hearing = await findSessionHearing(db, clerk, id);
  const court = await readCourt(db, now(), hearing.court_id);
  const tomorrow = addDays(court.today, 1);
  const from = asked && asked > tomorrow ? asked : tomorrow;
  const after = toMoment({ date: from, time: '00:00' }, court.time_zone) ?? now();
  try {
    return {
      data: await db.transaction((tx) => findOpenTimes(tx, clerk, hearing, { after, from, wanted, now: now() })),
    };
  } catch (error) {
    // A judge, courtroom, or event type that is no longer in use has no open times.
    if (error instanceof Refusal && error.code === 'invalid_input') return { data: [] };
    throw error;
  }
}
