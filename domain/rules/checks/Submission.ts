import type { LedgerEntry } from '#domain/citations/Ledger';
import type { CaseType, CourtLevel, Jurisdiction } from '#domain/courts/choices';
import type { DocumentFacts } from '#domain/documentFacts/DocumentFacts';
import type { CourtLanguage } from '#domain/documentFacts/languages';
import type { Reading } from '#domain/reading/Reading';

/**
 * One document of a submission, with its current values: people's corrections replace the values that the analysis
 * read.
 */
export type CheckedDocument = {
  name: string;
  kind: 'lead' | 'supporting';
  reading: Reading;
  facts: DocumentFacts;
};

/** The court whose rules apply. `court_id` as in domain/courts, for example `cand`; null if unknown. */
export type CheckForum = {
  /** Null for a court of another state, whose rules the portal does not have. */
  jurisdiction: Jurisdiction | null;
  court_level: CourtLevel;
  court_system: 'state' | 'federal' | 'administrative';
  court_id: string | null;
  court_name: string;
  case_type: CaseType | null;
};

/** An earlier submission with the same text. It is named only to people with access to it. */
export type EarlierSubmission = {
  filing_id: string;
  document_name: string;
  /** ISO day. */
  received_on: string;
  same: 'file' | 'text' | 'nearly';
  /** The share of word sequences in common, from 0 to 1. */
  share: number;
  document: number;
};

/** An entry of the roster with its standing on a day; `status` is null if none is known for that day. */
export type RosterStanding = {
  bar_number: string;
  name: string;
  status: string | null;
  since: string | null;
  /** The first day without it; null for the present one. */
  until: string | null;
};

/** Everything that rules examine. Documents: the lead document first. */
export type Submission = {
  forum: CheckForum;
  /** The date of the submission in the court's time zone, YYYY-MM-DD. */
  on: string;
  documents: [CheckedDocument, ...CheckedDocument[]];
  chosen: { jurisdiction: Jurisdiction | null; court_level: CourtLevel | null; case_type: CaseType | null };
  /** The case on record that the filing names; null if there is none, or the filer has no access to it. */
  record: {
    case_number: string;
    title: string;
    court: string;
    county: string | null;
    parties: { name: string; role: string }[];
  } | null;
  filer: {
    represented: boolean;
    name: string | null;
    /** The roster entries of the filer and of every bar number in the documents, with the standing on the filing’s date. */
    roster: RosterStanding[];
    /** Whether the bar numbers could be looked up in the roster. */
    roster_known: boolean;
  };
  earlier: EarlierSubmission[];
  /** The deadline on record that this document would meet. */
  deadline: { title: string; due: string; authority: string | null } | null;
  /** The sources' results for the authorities of each document; null before the lookup. */
  ledgers: LedgerEntry[][] | null;
  /** The court's orders and settings on which rules depend. */
  court: { ai_disclosure: { authority: string } | null; languages: CourtLanguage[] };
};
