import { numberWords } from '#domain/text/numberWords';
import { anyOf, pattern } from '#domain/text/pattern';
import { ordinalSource, ordinalWord } from '../ordinals.ts';
import { type CourtForm, headingPattern } from './CourtForm.ts';
import { countyName, countySource } from './countySource.ts';

const county = `(${countySource('California')})`;
const divisions = [...numberWords.slice(1, 9).map((word) => word.toUpperCase()), /[1-8]/];
const division = pattern()`(?:[\s,:(-]*DIVISION (${anyOf(divisions)})\b)?`.source;
const state = 'California';

/** The headings of documents in California courts (Cal. Rules of Court, rule 2.111(3)). */
export const californiaCourts: readonly CourtForm[] = [
  {
    pattern: headingPattern(
      `SUPERIOR COURT[,:]?(?: OF)?(?: THE)?(?: STATE OF)? CALIFORNIA[\\s,:-]*(?:IN AND )?(?:FOR )?(?:THE )?(?:CITY AND )?COUNTY OF ${county}\\b`,
    ),
    name: (match) => superiorCourt(match[1]!),
  },
  {
    pattern: headingPattern(
      `SUPERIOR COURT(?: OF| FOR)?(?: THE)?(?: STATE OF)? CALIFORNIA[\\s,:-]*(?:FOR )?(?:THE )?${county} COUNTY\\b`,
    ),
    name: (match) => superiorCourt(match[1]!),
  },
  {
    pattern: headingPattern(
      `COURTS? OF APPEALS?(?: OF| FOR)?(?: THE)?[\\s,:]*(?:STATE OF )?CALIFORNIA[\\s,:]*(?:IN AND )?(?:FOR )?(?:THE )?(${ordinalSource}) (?:APPELLATE )?DISTRICT${division}`,
    ),
    name: (match) => {
      return courtOfAppeal(match[1]!, match[2]);
    },
  },
  {
    // Only California has one court of appeal, in the singular, in appellate districts.
    pattern: headingPattern(
      [
        `(?:STATE OF )?CALIFORNIA[\\s,]*(?:IN THE )?COURT OF APPEAL[\\s,]*(${ordinalSource}) (?:APPELLATE )?DISTRICT${division}`,
        `COURT OF APPEAL[\\s,]*(${ordinalSource}) APPELLATE DISTRICT${division}`,
        `COURT OF APPEAL[\\s,]*(${ordinalSource}) DISTRICT${division}[\\s,]*CALIFORNIA`,
      ].join('|'),
    ),
    name: (match) => courtOfAppeal((match[1] ?? match[3] ?? match[5])!, match[2] ?? match[4] ?? match[6]),
  },
  {
    pattern: headingPattern('SUPREME COURT OF (?:THE STATE OF )?CALIFORNIA\\b'),
    name: () => ({ court: 'Supreme Court of California', location: state, system: 'state', level: 'highest', state }),
  },
];

function courtOfAppeal(ordinal: string, divisionText: string | undefined): ReturnType<CourtForm['name']> {
  const named =
    divisionText === undefined
      ? ''
      : `, Division ${divisionText[0]!.toUpperCase()}${divisionText.slice(1).toLowerCase()}`;
  const district = `${ordinalWord(ordinal)} Appellate District`;
  return {
    court: `California Court of Appeal, ${district}${named}`,
    location: `${district}, California`,
    system: 'state',
    level: 'appellate',
    state,
  };
}

function superiorCourt(text: string): ReturnType<CourtForm['name']> {
  const name = countyName('California', text);
  return {
    court: `Superior Court of California, County of ${name}`,
    location: `${name} County, California`,
    system: 'state',
    level: 'trial',
    state,
    county: name,
  };
}
