import { and, asc, count, eq, exists, inArray, isNull, ne, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { DayHearing, PacketDocument } from '#contract/chambers';
import { hearings } from '#server/db/schema/calendar';
import { cases } from '#server/db/schema/cases';
import { judgeNotes, judicialMarks } from '#server/db/schema/chambers';
import { docketEntries } from '#server/db/schema/docket';
import { documents, documentVersions, filings } from '#server/db/schema/filings';
import { describeDocument } from '#server/filings/describeFiling';
import type { StoredDocument } from '#server/filings/filingRepository';
import { personName } from '#server/identity/personName';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { caseOrProposed, caseOrProposedOf } from '#server/visibility/caseOfFiling';
import { visibleFilings } from '#server/visibility/visibleFilings';

/** The judge's own hearings; a request that no clerk confirmed is none yet. */
export function ownHearings({ court_id, person_id }: Actor): SQL | undefined {
  return and(eq(hearings.court_id, court_id), eq(hearings.judge_id, person_id), ne(hearings.status, 'requested'));
}

/** The judge's own cases: assigned to the account, or to the name while no account is named. */
export function ownCases({ court_id, person_id, full_name }: Actor): SQL | undefined {
  const byName = and(isNull(cases.judge_id), eq(sql`lower(${cases.judge_name})`, full_name.toLowerCase()));
  return and(eq(cases.court_id, court_id), or(eq(cases.judge_id, person_id), byName));
}

/** The contents of a hearing binder: received and not returned, rejected, or withdrawn. */
export const inPacket = notInArray(filings.state, ['returned', 'rejected', 'withdrawn']);

export async function findHearings(db: Db, judge: Actor, matching: SQL | undefined): Promise<DayHearing[]> {
  const papers = db
    .select({ n: count() })
    .from(filings)
    .where(and(eq(caseOrProposed, hearings.case_id), inPacket, visibleFilings(judge)));
  const noted = db
    .select({ found: sql`1` })
    .from(judgeNotes)
    .where(
      and(
        eq(judgeNotes.judge_id, judge.person_id),
        or(eq(judgeNotes.hearing_id, hearings.id), eq(judgeNotes.case_id, hearings.case_id)),
      ),
    );
  const rows = await db
    .select({ hearing: hearings, papers: sql<number>`(${papers})::int`, has_notes: sql<boolean>`${exists(noted)}` })
    .from(hearings)
    .where(and(ownHearings(judge), matching))
    .orderBy(asc(hearings.starts_at), asc(hearings.id));
  return rows.map(({ hearing, papers: n, has_notes }) => ({
    id: hearing.id,
    hearing_date: hearing.hearing_date,
    hearing_time: hearing.hearing_time.slice(0, 5),
    duration_minutes: hearing.duration_minutes,
    event_type: hearing.event_type,
    venue: hearing.venue,
    status: hearing.status,
    case_id: hearing.case_id,
    case_number: hearing.case_number,
    case_title: hearing.case_title,
    case_type: hearing.case_type,
    papers: hearing.case_id ? n : 0,
    has_notes,
  }));
}

/** The documents of a case in the order of its docket; what is not docketed yet comes after, as it came. */
export async function findPacketDocuments(
  db: Db,
  judge: Actor,
  case_ids: readonly string[],
  { limit, offset }: { limit: number; offset: number },
): Promise<(PacketDocument & { case_id: string; filed_on: string | null })[]> {
  if (case_ids.length === 0) return [];
  const rows = await db
    .select({
      filing: filings,
      filer: personName(filings.filed_by),
      number: docketEntries.number,
      filed_on: docketEntries.filed_on,
      mark: judicialMarks.mark,
    })
    .from(filings)
    .leftJoin(docketEntries, eq(docketEntries.filing_id, filings.id))
    .leftJoin(judicialMarks, and(eq(judicialMarks.filing_id, filings.id), eq(judicialMarks.judge_id, judge.person_id)))
    .where(and(inArray(caseOrProposed, [...case_ids]), inPacket, visibleFilings(judge)))
    .orderBy(
      asc(caseOrProposed),
      sql`${docketEntries.number} asc nulls last`,
      asc(filings.received_at),
      asc(filings.id),
    )
    .limit(limit)
    .offset(offset);
  const stored = await findDocumentsForSystem(
    db,
    rows.map(({ filing }) => filing.id),
  );
  return rows.map(({ filing, filer, number, filed_on, mark }) => ({
    filing_id: filing.id,
    case_id: caseOrProposedOf(filing)!,
    title: filing.title ?? filing.document_name,
    doc_type: filing.doc_type,
    document_type: filing.document_type,
    filed_by: filer,
    received_at: filing.received_at.toISOString(),
    state: filing.state,
    docket_number: number,
    filed_on,
    documents: stored.filter(({ document }) => document.filing_id === filing.id).map(describeDocument),
    mark,
  }));
}

/** The documents of some filings, each in its last version. */
export async function findDocumentsForSystem(db: Db, filing_ids: string[]): Promise<StoredDocument[]> {
  if (filing_ids.length === 0) return [];
  return db
    .selectDistinctOn([documents.filing_id, documents.position], { document: documents, version: documentVersions })
    .from(documents)
    .innerJoin(documentVersions, eq(documentVersions.document_id, documents.id))
    .where(inArray(documents.filing_id, filing_ids))
    .orderBy(asc(documents.filing_id), asc(documents.position), sql`${documentVersions.number} desc`);
}
