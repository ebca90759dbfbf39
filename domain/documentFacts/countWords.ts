import type { DocumentText } from '#domain/documents/DocumentText';
import type { Reading } from '#domain/reading/Reading';
import { cleanText } from '#domain/text/cleanText';
import type { FilingLine } from '#domain/text/FilingLine';
import { bodyOf } from './words/bodyOf.ts';

/**
 * Words of a document as a word processor counts them, and those of its body: without caption or cover, tables, disclosures,
 * signature, certificates and what is attached (Fed. R. App. P. 32(f); Sup. Ct. R. 33.1(d); Cal. Rules of Court, rule
 * 8.204(c)(3); 22 NYCRR 202.8-b(b)). Footnotes count.
 */
export function countWords(text: DocumentText, reading: Reading): { all: number; body: number } {
  const { body: lines } = cleanText(text);
  const inBody = bodyOf(lines, reading);
  let all = 0;
  let body = 0;
  for (const [index, line] of lines.entries()) {
    const words = wordsIn(line);
    all += words;
    if (inBody[index]) body += words;
  }
  return { all, body };
}

/** Runs of characters between spaces, as the counters of word processors take them. */
function wordsIn({ text }: FilingLine): number {
  let count = 0;
  let inside = false;
  for (let index = 0; index < text.length; index++) {
    const isSpace = text.charCodeAt(index) <= 32;
    if (!isSpace && !inside) count++;
    inside = !isSpace;
  }
  return count;
}
