import type { LedgerEntry as DescribedEntry } from '#contract/checks';
import { writeLedgerDoubt, writeLedgerReasons, writeSourceCoverage } from '#contract/messages/writeMessages';
import type { LedgerEntry } from '#domain/citations/Ledger';

/** An entry of a ledger as the wire carries it, in words. */
export function describeEntry({ reasons, doubts, evidence, sources, ...entry }: LedgerEntry): DescribedEntry {
  return {
    ...entry,
    evidence: evidence as DescribedEntry['evidence'],
    sources: sources.map((source) => ({ ...source, coverage: writeSourceCoverage(source.coverage) })),
    reason: writeLedgerReasons(reasons),
    doubts: doubts.map(({ kind, says, evidence: place }) => ({
      kind,
      message: writeLedgerDoubt(says),
      evidence: place as DescribedEntry['evidence'],
    })),
  };
}
