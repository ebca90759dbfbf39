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
const districtBelow = `(?:[\\s,.:|)§_-]*${ordinalSource} JUDICIAL DISTRICT\\b)?`;
const numberOfDistrict = new RegExp(`(${ordinalSource})(?:[\\s-]*[A-Z])?\\s+(?:JUDICIAL|DISTRICT|COURT)\\b`, 'i');

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
      const noun = /\bnumber [a-z]/i.test(match[0].replace(/\s+/g, ' ')) ? 'Number' : 'No.';
      const inFigures = /\((\d+)\)/.exec(match[0])?.[1];
      const which =
        match[1] === undefined ? '' : ` ${inFigures === undefined ? noun : 'No.'} ${inFigures ?? asPrinted(match[1])}`;
      return countyCourt(`${name}${which} of`, match[2]!);
    },
  }),
);

/** Where the courts of appeals sit, with the counties of these cities (Tex. Gov't Code § 22.201 et seq.). */
const seats: Record<string, string> = {
  Austin: 'Travis',
  Dallas: 'Dallas',
  Houston: 'Harris',
  'Fort Worth': 'Tarrant',
  'San Antonio': 'Bexar',
  Amarillo: 'Potter',
  'El Paso': 'El Paso',
  Beaumont: 'Jefferson',
  Waco: 'McLennan',
  Eastland: 'Eastland',
  Tyler: 'Smith',
  'Corpus Christi': 'Nueces',
  Edinburg: 'Hidalgo',
  Texarkana: 'Bowie',
};
const cities = Object.keys(seats).map((city) => city.toUpperCase());
const appealsCities = ['TEXAS', ...cities];
const cityLine = cities.join('|').replaceAll(' ', '\\s+');
const seatBelow = new RegExp(`^[\\s,]*(?:(?:SITTING )?AT\\s+)?(${cityLine})(?:,?\\s+TEXAS)?[ \\t.]*$`, 'im');
const seatAtEnd = new RegExp(`(${cityLine})$`, 'i');

/** The headings of documents in Texas courts. */
export const texasCourts: readonly CourtForm[] = [
  {
    pattern: headingPattern(
      `(?:CIVIL )?DISTRICT COURTS?${gap}(?:${judicialDistrict}${gap})?${county}[\\s,]*(?:STATE OF )?TEXAS${districtBelow}`,
    ),
    name: (match) => districtCourt(match[0], match[1]!),
  },
  {
    pattern: headingPattern(
      `(?:THE )?${judicialDistrict}(?:COURT)?${gap}(?:DISTRICT COURT${gap})?${county}[\\s,]*(?:STATE OF )?TEXAS`,
    ),
    name: (match) => districtCourt(match[0], match[1]!),
  },
  {
    pattern: headingPattern(`${county}[\\s,]*(?:STATE OF )?TEXAS${gap}${judicialDistrict}(?:COURT)?`),
    name: (match) => districtCourt(match[0], match[1]!),
  },
  {
    // Scans lose the number or the rule between the court and its county.
    pattern: headingPattern(`DISTRICT COURTS?\\b[^]{0,70}?\\b${county}[\\s,]*TEXAS`),
    name: (match) => districtCourt(match[0], match[1]!),
  },
  ...numberedForms,
  {
    pattern: headingPattern(
      `(?:${county}[\\s,]*(?:TEXAS)?${gap})?JUSTICE COURT${gap}(?:PRECINCT|PCT\\.?)[\\s,]*${number}(?:[\\s,]*PLACE[\\s,]*${number})?(?:${gap}${county})?`,
    ),
    name: (match) => {
      const text = match[1] ?? match[4];
      if (text === undefined) return undefined;
      const place = match[3] === undefined ? '' : `, Place ${asPrinted(match[3])}`;
      return countyCourt(`Justice Court, Precinct ${asPrinted(match[2]!)}${place},`, text);
    },
  },
  {
    pattern: headingPattern(
      `COURT OF APPEALS[\\s,]*(?:FOR |OF )?(?:THE )?(${ordinalSource}) (?:COURT OF APPEALS |JUDICIAL |SUPREME JUDICIAL |APPELLATE )?DISTRICT(?: OF)? TEXAS`,
    ),
    name: (match) => courtOfAppeals(match, match[1]!),
  },
  {
    pattern: headingPattern(
      pattern()`(${ordinalSource}) (?:COURT|DISTRICT COURT) OF APPEALS(?: DISTRICT)?(?: OF| AT|,)? ${anyOf(appealsCities)}`
        .source,
    ),
    name: (match) => courtOfAppeals(match, match[1]!),
  },
  {
    pattern: headingPattern(
      `TEXAS COURT OF APPEALS[\\s,]*(?:FOR THE )?(${ordinalSource}) (?:APPELLATE )?DISTRICT\\b(?:[\\s,]*AT (?:${cityLine}))?`,
    ),
    name: (match) => courtOfAppeals(match, match[1]!),
  },
  {
    // The city is in another line, or in none; the numbers of these courts tell which kind of court it is.
    pattern: headingPattern(`(${ordinalSource}) COURT OF APPEALS$`),
    name: (match) =>
      /\bTexas\b|\b\d{2}-\d{2}-\d{5}-C[RV]\b/i.test(match.input) ? courtOfAppeals(match, match[1]!) : undefined,
  },
  {
    pattern: headingPattern(
      `COURT OF APPEALS(?: OF|[\\s,]+)(?: THE STATE OF)? ?TEXAS[\\s,]*(?:FOR THE )?(${ordinalSource}) (?:JUDICIAL )?DISTRICT`,
    ),
    name: (match) => courtOfAppeals(match, match[1]!),
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

/** The number of the district is part of the court's name (Tex. Gov't Code ch. 24). */
function districtCourt(heading: string, text: string): CourtName {
  const ordinal = numberOfDistrict.exec(heading)?.[1];
  if (ordinal === undefined) return countyCourt('District Court of', text);
  const which = /\d/.test(ordinal) ? ordinal.toLowerCase() : ordinalWord(ordinal);
  return countyCourt(`${which} District Court,`, text);
}

/** `Court of Appeals for the First District of Texas`; with the word `Appellate` and the seat if the heading prints them. */
function courtOfAppeals({ 0: heading, input, index }: RegExpExecArray, ordinal: string): CourtName {
  const kind = /\bappellate\b/i.test(heading) ? 'Appellate District' : 'District';
  const district = `${ordinalWord(ordinal)} ${kind} of Texas`;
  const seat = seatBelow.exec(input.slice(index + heading.length))?.[1] ?? seatAtEnd.exec(heading)?.[1];
  const city = seat === undefined ? undefined : titled(seat);
  const court = kind === 'District' ? `Court of Appeals for the ${district}` : `Court of Appeals, ${district}`;
  return {
    court: city === undefined ? court : `${court} at ${city}`,
    location: city === undefined ? district : `${city}, Texas (${seats[city]!} County)`,
    system: 'state',
    level: 'appellate',
    state,
  };
}

function titled(text: string): string {
  return text
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/(^| )[a-z]/g, (letter) => letter.toUpperCase());
}

/** A number in a name is spelled as the heading prints it: `Precinct One`, `No. 2`. */
function asPrinted(text: string): string {
  return text[0]!.toUpperCase() + text.slice(1).toLowerCase();
}
