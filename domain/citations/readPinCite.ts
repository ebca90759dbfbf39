/** Pages, paragraphs, notes and lines within an authority. */
export type PinCite = { text: string; from: number; end: number };

const gap = '[\\s\\u2060]{0,12}';
const label =
  '(?:(?:&|and)?\\s{0,2}(?:note|notes|nn?\\.?|fn\\.?|footnotes?|¶{1,2}|§{1,2}|\\*{1,4}|pgs?\\.?|pp?\\.?|pages?|paras?\\.|ll?\\.)\\s{0,3})';
const number = `(?:\\d{1,6}:\\d{1,6}(?:-\\d{1,6}(?::\\d{1,6})?)?|[*]?\\d{1,7}[a-z]?(?:${gap}[-–]${gap}[*]?\\d{1,7}[a-z]?)?)`;
const note = '(?:\\s{0,2}(?:&\\s{0,2})?(?:nn?|fn)\\.\\s{0,2}\\d{1,4}(?:-\\d{1,4})?)?';
const token = `${label}?${number}${note}`;
/** What may follow a pin cite; anything else, and the number begins the next citation. */
const stop = `(?=[,.;:)\\]\\\\"'?!—|]|\\s{0,4}[([]|\\s{0,200}$)`;
const more = `(?:,${gap}${token}${stop}|\\s(?:&|and)\\s${token}${stop}){0,60}`;

const strict = new RegExp(`(?:,?${gap})((?:at${gap})?${token}${stop}${more})`, 'y');
/** After *id.* and *supra* an `at` or a sign says enough. */
const loose = new RegExp(
  `(?:,?${gap})((?:at${gap}${token}(?![\\w/%])|[¶§]{1,2}${gap}${number}(?![\\w/%])|(?:at${gap})?${token}${stop})${more})`,
  'y',
);

/** The pin cite that begins here, after a comma or not. */
export function readPinCite(text: string, at: number, kind: 'strict' | 'loose' = 'strict'): PinCite | null {
  const pattern = kind === 'strict' ? strict : loose;
  pattern.lastIndex = at;
  const match = pattern.exec(text);
  if (!match) return null;
  const end = pattern.lastIndex;
  const from = end - match[1]!.length;
  if (/^[\d*]+$/.test(match[1]!) && /^[.,:]\d/.test(text.slice(end, end + 2))) return null;
  return { text: tidy(match[1]!), from, end };
}

function tidy(printed: string): string {
  return printed.replace(/[\s\u2060]+/g, ' ').replace(/(\d) ?- ?(?=[*\d])/g, '$1-');
}
