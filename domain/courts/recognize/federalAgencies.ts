import { type CourtForm, type CourtName, headingPattern } from './CourtForm.ts';

/** An agency may also be a party; only an announced agency is the forum of a document. */
const announcements = [
  'BEFORE(?: THE)? (?:UNITED STATES |U\\.S\\. )?',
  'UNITED STATES OF AMERICA[\\s,]+(?:DEPARTMENT OF [A-Z]+[\\s,]+)?(?:BEFORE(?: THE)? )?',
  '(?:UNITED STATES|U\\.S\\.) DEPARTMENT OF [A-Z]+[\\s,]+',
  'UNITED STATES PATENT AND TRADEMARK OFFICE[\\s,]+(?:BEFORE THE )?',
];
const announced = `(?:${announcements.join('|')})`;

/** Agencies that decide cases, as named in the headings of their documents (5 U.S.C. 554). */
const agencies: [source: string, name: string, level: CourtName['level']][] = [
  ['NATIONAL LABOR RELATIONS BOARD', 'National Labor Relations Board', 'trial'],
  ['MERIT SYSTEMS PROTECTION BOARD', 'Merit Systems Protection Board', 'trial'],
  ['EQUAL EMPLOYMENT OPPORTUNITY COMMISSION', 'Equal Employment Opportunity Commission', 'trial'],
  ['FEDERAL ENERGY REGULATORY COMMISSION', 'Federal Energy Regulatory Commission', 'trial'],
  ['FEDERAL COMMUNICATIONS COMMISSION', 'Federal Communications Commission', 'trial'],
  ['FEDERAL TRADE COMMISSION', 'Federal Trade Commission', 'trial'],
  ['SECURITIES AND EXCHANGE COMMISSION', 'Securities and Exchange Commission', 'trial'],
  ['INTERNATIONAL TRADE COMMISSION', 'United States International Trade Commission', 'trial'],
  ['FEDERAL LABOR RELATIONS AUTHORITY', 'Federal Labor Relations Authority', 'trial'],
  ['SURFACE TRANSPORTATION BOARD', 'Surface Transportation Board', 'trial'],
  ['NUCLEAR REGULATORY COMMISSION', 'Nuclear Regulatory Commission', 'trial'],
  ['FEDERAL MARITIME COMMISSION', 'Federal Maritime Commission', 'trial'],
  ['OCCUPATIONAL SAFETY AND HEALTH REVIEW COMMISSION', 'Occupational Safety and Health Review Commission', 'trial'],
  ['FEDERAL MINE SAFETY AND HEALTH REVIEW COMMISSION', 'Federal Mine Safety and Health Review Commission', 'trial'],
  ['PATENT TRIAL AND APPEAL BOARD', 'Patent Trial and Appeal Board', 'trial'],
  ['TRADEMARK TRIAL AND APPEAL BOARD', 'Trademark Trial and Appeal Board', 'trial'],
  ["BOARD OF VETERANS'? APPEALS", "Board of Veterans' Appeals", 'appellate'],
  ['ARMED SERVICES BOARD OF CONTRACT APPEALS', 'Armed Services Board of Contract Appeals', 'trial'],
  ['CIVILIAN BOARD OF CONTRACT APPEALS', 'Civilian Board of Contract Appeals', 'trial'],
  ['ENVIRONMENTAL APPEALS BOARD', 'Environmental Appeals Board', 'appellate'],
  ['BENEFITS REVIEW BOARD', 'Benefits Review Board', 'appellate'],
  ['ENVIRONMENTAL PROTECTION AGENCY', 'United States Environmental Protection Agency', 'trial'],
  ['CONSUMER FINANCIAL PROTECTION BUREAU', 'Consumer Financial Protection Bureau', 'trial'],
  ['COMMODITY FUTURES TRADING COMMISSION', 'Commodity Futures Trading Commission', 'trial'],
  ['NATIONAL TRANSPORTATION SAFETY BOARD', 'National Transportation Safety Board', 'trial'],
  ['POSTAL REGULATORY COMMISSION', 'Postal Regulatory Commission', 'trial'],
  ['FEDERAL ELECTION COMMISSION', 'Federal Election Commission', 'trial'],
  ['NATIONAL MEDIATION BOARD', 'National Mediation Board', 'trial'],
  ['INTERIOR BOARD OF LAND APPEALS', 'Interior Board of Land Appeals', 'appellate'],
  ['COPYRIGHT ROYALTY BOARD', 'Copyright Royalty Board', 'trial'],
  ['COPYRIGHT CLAIMS BOARD', 'Copyright Claims Board', 'trial'],
  ['OFFICE OF ADMINISTRATIVE LAW JUDGES', 'Office of Administrative Law Judges', 'trial'],
];

