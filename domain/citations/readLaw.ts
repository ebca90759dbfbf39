import { isCapital, isDigit, isWordChar, skipSpace } from '#domain/text/chars';
import { anyOf, pattern } from '#domain/text/pattern';
import { plainCharacters } from '#domain/text/plainCharacters';
import { codeNames, codeWords, jurisdictions } from './data/lawForms.ts';
import { laws } from './data/laws.ts';
import { type Found, found } from './Found.ts';
import { lawFilter } from './lawFilter.ts';
import { matchAt } from './matchAt.ts';
import { NameTree } from './NameTree.ts';
import { readParenthetical } from './readParenthetical.ts';
import { type Provision, readListed, readProvision, readSubsections } from './readProvisions.ts';

const sign =
  /(?:§{1,3}|[Ss]ections?|SECTIONS?|[Ss]ecs?\.|[Ss]s?\.|[Aa]rts?\.?\s|[Pp]arts?|[Rr]ules?|[Nn]os?\.)\s{0,6}(?=[\dA-Z])/y;
const publisher = /(?:[A-Z][A-Za-z&']{1,14}\.?(?:\s(?:Supp|Cum|Ann|Rep)\.?){0,2})?\s?(?:Supp\.?\s[IVX]+\s)?/;
const dayPublished = /(?:[A-Z][a-z]{2,8}\.?\s)?(?:\d{1,2},)?\s?/;
const published = pattern(
  'y',
)`\s{0,6}\(\s?${publisher}${dayPublished}((?:1[6-9]|20)\d\d)?(?:[-/]\d{2,4})?\s?(?:ed\.)?\)`;

/** The section of a code whose name ends here, with what follows it; null where no section follows. */
export function readSection(
  text: string,
  start: number,
  name: { from: number; end: number },
  volume: string | undefined,
  signed: boolean,
): Found | null {
  let at = name.end;
  if (text.charCodeAt(at) === 44) at += 1;
  at = skipSpace(text, at, 12);
  const marked = matchAt(sign, text, at);
  if (signed && !marked) return null;
  const provision = readProvision(text, marked || at);
  if (!provision) return null;
  const { end, page } = provision;
  if (!marked && /[/:]/.test(text[end] ?? '') && isDigit(text.charCodeAt(end + 1))) return null;
  const law = found(text, 'law', start, end, {
    reporter: lawName(text.slice(name.from, name.end)),
    page,
    ...(volume ? { volume } : {}),
  });
  // After a page of a register, without a sign, a further number is a pin cite.
  return readLawTail(
    text,
    law,
    provision,
    marked || /[-./:]/.test(page) ? countOf(text.slice(at, marked || at)) : 'none',
  );
}

function countOf(printed: string): 'plural' | 'one' {
  return /§§|s\.?\s/.test(printed) ? 'plural' : 'one';
}

/** Subsections, further sections, the year of the edition, and the writer's remark after a section. */
export function readLawTail(
  text: string,
  law: Found,
  given?: Provision,
  list: 'plural' | 'one' | 'none' = 'one',
): Found {
  const first = given ?? { page: law.page!, start: law.start, end: law.end, ...tailOf(text, law.end) };
  if (first.pin) law.pin_cite = first.pin;
  const listed = list === 'none' ? [] : readListed(text, first, list === 'plural');
  let at = listed.at(-1)?.after ?? first.after;
  law.after = at;
  published.lastIndex = at;
  const edition = published.exec(text);
  if (edition && edition[0].trim().length > 2) {
    at = published.lastIndex;
    if (edition[1]) law.year = edition[1];
  }
  const remark = edition && !edition[1] && /^\s*\([a-z]/.test(edition[0]) ? null : readParenthetical(text, at);
  if (remark && !/^\s*\(\w{1,3}\)/.test(text.slice(at, at + 8))) {
    law.parenthetical = text.slice(remark.from, remark.end).replace(/\s+/g, ' ');
    at = remark.end + 1;
  }
  law.last = at;
  if (listed.length > 0) law.listed = listed.map((one) => sectionOf(text, law, one));
  return law;
}

function tailOf(text: string, at: number): { after: number; pin?: string } {
  const { end, pin } = readSubsections(text, at);
  return { after: end, ...(pin ? { pin } : {}) };
}

/** A further section of a law, as a separate citation. */
export function sectionOf(text: string, law: Found, { page, start, end, pin }: Provision): Found {
  const { kind, reporter, volume, year, after, last } = law;
  return found(text, kind, start, end, {
    page,
    after,
    last,
    ...(reporter ? { reporter } : {}),
    ...(volume ? { volume } : {}),
    ...(year ? { year } : {}),
    ...(pin ? { pin_cite: pin } : {}),
  });
}

let names: NameTree<string> | undefined;

export function lawNames(): NameTree<string> {
  if (names) return names;
  names = new NameTree('exact', lawFilter);
  for (const line of `${laws.trim()}\n${codeNames.trim()}`.split('\n')) {
    const [name = '', others = ''] = line.split('|');
    for (const form of [name, ...others.split(';')].filter(Boolean)) names.at(plainCharacters(form), () => name);
  }
  return names;
}

/** A code in its standard abbreviation, ignoring spacing; an unknown code as printed. */
export function lawName(printed: string): string {
  const given = printed.replace(/\s+/g, ' ').trim();
  const name = /\b(?:CODE|STAT|R|REGS|CONST|LAWS?)\b/.test(given) ? inSmallLetters(given) : given;
  const known = lawNames()
    .meet(name, 0)
    .find(({ end }) => end === name.length);
  return known?.value ?? name;
}

/** `TEX. PENAL CODE` as `Tex. Penal Code`; initials stay as they are. */
function inSmallLetters(name: string): string {
  if (/[a-z]/.test(name.replace(/\b(?:and|of|the|ann)\b/g, '')) || !/[A-Z]{3}/.test(name)) return name;
  return name.replace(/[A-Z]{2,}(?=[.'\s]|$)(?:'[A-Z])?/g, (word) => word[0] + word.slice(1).toLowerCase());
}

const within = /,?\s{1,6}(?:tit|ch|art|c)\.?\s{1,4}(\d[\w.]{0,9}),?(?=\s)/y;
const ruleMark = /\s{1,6}(?:r|reg|art|arts|R|Nos?)\.?\s{1,4}(?=\d)/y;

/** A code or register that appears before its section, rule or article: `Fla. Admin. Code Ann. r. 61-5`. */
export function readLeadingLaw(text: string, at: number): Found | null {
  for (const { end, value } of lawNames().meet(text, at)) {
    if (value.length < 7 || isWordChar(text.charCodeAt(end))) continue;
    within.lastIndex = end;
    const title = within.exec(text);
    const from = title ? within.lastIndex : end;
    const mark = matchAt(ruleMark, text, from);
    const bare = /Admin\.|Regs\.|R\.$/.test(value);
    if (!mark && !bare && !/^,?\s{1,6}§/.test(text.slice(from, from + 8))) continue;
    const law = readSection(text, at, { from: at, end: mark || from }, title?.[1], !mark && !bare);
    if (law) return { ...law, reporter: value };
  }
  return null;
}

/** Words and numbers before a section sign that may name a code. */
const reach = 110;

/** Reads back from a section sign to the code that it is a section of; null where nothing before it names one. */
export function readSignedLaw(text: string, at: number, floor: number): Found | null {
  const low = Math.max(floor, at - reach);
  const before = text.slice(low, at);
  const chapter = /[,\s]+(?:ch|tit|art|c|pt|subch)\.?\s?(\d[\w.]{0,9}),?\s*$/.exec(before.slice(-30));
  const body = before.slice(0, chapter ? before.length - chapter[0].length : before.length).replace(/[,\s]+$/, '');
  const words = [...body.matchAll(/\S+/g)];
  let first = words.length;
  while (first > 0 && words.length - first < 12 && isCodeWord(words[first - 1]![0], words[first]?.[0])) first -= 1;
  for (; first < words.length; first++) {
    const name = inSmallLetters(body.slice(words[first]!.index));
    if (!namesCode(name)) continue;
    const numbered = /^\d{1,3}(?:-[\dA-Z]+)?$/.exec(words[first - 1]?.[0] ?? '')?.[0];
    const title = numbered && !isUntitled(name) ? numbered : undefined;
    const nameFrom = low + words[first]!.index;
    const start = title ? low + words[first - 1]!.index : nameFrom;
    return readSignedSection(text, at, start, { from: nameFrom, end: nameFrom + name.length }, title ?? chapter?.[1]);
  }
  return null;
}

/** Codes without titles: a number before their name is a footnote's, a page's, or a line's. */
const titledWords = /Admin|Adm|Reg|Sess|Acts?\b|Legis|Serv/;
const untitledOpenings = new Set(
  `Ala Alaska Ariz Ark Cal Colo Conn Fla Ga Haw Idaho Ind Iowa Kan Ky La Mass Md Mich Minn Miss Mo Mont N.C N.D N.H N.J N.M
  N.Y Neb Nev Ohio Or R.I S.C S.D Tenn Tex Utah Va W Wash Wis Wyo Bus Civ Code Penal Gov Lab Evid Fam Prob`.split(
    /\s+/,
  ),
);
export function isUntitled(name: string): boolean {
  const opening = /^[A-Za-z]+(?:\.[A-Z])?/.exec(name)?.[0] ?? '';
  return untitledOpenings.has(opening) && /(?:Code|Stat|Laws?|Proc)\b/.test(name) && !titledWords.test(name);
}

function readSignedSection(
  text: string,
  at: number,
  start: number,
  name: { from: number; end: number },
  volume?: string,
) {
  const law = readSection(text, start, { from: name.from, end: at }, volume, true);
  if (law) law.reporter = lawName(text.slice(name.from, name.end));
  return law;
}

function isCodeWord(word: string, next: string | undefined): boolean {
  const code = word.charCodeAt(0);
  if (/[;:")\]]$/.test(word)) return false;
  if (isCapital(code)) return !/^(?:See|Under|In|And|Cf\.|But|Id\.|The|As)$/.test(word);
  return next !== undefined && /^(?:&|of|and|for|to|the|on)$/.test(word);
}

const codeSubjects = [
  'Code',
  'Civ',
  'Penal',
  'Bus',
  'Gen',
  'Labor',
  'Lab',
  'Fam',
  'Prob',
  'Evid',
  'Gov',
  'Ins',
  'Health',
  'Veh',
  'Corp',
  'Welf',
  'Educ',
  'Ed',
  'Pub',
  'Rev',
  'Water',
  'Fin',
  'Food',
  'Fish',
  'Harb',
  'Elec',
  'Mil',
  'Crim',
  'Real',
  'Dom',
  'Est',
  'Judiciary',
  'Tax',
  'Property',
  'Prop',
];
const codeOpening = pattern()`^${anyOf(codeSubjects)}`;
function namesCode(name: string): boolean {
  const plain = name.replace(/\s+/g, ' ');
  if (
    lawNames()
      .meet(plain, 0)
      .some(({ end }) => end === plain.length)
  )
    return true;
  const words = plain.replace(/[,]/g, '').split(' ');
  if (words.length > 12) return false;
  const last = words.filter((word) => codeWords.has(word.replace(/\.$/, '').toLowerCase()));
  if (last.length === 0) return false;
  const head = words[0]!.replace(/\.$/, '');
  return jurisdictions.has(head) || codeOpening.test(head);
}
