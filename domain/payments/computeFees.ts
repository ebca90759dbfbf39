import type { Fee } from '#domain/rules/Fee';
import { feesOf } from '#domain/rules/feesOf';
import { appearanceFees } from './appearanceFees.ts';
import { type ChosenFee, chooseFirstFee } from './chooseFirstFee.ts';
import type { FeeCourt, FeeDocument } from './FeeDocument.ts';
import type { CourtCharges, FeeCandidate, FeeItem, FeeStatement } from './FeeItem.ts';
import { withSurcharge } from './withSurcharge.ts';

type Envelope = {
  court: FeeCourt;
  documents: readonly FeeDocument[];
  /** YYYY-MM-DD in the court’s time zone. */
  on: string;
  charges: CourtCharges;
};

/** The fees of an envelope on a date: of each lead document, and the court’s charge on the envelope, up to its cap. */
export function computeFees({ court, documents, on, charges }: Envelope): FeeStatement {
  const items = documents.flatMap((document) => itemsOf(court, document, on));
  if (charges.envelope_cents !== null && documents.length > 0) items.push(envelopeCharge(charges));
  const known = items.reduce((sum, { amount_cents }) => sum + (amount_cents ?? 0), 0);
  const total_cents = Math.min(known, charges.cap_cents ?? known);
  return {
    items,
    total_cents,
    capped_cents: known - total_cents,
    cap_authority: known > total_cents ? charges.cap_authority : null,
    is_open: items.some(({ amount_cents }) => amount_cents === null),
  };
}

function itemsOf(court: FeeCourt, document: FeeDocument, on: string): FeeItem[] {
  const { code, case_type } = document;
  if (code === null) return [];
  if (case_type === null) return ofUnknownType(court, document, code);
  const schedule = feesOf(court, { code, case_type });
  const appearing = appearanceFees(court, document);
  const due = schedule.length > 0 && code.opens_case ? [chooseFirst(court, document, schedule)] : [];
  const others = due.length === 0 ? schedule.map((fee): ChosenFee => ({ fee })) : [];
  const chosen = [...due, ...others, ...(appearing ? [appearing] : [])].filter((one) => one !== null);
  return chosen.map((one) => describe(one, court, document, on));
}

function chooseFirst(court: FeeCourt, document: FeeDocument, fees: readonly Fee[]): ChosenFee | null {
  const { title, category, tier, amount_cents } = document;
  return chooseFirstFee(fees, { court: court.name, words: `${title} ${category ?? ''}`, tier, amount_cents });
}

function describe(chosen: ChosenFee, court: FeeCourt, { filing_id }: FeeDocument, on: string): FeeItem {
  if ('among' in chosen) {
    const [first] = chosen.among;
    const fees = chosen.among.map((fee) => withSurcharge(fee, court));
    return {
      ...{ filing_id, fee_id: null, description: openDescription(chosen) },
      authority: [...new Set(fees.map(({ citation }) => citation))].slice(0, 3).join('; '),
      confidence: first!.confidence,
      ...{ amount_cents: null, open: chosen.because, candidates: fees.map(candidateOf), caveat: '' },
    };
  }
  const fee = withSurcharge(chosen.fee, court);
  const open = notInForce(fee, on) ? ('not_in_force' as const) : fee.amount_usd === null ? ('range' as const) : null;
  return {
    ...{ filing_id, fee_id: fee.id, description: fee.description, authority: fee.citation },
    // After a known change of the law, the amount is only what it last was.
    confidence: fee.recheck_by !== undefined && fee.recheck_by <= on ? 'uncertain' : fee.confidence,
    amount_cents: open === null ? Math.round(fee.amount_usd! * 100) : null,
    ...{ open, candidates: [], caveat: fee.caveat },
  };
}

/** Without a case type, only whether there may be a fee is known. */
function ofUnknownType(court: FeeCourt, { filing_id }: FeeDocument, code: NonNullable<FeeDocument['code']>): FeeItem[] {
  const [usual] = feesOf(court, { code, case_type: 'Civil Complaint' });
  if (!usual && !code.opens_case) return [];
  const authority = usual && !code.opens_case ? usual.citation : '';
  const description = code.opens_case ? 'First filing' : usual!.description;
  return [
    {
      ...{ filing_id, fee_id: null, description, authority, confidence: 'uncertain', amount_cents: null },
      ...{ open: 'depends_on_category', candidates: [], caveat: '' },
    },
  ];
}

const openDescription = ({ because }: Extract<ChosenFee, { among: Fee[] }>) =>
  because === 'depends_on_appearance' ? 'First appearance' : 'First filing';

const candidateOf = ({ id, description, amount_usd }: Fee): FeeCandidate => ({
  ...{ fee_id: id, description, amount_cents: amount_usd === null ? null : Math.round(amount_usd * 100) },
});

/** The schedule is known to apply from a later date. */
const notInForce = ({ as_of }: Fee, on: string) => as_of !== null && as_of > on;

const envelopeCharge = ({ envelope_cents, envelope_authority }: CourtCharges): FeeItem => ({
  ...{ filing_id: null, fee_id: null, description: 'Charge per envelope', authority: envelope_authority ?? '' },
  ...{ confidence: 'high', amount_cents: envelope_cents, open: null, candidates: [], caveat: '' },
});
