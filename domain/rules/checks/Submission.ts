import type { LedgerEntry } from '#domain/citations/Ledger';
import type { CaseType, CourtLevel, Jurisdiction } from '#domain/courts/choices';
import type { DocumentFacts } from '#domain/documentFacts/DocumentFacts';
import type { CourtLanguage } from '#domain/documentFacts/languages';
import type { Reading } from '#domain/reading/Reading';

/** One document of a submission, with the values in force: people's corrections replace what the analysis read. */
export type CheckedDocument = {
  name: string;
  kind: 'lead' | 'supporting';
  reading: Reading;
  facts: DocumentFacts;
};

/** The court whose rules apply. `court_id` as in domain/courts, for example `cand`; null where it is not known. */
export type CheckForum = {
  /** Null: a court of another state, whose rules the portal does not have. */
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
  /** 0 to 1, the share of runs of words that both have. */
  share: number;
  document: number;
};

/** Everything that rules examine. Documents: the lead document first. */
export type Submission = {
  forum: CheckForum;
  /** The court's day of the submission, YYYY-MM-DD. */
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
    /** The roster's entry of who files, and of every bar number that the documents show. */
    roster: { bar_number: string; name: string; status: string; since: string | null }[];
    /** Whether the roster could be asked about the bar numbers shown. */
    roster_known: boolean;
  };
  earlier: EarlierSubmission[];
  /** The deadline on record that this document would meet. */
  deadline: { title: string; due: string; authority: string | null } | null;
  /** The sources' results for the authorities of each document; null before the lookup. */
  ledgers: LedgerEntry[][] | null;
  /** Orders and settings of this court on which rules depend. */
  court: { ai_disclosure: { authority: string } | null; languages: CourtLanguage[] };
};
