import { ordinalSource, ordinalWord } from '../ordinals.ts';
import { type CourtForm, type CourtName, headingPattern } from './CourtForm.ts';
import { countyName, countySource } from './countySource.ts';
import { titled } from './stateCourtNames.ts';

const names = countySource('New York');
/** `COUNTY OF KINGS` or `KINGS COUNTY`, with the colons and commas common in New York headings. */
const county = `[\\s,:-]*(?:(?:I\\.?A\\.?S\\.? |TRIAL )?(?:TERM,? )?PART [^\\n]{1,12}?[\\s,:-]+)?(?:(?:IN AND )?FOR (?:THE )?)?(?:COUNTY OF (${names})\\b|(${names}) COUNTY\\b)`;
const state = 'New York';
const ofTheState = '(?:[\\s,:-]*(?:OF )?(?:THE )?STATE OF NEW YORK)';

/** `SUPREME` is a trial court here; the highest court is the Court of Appeals. */
const statewide: [kind: string, name: string][] = [
  ['SUPREME', 'Supreme Court'],
  ["SURROGATE'?S?'?", "Surrogate's Court"],
  ['FAMILY', 'Family Court'],
  ['COUNTY', 'County Court'],
];

const trialForms = statewide.flatMap(([kind, name]): CourtForm[] => [
  {
    pattern: headingPattern(`(?:THE )?${kind} COURT${ofTheState}${county}`),
    name: (match) => trialCourt(`${name} of the State of New York`, match[1] ?? match[2]!),
  },
  {
    pattern: headingPattern(`(?:STATE OF NEW YORK|NEW YORK STATE)[\\s,:]*${kind} COURT(?:${ofTheState})?${county}`),
    name: (match) => trialCourt(`${name} of the State of New York`, match[1] ?? match[2]!),
  },
]);

/** `Supreme Court, Bronx County`, as the official reports name the two that only New York calls so. */
const reportedForms = statewide.slice(0, 2).map(
  ([kind, name]): CourtForm => ({
    pattern: headingPattern(`${kind} COURT, (${names}) COUNTY(?=$|[,.] ?NEW YORK\\b|,? (?:I\\.?A\\.?S\\.? )?PART\\b)`),
    name: (match) => trialCourt(`${name} of the State of New York`, match[1]!),
  }),
);

/** An order opens with its term: `At a term of the Family Court of the State of New York, held in and for the County of Queens`. */
const termForms = statewide.map(
  ([kind, name]): CourtForm => ({
    pattern: headingPattern(
      `(?:F\\. ?C\\. )?AT AN? [^\\n]{0,50}?(?:TERM|PART)[^\\n]{0,40}? OF THE ${kind} COURT(?: OF THE STATE OF NEW YORK)?,? HELD IN AND FOR(?: THE)? COUNTY OF (${names})\\b`,
    ),
    name: (match) => trialCourt(`${name} of the State of New York`, match[1]!),
  }),
);

const cityForms = ['Civil', 'Criminal'].map(
  (kind): CourtForm => ({
    pattern: headingPattern(`${kind.toUpperCase()} COURT(?: OF|,)?(?: THE)? CITY OF NEW YORK${county}`),
    name: (match) => trialCourt(`${kind} Court of the City of New York`, match[1] ?? match[2]!),
  }),
);

/** The head of a decision in the official reports names no state. */
const slip = /NY Slip Op/i;
const slipPlaces: [source: string, name: (match: RegExpExecArray) => CourtName][] = [
  ['COURT OF APPEALS$', () => highest()],
  ['COURT OF CLAIMS$', () => claims()],
  [
    `((?:[A-Z][A-Z.-]+ ){1,3})CITY COURT(?:, (${names}) COUNTY)?$`,
    (match) => localCourt(`${titled(match[1]!.trim())} City Court`, match[1]!.trim(), match[2]),
  ],
  [
    `CITY COURT OF (?:THE CITY OF )?([A-Z][A-Z. -]+?)(?:, (${names}) COUNTY)?$`,
    (match) => localCourt(`${titled(match[1]!)} City Court`, match[1]!, match[2]),
  ],
  [
    `(JUSTICE|TOWN|VILLAGE) COURT OF (?:THE )?(TOWN|VILLAGE) OF ([A-Z][A-Z. -]+?)(?:, (${names}) COUNTY)?$`,
    (match) =>
      localCourt(`${titled(match[1]!)} Court of the ${titled(match[2]!)} of ${titled(match[3]!)}`, match[3]!, match[4]),
  ],
];
const slipForms = slipPlaces.map(
  ([source, name]): CourtForm => ({
    pattern: headingPattern(source),
    name: (match) => (slip.test(match.input) ? name(match) : undefined),
  }),
);

