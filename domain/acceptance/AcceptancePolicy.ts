import type { CheckedFact } from '#domain/authority/CheckedFact';
import type { ReasonCode } from './reviewReasons.ts';

/** The maximum time for correcting a returned filing. */
export type CorrectionTime = { court_days: number } | { hours: number } | { days: number };

/** A ground on which the clerk never refuses a document, with the authority that prohibits it. */
export type MustFile = { what: string; authority: string };

/** What the clerks of a court system may do with a defective filing, and under which rule. */
export type AcceptancePolicy = CheckedFact & {
  system: string;
  name: string;
  may_return: boolean;
  may_reject: boolean;
  /**
   * Where clerks file a document despite its defect and notify the filer, the rule that requires it and what follows
   * when the filer does not correct it. Null where clerks send filings back.
   */
  deficiency: { authority: string; uncured: string } | null;
  /**
   * Where clerks send filings back but must file despite some grounds: the notice that they give on these grounds, and
   * what follows when the filer does not correct them.
   */
  filed_with_notice?: { authority: string; uncured: string; reasons: Partial<Record<ReasonCode, string>> };
  /** The only reasons on which the clerk may act, each with its rule, if known. */
  reasons: Partial<Record<ReasonCode, string | null>>;
  correction_time: CorrectionTime | null;
  /**
   * Additional text for the filer in the notice of a return or rejection, in addition to the reason, the authority, and the deadline; in complete sentences.
   */
  return_notice: readonly string[];
  /** Court days after the notice within which the filer may move for the first date (Ill. S. Ct. R. 9(d)); null without such a motion. */
  motion_days: number | null;
  must_file: readonly MustFile[];
  /** What the clerk should know before deciding. */
  advice: string;
  authority: string | null;
  confidence: 'verified' | 'high' | 'uncertain';
  /** Names in domain/rules/sources.ts. */
  sources: readonly string[];
};
