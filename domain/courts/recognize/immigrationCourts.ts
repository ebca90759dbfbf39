import { type CourtForm, headingPattern } from './CourtForm.ts';

const office =
  '(?:(?:UNITED STATES|U\\.S\\.) DEPARTMENT OF JUSTICE[\\s,]*)?EXECUTIVE OFFICE FOR IMMIGRATION REVIEW[\\s,]*(?:OFFICE OF THE (?:CHIEF )?IMMIGRATION JUDGE[\\s,]*)?';

/** The heads of papers before the immigration courts and the Board of Immigration Appeals (EOIR). */
export const immigrationCourts: readonly CourtForm[] = [
  {
    pattern: headingPattern(
      `(?:${office})?(?:UNITED STATES |U\\.S\\. )?IMMIGRATION COURT[\\s,]*(?:AT |IN )?([A-Z][A-Z.]+(?: [A-Z.]+){0,2}), ?([A-Z]{2}\\b|CALIFORNIA|NEW YORK|TEXAS|FLORIDA|ILLINOIS|[A-Z][a-z]+)`,
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
