import type { CheckedFact, Confidence } from '#domain/authority/CheckedFact';
import type { PracticeSystem } from '#domain/participants/practiceSystem';
import type { ServiceMoment, ServiceSetting } from './serviceChoices.ts';

/** A statement of a rule on service, with its authority. */
type Stated = { authority: string; confidence: Confidence };

/** The form in which a filer proves service by mail or in person. */
export const proofForms = ['certificate', 'declaration', 'affirmation'] as const;
export type ProofForm = (typeof proofForms)[number];

/** The rules of a court system on the service of documents after the first. */
export type EServiceRule = CheckedFact & {
  /** When a portal of the court serves a filed document. */
  moment: Stated & { default: ServiceMoment };
  /** Whether service on someone with an account, and by email, is complete at filing, or when the notice is sent. */
  complete: Stated & { upon: 'filing' | 'sending'; by_email: 'filing' | 'sending' };
  /** How a person who has not appeared is served. */
  initial: Stated;
  /** How service is proved. `notice_suffices`: the court’s own notice proves e-service. */
  proof: Stated & { form: ProofForm; notice_suffices: boolean; by_nonparty: boolean };
};

const checked_on = '2026-11-24';

/** One rule for each system. Who must accept e-service is in `domain/participants/service`. */
export const eServiceRules: Record<PracticeSystem, EServiceRule> = {
  federal_district: {
    moment: { default: 'at_filing', authority: 'FRCP 5(b)(2)(E)', confidence: 'high' },
    complete: { upon: 'filing', by_email: 'sending', authority: 'FRCP 5(b)(2)(E)', confidence: 'high' },
    initial: { authority: 'FRCP 4', confidence: 'high' },
    proof: {
      ...{ authority: 'FRCP 5(d)(1)(B)', confidence: 'high' },
      ...{ form: 'certificate', notice_suffices: true, by_nonparty: false },
    },
    checked_on,
  },
  california: {
    // Electronic filing service providers in California serve at submission or on acceptance, by the court’s practice.
    moment: { default: 'at_filing', authority: 'CCP § 1010.6(a)(3); CRC 2.251', confidence: 'uncertain' },
    complete: { upon: 'sending', by_email: 'sending', authority: 'CCP § 1010.6(a)(3)', confidence: 'high' },
    initial: { authority: 'CCP §§ 415.10 to 415.50, 417.10', confidence: 'high' },
    proof: {
      ...{ authority: 'CCP §§ 1013a, 1013b; CRC 2.251(j)', confidence: 'high' },
      ...{ form: 'declaration', notice_suffices: false, by_nonparty: true },
    },
    checked_on,
  },
  new_york: {
    moment: { default: 'at_filing', authority: '22 NYCRR 202.5-b(f)(2)', confidence: 'high' },
    complete: { upon: 'sending', by_email: 'sending', authority: '22 NYCRR 202.5-b(f)(2)', confidence: 'high' },
    initial: { authority: 'CPLR 306-b, 308, 311, 312-a', confidence: 'high' },
    proof: {
      ...{ authority: '22 NYCRR 202.5-b(f)(2); CPLR 306', confidence: 'uncertain' },
      ...{ form: 'affirmation', notice_suffices: true, by_nonparty: true },
    },
    checked_on,
  },
  texas: {
    moment: { default: 'at_filing', authority: 'TRCP 21a(b)(3)', confidence: 'high' },
    complete: { upon: 'filing', by_email: 'filing', authority: 'TRCP 21a(b)(3)', confidence: 'high' },
    initial: { authority: 'TRCP 99 to 109a', confidence: 'high' },
    proof: {
      ...{ authority: 'TRCP 21a(e)', confidence: 'high' },
      ...{ form: 'certificate', notice_suffices: false, by_nonparty: false },
    },
    checked_on,
  },
  florida: {
    moment: { default: 'at_filing', authority: 'Fla. R. Gen. Prac. & Jud. Admin. 2.516(b)(1)', confidence: 'high' },
    complete: {
      upon: 'sending',
      by_email: 'sending',
      authority: 'Fla. R. Gen. Prac. & Jud. Admin. 2.516(b)(1)',
      confidence: 'high',
    },
    initial: { authority: 'Fla. Stat. ch. 48 and 49; Fla. R. Civ. P. 1.070', confidence: 'high' },
    proof: {
      ...{ authority: 'Fla. R. Gen. Prac. & Jud. Admin. 2.516(f)', confidence: 'high' },
      ...{ form: 'certificate', notice_suffices: false, by_nonparty: false },
    },
    checked_on,
  },
  illinois: {
    // Rule 11 permits service through the provider; when providers send it depends on their configuration.
    moment: { default: 'at_filing', authority: 'Ill. S. Ct. R. 11', confidence: 'uncertain' },
    complete: { upon: 'sending', by_email: 'sending', authority: 'Ill. S. Ct. R. 12(c)', confidence: 'high' },
    initial: { authority: '735 ILCS 5/2-202 to 2-206; Ill. S. Ct. R. 101 to 103', confidence: 'high' },
    proof: {
      ...{ authority: 'Ill. S. Ct. R. 12(b); 735 ILCS 5/1-109', confidence: 'high' },
      ...{ form: 'certificate', notice_suffices: false, by_nonparty: false },
    },
    checked_on,
  },
  immigration_court: {
    moment: { default: 'at_filing', authority: '8 C.F.R. § 1003.32(a)', confidence: 'uncertain' },
    complete: { upon: 'filing', by_email: 'sending', authority: '8 C.F.R. § 1003.32(a)', confidence: 'uncertain' },
    initial: { authority: '8 C.F.R. § 1003.13', confidence: 'uncertain' },
    proof: {
      ...{ authority: '8 C.F.R. § 1003.32(a)', confidence: 'high' },
      ...{ form: 'certificate', notice_suffices: true, by_nonparty: false },
    },
    checked_on,
  },
};

/** When the portal serves in a court: by the court’s setting, or else by the rule of its system. */
export function momentOfService(
  { moment }: EServiceRule,
  setting: ServiceSetting,
): { moment: ServiceMoment; authority: string; confidence: Confidence; set_by_court: boolean } {
  const { default: usual, authority, confidence } = moment;
  if (setting.moment === null) return { moment: usual, authority, confidence, set_by_court: false };
  return {
    moment: setting.moment,
    authority: setting.authority ?? authority,
    confidence: 'high',
    set_by_court: true,
  };
}
