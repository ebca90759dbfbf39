import { anyOf, pattern } from '#domain/text/pattern';
import type { Statement } from '../Statement.ts';
import { type StatementText, statedAt } from './StatementText.ts';

const paragraph = /^(?:¶ ?)?\(?(\d{1,3})[.)]\s*(?=\S|$)/;
const ordinal =
  '(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|\\d{1,2}(?:st|nd|rd|th))';
const numeral = '(?:\\d{1,2}|[ivx]{1,5}|one|two|three|four|five|six|seven|eight|nine|ten)\\b';
const claimOwners = ['an? ', 'its ', 'his ', 'her ', 'their ', "plaintiff'?s? "];
const cause = pattern(
  'i',
)`^\W*(?:as (?:and for )?${anyOf(claimOwners)}?)?(?:${ordinal} (?:\w+ )?(?:cause of action|claim|count)\b|(?:cause of action|count|claim) (?:no\. ?)?${numeral})`;
const causeWords = /\b(?:cause of action|claim for relief|count|claim)\b/i;
const reach = 6;

/** Paragraphs numbered one after the other, and headed causes of action with whom they are against. */
export function findNumbering({ lines }: StatementText): Statement[] {
  let longest = { from: -1, length: 0 };
  let run = { from: -1, last: 0, length: 0 };
  const causes: { at: number; against: boolean; numbered: boolean }[] = [];
  for (const [index, { text }] of lines.entries()) {
    const number = Number(paragraph.exec(text)?.[1] ?? 0);
    if (number > 0) {
      // Lists inside begin again; the paragraphs' own count continues where it was left.
      if (number === run.last + 1) run = { ...run, last: number, length: run.length + 1 };
      else if (number === 1 && run.length < 4) run = { from: index, last: 1, length: 1 };
      if (run.length > longest.length) longest = { from: run.from < 0 ? index : run.from, length: run.length };
    }
    if (text.length < 90 && causeWords.test(text) && isHead(text)) {
      const below = lines
        .slice(index, index + reach)
        .map((line) => line.text)
        .join(' ');
      causes.push({
        at: index,
        numbered: cause.test(text),
        against: /\bagainst\b|\bversus\b|\bv\. |\bas to\b|\ball (?:defendants|parties)\b/i.test(below),
      });
    }
  }
  const found: Statement[] = [];
  if (longest.length >= 3) found.push(statedAt(lines[longest.from]!, 'numbered_paragraphs', String(longest.length)));
  for (const one of causes.slice(0, 40)) {
    const value = [one.numbered && 'numbered', one.against && 'against'].filter(Boolean).join(' ');
    found.push(statedAt(lines[one.at]!, 'cause_heading', value));
  }
  return found;
}

/** A cause's heading begins with its number or appears in capitals; a sentence about one does not. */
function isHead(text: string): boolean {
  return !/\.{4,}/.test(text) && (text === text.toUpperCase() || (cause.test(text) && !/[a-z]{3,}\.$/.test(text)));
}
