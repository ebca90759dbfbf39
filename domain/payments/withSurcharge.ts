import type { Fee } from '#domain/rules/Fee';

/** Surcharges of single counties on a first filing, for the construction of courthouses. */
const surcharges: Readonly<Record<string, { cents: number; citation: string }>> = {
  Riverside: { cents: 1500, citation: 'Gov. Code 70622' },
  'San Bernardino': { cents: 1500, citation: 'Gov. Code 70624' },
  'San Francisco': { cents: 1500, citation: 'Gov. Code 70625' },
};

/** A fee as it is in the court’s county: three counties of California add a surcharge to the unlimited first filing. */
export function withSurcharge(fee: Fee, { county }: { county: string | null }): Fee {
  if (fee.id !== 'CA-UNL') return fee;
  const added = surcharges[county?.replace(/^county of | county$/gi, '') ?? ''];
  if (!added) return { ...fee, caveat: '' };
  return {
    ...fee,
    amount_usd: fee.amount_usd! + added.cents / 100,
    citation: `${fee.citation}; ${added.citation}`,
    confidence: 'uncertain',
    caveat: '',
  };
}