const department = `[\\s,:-]*(${ordinalSource}) (?:JUDICIAL )?DEP(?:ARTMEN)?T`;

/** The headings of documents in New York courts (CPLR 2101(c); 22 NYCRR 202.5). */
export const newYorkCourts: readonly CourtForm[] = [
  {
    pattern: headingPattern(
      `(?:NEW YORK )?SUPREME COURT(?:${ofTheState})?[\\s,:-]*(?:THE )?APPELLATE DIVISION[\\s,:-]*(?:OF THE SUPREME COURT)?(?:${ofTheState})?${department}`,
    ),
    name: (match) => appellateDivision(match[1]!),
  },
  {
    pattern: headingPattern(`APPELLATE DIVISION[\\s,:-]*(?:OF THE )?(?:SUPREME COURT)?(?:${ofTheState})?${department}`),
    name: (match) => appellateDivision(match[1]!),
  },
  {
    pattern: headingPattern(
      `(?:SUPREME COURT(?:${ofTheState})?[\\s,:-]*)?APPELLATE TERM[\\s,:-]*(?:OF THE )?(?:SUPREME COURT)?(?:${ofTheState})?(?:[\\s,:-]*(?:FOR THE )?(${ordinalSource}) (?:JUDICIAL )?DEP(?:ARTMEN)?T)`,
    ),
    name: (match) => appellateCourt('Appellate Term', match[1]!),
  },
  ...trialForms,
  ...termForms,
  ...reportedForms,
  ...cityForms,
  ...slipForms,
  {
    pattern: headingPattern(`DISTRICT COURT(?: OF)?(?: THE)?${county}(?:[\\s,:-]*(${ordinalSource}) DISTRICT)?`),
    name: (match) => {
      const name = match[1] ?? match[2]!;
      if (!/^(nassau|suffolk)$/i.test(name)) return undefined;
      return trialCourt('District Court of the State of New York', name);
    },
  },
  {
    pattern: headingPattern(`COURT OF CLAIMS${ofTheState}|STATE OF NEW YORK[\\s,:]*COURT OF CLAIMS`),
    name: claims,
  },
  {
    pattern: headingPattern(
      `COURT OF APPEALS${ofTheState}\\b|(?:STATE OF NEW YORK|NEW YORK(?: STATE)?)[\\s,:]*COURT OF APPEALS\\b`,
    ),
    name: highest,
  },
];

function trialCourt(court: string, text: string): CourtName {
  const name = countyName('New York', text);
  return {
    court: `${court}, County of ${name}`,
    location: `${name} County, New York`,
    system: 'state',
    level: 'trial',
    state,
    county: name,
  };
}

function highest(): CourtName {
  return { court: 'New York Court of Appeals', location: state, system: 'state', level: 'highest', state };
}

function claims(): CourtName {
  return { court: 'New York Court of Claims', location: state, system: 'state', level: 'trial', state };
}

function localCourt(court: string, place: string, countyText: string | undefined): CourtName {
  const county = countyText && countyName('New York', countyText);
  const where = county === undefined || county === '' ? `${titled(place)}, ${state}` : `${county} County, ${state}`;
  return {
    court: `${court}, ${county ? where : state}`,
    location: where,
    system: 'state',
    level: 'trial',
    state,
    ...(county && { county }),
  };
}

function appellateDivision(ordinal: string): CourtName {
  return appellateCourt('Appellate Division', ordinal);
}

function appellateCourt(kind: string, ordinal: string): CourtName {
  const name = `${ordinalWord(ordinal)} Department`;
  return {
    court: `Supreme Court of the State of New York, ${kind}, ${name}`,
    // A department has no county; its name is part of the court's.
    location: state,
    system: 'state',
    level: 'appellate',
    state,
  };
}
