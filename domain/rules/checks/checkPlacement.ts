import type { AcceptancePolicy } from '#domain/acceptance/AcceptancePolicy';
import { everyCourt } from '../everyCourt.ts';
import { compareCaption } from '../kinds/record/partiesAgree.ts';
import type { Finding } from './Finding.ts';
import { findingOf } from './findingOf.ts';
import type { CheckedDocument, Submission } from './Submission.ts';

type CaseOnRecord = Pick<NonNullable<Submission['record']>, 'title' | 'parties'>;

/**
 * Compares the clerk's intended placement with the record, with findings if the caption does not name the parties of
 * the case in which the document would be filed. The findings name parties of a case that the filer may have no access
 * to, so they are for court staff only and never part of the filing's check.
 */
export function checkPlacement(
  lead: CheckedDocument,
  record: CaseOnRecord,
  policy: AcceptancePolicy,
  adopted: ReadonlySet<string>,
): Finding[] {
  const rule = everyCourt.find(({ kind }) => kind === 'parties_agree')!;
  const outcome = compareCaption(lead, record);
  return outcome.outcome === 'broken'
    ? outcome.problems.map((problem) => findingOf(rule, problem, policy, adopted))
    : [];
}
