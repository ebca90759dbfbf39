import type { Evaluator } from '../Evaluator.ts';
import { searchable } from '../file/checkFile.ts';
import { conclude } from '../shared/conclude.ts';
import { isOutcome, pagedDocument } from '../shared/pagedDocument.ts';
import { checkCounting, checkNumbered } from './checkPageNumbers.ts';

/** Whether the pages are numbered as the court requires. */
export const pageNumbering: Evaluator<'page_numbering'> = (rule, { documents: [lead] }) => {
  const document = pagedDocument(lead);
  const pictures = rule.parameters.searchable ? searchable(lead) : undefined;
  if (isOutcome(document)) return pictures === undefined ? document : conclude([pictures]);
  return conclude([checkNumbered(document), checkCounting(document), pictures]);
};
