import { sameBarNumber } from '#domain/attorneys/barNumber';
import { sharedFirm } from '#domain/names/sameFirm';
import { samePersonName } from '#domain/names/samePersonName';
import { type Opposition, oppositionIn, type Sided } from '#domain/participants/opponents';
import type { AttorneyConflict } from './conflictTerms.ts';

type Counsel = {
  attorney_id: string | null;
  bar_number: string | null;
  name: string;
  /** On the roster and in the portal. */
  firms: readonly string[];
  /** Whether the representation has ended, or the client is no longer a participant. */
  ended: boolean;
};

/** A participant, past or present, with their attorneys, past and present. */
export type RepresentedParty = Sided & {
  /** The name that may be shown. */
  shown_name: string;
  role: string;
  is_person: boolean;
  /** Whether the public record has a substitute for the name. */
  is_name_hidden: boolean;
  has_left: boolean;
  counsel: readonly Counsel[];
};

/** The attorney whose conflicts are in question. */
export type Examined = {
  id: string;
  full_name: string;
  bar_number: string;
  firms: readonly string[];
  is_neutral: boolean;
};

type Asked = { for_party: string | null; is_criminal: boolean };
/** The names that the reader may learn: a conflict by the name of a participant discloses that name. */
export type NamesToLearn = 'all' | 'public';

/**
 * The conflicts of an attorney in a case. For a participant, they are compared with the counsel of opposing parties, and
 * of codefendants in a criminal case. Without one, with the counsel of all: a neutral must have no client in the case, and
 * for other attorneys a colleague’s client may be an opponent.
 */
export function findConflicts(
  attorney: Examined,
  parties: readonly RepresentedParty[],
  { names, ...asked }: Asked & { names: NamesToLearn },
): AttorneyConflict[] {
  const opposition = oppositionIn(parties);
  const found = parties.flatMap((party) => {
    const relation = relationTo(party, opposition, asked);
    return [
      ...(isNamesake(attorney, party, names) ? [asParty(party)] : []),
      ...(relation ? clientConflicts(attorney, party, relation, asked.for_party === null) : []),
    ];
  });
  return onePerClient(found);
}

function isNamesake({ full_name }: Examined, party: RepresentedParty, names: NamesToLearn): boolean {
  return comparedNames([party], names).some((name) => samePersonName(name, full_name));
}

/** The names of participants with whom an attorney’s name is compared. */
export const comparedNames = (parties: readonly RepresentedParty[], names: NamesToLearn): string[] =>
  parties
    .filter(({ is_person, is_name_hidden }) => is_person && (names === 'all' || !is_name_hidden))
    .map(({ full_name }) => full_name);

/** The counsel with whom an attorney for the participant is compared; their colleagues have a conflict. */
export function comparedCounsel(parties: readonly RepresentedParty[], asked: Asked): Counsel[] {
  const opposition = oppositionIn(parties);
  return parties.filter((party) => relationTo(party, opposition, asked)).flatMap(({ counsel }) => [...counsel]);
}

function relationTo(
  party: RepresentedParty,
  { opposed, codefendants }: Opposition,
  { for_party, is_criminal }: Asked,
): AttorneyConflict['relation'] | null {
  if (for_party === null) return 'any';
  if (opposed(for_party, party.id)) return 'opposing';
  return is_criminal && codefendants(for_party, party.id) ? 'codefendant' : null;
}

const asParty = ({ shown_name, role }: RepresentedParty): AttorneyConflict => ({
  ...{ ground: 'is_party', relation: 'any', party: shown_name, role, counsel: null, firm: null, former: false },
});

function clientConflicts(
  attorney: Examined,
  { shown_name, role, counsel }: RepresentedParty,
  relation: AttorneyConflict['relation'],
  isSideUnknown: boolean,
): AttorneyConflict[] {
  return counsel.flatMap((one) => {
    const isOwn = isSameAttorney(attorney, one);
    const firm = isOwn ? null : sharedFirm(attorney.firms, one.firms);
    if (!isOwn && firm === null) return [];
    // Without a participant, an advocate’s own present client is no opponent.
    if (isOwn && isSideUnknown && !attorney.is_neutral && !one.ended) return [];
    const ground = isOwn ? ('same_attorney' as const) : ('same_firm' as const);
    return [{ ground, relation, party: shown_name, role, counsel: one.name, firm, former: one.ended }];
  });
}

/** Whether counsel of a case is an attorney on the roster. */
export function isSameAttorney(
  { id, bar_number }: Pick<Examined, 'id' | 'bar_number'>,
  counsel: Pick<Counsel, 'attorney_id' | 'bar_number'>,
): boolean {
  if (counsel.attorney_id !== null) return counsel.attorney_id === id;
  return counsel.bar_number !== null && sameBarNumber(counsel.bar_number, bar_number);
}

/** Present representations before those that ended, and each attorney of a client once. */
function onePerClient(found: readonly AttorneyConflict[]): AttorneyConflict[] {
  const seen = new Set<string>();
  return found
    .toSorted((a, b) => Number(a.former) - Number(b.former))
    .filter(({ ground, party, counsel }) => {
      const key = JSON.stringify([ground, party, counsel]);
      return !seen.has(key) && seen.add(key);
    });
}
