import { anyOf } from '#domain/text/pattern';
import { type State, states } from '../states.ts';
import { type CourtForm, headingPattern } from './CourtForm.ts';

const stateSource = [...states].sort((one, other) => other.length - one.length).join('|');

/** Bodies of a state that decide cases, as named in the headings of their documents (state administrative procedure acts). */
const bodies = [
  "WORKERS'? COMPENSATION (?:APPEALS? )?(?:BOARD|COMMISSION|COURT)(?: OF EXISTING CLAIMS)?",
  "WORKMEN'?S'? COMPENSATION (?:APPEALS? )?(?:BOARD|COMMISSION|COURT)",
  "WORKERS'? COMPENSATION COMMISSIONER",
  'ADMINISTRATIVE LAW COURT',
  'COURT OF JUDICIAL DISCIPLINE',
  'BOARD OF PUBLIC UTILITY COMMISSIONERS',
  'INDUSTRIAL (?:ACCIDENTS? )?(?:COMMISSION|BOARD)',
  'DEPARTMENT OF INDUSTRIAL ACCIDENTS',
  "DIVISION OF WORKERS'? COMPENSATION",
  'OFFICE OF THE JUDGES? OF COMPENSATION CLAIMS',
  '(?:STATE )?OFFICE OF ADMINISTRATIVE (?:HEARINGS|LAW)',
  'DIVISION OF ADMINISTRATIVE (?:HEARINGS|LAW)(?: APPEALS)?',
  'CENTRAL PANEL OF ADMINISTRATIVE LAW JUDGES',
  'PUBLIC (?:UTILITY|UTILITIES|SERVICE) COMMISSION',
  'BOARD OF PUBLIC UTILITIES',
  'CORPORATION COMMISSION',
  'STATE BAR COURT',
  'STATE BAR',
  'PRESIDING DISCIPLINARY JUDGE',
  '(?:ATTORNEY )?(?:DISCIPLINE|DISCIPLINARY) (?:HEARING )?(?:BOARD|COMMISSION)',
  'BOARD OF PROFESSIONAL (?:CONDUCT|RESPONSIBILITY)',
  'COMMISSION ON JUDICIAL (?:CONDUCT|PERFORMANCE|DISCIPLINE)',
  'CIVIL SERVICE COMMISSION',
  '(?:STATE )?PERSONNEL (?:APPEALS )?BOARD',
  '(?:PUBLIC )?(?:EMPLOYMENT|EMPLOYEES?) RELATIONS (?:BOARD|COMMISSION)',
  'LABOR RELATIONS BOARD',
  'UNEMPLOYMENT (?:INSURANCE )?APPEALS? (?:BOARD|COMMISSION)',
  'DIVISION OF HUMAN RIGHTS',
  '(?:COMMISSION ON )?(?:HUMAN|CIVIL) RIGHTS COMMISSION',
  'BOARD OF (?:TAX|STATE TAX|PROPERTY TAX|CONTRACT|LAND USE) APPEALS',
  '(?:PROPERTY )?TAX (?:APPEALS? )?(?:TRIBUNAL|BOARD|COMMISSION)',
  'APPELLATE TAX BOARD',
  'LAND USE BOARD OF APPEALS',
  '(?:STATE )?MEDICAL BOARD',
  '(?:STATE )?BOARD OF (?:MEDICINE|NURSING|PHARMACY|DENTISTRY|MEDICAL EXAMINERS|REGISTERED NURSING|EDUCATION|ACCOUNTANCY|PAROLE)',
  'ENVIRONMENTAL (?:HEARING|QUALITY|REVIEW|APPEALS) (?:BOARD|COMMISSION|COUNCIL)',
  'POLLUTION CONTROL (?:HEARINGS )?BOARD',
  'DEPARTMENT OF (?:INSURANCE|LABOR|REVENUE|EDUCATION|BUSINESS OVERSIGHT|REAL ESTATE|MOTOR VEHICLES|HEALTH(?: SERVICES)?)',
  'STATE BOARD OF EQUALIZATION',
  'PERSONNEL COMMISSION',
];
const body = anyOf(bodies.map((source) => new RegExp(source))).source;
const under =
  '(?:[\\s,-]+(?:DISCIPLINARY HEARING COMMISSION|(?:HEARING|REVIEW) DEPARTMENT(?:[\\s,-]+[A-Z]+(?: [A-Z]+)?)?))?';

