const small = new Set(['and', 'in', 'of', 'the', 'to', 'or']);
/** Words that end in s and are no plural. */
const singular = /(?:ss|us)$/;

/**
 * A party's part as the caption prints it, said of one party and with capitals at the words' beginnings:
 * `DEFENDANTS-APPELLEES,` is `Defendant-Appellee`, `Real Parties in Interest` is `Real Party in Interest`.
 */
export function nameRole(printed: string): string {
  const clean = printed
    .replace(/\((?:e?s|ies)\)/gi, '')
    .replace(/[.:;()*"]+/g, ' ')
    .replace(/\s*,\s*/g, ', ')
    .replace(/\s*([-/])\s*/g, '$1')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,]+|[\s,]+$/g, '')
    .replace(/^(?:the|and) /i, '');
  return clean.replace(/[A-Za-z]+/g, (word, at: number) => {
    const lower = word.toLowerCase();
    if (at > 0 && small.has(lower)) return lower;
    const one = lower
      .replace(/^parties$/, 'party')
      .replace(/^children$/, 'child')
      .replace(/^amici$/, 'amicus');
    const bare = one === lower && one.length > 4 && !singular.test(one) ? one.replace(/s$/, '') : one;
    return bare[0]!.toUpperCase() + bare.slice(1);
  });
}
