import type { z } from 'zod';
import { type CaseStatusV1, type DocketLine, type FilingStatus, mostListed } from '#contract/v1';
import { dateInZone } from '#domain/days/dateInZone';
import { findNextHearing } from '#server/calendar/hearingRepository';
import { findCaseNamed, type StoredCase } from '#server/cases/caseRepository';
import { isWithheld, readableText } from '#server/cases/docket/describeEntries';
import { filingsOf } from '#server/cases/docket/describeEntryDates';
import type { FoundEntry } from '#server/cases/docket/FoundEntry';
import { describeStoredDate } from '#server/cases/filingDates/describeFilingDate';
import { findCurrentDatesForSystem, type StoredFilingDate } from '#server/cases/filingDates/filingDateRepository';
import { findEntries } from '#server/cases/readDocket';

import { findCourt } from '#server/courts/findCourt';
import { countInView, findInView } from '#server/filings/filingsInView';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';

type Asked = { caseId: string; includeFilings: boolean; includeDockets: boolean };

/** The status of a case. Without access, the case does not exist for the key's owner. */
export async function readCaseStatus(
  { db, now }: Needs<'db' | 'now'>,
  actor: Actor,
  { caseId, includeFilings, includeDockets }: Asked,
): Promise<CaseStatusV1> {
  const record = await findCaseNamed(db, actor, caseId);
  const court = await findCourt(db, record.court_id);
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
    nextHearing: await describeNextHearing(db, actor, record, dateInZone(now(), court.time_zone)),
    timeZone: court.time_zone,
    ...(includeFilings ? await findFilings(db, actor, record.id) : {}),
    ...(includeDockets ? await findDocket(db, actor, record.id) : {}),
  };
}

async function describeNextHearing(
  db: Db,
  actor: Actor,
  { id, court_id }: StoredCase,
  today: string,
): Promise<CaseStatusV1['nextHearing']> {
  const next = await findNextHearing(db, { ...actor, court_id }, id, today);
  if (!next) return null;
  const { id: hearingId, event_type: type, hearing_date: date, hearing_time, venue } = next;
  return { hearingId, type, date, time: hearing_time.slice(0, 5), venue };
}

async function findFilings(db: Db, actor: Actor, case_id: string) {
  const [found, total] = await Promise.all([
    findInView(db, actor, { case_id }, { limit: mostListed, order: 'newest' }),
    countInView(db, actor, { case_id }),
  ]);
  const dates = await findCurrentDatesForSystem(
    db,
    found.map(({ filing }) => filing.id),
  );
  const listed: z.infer<typeof FilingStatus>[] = found.map(
    ({ filing: { id, doc_type, title, state, received_at } }) => ({
      filingId: id,
      documentType: doc_type,
      title,
      status: state,
      receivedAt: received_at.toISOString(),
      ...describeFiled(dates.get(id)),
    }),
  );
  return { filings: listed, filingsTotal: total };
}

/** The filing date on record, with its reasons. */
function describeFiled(date: StoredFilingDate | undefined) {
  if (!date) return { filedOn: null, timelyOn: null, filedBecause: [] };
  const filedBecause = describeStoredDate(date).steps.map(({ says, authority }) => ({ text: says, authority }));
  return { filedOn: date.filed_on, timelyOn: date.timely_on, filedBecause };
}

/**
 * The docket is open to people with access to the case; the filing behind an entry only to people with access to that.
 */
async function findDocket(db: Db, actor: Actor, case_id: string) {
  const { entries, total } = await findEntries(db, actor, case_id, { limit: mostListed, offset: 0 });
  const dates = await findCurrentDatesForSystem(db, filingsOf(entries));
  const dockets: z.infer<typeof DocketLine>[] = entries.map((found) =>
    toLine(actor, found, dates.get(found.entry.filing_id ?? '')),
  );
  return { dockets, docketsTotal: total };
}

function toLine(actor: Actor, found: FoundEntry, date: StoredFilingDate | undefined): z.infer<typeof DocketLine> {
  const { entry, filing_id } = found;
  const withheld = isWithheld(actor, found);
  return {
    number: entry.number,
    filedOn: entry.filed_on,
    receivedAt: withheld ? null : (date?.received_at.toISOString() ?? null),
    kind: entry.kind,
    description: readableText(actor, found),
    filingId: withheld ? null : filing_id,
  };
}
