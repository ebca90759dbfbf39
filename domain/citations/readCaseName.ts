import { joined } from '#domain/text/flowText';
import { anyOf, pattern } from '#domain/text/pattern';
import { isName, nameStart } from './partyNames.ts';
import { readDateParenthesis } from './readDateParenthesis.ts';

/** The part of the text before a citation that belongs to it. */
export type CaseName = {
  plaintiff?: string;
  defendant?: string;
  /** The name by which a short form, or a full one without its parties, calls the case. */
  antecedent?: string;
  year?: string;
  court?: string;
  docket?: string;
  /** Where the name begins. */
  first: number;
};

/** The longest names of cases, with a docket number after them, take no more. */
const reach = 360;
const versusInCapitals = /(?<=[A-Z][A-Z.,)'&]+\s)VS?\.(?=\s+[A-Z(])/g;
const matterForms = [
  /In\s+re/,
  /In\s+Re/,
  /IN\s+RE/,
  /In\s+the\s+(?:[Mm]atter|[Ii]nterest)\s+of/,
  /(?:[Mm]atter|Application|Petition)\s+of/,
  /Ex\s+[Pp]arte/,
  /EX\s+PARTE/,
];
const alone = pattern('g')`(?:^|[\s(["—])(${anyOf(matterForms)}[:\s]\s*)`;
const docketNouns = [
  'Case',
  'Docket',
  /Civ(?:il)?\.?(?:\s(?:Action|A\.|Case))?/,
  /Crim(?:inal)?\.?(?:\s(?:Action|A\.))?/,
  'C.?A.?',
  'Cause',
  'Index',
  'Appeal',
  'App.',
  'MDL',
  /Adv\.(?:\sProc\.)?/,
  'Bankr.',
  'Cr.',
  'D.C.',
];
const docketNumber = /(?=[\w(:.-]*\d)[\w:.\-/—]+(?:\s?[-—]\s?\w+)?/;
const furtherNumbers = /(?:,?\s(?:and|&)?\s?\d[\w:.-]*)*/;
const docketDivision = /(?:\s?(?:Civ|Cr|CV|CIV)\.?\s?\d[\w-]*)?(?:\s?\([\w\s/)(.-]{1,24}\))?/;
const docketed = pattern()`,?\s*(?:${anyOf(docketNouns)}\s+)?Nos?\.?\s*${docketNumber}${furtherNumbers}${docketDivision}(?:,?\s(?:slip|mem)\.?\sop\.?)?$`;
const bareDocket =
  /,\s*(?:\d:)?\d{2,4}[-\s](?:[A-Za-z]{2,4}\.?[-\s])?\d{2,6}[\w-]*(?:,\s*pp?\.\s*[\d-]+)?(?:\s?\([\w\s/.)(-]{1,40}\))*$/;
const noNumber = /(?:_{1,9}|—{1,4}|-{2,8})\s*[A-Z][A-Za-z.'\s\d]{0,20}?\s*(?:_{1,9}|—{1,4}|-{2,8})\s*[,[(]?\s*$/;

/** What is left of a docket number when its `No.` is cited. */
const docketWord =
  /,\s*(?:Case|Docket|Civ(?:il)?\.?(?:\s(?:Action|A\.|Case))?|Crim(?:inal)?\.?(?:\sAction)?|C\.A\.|Cause|Index|Appeal)$/;

/** The estate's own case, after the adversary's: `Vine v. Bank (In re Vine)`. */
const inBankruptcy = /\s\((?:In re|In the Matter of|Matter of)\s[^()]{1,80}\)$/;

/** The names, the docket number and, in California's order, court and year that appear before a citation. */
export function readCaseName(flow: string, text: string, start: number, floor: number): CaseName {
  const low = Math.max(floor, start - reach);
  let body = flow.slice(low, start);
  const known: CaseName = { first: start };
  body = trim(body);
  if (/[([]$/.test(body)) body = trim(body.slice(0, -1));
  for (let turn = 0; turn < 6 && /\d[\w.-]*$|[)\]_—-]$|(?:op\.|supra)$/.test(body.slice(-12)); turn++) {
    const length = body.length;
    body = trim(stripLast(body, known));
    if (body.length === length) break;
  }
  body = trim(body.replace(docketWord, ''));
  const clean = (from: number, to: number) => printedName(flow, text, low + from, low + to);
  return (
    readParties(body, low, known, clean) ??
    readLoneParty(body, low, known, clean) ??
    readAntecedent(body, low, known, clean)
  );
}

type Clean = (from: number, to: number) => string;

function trim(body: string): string {
  let end = body.length;
  while (end > 0 && isFiller(body.charCodeAt(end - 1))) end -= 1;
  return end === body.length ? body : body.slice(0, end);
}

function isFiller(code: number): boolean {
  return code <= 32 || code === 44 || code === 0x2060;
}

/** Removes what may appear between a case's name and its volume. */
function stripLast(given: string, known: CaseName): string {
  let body = trim(given.replace(/\[?\*{1,2}\d{1,5}\]?$/, ''));
  if (/[_—-]$/.test(body)) body = trim(body.replace(noNumber, ''));
  if (/[)\]]$/.test(body)) body = trim(takeDate(body, known).replace(inBankruptcy, ''));
  if (/\d|op\.|\)$/.test(body.slice(-60))) body = trim(takeDocket(body, known));
  return body.endsWith('supra') ? body.replace(/[,\s]\s*supra$/, '') : body;
}

