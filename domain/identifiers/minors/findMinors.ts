import type { Found } from '../Found.ts';
import type { Ground } from '../Ground.ts';
import { ageTold } from './ageTold.ts';
import { initialsOf, isCovered, type Name, nameAt, nameBefore } from './readName.ts';

/** Every name of a child, page by page: where the words around say that it is one, and wherever that name stands again. */
export function findMinors(grounds: readonly Ground[]): Found[][] {
  const found = grounds.map(({ text }) => namesIn(text));
  const known = knownNames(
    found.flatMap((names, index) => names.map((name) => grounds[index]!.text.slice(name.start, name.end))),
  );
  if (known === undefined) return found;
  return found.map((names, index) => {
    const starts = new Set(names.map(({ start }) => start));
    const again = [...grounds[index]!.text.matchAll(known)].filter((match) => !starts.has(match.index));
    const more = again.filter((match) => !names.some((name) => match.index >= name.start && match.index < name.end));
    return [
      ...names,
      ...more.map((match) =>
        toFound({ start: match.index, end: match.index + match[0].length, parts: match[0].split(/\s+/) }, 0.85),
      ),
    ];
  });
}

const mostNames = 40;

/** Full names, in any capitals; a first name alone is many people's. */
function knownNames(printed: readonly string[]): RegExp | undefined {
  const names = [...new Set(printed.map((name) => name.replace(/\s+/g, ' ').toLowerCase()))].filter((name) =>
    /^\S{2,} .*\S{2,}$/.test(name),
  );
  if (names.length === 0) return undefined;
  const escaped = names
    .slice(0, mostNames)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s{1,2}'));
  return new RegExp(`(?<![\\w])(?:${escaped.join('|')})(?![\\w])`, 'gi');
}

const triggers =
  /\b(?:minors?|child(?:ren)?|infants?|juveniles?|persons? (?:coming )?under|age[ds]?|years?[- ]old|y\/o|years of age|(?:natural|legal) (?:mother|father|parent|guardian)s?|next friend|by and through|interest of)\b/gi;

function namesIn(text: string): Found[] {
  const found = new Map<number, Found>();
  const add = (name: Name | undefined, confidence: number): Name | undefined => {
    if (name === undefined || isCovered(name)) return undefined;
    if (!found.has(name.start)) found.set(name.start, toFound(name, confidence));
    return name;
  };
  for (const match of text.matchAll(triggers)) {
    const word = match[0].toLowerCase();
    const start = match.index;
    const end = start + word.length;
    if (/^(?:minor|child|infant|juvenile|person)/.test(word)) {
      addBefore(text, start, end, word, add);
      addAfter(text, start, end, word, add);
    } else if (/^(?:age|year|y\/o)/.test(word)) {
      const told = ageTold(text, start, end);
      if (told === undefined || told.years >= 18) continue;
      for (const name of told.names) add(name, 0.9);
    } else if (word === 'by and through') addRepresented(text, start, end, add);
    else if (word === 'interest of') addInterest(text, start, end, add);
    else addWardOf(text, end, add);
  }
  return [...found.values()];
}

type Add = (name: Name | undefined, confidence: number) => Name | undefined;

/** Words after `a minor` that leave it what the person is, and not what some thing is, as in `a minor defect`. */
const staysPerson =
  /^(?:[\s)§|:]*$|\s+the (?:juvenile|age)|\s+(?:18|eighteen)|[\s)]*[,.;:)\]§|]|\s*\n|\s+(?:child|by|through|under|whose|who|born|aged?|individually|v\.|plaintiff|claimant|and (?:through|by)|over|of the marriage|in need|alleged|adjudicated|dependent|herein|\())/i;
const appositive =
  /(?:,[\s)§|]*(?:(?:an?|the|said|his|her|their|both|all)\s+)?|[\s)§|]*[([]\s*(?:an?\s+|the\s+)?|\n[\s)§|]*(?:an?\s+))(?:(?:unmarried|dependent|alleged|mentally disabled|deceased|subject|unemancipated|undocumented)\s+)*$/;

/** `Jane Roe, a minor`, `Jane Roe and John Roe, minors`. */
function addBefore(text: string, start: number, end: number, word: string, add: Add): void {
  const window = text.slice(Math.max(0, start - 40), start);
  const link = appositive.exec(window);
  if (link === null) return;
  const after = text.slice(end, end + 40);
  if (!staysPerson.test(after)) return;
  if (
    /^(?:children|minors|infants|juveniles)$/.test(word) === false &&
    /\bthe\s+$/.test(link[0]) &&
    !/^\s+child\b|^[,)]/i.test(after)
  )
    return;
  let at = start - window.length + link.index;
  if (/^(?:child|children)$/.test(word) && !/^\s*(?:[,.;)]|\n|$|of|born|aged?|under|in need|alleged)/.test(after))
    return;
  const name = nameBefore(text, at);
  if (name === undefined || (name.parts.length < 2 && !link[0].includes('('))) return;
  if (!add(name, 0.93)) return;
  if (!/s$|children/.test(word)) return;
  at = name.start;
  for (let more = 0; more < 6; more++) {
    const joint = /(?:,? and |, |; |,\s*\n)$/.exec(text.slice(Math.max(0, at - 8), at));
    const previous = joint === null ? undefined : nameBefore(text, at - joint[0].length);
    if (previous === undefined || !add(previous, 0.88)) return;
    at = previous.start;
  }
}

const kinds =
  's?(?: (?:child(?:ren)?|sons?|daughters?|plaintiffs?|claimants?|victims?|witness(?:es)?|beneficiar(?:y|ies)|grandchild(?:ren)?|wards?|siblings?|respondents?|students?|passengers?))?';
