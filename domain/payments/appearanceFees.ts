import type { Fee } from '#domain/rules/Fee';
import { fees } from '#domain/rules/fees';
import type { ChosenFee } from './chooseFirstFee.ts';
import type { FeeCourt, FeeDocument } from './computeFees.ts';

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
 * What a party’s first paper costs, besides the fee for the document itself. In California it is as high as the fee for
 * the complaint. Null where the system has no such fee, or the party appeared before.
 */
export function appearanceFees(
  court: FeeCourt,
  { code, case_type, appeared, amount_cents }: FeeDocument,
): ChosenFee | null {
  if (court.jurisdiction !== 'California' || court.level !== 'State Court') return null;
  if (code === null || case_type === null || !appearing.includes(code.id) || appeared === true) return null;
  const among = appearanceOf(case_type);
  if (among.length === 0) return null;
  if (appeared === null) return { among, because: 'depends_on_appearance' };
  if (among.length === 1) return { fee: among[0]! };
  if (amount_cents === null) return { among, because: 'depends_on_amount' };
  const [unlimited, high, low] = among;
  return { fee: amount_cents > 3_500_000 ? unlimited! : amount_cents > 1_000_000 ? high! : low! };
}

function appearanceOf(case_type: string): Fee[] {
  if (case_type === 'Family Law') return [asAppearance('CA-FAM', 'Response: first appearance', 'Gov. Code 70670')];
  if (case_type === 'Probate')
    return [asAppearance('CA-PRB', 'Objection or opposition: first appearance', 'Gov. Code 70650')];
  if (case_type !== 'Civil Complaint') return [];
  return [
    asAppearance('CA-UNL', 'First appearance, unlimited civil', 'Gov. Code 70612, 70602.5, 70602.6'),
    asAppearance('CA-LIM-HI', 'First appearance, limited civil over $10,000', 'Gov. Code 70614(a), 70602.5'),
    asAppearance('CA-LIM-LO', 'First appearance, limited civil up to $10,000', 'Gov. Code 70614(b), 70602.5'),
  ];
}

/** The schedule has one amount for both sides; the authority differs, and was not seen in a public source. */
function asAppearance(id: string, description: string, citation: string): Fee {
  const fee = fees.find((one) => one.id === id)!;
  const caveat = 'A court may charge it for each party who appears with the document.';
  const { confidence } = fee;
  return { ...fee, description, citation, confidence: confidence === 'verified' ? 'high' : confidence, caveat };
}
