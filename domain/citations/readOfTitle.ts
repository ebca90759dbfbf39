import { isWordChar } from '#domain/text/chars';
import { anyOf, pattern } from '#domain/text/pattern';
import { type Found, found } from './Found.ts';
import { lawsNamedAt } from './lawNames.ts';
import { sectionOf } from './readLaw.ts';
import type { Provision } from './readProvisions.ts';

/** Sections before the name of their law: the first, and those listed after it. */
export type Sections = { first: Provision; listed: readonly Provision[] };

/** What a law is called, and where its name and the year of its edition end. */
type Naming = { reporter?: string; volume?: string; year?: string; end: number; stop?: number };

const titleLink = /,?\s{1,6}of\s{1,4}[Tt]itle\s{1,4}(\d{1,2})(?!\w|[-.:/]\d)/y;
const titledName = /,?\s{1,4}(?:of\s{1,4}(?:the\s{1,4})?)?(?=[A-Z])/y;

/** `section 1983 of Title 42 of the United States Code`; the code is often omitted. */
export function readOfTitle(text: string, at: number, sections: Sections): Found | null {
  titleLink.lastIndex = (sections.listed.at(-1) ?? sections.first).after;
  const link = titleLink.exec(text);
  if (!link) return null;
  const volume = link[1]!;
  const end = titleLink.lastIndex;
  titledName.lastIndex = end;
  const of = titledName.exec(text);
  const named = of ? lawsNamedAt(text, titledName.lastIndex).find(({ name }) => titled.test(name)) : undefined;
  if (named && !isWordChar(text.charCodeAt(named.end)))
    return reversedLaw(text, at, sections, { reporter: named.name, volume, end: named.end });
  return of && /\bof\b/.test(of[0]) ? null : reversedLaw(text, at, sections, { volume, end });
}

const titled = /^(?:U\.S\.C|C\.F\.R)|Code|Stat|C\.S\.|Del\. C\.|Regs/;

const actWords = [/[A-Z][\w'-]*(?:,(?=\s[A-Z]))?/, 'of', 'and', '&', 'for', 'to', 'in', 'on', 'the', 'Against'];
const actLink = pattern(
  'y',
)`\s{1,6}(?:of|under)\s{1,4}the\s{1,4}((?:[A-Z][\w'-]*,?\s{1,4})(?:${anyOf(actWords)}\s{1,4}){0,9}?Act(?:\sof\s(?:1[789]|20)\d\d)?)(?![\w'-]|\s(?:[A-Z][a-z]|of\s\d))`;

/** `section 2 of the Sherman Act`, `section 10(b) of the Securities Exchange Act of 1934`. */
export function readOfAct(text: string, at: number, sections: Sections): Found | null {
  const from = (sections.listed.at(-1) ?? sections.first).after;
  actLink.lastIndex = from;
  const match = actLink.exec(text);
  if (!match) return null;
  return reversedLaw(text, at, sections, { reporter: match[1]!.replace(/\s+/g, ' '), end: actLink.lastIndex });
}

/** A law that is named after its sections; the last of them has the name. */
export function reversedLaw(text: string, at: number, { first, listed }: Sections, naming: Naming): Found {
  const { end, stop = end, ...names } = naming;
  const law = found(text, 'law', at, listed.length === 0 ? end : first.end, {
    page: first.page,
    ...names,
    ...(first.pin ? { pin_cite: first.pin } : {}),
    after: stop,
    last: stop,
  });
  law.listed = listed.map((one) => sectionOf(text, law, one));
  const final = law.listed.at(-1);
  if (final) final.end = end;
  return law;
}
