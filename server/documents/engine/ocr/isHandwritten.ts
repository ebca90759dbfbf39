/** Doubtful words next to one another, and what is printed around them. */
export type Passage = {
  texts: string[];
  /** Height of the largest, against the page's printed words. */
  size: number;
  /** Mean of the recognizer's certainties. */
  certainty: number;
  letters: number;
  before: string;
  after: string;
  below: string;
  above: string;
  /** Distance to the word before it, in heights of a printed word. */
  gap: number;
  /** As shares of the page. */
  place: { x: number; y: number };
};

/** Addresses are doubtful to a recognizer because they are no words. */
const address = /@|www|\.(?:com|org|gov|net|edu)\b/i;
const dateLabel = /(?:^|\s)_*[DP]ate[ds]?:?_*(?: [A-Z])?$|\bDated?: \S{1,3}$/i;
const dayLabel = /\b(?:this|the)$/i;
const signingLabel = /\b(?:ordered|dated|done|executed|sworn|signed|entered)\b.*\bthis$/i;
const numberLabel = /(?:^|\s|case)(?:nos?\.?:?|number:?)$/i;
const blankLabel = /(?:county of|name is:?|address is:?|email address:|email[.:]|birth is:?|print(?:ed)? name:?)$/i;
const month = /\b(?:january|february|march|april|may|june|july|august|september|october|november|december)\b/i;
const amountLabel = /\bamount\b/i;
/** What forms print under a blank. */
const underBlank =
  /^\W*(?:\(?Da[lt]e\b|Printed Name|Print Name|Mailing Address|Street Address|City|Zip|P[hR]one|Telephone|Month)\b/;
/** Words around stamps, seals, and labels, whose letters are misread as often as a person's. */
const stamp =
  /filed|clerk|court\b|endorsed|received|county|deputy|record|official|notary|exhibit|instrument|expires|commission|magistrate|public|form \d/i;
/** Words under or beside a signature. */
const signer =
  /attorney|judge|justice|counsel|title|director|esq|notary|signature|plaintiff|defendant|borrower|seal|president|clerk|deputy|officer|agent|magistrate|bar no|secretary|member|manager|chancellor|petitioner|appellant|appellee|sincerely|yours|submitted/i;
const beginsWithName = /^(?:\W*(?:By|Name):?\s*)?[/_]?\p{Lu}[\p{L}.'’]+(?:\s+(?:\p{Lu}\.?|\p{Lu}[\p{L}.'’-]+)){1,3}/u;
const strokes = /^[\s|\\/{}_—–-]+$/;
const ordinaryWord = /^[“"'(‘]*(?:\p{Lu}?[\p{Ll}’']{3,}|\p{Lu}{4,})[’”"'),.;:]*$/u;
const longNumber = /\d{5}|\$/;

/** Parts of the page with banners, stamps, and the numbers of forms. */
const freePart = { top: 0.12, bottom: 0.92, left: 0.06 };

/** Whether such a passage is probably handwritten and no signature. */
export function isHandwritten(passage: Passage): boolean {
  if (passage.texts.some((text) => address.test(text))) return false;
  return fillsBlank(passage) || isNote(passage);
}

/** The day, date, number, or name in a place that is left blank for it. */
function fillsBlank({ texts, size, certainty, before, after, below, above, gap }: Passage): boolean {
  const text = texts.join(' ');
  const isOdd = certainty < 0.1 || !texts.every((one) => ordinaryWord.test(one));
  const isDay = (dayLabel.test(before) || /\bthis/.test(text)) && /^day\b/i.test(after);
  if (size >= 1.15 && (isDay || /\bthis.*day|[\d&]day\b/.test(text))) return true;
  if (size >= 1.25 && gap < 5 && dateLabel.test(before)) return true;
  if (size >= 1.8 && isOdd && certainty < 0.3 && dayLabel.test(before) && /^of\b/.test(after)) return true;
  if (size >= 1.5 && /\bmailed\W*$/i.test(above)) return true;
  if (size >= 1.5 && (signingLabel.test(before) || /^_*[dp]ate:_* \d/.test(text))) return true;
  const isNoMonth = isOdd || (certainty < 0.36 && !month.test(text));
  if (size >= 1.3 && gap < 5 && isNoMonth && /\bday of\W*$/i.test(before)) return true;
  if (size >= 1.6 && gap < 3 && numberLabel.test(before)) return true;
  if (size >= 1.6 && texts.length >= 3 && /^No\./.test(text)) return true;
  if (size < 1.35 || !isOdd) return false;
  if (size >= 1.5 && (/\$\W*$/.test(before) || amountLabel.test(above))) return true;
  return underBlank.test(below) || (gap < 4 && blankLabel.test(before));
}

/** Several words that make no sense, larger than the print, away from stamps, seals, and signatures. */
function isNote({ texts, size, certainty, letters, before, after, below, above, place }: Passage): boolean {
  if (place.y < freePart.top || place.y > freePart.bottom || place.x < freePart.left) return false;
  if ([below, above, before.slice(-24)].some((text) => signer.test(text)) || /\bBy:?$/i.test(before)) return false;
  if (beginsWithName.test(below) || /\bBy\b/.test(above)) return false;
  if ([below, above, after].some((text) => stamp.test(text))) return false;
  if ([below, above].some((text) => text !== '' && strokes.test(text))) return false;
  if (texts.some((text) => longNumber.test(text))) return false;
  if (letters < 6) return false;
  if (size >= 3.5 && certainty < 0.3) return true;
  return texts.length >= 2 && size >= 1.35 && certainty < 0.36 && !texts.every((text) => ordinaryWord.test(text));
}
