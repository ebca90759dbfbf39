import type { StateKind } from '#domain/courts/courtKindOf';
import type { ExemptionRule, WaiverRule } from '../WaiverRule.ts';

/** The systems with a rule on waivers. */
export type WaiverSystem = StateKind | 'federal';

export const waiverRules: Readonly<Record<WaiverSystem, WaiverRule>> = {
  california: {
    form: 'Request to Waive Court Fees (form FW-001)',
    authority: 'Gov. Code 68630–68641; CRC 3.50–3.58',
    confidence: 'high',
    confidential: { authority: 'Gov. Code 68633(f); CRC 3.54', confidence: 'high' },
    deemed_granted: { days: 5, unit: 'court_days', authority: 'Gov. Code 68634(f); CRC 3.53', confidence: 'high' },
    pay_after_denial: { days: 10, unit: 'days', authority: 'Gov. Code 68634(g); CRC 3.52', confidence: 'high' },
    effective_on_filing: false,
  },
  federal: {
    form: 'Application to Proceed in District Court Without Prepaying Fees or Costs (form AO 240)',
    authority: '28 U.S.C. 1915(a)',
    confidence: 'high',
    confidential: null,
    deemed_granted: null,
    pay_after_denial: null,
    effective_on_filing: false,
  },
  new_york: {
    form: 'Application for poor person relief, with an affidavit',
    authority: 'CPLR 1101',
    confidence: 'high',
    confidential: null,
    deemed_granted: null,
    pay_after_denial: { days: 120, unit: 'days', authority: 'CPLR 1101(d)', confidence: 'uncertain' },
    effective_on_filing: false,
  },
  texas: {
    form: 'Statement of Inability to Afford Payment of Court Costs',
    authority: 'TRCP 145',
    confidence: 'high',
    confidential: null,
    deemed_granted: null,
    pay_after_denial: null,
    effective_on_filing: true,
  },
  florida: {
    form: 'Application for Determination of Civil Indigent Status',
    authority: 'Fla. Stat. 57.082',
    confidence: 'high',
    confidential: null,
    deemed_granted: null,
    pay_after_denial: null,
    effective_on_filing: false,
  },
  illinois: {
    form: 'Application for Waiver of Court Fees',
    authority: '735 ILCS 5/5-105; Ill. S. Ct. R. 298',
    confidence: 'high',
    confidential: null,
    deemed_granted: null,
    pay_after_denial: null,
    effective_on_filing: false,
  },
};

export const exemptionRules: Readonly<Record<WaiverSystem, ExemptionRule>> = {
  california: { authority: 'Gov. Code 6103', confidence: 'high' },
  federal: { authority: '28 U.S.C. 1914; District Court Misc. Fee Schedule', confidence: 'high' },
  new_york: { authority: 'CPLR 8017', confidence: 'high' },
  texas: { authority: 'Tex. Civ. Prac. & Rem. Code 6.001', confidence: 'uncertain' },
  florida: { authority: 'Fla. Stat. 28.345', confidence: 'high' },
  illinois: { authority: '705 ILCS 105/27.1b', confidence: 'uncertain' },
};
