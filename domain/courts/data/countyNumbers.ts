import { counties } from '../counties.ts';
import { otherCounties } from './otherCounties.ts';

/** A state in whose case numbers two digits stand for the county. */
export type CountyNumbers = {
  /** The number; the group `county` contains the county's digits, and `kind` indicates the court. */
  pattern: RegExp;
  /** The counties in the order of their digits. */
  counties: readonly string[];
  state: string;
  kind(code: string): string | undefined;
  /** What the page has too; a number alone could be another state's. */
  cue: RegExp;
};

const alabama = otherCounties.Alabama.split(',');
const largest = ['Jefferson', 'Mobile', 'Montgomery'];

/**
 * Numbers with the county's place in the alphabetical list (Fla. R. Gen. Prac. & Jud. Admin. 2.245; S.C. Jud. Dep't case
 * number format; Pa. R.J.A. 1901 docket numbers; Minn., N.D., and Ark. court information systems). Florida counts
 * Miami-Dade as Dade; Alabama counts its three largest counties first.
 */
export const countyNumbers: readonly CountyNumbers[] = [
  {
    pattern: /\b(?<county>\d{2})-?20\d\d-?(?<kind>CA|CF|DR|CP|DP|CC|SC|MM)-?\d{6}-?(?:[A-Z0-9]{4}|XXXX)-?[A-Z0-9]{2}\b/,
    counties: [...counties.Florida]
      .map((name) => (name === 'Miami-Dade' ? 'Dade' : name))
      .sort()
      .map((name) => (name === 'Dade' ? 'Miami-Dade' : name)),
    state: 'Florida',
    kind: (code) => (/CC|SC|MM/.test(code) ? 'COUNTY COURT' : 'CIRCUIT COURT'),
    cue: /Florida|\bFla?\b/i,
  },
  {
    pattern: /\b(?<county>\d{2})-(?<kind>CV|CR|FA|PR|JV|CO)-\d{2}-\d{1,5}\b/,
    counties: otherCounties.Minnesota.split(','),
    state: 'Minnesota',
    kind: () => 'DISTRICT COURT',
    cue: /Minnesota|\bMinn\b|\bMN\b/,
  },
  {
    pattern: /\b20\d\d-?(?<kind>CP|GS|DR)-?(?<county>\d{2})-?\d{5}\b/,
    counties: otherCounties['South Carolina'].split(','),
    state: 'South Carolina',
    kind: (code) => ({ CP: 'COURT OF COMMON PLEAS', GS: 'COURT OF GENERAL SESSIONS', DR: 'FAMILY COURT' })[code],
    cue: /South Carolina|\bS\.?C\b/,
  },
  {
    pattern: /\b(?<kind>CP)-(?<county>\d{2})-(?:CR|MD|SA)-\d{7}-(?:19|20)\d\d\b/,
    counties: otherCounties.Pennsylvania.split(','),
    state: 'Pennsylvania',
    kind: () => 'COURT OF COMMON PLEAS',
    cue: /Pennsylvania|\bPa\b/i,
  },
  {
    pattern: /\b(?<county>\d{2})(?<kind>CV|CR|DR|PR)-\d{2}-\d{1,5}\b/,
    counties: otherCounties.Arkansas.split(','),
    state: 'Arkansas',
    kind: () => 'CIRCUIT COURT',
    cue: /Arkansas|\bArk\b/,
  },
  {
    pattern: /\b(?<county>\d{2})-20\d\d-(?<kind>CV|CR|DM|PR)-\d{5}\b/,
    counties: otherCounties['North Dakota'].split(','),
    state: 'North Dakota',
    kind: () => 'DISTRICT COURT',
    cue: /North Dakota|\bN\.?D\b/,
  },
  {
    pattern: /\b(?<county>\d{2})-(?<kind>CV|CC|DR)-20\d\d-\d{6}(?:\.\d\d)?\b/,
    counties: [...largest, ...alabama.filter((name) => !largest.includes(name))],
    state: 'Alabama',
    kind: () => 'CIRCUIT COURT',
    cue: /Alabama|\bAla\b/i,
  },
];
