import type { CheckedFact, Confidence } from '#domain/authority/CheckedFact';
import type { DocumentTypeId } from '#domain/documentTypes/documentTypes';
import type { CourtDating } from './CourtDating.ts';
import type { FilingSystem } from './FilingDateRule.ts';
import type { RelationBackEffect } from './relationBackEffects.ts';

export type RelationBackRule = CheckedFact & {
  effect: RelationBackEffect;
  authority: string | null;
  confidence: Confidence;
  /** The document types that the effect covers; null for all of them. */
  applies_to: readonly DocumentTypeId[] | null;
  /** The period of a motion, in court days from the notice. */
  motion_days: number | null;
};

const checked_on = '2026-11-22';
const plain = { applies_to: null, motion_days: null, checked_on };
const kept: RelationBackRule = {
  ...plain,
  effect: 'not_needed',
  authority: 'Fed. R. Civ. P. 5(d)(4)',
  confidence: 'high',
};
const noDate: RelationBackRule = { ...plain, effect: 'none', authority: null, confidence: 'high' };

/** What each system’s rules make of a document that is returned, corrected, and submitted again. */
export const relationBackRules: Record<FilingSystem, RelationBackRule> = {
  federal_district: kept,
  bankruptcy: { ...kept, authority: 'Fed. R. Bankr. P. 5005(a)(1)' },
  federal_appellate: { ...kept, authority: 'Fed. R. App. P. 25(a)(4)' },
  scotus: { ...plain, effect: 'automatic_in_time', authority: 'Sup. Ct. R. 14.5', confidence: 'high' },
  eoir: { ...noDate, authority: 'Immigration Court Practice Manual 3.1(d)' },
  bia: { ...noDate, authority: '8 C.F.R. §§ 1003.3(a), 1003.8(a)(3)', confidence: 'uncertain' },
  california_trial: {
    ...plain,
    effect: 'tolling',
    authority: 'Code Civ. Proc., § 1010.6(e)(4)',
    confidence: 'high',
    applies_to: ['complaint', 'cross_complaint'],
  },
  california_appeal: {
    ...plain,
    effect: 'automatic_in_time',
    authority: 'Cal. Rules of Court, rule 8.204(e)',
    confidence: 'uncertain',
  },
  new_york_trial: {
    ...plain,
    effect: 'order',
    authority: 'CPLR 2001, 2004; Grskovic v. Holmes, 111 A.D.3d 234 (2d Dep’t 2013)',
    confidence: 'verified',
  },
  new_york_appellate: { ...plain, effect: 'order', authority: 'CPLR 2001, 2004', confidence: 'uncertain' },
  texas_trial: { ...plain, effect: 'automatic', authority: 'Tex. R. Civ. P. 21(f)(5), (11)', confidence: 'verified' },
  texas_appeal: { ...plain, effect: 'automatic', authority: 'Tex. R. App. P. 9.2(c)(4), 9.4(k)', confidence: 'high' },
  florida_trial: {
    ...plain,
    effect: 'automatic_in_time',
    authority: 'Fla. R. Gen. Prac. & Jud. Admin. 2.525(f)(1); Tanner v. State, 744 So. 2d 1017 (Fla. 4th DCA 1997)',
    confidence: 'high',
  },
  florida_appeal: { ...kept, authority: 'Fla. R. App. P. 9.040(c), 9.410' },
  illinois_trial: {
    ...plain,
    effect: 'motion',
    authority: 'Ill. S. Ct. R. 9(d)',
    confidence: 'verified',
    motion_days: 5,
  },
  illinois_reviewing: {
    ...plain,
    effect: 'motion',
    authority: 'Ill. S. Ct. R. 9(d)',
    confidence: 'verified',
    motion_days: 5,
  },
  unlisted: { ...noDate, effect: 'unknown', confidence: 'uncertain' },
};

/** The rule of a court, with its own setting where the rule is uncertain. */
export function relationBackOf({ system, settings }: Pick<CourtDating, 'system' | 'settings'>) {
  const rule = relationBackRules[system];
  if (settings.relation_back === null) return { ...rule, set_by_court: false };
  const authority = settings.authority ?? rule.authority;
  return { ...rule, effect: settings.relation_back, authority, set_by_court: true };
}
export type CourtsRelationBack = ReturnType<typeof relationBackOf>;
