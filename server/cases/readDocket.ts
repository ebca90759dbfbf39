import { and, desc, eq, sql } from 'drizzle-orm';
import type { CaseActivity, Docket } from '#contract/cases';
import { writeActivity, writeDocketEntry } from '#contract/messages/writeMessages';
import { nameReceipts } from '#server/activity/nameReceipts';
import { activities } from '#server/db/schema/activity';
import { docketEntries } from '#server/db/schema/docket';
import { filings } from '#server/db/schema/filings';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { isOfCase } from '#server/visibility/caseOfFiling';
import { visibleFilings } from '#server/visibility/visibleFilings';
import { findCase } from './caseRepository.ts';

export const entriesPerPage = 25;

/** One page of a case's docket, the newest entry first. An entry leads to its filing only for those who may see that. */
export async function readDocket(db: Db, viewer: Actor, id: string, page: number): Promise<Docket> {
  await findCase(db, viewer, id);
  const ofCase = eq(docketEntries.case_id, id);
  const [found, counted] = await Promise.all([
    db
      .select({ entry: docketEntries, filing_id: filings.id })
      .from(docketEntries)
      .leftJoin(filings, and(eq(filings.id, docketEntries.filing_id), visibleFilings(viewer)))
      .where(ofCase)
      .orderBy(desc(docketEntries.number))
      .limit(entriesPerPage)
      .offset((page - 1) * entriesPerPage),
    db.$count(docketEntries, ofCase),
  ]);
  return {
    results: found.map(({ entry, filing_id }) => ({
      number: entry.number,
      filed_on: entry.filed_on,
      entered_at: entry.entered_at.toISOString(),
      kind: entry.kind,
      description: writeDocketEntry(entry.description),
      filing_id,
    })),
    total: counted,
    total_pages: Math.ceil(counted / entriesPerPage),
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
  const own = db
    .select({ id: sql`${filings.id}::text` })
    .from(filings)
    .where(and(isOfCase(db, viewer, id), visibleFilings(viewer)));
  const found = await db
    .select()
    .from(activities)
    .where(
      and(
        eq(activities.court_id, court_id),
        sql`(${activities.subject_id} in (${id}, ${case_number}) or ${activities.subject_id} in (${own}))`,
        staffOnly(viewer),
      ),
    )
    .orderBy(desc(activities.at), desc(activities.seq))
    .limit(newestActivities);
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
function staffOnly({ capacity }: Actor) {
  if (capacity !== 'self_represented' && capacity !== 'attorney') return undefined;
  return sql`${activities.action} not in ('filing_claimed', 'filing_released', 'decision_taken', 'decision_undone', 'decision_lapsed')`;
}
