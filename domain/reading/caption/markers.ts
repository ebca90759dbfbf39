import { anyOf, pattern } from '#domain/text/pattern';
import { findDates } from '../dates/findDates.ts';
import { findCaseNumbers } from '../numbers/findCaseNumbers.ts';

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

/** Both sides on one line: `RYAN LEE v. TRAVERSE, INC.`. Answers where the word stands. */
export function versusWithin(text: string): { start: number; end: number } | undefined {
  const match = /\s+(?:v|vs|-against-)\.?\s+(?=\S)/.exec(text);
  return match === null ? undefined : { start: match.index, end: match.index + match[0].length };
}

const matterNouns = [
  'matter',
  'matters',
  'interest',
  'marriage',
  'estate',
  'guardianship',
  'conservatorship',
  'adoption',
];
const matterForms = [
  /in\s+re/,
  pattern()`in\s+the\s+${anyOf(matterNouns)}\s+(?:of|re)`,
  /in\s+the\s+matter/,
  /(?:the\s+)?estate\s+of/,
  /(?:re\s+)?the\s+marriage\s+of/,
  /guardianship\s+of/,
  /conservatorship\s+of/,
  /matter\s+of/,
  /ex\s+parte/,
];
/** The words with which a caption without sides begins. */
export const matterOf = pattern('i')`^${anyOf(matterForms)}\b`;

/** A rule of typed characters that closes (or opens) a caption: `-------X`, `________/`. */
export function isRule(text: string): boolean {
  const bare = text.replace(/\s/g, '');
  return /^[-_=*.~)|/\\:]{5,}[xX/)|\\]?$/.test(bare) || /^[xX]?[-_=*.]{8,}[xX/)]?[:.]?$/.test(bare);
}

