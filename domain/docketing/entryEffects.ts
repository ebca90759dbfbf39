import { type CaseState, type InactiveReason, inactiveReasonsOf, nextStates } from '#domain/cases/caseStates';
import type { DisposingCourt } from '#domain/cases/Disposition';
import { listDispositions } from '#domain/cases/dispositions';
import type { CaseType } from '#domain/courts/choices';
import { namesIn } from './namesIn.ts';

/** What an entry does besides its text. The clerk sees each and may leave it out. */
export type EntryEffect =
  | { id: string; kind: 'inactive'; reason: InactiveReason }
  | { id: string; kind: 'active' }
  | { id: string; kind: 'disposed'; disposition: string }
  | { id: string; kind: 'party_disposed'; party_id: string; party: string; disposition: string }
  | {
      id: string;
      kind: 'counsel';
      participant_id: string;
      party: string;
      counsel_id: string;
      outgoing: string;
      incoming: string;
      bar_number: string;
    };

/** The case of an entry, as far as effects depend on it. */
export type AffectedCase = {
  case_type: CaseType;
  state: CaseState;
  inactive_reason: InactiveReason | null;
  /** Those who need a disposition each and have none; empty where the case has one for all. */
  undecided: readonly { id: string; name: string }[];
};

/** A present representation of a party for whom a document is filed. */
export type Representation = {
  participant_id: string;
  party: string;
  counsel_id: string;
  name: string;
  bar_number: string | null;
};

export type EffectSource = {
  code: string;
  title: string;
  court: DisposingCourt;
  /** Present counsel of those for whom it is filed, and the attorney on the document who is not among them. */
  represented: readonly Representation[];
  incoming: { name: string; bar_number: string } | null;
};

/** Codes after which a case does not move, with the reason. */
const halts: Readonly<Record<string, InactiveReason>> = {
  notice_appeal: 'on_appeal',
  bankruptcy_suggestion: 'bankruptcy_stay',
  bankruptcy_stay: 'bankruptcy_stay',
  stayed: 'stay',
};
/** Codes after which a case moves again, with the reasons that they end. */
const resumes: Readonly<Record<string, readonly InactiveReason[]>> = {
  mandate: ['on_appeal'],
  stay_lifted: ['stay', 'bankruptcy_stay'],
};

/** Whether an entry with this code can have an effect besides its text. */
export const canHaveEffects = (code: string): boolean =>
  code in halts || code in resumes || code === 'dismissal_voluntary' || code === 'substitution';

/**
 * The effects that an entry with this code has beyond doubt, for the clerk to confirm. None where the case cannot have
 * the state that follows, as for an appeal from a judgment, after which the case stays disposed.
 */
export function entryEffects(source: EffectSource, held: AffectedCase): EntryEffect[] {
  const { code } = source;
  const reason = halts[code];
  if (reason) {
    const can = nextStates(held.state).includes('inactive') && inactiveReasonsOf(held.case_type).includes(reason);
    return can ? [{ id: `inactive:${reason}`, kind: 'inactive', reason }] : [];
  }
  if (resumes[code]) {
    const ends = held.inactive_reason !== null && resumes[code].includes(held.inactive_reason);
    return held.state === 'inactive' && ends ? [{ id: 'active', kind: 'active' }] : [];
  }
  if (code === 'dismissal_voluntary') return dismissals(source, held);
  return code === 'substitution' ? substitutions(source) : [];
}

/** A dismissal of some parties disposes of these, any other one of the case. A cross-complaint is not the case. */
function dismissals({ title, court }: EffectSource, { case_type, state, undecided }: AffectedCase): EntryEffect[] {
  if (/cross-?\s?(?:complaint|action|claim)|counterclaim/i.test(title)) return [];
  const disposition = listDispositions(case_type, court).find(({ outcome }) => outcome === 'dismissed_by_party')?.label;
  if (!disposition || !nextStates(state).includes('disposed')) return [];
  if (undecided.length === 0) return [{ id: 'disposed', kind: 'disposed', disposition }];
  const named = namesIn(title, undecided);
  return (named.length > 0 ? named : undecided).map(({ id, name }) => ({
    id: `party:${id}`,
    kind: 'party_disposed',
    party_id: id,
    party: name,
    disposition,
  }));
}

/** The new attorney replaces the only one of each party; of several, the clerk chooses on the participants' page. */
function substitutions({ represented, incoming }: EffectSource): EntryEffect[] {
  if (!incoming) return [];
  const isOnly = (one: Representation) =>
    represented.filter(({ participant_id }) => participant_id === one.participant_id).length === 1;
  return represented.filter(isOnly).map(({ participant_id, party, counsel_id, name }) => ({
    id: `counsel:${counsel_id}`,
    kind: 'counsel',
    ...{ participant_id, party, counsel_id, outgoing: name, incoming: incoming.name },
    bar_number: incoming.bar_number,
  }));
}
