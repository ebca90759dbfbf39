import type { FilingLine } from '#domain/text/FilingLine';
import type { Statement } from '../Statement.ts';
import { type StatementText, statedAt } from './StatementText.ts';
import { headingWords, sections } from './sections.ts';

const longest = 95;
const most = 4;
const numbered = /^(?:(?:[IVXL]{1,6}|[A-Z]|\d{1,2})[.):]|§|¶|[-*•])\s+/;
/** The dots and the page to which a table of contents leads. */
const leader = /[\s.…_]{2,}(?:\d{1,4}|[ivxl]{1,6}|passim)?$|\s\d{1,4}$/;

/** The headings of a document, in its own order and as its table of contents has them. */
export function findSections({ lines }: StatementText): Statement[] {
  const found: Statement[] = [];
  const times = new Map<string, number>();
  for (const [index, line] of lines.entries()) {
    if (line.text.length > longest || !headingWords.test(line.text) || line.rotated) continue;
    const heading = headingOf(line, lines[index + 1]);
    if (heading === undefined) continue;
    for (const [kind, pattern] of sections) {
      if ((times.get(kind) ?? 0) >= most || !pattern.test(heading)) continue;
      times.set(kind, (times.get(kind) ?? 0) + 1);
      found.push(statedAt(line, kind));
    }
  }
  return found;
}

/** The words of a heading in small letters, with those of its second line; undefined for running text. */
function headingOf(line: FilingLine, next: FilingLine | undefined): string | undefined {
  const bare = line.text.replace(numbered, '').replace(leader, '').trim();
  if (bare.length < 4 || !isHeading(bare, line)) return undefined;
  const both = next !== undefined && goesOn(bare, next) ? `${bare} ${next.text.trim()}` : bare;
  return both
    .replace(/[\s.:;,*"']+$/, '')
    .replace(/^["'*[\s]+(?!proposed)/i, '')
    .toLowerCase();
}

/** Headings are in capitals, in bold, or begin each of their words with a capital; a sentence does not. */
function isHeading(text: string, line: FilingLine): boolean {
  const words = text.match(/[A-Za-z][A-Za-z'’-]*/g) ?? [];
  if (words.length === 0 || words.length > 14) return false;
  if (text === text.toUpperCase() || line.bold) return true;
  const large = words.filter((word) => /^[A-Z]/.test(word) || word.length < 4);
  return /^[^a-z]/.test(text) && (large.length === words.length || (words.length <= 4 && !/[.;]$/.test(text)));
}

/** `STATEMENT REGARDING` over `ORAL ARGUMENT`: the first of two lines ends in the middle. */
function goesOn(text: string, next: FilingLine): boolean {
  return (
    next.text.length < 60 &&
    /\b(?:of|the|and|for|in|to|regarding|with|by|or|a)$|^(?:certificate|statement|corporate|summary|table|index)\b.{0,24}$/i.test(
      text,
    ) &&
    (next.text === next.text.toUpperCase() || /\b(?:of|the|and|for|in|to|regarding|with|by|or|a)$/i.test(text))
  );
}
