import type { CaseType } from '#domain/courts/choices';

/** The number of cases of a type; null for an unknown type. */
export type TypeCount = { case_type: CaseType | null; n: number };

const dockets: Record<CaseType | 'none', [one: string, many: string]> = {
  'Civil Complaint': ['civil complaint', 'civil complaints'],
  'Family Law': ['family law filing', 'family law filings'],
  Probate: ['probate petition', 'probate petitions'],
  'Small Claims': ['small claims filing', 'small claims filings'],
  Criminal: ['criminal filing', 'criminal filings'],
  Immigration: ['immigration filing', 'immigration filings'],
  none: ['filing without a case type', 'filings without a case type'],
};

/** `8 pending dockets (3 civil complaints, 2 probate petitions, 3 family law filings)`, in the order given. */
export function spellPendingDockets(counts: readonly TypeCount[]): string {
  const some = counts.filter(({ n }) => n > 0);
  const total = some.reduce((sum, { n }) => sum + n, 0);
  const head = `${total} pending ${total === 1 ? 'docket' : 'dockets'}`;
  return some.length === 0 ? head : `${head} (${some.map(spellDockets).join(', ')})`;
}

function spellDockets({ case_type, n }: TypeCount): string {
  const [one, many] = dockets[case_type ?? 'none'];
  return `${n} ${n === 1 ? one : many}`;
}

/** `3 hearings`, `1 hearing`, `no hearings`. */
export function spellCount(n: number, one: string, many: string): string {
  return n === 0 ? `no ${many}` : n === 1 ? `1 ${one}` : `${n} ${many}`;
}
