import { caseNumberFormats } from '#domain/caseNumbers/caseNumberFormats';
import { hasStateForm } from '#domain/caseNumbers/stateForms';
import { anyOf, pattern } from '#domain/text/pattern';
import { findDates } from '../dates/findDates.ts';
import { caseTypeCodes, countyTypes, federalForms, labelForms, otherNumbers } from './caseNumberWords.ts';

/** A case number as printed. `labeled` when the document calls it one (`Case No.`, `Index No.`). */
export type FoundNumber = {
  value: string;
  start: number;
  end: number;
  labeled: boolean;
  /** A clerk's file number; a docket number next to it takes precedence. */
  file?: true;
};

const label = pattern('gi')`${anyOf(labelForms)}`;

/** Words before a number that make it something else's: a lawyer's, another court's, a document's own. */
const otherLabel = pattern('i')`(?:\b${anyOf(otherNumbers)}\.?\s*(?:case|docket|cause)?\s*)$`;

/** Letter codes that are separate words within a number: `18 B 09232`, `20 Civ. 4160`, `2023 L 001234`. */
const codeWord = pattern('i')`^${anyOf(caseTypeCodes)}$`;

/** `1:20-cv-00613-CCE`, `04 CV 1809 (JG)(SMG)`, `06-20975-CIV-UNGARO`: federal trial courts' numbers in all their forms. */
const federal = pattern('gi')`${anyOf(federalForms)}`;

const distinctive = caseNumberFormats.filter((format) => format.loose !== true);

/** The case numbers that a caption's line gives, in the order of the line. */
export function findCaseNumbers(text: string): FoundNumber[] {
  if (!/\d/.test(text)) return [];
  const found = labeledNumbers(text);
  for (const match of text.matchAll(federal)) {
    const printed = match[0].trimEnd().replace(/[.,]$/, '');
    const value = printed + suffixAfter(printed, text.slice(match.index + printed.length));
    const end = match.index + value.length;
    const taken = found.some((other) => other.start < end && match.index < other.end);
    if (!taken && !otherLabel.test(beforeLabel(text.slice(0, match.index)))) {
      found.push({ value, start: match.index, end, labeled: false });
    }
  }
  const whole = found.length > 0 ? undefined : (integerText(text) ?? lastNumber(text));
  if (whole !== undefined) found.push(whole);
  return found.sort((one, other) => one.start - other.start);
}

/** Alabama's numbers end with the defendant's or the appeal's: `47-CV-2021-900418.00`. */
function suffixAfter(number: string, rest: string): string {
  if (!/^\d{2}-[A-Z]{2}-\d{4}-\d{6}$/.test(number)) return '';
  return /^\.\d{2}(?!\d)/.exec(rest)?.[0] ?? '';
}

/** Whether the words before a number or its label make it something else's. */
export function isOtherNumber(before: string): boolean {
  return otherLabel.test(before) || otherLabel.test(beforeLabel(before));
}

function labeledNumbers(text: string): FoundNumber[] {
  const found: FoundNumber[] = [];
  for (const match of text.matchAll(label)) {
    const start = match.index + match[0].length;
    if (isOtherNumber(text.slice(0, match.index))) continue;
    const value = numberAt(text.slice(start));
    const file = /^(?:file|matter|claim)\b/i.test(match[0]);
    if (value !== undefined)
      found.push({ value, start, end: start + value.length, labeled: true, ...(file ? { file: true } : {}) });
  }
  return found;
}

/**
 * Numbers whose parts no other rule joins: `2 CA-CV 2020-0041` (Arizona's court of appeals) and a number
 * with the county's and the division's letters (Vermont, before 2021).
 */
const shapedForms = [/[12] CA-[A-Z]{2} (?:20)?\d{2}-\d{4}(?:[ -]PR(?:PC)?)?/, /\d{1,4}-\d{1,2}-\d{2} [A-Z][a-z]{3}/];
const shapedNumber = pattern()`^${anyOf(shapedForms)}\b`;

