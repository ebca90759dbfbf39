import type { DocumentTypeId } from '#domain/documentTypes/documentTypes';
import { anyOf, pattern } from '#domain/text/pattern';
import { plainCharacters } from '#domain/text/plainCharacters';

/**
 * Which motion, notice, order or application a title names, in small letters: `to dismiss`, `for summary judgment`,
 * `of appeal`. Absent where the title says no more than its kind.
 */
export function readWhich(type: DocumentTypeId, title: string): string | undefined {
  const heads = objectStarts[type];
  if (heads === undefined) return undefined;
  const text = plainCharacters(title).replace(/\s+/g, ' ');
  const match = heads.exec(text);
  if (match === null) return undefined;
  const rest = text.slice(match.index + match[0].length).toLowerCase();
  const usual = usualObject.exec(rest);
  if (usual !== null) return usual[0].trim();
  const said = /^\s*(?:(?:to|for|of|in|granting|denying|re|regarding|setting|appointing|approving)\b.*)/.exec(
    rest,
  )?.[0];
  return said === undefined ? undefined : shorten(said);
}

/** Where the object of a title begins, by the document type. */
const objectStarts: Partial<Record<DocumentTypeId, RegExp>> = {
  motion: /\bmotions?\b(?:\s*\((?:unopposed|opposed|corrected)\))?(?! and\b)/i,
  notice_of_motion: /\bmotions?\b/i,
  application: /\bapplication\b/i,
  notice: /\bnotice\b/i,
  order: /\border\b/i,
  proposed_order: /\border\b/i,
  petition: /\bpetition\b/i,
  request: /\brequest\b/i,
};

/**
 * What motions, applications and notices usually request or state; a longer form precedes the one that it begins with. By the Federal Rules of Civil Procedure 12, 13, 15, 16, 19, 24, 26, 37, 41, 42, 50, 52, 54 to 56, 59, 60, 62, 65
 * and what the states' practice adds.
 */
const usualObjects = [
  'to dismiss',
  'to compel (arbitration|discovery|production|further responses|responses|deposition|disclosure)',
  'to compel',
  'to strike',
  'to remand',
  'to transfer( venue)?',
  'to change venue',
  'to intervene',
  'to quash( service of summons| service| subpoena| the subpoena)?',
  'to suppress',
  'to stay',
  'to lift (the )?(automatic )?stay',
  'to (file under )?seal',
  'to withdraw( as (counsel|attorney))?',
  'to continue',
  'to consolidate',
  'to sever',
  'to bifurcate',
  'to vacate',
  'to set aside( default)?',
  'to reopen',
  'to amend',
  'to expedite',
  'to enforce',
  'to certify',
  'to appoint',
  'to substitute',
  'to extend( time)?',
  'to modify',
  'to reconsider',
  'to be relieved as counsel',
  'to proceed in forma pauperis',
  'to exclude',
  'to confirm (arbitration )?award',
  'to tax costs',
  'in limine',
  'for (an )?(enlargement|extension) of time',
  'for partial summary judgment',
  'for summary (judgment|adjudication|disposition|affirmance|reversal)',
  'for judgment on the pleadings',
  'for judgment as a matter of law',
  'for (entry of )?default( judgment)?',
  'for (a )?(temporary restraining order)',
  'for (a )?preliminary injunction',
  'for leave to (amend|file|intervene|appeal|proceed in forma pauperis|withdraw|supplement|serve)',
  'for reconsideration',
  'for (a )?new trial',
  "for (award of )?attorneys?'?s?'? fees",
  'for sanctions',
  'for class certification',
  'for (a )?protective order',
  'for (a )?continuance',
  'for relief from (the )?(automatic )?stay',
  'for (admission )?pro hac vice( admission)?',
  'for admission pro hac vice',
  'for (an )?order to show cause',
  'for contempt',
  'for (a )?directed verdict',
  'for (final )?(approval|settlement)',
  'for substitution of (counsel|attorney|party)',
  'of (cross-)?appeal',
  'of appearance',
  'of removal',
  'of voluntary dismissal',
  'of dismissal',
  'of (withdrawal|substitution)( of (counsel|attorney))?',
  'of change of address',
  'of hearing',
  'of deposition',
  'of entry of (judgment|order|default)',
  'of (lis pendens|pendency of action)',
  'of (related cases?|settlement|filing|lodging|default|intent|claim|service|trial)',
  'to show cause',
  'to appear',
];
const usualObject = pattern()`^\s*${anyOf(usualObjects)}(?![a-z])`;

const mostWords = 6;

/** The first words of an object, up to where it turns to its grounds, its opponent or its support. */
function shorten(object: string): string | undefined {
  const cut = object
    .trim()
    .split(
      /[,.;:([]|\b(?:pursuant|under|against|and|with|as to|by|on behalf|in support|in the alternative|or|filed|dated|upon|because|that|who|which)\b/,
    )[0]!
    .trim();
  const words = cut.split(' ').slice(0, mostWords);
  while (
    words.length > 0 &&
    /^(?:the|a|an|of|to|for|in|into|from|as|at|on|any|all|its|his|her|their)$/.test(words.at(-1)!)
  )
    words.pop();
  return words.length < 2 ? undefined : words.join(' ');
}
