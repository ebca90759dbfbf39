import type { CaseType } from '#domain/courts/choices';
import { anyOf, pattern } from '#domain/text/pattern';
import { plainCharacters } from '#domain/text/plainCharacters';
import { type Days, readDays } from './readDays.ts';
import { readCaseNumber, readCaseType, readJudge } from './readMentions.ts';

/** The court data that a question asks for. */
export type Intent =
  | { kind: 'pending_dockets'; case_type: CaseType | null }
  | { kind: 'active_cases'; case_type: CaseType | null }
  | { kind: 'urgent'; days: Days | null }
  | { kind: 'case_status'; case_number: string }
  | { kind: 'case_hearings'; case_number: string }
  | { kind: 'case_deadlines'; case_number: string }
  | { kind: 'filing_lacks'; case_number: string | null }
  | { kind: 'own_filings' }
  | { kind: 'hearings'; days: Days | null; judge: string | null };

const questionWords = [
  'how many',
  'how much',
  'number of',
  'which',
  'whats?',
  'list',
  'show',
  'give me',
  'any',
  'when',
  'whens',
  'who',
  'where',
  'is there',
  'are there',
  'count',
  'tell me',
  'do i have',
  'do we have',
  'have i',
  'did i',
  'status',
  'find',
  'see',
  'check',
  'read',
];
const asking = pattern()`\b${anyOf(questionWords)}\b|\?\s*$`;
/** A person who asks how to do something is directed to the screen for it. */
const howTo =
  /\bhow (?:do|does|can|could|to|should|would|is|are)\b|\bcan you (?:explain|schedule|add|file)\b|\bexplain\b|\bfeatures?\b/;
const pendingWords = [
  'pending',
  'waiting',
  'await(s|ing)?',
  'unreviewed',
  'undecided',
  'outstanding',
  'backlog',
  'queue',
  'not (yet )?(reviewed|decided)',
  'needs? (a )?(review|reviewing|decision)',
  'to (be )?review(ed)?',
];
const pending = pattern()`\b${anyOf(pendingWords)}\b`;
const documents =
  /\b(?:dockets?|filings?|petitions?|complaints?|documents?|papers?|submissions?|motions?|answers?|queue|review|backlog)\b/;
const deficiencyWords = [
  'lacks?',
  'lacking',
  'missing',
  'incomplete',
  'not complete',
  'wrong with',
  'needs? (to be )?(mended|mending|fixing|fixed|corrected|correcting|correction)',
];
const lacking = pattern()`\b${anyOf(deficiencyWords)}\b|\bwhy\b.*\b(?:returned|rejected|incomplete)\b`;
const ownDocuments = [
  'filings?',
  'documents?',
  'submissions?',
  'papers?',
  'complaints?',
  'petitions?',
  'motions?',
  'answers?',
  'uploads?',
];
const filingVerbs = ['file', 'filed', 'submit', 'submitted', 'sent', 'send', 'upload', 'uploaded'];
const own = pattern()`\bmy (?:\w+ ){0,2}${anyOf(ownDocuments)}\b|\b(?:did|have) i ${anyOf(filingVerbs)}\b|\bi (?:have )?(?:filed|submitted)\b`;
const hearing =
  /\bhearings?\b|\bcourt dates?\b|\bappear(?:ances?)?\b|\bon (?:the|my|our) calendar\b|\bcalendar (?:today|tomorrow|this|next|on)\b|\bappointments?\b/;
const deadline = /\bdeadlines?\b|\bdue\b|\boverdue\b/;
const soon = /\bnext\b|\bupcoming\b|\bmy\b|\bhow many\b|\bcoming up\b|\bahead\b/;

/**
 * The data that a question asks for, or null if it only names a part of the portal and is routed by keyword. `today` is
 * the court's date.
 */
export function recognizeIntent(question: string, today: string): Intent | null {
  const asked = plainCharacters(question)
    .toLowerCase()
    .replace(/\bwhat's\b/g, 'whats')
    .replace(/\s+/g, ' ')
    .trim();
  const case_number = readCaseNumber(question);
  if (case_number) return ofCase(asked, case_number);
  if (howTo.test(asked) && !/\bhow (?:many|much)\b/.test(asked)) return null;

  const [days, judge] = [readDays(question, today), readJudge(question)];
  if (/\burgent\b|\bneeds? me\b|\bpressing\b/.test(asked)) return { kind: 'urgent', days };
  if (lacking.test(asked) && (documents.test(asked) || /\b(?:it|mine|anything)\b/.test(asked))) {
    return { kind: 'filing_lacks', case_number: null };
  }
  const asks = asking.test(asked);
  if (judge && (days || hearing.test(asked) || asks)) return { kind: 'hearings', days, judge };
  if (deadline.test(asked) && (asks || days || soon.test(asked))) return { kind: 'urgent', days };
  if (hearing.test(asked) && (days || (soon.test(asked) && !/\bnext steps?\b/.test(asked)))) {
    return { kind: 'hearings', days, judge: null };
  }
  if (!asks) return null;
  if (own.test(asked)) return { kind: 'own_filings' };
  if (pending.test(asked) && documents.test(asked)) return { kind: 'pending_dockets', case_type: readCaseType(asked) };
  if (/\b(?:active|open) (?:\w+ ){0,2}cases?\b|\bhow many (?:\w+ ){0,2}cases\b/.test(asked)) {
    return { kind: 'active_cases', case_type: readCaseType(asked) };
  }
  return null;
}

function ofCase(asked: string, case_number: string): Intent {
  if (lacking.test(asked)) return { kind: 'filing_lacks', case_number };
  if (deadline.test(asked)) return { kind: 'case_deadlines', case_number };
  if (hearing.test(asked)) return { kind: 'case_hearings', case_number };
  return { kind: 'case_status', case_number };
}
