import { anyOf, pattern } from '#domain/text/pattern';
import { findCourt } from './findCourt.ts';

/** The parenthesis after a citation that says when, and where the reporter does not say it, by which court. */
export type DateParenthesis = { year: string; court?: string; end: number };

const longest = 160;
const month = '(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)[a-z]{0,6}\\.?';
const dispositions = [
  'pet',
  'writ',
  'no pet',
  'cert',
  'mem',
  'unpub',
  'order',
  'table',
  'orig',
  'en banc',
  'per curiam',
  'not',
  'Nos?',
];
const yearLast = pattern()`^(.{0,120}?)((?:1[6-9]|20)\d\d)(?:-(?:\d{4}|\d\d))?((?:,? ${anyOf(dispositions)}\b.{0,60})?)$`;
const dayBefore = new RegExp(
  `(?:^|\\s)(?:${month}\\s?(?:\\d{1,2}(?:st|nd|rd|th)?,?)?|\\d{1,2}\\s${month}|\\d{1,2}[/-]\\d{1,2}[/-])\\s?$`,
);
const wordsOfCourts = /^[A-Z0-9][\w.,'&—[\]()\s-]*$/;
const sentence =
  /(?:^|\s)(?!per curiam|en banc|mem|of|the|sub|nom|unpublished|table|no|pet|and|for|dist|div|cir|ct|in|banc)[a-z]{3,}/;

/** Reads `(9th Cir. 1999)`, `[D Kan 2006]`, `(Pa. Feb. 9, 2017)`; null where the parenthesis says something else. */
export function readDateParenthesis(text: string, at: number): DateParenthesis | null {
  const open = text.charCodeAt(at);
  if (open !== 40 && open !== 91) return null;
  const end = closing(text, at, longest);
  if (end < 0) return null;
  const content = text
    .slice(at + 1, end)
    .replace(/\s+/g, ' ')
    .trim();
  const match = yearLast.exec(content);
  if (!match || /\d$/.test(match[1]!)) return null;
  const before = match[1]!
    .replace(/[\s,]+$/, ' ')
    .replace(dayBefore, '')
    .replace(/[\s,]+$/, '');
  if (before && (before.length > 90 || !wordsOfCourts.test(before) || sentence.test(before))) return null;
  const court = before ? findCourt(before) : undefined;
  return { year: match[2]!, end: end + 1, ...(court ? { court } : {}) };
}

/** Where the bracket that opens here is closed; -1 where that is not within reach. */
export function closing(text: string, open: number, reach: number): number {
  const limit = Math.min(text.length, open + reach);
  let depth = 0;
  for (let at = open; at < limit; at++) {
    const code = text.charCodeAt(at);
    if (code === 40 || code === 91) depth += 1;
    else if ((code === 41 || code === 93) && --depth === 0) return at;
  }
  return -1;
}
