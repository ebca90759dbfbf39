import { desc, eq } from 'drizzle-orm';
import type { CaseActivity, Docket } from '#contract/cases';
import { writeActivity, writeDocketEntry } from '#contract/messages/writeMessages';
import type { ActivityAction } from '#domain/activity/ActivityMessages';
import { findLines } from '#server/activity/findLines';
import { nameReceipts } from '#server/activity/nameReceipts';
import { docketEntries } from '#server/db/schema/docket';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { filingIfSeen, seenFilingIds } from '#server/visibility/seenFilings';
import { findCase } from './caseRepository.ts';
import { describeStoredDate } from './filingDates/describeFilingDate.ts';
import { findCurrentDatesForSystem, type StoredFilingDate } from './filingDates/filingDateRepository.ts';

type StoredEntry = typeof docketEntries.$inferSelect;

export const entriesPerPage = 25;

/**
 * One page of a case's docket, the newest entry first. An entry links to its filing only for those with access to it.
 */
export async function readDocket(db: Db, viewer: Actor, id: string, page: number): Promise<Docket> {
  const { entries, total } = await findEntries(db, viewer, id, {
    limit: entriesPerPage,
    offset: (page - 1) * entriesPerPage,
  });
  const dates = await findCurrentDatesForSystem(db, filingsOf(entries));
  return {
    results: entries.map(({ entry, filing_id }) => ({
      number: entry.number,
      filed_on: entry.filed_on,
      ...describeDates(dates.get(entry.filing_id ?? '')),
      entered_at: entry.entered_at.toISOString(),
      kind: entry.kind,
      description: writeDocketEntry(entry.description),
      filing_id,
    })),
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
): Promise<{ entries: { entry: StoredEntry; filing_id: string | null }[]; total: number }> {
  await findCase(db, viewer, case_id);
  const ofCase = eq(docketEntries.case_id, case_id);
  const [entries, total] = await Promise.all([
    db
      .select({ entry: docketEntries, filing_id: filingIfSeen(db, viewer, docketEntries.filing_id) })
      .from(docketEntries)
      .where(ofCase)
      .orderBy(desc(docketEntries.number))
      .limit(limit)
      .offset(offset),
    db.$count(docketEntries, ofCase),
  ]);
  return { entries, total };
}

/** The filings behind entries. */
export function filingsOf(entries: readonly { entry: StoredEntry }[]): string[] {
  return entries.flatMap(({ entry: { filing_id } }) => filing_id ?? []);
}

/** When the document of an entry was received, and why it counts as filed on another day. */
function describeDates(date: StoredFilingDate | undefined) {
  if (!date) return { received_at: null, timely_on: null, filed_because: null };
  const { received_at, received_on, filed_on, timely_on, basis, reason } = date;
  const { steps } = describeStoredDate(date);
  const why = steps.slice(1).map(({ says }) => says);
  if (basis === 'closure' && reason) why.unshift(reason);
  return {
    received_at: received_at.toISOString(),
    timely_on: timely_on === filed_on ? null : timely_on,
    filed_because: (filed_on !== received_on || basis !== 'rule') && why.length > 0 ? why.join(' ') : null,
  };
}

/** The last entry of the docket of a case that the viewer has access to. */
export async function findLastEntry(
  db: Db,
  viewer: Actor,
  case_id: string,
): Promise<typeof docketEntries.$inferSelect | undefined> {
  await findCase(db, viewer, case_id);
  const [last] = await db
    .select()
    .from(docketEntries)
    .where(eq(docketEntries.case_id, case_id))
    .orderBy(desc(docketEntries.number))
    .limit(1);
  return last;
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

/** How clerks share their work among themselves, and decisions that are not in force, are the court's own matter. */
function hiddenFrom({ capacity }: Actor): ActivityAction[] {
  if (capacity !== 'self_represented' && capacity !== 'attorney') return [];
  return ['filing_claimed', 'filing_released', 'decision_taken', 'decision_undone', 'decision_lapsed'];
}
