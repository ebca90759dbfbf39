import type { StatementKind } from '#domain/documentFacts/Statement';
import type { CheckedDocument } from '../../checks/Submission.ts';
import { statementsIn, titleOf, typeOf } from './lookup.ts';

type About = (lead: CheckedDocument) => boolean;

const titled =
  (pattern: RegExp): About =>
  (lead) =>
    pattern.test(titleOf(lead));
const says = (lead: CheckedDocument, kind: StatementKind) => statementsIn(lead, kind).length > 0;
const corporate =
  /\b(?:inc|corp|corporation|company|co|llc|l\.l\.c|lp|llp|ltd|bank|n\.a|association|trust|partners|department|county|city|state|board|district)\b\.?/i;
const ofContract = /contract|note|lease|guarant|foreclos|account stated|mortgage|loan/i;

/** The subject of a document, for rules that apply only to some documents of a type. */
export const subjects = {
  administration: titled(/administration/i),
  children: hasChildren,
  custody: (lead) => hasChildren(lead) && titled(/parent-child|custody|conservator|paternity|child/i)(lead),
  discovery: (lead) =>
    titled(/compel|discovery|particulars|disclosure|preclude|3124|3126/i)(lead) && !titled(/arbitration/i)(lead),
  divorce: titled(/dissolution|divorce/i),
  divorce_complaint: (lead) =>
    (titled(/divorce/i)(lead) || says(lead, 'divorce')) && (!titled(/summons/i)(lead) || titled(/complaint/i)(lead)),
  estate_administration: titled(/probate of|letters|administration/i),
  eviction: titled(/evict|forcible|possession/i),
  family_support: titled(/dissolution|divorce|marriage|support|paternity/i),
  // Fed. R. Civ. P. 9(b) is about claims of fraud or mistake, not about the word.
  fraud: ({ reading }) =>
    reading.causes_of_action.some(({ value }) => /fraud|misrepresent|mistake|deceit/i.test(value)),
  // Cal. Rules of Court, rule 3.1345: further responses, not a first motion after no response.
  further_answers: titled(/further/i),
  habeas: titled(/habeas/i),
  individual_plaintiff: (lead) =>
    (isPleading(lead) || titled(/original|complaint/i)(lead)) && filers(lead).some((name) => !corporate.test(name)),
  marriage: titled(/dissolution|divorce|marriage/i),
  // Ill. S. Ct. R. 222(b): a demand for money.
  money: ({ reading }) =>
    reading.amount_cents !== undefined || reading.relief.some(({ value }) => /damages|\$|money|judgment/i.test(value)),
  mortgage_foreclosure: (lead) =>
    says(lead, 'foreclosure') &&
    /mortgage|foreclos/i.test(`${titleOf(lead)} ${lead.reading.causes_of_action.map(({ value }) => value).join(' ')}`),
  not_habeas_or_removal: (lead) => !titled(/habeas|removal/i)(lead),
  not_letter: (lead) => !titled(/letter/i)(lead),
  // Motions in limine require no notice, and motions to be relieved as counsel no memorandum (Cal. Rules of Court,
  // rules 3.1112(f), 3.1362).
  noticed_motion: (lead) =>
    !titled(/ex parte|in limine|relieved|request for order|joint|stipulat|notice of (?:non-?)?opposition/i)(lead),
  probate: titled(/probate/i),
  will: (lead) => titled(/probate of|testamentary/i)(lead) && !says(lead, 'intestate'),
  will_application: (lead) =>
    titled(/\bwill\b|probate of/i)(lead) && !titled(/intestate|administration without|small estate/i)(lead),
  written_instrument: suesOnInstrument,
} satisfies Record<string, About>;
export type Subject = keyof typeof subjects;

/** Whether a document is about a subject. */
export const isAbout = (subject: Subject, lead: CheckedDocument): boolean => subjects[subject](lead);

function isPleading(lead: CheckedDocument): boolean {
  const family = typeOf(lead)?.family;
  return family === 'petition' || family === 'review' || family === 'complaint';
}

function hasChildren(lead: CheckedDocument): boolean {
  const said = statementsIn(lead, 'children');
  return said.length > 0 && !said.some(({ value }) => value === 'none');
}

/** The names of the parties on whose behalf the document is filed. */
function filers(lead: CheckedDocument): string[] {
  const { plaintiffs, defendants } = lead.reading;
  const side = typeOf(lead)?.filer === 'defendants' ? defendants : plaintiffs;
  return side.map(({ value }) => value);
}

/** Based on a written instrument, not on an oral promise. */
function suesOnInstrument(lead: CheckedDocument): boolean {
  if (says(lead, 'instrument_unavailable')) return false;
  const breached = lead.reading.causes_of_action.some(({ value }) => ofContract.test(value));
  return says(lead, 'written_instrument') && (breached || says(lead, 'instrument_breached'));
}
