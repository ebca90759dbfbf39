import type { CaseType, CourtLevel, Jurisdiction } from '#domain/courts/choices';
import type { FilingCodeId } from '#domain/docketing/data/filingCodes';
import type { TitleForm } from '#domain/participants/titleForms';
import type { PlannedDraw } from './divisions.ts';

/** A date and the minutes after midnight, in the court. */
export type PlannedMoment = { on: string; at: number };

export type Outcome = 'accepted' | 'returned' | 'rejected';

/** What a document is for in its case. */
export type Purpose = 'opening' | 'service' | 'response' | 'motion' | 'other';

/**
 * What the clerk adds to the text of a filing’s entry: a filing code, none at all (null), or the one that the portal
 * proposes (undefined); values of its text; the fee with its receipt.
 */
export type PlannedText = {
  code?: FilingCodeId | null;
  values?: Record<string, string>;
  paid?: { fee: string; receipt: string };
};

export type PlannedDocument = {
  heading: string;
  purpose: Purpose;
  body: string[];
  prayer: string[];
  /** The filer’s place among the parties. */
  by: number;
  filed_on: string;
  /** Minutes after midnight in the court. */
  filed_at: number;
  outcome: Outcome;
  /** When the clerk decides; null while the document is in the queue. */
  decided: PlannedMoment | null;
  /** When the filer of a returned document sent the correction, and when that was accepted; null if not corrected. */
  corrected: { sent: PlannedMoment; accepted: PlannedMoment } | null;
  /** What the first page of a motion states (CRC 3.1110(b)). */
  hearing: { date: string; time: string; department: string } | null;
  /** Whether the last page is a proof of service. */
  served: boolean;
  /** Whom a proof of service names, by place among the parties, and when the service was complete; null for any other. */
  service: { party: number; complete_on: string } | null;
  /** The entry as the clerk confirms it, where that is more than the portal proposes. */
  docket: PlannedText;
};

/** An entry that the court made itself. */
export type PlannedEntry = { code: string; text: string; filed_on: string; at: number };

export type PlannedHearing = {
  court_id: string;
  case_number: string;
  event_type: string;
  judge: string;
  date: string;
  time: string;
  status: 'scheduled' | 'completed' | 'adjourned' | 'cancelled';
  reason: string | null;
  /** Who appears, by their places in the list of attorneys. */
  attorneys: number[];
};

export type PlannedParty = {
  full_name: string;
  role: string;
  /** The place among the attorneys; null for a party without counsel. */
  attorney: number | null;
  /** When counsel appeared; null if counsel has not appeared. */
  appeared_on: string | null;
  /** Where a party without counsel is served by mail, and the address for service to which the party consented. */
  address: string;
  email: string | null;
};

export type PlannedCase = {
  court_id: string;
  case_number: string;
  /** The sequence of the number, its year, and its place in it. */
  sequence: { scope: string; period: number; number: number };
  title: string;
  title_form: TitleForm | null;
  case_type: CaseType;
  /** The ID of a category of the court’s pack. */
  category: string;
  parties: PlannedParty[];
  /** Whom the case is about without being a party: the decedent, the conservatee, the minor. */
  subject: PlannedParty | null;
  judge: string | null;
  /** The draw that assigned the judge; null where the court has no rules on record. */
  draw: PlannedDraw | null;
  /** The court’s date on which the case was opened. */
  opened_on: string;
  closed_on: string | null;
  disposition: string | null;
  /** Whether the document that opens it is still in the queue: the case does not exist yet. */
  awaits_opening: boolean;
  documents: PlannedDocument[];
  entries: PlannedEntry[];
  hearings: PlannedHearing[];
};

export type PlannedCourt = {
  id: string;
  name: string;
  level: CourtLevel;
  jurisdiction: Jurisdiction;
  county: string | null;
};
