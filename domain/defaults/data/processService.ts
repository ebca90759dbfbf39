import type { PracticeSystem } from '#domain/participants/practiceSystem';

/** The ways in which process is served. */
export const processMethods = [
  'personal',
  'substituted',
  'mail_acknowledged',
  'mail_out_of_state',
  'posting_and_mailing',
  'publication',
  'registered_agent',
  'waiver',
  'waiver_abroad',
  'other',
] as const;
export type ProcessMethod = (typeof processMethods)[number];

export const processLabels: Readonly<Record<ProcessMethod, string>> = {
  personal: 'Personal service',
  substituted: 'Substituted service',
  mail_acknowledged: 'Mail with acknowledgment of receipt',
  mail_out_of_state: 'Mail outside the state with return receipt',
  posting_and_mailing: 'Posting and mailing',
  publication: 'Publication',
  registered_agent: 'Service on a registered or authorized agent',
  waiver: 'Waiver of service',
  waiver_abroad: 'Waiver of service, defendant outside the United States',
  other: 'Another way ordered by the court',
};

/** When service in a way is complete, where that is not the day of the act. */
export type Completion = {
  /** Days after the act: mailing, first publication, or the filing of the proof. */
  days: number;
  from: 'act' | 'proof_filed';
  authority: string;
};

const after = (days: number, authority: string): Completion => ({ days, from: 'act', authority });
const afterProof = (days: number, authority: string): Completion => ({ days, from: 'proof_filed', authority });

/** The ways of service in each system, and when service is complete. */
export const processService: Readonly<
  Partial<Record<PracticeSystem, Partial<Record<ProcessMethod, Completion | null>>>>
> = {
  california: {
    personal: null,
    registered_agent: null,
    substituted: after(10, 'CCP § 415.20'),
    mail_acknowledged: null,
    mail_out_of_state: after(10, 'CCP § 415.40'),
    publication: after(28, 'CCP § 415.50(c); Gov. Code 6064'),
    other: null,
  },
  federal_district: {
    personal: null,
    registered_agent: null,
    substituted: null,
    waiver: null,
    waiver_abroad: null,
    publication: null,
    other: null,
  },
  new_york: {
    personal: null,
    registered_agent: null,
    substituted: afterProof(10, 'CPLR 308(2)'),
    posting_and_mailing: afterProof(10, 'CPLR 308(4)'),
    mail_acknowledged: null,
    publication: after(28, 'CPLR 316(c)'),
    other: null,
  },
  texas: { personal: null, registered_agent: null, mail_acknowledged: null, publication: null, other: null },
  florida: { personal: null, registered_agent: null, substituted: null, publication: null, other: null },
  illinois: { personal: null, registered_agent: null, substituted: null, publication: null, other: null },
};

/** The ways of service that a system’s rules provide. */
export function processMethodsOf(system: PracticeSystem): ProcessMethod[] {
  return processMethods.filter((method) => method in (processService[system] ?? {}));
}
