import type { Evaluator } from '../Evaluator.ts';
import { searchable } from '../file/judgeFile.ts';
import { conclude } from '../shared/conclude.ts';
import { isOutcome, pagedPaper } from '../shared/pagedPaper.ts';
import { judgeCounting, judgeNumbered } from './judgePageNumbers.ts';

/** Whether the pages are numbered as the court wants. */
export const pageNumbering: Evaluator<'page_numbering'> = (rule, { documents: [lead] }) => {
  const paper = pagedPaper(lead);
  const pictures = rule.parameters.searchable ? searchable(lead) : undefined;
  if (isOutcome(paper)) return pictures === undefined ? paper : conclude([pictures]);
  return conclude([judgeNumbered(paper), judgeCounting(paper), pictures]);
};
