import { exhibitOwners } from '#domain/reading/exhibits/readExhibits';
import { anyOf, pattern } from '#domain/text/pattern';
import type { Sheet, SheetLine } from './Sheet.ts';

/** What the head of a sheet says of it, before anything is read. */
export type Heads = {
  /** The label of a slip sheet or of an exhibit's first page. */
  label: SheetLine | null;
  /** A court's name set as a heading, with something that names a case. */
  caption: SheetLine | null;
  /** `[PROPOSED] ORDER` or, alone on its line, `ORDER`. */
  order: SheetLine | null;
  /** The head of a form that is filed by itself. */
  form: { line: SheetLine; kind: 'cover_sheet' | 'summons' } | null;
};

const topLines = 6;
const captionLines = 50;

const exhibitNouns = ['exhibits?', 'appendix', 'attachment', 'addendum', 'schedule', 'tab', 'annex'];
const label = pattern(
  'i',
)`^\W*(?:${anyOf([...exhibitOwners, 'petition'])}(?:er)?'?s?'?\s+)?${anyOf(exhibitNouns)}(?:\s+(?:no\.?\s*)?["'#]?[A-Z0-9]{1,3}(?:-\d{1,3})?["']?)?(?:\s+(?:to|of)\b.{0,60})?\W*$`;
/** A label alone with a letter or a number; `Exhibit to the motion` is a phrase. */
const plainLabel = /^\W*(?:exhibit|attachment|tab|annex)\s+(?:no\.?\s*)?["'#]?[A-Z0-9]{1,3}(?:-\d{1,3})?["']?\W*$/i;
const slipWords = 60;

const courtHeading = /\bcourts?\b|\bC ?O ?U ?R ?T\b/i;
const sentence =
  /[.;]$|\d{3}(?!(?:st|nd|rd|th)\b)|\bv\.|\bthe court(?:'s)?\b(?! of\b)|\bthis court\b|^\d(?!\d{0,2}(?:st|nd|rd|th)\b)/i;
const captionSigns = [
  /^\W*(?:v|vs|versus|-?against-?)\W*$/,
  /^\W*(?:v|vs)\. /,
  /\bv(?:s)?\.$/,
  /^in re\b/,
  /^in the (?:matter|interest|estate|marriage)\b/,
  /\b(?:plaintiff|petitioner|appellant|claimant)\(?s?\)?\W*$/,
  /^(?:plaintiff|petitioner)s?\b.{0,24}:/,
  /\b(?:estate|will|guardianship|conservatorship) of\b/,
];
const sides = pattern('i')`${anyOf(captionSigns)}`;
const proposed = /[[(]?proposed[\])]?\s+(?:[a-z]+ ){0,4}(?:order|judgment)\b|\border\s*[[(]proposed/i;
const orderKinds = ['agreed', 'final', 'default', 'temporary', 'scheduling', 'protective'];
const orderSubjects = [
  'on',
  'granting',
  'denying',
  'setting',
  'regarding',
  're',
  'appointing',
  'approving',
  'compelling',
  'to',
  'for',
];
const bareOrder = pattern(
  'i',
)`^\W*(?:${anyOf(orderKinds)} )*(?:o ?r ?d ?e ?r|judgment)\W*(?:$|${anyOf(orderSubjects)}\b)`;

/** Examines the lines of a sheet's head alone. */
export function headsOf({ lines }: Sheet): Heads {
  const heads: Heads = { label: null, caption: null, order: null, form: null };
  let court: SheetLine | null = null;
  let parted = false;
  let words = 0;
  for (const [index, line] of lines.entries()) {
    const { text } = line;
    words += text.length;
    if (index >= captionLines) continue;
    if (index < topLines) {
      heads.label ??=
        text.length < 60 && (plainLabel.test(text) || (label.test(text) && isCapitals(text))) ? line : null;
      heads.form ??= formOf(line);
    }
    if (text.length > 100) continue;
    if (
      court === null &&
      /ourt|C ?O ?U ?R ?T/.test(text) &&
      courtHeading.test(text) &&
      !sentence.test(text) &&
      isHeading(text)
    )
      court = line;
    parted ||= sides.test(text);
    heads.order ??= isOrderHead(text, index) ? line : null;
  }
  // A slip sheet says its label anywhere on an empty page.
  if (heads.label === null && words < 6 * slipWords) {
    heads.label = lines.find(({ text }) => plainLabel.test(text)) ?? null;
  }
  if (court !== null && parted) heads.caption = court;
  return heads;
}

function isOrderHead(text: string, index: number): boolean {
  if (!/order|judgment/i.test(text) || text.length > 80) return false;
  if (proposed.test(text)) return isCapitals(text);
  return index < captionLines && bareOrder.test(text) && isCapitals(text);
}

function formOf(line: SheetLine): Heads['form'] {
  const { text } = line;
  if (text.length > 60) return null;
  if (/^\W*(?:js-? ?(?:cand ?)?44\b|(?:civil|family|family court) (?:case )?cover ?sheet\W*$|cm-010\b)/i.test(text))
    return { line, kind: 'cover_sheet' };
  if (/^\W*(?:ao 440\b|summons(?: in a civil action)?\W*$|sum-1\d0\b)/i.test(text)) return { line, kind: 'summons' };
  return null;
}

function isCapitals(text: string): boolean {
  return /[A-Z]{3}|[A-Z] [A-Z] [A-Z]/.test(text) && !/[a-z]{2}/.test(text);
}

/** In capitals, or each of its longer words with a capital. */
function isHeading(text: string): boolean {
  if (isCapitals(text)) return true;
  return (text.match(/\b[A-Za-z]{4,}/g) ?? []).every((word) => /^[A-Z]/.test(word));
}
