import { caseNumberFormats } from '#domain/caseNumbers/caseNumberFormats';
import { describeCaseNumber } from '#domain/caseNumbers/describeCaseNumber';
import { fitsStateForm, hasStateForm } from '#domain/caseNumbers/stateForms';
import type { CourtName } from '#domain/courts/recognize/CourtForm';
import type { FilingLine } from '#domain/text/FilingLine';
import { anyOf, pattern } from '#domain/text/pattern';
import { isContact } from '../caption/markers.ts';
import { type FoundNumber, findCaseNumbers, isOtherNumber, numberAt } from './findCaseNumbers.ts';

/** A number where it is printed. */
export type PlacedNumber = {
  line: FilingLine;
  number: FoundNumber;
  /** In the words that name the case below, or in a form that only the courts below use. */
  below: boolean;
  /** In a form of the document's own court. */
  fits: boolean;
  /** Under or after `Adversary Proceeding`. */
  adversary: boolean;
};

/**
 * Every number that lines give, in their order. A court of appeals prints the number of the case below with the words
 * that name the appeal, or after the name of the court below.
 */
export function gatherNumbers(lines: readonly FilingLine[], court: CourtName | undefined): PlacedNumber[] {
  const appeals = court !== undefined && court.level !== 'trial';
  const found: PlacedNumber[] = [];
  let below = false;
  let elsewhere = -1;
  for (const [index, line] of lines.entries()) {
    if (appealed.test(line.text)) below = true;
    if (appeals && otherCourt.test(line.text)) elsewhere = index + linesOfCourt;
    if (!/\d/.test(line.text) && !labelAlone.test(line.text)) continue;
    if (isBarNumber(lines, index)) continue;
    const placed = numbersOf(lines, index, appeals);
    if (placed.length === 0 && isOfCounty(line.text, court))
      found.push({ line, number: numberOf(line.text, 0, false), below: false, fits: true, adversary: false });
    for (const { line: at, number } of placed) {
      const kind = kindOf(number.value, court);
      const ownLabel = appeals && ownNumber.test(line.text.slice(0, number.start));
      const isBelow = kind === 'below' || ((below || index <= elsewhere) && kind !== 'own' && !ownLabel);
      found.push({ line: at, number, below: isBelow, fits: kind === 'own', adversary: isAdversary(lines, at) });
    }
  }
  return found;
}

