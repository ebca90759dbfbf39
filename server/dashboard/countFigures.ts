import type { Figures } from '#contract/dashboard';
import { pathTo } from '#domain/paths/pathTo';
import { countHearings } from '#server/calendar/hearingRepository';
import { countCases } from '#server/cases/countCases';
import { measureAnalyzed } from '#server/filings/filingsInView';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { countLookedAt } from './countLookedAt.ts';

/** The key figures of the user's data; each counts the rows that it links to. */
export async function countFigures({ db, now }: Needs<'db' | 'now'>, viewer: Actor): Promise<Figures> {
  const [read, open, pending, looked_at] = await Promise.all([
    measureAnalyzed(db, viewer),
    countCases(db, viewer, 'open'),
    countHearings(db, viewer, { status: 'scheduled', notOverAt: now() }),
    countLookedAt({ db, now }, viewer),
  ]);
  return {
    documents: { value: read.documents, href: pathTo.filings('analyzed') },
    average_processing_time: read.seconds,
    active_cases: { value: open, href: pathTo.cases({ status: 'open' }) },
    pending_hearings: { value: pending, href: pathTo.hearings() },
    complete: { value: read.complete, href: pathTo.filings('complete') },
    looked_at,
  };
}
