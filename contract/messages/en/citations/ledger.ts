import type { LedgerStatus } from '#domain/citations/Ledger';
import type { LedgerCounts } from '#domain/filings/ComplianceTexts';

/** The result of a search for an authority. */
export const ledgerWords: Record<LedgerStatus, string> = {
  found_name_matches: 'found, name matches',
  found_other_name: 'found, different name',
  name_not_compared: 'found, name not compared',
  not_found: 'not found in this source',
  not_checked: 'not checked',
};

/** The results of a search for the authorities of a document, in one sentence. */
export function describeAuthorities(counts: LedgerCounts): string {
  if (counts === null) return 'The cited authorities have not been checked yet.';
  const { cited, by } = counts;
  if (cited === 0) return 'No citations were found.';
  const told = (Object.keys(ledgerWords) as LedgerStatus[]).flatMap((word) =>
    by[word] === undefined ? [] : [`${by[word]} ${ledgerWords[word]}`],
  );
  return `${cited === 1 ? '1 authority is cited' : `${cited} authorities are cited`}: ${told.join('; ')}.`;
}
