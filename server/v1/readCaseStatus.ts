import { and, asc, desc, eq, gte, or, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { writeDocketEntry } from '#contract/messages/writeMessages';
import { type CaseStatusV1, type DocketLine, type FilingStatus, mostListed } from '#contract/v1';
import { dateInZone } from '#domain/days/dateInZone';
import { hearings } from '#server/db/schema/calendar';
import { cases } from '#server/db/schema/cases';
import { courts } from '#server/db/schema/courts';
import { docketEntries } from '#server/db/schema/docket';
import { filings } from '#server/db/schema/filings';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { isOfCase } from '#server/visibility/caseOfFiling';
import { visibleCases } from '#server/visibility/visibleCases';
import { visibleFilings } from '#server/visibility/visibleFilings';

type Asked = { caseId: string; includeFilings: boolean; includeDockets: boolean };

/** The status of a case. Without access, the case does not exist for the key's owner. */
export async function readCaseStatus(
  { db, now }: Needs<'db' | 'now'>,
  actor: Actor,
  { caseId, includeFilings, includeDockets }: Asked,
): Promise<CaseStatusV1> {
  const [found] = await db
    .select({ record: cases, court: courts })
    .from(cases)
    .innerJoin(courts, eq(courts.id, cases.court_id))
    .where(and(isCase(caseId, actor), visibleCases(db, actor)))
    .limit(1);
  if (!found) throw new Refusal('not_found');
  const { record, court } = found;
  return {
    caseId: record.id,
    caseNumber: record.case_number,
    title: record.title,
    courtId: court.id,
    court: court.name,
    caseType: record.case_type,
    status: record.status,
    judge: record.judge_name,
    openedOn: record.opened_on,
    closedOn: record.closed_on,
    disposition: record.disposition,
    nextHearing: await findNextHearing(db, record.id, dateInZone(now(), court.time_zone)),
    timeZone: court.time_zone,
    ...(includeFilings ? await findFilings(db, actor, record.id) : {}),
    ...(includeDockets ? await findDocket(db, actor, record.id) : {}),
  };
}

function isCase(said: string, { court_id }: Actor): SQL | undefined {
  const byNumber = and(eq(cases.court_id, court_id), eq(cases.case_number, said));
  const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(said);
  return isId ? or(eq(cases.id, said), byNumber) : byNumber;
}

async function findNextHearing(db: Db, case_id: string, today: string): Promise<CaseStatusV1['nextHearing']> {
  const [next] = await db
    .select()
    .from(hearings)
    .where(and(eq(hearings.case_id, case_id), eq(hearings.status, 'scheduled'), gte(hearings.hearing_date, today)))
    .orderBy(asc(hearings.hearing_date), asc(hearings.hearing_time))
    .limit(1);
  if (!next) return null;
  const { id: hearingId, event_type: type, hearing_date: date, hearing_time, venue } = next;
  return { hearingId, type, date, time: hearing_time.slice(0, 5), venue };
}

async function findFilings(db: Db, actor: Actor, case_id: string) {
  const matching = and(isOfCase(db, actor, case_id), visibleFilings(actor));
  const [rows, total] = await Promise.all([
    db.select().from(filings).where(matching).orderBy(desc(filings.received_at), filings.id).limit(mostListed),
    db.$count(filings, matching),
  ]);
  const listed: z.infer<typeof FilingStatus>[] = rows.map(({ id, doc_type, title, state, received_at }) => ({
    filingId: id,
    documentType: doc_type,
    title,
    status: state,
    receivedAt: received_at.toISOString(),
  }));
  return { filings: listed, filingsTotal: total };
}

/**
 * The docket is open to people with access to the case; the filing behind an entry only to people with access to that.
 */
async function findDocket(db: Db, actor: Actor, case_id: string) {
  const matching = eq(docketEntries.case_id, case_id);
  const [rows, total] = await Promise.all([
    db
      .select({ entry: docketEntries, filing_id: filings.id })
      .from(docketEntries)
      .leftJoin(filings, and(eq(filings.id, docketEntries.filing_id), visibleFilings(actor) ?? sql`false`))
      .where(matching)
      .orderBy(desc(docketEntries.number))
      .limit(mostListed),
    db.$count(docketEntries, matching),
  ]);
  const dockets: z.infer<typeof DocketLine>[] = rows.map(({ entry, filing_id }) => ({
    number: entry.number,
    filedOn: entry.filed_on,
    kind: entry.kind,
    description: writeDocketEntry(entry.description),
    filingId: filing_id,
  }));
  return { dockets, docketsTotal: total };
}
