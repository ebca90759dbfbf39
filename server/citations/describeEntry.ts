import type { LedgerEntry as DescribedEntry } from '#contract/checks';
import { writeLedgerDoubt, writeLedgerReasons } from '#contract/messages/writeMessages';
import type { LedgerEntry } from '#domain/citations/Ledger';

/** An entry of a ledger as the wire carries it, in words. */
export function describeEntry({ reasons, doubts, evidence, ...entry }: LedgerEntry): DescribedEntry {
  return {
    ...entry,
    evidence: evidence as DescribedEntry['evidence'],
    reason: writeLedgerReasons(reasons),
    doubts: doubts.map(({ kind, says, evidence: place }) => ({
      ...{ kind, message: writeLedgerDoubt(says) },
      evidence: place as DescribedEntry['evidence'],
    })),
  };
}
