import { isWordChar } from '#domain/text/chars';
import { anyOf, pattern } from '#domain/text/pattern';
import { matchAt } from './matchAt.ts';

/** One section, rule, or article of a law, and its subsections. */
export type Provision = { page: string; start: number; end: number; after: number; pin?: string };

/** The digits of a section, with what its code adds: `17.50`, `5/2-615`, `9:2800.6`, `2B1.1`, `5-1.1-A`, `384-b`. */
const head = /\d{1,6}(?:,\d{3})*[A-Za-z]{0,4}\d{0,3}/;
const parts = [/[-.:/]\d{1,6}[A-Za-z]{0,3}(?:\d{1,2}(?=[-.:]))?/, /-[a-zA-Z]\d?\b/];
const toAnother = /\s?-\s?\d+[A-Za-z]{0,2}(?:[-.:]\d+)*/;
const number = pattern('y')`${head}${anyOf(parts)}{0,6}${toAnother}?`;
const subsectionLabels = [/[a-zA-Z]/, /\d{1,2}/, /[ivx]{1,5}/];
const subsectionLinks = [/[-—]/, /,?\s(?:and|&|to|or|through)\s/, /,\s/];
const subsectionForms = [
  pattern()`(?!\s?\((?:1[789]|20)\d\d\))(?:\s?(?=\(${anyOf(subsectionLabels)}\)))?(?:\([0-9a-zA-Z]{1,4}\)){1,9}(?:${anyOf(subsectionLinks)}(?:\([0-9a-zA-Z]{1,4}\)){1,9}){0,8}(?:,?\set\sseq\.)?`,
  /,?\s{1,3}et\sseq\./,
  /,?\s{1,3}(?:subd\.|subdivisions?)\s{1,3}(?:\([0-9a-zA-Z]{1,4}\)){1,9}/,
];
const subsections = pattern('y')`${anyOf(subsectionForms)}`;
const link =
  /(?:,\s{1,12}(?:(?:and|&|or)\s{1,4})?|\s{1,4}(?:and|&|or)\s{1,4}|;\s{1,4}(?=\d{1,4}[.:-]\d))(§{1,2}\s{0,3}|(?:[Rr]ules?|[Ss]ections?)\s{1,3})?(?=\d)/y;
const wordsAfter =
  /and|&|or|to|of|for|in|is|are|as|by|on|the|that|which|has|have|was|were|do|does|apply|govern|require|provide|permit|may|must|shall|bar|allow/;
const ends = pattern('y')`(?:[,.;:)\]"'—]|\s{0,6}[([]|\s{1,6}(?:${wordsAfter})\b|\s{0,200}$)`;

/** The subsections that follow a section: where they end, and as printed. */
export function readSubsections(text: string, at: number): { end: number; pin?: string } {
  const end = matchAt(subsections, text, at);
  if (!end) return { end: at };
  return {
    end,
    pin: text
      .slice(at, end)
      .replace(/\s+/g, ' ')
      .replace(/^[,\s]+/, ''),
  };
}

/** One section at its number. */
export function readProvision(text: string, at: number): Provision | null {
  number.lastIndex = at;
  const match = number.exec(text);
  if (!match) return null;
  const printed = match[0].replace(/[.]$/, '');
  const end = number.lastIndex - (match[0].length - printed.length);
  const next = text.charCodeAt(number.lastIndex);
  if (isWordChar(next) || next === 37) return null;
  const { end: after, pin } = readSubsections(text, end);
  return { page: printed.replace(/\s/g, ''), start: at, end, after, ...(pin ? { pin } : {}) };
}

/** No list of sections is longer. */
const mostListed = 30;

/**
 * The sections listed after the first: `§§ 1331, 1332(a), and 1367`. Without a plural sign, a number without its
 * own sign may be anything; only one in the same form, with a point, a hyphen, or a colon, is another section.
 */
export function readListed(text: string, first: Provision, isPlural: boolean): Provision[] {
  const listed: Provision[] = [];
  let at = first.after;
  for (let turn = 0; turn < mostListed; turn++) {
    link.lastIndex = at;
    const match = link.exec(text);
    if (!match) break;
    const next = readProvision(text, link.lastIndex);
    if (!next || !matchAt(ends, text, next.after)) break;
    if ((!isPlural || match[0].startsWith(';')) && !match[1] && !next.pin?.startsWith('(') && !sameForm(first, next))
      break;
    // `art. 38.22, § 3` and `§ 1A-1, Rule 12` are one provision and a part of it.
    if (match[1] && !fitsSign(match[1], text.slice(Math.max(0, first.start - 10), first.start))) break;
    listed.push(next);
    at = next.after;
  }
  return listed;
}

/** A section is listed after a section, and a rule after a rule. */
function fitsSign(sign: string, before: string): boolean {
  if (sign.startsWith('§') !== /§\s{0,3}$/.test(before)) return false;
  return /^[Rr]/.test(sign) ? !/ections?\s{1,6}$/i.test(before) : !/rules?\s{1,6}$/i.test(before);
}

function sameForm(one: Provision, other: Provision): boolean {
  const form = (page: string) => page.replace(/\d+/g, '0').replace(/[A-Za-z]/g, '');
  const own = form(one.page);
  return own === form(other.page) && (own !== '0' || (one.page.length > 1 && one.page.length === other.page.length));
}
