import type { LedgerStatus } from '#domain/citations/Ledger';
import type { MessageOf } from '#domain/messages/Message';
import type { FindingCounts } from '#domain/rules/checks/countFindings';
import type { ReasonMessage } from './ReasonMessage.ts';

/** How many authorities a document cites, and what a search for them came to; null until they were looked up. */
export type LedgerCounts = { cited: number; by: Partial<Record<LedgerStatus, number>> } | null;

/** What the check of a main document came to. */
type MainTexts = {
  analysis_failed: Record<never, never>;
  analysis_under_way: Record<never, never>;
  checked: {
    is_complete: boolean;
    reasons: readonly ReasonMessage[];
    /** With which rules, and what was found; null until the document was checked. */
    rules: { name: string; edition: string; counts: FindingCounts } | null;
    authorities: LedgerCounts;
  };
};

/** What the reading of a supporting document came to. */
type SupportingTexts = {
  /** The code of the refusal with which the reading of a supporting document ended. */
  supporting_unreadable: { refusal: string };
  supporting_waiting: Record<never, never>;
  /** `type`: its name; null where it was not recognized. */
  supporting_read: { type: string | null; pages: number | null; authorities: LedgerCounts };
};

/** What the check of a document of a filing came to. */
export type ComplianceTexts = MainTexts & SupportingTexts;

export type SupportingMessage = MessageOf<SupportingTexts>;
export type ComplianceMessage = MessageOf<ComplianceTexts>;
