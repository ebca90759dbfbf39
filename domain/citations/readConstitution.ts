import { anyOf, pattern } from '#domain/text/pattern';
import { lawJurisdictions } from './data/lawKinds.ts';
import { type Found, found } from './Found.ts';
import { readLawTail } from './readLaw.ts';

const ending = /(?:\.|itution|ITUTION)?(?:\sof\s(?:19|20)\d\d|\s(?:19|20)\d\d)?/;
const article = /([Aa]rt|[Aa]m(?:end|dt)|ART|AM(?:END|DT)|pmbl|sched)(?:icle|ment|s|ICLE|MENT)?\.?/;
const articleNumber = /((?:[IVXLC]{1,7}|\d{1,3})(?:-[A-Z]|\s[A-F](?=,?\s(?:§|sec)))?)/;
const sectionNouns = [/§{1,2}/, 'sec(tion|.)', 'Sec(tion|.)', 'cl.'];
const clauses = [/,?\s{1,3}(?:cl|para?|subd)\.\s?\(?\w{1,3}\)?/, /\([\w]{1,3}\)/];
const sections = pattern()`(?:,?\s{1,3}${anyOf(sectionNouns)}\s{0,3}(\d{1,3}[a-z]?)(${anyOf(clauses)}{0,3}))?`;
const constitution = pattern('y')`(?:[Cc]onst|CONST)${ending},?\s{1,4}${article}\s{0,3}${articleNumber}${sections}`;
const reversed = pattern('y')`${article}\s{0,3}${articleNumber}${sections},?\s{1,4}(?:of\sthe\s)?`;

/** The spelling of each jurisdiction in capitals without points and spaces, by which its constitution is named. */
const names = new Map<string, string>();
for (const line of lawJurisdictions.trim().split('\n')) {
  const [name = '', others = ''] = line.split('|');
  for (const form of [name, ...others.split(';').filter(Boolean)]) names.set(letters(form), name);
}

function letters(name: string): string {
  return name.toUpperCase().replace(/[^A-Z]/g, '');
}

/** Words before `Const.` of which the last one or two may name its jurisdiction. */
const wordsBefore = /(?:^|[\s(["—])((?:[A-Z][\w.']*\s?){1,3}),?\s{1,4}$/;

/** A provision of a constitution, at its `Const.`: `U.S. Const. amend. XIV, § 1`. */
export function readConstitution(text: string, at: number, floor: number): Found | null {
  constitution.lastIndex = at;
  const match = constitution.exec(text);
  if (!match) return null;
  const end = constitution.lastIndex;
  const place = placeBefore(text, at, floor);
  if (!place && match[0].startsWith('c')) return null;
  const name = place ? `${place.name} Const.` : 'Const.';
  return provisionOf(text, place?.start ?? at, end, name, match);
}

function placeBefore(text: string, at: number, floor: number): { name: string; start: number } | null {
  const low = Math.max(floor, at - 30);
  const words = wordsBefore.exec(text.slice(low, at));
  if (!words) return null;
  const printed = words[1]!;
  const from = low + words.index + words[0].indexOf(printed);
  for (let skip = 0; skip < printed.length; ) {
    const name = names.get(letters(printed.slice(skip)));
    if (name) return { name, start: from + skip };
    const next = printed.indexOf(' ', skip);
    if (next < 0) break;
    skip = next + 1;
  }
  return null;
}

function provisionOf(text: string, start: number, end: number, reporter: string, match: RegExpExecArray): Found {
  const page = `${match[1]!.toLowerCase().replace(/^am.*/, 'amend')}. ${match[2]}`;
  const law = readLawTail(text, found(text, 'law', start, end, { reporter, page }));
  const section = match[3] ? `§ ${match[3]}${(match[4] ?? '').replace(/\s+/g, ' ')}` : '';
  const pin = [section, law.pin_cite].filter(Boolean).join('');
  return pin ? { ...law, pin_cite: pin } : law;
}

const constitutionAfter = /((?:[A-Z][\w.']*\s{1,3}){1,3})(?:Const\.|Constitution|CONST\.)/y;

/** `art. I, § 9, Fla. Const.` */
export function readReversedConstitution(text: string, at: number): Found | null {
  reversed.lastIndex = at;
  const match = reversed.exec(text);
  if (!match) return null;
  constitutionAfter.lastIndex = reversed.lastIndex;
  const after = constitutionAfter.exec(text);
  const name = after && names.get(letters(after[1]!));
  return name ? provisionOf(text, at, constitutionAfter.lastIndex, `${name} Const.`, match) : null;
}
