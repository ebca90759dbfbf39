import { ordinalWord } from '../ordinals.ts';
import { type State, states } from '../states.ts';
import type { CourtName } from './CourtForm.ts';

/** Types of trial courts as named in states without their own table. */
export const trialKinds: Record<string, string> = {
  'SUPERIOR COURT': 'Superior Court',
  'CIRCUIT COURT': 'Circuit Court',
  'DISTRICT COURT': 'District Court',
  'COUNTY COURT': 'County Court',
  'CHANCERY COURT': 'Chancery Court',
  'COURT OF CHANCERY': 'Court of Chancery',
  'COURT OF COMMON PLEAS': 'Court of Common Pleas',
  'PROBATE COURT': 'Probate Court',
  'FAMILY COURT': 'Family Court',
  'MUNICIPAL COURT': 'Municipal Court',
  'MAGISTRATE COURT': 'Magistrate Court',
  'JUSTICE COURT': 'Justice Court',
  "ORPHANS'? COURT": "Orphans' Court",
  'STATE COURT': 'State Court',
  'JUVENILE COURT': 'Juvenile Court',
  'LAND COURT': 'Land Court',
  "SURROGATE'?S COURT": "Surrogate's Court",
};

export function ofStatewideCourt(name: string, stateText: string, level: CourtName['level']): CourtName {
  const state = stateName(stateText);
  const of = state === 'District of Columbia' ? 'the District of Columbia' : state;
  return { court: `${name} of ${of}`, location: state, system: 'state', level, state };
}

export function countyCourt(kindText: string, placeText: string, unit: string, stateText: string): CourtName {
  const state = stateName(stateText);
  const where = `${titled(placeText)} ${titled(unit)}, ${state}`;
  return {
    court: `${kindName(kindText)} of ${where}`,
    location: where,
    system: 'state',
    level: 'trial',
    state,
    county: titled(placeText),
  };
}

export function stateCourtIn(kindText: string, stateText: string, placeText: string, unit: string): CourtName {
  const state = stateName(stateText);
  const where = `${titled(placeText)} ${titled(unit)}`;
  return {
    court: `${kindName(kindText)} of ${state}, ${where}`,
    location: `${where}, ${state}`,
    system: 'state',
    level: 'trial',
    state,
    county: titled(placeText),
  };
}

/** North Carolina has one court in two divisions (N.C. Const. art. IV, sec. 2). */
export function generalCourt(division: string, placeText: string): CourtName {
  const county = titled(placeText);
  return {
    court: `General Court of Justice, ${titled(division)} Court Division, ${county} County, North Carolina`,
    location: `${county} County, North Carolina`,
    system: 'state',
    level: 'trial',
    state: 'North Carolina',
    county,
  };
}

export function kindName(text: string): string {
  const plain = text.toUpperCase().replace(/\s+/g, ' ');
  const known = Object.keys(trialKinds).find((source) => new RegExp(`^${source}$`).test(plain));
  return known === undefined ? titled(text) : trialKinds[known]!;
}

export function stateName(text: string): State {
  const plain = text.toLowerCase().replace(/\s+/g, ' ');
  return states.find((name) => name.toLowerCase() === plain)!;
}

export function titled(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .toLowerCase()
    .replace(/(^|[ ./-])[a-z]/g, (letter) => letter.toUpperCase())
    .replace(/ (Of|For|The|And|At)\b/g, (word) => word.toLowerCase());
}

/** Michigan's circuit courts have numbers, and their headings may omit the word `court`. */
export function circuitOfMichigan(ordinal: string, placeText: string): CourtName {
  const county = titled(placeText);
  return {
    court: `${ordinalWord(ordinal)} Judicial Circuit Court, ${county} County, Michigan`,
    location: `${county} County, Michigan`,
    system: 'state',
    level: 'trial',
    state: 'Michigan',
    county,
  };
}

export function ohioAppeals(match: readonly (string | undefined)[]): CourtName {
  const district = `${ordinalWord(match[1]!)} Appellate District`;
  const county = match[2] ?? match[3];
  return {
    court: `Court of Appeals of Ohio, ${district}`,
    location: county === undefined ? `${district}, Ohio` : `${titled(county)} County, Ohio`,
    system: 'state',
    level: 'appellate',
    state: 'Ohio',
  };
}
