import type { Fee } from '#domain/rules/Fee';
import { type FeeTest, feeTests } from './data/feeTests.ts';
import type { CivilTier } from './FeeDocument.ts';
import type { OpenReason } from './FeeItem.ts';

/** What decides among the fees of a first filing. */
export type DecidesFee = {
  court: string;
  /** The title and the category. */
  words: string;
  /** The civil jurisdiction that the caption states; null if it states none. */
  tier: CivilTier | null;
  /** The amount in controversy, in cents; null if it is not known. */
  amount_cents: number | null;
};

/** The one fee that applies, or those among which the clerk chooses, and why. */
export type ChosenFee = { fee: Fee } | { among: Fee[]; because: OpenReason };

/** Chooses among the fees of a first filing. Where a fact is missing, nothing is guessed. */
export function chooseFirstFee(fees: readonly Fee[], facts: DecidesFee): ChosenFee | null {
  const judged = fees.map((fee) => ({ fee, applies: applies(feeTests[fee.id] ?? {}, facts) }));
  const left = judged.filter(({ applies: one }) => one !== false);
  if (left.length === 0) return fees.length === 0 ? null : { among: [...fees], because: 'depends_on_category' };
  const [only, ...others] = left;
  if (others.length === 0 && only!.applies === true) return { fee: only!.fee };
  const unknown = left.some(({ applies: one }) => one === null);
  return {
    among: left.map(({ fee }) => fee),
    because: unknown ? 'depends_on_amount' : 'depends_on_category',
  };
}

/** Null if the amount decides and is not known. */
function applies(test: FeeTest, { court, words, tier, amount_cents }: DecidesFee): boolean | null {
  if (test.court && !test.court.test(court)) return false;
  if (test.notCourt?.test(court)) return false;
  if (test.words && !test.words.test(words)) return false;
  if (test.notWords?.test(words)) return false;
  // Cal. Rules of Court, rule 2.111(9), and Code Civ. Proc., § 422.30: the caption states the jurisdiction.
  if (tier && test.tier && test.tier !== tier) return false;
  if (tier === 'unlimited' && test.tier === tier) return true;
  if (test.over === undefined && test.upTo === undefined) return true;
  if (amount_cents === null) return null;
  const dollars = amount_cents / 100;
  return (test.over === undefined || dollars > test.over) && (test.upTo === undefined || dollars <= test.upTo);
}
