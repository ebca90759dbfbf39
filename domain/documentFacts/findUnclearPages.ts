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
  const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  if (words.length < least) return false;
  const said = words.filter((word) => /\p{L}/u.test(word));
  const broken = said.filter(isBroken).length;
  if (said.length >= least / 2 && broken > mostBroken * said.length) return true;
  if (said.length < runningWords || said.length < 0.7 * words.length || !isRunning(said)) return false;
  const everyday = said.filter((word) => common.has(word.toLowerCase().replace(/[^\p{L}]/gu, ''))).length;
  return everyday < leastCommon * said.length;
}

/** Prose is mostly in small letters; captions, lists of names and tables are not. */
const isRunning = (words: readonly string[]) =>
  words.filter((word) => /^\p{Ll}/u.test(word)).length > 0.5 * words.length;

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
