import { type LedgerEntry, type LedgerStatus, ledgerStatuses } from '#domain/citations/Ledger';
import { say } from '#domain/messages/say';
import type { FindingCounts } from '#domain/rules/checks/countFindings';
import type { ComplianceMessage, LedgerCounts, SupportingMessage } from './ComplianceTexts.ts';
import type { ReasonMessage } from './ReasonMessage.ts';
import type { AnalysisState } from './states.ts';

type MainDocument = {
  analysis_state: AnalysisState;
  is_complete: boolean;
  /** What was found, is missing or uncertain. */
  reasons: readonly ReasonMessage[];
  /** The rules with which it was checked; null until then. */
  rules: { name: string; edition: string; counts: FindingCounts } | null;
  /** Null until its authorities were looked up. */
  ledger: readonly LedgerEntry[] | null;
};

type SupportingDocument = {
  type: string | null;
  pages: number | null;
  read: boolean;
  /** The refusal code if it could not be read. */
  refusal: string | null;
  ledger: readonly LedgerEntry[] | null;
};

/** The result of the check of a main document. A case is never reported as found unless it was looked up. */
export function complianceOfMain({ analysis_state, ledger, ...checked }: MainDocument): ComplianceMessage {
  if (analysis_state === 'failed') return say('analysis_failed');
  if (analysis_state !== 'done') return say('analysis_under_way');
  return say('checked', { ...checked, authorities: countAuthorities(ledger) });
}

/** The result of reading a supporting document. */
export function complianceOfSupporting({ type, pages, read, refusal, ledger }: SupportingDocument): SupportingMessage {
  if (refusal !== null) return say('supporting_unreadable', { refusal });
  if (!read) return say('supporting_waiting');
  return say('supporting_read', { type, pages, authorities: countAuthorities(ledger) });
}

function countAuthorities(entries: readonly LedgerEntry[] | null): LedgerCounts {
  if (entries === null) return null;
  const by: Partial<Record<LedgerStatus, number>> = {};
  for (const word of ledgerStatuses) {
    const count = entries.filter(({ status }) => status === word).length;
    if (count > 0) by[word] = count;
  }
  return { cited: entries.length, by };
}
