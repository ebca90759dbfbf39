import type { Property } from './readProperties.ts';

const identifier = /\b\d{3}-\d{2}-\d{4}\b|\b\d{4}([ -])\d{4}\1\d{4}\1\d{4}\b/;
const madeBy = new Set(['Creator', 'Producer']);
/** Days, numbers and names that programs write. */
const ofPrograms = /^(?:uuid:|urn:|xmp[.:]|D:\d|\d{4}-\d\d-\d\dT|application\/|Adobe )/i;
/** Words that titles of documents have and their pages need not. */
const ofTitles = new Set(
  'a an and of the to in on for by with from motion notice order proposed exhibit exhibits appendix attachment declaration affidavit complaint petition answer brief memorandum reply response opposition stipulation judgment decree certificate service summons subpoena document documents filing filed final draft copy redacted unredacted sealed public version amended first second third page pages table contents authorities microsoft word pdf doc docx untitled court case civil criminal county state united states district superior supreme appeal appeals plaintiff defendant petitioner respondent transcript hearing deposition testimony letter form cover sheet report summary introduction background argument conclusion facts statement section part chapter volume january february march april may june july august september october november december'.split(
    ' ',
  ),
);

/**
 * Properties that reveal what the pages hide: a word that a failed redaction was to hide, an identification number, or,
 * if boxes are blacked out, a name that appears nowhere.
 */
export function findLeaks(
  properties: readonly Property[],
  {
    seen,
    secret,
    hasBoxes,
    texts = [],
  }: { seen: ReadonlySet<string>; secret: ReadonlySet<string>; hasBoxes: boolean; texts?: readonly string[] },
): Property[] {
  let pages: string | undefined;
  // Hyphens at line ends, spaced letters and ligatures part a heading's words, and its bookmark does not.
  const isOnPages = (text: string) => {
    pages ??= squeeze(texts.join(''));
    const said = squeeze(text);
    return said.length >= leastSqueezed && pages.includes(said);
  };
  return properties.filter(({ name, text, about }) => {
    if (madeBy.has(name) || ofPrograms.test(text)) return false;
    const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
    const unsaid = words.filter((word) => !seen.has(word.toLowerCase()));
    if (unsaid.some((word) => word.length > 2 && secret.has(word.toLowerCase()))) return true;
    const number = identifier.exec(text)?.[0];
    if (number?.split(/\D+/).every((figures) => !seen.has(figures))) return true;
    if (!hasBoxes || !about) return false;
    if (name !== 'Bookmark') return namesSomeone(text, seen);
    return !isOnPages(text) && namesOne(text, seen, isOnPages);
  });
}

const leastSqueezed = 4;
const squeeze = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** Two names in a row that appear on no page. */
function namesSomeone(text: string, seen: ReadonlySet<string>): boolean {
  if (/\.(?:docx?|pdf|rtf|wpd|indd)\b|[_\\]|https?:|^uuid:|\d{4}-\d\d-\d\d/i.test(text)) return false;
  const words = text.split(/\s+/);
  return words.some((word, at) => isName(word, seen) && isName(words[at + 1] ?? '', seen));
}

/** A bookmark repeats a heading; one with a name or a number that appears on no page repeats what was there before. */
function namesOne(text: string, seen: ReadonlySet<string>, isOnPages: (word: string) => boolean): boolean {
  const words = text.split(/\s+/).slice(1);
  return words.some((word, at) => {
    const figures = word.replace(/\D/g, '');
    if (figures.length > 5) return !seen.has(figures);
    // A heading of which the page has other words repeats no name; what a box covers is a word or two of a line.
    const isRepeated = words.slice(0, at).some((before) => seen.has(before.toLowerCase().replace(/[^\p{L}]/gu, '')));
    return word.length > 2 && isName(word, seen) && !isOnPages(word) && (at === 0 || isRepeated);
  });
}

function isName(word: string, seen: ReadonlySet<string>): boolean {
  const plain = word.replace(/[^\p{L}]/gu, '');
  const folded = plain.toLowerCase();
  return /^\p{Lu}\p{Ll}{1,}/u.test(plain) && !seen.has(folded) && !ofTitles.has(folded);
}
