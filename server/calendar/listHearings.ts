import { and, eq, gt, gte, lte, sql } from 'drizzle-orm';
import type { InputOf, ReplyOf } from '#contract/endpoint';
import type { listHearings as asked } from '#contract/hearings';
import { matchesAll } from '#server/db/matchesAll';
import { hearings } from '#server/db/schema/calendar';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { visibleHearings } from '#server/visibility/visibleHearings';
import { describeHearing } from './describeHearing.ts';
import { countHearings, findHearings } from './hearingRepository.ts';

/** One page of the hearings that the user has access to, in order; without days those that are not over yet. */
export async function listHearings(
  { db, now }: Needs<'db' | 'now'>,
  viewer: Actor,
  { page, per_page, from, to, judge_id, courtroom_id, case_id, status, order, q }: InputOf<typeof asked>,
): Promise<ReplyOf<typeof asked>> {
  const matching = and(
    visibleHearings(db, viewer),
    from ? gte(hearings.hearing_date, from) : undefined,
    to ? lte(hearings.hearing_date, to) : undefined,
    from || to ? undefined : notOverYet(now()),
    judge_id ? eq(hearings.judge_id, judge_id) : undefined,
    courtroom_id ? eq(hearings.courtroom_id, courtroom_id) : undefined,
    case_id ? eq(hearings.case_id, case_id) : undefined,
    status ? eq(hearings.status, status) : undefined,
    q ? matchesAll(sql`(${hearings.case_number} || ' ' || ${hearings.case_title})`, q) : undefined,
  );
  const [found, total_hearings] = await Promise.all([
    findHearings(db, matching, {
      limit: per_page,
      offset: (page - 1) * per_page,
      latestFirst: order === 'latest',
    }),
    countHearings(db, matching),
  ]);
  return {
    results: {
      admin_hearings: found.map((one) => describeHearing(one, viewer)),
      total_hearings,
      total_pages: Math.ceil(total_hearings / per_page),
    },
  };
}

/** What begins later than ten hours ago and has not ended: no hearing is longer, and so the index of beginnings serves. */
function notOverYet(now: Date) {
  return and(gt(hearings.starts_at, new Date(now.getTime() - 600 * 60_000)), gt(hearings.ends_at, now));
}
