import type { DocumentText } from '#domain/documents/DocumentText';

/** Pages with fewer words do not show how well they were recognized. */
const least = 40;
/** Shares of a page's words: broken ones from here on, or words of everyday English up to here. */
const mostBroken = 0.2;
const leastCommon = 0.12;
const runningWords = 80;

const common = new Set(
  'a an and any are as at be been but by can did do does for from had has have he her his i if in is it its may no not of on or she shall such that the their them there they this to under upon was we were which will with would you de la el que en los del por las con para una'.split(
    ' ',
  ),
);

/** Pages whose text is so garbled, mostly by poor recognition, that nothing can be reported missing from it. */
export function findUnclearPages(document: DocumentText): number[] {
  if (document.layout !== 'pages') return [];
  return document.pages.filter(({ text }) => isUnclear(text)).map(({ number }) => number);
}

/** Whether this many words are broken, or so few of everyday English, that a page cannot be read by a program. */
export function isUnclear(text: string): boolean {
  let words = 0;
  let lettered = 0;
  let broken = 0;
  let small = 0;
  let everyday = 0;
  for (const word of text.split(/\s+/)) {
    const traits = traitsOf(word);
    if (traits.isWord) words += 1;
    if (!traits.isLettered) continue;
    lettered += 1;
    if (traits.isBroken) broken += 1;
    if (traits.isSmall) small += 1;
    if (traits.isEveryday) everyday += 1;
  }
  if (words < least) return false;
  if (lettered >= least / 2 && broken > mostBroken * lettered) return true;
  // Prose is mostly in small letters; captions, lists of names, and tables are not.
  const isRunning = small > 0.5 * lettered;
  if (lettered < runningWords || lettered < 0.7 * words || !isRunning) return false;
  return everyday < leastCommon * lettered;
}

type Traits = Record<'isWord' | 'isLettered' | 'isBroken' | 'isSmall' | 'isEveryday', boolean>;

/** Most words of a page appeared on the page before. When this many are known, they are forgotten. */
const mostKnown = 20_000;
const longestKnown = 40;
const knownWords = new Map<string, Traits>();

function traitsOf(word: string): Traits {
  const known = knownWords.get(word);
  if (known !== undefined) return known;
  const traits = judgeWord(word);
  if (knownWords.size >= mostKnown) knownWords.clear();
  if (word.length <= longestKnown) knownWords.set(word, traits);
  return traits;
}

function judgeWord(word: string): Traits {
  const isPlain = plainWord.test(word);
  const isWord = isPlain || /[\p{L}\p{N}]/u.test(word);
  const isLettered = isPlain || /\p{L}/u.test(word);
  const letters = () => word.toLowerCase().replace(isPlain ? /[^a-z]/g : /[^\p{L}]/gu, '');
  return {
    isWord,
    isLettered,
    isBroken: isLettered && (isPlain ? consonantsOnly.test(word) : isBroken(word)),
    isSmall: /^\p{Ll}/u.test(word),
    isEveryday: isLettered && (common.has(word) || common.has(letters())),
  };
}

/** Most words: letters of which only the first is a capital, perhaps with punctuation. The other tests are slower. */
const plainWord = /^["'(]?[A-Za-z][a-z]*[.,;:)"'?!]*$/;
const consonantsOnly = /^["'(]?[bcdfghjklmnpqrstvwxz]{4,}[.,;:)"'?!]*$/;

/** `d3clarat1on`, `tlie!r`, `~bj~ct`: symbols and digits within a word, or hardly any vowels in a long one. */
function isBroken(word: string): boolean {
  const bare = word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  if (/[@/]|^www\.|^\p{Lu}{1,5}[-–]?\d/u.test(bare)) return false;
  return (
    /\p{L}[^\p{L}\p{N}'’‘.,;:&()"“”–—-]+\p{L}/u.test(bare) ||
    /\p{Ll}\d+\p{Ll}|\p{Ll}\p{Lu}\p{Ll}*\p{Lu}/u.test(bare) ||
    /^[bcdfghjklmnpqrstvwxz]{4,}$/.test(bare)
  );
}
