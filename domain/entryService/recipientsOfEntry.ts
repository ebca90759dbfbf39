import type { ServiceMethod } from '#domain/participants/service';
import type { DeliveryMethod, DeliveryState, EscalationQueue } from './deliveryStates.ts';

/** A line of the service list of a case: counsel for a party, or a party without counsel. */
export type EntryServiceLine = {
  /** The same on each request, as long as the representation or the participant exists. */
  key: string;
  /** The party. */
  name: string;
  counsel: string | null;
  method: ServiceMethod;
  /** The address for the method; null if the court has none. */
  at: string | null;
  /** The account of counsel. */
  person_id: string | null;
};

/**
 * Who serves people without an electronic address: the court, if the law has it serve the entry; the filer of the document
 * (FRCP 5(a)(1); CCP § 1014); or no one, if the entry need not be served.
 */
export type PaperService = 'court' | 'filer' | 'none';

export type EntryRecipient = {
  key: string;
  person_id: string | null;
  name: string;
  /** The parties for whom they receive it. */
  parties: string[];
  method: DeliveryMethod;
  address: string | null;
  state: DeliveryState;
  queue: EscalationQueue | null;
};

type Setting = {
  /** The accounts of people who see the case, by their email address in lower case. */
  accounts: ReadonlyMap<string, string>;
  paper: PaperService;
};

/** Everyone on a service list, each person once: counsel of several parties, and parties who share an email address. */
export function recipientsOfEntry(lines: readonly EntryServiceLine[], setting: Setting): EntryRecipient[] {
  const byKey = new Map<string, EntryRecipient>();
  for (const line of lines) {
    const one = recipientOf(line, setting);
    const known = byKey.get(one.key);
    byKey.set(one.key, known ? merge(known, one) : one);
  }
  return [...byKey.values()];
}

function recipientOf(line: EntryServiceLine, { accounts, paper }: Setting): EntryRecipient {
  const { name, counsel, at } = line;
  const isElectronic = line.method === 'portal' || line.method === 'email';
  const email = isElectronic && at !== null ? at.trim().toLowerCase() : null;
  const person_id = line.person_id ?? (email === null ? null : (accounts.get(email) ?? null));
  const base = { key: keyOf(line, person_id, email), person_id, name: counsel ?? name, parties: [name] };
  if (person_id !== null && isElectronic) return { ...base, method: 'portal', address: at, ...pending };
  if (email !== null) return { ...base, method: 'email', address: at, ...pending };
  const method = line.method === 'personal' ? 'personal' : 'mail';
  return { ...base, method, address: at, ...onPaper(paper, at !== null) };
}

const pending = { state: 'pending', queue: null } as const;

function keyOf({ key }: EntryServiceLine, person_id: string | null, email: string | null): string {
  if (person_id !== null) return `person:${person_id}`;
  return email === null ? key : `email:${email}`;
}

function onPaper(paper: PaperService, hasAddress: boolean): Pick<EntryRecipient, 'state' | 'queue'> {
  if (paper === 'court') return { state: 'escalated', queue: hasAddress ? 'paper_service' : 'no_address' };
  return { state: paper === 'filer' ? 'by_filer' : 'not_required', queue: null };
}

/** Parties who share an address are named together. */
function merge(known: EntryRecipient, other: EntryRecipient): EntryRecipient {
  const parties = [...new Set([...known.parties, ...other.parties])];
  const isParty = known.parties.includes(known.name) && other.parties.includes(other.name);
  const name = isParty && known.name !== other.name ? `${known.name} and ${other.name}` : known.name;
  return { ...known, parties, name };
}

/** Whether the court must serve an entry on paper, by the rule of its event; an entry without an event need not be served. */
export function paperServiceOf(entry: { isFiling: boolean; serve: string | null }): PaperService {
  if (entry.isFiling) return 'filer';
  return entry.serve === null || !servesParties(entry.serve) ? 'none' : 'court';
}

const servesParties = (serve: string): boolean => /^(?:all|parties|defaulting party)/.test(serve);
