import { abbreviations, connectors, designators, leads, walls } from './data/nameWords.ts';
import { joined } from './flowText.ts';
import { readDateParenthesis } from './readDateParenthesis.ts';

/** What stands before a citation and belongs to it. */
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
const versus = /(?:^|\s)(?:v|vs)\.?(?=\s)/g;
const versusInCapitals = /(?<=[A-Z][A-Z.,)'&]+\s)VS?\.(?=\s+[A-Z(])/g;
const alone =
  /(?:^|[\s(["—])((?:In\s+re|In\s+Re|IN\s+RE|In\s+the\s+(?:[Mm]atter|[Ii]nterest)\s+of|(?:[Mm]atter|Application|Petition)\s+of|Ex\s+[Pp]arte|EX\s+PARTE)[:\s]\s*)/g;
const docketed =
  /,?\s*(?:(?:Case|Docket|Civ(?:il)?\.?(?:\s(?:Action|A\.|Case))?|Crim(?:inal)?\.?(?:\s(?:Action|A\.))?|C\.?A\.?|Cause|Index|Appeal|App\.|MDL|Adv\.(?:\sProc\.)?|Bankr\.|Cr\.|D\.C\.)\s+)?Nos?\.?\s*(?=[\w(:.-]*\d)[\w:.\-/—]+(?:\s?[-—]\s?\w+)?(?:,?\s(?:and|&)?\s?\d[\w:.-]*)*(?:\s?(?:Civ|Cr|CV|CIV)\.?\s?\d[\w-]*)?(?:\s?\([\w\s/)(.-]{1,24}\))?(?:,?\s(?:slip|mem)\.?\sop\.?)?$/;
const bareDocket =
  /,\s*(?:\d:)?\d{2,4}[-\s](?:[A-Za-z]{2,4}\.?[-\s])?\d{2,6}[\w-]*(?:,\s*pp?\.\s*[\d-]+)?(?:\s?\([\w\s/.)(-]{1,40}\))*$/;
const noNumber = /(?:_{1,9}|—{1,4}|-{2,8})\s*[A-Z][A-Za-z.'\s\d]{0,20}?\s*(?:_{1,9}|—{1,4}|-{2,8})\s*[,[(]?\s*$/;

/** The names, the docket number and, in California's order, court and year that stand before a citation. */
export function readCaseName(flow: string, text: string, start: number, floor: number): CaseName {
  const low = Math.max(floor, start - reach);
  let body = flow.slice(low, start);
  const known: CaseName = { first: start };
  body = trim(body);
  if (/[([]$/.test(body)) body = trim(body.slice(0, -1));
  for (let turn = 0; turn < 6; turn++) {
    const length = body.length;
    body = trim(body.replace(/\[?\*{1,2}\d{1,5}\]?$/, ''));
    if (/(?:[_—]|--)\s*[,[(]?$/.test(body)) body = trim(body.replace(noNumber, ''));
    if (/[)\]]$/.test(body)) body = trim(takeDate(body, known));
    if (/\d|op\.|\)$/.test(body.slice(-60))) body = trim(takeDocket(body, known));
    body = trim(body.replace(/[,\s]\s*supra$/, ''));
    if (body.length === length) break;
  }
  const clean = (from: number, to: number) => printedName(flow, text, low + from, low + to);
  return (
    readParties(body, low, known, clean) ??
    readLoneParty(body, low, known, clean) ??
    readAntecedent(body, low, known, clean)
  );
}

type Clean = (from: number, to: number) => string;

function wholeWords(words: string): string {
  return words.replaceAll(joined, '');
}

function trim(body: string): string {
  return body.replace(/[\s,\u2060]+$/, '');
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
  const at = lastMatch(body, versus) ?? lastMatch(body, versusInCapitals);
  if (!at) return null;
  const defendantFrom = at.end + /^[.\s]*/.exec(body.slice(at.end))![0].length;
  const defendant = body.slice(defendantFrom);
  if (!isName(defendant)) return null;
  const before = body.slice(0, at.index);
  const from = nameStart(before);
  if (from < 0) return null;
  const plaintiffEnd = before.replace(/[\s,\u2060]+$/, '').length;
  return {
    ...known,
    plaintiff: clean(from, plaintiffEnd),
    defendant: clean(defendantFrom, body.length),
    first: low + from,
  };
}

function readLoneParty(body: string, low: number, known: CaseName, clean: Clean): CaseName | null {
  const at = lastMatch(body, alone);
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

function lastMatch(body: string, pattern: RegExp): { index: number; end: number } | null {
  let last: { index: number; end: number } | null = null;
  for (const match of body.matchAll(pattern)) last = { index: match.index, end: match.index + match[0].length };
  return last;
}

/** Whether nothing in the words after `v.` says that the name of the case has ended before them. */
function isName(name: string): boolean {
  if (name.length < 2 || name.length > 220 || /[;"?!{}]|\n {0,2}\n/.test(name)) return false;
  const words = wholeWords(name).split(/\s+/).filter(Boolean);
  for (const [index, word] of words.entries()) {
    const bare = word.replace(/[,)\]]+$/, '').replace(/^[([]+/, '');
    if (/^[a-z]/.test(bare) && !connectors.has(bare) && !/^[a-z]?['’-]?[A-Z]|^[a-z]\./.test(bare)) {
      if (index > 0 || words.length > 1) return false;
    }
    if (index < words.length - 1 && endsSentence(word, words[index + 1]!)) return false;
    if (word.endsWith(':')) return false;
  }
  return /[A-Za-z]/.test(name);
}

/** A point after a word that is no abbreviation, before a capital, ends a sentence. */
function endsSentence(word: string, next: string): boolean {
  if (!/[.]["')\]]*$/.test(word) || !/^["'([]*[A-Z]/.test(next)) return false;
  return !isAbbreviation(word);
}

function isAbbreviation(word: string): boolean {
  const bare = word.replace(/^["'([]+/, '').replace(/[.,"')\]]+$/, '');
  if (bare.length <= 2 || /[.]|[A-Za-z]['’][a-z]/.test(bare)) return true;
  return abbreviations.has(bare.toLowerCase()) || (/^[A-Z]/.test(bare) && !/[aeiouyAEIOUY]/.test(bare));
}

/** Where the name begins that ends with these words; -1 where they end with none. */
function nameStart(before: string): number {
  const words = [...before.slice(-240).matchAll(/\S+/g)].map((match) => ({
    word: wholeWords(match[0]),
    at: match.index + Math.max(0, before.length - 240),
  }));
  const last = words.length - 1;
  let first = words.length;
  let offset = 0;
  for (let index = last; index >= 0 && last - index < 24; index--) {
    const { word, at } = words[index]!;
    const next = words[index + 1];
    if (next && isBreak(before.slice(at + word.length, next.at), word, next.word)) break;
    const verdict = joins(word, next?.word, index === last, words.slice(index + 1));
    if (verdict === 'no') break;
    first = index;
    offset = verdict === 'first' ? /^["'([{—]*(?:.*[(["—])?/.exec(word)![0].length : 0;
    if (verdict === 'first') break;
  }
  while (first <= last && offset === 0) {
    const bare = words[first]!.word.toLowerCase().replace(/[,:]$/, '');
    const next = words[first + 1]?.word.toLowerCase();
    if (bare === 'in' && next === 're') first += 2;
    else if (bare === 'the' && first < last && /^The$/.test(words[first]!.word)) break;
    else if (leads.has(bare) || connectors.has(bare)) first += 1;
    else break;
  }
  return first > last ? -1 : words[first]!.at + offset;
}

function isBreak(between: string, word: string, next: string): boolean {
  if (/\n {0,2}\n/.test(between)) return true;
  return between.includes('\n') && /^[A-Z]{4,}[.:]?$/.test(word) && !/^[A-Z.&,']+$/.test(next);
}

function joins(
  word: string,
  next: string | undefined,
  isLast: boolean,
  after: { word: string }[],
): 'yes' | 'first' | 'no' {
  const bare = word.replace(/^["'([{—]+/, '').replace(/[,.]+$/, '');
  if (/[;:?!]["')\]]*$/.test(word) || /["\]}]$/.test(word) || /[—]$/.test(word)) return 'no';
  if (/\)[,.]?$/.test(word) && !/^\([\w.&'\s-]+\)[,.]?$/.test(word)) return 'no';
  if (walls.has(bare.toLowerCase())) return 'no';
  if (!bare) return /&/.test(word) ? 'yes' : 'no';
  if (!isLast && word.endsWith(',') && !commaWithin(next!, after)) return 'no';
  if (!isLast && next && endsSentence(word, next)) return 'no';
  const opens = /^["([{]/.test(word) && !/^\([\w.&'-]+\)[,.]?$/.test(word);
  const head = bare.charCodeAt(0);
  if (
    head >= 97 &&
    head <= 122 &&
    !connectors.has(bare) &&
    !connectors.has(word) &&
    !/^[a-z]{1,2}['’-]?[A-Z]/.test(bare)
  )
    return 'no';
  if (
    head >= 48 &&
    head <= 57 &&
    !/^\d+[A-Z-]/.test(bare) &&
    !(next === undefined ? false : /^\d/.test(bare) && false)
  ) {
    if (!isLast || !/^\d{1,5}$/.test(bare)) return 'no';
  }
  if (/^[^\w&$'*]/.test(bare) && head < 0xc0) return 'no';
  if (/[—"([]/.test(bare) && !/^\(/.test(word)) return 'first';
  return opens ? 'first' : 'yes';
}

function commaWithin(next: string, after: readonly { word: string }[]): boolean {
  if (designators.test(next)) return true;
  const list = after.slice(0, 7).map(({ word }) => word);
  const and = list.findIndex((word) => word === '&' || word === 'and');
  return and > 0 && list.slice(0, and + 2).every((word) => /^[A-Z&]|^and$/.test(word));
}

/** A name as it is printed, on one line, its words whole. */
export function printedName(flow: string, text: string, from: number, to: number): string {
  let name = '';
  for (let at = from; at < to; at++) {
    const code = flow.charCodeAt(at);
    if (flow[at] === joined) continue;
    name += code <= 32 ? ' ' : text[at];
  }
  return name
    .replace(/\s+/g, ' ')
    .replace(/^[\s,]+|[\s,]+$/g, '')
    .replace(/ \[?\*{1,2}\d{1,5}\]? /g, ' ');
}
