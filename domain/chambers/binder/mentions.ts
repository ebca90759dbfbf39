const minor = new Set(
  'a an and by for from in its of on or the to with re notice corrected amended errata first second third'.split(' '),
);
const parties =
  /\b(?:plaintiff|defendant|petitioner|respondent|movant|appellant|appellee|cross-complainant)s?(?:['’]s?)?/gi;

/** The words of a title that identify the motion: without parties, small words, and marks of a correction. */
export function wordsOf(title: string): string[] {
  return title
    .replace(parties, ' ')
    .toLowerCase()
    .split(/[^a-z0-9§]+/)
    .filter((word) => word.length > 1 && !minor.has(word));
}

/** Whether a title names the motion with another title, for example an opposition to it. */
export function mentions(title: string, motion: string): boolean {
  const named = wordsOf(motion);
  // 'Motion' alone would be named by every opposition to any motion.
  if (named.length < 2) return false;
  const words = new Set(wordsOf(title));
  return named.every((word) => words.has(word));
}
