import type { Evaluator } from '../Evaluator.ts';
import { conclude } from '../layout/conclude.ts';
import { searchable } from '../layout/judgeFile.ts';
import { judgeCounting, judgeNumbered } from '../layout/judgePageNumbers.ts';
import { isOutcome, pagedPaper } from '../layout/pagedPaper.ts';
import { asks } from '../layout/parameter.ts';

/** Whether the pages are numbered as the court wants. */
export const pageNumbering: Evaluator = (rule, { documents: [lead] }) => {
  const paper = pagedPaper(lead);
  const pictures = asks(rule, 'text_searchable') ? searchable(lead) : undefined;
  if (isOutcome(paper)) return pictures === undefined ? paper : conclude([pictures]);
  return conclude([judgeNumbered(paper), judgeCounting(paper), pictures]);
};