/** The number that a text begins with, word by word while the words still belong to it. */
export function numberAt(text: string): string | undefined {
  // Delaware's supreme court counts by the year: `No. 287, 2022`.
  const counted = /^\d{1,4}, (?:19|20)\d{2}(?=\s*$)/.exec(text);
  if (counted !== null) return counted[0];
  const shaped = shapedNumber.exec(text);
  if (shaped !== null) return shaped[0];
  let end = 0;
  let digits = 0;
  for (const match of text.matchAll(/\S+/g)) {
    const word = match[0].replace(/[,;.]+$/, '');
    const gap = match.index - end;
    if (gap > 2) break;
    const rest = text.slice(match.index + match[0].length);
    if (!belongs(word, digits, rest)) break;
    digits += word.replace(/\D/g, '').length;
    end = match.index + word.length;
    if (word.length < match[0].length && !/^\.? ?\d/.test(match[0].slice(word.length) + rest)) break;
  }
  const value = text.slice(0, end).replace(/[\s(,:;-]+$/, '');
  if (isBlank(value, text.slice(value.length))) return undefined;
  const plain = value.replace(/[^A-Za-z0-9]/g, '');
  if (digits < 3 || plain.length < 4 || plain.length > 34 || isSomethingElse(value)) return undefined;
  return value;
}

/** `2021-CP-40-`, `CV-2021-____`: the county and the year are printed, and the clerk has yet to write the rest. */
function isBlank(value: string, rest: string): boolean {
  if (!/^ ?-[\s_]*$/.test(rest)) return false;
  return !(value.match(/\d+/g) ?? []).some((digits) => digits.length >= 3 && !/^(?:19|20)\d{2}$/.test(digits));
}

const notCodes =
  /^(?:DEPT|DIV|HON|JUDGE|PART|IAS|FILE|DATE|THE|AND|FOR|SEC|ECF|JURY|CLASS|ROOM|NO|PAGE|DOC|TEL|FAX|RULE|BAR|SBN|CODE|BOX)$/;

function belongs(word: string, digits: number, rest: string): boolean {
  if (/\d/.test(word)) {
    return /^[A-Z0-9(][A-Z0-9:.\-/()&#,]*$/i.test(word) && !/[a-z]{6,}/i.test(word.replace(/-[A-Z]+/g, ''));
  }
  if (codeWord.test(word)) return digits > 0 || /^\s{0,2}-?(?:[A-Z]-)?\d/.test(rest);
  // Two letters and a serial number: `BC 682345`, `RG 13679736`, `DA 18-0459`, `SC 20456`.
  if (digits === 0 && /^[A-Z]{2,4}$/.test(word) && !notCodes.test(word))
    return /^ (?:\d{5,8}|\d{2}-\d{3,6})\b/.test(rest);
  if (/^-$/.test(word)) return digits > 0 && /^ ?\S*\d/.test(rest);
  if (digits > 0 && /^(?:\([A-Za-z]{2,5}(?:\/[A-Za-z]{2,5})?x?\))+$/.test(word)) return true;
  // Judges' initials trail a federal number: `2:20-cv-00123 WBS KJN`.
  return digits >= 5 && /^[A-Z]{2,4}(?:[-/][A-Z]{2,4})*$/.test(word) && !notCodes.test(word);
}

function isSomethingElse(value: string): boolean {
  return (
    /^\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4}$/.test(value) ||
    (findDates(value).length > 0 && /^\d{1,2}[/-]\d{1,2}[/-](?:\d{2}|(?:19|20)\d{2})$/.test(value)) ||
    /^\d{1,2}:\d{2}$/.test(value) ||
    /^\d{1,2}[/-]\d{1,2}[/-]\d{2,4}\s/.test(value) ||
    /^\$/.test(value)
  );
}

/** `22 CVS 004417`, `2022 CV 000187`: year, kind and number, the commonest form among state courts. */
const lettered = pattern('i')`^(?:19|20)?\d{2}[- ]?${anyOf(countyTypes)}[- ]?\d{4,8}(?:-[A-Z0-9]{1,4}){0,2}$`;

/** A line that is nothing but a number of a form that cannot be mistaken. */
function integerText(text: string): FoundNumber | undefined {
  const value = text.trim();
  if (lettered.test(value))
    return { value, start: text.indexOf(value), end: text.indexOf(value) + value.length, labeled: false };
  if (value.length > 34 || !/[A-Z]/i.test(value) || value.replace(/\D/g, '').length < 5) return undefined;
  if (!hasStateForm(value) && !distinctive.some((format) => format.pattern.test(value))) return undefined;
  const start = text.indexOf(value);
  return { value, start, end: start + value.length, labeled: false };
}

/** The same at a line's end, where text lost the gap between its columns: `THE PEOPLE, C094321`. */
function lastNumber(text: string): FoundNumber | undefined {
  const at = /(?:[,)|:;]\s+|\|)([A-Z0-9][A-Z0-9-]{5,26})$/.exec(text);
  if (at === null || otherLabel.test(text.slice(0, at.index + 1))) return undefined;
  const tail = integerText(at[1]!);
  const start = text.length - at[1]!.length;
  return tail === undefined ? undefined : { ...tail, start, end: text.length };
}

function beforeLabel(text: string): string {
  return text.replace(/(?:case|docket|cause|civil action)?\s*(?:no|nos|number|#)?[.:\s]*$/i, '');
}
