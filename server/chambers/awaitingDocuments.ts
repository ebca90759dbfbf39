import { and, asc, count, desc, eq, exists, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { AwaitingDocument, listAwaiting as asked } from '#contract/chambers';
import type { InputOf, ReplyOf } from '#contract/endpoint';
import { type AwaitingKind, beforeTheJudge, forRuling, forSignature } from '#domain/chambers/awaiting';
import { cases } from '#server/db/schema/cases';
import { judicialMarks } from '#server/db/schema/chambers';
import { documents, documentVersions, filings } from '#server/db/schema/filings';
import { personName } from '#server/identity/personName';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { caseOrProposed } from '#server/visibility/caseOfFiling';
import { visibleFilings } from '#server/visibility/visibleFilings';
import { ownCases } from './chambersRepository.ts';

/** A document to be signed is one itself, or came with one beside it. */
export function needsSignature(db: Db): SQL {
  const beside = db
    .select({ found: sql`1` })
    .from(documents)
    .innerJoin(documentVersions, eq(documentVersions.document_id, documents.id))
    .where(and(eq(documents.filing_id, filings.id), inArray(documentVersions.type, forSignature)));
  return or(inArray(filings.document_type, forSignature), exists(beside))!;
}

function ofKind(db: Db, kind: AwaitingKind): SQL | undefined {
  const signature = needsSignature(db);
  const ruling = inArray(filings.document_type, forRuling);
  if (kind === 'done') return isNotNull(judicialMarks.id);
  const open = isNull(judicialMarks.id);
  if (kind === 'signature') return and(open, signature);
  if (kind === 'ruling') return and(open, ruling, sql`not ${signature}`);
  return and(open, or(signature, ruling));
}

/** In a query that joins cases and this judge's marks. */
function matching(db: Db, judge: Actor, kind: AwaitingKind): SQL | undefined {
  const lies = inArray(filings.state, [...beforeTheJudge]);
  return and(ownCases(judge), visibleFilings(judge), lies, ofKind(db, kind));
}

const own = (judge: Actor) => and(eq(judicialMarks.filing_id, filings.id), eq(judicialMarks.judge_id, judge.person_id));

export async function countAwaiting(db: Db, judge: Actor, kind: AwaitingKind): Promise<number> {
  const [found] = await db
    .select({ n: count() })
    .from(filings)
    .innerJoin(cases, eq(cases.id, caseOrProposed))
    .leftJoin(judicialMarks, own(judge))
    .where(matching(db, judge, kind));
  return found!.n;
}

/** Pending documents of the judge, the oldest first; completed ones, the newest first. */
export async function listAwaiting(
  { db }: Needs<'db'>,
  judge: Actor,
  { kind, page, per_page }: InputOf<typeof asked>,
): Promise<ReplyOf<typeof asked>> {
  const done = kind === 'done';
  const rows = await findAwaiting(db, judge, matching(db, judge, kind))
    .orderBy(done ? desc(judicialMarks.marked_at) : asc(filings.received_at), asc(filings.id))
    .limit(per_page)
    .offset((page - 1) * per_page);
  const total = await countAwaiting(db, judge, kind);
  return { data: rows.map(describeAwaiting), total, total_pages: Math.ceil(total / per_page) };
}

/** One filing in a case of the judge's, held until the transaction ends. */
export async function holdDocument(tx: Db, judge: Actor, filing_id: string): Promise<FoundDocument> {
  await tx.select({ id: filings.id }).from(filings).where(eq(filings.id, filing_id)).for('update');
  return findAwaitingDocument(tx, judge, filing_id);
}

/** One filing in a case of the judge's, whether it awaits action or not. */
export async function findAwaitingDocument(db: Db, judge: Actor, filing_id: string): Promise<FoundDocument> {
  const lies = inArray(filings.state, [...beforeTheJudge]);
  const [found] = await findAwaiting(
    db,
    judge,
    and(ownCases(judge), visibleFilings(judge), lies, eq(filings.id, filing_id)),
  );
  if (!found) throw new Refusal('not_found');
  return found;
}

function findAwaiting(db: Db, judge: Actor, where: SQL | undefined) {
  return db
    .select({
      filing: filings,
      found_case: cases,
      filer: personName(filings.filed_by),
      mark: judicialMarks,
      signature: sql<boolean>`${needsSignature(db)}`,
    })
    .from(filings)
    .innerJoin(cases, eq(cases.id, caseOrProposed))
    .leftJoin(judicialMarks, own(judge))
    .where(where);
}
export type FoundDocument = Awaited<ReturnType<typeof findAwaiting>>[number];

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
