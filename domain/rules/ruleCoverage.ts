import { documentType, typesThat } from '#domain/documentTypes/documentType';
import type { CheckForum } from './checks/Submission.ts';
import type { Rule } from './Rule.ts';

/** The rules' names for what is served with process and carries no certificate of service (Fed. R. Civ. P. 4 and 5). */
const servedWithProcess: readonly string[] = [
  ...typesThat(({ service }) => service === 'process').flatMap((id) => documentType(id).ruleSlugs),
  'small_claims_complaint',
  'family_petition',
  'probate_petition',
];

/** Whether a rule is about a document that has these names (see ruleNamesOf); of a document without any, only rules for every document. */
export function coversDocument({ applies_to }: Rule, kinds: readonly string[]): boolean {
  const { doc_types } = applies_to;
  if (doc_types.includes('any')) return true;
  if (kinds.length === 0) return false;
  if (doc_types.includes('any_served')) return !kinds.some((kind) => servedWithProcess.includes(kind));
  return kinds.some((kind) => doc_types.includes(kind));
}

/** Whether a rule is about cases of this type in this very court; where either is not known, it may be. */
export function coversForum(
  { applies_to }: Rule,
  { case_type, court_id }: Pick<CheckForum, 'case_type' | 'court_id'>,
): boolean {
  const { case_types, court_ids } = applies_to;
  const ofType = case_type === null || case_types.some((one) => one === '*' || one === case_type);
  return ofType && court_ids.some((one) => one === '*' || one === court_id);
}
