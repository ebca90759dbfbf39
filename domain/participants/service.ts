import { type Address, serviceAddressOn } from './addresses.ts';
import type { PracticeSystem } from './practiceSystem.ts';

/** How documents after the first are served. */
export const serviceMethods = ['portal', 'email', 'mail', 'personal', 'overnight', 'other'] as const;
export type ServiceMethod = (typeof serviceMethods)[number];

/** On what ground someone may be served electronically. */
export const consentBases = ['consent', 'rule'] as const;
export type ConsentBasis = (typeof consentBases)[number];

/** Who is served electronically in a system, with its authority. */
export const serviceRules: Record<
  PracticeSystem,
  { authority: string; counsel: 'registered' | 'required' | 'consent'; self_represented: 'consent' | 'email_given' }
> = {
  federal_district: { authority: 'FRCP 5(b)(2)', counsel: 'registered', self_represented: 'consent' },
  california: { authority: 'CCP § 1010.6; CRC 2.251', counsel: 'required', self_represented: 'consent' },
  new_york: { authority: 'CPLR 2103(b); 22 NYCRR 202.5-b', counsel: 'required', self_represented: 'consent' },
  texas: { authority: 'TRCP 21a', counsel: 'required', self_represented: 'email_given' },
  florida: {
    authority: 'Fla. R. Gen. Prac. & Jud. Admin. 2.516',
    counsel: 'required',
    self_represented: 'consent',
  },
  illinois: { authority: 'Ill. S. Ct. R. 11', counsel: 'required', self_represented: 'email_given' },
  immigration_court: { authority: '8 C.F.R. § 1003.32', counsel: 'registered', self_represented: 'consent' },
};

type Consent = { email: string; withdrawn_on: string | null };
type Counsel = { id?: string; full_name: string; is_lead: boolean; gets_notice: boolean; email: string | null };

export type Served = {
  service_method: ServiceMethod | null;
  consent: Consent | null;
  addresses: readonly Address[];
  counsel: readonly Counsel[];
};

/** One line of a service list: to whom, how, and where; `at` is null if the court has no address for the method. */
export type ServiceLine = {
  to: string | null;
  as_counsel: boolean;
  method: ServiceMethod;
  at: string | null;
  /** The representation, if the caller names it. */
  counsel_id?: string;
};

/**
 * Who is served for a participant: counsel who receive notices, or else the participant. A represented party is served
 * through counsel (FRCP 5(b)(1); CCP § 1015; CPLR 2103(b)).
 */
export function serviceLinesOf(served: Served, day: string): ServiceLine[] {
  const counsel = served.counsel.filter(({ gets_notice, is_lead }) => gets_notice || is_lead);
  if (counsel.length > 0) {
    return counsel.map(({ id, full_name, email }) => ({
      ...{ to: full_name, as_counsel: true, method: 'portal', at: email },
      ...(id !== undefined && { counsel_id: id }),
    }));
  }
  const { consent } = served;
  const email = consent && consent.withdrawn_on === null ? consent.email : null;
  const address = serviceAddressOn(served.addresses, day)?.address ?? null;
  const method = served.service_method ?? (email ? 'email' : 'mail');
  const electronic = method === 'email' || method === 'portal';
  return [{ to: null, as_counsel: false, method, at: electronic ? email : address }];
}