const overOffice =
  '(?=[ \\t]*\\n[^\\n]{0,40}?(?:OFFICE|REGION|DIVISION|STREET|AVENUE|HEARINGS|ADMINISTRATIVE JUDGE|WASHINGTON, D\\.?C|BEFORE THE)\\b)';
const any = `(${agencies.map(([source]) => source).join('|')})`;
/** A letterhead is on the document's first lines. */
const letterhead = 160;

function named(printed: string): CourtName | undefined {
  const found = agencies.find(([source]) => new RegExp(`^${source.replaceAll(' ', '\\s+')}$`, 'i').test(printed));
  return found && { court: found[1], location: 'United States', system: 'administrative', level: found[2] };
}

const privateTribunals = [
  '(AMERICAN ARBITRATION ASSOCIATION)',
  '(FINANCIAL INDUSTRY REGULATORY AUTHORITY)',
  '(JAMS)(?= ARBITRATION)',
];

/** The headings of documents before federal agencies. */
export const federalAgencies: readonly CourtForm[] = [
  { pattern: headingPattern(`${announced}${any}\\b`), name: (match) => named(match[1]!) },
  {
    // A letterhead names the agency over its office or its address.
    pattern: headingPattern(`(?:THE )?(?:UNITED STATES |U\\.S\\. )?${any}${overOffice}`),
    name: (match) => (match.index > letterhead ? undefined : named(match[1]!)),
  },
  {
    // The Board's printed decisions name it only in this notice (29 C.F.R. 102.46 to 102.48).
    pattern: headingPattern(
      'NOTICE: THIS OPINION IS SUBJECT TO FORMAL REVISION BEFORE PUBLICATION IN THE BOUND VOLUMES OF NLRB DECISIONS',
    ),
    name: () => named('NATIONAL LABOR RELATIONS BOARD'),
  },
  {
    // Private tribunals have no place.
    pattern: headingPattern(
      `(?:(?:BEFORE )?THE |ARBITRATION TRIBUNALS? OF (?:THE )?)?(?:${privateTribunals.join('|')})(?=\\s*\\n)`,
    ),
    name: (match) =>
      match.index > letterhead
        ? undefined
        : {
            court: match[1]
              ? 'American Arbitration Association'
              : match[2]
                ? 'Financial Industry Regulatory Authority'
                : 'JAMS',
            system: 'administrative',
            level: 'trial',
          },
  },
  {
    pattern: headingPattern(
      'SOCIAL SECURITY ADMINISTRATION[\\s,]*(OFFICE OF (?:HEARINGS OPERATIONS|DISABILITY ADJUDICATION AND REVIEW|HEARINGS AND APPEALS)|APPEALS COUNCIL)',
    ),
    name: (match) => ({
      court: `Social Security Administration, ${titled(match[1]!)}`,
      location: 'United States',
      system: 'administrative',
      level: /appeals council/i.test(match[1]!) ? 'appellate' : 'trial',
    }),
  },
];

function titled(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .toLowerCase()
    .replace(/(^| )[a-z]/g, (letter) => letter.toUpperCase())
    .replace(/ (Of|And)\b/g, (word) => word.toLowerCase());
}
