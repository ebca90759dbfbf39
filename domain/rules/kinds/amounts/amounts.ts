import type { Evidence } from '#domain/documents/DocumentText';
import { bareName } from '#domain/names/sameParty';
import { organization } from '#domain/reading/caption/nameWords';
import type { CheckedDocument } from '../../checks/Submission.ts';

/** The amount that a document demands, and its place. */
export function amountOf({ reading }: CheckedDocument): { cents: number; evidence: Evidence[] } | undefined {
  const { amount_cents: amount } = reading;
  return amount && { cents: amount.value, evidence: amount.evidence };
}

/** Rules state their limits in dollars; amounts are in cents. */
export const toCents = (dollars: number): number => Math.round(100 * dollars);

/** Whether the first plaintiff is a company or a public office. A person doing business under a name is a person. */
export function isEntity({ reading }: CheckedDocument): boolean | undefined {
  const [first] = [...reading.plaintiffs, ...reading.claimants];
  if (first === undefined) return undefined;
  return organization.test(bareName(first.value.split(/\b(?:d\/b\/a|dba|a\/k\/a)\b/i)[0]!));
}