const department = "(?:(?:DEPARTMENT|DIVISION|AGENCY|OFFICE) OF [A-Z', ]{3,50}|[A-Z' ]{3,40} (?:AGENCY|DEPARTMENT))";

/** The headings of documents before agencies of a state, by the place of the state's name. */
export const stateAgencies: readonly CourtForm[] = [
  {
    pattern: headingPattern(`(?:THE )?(${stateSource})(?: STATE)? (${body})\\b${under}(?=[\\s,:;)]|$)`),
    name: (match) => agency(match[2]!, match[1]!, match[0]),
  },
  {
    pattern: headingPattern(
      `(?:THE )?(${body})[\\s,]*(?:(?:OF|FOR) )?(?:THE )?(?:STATE OF |COMMONWEALTH OF )?(${stateSource})\\b${under}`,
    ),
    name: (match) => agency(match[1]!, match[2]!, match[0]),
  },
  {
    pattern: headingPattern(
      `(?:STATE|COMMONWEALTH) OF (${stateSource})[\\s,:]+(?:COUNTY OF [A-Z ]{3,24}[\\s,:]+)?(?:${department}\\n\\s*){0,2}(?:(?:BEFORE|IN) THE )?(${body})\\b${under}`,
    ),
    name: (match) => agency(match[2]!, match[1]!, match[0]),
  },
  {
    pattern: headingPattern(`(${body})\\n[^\\n]{0,60}\\n?[^\\n]{0,60}?\\bSTATE OF (${stateSource})\\b`),
    name: (match) => agency(match[1]!, match[2]!, match[0]),
  },
  {
    pattern: headingPattern(`(${body})[\\s,]+[A-Z]{3,12}(?:\\x20[A-Z]{3,12})?, (${stateSource})$`),
    name: (match) => agency(match[1]!, match[2]!, match[0]),
  },
  {
    // Only California calls a court so.
    pattern: headingPattern(`STATE BAR COURT${under}`),
    name: () => agency('State Bar Court', 'California', ''),
  },
  {
    pattern: headingPattern(
      `(?:THE )?((?:DISCIPLINARY|GRIEVANCE|HEARING) (?:COMMISSION|COMMITTEE|BOARD|PANEL)) OF THE SUPREME COURT OF (${stateSource})\\b`,
    ),
    name: (match) => ({
      ...agency(match[1]!, match[2]!, ''),
      court: `${titled(match[1]!)} of the Supreme Court of ${stateName(match[2]!)}`,
    }),
  },
];

function agency(printed: string, stateText: string, all: string): ReturnType<CourtForm['name']> & object {
  const state = stateName(stateText);
  const hearing = /disciplinary hearing commission/i.test(all) && !/disciplinary hearing/i.test(printed);
  const name = titled(printed);
  return {
    court: `${/^State (?!Bar)/.test(name) || !/^State Bar/.test(name) ? `${state} ${name}` : `${name} of ${state}`}${hearing ? ', Disciplinary Hearing Commission' : ''}`,
    location: state,
    system: 'administrative',
    level: /appeal/i.test(printed) ? 'appellate' : 'trial',
    state,
  };
}

function stateName(text: string): State {
  const plain = text.toLowerCase().replace(/\s+/g, ' ');
  return states.find((name) => name.toLowerCase() === plain)!;
}

function titled(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .toLowerCase()
    .replace(/(^|[ .-])[a-z]/g, (letter) => letter.toUpperCase())
    .replace(/ (Of|For|The|And|On)\b/g, (word) => word.toLowerCase());
}
