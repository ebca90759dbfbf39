import type { Evidence } from '#domain/documents/DocumentText';
import type { LedgerDoubt, LedgerReason } from './LedgerReasons.ts';
import type { SourceCoverage } from './SourceCoverage.ts';

/** The result of a search for an authority. A name counts as a match only if it was compared. An authority that no source has may still exist. */
export const ledgerStatuses = [
  'found_name_matches',
  'found_other_name',
  'name_not_compared',
  'not_found',
  'not_checked',
] as const;
export type LedgerStatus = (typeof ledgerStatuses)[number];

/** A source that was searched for an authority, its contents, and the time of the search. */
export type LedgerSource = {
  id: 'library' | 'courtlistener';
  name: string;
  /** What it holds. */
  coverage: SourceCoverage;
  /** ISO moment. */
  asked_at: string;
};

/** An authority that a source has under the citation. */
export type FoundAuthority = {
  title: string;
  url: string | null;
  court: string | null;
  /** YYYY-MM-DD, or the year alone. */
  date_filed: string | null;
  source: LedgerSource['id'];
};

/** One authority of a document: where it is cited, and what the sources say of it. */
export type LedgerEntry = {
  /** As first cited in full, for example `Bell Atl. Corp. v. Twombly, 550 U.S. 544 (2007)`. */
  citation: string;
  kind: 'full' | 'law' | 'journal';
  /** What the document calls the case; null where it gives no name. */
  named: string | null;
  /** Further prints of the same authority. */
  parallels: string[];
  /** How often the document cites it, short forms included. */
  times: number;
  evidence: Evidence[];
  status: LedgerStatus;
  found: FoundAuthority | null;
  /** Every source that was asked, the answering one last; empty where none was. */
  sources: LedgerSource[];
  /** Why it was not checked, or what differs. */
  reasons: readonly LedgerReason[];
  /** Pin pages outside the opinion, years that differ, and quotations that are not in it. */
  doubts: { kind: 'pin_page' | 'quotation' | 'year' | 'court'; says: LedgerDoubt; evidence: Evidence[] }[];
};
