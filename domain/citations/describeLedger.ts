import type { LedgerEntry, LedgerWord } from './Ledger.ts';

/** The words of the ledger as people read them. */
export const ledgerWording: Record<LedgerWord, string> = {
  found_name_matches: 'found, name matches',
  found_other_name: 'found, other name',
  name_not_compared: 'found, name not compared',
  not_found: 'not found in this source',
  not_checked: 'not checked',
};

/** How the authorities of a document fared, in one sentence. */
export function describeLedger(entries: readonly LedgerEntry[] | null): string {
  if (entries === null) return 'Cited authorities were not checked yet.';
  if (entries.length === 0) return 'No citations were found in it.';
  const counts = (Object.keys(ledgerWording) as LedgerWord[]).flatMap((word) => {
    const count = entries.filter(({ standing }) => standing === word).length;
    return count === 0 ? [] : [`${count} ${ledgerWording[word]}`];
  });
  const cited = entries.length === 1 ? '1 authority is cited' : `${entries.length} authorities are cited`;
  return `${cited}: ${counts.join('; ')}.`;
}