const openingWords = [
  '(on )?(direct )?(appeals?|review|certiorari|error) (from|to)',
  'announced',
  'unpublished',
  'rendered',
];
const clerkMarks = [
  '(by:|deputy clerk|argued|decided|submitted|heard|clerk|courts for the)',
  'hon',
  'honorable',
  'the hon',
];
const numberWords = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  /[ivx]+/,
];
const divisionNumbers = [/no\b/, /[:#\d"]/, /[A-Z]\s*$/, pattern()`${anyOf(numberWords)}\b`];
const hearingMarks = ['courtroom', 'ctrm', 'hearing', 'trial (date|judge|by jury|by)'];
const venueMarks = [
  'demand(ed)?',
  '(plaintiffs?|defendants?) (demands?|designates?)',
  '(the )?basis of (the )?venue',
  'venue is',
];
const courtParts = [
  'division',
  'department',
  'term',
  'docket',
  'courthouse',
  'justice center',
  'judicial center',
  'law center',
  'field office',
  'regional office',
  ' unit',
];
const furnitureOpenings = [
  /under \d+ u\. ?s/,
  'assign. date',
  'assign(ed|ment) date',
  /description\s*:/,
  'next event',
  'note (on|for) motion',
  /section ["'(]/,
  'court below',
  're: dkt',
  /(?:declaratory|injunctive) relief\W*$/,
  /[a-z]+ (?:county )?(?:circuit|superior|district|probate) court$/,
  /grand jury\b/,
  /holding a\b/,
  /violations?\s*:/,
  /\d+ ?u\. ?s\. ?c\b/,
  /counts? (?:one|\d)/,
  pattern()`${anyOf(openingWords)}\b`,
  /\d{2} ?(?:civ|cv|crim|cr)\b\.?/,
  pattern()`${anyOf(clerkMarks)}\b`,
  /present\s*:/,
  /judicial officer\b/,
  /judge\b/,
  /justice\b(?! for| in)/,
  /magistrate\b/,
  /mag\b[.:]/,
  /before\b/,
  /dept\b/,
  /department\s*(?:no\b|[:.#\d]|[A-Z]\s*$)/,
  pattern()`div(?:ision)?\b\.?\s*${anyOf(divisionNumbers)}`,
  /assigned\b/,
  /date\b/,
  /dated\b/,
  /time\s*:/,
  pattern()`${anyOf(hearingMarks)}\b`,
  'action filed',
  'complaint filed',
  'date filed',
  /filed\b/,
  'jury (trial|demand)',
  pattern()`${anyOf(venueMarks)}\b`,
  /(?:[a-z]+ ){0,3}as the place of trial/,
  /class action\s*$/,
  'ecf case',
  /chapter \d+\W*$/,
  /calendar\b/,
  /part \d/,
  /ias\b/,
  'mot(ion)?.? (seq|date)',
  'index no',
  'unlimited (civil|jurisdiction)',
  'limited (civil|jurisdiction)',
  'case type',
  'general jurisdiction',
  /civil (?:action|case)\s*(?:$|no\b|file|number|[:\d])/,
  /civil (?:division|part|term|district)\b/,
  /criminal (?:action|case)\s*(?:$|no\b|[:\d])/,
  /criminal division\b/,
  'family (law )?division',
  'probate division',
  'law division',
  'chancery division',
  'county department',
  'municipal department',
  'circuit civil',
  /complex\b/,
  'for publication',
  'not for publication',
  'non-?precedential',
  'unpublished',
  'oral argument',
  'docket (no|number)',
  'adversary (proc|case|no)',
  'adv. (proc|no)',
  'no.',
  'nos.',
  'cause no',
  'case (no|number|id|#|:)',
  'file (no|number)',
  /county of\b.{0,30}\)?\s*ss/,
  /ss\b/,
  /state of [a-z ]+\)?\s*,?\s*(?:\)|ss\b|county)/,
  /judicial district\b/,
  /[a-z]+ judicial (?:district|circuit)\b/,
  'court use only',
  /(?:attorneys?|counsel|solicitors?) for\b/,
  /\d+(?:st|nd|rd|th) judicial/,
  'return date',
  'removed from',
  'related (case|to)',
  /consolidated\b/,
  'lead case',
  /mdl\b/,
  'under seal',
  'filed under seal',
  'redacted',
  'public version',
  'e-?filed',
  /confidential\W*$/,
  'ad damnum',
  'a civil action',
  'nature of',
  /arbitration\W*$/,
  /page \d/,
  'this document relates',
  'amount (claimed|demanded)',
  /\(.*\b(?:county|court|ct\.|no\.|administered|consolidated)/,
  /for an? (?:judgment|order)\b/,
  /pursuant to\b/,
  'of the civil practice',
  'in removal proceedings',
  /(?:in the matter of )?a proceeding\b/,
  'of the family court act',
  'next hearing',
  'immigration judge',
  /at [a-z]+(?: [a-z]+)?$/,
  /[a-z ]+,\s*ss\.?$/,
  'virginia:',
  pattern()`[a-z .,'-]{3,40} ${anyOf(courtParts)}$`,
  /(?:north|south|east|west|central)(?:ern)? (?:judicial )?(?:district|branch)$/,
];
const aside = pattern('i')`^${anyOf(furnitureOpenings)}`;

const emptyLabels = [
  'civil',
  'criminal',
  'cr. ?id',
  'court file',
  'part',
  'motion date',
  'motion seq.? no.?',
  'index no.?',
  'case no.?',
  'section',
  'branch',
  'term',
  'calendar',
  'group',
  'attorney code',
  'file no.?',
];
/** A form's labels whose values stand elsewhere. */
const label = pattern('i')`^${anyOf(emptyLabels)}\s*[:.]*$`;

/** `City and County of Denver District Court No. 19CV33871`: the number that another court gave. */
export const courtBelow = /\b(?:court|tribunal|ct\.?)\b.{0,40}?\b(?:no\.?|nos\.?|number|case)\s*[:#]?\s*\S*\d/i;

const courtKinds = [
  'superior',
  'circuit',
  'district',
  'county',
  'justice',
  'probate',
  'municipal',
  'chancery',
  'family',
  'juvenile',
  'common pleas',
];
const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
const courtRemnants = [
  '(in|for|of|at|before)( the)?',
  /number (?:\d+|[a-z]+)/,
  /precinct (?:\d+|[a-z]+),?(?: place .*)?/,
  pattern()`(?:in the |the )?${anyOf(courtKinds)} court(?: of| for| in| at law)*`,
  /in the (?:[a-z0-9]+ ){0,4}courts?(?: of| for| in| at law)*(?: of the)?/,
  pattern()`${anyOf(months)} term\b.*`,
  /(?:[a-z. ]{0,40} )?(?:super|sup|cir|dist)\.? ct\b.*/,
  /j\. ?d\. ?of [a-z ]+/,
  /page ?id\b.*/,
];
/** Pieces of a court's name that flowing text leaves among the parties. */
const courtPiece = pattern('i')`^${anyOf(courtRemnants)}$`;

/** What stands in a caption and is no party: numbers, judges, hearing times, demands for a jury. */
export function isAside(text: string): boolean {
  const plain = text.replace(/^[\s()[\]|:§*]+|[\s()[\]|:§*]+$/g, '');
  // A printer's or a clerk's code: one word, mostly figures.
  if (/^\S*\d\S*\d\S*\d\S*$/.test(plain) && !/[a-z]/.test(plain)) return true;
  if (courtBelow.test(plain)) return true;
  if (plain.replace(/[^A-Za-z]/g, '').length < 2) return true;
  if (isRule(text) || aside.test(plain) || aside.test(text.trim()) || label.test(plain) || courtPiece.test(plain))
    return true;
  const date = findDates(plain)[0];
  if (date !== undefined && (date.start === 0 || date.end - date.start > 0.6 * plain.length)) return true;
  if (/\b(?:nos?|number)\b\.?\s*[:.]?\s*[_-]*\s*$/i.test(plain)) return true;
  const number = findCaseNumbers(plain)[0];
  return number !== undefined && number.end - number.start > 0.35 * plain.length;
}

const counselMarks = [
  '@',
  /\b(?:attorneys?|counsel|solicitors?) for\b/,
  /\bcounsel of record\b/,
  /\bbar (?:no|number|#|id)/,
  /\bsbn\b/,
  /\btel(?:ephone)?\b\.?\s*[:(\d]/,
  /\bfacsimile\b/,
  /\bfax\b/,
  /\(\d{3}\) ?\d{3}-\d{4}/,
  /\b\d{3}[-.]\d{3}[-.]\d{4}\b/,
  /\bin pro(?:pria)? per/,
  /\bfirm (?:no|id)\b/,
  /, ?esq\b/,
];
/** Contact lines of the lawyers who stand over a caption. */
const lawyer = pattern('i')`${anyOf(counselMarks)}`;

const streetWords = [
  'street',
  'st',
  'avenue',
  'ave',
  'boulevard',
  'blvd',
  'road',
  'rd',
  'drive',
  'dr',
  'lane',
  'ln',
  'court',
  'way',
  'place',
  'parkway',
  'pkwy',
  'highway',
  'hwy',
  'plaza',
  'square',
  'broadway',
  'park',
  'floor',
  'terrace',
  'circle',
];
const addressForms = [
  pattern()`^\d{1,6}[A-Z]?\s+(?:[NSEW]\.?\s+)?(?:\S+\s+){0,5}${anyOf(streetWords)}\b`,
  /^(?:suite|ste\.?|apt\.?|unit)\s+#?[\dA-Z-]{1,6}\W*$/,
  /^(?:\d+(?:st|nd|rd|th) floor|p\.? ?o\.? box)\b/,
  /, (?:suite|ste|apt|floor|\d+(?:st|nd|rd|th) floor)\b/,
  /(?:\b[A-Z]{2}|\bD\. ?C\.),? +\d{5}(?:-\d{4})?[,.;]?$/,
  /, ?[A-Z][a-z]+(?: [A-Z][a-z]+)?,? \d{5}(?:-\d{4})?[,.;]?$/,
];
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

/** What only a lawyer's block says: who is represented, telephone, bar number. */
export function isLawyerLine(text: string): boolean {
  return lawyer.test(text);
}

const subjects = [
  'plaintiffs?',
  'defendants?',
  'petitioners?',
  'court',
  'parties',
  'undersigned',
  'people',
  'state',
  'united states',
  'grand jury',
];
const plaintiffVerbs = [/\bby\b/, 'hereby', 'alleges?', 'complains?', 'respectfully', 'moves?', 'files?', 'through'];
const defendantVerbs = [/\bby\b/, 'hereby', 'moves?', 'respectfully', 'files?', 'through'];
const addressees = ['the honorable', 'the above', 'all', 'each', 'plaintiffs?', 'defendants?'];
const bodyOpenings = [
  'now,? comes?',
  'comes? now',
  'come now',
  pattern()`the ${anyOf(subjects)}\b.*[a-z]{3}`,
  pattern()`plaintiffs?,? .*${anyOf(plaintiffVerbs)}`,
  pattern()`defendants?,? .*${anyOf(defendantVerbs)}`,
  pattern()`to ${anyOf(addressees)}\b`,
  'pursuant to',
  'this (matter|cause|case|action|order|court)',
  'before the court',
  /on (?:appeal|petition|writ|application|motion)\b/,
  'appeals? from',
  'petition for review',
  /appearances?\b/,
  /present\b/,
  /upon\b/,
  'please take',
  'you are',
  'consolidated with',
  'i,',
  'we,',
  'whereas',
  'it is',
  'argued',
  'decided',
  'submitted',
  /dear\b/,
  'and related',
];
const beginnings = pattern('i')`^${anyOf(bodyOpenings)}`;

/** Whether a line begins the body of a paper, or says what a cover says under its caption. */
export function isBodyStart(text: string): boolean {
  return /^["'(]?[A-Z]/.test(text) && beginnings.test(text);
}

/** The left column's part of a line whose typist set the rule between the columns as text: `v. ) No. 123`. */
export function beforeMark(text: string): string {
  return text.replace(/(?:^|\s)[)§|:](?:\s.*|$)/, '');
}

const numberedNouns = ['case', 'docket', 'action', 'index', 'cause', 'adv. ?(proc.)?'];
const numberLabel = pattern(
  'i',
)`[\s,]+(?:(?:civil|criminal) )?${anyOf(numberedNouns)}?\s*(?:action )?(?:nos?|number)\b\.?\s*:?\s*(?:[\w:/.()-]*\d.*|_*)$`;
/** A number set beside a name or a role without a gap: `Plaintiffs-Appellees, Docket No. 25-1687`. */
export function withoutNumber(text: string): string {
  return text.replace(numberLabel, '');
}
