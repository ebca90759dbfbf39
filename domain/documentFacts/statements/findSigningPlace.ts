import type { Reading } from '#domain/reading/Reading';
import { anyOf, pattern } from '#domain/text/pattern';
import type { Statement } from '../Statement.ts';
import { type StatementText, statedAt } from './StatementText.ts';

/** The last part of a document, where it is signed. */
const tail = 60;
const captionLines = 80;
const signerRoles = [
  'declarant',
  'affiant',
  'deponent',
  'movant',
  'petitioner',
  'plaintiff',
  'defendant',
  'respondent',
  'appellant',
  'appellee',
  'pro se',
];
const signingSigns = [
  /dated?\b\W{0,3}(?:this\b|_|\d|[A-Z])/,
  /executed (?:on|at|this|in)\b/,
  'signed (on|at|this|by|and)',
  'by:',
  /sign(?:ed|ature)?\s*:/,
  /\(signature\)/,
  /x_{3,}/,
  'respectfully',
  'sincerely',
  'very truly',
  /(?:attorneys?|counsel|solicitors?) for\b/,
  pattern()`${anyOf(signerRoles)}\s*$`,
];
const place = pattern('i')`^\W*${anyOf(signingSigns)}`;
const mark = /(?:^|\s)\/ ?s ?\/[\s_]*[A-Za-z]|^\W*s\/ ?[A-Z]|\b(?:electronically|digitally|e-) ?signed\b/i;

/**
 * `signature_mark` where a line is signed with /s/ or electronically; else `signing_place` where a document should be signed but no text shows a signature: a handwritten one is an image.
 */
export function findSigningPlace({ lines }: StatementText, { title }: Reading): Statement[] {
  const marked = lines.findLast(({ text }) => text.length < 110 && mark.test(text));
  if (marked !== undefined) return [statedAt(marked, 'signature_mark')];
  const words = title?.value.slice(0, 20).toLowerCase();
  const front =
    words === undefined
      ? -1
      : lines.slice(0, captionLines).findLastIndex(({ text }) => text.toLowerCase().includes(words));
  const first = Math.max(front + 1, lines.length - tail);
  const found = lines.slice(first).findLast(({ text }) => text.length < 80 && place.test(text));
  return found === undefined ? [] : [statedAt(found, 'signing_place')];
}
