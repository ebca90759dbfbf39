import { and, asc, count, desc, inArray, type SQL, sql } from 'drizzle-orm';
import type { AwaitingDocument, listAwaiting as asked } from '#contract/chambers';
import type { InputOf, ReplyOf } from '#contract/endpoint';
import type { AwaitingKind } from '#domain/chambers/awaiting';
import { findCases, type StoredCase } from '#server/cases/caseRepository';
import { judicialMarks } from '#server/db/schema/chambers';
import { lockFilingForSystem } from '#server/filings/filingsForSystem';
import {
  countJudicialFilings,
  findJudicialFilings,
  type JudicialFiling,
  type JudicialFilter,
  judicialFilingIds,
} from '#server/filings/judicialFilings';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { decidedFilingsForSystem } from '#server/rulings/rulingRepository';
import { actsFor } from '#server/visibility/actsFor';

type StoredMark = typeof judicialMarks.$inferSelect;
type Window = { limit: number; offset: number };

/** A filing in a judge's own case, with the case and the judge's mark. */
export type FoundDocument = JudicialFiling & { found_case: StoredCase; mark: StoredMark | null };

const needsOf = { signature: 'signature', ruling: 'ruling', all: 'either' } as const;

/** How many filings wait for the judge, or how many the judge has marked. */
export async function countAwaiting(db: Db, judge: Actor, kind: AwaitingKind): Promise<number> {
  if (kind === 'done') return countMarked(db, judge);
  return countJudicialFilings(db, judge, { needs: needsOf[kind], without: settledFor(db, judge) });
}

/** Pending documents of the judge, the oldest first; completed ones, the newest first. */
export async function listAwaiting(
  { db }: Needs<'db'>,
  judge: Actor,
  { kind, page, per_page }: InputOf<typeof asked>,
): Promise<ReplyOf<typeof asked>> {
  const window = { limit: per_page, offset: (page - 1) * per_page };
  const found =
    kind === 'done'
      ? await findMarked(db, judge, window)
      : await findPacketDocuments(db, judge, { needs: needsOf[kind], without: settledFor(db, judge) }, window);
  const total = await countAwaiting(db, judge, kind);
  return { data: found.map(describeAwaiting), total, total_pages: Math.ceil(total / per_page) };
}

/** A part of the pending documents of the judge, the oldest first. */
export function findAwaiting(
  db: Db,
  judge: Actor,
  kind: Exclude<AwaitingKind, 'done'>,
  window: Window,
): Promise<FoundDocument[]> {
  return findPacketDocuments(db, judge, { needs: needsOf[kind], without: settledFor(db, judge) }, window);
}

/** One filing in a case of the judge's, locked until the transaction ends. */
export async function lockDocument(tx: Db, judge: Actor, filing_id: string): Promise<FoundDocument> {
  await lockFilingForSystem(tx, filing_id);
  return findAwaitingDocument(tx, judge, filing_id);
}

/** One filing in a case of the judge's, whether it awaits action or not. */
export async function findAwaitingDocument(db: Db, judge: Actor, filing_id: string): Promise<FoundDocument> {
  const [found] = await findPacketDocuments(db, judge, { ids: [filing_id] }, { limit: 1, offset: 0 });
  if (!found) throw new Refusal('not_found');
  return found;
}

/** The judge's marks on filings, by filing. */
export async function findMarks(db: Db, judge: Actor, filing_ids: string[]): Promise<Map<string, StoredMark>> {
  if (filing_ids.length === 0) return new Map();
  const marks = await db
    .select()
    .from(judicialMarks)
    .where(and(actsFor(judicialMarks.judge_id, judge), inArray(judicialMarks.filing_id, filing_ids)));
  return new Map(marks.map((mark) => [mark.filing_id, mark]));
}

async function findPacketDocuments(
  db: Db,
  judge: Actor,
  filter: JudicialFilter,
  window: Window,
): Promise<FoundDocument[]> {
  const found = await findJudicialFilings(db, judge, filter, window);
  const [byId, marks] = await Promise.all([
    findCases(
      db,
      judge,
      found.map(({ case_id }) => case_id),
    ),
    findMarks(
      db,
      judge,
      found.map(({ filing }) => filing.id),
    ),
  ]);
  return found.map((one) => ({
    ...one,
    found_case: byId.get(one.case_id)!,
    mark: marks.get(one.filing.id) ?? null,
  }));
}

async function findMarked(db: Db, judge: Actor, { limit, offset }: Window): Promise<FoundDocument[]> {
  const marks = await db
    .select({ id: judicialMarks.filing_id })
    .from(judicialMarks)
    .where(isMarked(db, judge))
    .orderBy(desc(judicialMarks.marked_at), asc(judicialMarks.filing_id))
    .limit(limit)
    .offset(offset);
  const ids = marks.map(({ id }) => id);
  const found = await findPacketDocuments(db, judge, { ids }, { limit: ids.length, offset: 0 });
  return ids.flatMap((id) => found.filter(({ filing }) => filing.id === id));
}

async function countMarked(db: Db, judge: Actor): Promise<number> {
  const [found] = await db.select({ n: count() }).from(judicialMarks).where(isMarked(db, judge));
  return found!.n;
}

function isMarked(db: Db, judge: Actor): SQL | undefined {
  return and(
    actsFor(judicialMarks.judge_id, judge),
    sql`${judicialMarks.filing_id} in ${judicialFilingIds(db, judge)}`,
  );
}

/** The IDs of the filings that the judge has marked, or on which the court has ruled, as a subquery. */
export function settledFor(db: Db, judge: Actor): SQL {
  const marked = db
    .select({ id: judicialMarks.filing_id })
    .from(judicialMarks)
    .where(actsFor(judicialMarks.judge_id, judge));
  return sql`(${marked.unionAll(decidedFilingsForSystem(db, judge.court_id))})`;
}

/** A filing that awaits the judge, as the list shows it. */
export function describeAwaiting({ filing, found_case, filer, mark, signature }: FoundDocument): AwaitingDocument {
  return {
    filing_id: filing.id,
    title: filing.title ?? filing.document_name,
    doc_type: filing.doc_type,
    document_type: filing.document_type,
    needs: signature ? 'signature' : 'ruling',
    case_id: found_case.id,
    case_number: found_case.case_number,
    case_title: found_case.title,
    filed_by: filer,
    received_at: filing.received_at.toISOString(),
    state: filing.state,
    mark: mark?.mark ?? null,
    mark_note: mark?.note ?? null,
    marked_at: mark?.marked_at.toISOString() ?? null,
  };
}
