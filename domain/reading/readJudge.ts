import type { CourtName } from '#domain/courts/recognize/CourtForm';
import { documentType } from '#domain/documentTypes/documentType';
import type { DocumentTypeId } from '#domain/documentTypes/documentTypes';
import type { FilingLine } from '#domain/text/FilingLine';
import { evidenceIn, evidenceOf, joinLines } from '#domain/text/JoinedText';
import { anyOf, pattern } from '#domain/text/pattern';
import { isAddress } from './caption/markers.ts';
import { type ReadingRule, readBy, seenAgain } from './confidence/ruleConfidence.ts';
import { authorBesideLabel } from './judge/authorBesideLabel.ts';
import { hasInitials, initialsIn } from './judge/initials.ts';
import { decidedBy, inSignature, soOrders, underByTheCourt } from './judge/inSignature.ts';
import { isPerson } from './judge/isPerson.ts';
import {
  authors,
  bareAuthor,
  bench,
  courtWords,
  type JudgeForm,
  judgeName,
  signedOpinion,
  sitting,
  specialMaster,
} from './judge/judgeForms.ts';
import { inLetterhead } from './judge/letterhead.ts';
import type { ReadField } from './Reading.ts';

/** What makes a judge someone else's: the court below, a magistrate named with the judge, a cited case, an address. */
const elsewhere =
  /\b(?:appeal(?:s|ed)? from|below|trial (?:court )?judge|lower court|previously|formerly|retired|courtesy|copy|clerk|dear|to the|settlement|serve)\b/i;
