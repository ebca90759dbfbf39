import { anyOf, pattern } from '#domain/text/pattern';
import type { CheckForum } from './checks/Submission.ts';
import type { Rule } from './Rule.ts';

const courtsTitles = [
  /minutes?\b/,
  'civil minutes',
  'findings',
  'verdict',
  'docket',
  'clerk',
  'mandate',
  /writ\b/,
  'warrant',
  'transcript',
  'decision',
  'report and recommendation',
  'notice of (hearing|entry)',
  /letters$/,
  'opinion',
  'memorandum (opinion|and order)',
];
/** What a court itself writes: the rules on papers that parties file do not bind it. */
const courtsOwn = pattern('i')`^${anyOf(courtsTitles)}|(?:order|opinion|judgment|decree)$`;
/** Named as orders and yet asked for by a party. */
const ofParty = /proposed|request for order|^motion|^petition|^application|stipulat/i;

/** Whether a paper of this kind comes from the court and not from a party. */
export function isCourtsOwn(docType: string | undefined): boolean {
  return docType !== undefined && !ofParty.test(docType) && courtsOwn.test(docType);
}

/** Papers that are served by process and carry no certificate of service of their own (Fed. R. Civ. P. 4 and 5). */
const opensTheCase = [
  'complaint',
  'petition',
  'criminal_complaint',
  'indictment_information',
  'summons',
  'small_claims_complaint',
  'family_petition',
  'probate_petition',
];

/** Whether a rule is about a paper that has these names (see paperKinds); of a paper without any, only rules for every paper. */
export function appliesToPaper({ applies_to }: Rule, kinds: readonly string[]): boolean {
  const { doc_types } = applies_to;
  if (doc_types.includes('any')) return true;
  if (kinds.length === 0) return false;
  if (doc_types.includes('any_served')) return !kinds.some((kind) => opensTheCase.includes(kind));
  return kinds.some((kind) => doc_types.includes(kind));
}

/** Whether a rule is about cases of this type in this very court; where either is not known, it may be. */
export function appliesInForum(
  { applies_to }: Rule,
  { case_type, court_id }: Pick<CheckForum, 'case_type' | 'court_id'>,
): boolean {
  const { case_types, court_ids } = applies_to;
  const ofType = case_type === null || case_types.some((one) => one === '*' || one === case_type);
  return ofType && court_ids.some((one) => one === '*' || one === court_id);
}
