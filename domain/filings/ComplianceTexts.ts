import type { LedgerStatus } from '#domain/citations/Ledger';
import type { MessageOf } from '#domain/messages/Message';
import type { FindingCounts } from '#domain/rules/checks/countFindings';
import type { ReasonMessage } from './ReasonMessage.ts';

/** How many authorities a document cites, and the results of the search for them; null until they are looked up. */
export type LedgerCounts = { cited: number; by: Partial<Record<LedgerStatus, number>> } | null;

/** The result of the check of a main document. */
type MainTexts = {
  analysis_failed: Record<never, never>;
  analysis_under_way: Record<never, never>;
  checked: {
    is_complete: boolean;
    reasons: readonly ReasonMessage[];
    /** The rules and the findings; null until the document is checked. */
    rules: { name: string; edition: string; counts: FindingCounts } | null;
    authorities: LedgerCounts;
  };
};

/** The result of reading a supporting document. */
type SupportingTexts = {
  /** The refusal code with which the reading of a supporting document ended. */
  supporting_unreadable: { refusal: string };
  supporting_waiting: Record<never, never>;
  /** `type`: its name; null where it was not recognized. */
  supporting_read: { type: string | null; pages: number | null; authorities: LedgerCounts };
};

/** The result of the check of a document in a filing. */
export type ComplianceTexts = MainTexts & SupportingTexts;

export type SupportingMessage = MessageOf<SupportingTexts>;
export type ComplianceMessage = MessageOf<ComplianceTexts>;
