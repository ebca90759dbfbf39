import type { UnseenKind } from '#domain/documentFacts/Unseen';
import { isInVisibleLine } from './isInVisibleLine.ts';
import type { Rect } from './PlaceGrid.ts';

/** Anchors at which signing services place their fields, and marks of transcript software: they are white on purpose. */
const anchor = /^(?:\{\{.*\}\}|\\\w{1,12}\\|\/\w{1,12}\/|\[\[.*\]\]|<<.*>>|%%.*%%|YVer\w{1,3})$/s;
/** What redaction programs and people write under or on a box: the reason, or placeholders for what was there. */
const label =
  /^(?:redact(?:ed|ions?)|privileged?|priv|confidential(?:ity)?|sealed|filed|under|seal|attorney(?:s|['’]s)?|client|work|product|eyes|only|withheld|omitted|exempt(?:ion)?|personal|information|[x*•_■█–—-]+|\(?b\)?\s?\(?\d\)?(?:\([a-f]\))?)$/i;
const placeholders = /^[x*•_■█\W]+$/i;
const couldBeBoxed: ReadonlySet<UnseenKind> = new Set<UnseenKind>([
  'text_under_box',
  'text_under_image',
  'redaction_not_applied',
  'covered_text',
  'white_text',
]);
/** Parts of the line that a court's system prints at the edge of a page, and that copies are often cropped of. */
const bannerParts = [
  /\b(?:case|no)\b\W{0,3}[\w:-]*\d/i,
  /\b(?:doc|document|ecf|dkt|docket)\b\W{0,3}(?:no\W{0,2})?\d/i,
  /\b(?:filed|entered|received|recorded|printed)\b\D{0,12}\d/i,
  /\b(?:page|pg)\b\W{0,2}\d/i,
  /\bpage ?id\b\W{0,3}#?\W?\d/i,
];
const leastParts = 2;
/** Words of a line that may run off the page without being a sentence. */
const mostWordsOff = 4;
const mostWordsOfCertification = 25;

/** Whether unseen characters of a page say nothing that someone could have wanted to hide or to redact. */
export function isHarmless(
  kind: UnseenKind,
  text: string,
  characters: readonly { rect: Rect }[],
  seen: readonly Rect[],
): boolean {
  const said = text.trim();
  if (anchor.test(said)) return true;
  if (couldBeBoxed.has(kind)) return isLabel(said);
  if (kind !== 'off_page_text') return false;
  if (characters.every(({ rect }) => isCut(rect))) return true;
  if (bannerParts.filter((part) => part.test(said)).length >= leastParts) return true;
  return said.split(/\s+/).length <= mostWordsOff && isInVisibleLine(characters, seen);
}

/** Partly on the page: a copy was cropped through the line. */
const isCut = ({ left, top, right, bottom }: Rect) => (top < 0 && bottom > 0) || (left < 0 && right > 0);

export function isLabel(text: string): boolean {
  if (placeholders.test(text)) return true;
  const words = text.replace(/[[\]{}:;,.!]/g, ' ').split(/[\s/]+|(?<=\p{L})-(?=\p{L})/u);
  const said = words.filter((word) => word !== '');
  return said.length > 0 && said.every((word) => label.test(word));
}

/** A clerk's certification, which a court's system may print beside a page of another size. */
export function isCertification(kind: UnseenKind, text: string): boolean {
  if (kind !== 'off_page_text' || text.split(/\s+/).length > mostWordsOfCertification) return false;
  return /\bcertified\s+copy\b/i.test(text) && /\battest\b/i.test(text) && /\bclerk\b/i.test(text);
}

/** Its signature and date, which are separate pieces of text. */
export function isPartOfCertification(kind: UnseenKind, text: string): boolean {
  return kind === 'off_page_text' && text.trim().split(/\s+/).length <= mostWordsOff;
}
