import type { LedgerEntry } from '#domain/citations/Ledger';
import { dateInZone } from '#domain/days/dateInZone';
import { dateFiling } from '#domain/filingDates/dateFiling';
import { may } from '#domain/identity/permissions';
import type { Reading } from '#domain/reading/Reading';
import type { Submission } from '#domain/rules/checks/Submission';
import { forumOf } from '#domain/rules/forumOf';
import { findRosterEntries } from '#server/attorneys/findRosterEntries';
import { findCaseOnRecord } from '#server/cases/findCaseOnRecord';
import { findCourt } from '#server/courts/findCourt';
import { readCourtDating } from '#server/courts/readCourtDating';
import type { filings } from '#server/db/schema/filings';
import { findDeadlineFor } from '#server/deadlines/findDeadlineFor';
import { findEarlierSubmissions } from '#server/filings/duplicates/findEarlierSubmissions';
import { findPersonInCourt } from '#server/identity/findPersonInCourt';
import type { Db } from '#server/kernel/Database';
import type { Seer } from '#server/visibility/visibleFilings';
import { composeCourt } from './composeCourt.ts';
import type { StoredChecked } from './readCheckedDocuments.ts';

/** The submitter, the documents, the time, and the choices; of a filing, or of documents checked before filing. */
export type Submitted = {
  court_id: string;
  filed_by: string;
  at: Date;
  chosen: Submission['chosen'];
  /** The filing itself, so that it is not its own duplicate; null before filing. */
  filing: Pick<typeof filings.$inferSelect, 'id' | 'case_id'> | null;
};

/** Everything that rules examine in a submission, limited to what its filer has access to. */
export async function composeSubmission(
  db: Db,
  submitted: Submitted,
  /** Only the lead document is compared with what was submitted earlier. */
  documents: [StoredChecked, ...Pick<StoredChecked, 'checked'>[]],
  ledgers: LedgerEntry[][] | null,
): Promise<Submission> {
  const { court_id, filed_by, chosen, filing } = submitted;
  const court = await findCourt(db, court_id);
  const filer = await findPersonInCourt(db, filed_by, court_id);
  const [lead] = documents;
  const { reading } = lead.checked;
  const on = dateInZone(submitted.at, court.time_zone);
  const seer: Seer = { capacity: 'attorney', person_id: filed_by, court_id };
  const record = await findCaseOnRecord(db, seer, {
    court_id,
    case_id: filing?.case_id ?? null,
    case_number: reading.case_number?.value ?? null,
  });
  return {
    forum: forumOf(court, chosen, reading),
    on,
    documents: documents.map(({ checked }) => checked) as Submission['documents'],
    chosen,
    ledgers,
    record,
    filer: {
      represented: isRepresented(reading, filer?.role),
      name: filer?.full_name ?? null,
      ...(await findRosterEntries(db, {
        ...{ court_id, filed_by, on },
        bar_numbers: reading.bar_numbers.map(({ value }) => value),
        may_read: filer?.role ? may(filer.role, 'attorneys:read') : false,
      })),
    },
    earlier: await findEarlierSubmissions(db, seer, {
      filing_id: filing?.id ?? null,
      court_id,
      time_zone: court.time_zone,
      at: submitted.at,
      sha256: lead.sha256,
      fingerprint: lead.checked.facts.fingerprint,
      reading,
    }),
    deadline: await findDeadlineFor(db, seer, {
      case_id: filing?.case_id ?? null,
      document: namesOf(reading),
      // The day that decides whether it is timely, which is not everywhere the day of receipt.
      on: dateFiling(await readCourtDating(db, submitted.at, court_id), { at: submitted.at }).timely_on,
    }),
    court: await composeCourt(db, court_id, { reading, on }),
  };
}

function namesOf({ doc_type, title, case_number }: Reading) {
  return {
    document_type: doc_type?.value ?? null,
    title: title?.value ?? null,
    case_number: case_number?.value ?? null,
  };
}

/** Counsel signs where the document shows counsel, or where an attorney files it. */
function isRepresented(reading: Reading, role: string | null | undefined): boolean {
  return reading.counsel.length > 0 || reading.bar_numbers.length > 0 || role === 'attorney';
}
