import { strictest } from '#domain/access/accessLevels';
import { amendEntryForSystem } from '#server/cases/docket/amendEntry';
import { findEntryAccessForSystem } from '#server/cases/docket/findEntryAccess';
import { findCaseForSystem, lockCaseForSystem, type StoredCase } from '#server/cases/findCaseForSystem';
import type { KnownCourt } from '#server/courts/readCourt';
import type { filings } from '#server/db/schema/filings';
import { nextAttachmentForSystem } from '#server/filings/attachments/envelopeFilings';
import { findFilingForSystem } from '#server/filings/filingsForSystem';
import { findFilingDate } from '#server/filings/findFilingDate';
import type { StoredReview } from '#server/filings/reviewRepository';
import { setFilingAccessForSystem } from '#server/filings/setFilingAccess';
import type { Db } from '#server/kernel/Database';
import { dateAcceptance } from '../dateAcceptance.ts';
import { recordFilingDate } from '../recordFilingDate.ts';

type Filing = typeof filings.$inferSelect;
type Joining = { review: StoredReview; filing: Filing; at: Date };

/** The case of the lead document of an attachment that was returned alone; undefined for other filings. */
export async function findCaseOfLead(
  db: Db,
  { attached_to, court_id }: Pick<Filing, 'attached_to' | 'court_id'>,
): Promise<StoredCase | undefined> {
  if (attached_to === null) return undefined;
  const { case_id } = await findFilingForSystem(db, attached_to);
  return case_id === null ? undefined : findCaseForSystem(db, court_id, case_id);
}

/**
 * Puts a corrected attachment into the entry of its lead document, which is amended, with a separate filing date.
 * Undefined for other filings.
 */
export async function joinEntry(tx: Db, court: KnownCourt, { review, filing, at }: Joining) {
  const found = await findCaseOfLead(tx, filing);
  if (!found || filing.attached_to === null) return undefined;
  const held = await lockCaseForSystem(tx, found.id);
  const submitted = await findFilingDate(tx, court, filing);
  const dated = dateAcceptance(submitted, review);
  const { filed_on } = dated.date;
  const attachment = await nextAttachmentForSystem(tx, filing.attached_to);
  const joining = { number: attachment, file_name: filing.document_name, filed_on };
  const change = { changed_by: review.decided_by, changed_at: at };
  const number = await amendEntryForSystem(tx, filing.attached_to, joining, change);
  if (number === undefined) return undefined;
  await recordFilingDate(tx, { review, filing, at }, dated, submitted.tolling);
  // The documents of one entry have one level.
  const access = strictest(
    filing.access,
    (await findEntryAccessForSystem(tx, [filing.attached_to])).get(filing.attached_to)?.access,
  );
  await setFilingAccessForSystem(tx, filing.id, access);
  const { id: case_id, case_number, case_type, title } = held;
  return { case_id, case_number, case_type, title, opened: false, number, attachment, access, filed_on, dated };
}
