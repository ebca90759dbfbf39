import type { InputOf, ReplyOf } from '#contract/endpoint';
import type { listHearings as asked } from '#contract/hearings';
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
  return {
    results: {
      admin_hearings: found.map((one) => describeHearing(one, viewer)),
      total_hearings,
      total_pages: Math.ceil(total_hearings / per_page),
    },
  };
}
