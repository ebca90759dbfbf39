import type { Evidence } from '#domain/documents/DocumentText';
import { bareName } from '#domain/names/sameParty';
import { organization } from '#domain/reading/caption/nameWords';
import type { CheckedDocument } from '../../checks/Submission.ts';

/** What a paper asks for in money, in dollars, with the place. */
export function amountOf({ reading }: CheckedDocument): { dollars: number; evidence: Evidence[] } | undefined {
  const { amount_cents: amount } = reading;
  return amount && { dollars: amount.value / 100, evidence: amount.evidence };
}

export const inDollars = (dollars: number) =>
  `$${dollars.toLocaleString('en-US', { minimumFractionDigits: dollars % 1 === 0 ? 0 : 2, maximumFractionDigits: 2 })}`;

/** Whether the first who sues is a company or an office; a person who does business under a name is a person. */
export function isEntity({ reading }: CheckedDocument): boolean | undefined {
  const [first] = [...reading.plaintiffs, ...reading.claimants];
  if (first === undefined) return undefined;
  return organization.test(bareName(first.value.split(/\b(?:d\/b\/a|dba|a\/k\/a)\b/i)[0]!));
}
