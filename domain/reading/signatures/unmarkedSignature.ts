import type { FilingLine } from '#domain/text/FilingLine';
import { anyOf, pattern } from '#domain/text/pattern';
import { personName } from './personName.ts';

/** A day over a signature: `Dated: June 5, 2020`, `Executed on June 5, 2020, at Alder`, `Dated this ____ day of June`. */
const dated = /^(?:dated?|executed|signed|done|so ordered)\b(?! (?:filed|of|action|terminated|entered|issued|served))/i;
/** Someone swears or certifies. */
const attesting = /\bpenalt(?:y|ies) of perjury\b|\bcertif(?:y|ies)\b/i;
const jurat = /\b(?:subscribed (?:and|&) sworn|sworn to (?:and subscribed )?before me)\b|^notary public\b/i;
const byName = /^by:? +/i;
const ranks = ['assistant', 'deputy', 'special', 'chief', 'first', 'senior'];
const governments = [
  'district',
  "state'?s",
  'city',
  'county',
  'u.?s.?',
  'united states',
  'public',
  'federal',
  'attorney',
];
const roles = [
  'defendant',
  'plaintiff',
  'petitioner',
  'respondent',
  'appellant',
  'appellee',
  'movant',
  'debtor',
  'claimant',
];
const offices = [
  /(?:\w+ ){0,3}(?:counsel|attorney|prosecutor|solicitor|trustee|guardian ad litem|mediator|referee|arbitrator)/,
  pattern()`(?:${anyOf(ranks)} )*${anyOf(governments)} (?:attorney|defender|general|prosecutor)`,
  /(?:\w+ )?bar (?:id|no|number|card|roll)\b.{0,20}/,
  /affiant|declarant|deponent/,
  // A role alone is a caption's as well.
  pattern()`${anyOf(roles)},? ?(?:pro se|in pro(?:pria)? per(?:sona)?)`,
];
const office = pattern('i')`^\W*${anyOf(offices)}\W*$`;
/** `Nora Fitzgibbon, pro se`, `Leo Specimen, Defendant, pro se`. */
const ownCause = pattern('i')`,? (?:${anyOf(roles)},? )?(?:pro se|in pro(?:pria)? per(?:sona)?|self-represented)\W*$`;
const title = /^(?:(?:the )?hon(?:orable|\.)?|(?:chief )?(?:judge|justice|magistrate)|commissioner|referee)\b\.? /i;
/** The label of a form's line to sign on. */
const fields = [
  'signature',
  'sign(ed)? here',
  /(?:authorized )?signature (?:of|by|\/) ?.{0,40}/,
  /\(?type or print name\)?.{0,40}signature.{0,40}/,
];
const field = pattern('i')`^\W*${anyOf(fields)}[\W_]*$`;

/** The label of a form's line to sign on, which names the office of who signs. */
const signatureOf = /^\W*signature of (?:the )?[a-z][a-z,'/ -]{2,60}\W*$/i;

/** A form's line to sign on, on a document of a type that need not be signed. */
export function findSignatureLabel(lines: readonly FilingLine[]): FilingLine | undefined {
  return lines.find(({ text }) => signatureOf.test(text));
}

const nameReach = 10;
const attestReach = 6;
/** Signatures are in this part of a document, counted from its beginning; a short one may have them anywhere below its head. */
const late = 0.45;
const shortDocument = 80;
const head = 18;

/**
 * The line that shows a signature without a mark: a name below a day or below an oath, a name over an office, or the label
 * of a form's line. Handwriting is lost in scans, so the name printed below it is what remains.
 */
export function findUnmarked(lines: readonly FilingLine[]): FilingLine | undefined {
  const from = lines.length < shortDocument ? Math.min(head, lines.length >> 1) : Math.floor(late * lines.length);
  for (let index = from; index < lines.length; index++) {
    const line = lines[index]!;
    if (line.text.length > 110) continue;
    if (field.test(line.text) || jurat.test(line.text)) return line;
    if (isName(line.text.replace(ownCause, '')) && ownCause.test(line.text)) return line;
    if (byName.test(line.text) && isName(line.text.replace(byName, ''))) return line;
    if (dated.test(line.text)) {
      if (lines.slice(Math.max(0, index - attestReach), index).some(({ text }) => /perjury/i.test(text))) return line;
      const name = nameBelow(lines, index);
      if (name !== undefined) return name;
    } else if (attesting.test(line.text)) {
      const name = nameBelow(lines, index);
      if (name !== undefined) return name;
    } else if (office.test(line.text) && isName(lines[index - 1]?.text ?? '')) return lines[index - 1];
  }
  return undefined;
}

function nameBelow(lines: readonly FilingLine[], at: number): FilingLine | undefined {
  const { page } = lines[at]!;
  return lines.slice(at + 1, at + 1 + nameReach).find((line) => line.page === page && isName(line.text));
}

/** `(JR-1234)` behind a lawyer's name. */
const barNumber = / \([A-Z]{1,2}[- ]?\d{4,6}\)$/;

function isName(text: string): boolean {
  return text.length < 60 && personName(text.replace(title, '').replace(barNumber, '')) !== undefined;
}