const lawyerWithNumber = /^(?:\d{1,2} +)?[A-Z][\w.'’-]+(?: [A-Z][\w.'’-]+){1,3}(?:, No\. \d{5,6}| \(?#\d{5,6}\)?)$/;

/** `ADA M. ROE, No. 119246`, `Ada M. Roe #011817` over other lawyers, a firm, or an address: a lawyer's number. */
function isBarNumber(lines: readonly FilingLine[], index: number): boolean {
  if (!lawyerWithNumber.test(lines[index]!.text)) return false;
  return lines
    .slice(Math.max(0, index - 2), index + 5)
    .some((line, at) => at !== Math.min(2, index) && (lawyerWithNumber.test(line.text) || isContact(line.text)));
}

/** A number alone in its line, without a label, in the form that the county of the court is known to use: `017-123456-23`. */
function isOfCounty(text: string, court: CourtName | undefined): boolean {
  if (court?.county === undefined || !/^\w+-\d{4,}-\w+$/.test(text)) return false;
  const { pattern: form, format } = describeCaseNumber(text, court);
  return form === 'matches' && caseNumberFormats.some(({ id, county }) => id === format && county === court.county);
}

const adversaryAlone = /\badv(?:ersary)?\.? (?:proceeding|proc|case)\b\.?:?$/i;

/** `Adversary Proceeding / No. 22-03018`: the label may be over the number. */
function isAdversary(lines: readonly FilingLine[], line: FilingLine): boolean {
  if (/\badv(?:ersary)?\b/i.test(line.text)) return true;
  if (!/^\W*(?:case )?no\b/i.test(line.text)) return false;
  return lines.some(
    (one) =>
      one.page === line.page &&
      (one.row === line.row - 1 || one.row === line.row - 2) &&
      Math.abs(one.left - line.left) < 30 &&
      adversaryAlone.test(one.text),
  );
}

/** The number of a court below is in the line that names it or the next one. */
const linesOfCourt = 1;

/** `Appeal No. 2020AP1234`, `Court of Appeals No. 20CA0123`. */
const ownNumber =
  /\b(?:appeal|appellate(?: case)?|court of appeals(?: case)?|supreme court(?: case)?|sct|coa) nos?\b[.:]* *$/i;

type Placed = { line: FilingLine; number: FoundNumber };

function numbersOf(lines: readonly FilingLine[], index: number, appeals: boolean): Placed[] {
  const line = lines[index]!;
  const found: Placed[] = findCaseNumbers(line.text).map((number) => ({ line, number }));
  const under = labelAlone.test(line.text) ? underneath(lines, index) : undefined;
  if (under !== undefined) found.push(under);
  if (found.length > 0 && (!appeals || found.some(({ number }) => number.labeled)))
    return withFileLabel(lines, index, found);
  const bare = appeals ? (appellateNumber.exec(line.text) ?? markedNumber.exec(line.text)) : null;
  if (bare !== null) return [{ line, number: numberOf(bare[1]!, line.text.indexOf(bare[1]!), true) }];
  const counted = appeals && found.length === 0 ? countedNumber.exec(line.text) : null;
  if (counted !== null) return [{ line, number: numberOf(counted[1]!, 4, true) }];
  const parts = partsOf(line.text).filter((part) => !found.some(({ number }) => number.start === part.start));
  return [...found, ...parts.map((number) => ({ line, number }))];
}

/** `The Florida Bar File / No. 2021-00,159(4A)`: the word over the number says whose it is. */
function withFileLabel(lines: readonly FilingLine[], index: number, found: Placed[]): Placed[] {
  const line = lines[index]!;
  const above = lines[index - 1];
  const isFile =
    above !== undefined && /\bfile$/i.test(above.text) && !/\b(?:court|action|case) file$/i.test(above.text);
  if (!isFile || Math.abs(above.left - line.left) > 12 || !/^nos?\b/i.test(line.text)) return found;
  return found.map((one) => ({ ...one, number: { ...one.number, file: true as const } }));
}

function numberOf(value: string, start: number, labeled: boolean): FoundNumber {
  return { value, start, end: start + value.length, labeled };
}

/** `18CR12345; A171234`, `A21A0123. PEACH v. THE STATE.`, `(SC 20456)`: numbers among other words of a short line. */
function partsOf(text: string): FoundNumber[] {
  if (text.length > 70 || !/[A-Z]/.test(text)) return [];
  const found: FoundNumber[] = [];
  for (const match of text.matchAll(/[A-Z0-9][A-Z0-9 .-]*[A-Z0-9]/g)) {
    const value = /^[A-Z]?\d\S*?(?=\. [A-Z])/.exec(match[0])?.[0] ?? match[0];
    if (hasStateForm(value) && !isOtherNumber(text.slice(0, match.index)))
      found.push(numberOf(value, match.index, false));
  }
  return found;
}

/** Whether a number has a form of the document's own court, or one that only a court below it uses. */
function kindOf(value: string, court: CourtName | undefined): 'own' | 'below' | undefined {
  if (court === undefined) return undefined;
  if (court.level !== 'trial' && /^\d{1,2}:\d{2}-(?:cv|cr|md|mc|bk|ap)-\d/i.test(value)) return 'below';
  if (court.state === undefined) return undefined;
  const level = court.level === 'trial' ? 'trial' : 'appellate';
  if (fitsStateForm(value, court.state, level)) return 'own';
  return level === 'appellate' && fitsStateForm(value, court.state, 'trial') ? 'below' : undefined;
}

const appealed =
  /^(?:on )?(?:direct )?(?:appeals?|petition|certiorari|writ|original proceeding)\b.*\b(?:from|to|for)\b|\b(?:court|tribunal) below\b/i;

/** On a decision of a court of appeals: the court from which the case came. */
const countyCourts = ['Circuit Court', 'Superior Court', 'District Court', 'Probate Court', 'No.'];
const lowerCourts = [
  pattern()`^(?:[A-Z][a-z]+ ){1,3}County,? ${anyOf(countyCourts)}`,
  /^Circuit Court (?:for|of)\b/,
  /^\(?(?:[A-Z][a-z]+ ){1,3}County$/,
  /\b(?:Super|Cir|Dist|Trial) ?\.? Ct\.(?: No|$)/,
];
const otherCourt = pattern()`${anyOf(lowerCourts)}`;

/** A cover of a court of appeals may print nothing but the number on its first line: `2022-1874`. */
const appellateNumber = /^(\d{2,4}-\d{3,6}(?:-[a-z]{2})?|S-\d{2}-\d{4})(?:\s*[,;(&].*)?$/i;
/** South Dakota prints the clerk's mark over the citation: `#30412-a-CJR`; New York's highest court counts: `No. 86`. */
const markedNumber = /^#(\d{5})(?=[,-])/;
const countedNumber = /^No\. (\d{1,3})(?: SSM \d{1,3}|,? September Term,? (?:19|20)\d\d)?$/;

const numberLabels = ['case', 'cause', 'index', 'docket', 'civil', 'criminal', 'action', 'court', 'file'];
/** A form's box: the label over or before its number. */
const labelAlone = pattern(
  'i',
)`^(?:chapter \d{1,2},? )?(?:(?:${anyOf(numberLabels)}\s+){0,3}(?:case|cause|index|docket|action|file|appeal)\s*(?:nos?|number|num|#)?|nos?)\b\.?\s*:?$`;

/** `2021AP118-CR & 2021AP120-CR` in the box under one label. */
function isFirstOfSeveral(text: string, value: string): boolean {
  return /^\s*(?:[,;&]|and\b)\s*\S*\d/i.test(text.slice(value.length));
}

function underneath(lines: readonly FilingLine[], at: number): Placed | undefined {
  const label = lines[at]!;
  for (const line of lines.slice(at + 1, at + 6)) {
    const beside = line.row === label.row && line.left > label.right;
    const below = line.row > label.row && line.row - label.row <= 2 && Math.abs(line.left - label.left) < 90;
    if (line.page !== label.page || !(beside || below)) continue;
    const value = numberAt(line.text);
    if (
      value !== undefined &&
      (value.length > 0.6 * line.text.length || isFirstOfSeveral(line.text, value)) &&
      !/^\d{1,2}[/-]\d{1,2}[/-]/.test(value)
    ) {
      return { line, number: numberOf(value, 0, true) };
    }
  }
  return undefined;
}
