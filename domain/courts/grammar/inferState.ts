import { trialCourtKinds } from '../data/trialCourtKinds.ts';
import { postalCodes } from '../postalCodes.ts';
import { type State, states } from '../states.ts';
import { countiesNamed } from './countyNames.ts';

/** Kinds that only one state has under this name. */
const only: Record<string, State> = {
  'General Court of Justice': 'North Carolina',
  'General District Court': 'Virginia',
  'Juvenile and Domestic Relations District Court': 'Virginia',
  'Magisterial District Court': 'Pennsylvania',
  'Civil District Court': 'Louisiana',
  'Probate and Family Court': 'Massachusetts',
  'Court of Chancery': 'Delaware',
};

/** Courts of cities, some of which have a county's name. */
const ofCities = ['Municipal Court', 'City Court', 'Town Court', 'Village Court', 'Justice Court'];

/**
 * The state of a heading that does not name it: the only one with such a court in a county of this name, or, of several,
 * the only one that the page names elsewhere, such as in an attorney's address.
 */
export function inferState(
  kind: string,
  place: string | undefined,
  isCounty: boolean,
  page: string,
): State | undefined {
  if (only[kind] !== undefined) return only[kind];
  if (place === undefined) return undefined;
  const word =
    kind.toLowerCase().split(/[ ']/)[0] === 'court'
      ? kind.toLowerCase().split(' ')[2]!
      : kind.toLowerCase().split(/[ ']/)[0]!;
  const having = countiesNamed(place)
    .map(({ state }) => state)
    .filter((state) => trialCourtKinds[state].split(' ').includes(word));
  if (having.length === 1 && (isCounty || !ofCities.includes(kind))) return having[0];
  const named = having.filter((state) => names(page, state));
  return named.length === 1 ? named[0] : undefined;
}

function names(page: string, state: State): boolean {
  if (numbers[state]?.test(page)) return true;
  return address(state).test(page) || (having(state).test(page) && !isPartOfOther(page, state));
}

/** Case numbers in a form of one state alone, where its captions leave the state out (Ky. Ct. of Justice; Ind. Admin. R. 8). */
const numbers: Partial<Record<State, RegExp>> = {
  Kentucky: /\b\d{2}-CI-(?:\d|_)/,
  Indiana: /\b\d{2}[A-K]\d{2}-\d{4}-[A-Z]{2}-\d/,
  Louisiana: /\b\d{1,2}(?:st|nd|rd|th) judicial district court\b/i,
};

const addresses = new Map<State, RegExp>();
function address(state: State): RegExp {
  const known = addresses.get(state) ?? new RegExp(`\\b(?:${postalCodes[state]}|${state})[.,]? +\\d{5}\\b`);
  addresses.set(state, known);
  return known;
}

const words = new Map<State, RegExp>();
function having(state: State): RegExp {
  const known = words.get(state) ?? new RegExp(`\\b${state}\\b`, 'i');
  words.set(state, known);
  return known;
}

/** `West Virginia` names no other state. */
function isPartOfOther(page: string, state: State): boolean {
  const longer = states.filter((one) => one !== state && one.includes(state));
  return (
    longer.length > 0 &&
    !new RegExp(`(?<!West |Northern )\\b${state}\\b(?! (?:County|Avenue|Street|Ave|St)\\b)`, 'i').test(page)
  );
}
