import type { Confidence } from '#domain/authority/CheckedFact';
import type { PracticeSystem } from '#domain/participants/practiceSystem';

/** The law of a system on an attorney’s conflicts of interest, and on their waiver. */
type ConflictRule = {
  /** Present and former clients, and the attorneys of a firm. */
  authority: string;
  /** How clients waive a conflict; not one between clients of the same attorney in the same litigation. */
  waiver: string;
  /** Mediators and other neutrals. */
  neutral: string;
  confidence: Confidence;
};

const standards = 'Model Standards of Conduct for Mediators, Standard III';
const modelRules = 'ABA Model Rules 1.7, 1.9, 1.10';
const modelWaiver = 'ABA Model Rule 1.7(b)';

/** Shown to the clerk who assigns an attorney. The portal decides nothing about an attorney’s duties. */
export const conflictRules: Record<PracticeSystem, ConflictRule> = {
  california: {
    authority: 'Cal. Rules Prof. Conduct, rules 1.7, 1.9, 1.10',
    waiver: 'Cal. Rules Prof. Conduct, rule 1.7(d)',
    neutral: 'CRC 3.855',
    confidence: 'high',
  },
  new_york: {
    authority: '22 NYCRR 1200, rules 1.7, 1.9, 1.10',
    waiver: '22 NYCRR 1200, rule 1.7(b)',
    neutral: standards,
    confidence: 'high',
  },
  texas: {
    authority: 'Tex. Disciplinary R. Prof’l Conduct 1.06, 1.09',
    waiver: 'Tex. Disciplinary R. Prof’l Conduct 1.06(c)',
    neutral: standards,
    confidence: 'uncertain',
  },
  florida: {
    authority: 'R. Regulating Fla. Bar 4-1.7, 4-1.9, 4-1.10',
    waiver: 'R. Regulating Fla. Bar 4-1.7(b)',
    neutral: standards,
    confidence: 'high',
  },
  illinois: {
    authority: 'Ill. R. Prof’l Conduct 1.7, 1.9, 1.10',
    waiver: 'Ill. R. Prof’l Conduct 1.7(b)',
    neutral: standards,
    confidence: 'high',
  },
  federal_district: {
    authority: `${modelRules}, as the district adopted them`,
    waiver: modelWaiver,
    neutral: standards,
    confidence: 'uncertain',
  },
  immigration_court: {
    authority: `${modelRules}, as the attorney’s state adopted them`,
    waiver: modelWaiver,
    neutral: standards,
    confidence: 'uncertain',
  },
};
