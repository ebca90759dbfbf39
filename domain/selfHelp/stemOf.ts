/** Endings that do not change what a word is about, the longest first. */
const endings = 'ations ation ments ment ions ion ings ing ers ies ed er es ly s e'.split(' ');
const shortest = 3;

/** The part of a word that its forms share: `evicted`, `evicts`, and `evicting` have the stem `evict`. */
export function stemOf(word: string): string {
  for (const ending of endings) {
    if (!word.endsWith(ending) || word.length - ending.length < shortest) continue;
    const stem = word.slice(0, -ending.length);
    if (ending === 's' && /[su]$/.test(stem)) continue;
    // A doubled letter comes from the ending: `stopped`.
    return /([bdgmnprt])\1$/.test(stem) && /^(?:ings?|ed|ers?)$/.test(ending) ? stem.slice(0, -1) : stem;
  }
  return word;
}