function takeDate(body: string, known: CaseName): string {
  if (known.year) return body;
  const open = Math.max(body.lastIndexOf('('), body.lastIndexOf('['));
  if (open <= 0 || body.length - open > 100) return body;
  const date = readDateParenthesis(body, open);
  if (!date || date.end !== body.length) return body;
  known.year = date.year;
  if (date.court) known.court = date.court;
  return body.slice(0, open);
}

function takeDocket(body: string, known: CaseName): string {
  const from = Math.max(0, body.length - 110);
  const tail = body.slice(from);
  const match = docketed.exec(tail) ?? bareDocket.exec(tail);
  if (!match) return body;
  known.docket ??= match[0]
    .replace(/^[,\s]+/, '')
    .replace(/\s+/g, ' ')
    .trim();
  return body.slice(0, from + match.index);
}

function readParties(body: string, low: number, known: CaseName, clean: Clean): CaseName | null {
  const at = lastVersus(body) ?? (/V/.test(body) ? lastMatch(body, versusInCapitals) : null);
  if (!at) return null;
  const defendantFrom = at.end + /^[.\s]*/.exec(body.slice(at.end))![0].length;
  const defendant = body.slice(defendantFrom);
  if (!isName(defendant)) return null;
  const before = body.slice(0, at.index);
  const from = nameStart(before);
  if (from < 0) return null;
  const plaintiffEnd = trim(before).length;
  return {
    ...known,
    plaintiff: clean(from, plaintiffEnd),
    defendant: clean(defendantFrom, body.length),
    first: low + from,
  };
}

function readLoneParty(body: string, low: number, known: CaseName, clean: Clean): CaseName | null {
  const at = /\b(?:re|RE|Re|of|[Pp]arte|PARTE)\b/.test(body) ? lastMatch(body, alone) : null;
  if (!at) return null;
  const lead = at.index + (/^[\s(["—]/.test(body.slice(at.index)) ? 1 : 0);
  if (!isName(body.slice(at.end))) return null;
  return { ...known, defendant: clean(at.end, body.length), first: low + lead };
}

function readAntecedent(body: string, low: number, known: CaseName, clean: Clean): CaseName {
  const from = /["?!;:)\]]$/.test(body) ? -1 : nameStart(body);
  if (from < 0) return known;
  const antecedent = clean(from, body.length);
  return /^[A-Z]/.test(antecedent) && antecedent.length > 2 ? { ...known, antecedent, first: low + from } : known;
}

/** The last `v.`, `v` or `vs.` between spaces. */
function lastVersus(body: string): { index: number; end: number } | null {
  for (let at = body.lastIndexOf('v'); at >= 0; at = at > 0 ? body.lastIndexOf('v', at - 1) : -1) {
    if (at > 0 && body.charCodeAt(at - 1) > 32) continue;
    let end = at + 1;
    if (body.charCodeAt(end) === 115) end += 1;
    if (body.charCodeAt(end) === 46) end += 1;
    if (body.charCodeAt(end) <= 32) return { index: Math.max(0, at - 1), end };
  }
  return null;
}

function lastMatch(body: string, pattern: RegExp): { index: number; end: number } | null {
  let last: { index: number; end: number } | null = null;
  for (const match of body.matchAll(pattern)) last = { index: match.index, end: match.index + match[0].length };
  return last;
}

/** A name as it is printed, on one line, with unbroken words. */
export function printedName(flow: string, text: string, from: number, to: number): string {
  // What a page puts within a name is blank in the flow, and the end of a line is there.
  const name = /[\n\u2060]/.test(flow.slice(from, to)) ? withoutBreaks(flow, text, from, to) : text.slice(from, to);
  return name
    .replace(/[\s\u200b-\u200f\u202a-\u202e]+/g, ' ')
    .replace(/^[\s,]+|[\s,]+$/g, '')
    .replace(/ \[?\*{1,2}\d{1,5}\]? /g, ' ');
}

function withoutBreaks(flow: string, text: string, from: number, to: number): string {
  let whole = '';
  for (let at = from; at < to; at++) if (flow[at] !== joined) whole += flow.charCodeAt(at) <= 32 ? ' ' : text[at];
  return whole;
}
