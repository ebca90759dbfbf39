import { numberWords } from '#domain/text/numberWords';
import { anyOf, pattern } from '#domain/text/pattern';
import { ordinalSource, ordinalWord } from '../ordinals.ts';
import { type CourtForm, type CourtName, headingPattern } from './CourtForm.ts';
import { countyName, countySource } from './countySource.ts';

const state = 'Texas';
const county = `(${countySource('Texas')}) COUNTY`;
/** The right column of a caption: court, county, and number in any order, separated by rules, `OF`, and `§`. */
const gap = '[\\s,.:|§_-]*(?:OF|IN|FOR|AND|THE|AT[\\s]+LAW)?[\\s,.:|§_-]*(?:OF|FOR|THE)?[\\s,.:|§_-]*';
const number = `(?:NO\\.? ?|NUMBER |#)?(\\d{1,2}|ONE|TWO|THREE|FOUR|FIVE|SIX|SEVEN|EIGHT|NINE|TEN)\\b(?: ?\\(\\d+\\))?(?: ?\\(\\d+\\))?`;
const judicialDistrict = `(?:${ordinalSource}(?:[\\s-]*[A-Z])? (?:JUDICIAL )?(?:DISTRICT)?)`;

const numbered: [source: string, name: string][] = [
  ['COUNTY COURT AT LAW', 'County Court at Law'],
  ['COUNTY CIVIL COURT(?: AT LAW)?', 'County Civil Court at Law'],
  ['COUNTY CRIMINAL COURT(?: AT LAW)?', 'County Criminal Court at Law'],
  ['(?:STATUTORY )?PROBATE COURT', 'Probate Court'],
  ['CRIMINAL DISTRICT COURT', 'Criminal District Court'],
  ['COUNTY COURT', 'County Court'],
];

const numberedForms = numbered.map(
  ([source, name]): CourtForm => ({
    pattern: headingPattern(`${source}(?:[\\s,:]*${number})?${gap}${county}[\\s,]*(?:STATE OF )?TEXAS`),
    name: (match) => {
      const which = match[1] === undefined ? '' : ` No. ${figure(match[1])}`;
      return countyCourt(`${name}${which} of`, match[2]!);
    },
  }),
);

const appealsCities = [
  'TEXAS',
  'AUSTIN',
  'DALLAS',
  'HOUSTON',
  'FORT WORTH',
  'SAN ANTONIO',
  'AMARILLO',
  'EL PASO',
  'BEAUMONT',
  'WACO',
  'EASTLAND',
  'TYLER',
  'CORPUS CHRISTI',
  'TEXARKANA',
];
/** The headings of documents in Texas courts. */
export const texasCourts: readonly CourtForm[] = [
  {
    pattern: headingPattern(
      `(?:CIVIL )?DISTRICT COURTS?${gap}(?:${judicialDistrict}${gap})?${county}[\\s,]*(?:STATE OF )?TEXAS`,
    ),
    name: (match) => countyCourt('District Court of', match[1]!),
  },
  {
    pattern: headingPattern(
      `(?:THE )?${judicialDistrict}(?:COURT)?${gap}(?:DISTRICT COURT${gap})?${county}[\\s,]*(?:STATE OF )?TEXAS`,
    ),
    name: (match) => countyCourt('District Court of', match[1]!),
  },
  {
    pattern: headingPattern(`${county}[\\s,]*(?:STATE OF )?TEXAS${gap}${judicialDistrict}(?:COURT)?`),
    name: (match) => countyCourt('District Court of', match[1]!),
  },
  {
    // Scans lose the number or the rule between the court and its county.
    pattern: headingPattern(`DISTRICT COURTS?\\b[^]{0,70}?\\b${county}[\\s,]*TEXAS`),
    name: (match) => countyCourt('District Court of', match[1]!),
  },
  ...numberedForms,
  {
    pattern: headingPattern(
      `(?:${county}[\\s,]*(?:TEXAS)?${gap})?JUSTICE COURT${gap}(?:PRECINCT|PCT\\.?)[\\s,]*${number}(?:[\\s,]*PLACE[\\s,]*${number})?(?:${gap}${county})?`,
    ),
    name: (match) => {
      const text = match[1] ?? match[4];
      if (text === undefined) return undefined;
      const place = match[3] === undefined ? '' : `, Place ${figure(match[3])}`;
      return countyCourt(`Justice Court, Precinct ${figure(match[2]!)}${place},`, text);
    },
  },
  {
    pattern: headingPattern(
      `COURT OF APPEALS[\\s,]*(?:FOR |OF )?(?:THE )?(${ordinalSource}) (?:COURT OF APPEALS |JUDICIAL |SUPREME JUDICIAL |APPELLATE )?DISTRICT(?: OF)? TEXAS`,
    ),
    name: (match) => courtOfAppeals(match[1]!),
  },
  {
    pattern: headingPattern(
      pattern()`(${ordinalSource}) (?:COURT|DISTRICT COURT) OF APPEALS(?: DISTRICT)?(?: OF| AT|,)? ${anyOf(appealsCities)}`
        .source,
    ),
    name: (match) => courtOfAppeals(match[1]!),
  },
  {
    // The city is in another line, or in none; the numbers of these courts tell which kind of court it is.
    pattern: headingPattern(`(${ordinalSource}) COURT OF APPEALS$`),
    name: (match) =>
      /\bTexas\b|\b\d{2}-\d{2}-\d{5}-C[RV]\b/i.test(match.input) ? courtOfAppeals(match[1]!) : undefined,
  },
  {
    pattern: headingPattern(
      `COURT OF APPEALS(?: OF|[\\s,]+)(?: THE STATE OF)? ?TEXAS[\\s,]*(?:FOR THE )?(${ordinalSource}) (?:JUDICIAL )?DISTRICT`,
    ),
    name: (match) => courtOfAppeals(match[1]!),
  },
  {
    pattern: headingPattern('SUPREME COURT OF (?:THE STATE OF )?TEXAS\\b|TEXAS SUPREME COURT\\b'),
    name: () => ({ court: 'Supreme Court of Texas', location: state, system: 'state', level: 'highest', state }),
  },
  {
    pattern: headingPattern('(?:TEXAS )?COURT OF CRIMINAL APPEALS(?: OF)?[\\s,]*(?:THE )?(?:STATE OF )?TEXAS?\\b'),
    name: () => ({
      court: 'Court of Criminal Appeals of Texas',
      location: state,
      system: 'state',
      level: 'highest',
      state,
    }),
  },
  {
    pattern: headingPattern(
      `(?:THE )?(?:TEXAS )?BUSINESS COURT(?: OF TEXAS)?[\\s,]*(${ordinalSource})(?: BUSINESS COURT)? DIVISION`,
    ),
    name: (match) => ({
      court: `Business Court of Texas, ${ordinalWord(match[1]!)} Division`,
      location: state,
      system: 'state',
      level: 'trial',
      state,
    }),
  },
];

function countyCourt(court: string, text: string): CourtName {
  const name = countyName('Texas', text);
  return {
    court: `${court} ${name} County, Texas`,
    location: `${name} County, Texas`,
    system: 'state',
    level: 'trial',
    state,
    county: name,
  };
}

function courtOfAppeals(ordinal: string): CourtName {
  const district = `${ordinalWord(ordinal)} District of Texas`;
  return {
    court: `Court of Appeals for the ${district}`,
    location: district,
    system: 'state',
    level: 'appellate',
    state,
  };
}

function figure(text: string): string {
  const number = numberWords.indexOf(text.toLowerCase());
  return number < 1 ? text : String(number);
}
