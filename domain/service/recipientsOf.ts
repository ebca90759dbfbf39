import type { PracticeSystem } from '#domain/participants/practiceSystem';
import { type ConsentBasis, type ServiceMethod, serviceRules } from '#domain/participants/service';
import type { Delivery, ServiceGround } from './serviceChoices.ts';

/** One line of a case’s service list: counsel for a party, or the party. */
export type ListedService = {
  key: string;
  /** Who receives the documents. */
  name: string;
  /** For whom: the role and name of the party, as the viewer may see it. */
  party: string;
  as_counsel: boolean;
  method: ServiceMethod;
  /** The address for the method; null if the court has none. */
  at: string | null;
  is_withheld: boolean;
  /** On what the e-service of someone without counsel rests; null without a consent. */
  consent: ConsentBasis | null;
  /** The account, if the recipient has one. */
  person_id: string | null;
  /** Whether the party is the filer, or represented by the filer. */
  is_own: boolean;
};

/** Someone on the service list of a filing, and how and why they are served. */
export type Recipient = {
  key: string;
  name: string;
  /** The parties for whom they are served; empty for a courtesy copy. */
  parties: string[];
  as_counsel: boolean;
  delivery: Delivery;
  ground: ServiceGround;
  method: ServiceMethod;
  address: string | null;
  person_id: string | null;
  /** Whether the filer may choose otherwise. */
  is_optional: boolean;
  preselected: boolean;
};

/**
 * Who is served with a filing in a case. Counsel are served electronically without consent; a party without counsel only
 * after a consent, or, where the system’s rule provides, because the party gave an email address. Anyone else is served
 * by other means. The filer is not served, and counsel of the same party need not be. An attorney for several parties is
 * served once.
 */
export function recipientsOf(list: readonly ListedService[], system: PracticeSystem, filer: string): Recipient[] {
  const byPerson = new Map<string, Recipient>();
  for (const line of list) {
    const recipient = recipientOf(line, system, filer);
    const same = [line.as_counsel ? 'counsel' : 'party', line.person_id ?? line.at ?? line.key].join(' ');
    const known = byPerson.get(same);
    if (!known) byPerson.set(same, recipient);
    else byPerson.set(same, merge(known, recipient));
  }
  return [...byPerson.values()];
}

/** Who is served for one party must be served, although they need not be for another. */
function merge(one: Recipient, other: Recipient): Recipient {
  const stricter = one.is_optional && !other.is_optional && one.ground !== 'own' ? other : one;
  return { ...stricter, key: one.key, parties: [...new Set([...one.parties, ...other.parties])] };
}

function recipientOf(line: ListedService, system: PracticeSystem, filer: string): Recipient {
  const { key, name, party, as_counsel, method, at: address, person_id } = line;
  const { delivery, ground } = decide(line, system, filer);
  const choice = choiceOf(ground);
  return { key, name, parties: [party], as_counsel, delivery, ground, method, address, person_id, ...choice };
}

function decide(
  line: ListedService,
  system: PracticeSystem,
  filer: string,
): { delivery: Delivery; ground: ServiceGround } {
  const { as_counsel, method, at, is_withheld, consent, person_id, is_own } = line;
  const rule = serviceRules[system];
  if (person_id === filer || (is_own && !as_counsel)) return { delivery: 'not_required', ground: 'own' };
  if (is_withheld) return { delivery: 'other_means', ground: 'withheld' };
  const electronic = method === 'portal' || method === 'email';
  if (!electronic) {
    return { delivery: 'other_means', ground: !as_counsel && consent === null ? 'no_consent' : 'other_method' };
  }
  if (at === null) return { delivery: 'other_means', ground: as_counsel || consent ? 'no_email' : 'no_consent' };
  if (is_own) return { delivery: 'e_service', ground: 'own_side' };
  // FRCP 5(b)(2)(E); CCP § 1010.6(b) to (d); 22 NYCRR 202.5-b; TRCP 21a(a)(1); Fla. 2.516(b)(1); Ill. S. Ct. R. 11.
  if (as_counsel) {
    return { delivery: 'e_service', ground: rule.counsel === 'registered' ? 'counsel_registered' : 'counsel_required' };
  }
  if (consent === null) return { delivery: 'other_means', ground: 'no_consent' };
  // TRCP 21a(a)(1); Ill. S. Ct. R. 11: an email address that a party has given is used without a further consent.
  const given = rule.self_represented === 'email_given' || consent === 'rule';
  return { delivery: 'e_service', ground: given ? 'email_given' : 'consented' };
}

/** A consent to e-service permits it and does not require it. */
function choiceOf(ground: ServiceGround): { is_optional: boolean; preselected: boolean } {
  switch (ground) {
    case 'consented':
      return { is_optional: true, preselected: true };
    case 'own_side':
      return { is_optional: true, preselected: false };
    default:
      return { is_optional: false, preselected: ground !== 'own' };
  }
}
