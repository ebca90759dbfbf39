import { and, eq, inArray, or } from 'drizzle-orm';
import type { PacketDocument } from '#contract/chambers';
import type { DayHearing } from '#contract/dayHearings';
import { findHearings } from '#server/calendar/hearingRepository';
import { judgeNotes } from '#server/db/schema/chambers';
import { describeDocument } from '#server/filings/describeFiling';
import { findDocumentsForSystem } from '#server/filings/filingRepository';
import { countBinderFilings, findBinderFilings } from '#server/filings/judicialFilings';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { caseOrProposedOf } from '#server/visibility/caseOfFiling';
import { findMarks } from './awaitingDocuments.ts';

/** More hearings than a judge has on one day. */
const mostHearings = 1000;

/**
 * The hearings of a day of the judges for whom the viewer acts, or one of them. A request that no clerk has confirmed is
 * not included.
 */
export async function findOwnHearings(
  db: Db,
  judge: Actor,
  which: { id: string } | { day: string },
): Promise<DayHearing[]> {
  const filter = 'id' in which ? which : { from: which.day, to: which.day };
  const found = await findHearings(
    db,
    judge,
    { ...filter, own: true, confirmed: true },
    { limit: mostHearings, offset: 0 },
  );
  const listed = found.map(({ hearing }) => hearing);
  const case_ids = listed.flatMap(({ case_id }) => case_id ?? []);
  const [filed, notes] = await Promise.all([
    countBinderFilings(db, judge, case_ids),
    findNotes(
      db,
      judge,
      listed.map(({ id }) => id),
      case_ids,
    ),
  ]);
  return listed.map((hearing) => ({
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
    ...forJudge(hearing, judge),
    papers: hearing.case_id ? (filed.get(hearing.case_id) ?? 0) : 0,
    has_notes: notes.some(
      ({ hearing_id, case_id }) => hearing_id === hearing.id || (case_id !== null && case_id === hearing.case_id),
    ),
  }));
}

/** The judge's private notes on these hearings and cases. */
export async function findNotes(
  db: Db,
  judge: Actor,
  hearing_ids: string[],
  case_ids: string[],
): Promise<(typeof judgeNotes.$inferSelect)[]> {
  return db
    .select()
    .from(judgeNotes)
    .where(
      and(
        eq(judgeNotes.judge_id, judge.person_id),
        or(inArray(judgeNotes.hearing_id, hearing_ids), inArray(judgeNotes.case_id, case_ids)),
      ),
    );
}

/** The documents of cases in the order of the docket; those that are not on the docket come after, as received. */
export async function findPacketDocuments(
  db: Db,
  judge: Actor,
  case_ids: readonly string[],
  window: { limit: number; offset: number },
): Promise<(PacketDocument & { case_id: string; filed_on: string | null })[]> {
  const rows = await findBinderFilings(db, judge, case_ids, window);
  const ids = rows.map(({ filing }) => filing.id);
  const [stored, marks] = await Promise.all([findDocumentsForSystem(db, ids), findMarks(db, judge, ids)]);
  return rows.map(({ filing, filer, number, filed_on }) => ({
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
    mark: marks.get(filing.id)?.mark ?? null,
  }));
}

/** The judge of a hearing that is not the viewer's own. */
export const forJudge = ({ judge_id, judge }: { judge_id: string | null; judge: string }, viewer: Actor) =>
  judge_id === viewer.person_id ? {} : { for_judge: judge };
