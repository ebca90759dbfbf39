import { counties } from '../counties.ts';

type ListedState = keyof typeof counties;

/** Spellings that documents use in addition to the county's official name. */
const variants: Partial<Record<ListedState, Record<string, string>>> = {
  Florida: {
    Dade: 'Miami-Dade',
    'Miami Dade': 'Miami-Dade',
    'De Soto': 'DeSoto',
    'Saint Johns': 'St. Johns',
    'Saint Lucie': 'St. Lucie',
  },
  Illinois: { 'Du Page': 'DuPage', 'De Kalb': 'DeKalb', 'La Salle': 'LaSalle', 'Saint Clair': 'St. Clair' },
  'New York': { 'Saint Lawrence': 'St. Lawrence' },
};

/** A regular expression for any county of a state, longest names first. */
export function countySource(state: ListedState): string {
  const names = [...counties[state], ...Object.keys(variants[state] ?? {})];
  return names
    .sort((one, other) => other.length - one.length)
    .map((name) => name.replace(/[.]/g, '\\.?').replace(/[ -]/g, '[ -]'))
    .join('|');
}

/** The county's own spelling of a name that `countySource` matched. */
export function countyName(state: ListedState, text: string): string {
  const known = variants[state] ?? {};
  const bare = plain(text);
  const variant = Object.keys(known).find((name) => plain(name) === bare);
  if (variant !== undefined) return known[variant]!;
  return counties[state].find((name) => plain(name) === bare) ?? text;
}

function plain(name: string): string {
  return name.toLowerCase().replace(/[^a-z]/g, '');
}
