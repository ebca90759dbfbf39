import { anyOf, pattern } from '#domain/text/pattern';
import { findDates } from '../dates/findDates.ts';
import { findCaseNumbers } from '../numbers/findCaseNumbers.ts';
import {
  addressForms,
  bodyOpenings,
  counselMarks,
  courtRemnants,
  emptyLabels,
  furnitureOpenings,
  matterForms,
  numberedNouns,
} from './markerWords.ts';
import { trailingRole } from './roles.ts';

/** The word that parts the sides, alone on its line: `v.`, `vs.`, `-against-`. */
export function isVersus(text: string): boolean {
  return /^[\W_]*(?:vv?|vs|versus|against|contra)[\W_]*s?[\W_]*$/i.test(text);
}

/** A line that begins with the word: `v. HARBOR LIGHT LLC,`. Answers where the name after it starts. */
export function versusAtStart(text: string): number | undefined {
  const match =
    /^[-\s]*(?:v|vs|versus|VS|VERSUS|V(?=\.))\.?[-\s]+(?=["'(]?[A-Z])/.exec(text) ??
    /^[-\s]*(?:against|AGAINST)[-\s]*(?=["'(]?[A-Z])/.exec(text);
  return match?.[0].length;
}

/** A line that ends with the word: `JANE ROE, Plaintiff, v.`. Answers where the word starts. */
export function versusAtEnd(text: string): number | undefined {
  return /[\s,]+(?:v|vs|versus)\.?\s*$/.exec(text)?.index;
}

/** Both sides on one line: `RYAN LEE v. TRAVERSE, INC.`. Returns the position of the word. */
export function versusWithin(text: string): { start: number; end: number } | undefined {
  const match = /\s+(?:v|vs|-against-)\.?\s+(?=\S)/.exec(text);
  return match === null ? undefined : { start: match.index, end: match.index + match[0].length };
}

/** `JANE ROE, Appellee, v. CITY OF SALEM, Appellant.`: a line that names both sides with their roles. */
export function hasRoleBeforeVersus(text: string): boolean {
  const within = text.length < 500 ? versusWithin(text) : undefined;
  return within !== undefined && trailingRole(text.slice(0, within.start)) !== undefined;
}

/** The words with which a caption without sides begins. */
export const matterOf = pattern('i')`^${anyOf(matterForms)}\b`;

/** A rule of typed characters that closes (or opens) a caption: `-------X`, `________/`. */
export function isRule(text: string): boolean {
  const bare = text.replace(/\s/g, '');
  return /^[-_=*.~)|/\\:]{5,}[xX/)|\\]?$/.test(bare) || /^[xX]?[-_=*.]{8,}[xX/)]?[:.]?$/.test(bare);
}

const aside = pattern('i')`^${anyOf(furnitureOpenings)}`;

/** Labels of a form whose values are elsewhere. */
const label = pattern('i')`^${anyOf(emptyLabels)}\s*[:.]*$`;

/** `City and County of Denver District Court No. 19CV33871`: the number that another court gave. */
export const courtBelow = /\b(?:court|tribunal|ct\.?|dca)\b.{0,40}?\b(?:no\.?|nos\.?|number|case)\s*[:#]?\s*\S*\d/i;

/** A reporter's volume and page over a printed opinion: `612 A.2d 418 (2011)`, `44 USLW 2091, 98 Lab. Cas. P 221`. */
const reporter = /^\d{1,4} (?:[A-Z][\w.']*\.[\w.' ]*|[A-Z]{3,5})(?: \([A-Z]+\))? ?[\d-]{1,9}(?= \(\d{4}|[,;]|$)/;

/** A citation that courts give their opinions: `2025 MT 64`, `2024-Ohio-1181`, `2023 IL App (1st) 220457`. */
const neutral =
  /^(?:19|20)\d\d[ -]?(?:[A-Z]{2,5}|Ohio)(?:[ -](?:App|Super|CIV APP|CR))?(?: \([a-z\d ]+\))?[ -]?\d{1,6}(?:-?[A-Z]{1,2})?$/;

/** Who of the judges wrote and who joined, in a cover's right column: `Gage, J.`, `Dissenting, Thorn, Hale, JJ.`. */
const writers =
  /^(?:(?:concurring|dissenting|took no part|not participating)\b|(?:[A-Z][\p{L}'-]+, (?:(?:C|P)\. ?J\., )?)+(?:(?:C|P)\. ?)?JJ?\.$)/iu;

/** Pieces of a court's name that flowing text leaves among the parties. */
const courtPiece = pattern('i')`^${anyOf(courtRemnants)}(?: \([^()]*\)?)?$`;

/** Text in a caption that is not a party: numbers, judges, hearing times, jury demands. */
export function isAside(text: string): boolean {
  const plain = text.replace(/^[\s()[\]|:§*▲△σ]+|[\s()[\]|:§*▲△σ]+$/g, '');
  // A printer's or a clerk's code: one word, mostly figures.
  if (/^\S*\d\S*\d\S*\d\S*$/.test(plain) && !/[a-z]/.test(plain)) return true;
  if (courtBelow.test(plain) || reporter.test(plain) || neutral.test(plain) || writers.test(plain)) return true;
  if (plain.replace(/[^A-Za-z]/g, '').length < 2) return true;
  if (isRule(text) || aside.test(plain) || aside.test(text.trim()) || label.test(plain) || courtPiece.test(plain))
    return true;
  const date = findDates(plain)[0];
  if (date !== undefined && (date.start === 0 || date.end - date.start > 0.6 * plain.length)) return true;
  if (/\b(?:nos?|number)\b\.?\s*[:.]?\s*[_-]*\s*$/i.test(plain)) return true;
  const number = findCaseNumbers(plain)[0];
  return number !== undefined && number.end - number.start > 0.35 * plain.length;
}

/** Contact lines of the lawyers above a caption. */
const lawyer = pattern('i')`${anyOf(counselMarks)}`;

const address = pattern('i')`${anyOf(addressForms)}`;
const companyEnd = /\b(?:inc|llc|l\.l\.c|corp|co|ltd|lp|l\.p|llp|n\.a|trust|association)\b\.?,?$/i;

/** A postal address, a lawyer's or a party's. */
export function isAddress(text: string): boolean {
  return address.test(text) && !companyEnd.test(text.trim());
}

/** A lawyer's line, or any address. */
export function isContact(text: string): boolean {
  return isLawyerLine(text) || isAddress(text);
}

/** A lawyer's name without anything of an address: `HILDA FERRIS, ESQ., and`. */
export function isNamedLawyer(text: string): boolean {
  const name = text.replace(/, ?esq(?:uire)?\b\.?(?=\s*(?:[,;]|and\b))/gi, '');
  return name !== text && !isContact(name);
}

/** Text that occurs only in an attorney's block: who is represented, telephone, bar number. */
export function isLawyerLine(text: string): boolean {
  return lawyer.test(text);
}

const beginnings = pattern('i')`^${anyOf(bodyOpenings)}`;

/** Whether a line begins the body of a document, or says what a cover says under its caption. */
export function isBodyStart(text: string): boolean {
  return /^["'(]?[A-Z]/.test(text) && beginnings.test(text);
}

/** The left column's part of a line whose typist set the rule between the columns as text: `v. ) No. 123`. */
export function beforeMark(text: string): string {
  return text.replace(/(?:^|\s)[)§|:*](?:\s.*|$)/, '');
}

/** `Irrigation District No. 5`: their numbers are part of their names. */
const numberedBodies = [
  'trust',
  'fund',
  'unit',
  'phase',
  'district',
  'local',
  'lodge',
  'precinct',
  'ward',
  'post',
  'company',
];
const numberLabel = pattern(
  'i',
)`(?<!\b${anyOf(numberedBodies)})[\s,]+(?:(?:civil|criminal) )?${anyOf(numberedNouns)}?\s*(?:action )?(?:nos?|number)\b\.?\s*:?\s*(?:[\w:/.()-]*\d.*|_*)$`;
/** A number next to a name or a role without a gap: `Plaintiffs-Appellees, Docket No. 25-1687`. */
export function withoutNumber(text: string): string {
  return text.replace(numberLabel, '');
}
