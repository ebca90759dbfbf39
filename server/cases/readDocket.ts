import { and, asc, desc, inArray } from 'drizzle-orm';
import type { CaseActivity, Docket } from '#contract/cases';
import { writeActivity } from '#contract/messages/writeMessages';
import type { ActivityAction } from '#domain/activity/ActivityMessages';
import { findLines } from '#server/activity/findLines';
import { nameReceipts } from '#server/activity/nameReceipts';
import { docketEntries } from '#server/db/schema/docket';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { filingIfSeen, seenFilingIds } from '#server/visibility/seenFilings';
import { findCase } from './caseRepository.ts';
import { describeEntries, readableText } from './docket/describeEntries.ts';
import type { FoundEntry } from './docket/FoundEntry.ts';
import { type DocketFilter, isGranted, listedEntries, narrowDocket } from './docket/narrowDocket.ts';

export const entriesPerPage = 25;

/**
 * One page of a case's docket. An entry links to its filing only for those with access to it, and a sealed entry shows
 * only its number and dates to people outside the court.
 */
export async function readDocket(
  db: Db,
  viewer: Actor,
  { id, page, ...filter }: { id: string; page: number } & DocketFilter,
): Promise<Docket> {
  const span = { limit: entriesPerPage, offset: (page - 1) * entriesPerPage };
  const { entries, total } = await findEntries(db, viewer, id, span, filter);
  return {
    results: await describeEntries(db, viewer, entries),
    total,
    total_pages: Math.ceil(total / entriesPerPage),
  };
}

/** Entries of the docket of a case that the viewer has access to, the newest first, and how many there are. */
export async function findEntries(
  db: Db,
  viewer: Actor,
  case_id: string,
  { limit, offset }: { limit: number; offset: number },
  { order = 'newest', ...filter }: DocketFilter = {},
): Promise<{ entries: FoundEntry[]; total: number }> {
  await findCase(db, viewer, case_id);
  const matching = and(listedEntries(viewer, case_id), narrowDocket(db, viewer, filter));
  const direction = order === 'newest' ? desc(docketEntries.number) : asc(docketEntries.number);
  // The page first: the access to filings is examined for its entries alone, not for those that precede it.
  const ofPage = db
    .select({ id: docketEntries.id })
    .from(docketEntries)
    .where(matching)
    .orderBy(direction)
    .limit(limit)
    .offset(offset);
  const [entries, total] = await Promise.all([
    db
      .select({
        entry: docketEntries,
        filing_id: filingIfSeen(db, viewer, docketEntries.filing_id),
        granted: isGranted(viewer),
      })
      .from(docketEntries)
      .where(inArray(docketEntries.id, ofPage))
      .orderBy(direction),
    db.$count(docketEntries, matching),
  ]);
  return { entries, total };
}

/** The number, date, and readable text of the last entry of the docket of a case that the viewer has access to. */
export async function findLastEntry(
  db: Db,
  viewer: Actor,
  case_id: string,
): Promise<{ number: number; filed_on: string; text: string } | undefined> {
  const { entries } = await findEntries(db, viewer, case_id, { limit: 1, offset: 0 });
  const [last] = entries;
  return last && { number: last.entry.number, filed_on: last.entry.filed_on, text: readableText(viewer, last) };
}

const newestActivities = 30;

/** What happened last in a case and to its filings, as far as the user has access to them. */
export async function readCaseActivity(db: Db, viewer: Actor, id: string): Promise<CaseActivity> {
  const { court_id, case_number } = await findCase(db, viewer, id);
  const about = { court_id, subjects: [id, case_number], others: seenFilingIds(db, viewer, id) };
  const found = await findLines(db, { ...about, without: hiddenFrom(viewer) }, newestActivities);
  const named = await nameReceipts(
    db,
    viewer,
    found.map((line) => ({ ...line, ...writeActivity(line) })),
  );
  return {
    results: named.map(({ seq, at, action, values, title, description, actor_name }) => ({
      seq,
      at: at.toISOString(),
      action,
      values: { ...values },
      title,
      description,
      by: actor_name,
    })),
  };
}

/**
 * How clerks share their work among themselves, decisions that are not in force, and whom the court assigns with which
 * conflicts of interest are the court's own matter. Counsel who appear have their own lines.
 */
function hiddenFrom({ capacity }: Actor): ActivityAction[] {
  if (capacity !== 'self_represented' && capacity !== 'attorney') return [];
  return [
    ...(['filing_claimed', 'filing_released', 'decision_taken', 'decision_undone', 'decision_lapsed'] as const),
    ...(['case_assigned', 'case_assigned_despite_conflict', 'case_unassigned'] as const),
  ];
}
