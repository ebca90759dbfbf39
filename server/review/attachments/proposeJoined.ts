import type { DocketProposal } from '#contract/docketProposal';
import { proposeAmendedForSystem } from '#server/cases/docket/amendEntry';
import type { KnownCourt } from '#server/courts/readCourt';
import type { filings } from '#server/db/schema/filings';
import { nextAttachmentForSystem } from '#server/filings/attachments/envelopeFilings';
import { findFilingDate } from '#server/filings/findFilingDate';
import type { Db } from '#server/kernel/Database';

/** The entry that a corrected attachment would amend if it were accepted now; undefined for other filings. */
export async function proposeJoined(
  db: Db,
  court: KnownCourt,
  filing: typeof filings.$inferSelect,
): Promise<DocketProposal | undefined> {
  if (filing.attached_to === null) return undefined;
  const attachment = await nextAttachmentForSystem(db, filing.attached_to);
  const { filed_on } = (await findFilingDate(db, court, filing)).date;
  const joining = { number: attachment, file_name: filing.document_name, filed_on };
  const amended = await proposeAmendedForSystem(db, filing.attached_to, joining);
  if (!amended) return undefined;
  const { number, ...entry } = amended;
  const others = { hearing: null, fees: [], payment: null, response: null, effects: [] };
  return { ...entry, ...others, codes: [], joins: { number, attachment } };
}
