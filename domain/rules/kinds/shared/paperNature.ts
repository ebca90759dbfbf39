import { anyOf, pattern } from '#domain/text/pattern';
import { isCourtsOwn } from '../../appliesToPaper.ts';
import type { CheckedDocument } from '../../checks/Submission.ts';

const partiesPapers = [
  'motion',
  'application',
  'complaint',
  'petition',
  'answer',
  'counterclaim',
  'opposition',
  'response',
  'reply',
  'memorandum',
  'brief',
  'notice',
  'stipulation',
  'declaration',
  'affidavit',
  'affirmation',
  'objection',
  'demurrer',
  'request',
  'interrogator',
  'appearance',
  'statement',
  'disclosure',
  'substitution',
  'plea to',
  'suggestion',
  'demand',
  'praecipe',
  'information',
  'indictment',
  'waiver',
  'new matter',
  'proof of claim',
  'account',
  'inventory',
  'bill of (costs|particulars)',
];
/** Papers that somebody files and signs; all others (exhibits, wills, letters, forms of orders) have other rules. */
const signed = pattern('i')`${anyOf(partiesPapers)}`;
const otherPapers = [
  'proposed',
  'exhibit',
  'transcript',
  'summons',
  'cover sheet',
  'order to show cause',
  'verdict',
  'jury instructions',
  /^letters?$/,
  'docket',
  'appendix',
  'settlement',
  'agreement',
  /\bwill\b/,
];
const unsigned = pattern('i')`${anyOf(otherPapers)}`;
/** Papers of whoever testifies: no lawyer's block belongs to them. */
const testimony = /^(?:declaration|affidavit|affirmation|verification|proof of service|certificate of service)/i;
const laterPapers = [
  'motion',
  'application',
  'answer',
  'opposition',
  'response',
  'reply',
  'memorandum',
  'brief',
  'objection',
  'demurrer',
  'request',
  'interrogator',
  'appearance',
  'substitution',
  'statement',
  'disclosure',
  'notice',
  'declaration',
  'affirmation',
  'discovery',
  'suggestion',
  'jury demand',
  /^demand/,
];
/** Papers that their filer has to serve on those who are in the case already. */
const served = pattern('i')`${anyOf(laterPapers)}`;
const papersOfTheirOwn = [
  'proposed',
  'notice of (appeal|removal|pendency|lis pendens)',
  'stipulat',
  'of (service|mailing)',
  'proof of claim',
  'subpoena',
  'summons',
  'indictment',
  /^information/,
  'notice to appear',
  'cover sheet',
  'judicial intervention',
  'petition',
  'complaint',
];
/** Served by the clerk, with process, or being itself about service. */
const notServed = pattern('i')`${anyOf(papersOfTheirOwn)}`;
/** What answers a petition or complaint may be named after it. */
const answers = /answer|opposition|response|reply|objection|motion|demurrer/i;
const jointNouns = ['motion', 'request', 'stipulation', 'notice', 'status', 'statement'];
const jointPapers = [
  /^\W*(?:joint|agreed|stipulated)/,
  pattern()`\bjoint ${anyOf(jointNouns)}`,
  /\bagreed (?:motion|order)/,
  'ex parte',
  'in forma pauperis',
  'fee waiver',
  'lis pendens',
];
/** Signed by all who would be served, or heard without them. */
const together = pattern('i')`${anyOf(jointPapers)}`;

/** Whether a party or its lawyer files and signs such a paper. */
export function isSignedPaper(document: CheckedDocument): boolean {
  const type = document.reading.doc_type?.value;
  if (type === undefined || !signed.test(type) || unsigned.test(type)) return false;
  return !isCourtsOwn(type) && !isSignedByCourt(document);
}

/** Notices and orders of a court have only its judge's or clerk's hand. */
function isSignedByCourt({ reading }: CheckedDocument): boolean {
  const capacities = reading.signatures.map(({ parts }) => parts?.capacity ?? '');
  const ofCourt = capacities.filter((capacity) => capacity === 'judge' || capacity === 'clerk').length;
  return ofCourt > 0 && ofCourt === capacities.length && reading.counsel.length === 0;
}

export function isTestimony({ reading }: CheckedDocument): boolean {
  return testimony.test(reading.doc_type?.value ?? '');
}

export function isServedPaper(document: CheckedDocument): boolean {
  const type = document.reading.doc_type?.value ?? '';
  if (!served.test(type) || (notServed.test(type) && !answers.test(type))) return false;
  return !together.test(document.reading.title?.value ?? '') && !isSignedByCourt(document);
}

/** Whether a lawyer stands behind a paper, as far as it says so. */
export function hasLawyer({ reading }: CheckedDocument): boolean {
  if (reading.bar_numbers.length > 0) return true;
  if (reading.signatures.some(({ parts }) => /pro se/.test(parts?.capacity ?? ''))) return false;
  return reading.counsel.length > 0 || reading.signatures.some(({ parts }) => /attorney/.test(parts?.capacity ?? ''));
}
