import { isCapital, isDigit, isWordChar, skipGap, skipSpace, skipSpaceBack } from '#domain/text/chars';
import { anyOf, pattern } from '#domain/text/pattern';
import { type Found, found } from './Found.ts';
import { lawsNamedAt, type NamedLaw } from './lawNames.ts';
import { matchAt } from './matchAt.ts';
import { readLawTail } from './readLaw.ts';
import { readOfAct, readOfTitle, reversedLaw } from './readOfTitle.ts';
import { type Provision, readListed, readProvision } from './readProvisions.ts';

/** An edition between a law's name and its section: `NMSA 1978, §`, `K.S.A. 2022 Supp.`, `(2010) R.` */
const supplement = /(?:19|20)\d\d\s(?:Cum\.\s)?Supp\./;
const yearOfEdition = /(?:Ann\.?,?\s{1,3})?\(?(?:19|20)\d\d\)?,?(?=\s{1,4}(?:§|[Ss]ec|R\.|ch\.|\d+:))/;
const annotated = /Annotated|Ann\./;
const edition = pattern('y')`,?\s{1,4}${anyOf([supplement, yearOfEdition, annotated])}`;
/** A title, chapter, or part before a section with its own sign. */
const divisions = ['tit', 'title', 'ch', 'chapter', 'c', 'pt', 'part', 'subch', /subtit/, 'art', 'bk'];
const beforeSign = /(?=§|[Ss]ec|[Rr]ule|¶|par\.|art\.)/;
const division = pattern(
  'iy',
)`,?\s{1,6}(?!art\.?\s{1,4}\d+\.\d)${anyOf(divisions)}\.?\s{1,4}(\d[\w.-]{0,9}),?\s{1,6}${beforeSign}`;
const signs = [
  /§{1,3}/,
  /sections?\b/,
  /secs?\./,
  /ss?\.(?=\s)/,
  /art(?:icle)?s?\b\.?/,
  /pts?\./,
  /parts?\b/,
  /rules?\b/,
  /rs?\./,
  /regs?\./,
  /nos?\./,
  /chapters?\b/,
  /chs?\./,
  /c\./,
  /¶{1,2}/,
  /pars?\./,
];
const sign = pattern('iy')`${anyOf(signs)}\s{0,6}(?:(?:nos?\.|§{1,2})\s{0,3})?(?=\d)`;
const plural = /§§|[snt]s\b|rules|sections|secs|arts|¶¶/i;
const title = /(?:^|[\s(["—;,])((?:[Tt]itle\s)?(\d{1,3}(?:-[A-Z])?))(?:,|\sof\sthe)?$/;
/** `Rules of the Chief Administrator (22 NYCRR) § 36.4` */
const closedTitle = /\)(?=\s{1,4}§)/y;
const lettered = /\d{1,3}\s?[A-Z](?!\w|\.\w)/y;

/** A law whose name begins at a capital, with its sections: `TEX. PENAL CODE § 19.02`, `CPL 440.10`, `L.R. 7-3`. */
export function readKnownLaw(text: string, at: number, floor: number): Found | null {
  for (const named of lawsNamedAt(text, at)) {
    const law = readAfterName(text, at, named, floor);
    if (law) return law;
  }
  return null;
}

function readAfterName(text: string, at: number, { name, marks, end }: NamedLaw, floor: number): Found | null {
  let from = matchAt(edition, text, end) || end;
  division.lastIndex = from;
  const divided = division.exec(text);
  if (divided) from = division.lastIndex;
  else if (marks.includes('t')) from = matchAt(closedTitle, text, end) || from;
  const spaced = skipGap(text, text.charCodeAt(from) === 44 ? from + 1 : from);
  const marked = matchAt(sign, text, spaced);
  if (!marked && spaced === from && !divided) return null;
  if (!marked && (marks.includes('§') || !(isDigit(text.charCodeAt(spaced)) || marks.includes('l')))) return null;
  const lettered = marks.includes('l') ? matchAt(lettersBefore, text, marked || spaced) : 0;
  const provision = readProvision(text, lettered || marked || spaced);
  if (!provision || (!marked && !isOfForm(text, provision, marks))) return null;
  if (marked && !isSigned(text.slice(end, marked), text.slice(at, end))) return null;
  if (marked && /Stat\./.test(name) && /[Rr]ule/.test(text.slice(end, marked))) return null;
  if (marks.includes('-') && !provision.page.includes('-')) return null;
  if (lettered) provision.page = `${text.slice(marked || spaced, lettered)}${provision.page}`;
  if (marks.includes('o')) takeLetter(text, provision);
  const { start, volume } = marks.includes('t') ? titleBefore(text, at, floor) : { start: at, volume: undefined };
  const law = found(text, 'law', start, provision.end, {
    reporter: name,
    page: provision.page,
    ...(volume || divided?.[1] ? { volume: volume ?? divided![1]! } : {}),
  });
  const isPlural = plural.test(text.slice(end, marked || end)) || /Rules\b|Rs\.$/.test(text.slice(at, end));
  return readLawTail(text, law, provision, isPlural ? 'plural' : 'one');
}

/** Letters that are also a firm's or a person's initials need a section sign next to them. */
function isSigned(between: string, name: string): boolean {
  const letters = name.replace(/[^A-Za-z]/g, '').length;
  if (letters === 3 && /^\s{1,4}Sections?\s/.test(between)) return true;
  return letters > 3 || !/^[,.]|^\s*[A-Z]/.test(between) || /[Rr]ule/.test(between);
}

function isOfForm(text: string, { page, after, end }: Provision, marks: string): boolean {
  if (page.length > 14) return false;
  // `Fla. Stat. 95` and `UCC 3`, but not `Rule 3 days`.
  if (marks.includes(':') && !page.includes(':')) return false;
  const parted = /\d[A-Z]?[-.:]\w/.test(page);
  if (marks.includes('d') && !parted) return false;
  if (marks.includes('s') && !parted && text.charCodeAt(end) !== 40) return false;
  return !/^\s{1,3}(?:days?|years?|hours?|percent|months?|pages?|other)\b/.test(text.slice(after, after + 12));
}

/** `CV-7` in the local rules of federal courts in Texas. */
const lettersBefore = /(?:C[VR]|Civ|Crim|BK|AT|TA)-(?=\d)/y;

/** `ORCP 21 A` */
function takeLetter(text: string, provision: Provision): void {
  const end = matchAt(lettered, text, provision.start);
  if (!end || provision.end >= end) return;
  provision.page = text.slice(provision.start, end);
  provision.end = end;
  provision.after = Math.max(provision.after, end);
}

function titleBefore(text: string, at: number, floor: number): { start: number; volume?: string } {
  const last = skipSpaceBack(text, at, 12) + 1;
  if (last === at || last <= floor) return { start: at };
  const match = title.exec(text.slice(Math.max(floor, last - 24), last));
  if (!match || (/[,e]$/.test(match[0]) && !/^[Tt]/.test(match[1]!))) return { start: at };
  const from = Math.max(floor, last - 24) + match.index + match[0].indexOf(match[1]!);
  return { start: from, volume: match[2]! };
}

const reversedWords = [
  /[Ss]ections?/,
  /[Ss]ecs?\./,
  /ss?\./,
  /[Rr]ules?/,
  /[Cc]hapters?/,
  /[Cc]hs?\./,
  /[Aa]rt(?:icle|\.)s?/,
];
const inCapitals = /(?:SECTION|RULE|CHAPTER|ARTICLE)S?/;
const reversedSign = pattern('y')`(?:§{1,2}\s{0,6}|(?:${anyOf([...reversedWords, inCapitals])})\s{1,6})(?=\d)`;
/** `Title 42, Section 1983 of the United States Code` */
const titleInWords = /\b[Tt]itle\s(\d{1,2}),?\s{1,4}$/;
const editionYear = /^,?\s{0,3}(?:\(|(?=\d{4}))(?:\w[\w.\s]{0,12}\s)?((?:18|19|20)\d\d)\b\)?/;
const nameLink = /,?\s{1,6}(?:(?:of|in|under|OF|UNDER)\s(?:(?:the|THE)\s)?(?:(?:19|20)\d\d\s)?)?(?=[A-Z])/y;

/** Sections before the name of their law: `§ 768.28(5), Fla. Stat.`, `Rule 1.510, Fla. R. Civ. P.`, `section 363 of the Bankruptcy Code`. */
export function readReversedLaw(text: string, at: number, floor: number): Found | null {
  const from = matchAt(reversedSign, text, at);
  const first = from ? readProvision(text, from) : null;
  if (!first) return null;
  const listed = readListed(text, first, true);
  const last = listed.at(-1) ?? first;
  const sections = { first, listed };
  const linked = matchAt(nameLink, text, last.after);
  if (linked) {
    const isOf = /\b(?:of|in|under)\b/i.test(text.slice(last.after, linked));
    for (const { name, marks, end } of lawsNamedAt(text, linked)) {
      if (!isReversible(text, { name, marks, end }, isOf, /[,]/.test(text.slice(last.after, last.after + 1)))) continue;
      const year = editionYear.exec(text.slice(end, end + 24));
      const stop = year ? end + year[0].length : end;
      const volume = marks.includes('t') ? titleInWords.exec(text.slice(Math.max(floor, at - 14), at))?.[1] : undefined;
      const naming = {
        ...(volume ? { volume } : {}),
        reporter: name.replace(/ Rule$/, ''),
        end,
        stop,
        ...(year ? { year: year[1]! } : {}),
      };
      return reversedLaw(text, at, sections, naming);
    }
  }
  if (!/[Ss§]/.test(text.charAt(at))) return null;
  return readOfTitle(text, at, sections) ?? readOfAct(text, at, sections);
}

/** After a comma any state's statutes or rules; after `of the`, a code or rules by name; letters alone after a space. */
function isReversible(text: string, { name, marks, end }: NamedLaw, isOf: boolean, hasComma: boolean): boolean {
  const isInitials = /^[A-Z]{3,6}$/.test(name);
  if (isWordChar(text.charCodeAt(end)) || (name.length < 4 && !(isOf && isInitials))) return false;
  const next = skipSpace(text, end, 6);
  // After a sentence's end, `Section` and `Rule` begin the next one.
  const follows = /Stat|R\. /.test(name) ? /^§/ : /^(?:§|[Ss]ections?\s\d|[Rr]ule\s\d)/;
  if (follows.test(text.slice(next, next + 10))) return false;
  if (isOf) return isInitials || (name !== 'Rule' && /Code|Stat|R\.|Rule|Law|Act|C\.P\.L\.R|U\.S\.C|Const/.test(name));
  if (hasComma)
    return (
      marks.includes('f') && !/\d/.test(text.charAt(next) === '(' ? '' : text.slice(next, next + 1).replace(/[12]/, ''))
    );
  return (
    marks.includes('f') &&
    (isCapital(text.charCodeAt(end - 1)) || /[A-Z]{3}\.$|RSMo\.?$/.test(text.slice(end - 5, end)))
  );
}
