import type { FilingDateRule, WayRule } from '../FilingDateRule.ts';

const checked_on = '2026-11-22';
const byFiled = { date: 'filed', authority: null, confidence: 'high' } as const;

/** Paper counts on the day of its delivery to the clerk, who need not be open. */
const delivered = (authority: string): WayRule => ({
  counts_from: 'delivery_to_clerk',
  closed_days: 'same_day',
  until_closing: true,
  authority,
  confidence: 'high',
});

export const federalDistrict: FilingDateRule = {
  system: 'federal_district',
  zone: 'court',
  electronic: {
    counts_from: 'accepted_by_cmecf',
    closed_days: 'same_day',
    until_closing: false,
    authority: 'Fed. R. Civ. P. 5(d)(3), 6(a)(4)(A), 77(a); 28 U.S.C. § 452',
    confidence: 'high',
  },
  paper: delivered('Fed. R. Civ. P. 5(d)(2), 6(a)(4)(B)'),
  timely_by: byFiled,
  closure: null,
  earlier_cutoff: { authority: 'Fed. R. Civ. P. 6(a)(4)' },
  checked_on,
};

export const bankruptcy: FilingDateRule = {
  ...federalDistrict,
  system: 'bankruptcy',
  electronic: { ...federalDistrict.electronic, authority: 'Fed. R. Bankr. P. 5005(a), 9006(a)(4)' },
  paper: delivered('Fed. R. Bankr. P. 5005(a), 9006(a)(4)'),
  earlier_cutoff: { authority: 'Fed. R. Bankr. P. 9006(a)(4)' },
};

export const federalAppellate: FilingDateRule = {
  ...federalDistrict,
  system: 'federal_appellate',
  electronic: { ...federalDistrict.electronic, authority: 'Fed. R. App. P. 25(a)(2)(B), 26(a)(4)' },
  paper: delivered('Fed. R. App. P. 25(a)(2)(A), 26(a)(4)'),
  earlier_cutoff: { authority: 'Fed. R. App. P. 26(a)(4)' },
};

export const scotus: FilingDateRule = {
  ...federalDistrict,
  system: 'scotus',
  zone: 'America/New_York',
  electronic: {
    counts_from: 'submission',
    closed_days: 'same_day',
    until_closing: false,
    authority: 'Sup. Ct. R. 29.2, 30',
    confidence: 'uncertain',
  },
  paper: { ...delivered('Sup. Ct. R. 29.2, 30'), confidence: 'uncertain' },
  earlier_cutoff: null,
};

export const immigrationCourt: FilingDateRule = {
  ...federalDistrict,
  system: 'eoir',
  electronic: {
    counts_from: 'receipt_by_court',
    closed_days: 'same_day',
    until_closing: false,
    authority: '8 C.F.R. § 1003.31; Immigration Court Practice Manual 3.1',
    confidence: 'uncertain',
  },
  paper: { ...delivered('Immigration Court Practice Manual 3.1(a)(3)'), confidence: 'verified' },
  earlier_cutoff: null,
};

export const boardOfImmigrationAppeals: FilingDateRule = {
  ...immigrationCourt,
  system: 'bia',
  zone: 'America/New_York',
  electronic: { ...immigrationCourt.electronic, authority: '8 C.F.R. §§ 1003.3, 1003.38(b)–(c)' },
  paper: { ...delivered('8 C.F.R. § 1003.38(c)'), confidence: 'high' },
};

/** A court whose rules are not on file: the day of receipt, to be checked with the court. */
export const unlisted: FilingDateRule = {
  ...federalDistrict,
  system: 'unlisted',
  electronic: { ...immigrationCourt.electronic, authority: null },
  paper: {
    counts_from: 'delivery_to_clerk',
    closed_days: 'next_court_day',
    until_closing: true,
    authority: null,
    confidence: 'uncertain',
  },
  earlier_cutoff: null,
};
