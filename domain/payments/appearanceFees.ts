import type { Fee } from '#domain/rules/Fee';
import { fees } from '#domain/rules/fees';
import type { ChosenFee } from './chooseFirstFee.ts';
import { type Appearance, appearanceCaveat, appearances } from './data/appearances.ts';
import type { FeeCourt, FeeDocument } from './FeeDocument.ts';

/** Documents by which a party other than the plaintiff appears. */
const appearing = [
  'answer',
  'demurrer',
  'mtn_strike',
  'anti_slapp',
  'appearance',
  'cross_complaint',
  'response_family',
  'will_contest',
];

/**
 * What a party’s first document costs, besides the fee for the document itself. In California it is as high as the fee for
 * the complaint. Null where the system has no such fee, or the party appeared before.
 */
export function appearanceFees(
  court: FeeCourt,
  { code, case_type, appeared, tier, amount_cents }: FeeDocument,
): ChosenFee | null {
  if (court.jurisdiction !== 'California' || court.level !== 'State Court') return null;
  if (code === null || case_type === null || !appearing.includes(code.id) || appeared === true) return null;
  const among = (appearances[case_type] ?? []).map(asFee);
  if (among.length === 0) return null;
  if (appeared === null) return { among, because: 'depends_on_appearance' };
  if (among.length === 1) return { fee: among[0]! };
  const [unlimited, high, low] = among;
  if (tier === 'unlimited') return { fee: unlimited! };
  if (amount_cents === null) return { among: tier ? [high!, low!] : among, because: 'depends_on_amount' };
  if (tier === 'limited') return { fee: amount_cents > 1_000_000 ? high! : low! };
  return { fee: amount_cents > 3_500_000 ? unlimited! : amount_cents > 1_000_000 ? high! : low! };
}

/** The schedule has one amount for both sides; the authority differs, and was not seen in a public source. */
function asFee({ fee_id, description, citation }: Appearance): Fee {
  const fee = fees.find(({ id }) => id === fee_id)!;
  // The amount is that of the first filing; the sections for a first appearance were not compared with a source.
  return { ...fee, description, citation, confidence: 'uncertain', caveat: appearanceCaveat };
}
