import type { CheckedFact, Confidence } from '#domain/authority/CheckedFact';
import type { CodeSystem } from '#domain/docketing/CodeSystem';
import type { WorkItemKind } from '../workItems.ts';

/** A period before or after the hearing, the trial, or the last pleading, as the person enters its day. */
export type WorkPeriod = { amount: number; unit: 'days' | 'court_days'; direction: 'before' | 'after' };

/** What the law of a system says of a kind of request, in words, with the periods that are numbers. */
export type WorkItemLaw = {
  id: string;
  kind: WorkItemKind;
  system: CodeSystem;
  rule: string;
  authority: string;
  confidence: Confidence;
  /** By when it must be requested, before the hearing. */
  ask?: WorkPeriod;
  /** The last day to act, from the day that the person enters. */
  due?: WorkPeriod & { from: 'trial' | 'last_pleading' };
  /** Within how many days after the answer the person can ask for review. */
  review_days?: number;
  /** A fee of `domain/rules/fees`. */
  fee_id?: string;
} & CheckedFact;

const checked = { checked_on: '2026-11-22' } as const;
const interpreter = { kind: 'interpreter', confidence: 'high', ...checked } as const;
const accommodation = { kind: 'accommodation', ...checked } as const;
const jury = { kind: 'jury_demand', ...checked } as const;

/** The law of requests to a court, from rules and statutes as of November 22, 2026. */
export const workItemLaw: readonly WorkItemLaw[] = [
  {
    ...{ id: 'CA-INTERPRETER', system: 'california', ...interpreter },
    rule: 'As early as possible (INT-300). Parties in civil cases as well, at no cost, by priority; a provisional interpreter needs findings (INT-110, INT-120)',
    authority: 'Evid. Code 756; Gov. Code 68092; CRC 2.893, 2.895',
  },
  {
    ...{ id: 'NY-INTERPRETER', system: 'new_york', ...interpreter },
    rule: 'The court provides one free of charge in all proceedings on notice to the clerk',
    authority: '22 NYCRR 217.1',
  },
  {
    ...{ id: 'TX-INTERPRETER', system: 'texas', ...interpreter },
    rule: 'A licensed interpreter on motion or request; in civil cases the cost may fall on the party',
    authority: 'Gov’t Code 57.002; CPRC 21',
  },
  {
    ...{ id: 'FL-INTERPRETER', system: 'florida', ...interpreter },
    rule: 'Certified first, then provisionally approved, with findings',
    authority: 'Fla. R. Gen. Prac. & Jud. Admin. 2.560; Fla. Stat. 90.606',
  },
  {
    ...{ id: 'IL-INTERPRETER', system: 'illinois', ...interpreter },
    rule: 'Free in all proceedings; certified first',
    authority: 'Ill. Supreme Court Language Access Policy; 735 ILCS 5/8-1401',
  },
  {
    ...{ id: 'US-INTERPRETER', system: 'federal_district', ...interpreter },
    rule: 'Certified in cases begun by the United States; in others at the party’s cost',
    authority: '28 U.S.C. 1827',
  },
  {
    ...{ id: 'IMM-INTERPRETER', system: 'immigration_court', ...interpreter },
    rule: 'The court provides one; state language and dialect early',
    authority: '8 C.F.R. 1003.22; ICPM ch. 4.11',
  },
  {
    ...{ id: 'CA-ACCOMMODATION', system: 'california', ...accommodation, confidence: 'verified' },
    rule: 'At least 5 court days before (MC-410). The request is confidential and not filed. Review within 10 days after the answer: by the presiding judge if staff decided, by writ if a judicial officer did',
    authority: 'CRC 1.100(b), (c), (g)',
    ask: { amount: 5, unit: 'court_days', direction: 'before' },
    review_days: 10,
  },
  {
    ...{ id: 'FL-ACCOMMODATION', system: 'florida', ...accommodation, confidence: 'high' },
    rule: 'At least 7 days before',
    authority: 'Fla. R. Gen. Prac. & Jud. Admin. 2.540',
    ask: { amount: 7, unit: 'days', direction: 'before' },
  },
  {
    ...{ id: 'NY-ACCOMMODATION', system: 'new_york', ...accommodation, confidence: 'high' },
    rule: 'At any time, to the court’s coordinator',
    authority: '42 U.S.C. 12131',
  },
  {
    ...{ id: 'TX-ACCOMMODATION', system: 'texas', ...accommodation, confidence: 'uncertain' },
    rule: 'At any time, to the judge or coordinator',
    authority: '42 U.S.C. 12131',
  },
  {
    ...{ id: 'IL-ACCOMMODATION', system: 'illinois', ...accommodation, confidence: 'high' },
    rule: 'To the Court Disability Coordinator',
    authority: '42 U.S.C. 12131; circuit policy',
  },
  {
    ...{ id: 'US-ACCOMMODATION', system: 'federal_district', ...accommodation, confidence: 'uncertain' },
    rule: 'Communication aids by policy',
    authority: 'Guide to Judiciary Policy, vol. 5, § 255',
  },
  {
    ...{ id: 'CA-JURY-DEMAND', system: 'california', ...jury, confidence: 'verified' },
    rule: 'With the deposit of the jury fee',
    authority: 'CCP 631',
    fee_id: 'CA-JURY',
  },
  {
    ...{ id: 'NY-JURY-DEMAND', system: 'new_york', ...jury, confidence: 'verified' },
    rule: 'With the fee for a jury demand',
    authority: 'CPLR 8020(c)',
    fee_id: 'NY-SUP-JURY',
  },
  {
    ...{ id: 'TX-JURY-DEMAND', system: 'texas', ...jury, confidence: 'high' },
    rule: 'Demand and fee 30 days before the trial setting',
    authority: 'TRCP 216(a)',
    due: { amount: 30, unit: 'days', direction: 'before', from: 'trial' },
  },
  {
    ...{ id: 'US-JURY-DEMAND', system: 'federal_district', ...jury, confidence: 'high' },
    rule: 'Within 14 days after service of the last pleading on the issue',
    authority: 'FRCP 38(b)',
    due: { amount: 14, unit: 'days', direction: 'after', from: 'last_pleading' },
  },
];
