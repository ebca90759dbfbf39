import type { Reading } from '#domain/reading/Reading';
import type { FilingLine } from '#domain/text/FilingLine';
import { anyOf, pattern } from '#domain/text/pattern';

const table = /^\W*(?:(?:\w+ )?table of (?:contents|authorities|cases|citations)|index of authorities|topical index)/i;
const leader = /\.{4,}|(?:\. ){4,}|\s(?:\d{1,3}|[ivxl]{1,5}|passim)(?:, ?(?:\d{1,3}|passim))*$/;
const disclosureSections = [
  'corporate disclosure',
  'disclosure statement',
  'certificate (of interested|as to parties)',
  'identity of parties',
  'statement (regarding|concerning|with respect to) oral argument',
  'request for oral argument',
];
/** Parts before the body that are counted in no court. */
const frontMatter = pattern('i')`^\W*${anyOf(disclosureSections)}`;
const openingSections = [
  '(jurisdictional|preliminary|introductory|procedural|factual) ',
  /statement of (?!related)/,
  'jurisdiction',
  'introduction',
  /issues?\b/,
  /questions?\b/,
  'argument',
  'nature of',
  'background',
  'summary of',
  'opinions? below',
  /facts\b/,
  'memorandum of',
  'glossary',
];
/** Parts with which the body begins or continues. */
const bodyHead = pattern('i')`^\W*(?:[IVX]+\. )?${anyOf(openingSections)}`;
/** After a notice's signature its memorandum is still the document's own. */
const memorandum = /^\W*(?:memorandum (?:of|in)|points and authorities|brief in support)/i;
const closing = /^\W*(?:respectfully submitted|dated?\s*(?::|this\b)|executed (?:on|at|this))/i;
const signature =
  /\/ ?s ?\/|^\W*s\/|_{6,}|^\W*by\s*:|\b(?:attorneys?|counsel|solicitor) (?:for|of record)|pro se|in pro per|declarant|affiant|respectfully/i;
const certificateSubjects = ['service', 'compliance', 'conference', 'word count', 'length', 'mailing'];
const closingSections = [
  pattern()`certificat\w+ of ${anyOf(certificateSubjects)}`,
  'proof of (electronic )?service',
  '(affidavit|declaration|affirmation) of (service|mailing)',
  'verification',
  /exhibit(?: "?[a-z0-9]{1,3}"?)?/,
  /(?:\w+ )?appendix(?: [a-z0-9]{1,3})?/,
  'addendum',
  'service list',
];
const attached = pattern('i')`^\W*${anyOf(closingSections)}\W*$`;
const frontLines = 80;
/** A signature with its date and firm. */
const signatureLines = 14;

/** Which of a document's lines are its body, the part that limits of words and pages are about. */
export function bodyOf(lines: readonly FilingLine[], reading: Reading): boolean[] {
  const start = bodyStart(lines, reading);
  const end = bodyEnd(lines, start);
  const inBody = new Array<boolean>(lines.length).fill(false);
  let out: 'table' | 'front' | undefined;
  for (let index = start; index < end; index++) {
    const { text } = lines[index]!;
    if (text.length < 80) {
      if (table.test(text)) out = 'table';
      else if (frontMatter.test(text)) out = 'front';
      else if (out === 'front' && bodyHead.test(text) && !leader.test(text)) out = undefined;
    }
    if (out === 'table' && !staysInTable(lines, index)) out = undefined;
    inBody[index] = out === undefined;
  }
  return inBody;
}

/** A table continues as long as some of the next lines lead to pages. */
function staysInTable(lines: readonly FilingLine[], at: number): boolean {
  return lines.slice(at, at + 6).some(({ text }) => (text.length < 130 && leader.test(text)) || table.test(text));
}

/** After the title in the caption; a document without one begins with its first line. */
function bodyStart(lines: readonly FilingLine[], { title }: Reading): number {
  if (title === undefined) return 0;
  const words = title.value.split(/\s+/).slice(0, 3).join(' ').toLowerCase();
  const at = lines
    .slice(0, frontLines)
    .findIndex(({ text }) => text.toLowerCase().replace(/\s+/g, ' ').includes(words));
  if (at < 0) return 0;
  // A title of several lines ends where the first line is running text.
  const running = lines
    .slice(at, at + 14)
    .findIndex(({ text }) => /[a-z]{3}/.test(text) && text.length > 45 && text !== text.toUpperCase());
  return at + Math.max(1, running);
}

/** Where the first signature after the document's last part begins, else what is attached; a document of neither ends with its last line. */
function bodyEnd(lines: readonly FilingLine[], start: number): number {
  const firstSigned = signedFrom(lines, start);
  if (firstSigned < 0) return attachedFrom(lines, Math.max(start, Math.floor(0.4 * lines.length)));
  const more = lines.findIndex(
    ({ text }, index) => index > firstSigned && text.length < 80 && memorandum.test(text) && isHead(text),
  );
  if (more < 0) return firstSigned;
  const again = signedFrom(lines, more);
  return again < 0 ? attachedFrom(lines, more) : again;
}

const isHead = (text: string) => text === text.toUpperCase();

function signedFrom(lines: readonly FilingLine[], from: number): number {
  return lines.findIndex(
    ({ text }, index) =>
      index > from &&
      text.length < 70 &&
      closing.test(text) &&
      lines.slice(index, index + signatureLines).some((line) => line.text.length < 90 && signature.test(line.text)),
  );
}

function attachedFrom(lines: readonly FilingLine[], from: number): number {
  const at = lines.findIndex(
    ({ text }, index) => index > from && text.length < 90 && attached.test(text) && !leader.test(text),
  );
  return at < 0 ? lines.length : at;
}
