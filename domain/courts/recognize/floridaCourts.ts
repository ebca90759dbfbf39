import { ordinalSource, ordinalWord } from '../ordinals.ts';
import { type CourtForm, type CourtName, headingPattern } from './CourtForm.ts';
import { countyName, countySource } from './countySource.ts';

const state = 'Florida';
const county = `(${countySource('Florida')})`;
const circuit = `(?:[\\s,]*(?:OF|FOR|IN AND FOR)? ?(?:THE )?(${ordinalSource}) JUDICIAL CIRCUIT(?: OF FLORIDA| COURT)?)`;
const appealOfFlorida = 'DISTRICT COURT OF APPEAL[\\s,]*(?:OF )?(?:THE )?(?:STATE OF )?FLORIDA';
const floridaAppeal = 'STATE OF FLORIDA[\\s,]*(?:IN THE )?DISTRICT COURT OF APPEAL';
const inAndFor = '[\\s,]*(?:IN AND )?(?:FOR|OF)? ?(?:THE )?';

/** The headings of documents in Florida courts (Fla. R. Gen. Prac. & Jud. Admin. 2.520). */
export const floridaCourts: readonly CourtForm[] = [
  {
    pattern: headingPattern(
      `CIRCUIT(?: ?(?:/|AND) ?COUNTY)? COURT${circuit}?${inAndFor}${county} COUNTY[\\s,]*(?:STATE OF )?FLORIDA`,
    ),
    name: (match) => trialCourt('Circuit', match[1], match[2]!),
  },
  {
    // The state may be named with the circuit and omitted after the county.
    pattern: headingPattern(
      `(CIRCUIT|COUNTY) COURT${circuit}[\\s,]*(?:OF )?(?:THE )?(?:STATE OF )?FLORIDA[\\s,]*(?:IN AND )?FOR (?:THE )?${county} COUNTY\\b`,
    ),
    name: (match) => trialCourt(/^circuit/i.test(match[1]!) ? 'Circuit' : 'County', match[2], match[3]!),
  },
  {
    pattern: headingPattern(`CIRCUIT COURT${circuit}${inAndFor}COUNTY OF ${county}[\\s,]*(?:STATE OF )?FLORIDA`),
    name: (match) => trialCourt('Circuit', match[1], match[2]!),
  },
  {
    pattern: headingPattern(`COUNTY COURT${circuit}?${inAndFor}${county} COUNTY[\\s,]*(?:STATE OF )?FLORIDA`),
    name: (match) => trialCourt('County', match[1], match[2]!),
  },
  {
    pattern: headingPattern(
      `(${ordinalSource}) JUDICIAL CIRCUIT(?: COURT)?${inAndFor}${county} COUNTY[\\s,]*(?:STATE OF )?FLORIDA`,
    ),
    name: (match) => trialCourt('Circuit', match[1], match[2]!),
  },
  {
    pattern: headingPattern(`(?:${appealOfFlorida}|${floridaAppeal})[\\s,]*(${ordinalSource}) DISTRICT`),
    name: (match) => courtOfAppeal(match[1]!),
  },
  {
    pattern: headingPattern(`(?:FLORIDA |STATE OF FLORIDA[\\s,]*)?(${ordinalSource}) DISTRICT COURT OF APPEAL`),
    name: (match) => courtOfAppeal(match[1]!),
  },
  {
    pattern: headingPattern(`DISTRICT COURT OF APPEAL[\\s,]*(?:FOR THE )?(${ordinalSource}) DISTRICT(?: OF FLORIDA)?`),
    name: (match) => courtOfAppeal(match[1]!),
  },
  {
    pattern: headingPattern(`COURT OF APPEAL[\\s,]*(${ordinalSource}) DISTRICT[\\s,]*(?:STATE )?(?:OF )?FLORIDA`),
    name: (match) => courtOfAppeal(match[1]!),
  },
  {
    pattern: headingPattern('SUPREME COURT OF (?:THE STATE OF )?FLORIDA\\b|FLORIDA SUPREME COURT\\b'),
    name: () => ({ court: 'Supreme Court of Florida', location: state, system: 'state', level: 'highest', state }),
  },
];

function trialCourt(kind: string, ordinal: string | undefined, text: string): CourtName {
  const name = countyName('Florida', text);
  const circuitName = ordinal === undefined ? '' : ` of the ${ordinalWord(ordinal)} Judicial Circuit`;
  return {
    court: `${kind} Court${circuitName} in and for ${name} County, Florida`,
    location: `${name} County, Florida`,
    system: 'state',
    level: 'trial',
    state,
    county: name,
  };
}

function courtOfAppeal(ordinal: string): CourtName {
  const district = `${ordinalWord(ordinal)} District`;
  return {
    court: `Florida ${district} Court of Appeal`,
    location: `${district}, Florida`,
    system: 'state',
    level: 'appellate',
    state,
  };
}
