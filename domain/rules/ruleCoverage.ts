import { documentType, typesThat } from '#domain/documentTypes/documentType';
import type { CheckForum } from './checks/Submission.ts';
import type { Rule } from './Rule.ts';

/**
 * The names in rules of documents that are served with process and have no certificate of service (Fed. R. Civ. P. 4
 * and 5).
 */
const servedWithProcess: readonly string[] = [
  ...typesThat(({ service }) => service === 'process').flatMap((id) => documentType(id).ruleSlugs),
  'small_claims_complaint',
  'family_petition',
  'probate_petition',
];

/**
 * Whether a rule applies to a document with these names (see ruleNamesOf). To a document without names, only rules for
 * every document apply.
 */
export function coversDocument({ applies_to }: Rule, kinds: readonly string[]): boolean {
  const { doc_types } = applies_to;
  if (doc_types.includes('any')) return true;
  if (kinds.length === 0) return false;
  if (doc_types.includes('any_served')) return !kinds.some((kind) => servedWithProcess.includes(kind));
  return kinds.some((kind) => doc_types.includes(kind));
}

/** Whether a rule applies to cases of this type in this court. If either is unknown, it may apply. */
export function coversForum(
  { applies_to }: Rule,
  { case_type, court_id }: Pick<CheckForum, 'case_type' | 'court_id'>,
): boolean {
  const { case_types, court_ids } = applies_to;
  const ofType = case_type === null || case_types.some((one) => one === '*' || one === case_type);
  return ofType && court_ids.some((one) => one === '*' || one === court_id);
}
