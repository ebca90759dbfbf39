import type { Submission } from '../../checks/Submission.ts';
import type { Evaluator } from '../Evaluator.ts';
import type { Outcome } from '../Outcome.ts';
import { met, missing, notChecked } from '../shared/lookup.ts';
import { absentParts } from './demands.ts';
import type { PartName } from './demandTable.ts';

/** The approximate number of words on a page of double-spaced pleading paper. */
const wordsOnPage = 280;

/**
 * Whether a long memorandum has the parts that the rule requires. Only pages of the body count, not the cover, tables,
 * and attachments.
 */
export const tablesIfLong: Evaluator<'tables_if_long'> = ({ parameters }, submission) => {
  const tables = wanted(['toc', 'toa'], parameters.tables_over_pages, submission);
  return tables.outcome === 'met' ? wanted(['summary_of_argument'], parameters.summary_over_pages, submission) : tables;
};

function wanted(parts: readonly PartName[], overPages: number, submission: Submission): Outcome {
  const [lead] = submission.documents;
  const { pages } = lead.facts.file;
  if (pages === null || pages <= overPages) return met;
  const lacking = absentParts(parts, submission);
  if (lacking.length === 0) return met;
  if (lead.facts.words.body <= overPages * wordsOnPage)
    return notChecked({ code: 'sections.perhaps_over_pages', values: { pages, over: overPages } });
  return missing(lead, { code: 'sections.parts_missing_over_pages', values: { parts: lacking, pages } });
}
