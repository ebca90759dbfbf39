import type { InputOf, ReplyOf } from '#contract/endpoint';
import type { listHearings as asked } from '#contract/hearings';
import { listHearings } from '#server/calendar/listHearings';
import { readCourt } from '#server/courts/readCourt';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { expectedTimesForSystem } from './expectedTimes.ts';

/** The hearings that the user has access to, with the expected times of today’s while the session runs late. */
export async function listHearingsToday(
  needs: Needs<'db' | 'now'>,
  viewer: Actor,
  input: InputOf<typeof asked>,
): Promise<ReplyOf<typeof asked>> {
  const { results } = await listHearings(needs, viewer, input);
  const { today } = await readCourt(needs.db, needs.now(), viewer.court_id);
  if (results.admin_hearings.every(({ hearing_date }) => hearing_date !== today)) return { results };
  const late = await expectedTimesForSystem(needs.db, viewer.court_id, today);
  const admin_hearings = results.admin_hearings.map((hearing) => {
    const expected_time = late.get(hearing.id);
    return expected_time ? { ...hearing, expected_time } : hearing;
  });
  return { results: { ...results, admin_hearings } };
}
