import { countyNumbers } from '#domain/courts/data/countyNumbers';
import { newJerseyVenues } from '#domain/courts/data/newJerseyVenues';
import { otherCounties } from '#domain/courts/data/otherCounties';
import { ordinalFigure } from '#domain/courts/ordinals';
import type { CourtName } from '#domain/courts/recognize/CourtForm';
import { recognizeCourt } from '#domain/courts/recognize/recognizeCourt';
import type { FilingLine } from '#domain/text/FilingLine';
import { evidenceOf } from '#domain/text/JoinedText';
import { anyOf, pattern } from '#domain/text/pattern';
import { readBy } from '../confidence/ruleConfidence.ts';
import type { ReadCourt } from '../readCourt.ts';

const divisions: Record<string, string> = {
  L: 'LAW DIVISION',
  C: 'CHANCERY DIVISION',
  FM: 'CHANCERY DIVISION, FAMILY PART',
};

/** Indiana's counties in the order of their numbers (Ind. Admin. Rule 8), and the kinds of its courts. */
const indiana = otherCounties.Indiana.split(',');
const indianaKinds: Record<string, string> = { C: 'CIRCUIT COURT', D: 'SUPERIOR COURT' };

/** Courts by the reporter of the citations that they number themselves (The Bluebook, table T1.3). */
const ofNeutralCitation: Record<string, string> = {
  ME: 'SUPREME JUDICIAL COURT OF MAINE',
  MT: 'SUPREME COURT OF MONTANA',
  ND: 'SUPREME COURT OF NORTH DAKOTA',
  OK: 'SUPREME COURT OF OKLAHOMA',
  SD: 'SUPREME COURT OF SOUTH DAKOTA',
  UT: 'SUPREME COURT OF UTAH',
  'UT App': 'UTAH COURT OF APPEALS',
  VT: 'SUPREME COURT OF VERMONT',
  WY: 'SUPREME COURT OF WYOMING',
};

const tarrantCourts = '017 048 067 096 141 153 231 233 236 322 323 324 325 342 348 352 360'.split(' ');
const caseLabels = ['cause no', 'cause number', 'case no', 'no'].map((label) => new RegExp(label, 'i'));

type NumberForm = { pattern: RegExp; heading(match: RegExpExecArray): string | undefined; cue?: RegExp };

/** Case numbers that only one court's pattern has; those with a cue count where the page has it too. */
const forms: readonly NumberForm[] = [
  {
    // Connecticut's published opinions name no court.
    pattern: /^\((AC|SC) \d{5}\)$/,
    heading: (match) => `${match[1] === 'AC' ? 'APPELLATE' : 'SUPREME'} COURT OF CONNECTICUT`,
    cue: /Connecticut Law Journal/,
  },
  { pattern: /^20\d\d ([A-Z]{2}(?: App)?) \d{1,4}U?$/, heading: (match) => ofNeutralCitation[match[1]!] },
  { pattern: /^SJC-\d{5}$/, heading: () => 'SUPREME JUDICIAL COURT OF MASSACHUSETTS' },
  {
    pattern: /\b([A-Z]{3})-?(L|C|FM)-?\d{6}-\d{2}\b/,
    heading: (match) =>
      newJerseyVenues[match[1]!] &&
      `SUPERIOR COURT OF NEW JERSEY\n${divisions[match[2]!]!}\n${newJerseyVenues[match[1]!]!} COUNTY`,
    cue: /New Jersey|\bN\.?J\b|Trans ID/,
  },
  {
    pattern: /\b(\d{2})([CD])\d{2}-\d{4}-[A-Z]{2}-\d{6}\b/,
    heading: (match) => {
      const county = indiana[Number(match[1]) - 1];
      return county && `${indianaKinds[match[2]!]!}\n${county} COUNTY\nSTATE OF INDIANA`;
    },
  },
  {
    pattern: /\b\d{2}(?:ST|SM|NW|AV|BB|CH|CM|GD|LB|PS|TR|VE|WH|PD|NN|IW|CP)(?:CV|CP|LC|UD|PB|FL|RO)\d{5}\b/,
    ...inCalifornia('LOS ANGELES', /Los Angeles|LASC|\bL\.A\./i),
  },
  { pattern: /\b(?:B|S|L|E|K|G|N|P|T|V|Y)[CSP]\d{6}\b/, ...inCalifornia('LOS ANGELES', /Los Angeles|\bLASC\b/i) },
  { pattern: /\b30-20\d\d-0\d{7}-[A-Z]{2}-[A-Z]{2}-[A-Z]{3}\b/, ...inCalifornia('ORANGE') },
  { pattern: /\b37-20\d\d-0\d{7}-[A-Z]{2}-[A-Z]{2}-[A-Z]{3}\b/, ...inCalifornia('SAN DIEGO') },
  { pattern: /\b34-20\d\d-0\d{7}(?:-[A-Z]{2}){2}/, ...inCalifornia('SACRAMENTO') },
  { pattern: /\b56-20\d\d-0\d{7}-[A-Z]{2}-[A-Z]{2}/, ...inCalifornia('VENTURA') },
  { pattern: /\b(?:CGC|CPF|CUD)-\d{2}-\d{6}\b/, ...inCalifornia('SAN FRANCISCO') },
  {
    // The number of Tarrant County's civil and family district courts begins the numbers of their cases (Tex. Gov't Code ch. 24).
    pattern: pattern()`^(?:${anyOf(caseLabels)})?\W*(${anyOf(tarrantCourts)})-\d{6}-\d{2}\b`,
    heading: (match) => `${ordinalFigure(Number(match[1]))} DISTRICT COURT\nTARRANT COUNTY, TEXAS`,
    cue: /\btarrant\b/i,
  },
  { pattern: /\bD-1-[A-Z]{2}-\d{2}-\d{6}\b/, heading: () => 'DISTRICT COURT OF TRAVIS COUNTY, TEXAS' },
  ...countyNumbers.map(
    ({ pattern, counties, state, kind, cue }): NumberForm => ({
      pattern,
      cue,
      heading: (match) => {
        const county = counties[Number(match.groups!.county) - 1];
        const court = kind(match.groups!.kind!);
        return county && court && `${court} OF ${county} COUNTY, ${state}`;
      },
    }),
  ),
];

function inCalifornia(county: string, cue = /California|Superior Court|\bCal\./): Pick<NumberForm, 'heading' | 'cue'> {
  return { heading: () => `SUPERIOR COURT OF CALIFORNIA\nCOUNTY OF ${county}`, cue };
}

const ofCourtBelow = /\b(?:appeal|lower|below|trial court|no\(s\))/i;

/** The court whose pattern a case number on the first page has. */
export function readCourtByNumber(lines: readonly FilingLine[]): ReadCourt | undefined {
  for (const line of lines) {
    if (!/\d{5}|^20\d\d [A-Z]{2} /.test(line.text) || ofCourtBelow.test(line.text)) continue;
    for (const { pattern, heading, cue } of forms) {
      const match = pattern.exec(line.text);
      const text = match && heading(match);
      if (!match || !text || (cue !== undefined && !lines.some((one) => cue.test(one.text)))) continue;
      const name: CourtName | undefined = recognizeCourt(text.toUpperCase());
      if (name?.location === undefined) continue;
      const evidence = [evidenceOf(line, match.index, match.index + match[0].length)];
      const field = { ...readBy('number-pattern'), evidence };
      return {
        name,
        court: { value: name.court, ...field },
        location: { value: name.location, ...field },
        lines: new Set(),
      };
    }
  }
  return undefined;
}
