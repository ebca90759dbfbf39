import { and, count, eq, gt, sql } from 'drizzle-orm';
import type { Figures } from '#contract/dashboard';
import { pathTo } from '#domain/paths/pathTo';
import { countHearings } from '#server/calendar/hearingRepository';
import { countCases } from '#server/cases/countCases';
import { hearings } from '#server/db/schema/calendar';
import { filings } from '#server/db/schema/filings';
import { isInView } from '#server/filings/isInView';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { visibleFilings } from '#server/visibility/visibleFilings';
import { visibleHearings } from '#server/visibility/visibleHearings';
import { countLookedAt } from './countLookedAt.ts';

/** The key figures over what the user has access to; each counts the rows to which it leads. */
export async function countFigures({ db, now }: Needs<'db' | 'now'>, viewer: Actor): Promise<Figures> {
  const [[read], open, pending, looked_at] = await Promise.all([
    db
      .select({
        documents: count(),
        seconds: sql<number | null>`round(avg(${filings.processing_time_seconds})::numeric, 2)::float8`,
        complete: sql<number>`(count(*) filter (where ${isInView('complete')}))::int`,
      })
      .from(filings)
      .where(and(visibleFilings(viewer), isInView('analyzed'))),
    countCases(db, viewer, 'open'),
    countHearings(db, and(visibleHearings(db, viewer), eq(hearings.status, 'scheduled'), gt(hearings.ends_at, now()))),
    countLookedAt({ db, now }, viewer),
  ]);
  return {
    documents: { value: read!.documents, href: pathTo.filings('analyzed') },
    average_processing_time: read!.seconds,
    active_cases: { value: open, href: pathTo.cases({ status: 'open' }) },
    pending_hearings: { value: pending, href: pathTo.hearings() },
    complete: { value: read!.complete, href: pathTo.filings('complete') },
    looked_at,
  };
}
