import type { Confidence } from '#domain/authority/CheckedFact';
import type { EndingBasis } from './endings.ts';
import type { PracticeSystem } from './practiceSystem.ts';

/** On what basis counsel may leave a case: alone, and when another attorney takes over. */
export type WithdrawalRule = {
  withdrawal: readonly EndingBasis[];
  substitution: readonly EndingBasis[];
  authority: string;
  confidence: Confidence;
};

/** The screen shows these to the clerk; they are no ground to refuse a document. */
export const withdrawalRules: Record<PracticeSystem, WithdrawalRule> = {
  california: {
    // With the client's signed consent, or by order.
    withdrawal: ['order', 'substitution'],
    substitution: ['substitution', 'order'],
    authority: 'CCP §§ 284, 285; CRC 3.1362',
    confidence: 'high',
  },
  new_york: {
    withdrawal: ['order', 'substitution'],
    substitution: ['substitution', 'order'],
    authority: 'CPLR 321(b)',
    confidence: 'high',
  },
  texas: { withdrawal: ['order'], substitution: ['order', 'notice'], authority: 'TRCP 8, 10', confidence: 'high' },
  florida: {
    withdrawal: ['order', 'notice'],
    substitution: ['order', 'substitution'],
    authority: 'Fla. R. Gen. Prac. & Jud. Admin. 2.505',
    confidence: 'uncertain',
  },
  illinois: {
    withdrawal: ['order'],
    substitution: ['substitution', 'order'],
    authority: 'Ill. S. Ct. R. 13(c)',
    confidence: 'high',
  },
  federal_district: {
    withdrawal: ['order'],
    substitution: ['order', 'notice'],
    authority: 'the local rules of the district',
    confidence: 'uncertain',
  },
  immigration_court: {
    withdrawal: ['order'],
    substitution: ['order', 'notice'],
    authority: '8 C.F.R. § 1003.17(b)',
    confidence: 'high',
  },
};
