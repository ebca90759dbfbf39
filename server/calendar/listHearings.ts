import type { InputOf, ReplyOf } from '#contract/endpoint';
import type { listHearings as asked } from '#contract/hearings';
import { expectedTimesForSystem } from '#server/courtroom/expectedTimes';
import { readCourt } from '#server/courts/readCourt';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { describeHearing } from './describeHearing.ts';
import { countHearings, findHearings } from './hearingRepository.ts';

/** One page of the hearings that the user has access to, in order; without days, those that are not over. */
export async function listHearings(
  { db, now }: Needs<'db' | 'now'>,
  viewer: Actor,
  { page, per_page, from, to, judge_id, courtroom_id, case_id, status, order, q }: InputOf<typeof asked>,
): Promise<ReplyOf<typeof asked>> {
  const filter = {
    ...(from || to ? { from, to } : { notOverAt: now() }),
    ...{ judge_id, courtroom_id, case_id, status, q },
  };
  const window = { limit: per_page, offset: (page - 1) * per_page, latestFirst: order === 'latest' };
  const [found, total_hearings] = await Promise.all([
    findHearings(db, viewer, filter, window),
    countHearings(db, viewer, filter),
  ]);
  const { today } = await readCourt(db, now(), viewer.court_id);
  const isToday = found.some(({ hearing }) => hearing.hearing_date === today);
  const late = isToday ? await expectedTimesForSystem(db, viewer.court_id, today) : null;
  return {
    results: {
      admin_hearings: found.map((one) => {
        const expected_time = late?.get(one.hearing.id);
        return { ...describeHearing(one, viewer), ...(expected_time && { expected_time }) };
      }),
      total_hearings,
      total_pages: Math.ceil(total_hearings / per_page),
    },
  };
}
