import { anyOf, pattern } from '#domain/text/pattern';
import type { Statement } from '../Statement.ts';
import { type StatementText, stated } from './StatementText.ts';

const most = 60;
const reach = 170;
const exhibitNouns = ['exhibits?', 'exhs?.', 'exs?.', 'attachments?'];
const exhibit = pattern(
  'g',
)`\b${anyOf(exhibitNouns)} ["'(]?((?:[a-z]{1,2}|\d{1,3})(?:-\d{1,2})?)\b((?:(?:, | and |, and | through |-)["']?(?:[a-z]|\d{1,3})\b["']?){0,12})`;

const attachedHow = ['as', 'are', 'at', 'marked', 'collectively', 'respectively', 'together'];
/** It comes with this document: `attached hereto as Exhibit A`, `Exhibit A hereto`, `Exhibit A is attached`. */
const before = pattern()`\b(?:attached|annexed|appended)(?: to this (?:\w+ ){1,3})?(?: hereto)?(?: and (?:incorporated|made)[^.;]{0,60})?(?:,? ${anyOf(attachedHow)})*(?: as)? ?["'(]?$`;
const after =
  /^["')]{0,2},? (?:hereto\b|(?:(?:is|are|being|which (?:is|are)) )?(?:attached|annexed|appended)(?: hereto| to this| as)?\b)/;
const elsewhereSigns = [
  'under seal',
  'sealed',
  'previously',
  'already',
  'earlier',
  'on file',
  '(filed|lodged|submitted|served) (on|at|with|in|as|by|under|separately|concurrently|contemporaneously)',
  'to be (filed|lodged|submitted)',
  'will be (filed|lodged|submitted|offered)',
  'lodged',
  'concurrently',
  'herewith',
  'separately',
  'manually',
  'flash drive',
  'thumb drive',
  /\bdvd\b/,
  /\b(?:ecf|dkt|docket|doc)\.? ?(?:no|#|\d|entry)/,
  /(?:attached|annexed|appended) to (?!this|the (?:present|instant))/,
  /\btrial exhibit/,
  "plaintiffs?' exhibit",
  "defendants?' exhibit",
];
/** It comes by another way, or came before. */
const elsewhere = anyOf(elsewhereSigns);
const otherDocuments = [
  'declaration',
  /decl\b/,
  'affidavit',
  /aff\b/,
  'affirmation',
  'complaint',
  'petition',
  'motion',
  'answer',
  'opposition',
  'reply',
  'agreement',
  'contract',
  'lease',
  'deposition',
  /dep\b/,
  'request',
  'brief',
  'notice',
  'report',
  'letter',
  'response',
  'order',
  'indictment',
  'record',
  'stipulation',
];
/** Of another document: `Exhibit A to the Roe Declaration`, `Roe Decl., Ex. A`. */
const ofAnother = pattern()`^[,"')]{0,2} (?:to|of) (?!this|the (?:present|instant))(?:[\w.'-]+ ){0,6}?${anyOf(otherDocuments)}`;
/** The dot of `Dkt.` ends no sentence. */
const onDocket = /\b(?:ecf|dkt|docket|doc)\.? ?(?:no\.? ?|# ?)?\d[\d-]*[^.;]{0,40}$/;
const another =
  /\b(?:decl|aff|dep|declaration|affidavit|affirmation)[.,]{0,2}(?: of [^,;]{3,40})?,? (?:at |¶ ?\d+,? )?["'(]?$/;

/** The exhibits that a document states are attached to it; the value is the label, `A`. An exhibit that is only named may belong to another document. */
export function findAttachedExhibits(document: StatementText): Statement[] {
  const found = new Map<string, Statement>();
  const { lower } = document;
  for (const { 0: words, 1: label, 2: more, index } of lower.matchAll(exhibit)) {
    const end = index + words.length;
    const sentence = lower.slice(Math.max(0, index - reach), index);
    const head = sentence.slice(Math.max(sentence.lastIndexOf('. ') + 1, sentence.lastIndexOf(';') + 1));
    const tail = /^[^.;]*/.exec(lower.slice(end, end + reach))![0];
    if (!before.test(head) && !after.test(tail)) continue;
    if (elsewhere.test(`${head} | ${tail}`) || ofAnother.test(tail) || another.test(head) || onDocket.test(sentence))
      continue;
    for (const one of [label!, ...(more?.match(/\b(?:[a-z]|\d{1,3})\b/g) ?? [])]) {
      const value = one.toUpperCase();
      if (!found.has(value)) found.set(value, stated(document, 'exhibit_said_attached', index, end, value));
    }
    if (found.size >= most) break;
  }
  return [...found.values()];
}
