import { ordinalSource, ordinalWord } from '../ordinals.ts';
import { type CourtForm, type CourtName, headingPattern } from './CourtForm.ts';
import { countyName, countySource } from './countySource.ts';

const state = 'Illinois';
const county = `(${countySource('Illinois')})`;
const circuit = `(?:[\\s,]*(?:OF|FOR)? ?(?:THE )?(${ordinalSource}) JUDICIAL CIRCUIT(?: OF ILLINOIS)?)`;

/** The headings of documents in Illinois courts. Cook County is a separate circuit. */
export const illinoisCourts: readonly CourtForm[] = [
  {
    pattern: headingPattern(
      `CIRCUIT COURT${circuit}?[\\s,-]*(?:IN AND )?(?:OF|FOR)? ?(?:THE )?${county} COUNTY[\\s,]*(?:STATE OF )?ILLINOIS`,
    ),
    name: (match) => circuitCourt(match[1], match[2]!),
  },
  {
    pattern: headingPattern(
      `CIRCUIT COURT${circuit}?[\\s,-]*(?:IN AND )?(?:OF|FOR)? ?(?:THE )?COUNTY OF ${county}[\\s,]*(?:STATE OF )?ILLINOIS`,
    ),
    name: (match) => circuitCourt(match[1], match[2]!),
  },
  {
    pattern: headingPattern(`CIRCUIT COURT OF ${county} COUNTY\\b`),
    // Many states have a county of this name; only Cook is unambiguous.
    name: (match) => (/^cook$/i.test(match[2] ?? match[1]!) ? circuitCourt(undefined, 'Cook') : undefined),
  },
  {
    pattern: headingPattern(
      `(?:(?:STATE OF )?ILLINOIS[\\s,]+)?APPELLATE COURT(?: OF)?(?: THE)?(?: STATE OF)?(?: ILLINOIS)?[\\s,-]*(?:FOR THE )?(${ordinalSource}) (?:JUDICIAL )?DISTRICT`,
    ),
    name: (match) => {
      const district = `${ordinalWord(match[1]!)} District`;
      return {
        court: `Appellate Court of Illinois, ${district}`,
        location: `${district}, Illinois`,
        system: 'state',
        level: 'appellate',
        state,
      };
    },
  },
  {
    pattern: headingPattern('SUPREME COURT OF (?:THE STATE OF )?ILLINOIS\\b|ILLINOIS SUPREME COURT\\b'),
    name: () => ({ court: 'Supreme Court of Illinois', location: state, system: 'state', level: 'highest', state }),
  },
];

function circuitCourt(ordinal: string | undefined, text: string): CourtName {
  const name = countyName('Illinois', text);
  const court =
    ordinal === undefined
      ? `Circuit Court of ${name} County, Illinois`
      : `Circuit Court of the ${ordinalWord(ordinal)} Judicial Circuit, ${name} County, Illinois`;
  return { court, location: `${name} County, Illinois`, system: 'state', level: 'trial', state, county: name };
}
