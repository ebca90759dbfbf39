/** One kind of line break and of space, and nothing that cannot be seen; every other character stays where it is. */
export function tidyText(text: string): string {
  return text
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replaceAll('\u00a0', ' ')
    .replace(invisible, '')
    .replace(endOfLine, '');
}

/** Control characters, soft hyphens, zero-width characters and marks of writing direction, which hide words from a search. */
const invisible = /(?![\t\n])[\p{Cc}\p{Cf}]/gu;
/** Matched from the first space of a run only: from every space, a run of millions would take hours. */
const endOfLine = /(?<![ \t])[ \t]+$/gm;
