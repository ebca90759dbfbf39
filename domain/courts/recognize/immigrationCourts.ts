import { anyOf, pattern } from '#domain/text/pattern';
import { type CourtForm, headingPattern } from './CourtForm.ts';

const department = /(?:UNITED STATES|U\.S\.) DEPARTMENT OF JUSTICE[\s,]*/;
const chiefJudge = /OFFICE OF THE (?:CHIEF )?IMMIGRATION JUDGE[\s,]*/;
const office = pattern()`${department}?EXECUTIVE OFFICE FOR IMMIGRATION REVIEW[\s,]*${chiefJudge}?`.source;
const city = /[A-Z][A-Z.]+(?: [A-Z.]+){0,2}/.source;
const states = anyOf([/[A-Z]{2}\b/, 'CALIFORNIA', 'NEW YORK', 'TEXAS', 'FLORIDA', 'ILLINOIS', /[A-Z][a-z]+/]).source;

/** The headings of documents before the immigration courts and the Board of Immigration Appeals (EOIR). */
export const immigrationCourts: readonly CourtForm[] = [
  {
    pattern: headingPattern(
      `(?:${office})?(?:UNITED STATES |U\\.S\\. )?IMMIGRATION COURT[\\s,-]*(?:\\d[^\\n]{4,50}\\n\\s*){0,2}(?:AT |IN )?(${city}), ?(${states})`,
    ),
    name: (match) => {
      const where = `${titled(match[1]!)}, ${match[2]!.length === 2 ? match[2]!.toUpperCase() : titled(match[2]!)}`;
      return { court: `Immigration Court, ${where}`, location: where, system: 'administrative', level: 'trial' };
    },
  },
  {
    pattern: headingPattern(
      pattern()`${department}?EXECUTIVE OFFICE FOR IMMIGRATION REVIEW[\s,]*${chiefJudge}(${city}), ?(${states})`.source,
    ),
    name: (match) => {
      const where = `${titled(match[1]!)}, ${match[2]!.length === 2 ? match[2]!.toUpperCase() : titled(match[2]!)}`;
      return { court: `Immigration Court, ${where}`, location: where, system: 'administrative', level: 'trial' };
    },
  },
  {
    pattern: headingPattern(`(?:${office})?BOARD OF IMMIGRATION APPEALS`),
    name: () => ({
      court: 'Board of Immigration Appeals',
      location: 'United States',
      system: 'administrative',
      level: 'appellate',
    }),
  },
  {
    pattern: headingPattern(`${office}(?:(?:UNITED STATES |U\\.S\\. )?IMMIGRATION COURT)?`),
    name: () => ({ court: 'Immigration Court', system: 'administrative', level: 'trial' }),
  },
];

function titled(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .toLowerCase()
    .replace(/(^|[ .-])[a-z]/g, (letter) => letter.toUpperCase());
}
