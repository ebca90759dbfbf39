import type { Jurisdiction } from '../choices.ts';
import { counties } from '../counties.ts';
import { otherCounties } from '../data/otherCounties.ts';
import { type State, states } from '../states.ts';

export type County = { state: State; name: string };

/** Spellings that headings use in addition to a county's official name. */
const variants: readonly [State, spelling: string, name: string][] = [
  ['Florida', 'Dade', 'Miami-Dade'],
  ['Minnesota', 'Saint Louis', 'St. Louis'],
  ['Missouri', 'Saint Louis', 'St. Louis'],
  ['Louisiana', 'LaSalle', 'La Salle'],
  ['Louisiana', 'DeSoto', 'De Soto'],
  ['Indiana', 'La Porte', 'LaPorte'],
  ['Indiana', 'La Grange', 'LaGrange'],
  ['Illinois', 'Saint Clair', 'St. Clair'],
  ['Montana', 'Lewis & Clark', 'Lewis and Clark'],
];

let known: Map<string, County[]> | undefined;

/** The counties that a name may mean, in every state that has one of the name. */
export function countiesNamed(text: string): readonly County[] {
  known ??= listCounties();
  return known.get(plain(text)) ?? [];
}

/** The county's own spelling; undefined if the state has no county of the name. */
export function countyOf(state: State, text: string): string | undefined {
  return countiesNamed(text).find((county) => county.state === state)?.name;
}

function listCounties(): Map<string, County[]> {
  const found = new Map<string, County[]>();
  const add = (state: State, spelling: string, name: string) => {
    const key = plain(spelling);
    found.set(key, [...(found.get(key) ?? []), { state, name }]);
  };
  for (const state of states) {
    const names = counties[state as Jurisdiction] ?? otherCounties[state as keyof typeof otherCounties].split(',');
    for (const name of names) if (name !== '') add(state, name, name);
  }
  for (const [state, spelling, name] of variants) add(state, spelling, name);
  return found;
}

function plain(name: string): string {
  return name
    .toLowerCase()
    .replace(/ñ/g, 'n')
    .replace(/[^a-z]/g, '')
    .replace(/^saint(?=[a-z]{4})/, 'st');
}