const otherOffices = [
  'special master',
  'mediator',
  'arbitrator',
  'referee',
  'attorney general',
  'governor',
  'secretary',
  'senator',
  'mayor',
  'commissioner of',
  /(?:commonwealth|county|district|state|city)['’]?s? attorney/,
  'ambassador',
  'congress',
];
/** Others are honorable too. */
const otherOffice = pattern('i')`\b${anyOf(otherOffices)}\b|\((?:ret\.?|retired)\)`;
const magistrate = /\bmag(?:istrate|\.)?\b/i;

type Known = {
  type: DocumentTypeId | undefined;
  level: CourtName['level'] | undefined;
  /** A federal number may end with the judge's initials. */
  number?: string | undefined;
};

/** `ROWAN, C.J., FOR THE COURT:` begins an opinion. */
const forTheCourt = /, (?:(?:[CP]\. ?)?J\.|(?:Presiding |Chief )?(?:Justice|Judge)), for the court:/i;
const earlyLines = 220;
/** An opinion's syllabus or headnotes may fill the first pages. */
const earlyLinesOnAppeal = 420;

/**
 * The judge who wrote the document, sits in the case, or signed it, without titles. Lower courts' judges are left out;
 * of a panel without an author the first judge is given, unless the court wrote as a whole.
 */
export function readJudge(
  front: readonly FilingLine[],
  all: readonly FilingLine[],
  { type, level, number }: Known,
): ReadField<string> | undefined {
  const appeals = level === 'appellate' || level === 'highest';
  const early = all
    .filter((line) => line.page <= (appeals ? 8 : 3))
    .slice(0, appeals ? earlyLinesOnAppeal : earlyLines);
  const isLetter = type !== undefined && /letter/.test(type);
  const judgeSigns = type !== undefined && documentType(type).signedBy.includes('judge');
  const signed =
    (judgeSigns || soOrders(all) ? (inSignature(all) ?? underByTheCourt(all)) : undefined) ?? decidedBy(all);
  const initials = number === undefined ? [] : initialsIn(number);
  const mayWrite =
    type === undefined ||
    judgeSigns ||
    (appeals && (type === 'statement' || early.some((line) => forTheCourt.test(line.text))));
  const author = mayWrite ? (byForms(early, authors, { appeals, initials }) ?? authorBesideLabel(early)) : undefined;
  // A court of appeals names the judges of the court below; its own judges are named as panels.
  const sits = appeals ? undefined : (byForms(front, sitting, { appeals, initials }) ?? onNextLine(front));
  const before = appeals ? (beforeConcurrence(all) ?? (mayWrite ? byBareName(early) : undefined)) : undefined;
  const read =
    author ??
    before ??
    inStamp(front) ??
    sits ??
    panelOfOne(front) ??
    inLetterhead(front, isLetter) ??
    signed ??
    inCaption(front);
  if (read !== undefined) return fuller(read, signed);
  const panel = mayWrite && (appeals || early.some((line) => boardPanel.test(line.text)));
  return panel ? firstOfPanel(early) : undefined;
}

const judgeLabels = ['Assigned To', 'Assigned Judge', 'Judge', 'Presiding Judge'];
/** A docket's stamp gives the surname first: `Assigned To : Howard, Beryl T.`, `Judge: Lindholm, Laurie J.` */
const surnameFirst = pattern()`^${anyOf(judgeLabels)}\s*:\s*([A-Z][A-Za-z'-]+(?: (?:Jr\.?|Sr\.?|II|III|IV))?), ([A-Z][A-Za-z'-]+(?: [A-Z][A-Za-z'-]*\.?){0,2}|[A-Z]\.(?: [A-Z][A-Za-z'-]+)+)$`;

function inStamp(lines: readonly FilingLine[]): ReadField<string> | undefined {
  for (const line of lines) {
    const match = surnameFirst.exec(line.text);
    if (match === null || !isPerson(match[1]!) || !isPerson(match[2]!)) continue;
    const start = match[0].indexOf(match[1]!, match[0].indexOf(':'));
    return {
      value: `${match[2]!} ${match[1]!}`,
      ...readBy('assignment-stamp'),
      evidence: [evidenceOf(line, start, match[0].length)],
    };
  }
  return undefined;
}

/** A California opinion is signed before the others concur: `DUARTE, J. / We concur:`. */
function beforeConcurrence(lines: readonly FilingLine[]): ReadField<string> | undefined {
  const at = lines.findLastIndex((line) => /^(?:we|i) concur\b/i.test(line.text));
  if (at < 0) return undefined;
  for (const line of lines.slice(Math.max(0, at - 5), at).reverse()) {
    const match = signedOpinion.exec(line.text);
    if (match === null || !isPerson(match[1]!)) continue;
    const start = line.text.indexOf(match[1]!);
    return {
      value: match[1]!,
      ...readBy('author-before-concurrence'),
      evidence: [evidenceOf(line, start, start + match[1]!.length)],
    };
  }
  return undefined;
}

const title = /\b(?:Hon\.?|HON\.?|Honorable|HONORABLE|Judge:|JUDGE:)$/;
const nameFirst = new RegExp(`^${judgeName}(?=$|[,;)\\]]|\\s+(?:Dept|Department))`);

/** `Assigned for All Purposes to the Hon. / Ulrike S. Kaldor, Dept. 51`: the name is in the next line of the column. */
function onNextLine(lines: readonly FilingLine[]): ReadField<string> | undefined {
  for (const [index, line] of lines.entries()) {
    if (!title.test(line.text)) continue;
    const next = lines
      .slice(index + 1, index + 5)
      .find((one) => one.row > line.row && Math.abs(one.left - line.left) < 40);
    const match = next === undefined ? null : nameFirst.exec(next.text);
    if (next === undefined || match === null || !isPerson(match[1]!)) continue;
    return {
      value: match[1]!,
      ...readBy('judge-on-next-line'),
      evidence: [evidenceOf(next, 0, match[1]!.length)],
    };
  }
  return undefined;
}

/** Under `Appeal from` is the judge below, with the full name; the author's byline is a surname. */
const ownByline =
  /^Opinion (?:of|for) the Court\b|\bJ\.|delivered|announced|wrote|authored|for the court|^[A-Z'’-]+, (?:Chief |Senior |Presiding )?(?:Judge|Justice)\b/;

/** A byline gives a surname; where the same judge signs with the entire name, that is given. */
function fuller(read: ReadField<string>, signed: ReadField<string> | undefined): ReadField<string> {
  const surname = read.value.toLowerCase();
  if (signed === undefined || /\s/.test(surname) || !signed.value.toLowerCase().endsWith(` ${surname}`)) return read;
  return {
    ...signed,
    ...seenAgain(read, 'and-signature'),
    evidence: [...signed.evidence, ...read.evidence],
  };
}

type Found = { field: ReadField<string>; magistrate: boolean };
type Asked = { appeals: boolean; initials: readonly string[] };

function byForms(
  lines: readonly FilingLine[],
  forms: readonly JudgeForm[],
  { appeals, initials }: Asked,
): ReadField<string> | undefined {
  const found: Found[] = [];
  for (const [index, line] of lines.entries()) {
    if (concurrence.test(line.text) || recipients.test(line.text)) break;
    const around = lines.slice(Math.max(0, index - 3), index);
    const column = around.filter((one) => Math.abs(one.left - line.left) < 60);
    const below =
      (appeals ? around : column).some((one) => /\bappeals? from\b/i.test(one.text)) ||
      (appeals && around.some((one) => courtBelow.test(one.text)));
    for (const { pattern, rule } of forms) {
      const match = pattern.exec(line.text);
      if (match === null || !isPerson(match[1] ?? match[2]!)) continue;
      if (below && !ownByline.test(match[0])) continue;
      if (appeals && (isOfPanel(around, line) || isListed(lines.slice(index + 1, index + 5)))) continue;
      const field = judgeIn(line, match, rule);
      if (field === undefined || (rule === 'caption-judge, honorable' && isAddressed(lines[index + 1], line))) continue;
      found.push({ field, magistrate: magistrate.test(line.text) });
      break;
    }
  }
  return chooseJudge(found, initials);
}

/** `HON. ADA ROE` over `12 Elm Street`: a party whom the caption calls honorable. */
function isAddressed(next: FilingLine | undefined, line: FilingLine): boolean {
  return (
    next !== undefined && Math.abs(next.left - line.left) < 12 && /^\d{2,5} /.test(next.text) && isAddress(next.text)
  );
}

/** Length of `To the`. */
const addressing = 6;

function judgeIn(line: FilingLine, match: RegExpExecArray, rule: ReadingRule): ReadField<string> | undefined {
  const before = line.text
    .slice(rule === 'caption-judge, addressed' ? addressing : 0, match.index + match[0].length)
    .replace(/\bassigned\b(?: \w+){0,3} to(?:: ?| )the\b/i, 'assigned');
  if (elsewhere.test(before) || otherOffice.test(line.text)) return undefined;
  const name = match[1] ?? match[2]!;
  const start = match.index + match[0].indexOf(name);
  return { value: name, ...readBy(rule), evidence: [evidenceOf(line, start, start + name.length)] };
}

const concurrence = /^(?:we|i) concur\b/i;
/** Who receives a copy is listed under the signature. */
const recipients = /^(?:distribution(?: list)?|cc|copies(?: furnished)?(?: to)?|copy to|service list)\s*:/i;
const courtBelow =
  /^(?:[A-Z][a-z]+ ){1,3}County (?:Circuit|Superior|District|Probate) Court\b|^(?:Circuit|Superior) Court (?:for|of)\b/;

const panelCloses = /\b(?:Judges?|Justices?|JJ?)\.?\*{0,3}$/i;

/** `Before: HENDERSON and ROWAN, Circuit Judges, and / STERN, Senior Circuit Judge.` */
function isOfPanel(around: readonly FilingLine[], line: FilingLine): boolean {
  const at = around.findLastIndex((one) => /^(?:before|present)\b/i.test(one.text));
  if (at < 0) return /^(?:before|present)\b/i.test(line.text);
  return !around.slice(at).some((one) => panelCloses.test(one.text));
}

/** New York's panels are a list: `ROWAN E. RIVERA, J.P. / COLLEEN D. STERN / BETSY MODEL, JJ.` */
function isListed(under: readonly FilingLine[]): boolean {
  return under.some((one) => /, JJ\.?$/.test(one.text));
}

/** The judge whose initials the case number bears, else the first, who is no magistrate judge. */
function chooseJudge(found: readonly Found[], initials: readonly string[]): ReadField<string> | undefined {
  const named = found.find(({ field }) => initials.length > 0 && hasInitials(field.value, initials[0]!));
  if (named !== undefined) return { ...named.field, ...seenAgain(named.field, 'and-initials') };
  const [first, ...others] = found.filter((one) => !one.magistrate);
  if (first === undefined) return found[0] && { ...found[0].field, ...seenAgain(found[0].field, 'magistrate') };
  // Two judges named alike: one of them may have had the case before.
  const rivals = others.some(({ field }) => !isSamePerson(field.value, first.field.value));
  return rivals ? { ...first.field, ...seenAgain(first.field, 'of-several') } : first.field;
}

function isSamePerson(one: string, other: string): boolean {
  const surname = (name: string) =>
    name
      .toLowerCase()
      .replace(/,? (?:jr|sr|ii|iii|iv)\.?$/, '')
      .split(/\s+/)
      .at(-1);
  return surname(one) === surname(other);
}

/** `Before: Steven J. Menashi, / Circuit Judge.` One judge is the document's; several are a panel. */
function panelOfOne(lines: readonly FilingLine[]): ReadField<string> | undefined {
  const at = lines.findIndex((line) => /^(?:Before|BEFORE|Present|PRESENT)\b\s*:?/.test(line.text));
  if (at < 0) return undefined;
  const near = lines.slice(at, at + 4);
  const one = new RegExp(
    `^(?:(?:Before|BEFORE|Present|PRESENT)\\s*:?\\s*)?(?:HON\\.?|Hon\\.?|The Honorable|HONORABLE)?\\s*${judgeName},?$`,
  );
  for (const [index, line] of near.entries()) {
    const match = one.exec(line.text);
    const next = near[index + 1]?.text ?? '';
    if (
      match === null ||
      !isPerson(match[1]!) ||
      !new RegExp(`^\\s*${courtWords}${bench}(?:Judge|JUDGE|Justice|JUSTICE)\\s*[.,]?(?:\\s|$)`).test(next)
    )
      continue;
    const start = match[0].indexOf(match[1]!);
    return {
      value: match[1]!,
      ...readBy('panel-of-one'),
      evidence: [evidenceOf(line, start, start + match[1]!.length)],
    };
  }
  return undefined;
}

/** A court of appeals may print nothing but the author's surname and office, under the outcome: `Rowan, Judge`. */
function byBareName(lines: readonly FilingLine[]): ReadField<string> | undefined {
  for (const [index, line] of lines.entries()) {
    const match = bareAuthor.exec(line.text);
    if (match === null || !isPerson(match[1]!)) continue;
    const around = lines.slice(Math.max(0, index - 3), index);
    if (around.some((one) => courtBelow.test(one.text)) || isOfPanel(around, line)) continue;
    return {
      value: match[1]!,
      ...readBy('author-line, abbreviated'),
      evidence: [evidenceOf(line, 0, match[1]!.length)],
    };
  }
  return undefined;
}

const panelLines = 5;
const panelEnd = /\b(?:Judges|Justices|JUDGES|JUSTICES|JJ)\b/;
/** The Patent Trial and Appeal Board, the Trademark Trial and Appeal Board. */
const boardPanel = /\bAdministrative (?:Patent|Trademark) Judges\b/;
const firstNamed = pattern()`^(?:Before|BEFORE|Present|PRESENT)\s*:?\s*(?:(?:HON\.?|Hon\.?|The Honorable|HONORABLE|Judges|Justices)\s+)?${judgeName}(?=[,;]| and\b| AND\b)`;

/** Of several judges who sat, the first, unless the court wrote as a whole. */
function firstOfPanel(lines: readonly FilingLine[]): ReadField<string> | undefined {
  const at = lines.findIndex((line) => /^(?:before|present)\b(?! the (?!hon))/i.test(line.text));
  if (at < 0 || lines.some((line) => /\bper curiam\b/i.test(line.text))) return undefined;
  const joined = joinLines(lines.slice(at, at + panelLines));
  const match = firstNamed.exec(joined.text);
  if (match === null || !isPerson(match[1]!) || !panelEnd.test(joined.text)) return undefined;
  const start = match[0].indexOf(match[1]!);
  return {
    value: match[1]!,
    ...readBy('panel-member'),
    evidence: evidenceIn(joined, start, start + match[1]!.length),
  };
}

/** `Chief Special Master Rowan` beside the parties of a vaccine case. */
function inCaption(lines: readonly FilingLine[]): ReadField<string> | undefined {
  for (const line of lines) {
    const match = specialMaster.exec(line.text);
    if (match === null || !isPerson(match[1]!)) continue;
    const start = line.text.indexOf(match[1]!);
    return {
      value: match[1]!,
      ...readBy('decision-maker'),
      evidence: [evidenceOf(line, start, start + match[1]!.length)],
    };
  }
  return undefined;
}