const named = new RegExp(
  `^${kinds}(?:'s? (?:full )?names?)?([ \\n]*[,:(–—-]{0,2}[ \\n]*(?:(?:are|is|were|namely|to wit|named|identified as|known as|called)[ \\n]*[:,]?[ \\n]*)?(?:\\(?[1-9i][.)] ?)?["(]?)`,
  'i',
);

/** `the minor child, Jane Roe`, `Minor: Jane Roe`, `the minor children, Jane, John and Jim Roe`. */
function addAfter(text: string, start: number, end: number, word: string, add: Add): void {
  const singular = word.replace(/s$|ren$/, '');
  const link = named.exec(text.slice(start + singular.length, end + 60).replace(/^ren/, 's'));
  if (link === null) return;
  const shift = word === 'children' ? 2 : 0;
  const isMinor = /^(?:minor|infant|juvenile)/.test(word);
  const before = text.slice(Math.max(0, start - 24), start);
  if (/\badult\s+$/i.test(before)) return;
  const asked = /names? of (?:the )?(?:minor )?$/i.test(before) || /'s? (?:full )?names?/i.test(link[0]);
  if (!isMinor && !asked && !/\b(?:the|this|said|subject|minor|above-named|our|your|their|parties'?)\s+$/i.test(before))
    return;
  let at = start + singular.length + shift + link[0].length;
  const sign = link[1]!.trim();
  const first = nameAt(text, at);
  if (first === undefined) return;
  if (!isMinor && !asked && sign === '') return;
  if (first.parts.length < 2 && !isSetOff(text, first, sign)) return;
  // Asia Minor, Ursa Minor.
  if (first.parts.length < 2 && /^Minor$/.test(text.slice(start, end)) && /[A-Z][a-z]+ $/.test(before)) return;
  if (/^\s*v\.?s?\.?\s/.test(text.slice(first.end, first.end + 5)) || !add(first, isMinor || asked ? 0.92 : 0.8))
    return;
  at = first.end;
  const isPlural = /(?:children|s)\b/i.test(word + link[0]);
  for (let more = 0; more < 8; more++) {
    const joint =
      /^(?: ?\([^()\n]{1,40}\)|,? (?:aged?|born|d\.?o\.?b\.?:?)[^,;.\n]{1,30}(?:, (?:19|20)\d\d)?)?(?:[,;]? and |[,;] |;?\s*\n(?:\(?[2-9][.)] ?))(?:\(?[2-9][.)] ?)?/i.exec(
        text.slice(at, at + 90),
      );
    const next = joint === null ? undefined : nameAt(text, at + joint[0].length);
    if (next === undefined || !isPlural) return;
    if (!add(next, 0.82)) return;
    at = next.end;
  }
}

/** A first name alone is a name where signs set it off: `the minor child, Jane, lives`. */
function isSetOff(text: string, name: Name, sign: string): boolean {
  if (name.parts[0]!.length < 3 || !/named|called|known|identified|namely|[,:("–—-]/i.test(sign)) return false;
  return /^(?:[,;.)"]|'s|\s+(?:and|is|was|has|resides|lives|who|born|aged?)\b|\s*\n|$)/.test(
    text.slice(name.end, name.end + 12),
  );
}

/** `Jane Roe, by and through her mother and natural guardian`. */
function addRepresented(text: string, start: number, end: number, add: Add): void {
  if (
    !/^[\s,]*(?:his|her|their|its)?\s*(?:[a-z]+ (?:and )?){0,3}(?:mother|father|parents?|guardian|next friend)/i.test(
      text.slice(end, end + 70),
    )
  )
    return;
  if (/incapacitated|incompetent|conservat|disabled adult/i.test(text.slice(Math.max(0, start - 60), end + 120)))
    return;
  const link = /[,\s)]*$/.exec(text.slice(Math.max(0, start - 6), start))!;
  const name = nameBefore(text, start - link[0].length);
  if (name !== undefined && name.parts.length >= 2) add(name, 0.8);
}

/** `In the Interest of Jane Roe`: children's cases alone are headed so. */
function addInterest(text: string, start: number, end: number, add: Add): void {
  if (!/\bin (?:the |re |int(?:erest|\.)? )?(?:the )?$/i.test(text.slice(Math.max(0, start - 10), start))) return;
  const gap = /^[:\s)§|]*/.exec(text.slice(end, end + 20))![0];
  const name = nameAt(text, end + gap.length);
  if (name === undefined || name.parts.length < 2) return;
  if (/^,? \d+ [A-Z]/.test(text.slice(name.end, name.end + 12))) return;
  add(name, 0.85);
}

/** `as natural guardian of Jane Roe`, `as parent and next friend of Jane Roe`. */
function addWardOf(text: string, end: number, add: Add): void {
  const link =
    /^(?:,? (?:and|&) (?:(?:natural|legal) )?(?:mother|father|parent|guardian|next friend)s?)*\s+(?:of|for|to)\s+(?:(?:the|her|his|their)\s+)?(?:(?:minor|infant|child|son|daughter|children)s?,?\s+)*/i.exec(
      text.slice(end, end + 90),
    );
  if (link === null) return;
  const name = nameAt(text, end + link[0].length);
  if (name === undefined || name.parts.length < 2) return;
  if (/incapacitated|incompetent|disabled|an adult/i.test(text.slice(name.end, name.end + 60))) return;
  add(name, 0.82);
}

function toFound(name: Name, confidence: number): Found {
  return {
    kind: 'minor_name',
    start: name.start,
    end: name.end,
    shown: initialsOf({ ...name, parts: name.parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1)) }),
    confidence,
  };
}
