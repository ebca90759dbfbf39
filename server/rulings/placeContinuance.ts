import { continuedPlaceOf } from '#domain/hearings/presentPlace';
import type { RulingDetails } from '#domain/rulings/dispositions';
import type { StoredHearing } from '#server/calendar/FoundHearing';
import { placeHearing } from '#server/hearings/placeHearing';
import { resolveHearing } from '#server/hearings/resolveHearing';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { invalidInput } from '#server/kernel/invalidInput';
import type { Needs } from '#server/kernel/needs';

type Continued = { disposition: string; hearing: StoredHearing | null; details: RulingDetails };

/** Refuses a continuance to a time that is not available now, with the available times. */
export async function placeContinuance(
  tx: Db,
  { now }: Needs<'now'>,
  judge: Actor,
  { disposition, hearing, details: { next_hearing } }: Continued,
): Promise<void> {
  if (disposition !== 'continued' || !next_hearing) return;
  if (!hearing) throw invalidInput('next_hearing', 'This motion has no hearing to continue. Schedule one first.');
  const like = { ...hearing, judge_id: hearing.judge_id ?? undefined, attorney_ids: undefined };
  await placeHearing(tx, judge, {
    hearing: await resolveHearing(tx, judge, like),
    at: { date: next_hearing.hearing_date, time: next_hearing.hearing_time },
    override_reason: null,
    moved: hearing.id,
    present: continuedPlaceOf(hearing),
    now: now(),
  });
}
