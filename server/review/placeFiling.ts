import { type AccessLevel, strictest } from '#domain/access/accessLevels';
import { confidentialityOfFiling, levelOfConfidentiality } from '#domain/access/levelOfConfidentiality';
import { sameBareNumber } from '#domain/caseNumbers/bareNumber';
import { filingCodes } from '#domain/docketing/data/filingCodes';
import { say } from '#domain/messages/say';
import { enterOnDocket } from '#server/cases/enterOnDocket';
import { lockCaseForSystem } from '#server/cases/findCaseForSystem';
import { openCase } from '#server/cases/openCase';
import { keepCourtDays } from '#server/courts/courtRepository';
import type { StoredCourt } from '#server/courts/findCourt';
import { readCourt } from '#server/courts/readCourt';
import type { filings } from '#server/db/schema/filings';
import { assignCaseNumber } from '#server/filings/assignCaseNumber';
import { findFilingDate } from '#server/filings/findFilingDate';
import { lodgeUnnotedForSystem } from '#server/filings/lodged/lodgedRepository';
import { readPartyRolesForSystem } from '#server/filings/readPartyRolesForSystem';
import type { StoredReview } from '#server/filings/reviewRepository';
import { setFilingAccessForSystem } from '#server/filings/setFilingAccess';
import type { Db } from '#server/kernel/Database';
import { joinEntry } from './attachments/joinEntry.ts';
import { dateAcceptance } from './dateAcceptance.ts';
import { findCounselOf } from './findCounselOf.ts';
import { proposeDocketEntry } from './proposeDocketEntry.ts';
import { recordFilingDate } from './recordFilingDate.ts';

/** The case that a filing is in now, and the number and the date (YYYY-MM-DD) of its docket entry. */
export type Placed = Exclude<Awaited<ReturnType<typeof placeFiling>>, 'number_taken' | 'no_number'>;

type Acceptance = {
  review: StoredReview;
  filing: typeof filings.$inferSelect;
  court: StoredCourt;
  at: Date;
  /** Attachments that the entry does not name. */
  returned: readonly { document_id: string }[];
};

/**
 * Puts an accepted filing into its case, or opens one with it, and enters it on the docket, as filed on the date that
 * the court's rules give it or the clerk set. The date is recorded with everything that led to it.
 */
export async function placeFiling(tx: Db, { review, filing, court, at, returned }: Acceptance) {
  const placement = review.placement!;
  // A closure declared at the same moment is entered after this filing, and includes it.
  await keepCourtDays(tx, court.id);
  const known = await readCourt(tx, at, court.id);
  const joined = await joinEntry(tx, known, { review, filing, at });
  if (joined) return joined;
  const found = await findFilingDate(tx, known, filing);
  const dated = dateAcceptance(found, review);
  const { filed_on } = dated.date;
  const held =
    'join' in placement
      ? await lockCaseForSystem(tx, placement.join)
      : await openCase(tx, court, filing, await readOpening(tx, filing), placement.open, at);
  if (held === 'number_taken' || held === 'no_number') return held;
  if (!bears(filing, held.case_number)) {
    await assignCaseNumber(tx, filing, { case_number: held.case_number, by: review.decided_by, at });
  }
  const without = returned.map(({ document_id }) => document_id);
  const entry = review.docket_entry ?? (await proposeDocketEntry(tx, court, { filing, case_id: held.id, without }));
  const { code, text, on_behalf_of, related_number } = entry;
  const access = accessOfEntry(filing, code, review.docket_entry?.access);
  await setFilingAccessForSystem(tx, filing.id, access);
  await lodgeUnnotedForSystem(tx, filing.id, { court_id: court.id, authority: 'Lodged with a motion to seal' });
  const number = await enterOnDocket(tx, held.id, {
    filed_on,
    entered_at: at,
    entered_by: review.decided_by,
    kind: 'filing',
    code,
    text,
    description: say('docket.written', { text }),
    on_behalf_of,
    related_number,
    access,
    filing_id: filing.id,
  });
  await recordFilingDate(tx, { review, filing, at }, dated, found.tolling);
  const { id: case_id, case_number, case_type, title } = held;
  return {
    case_id,
    case_number,
    case_type,
    title,
    opened: 'open' in placement,
    number,
    attachment: null,
    access,
    filed_on,
    dated,
  };
}

/** The strictest of what the filer chose, what the clerk confirmed, and the default of the filing code. */
function accessOfEntry(filing: Acceptance['filing'], code: string | null, confirmed: AccessLevel | undefined) {
  const known = code === null ? undefined : filingCodes.find(({ id }) => id === code);
  const usual = known && levelOfConfidentiality(confidentialityOfFiling(known.confidentiality, filing));
  return strictest(filing.access, confirmed, usual);
}

/** Who signed the filing that opens a case, and the roles that its caption prints. */
async function readOpening(tx: Db, filing: Acceptance['filing']) {
  const [counsel, roles] = await Promise.all([findCounselOf(tx, filing), readPartyRolesForSystem(tx, [filing.id])]);
  return { counsel, roles: roles.get(filing.id)! };
}

function bears({ case_number }: Acceptance['filing'], other: string): boolean {
  return case_number !== null && sameBareNumber(case_number, other);
}
