import { and, eq } from 'drizzle-orm';
import type { InputOf } from '#contract/endpoint';
import { type listFilings as asked, type FilingList, filingsPerPage } from '#contract/filings';
import { countUpcomingHearings } from '#server/calendar/countUpcomingHearings';
import { countCases } from '#server/cases/countCases';
import { filings } from '#server/db/schema/filings';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { isOfCase } from '#server/visibility/caseOfFiling';
import { averageFilings, countFilings } from './countTotals.ts';
import { describeFiling } from './describeFiling.ts';
import { findFilings } from './filingRepository.ts';
import { isInView } from './isInView.ts';

/** One page of the filings that the user has access to, newest first, with the totals of the dashboard. */
export async function listFilings(
  { db, now }: Needs<'db' | 'now'>,
  viewer: Actor,
  { page, priority, case: of, filed_by, show }: InputOf<typeof asked>,
): Promise<FilingList> {
  const matching = and(
    priority ? eq(filings.priority, priority) : undefined,
    of ? isOfCase(db, viewer, of) : undefined,
    filed_by ? eq(filings.filed_by, filed_by) : undefined,
    show ? isInView(show) : undefined,
  );
  const [found, means, matches, total_cases, upcoming_hearings] = await Promise.all([
    findFilings(db, viewer, matching, { limit: filingsPerPage, offset: (page - 1) * filingsPerPage }),
    averageFilings(db, viewer),
    matching && countFilings(db, viewer, matching),
    countCases(db, viewer),
    countUpcomingHearings(db, viewer, now()),
  ]);
  const total_documents = matches ?? means.total_documents;
  return {
    results: {
      all_documents: found.map(describeFiling),
      ...means,
      total_documents,
      total_pages: Math.ceil(total_documents / filingsPerPage),
      total_cases,
      upcoming_hearings,
    },
  };
}
