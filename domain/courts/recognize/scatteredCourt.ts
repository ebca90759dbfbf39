import { anyOf, pattern } from '#domain/text/pattern';
import { type State, states } from '../states.ts';
import type { RecognizedCourt } from './RecognizedCourt.ts';

const stateLine = new RegExp(
  `^[ \\t]*(?:THE )?(?:STATE|COMMONWEALTH) OF\\s+(${states.join('|')})\\b[ \\t),:.]*$`,
  'im',
);
const countyForms = [/(?:COUNTY|PARISH) OF ([A-Z][A-Z.' -]{2,24}?)/, /([A-Z][A-Z.' -]{2,24}?) (?:COUNTY|PARISH)/];
const venueForms = [
  pattern()`^[ \t]*${anyOf(countyForms)}[ \t),:.]*(?:SS\b.*)?$`,
  /^[ \t]*([A-Z][A-Z.' -]{2,24}?),? ss\b[ \t).:]*$/,
];
const countyLine = pattern('im')`${anyOf(venueForms)}`;
const trialCourts = [
  'SUPERIOR COURT',
  'CIRCUIT COURT',
  'DISTRICT COURT',
  'PROBATE COURT',
  'COURT OF COMMON PLEAS',
  'MUNICIPAL COURT',
  'COUNTY COURT',
  'CHANCERY COURT',
  'FAMILY COURT',
];
const courtLine = pattern(
  'im',
)`^[ \t)|:]*(?:IN (?:THE )?)?(?:(?!APPEAL)([A-Z][A-Z.' -]{2,24}?) )?(${anyOf(trialCourts)})\b(?: DEPARTMENT| NO\.? ?\d+| DIVISION)?[ \t]*(?:$|OF\b|IN\b|FOR\b)`;

/** A caption's opening in two columns: `STATE OF INDIANA ) SS: / COUNTY OF MARION )` next to `IN THE MARION SUPERIOR COURT`. */
export function scatteredCourt(heading: string): RecognizedCourt | undefined {
  const top = heading.slice(0, 600);
  const state = stateLine.exec(top);
  const county = countyLine.exec(top);
  const court = courtLine.exec(top);
  if (state === null || county === null || court === null) return undefined;
  const name = titled((county[1] ?? county[2] ?? county[3])!);
  const stateName = states.find((one) => one.toLowerCase() === state[1]!.toLowerCase()) as State;
  const where = `${name} County, ${stateName}`;
  const ends = [state, county, court].map((match) => match.index + match[0].trimEnd().length);
  return {
    court: `${titled(court[2]!)} of ${where}`,
    location: where,
    system: 'state',
    level: 'trial',
    state: stateName,
    county: name,
    start: Math.min(state.index, county.index, court.index),
    end: Math.max(...ends),
  };
}

function titled(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
    .replace(/(^|[ .-])[a-z]/g, (letter) => letter.toUpperCase())
    .replace(/ (Of|For|The)\b/g, (word) => word.toLowerCase());
}
