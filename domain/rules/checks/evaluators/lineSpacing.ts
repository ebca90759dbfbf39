import type { Evaluator } from '../Evaluator.ts';
import { conclude } from '../layout/conclude.ts';
import { judgeSpacing } from '../layout/judgeSpacing.ts';
import { isOutcome, isSetAsPleading, pagedPaper } from '../layout/pagedPaper.ts';
import { numberOf } from '../layout/parameter.ts';
import { listed, notApplicable } from './lookup.ts';

/** Whether the running text stands as wide as the court wants. */
export const lineSpacing: Evaluator = (rule, { documents: [lead] }) => {
  if (!isSetAsPleading(lead)) return notApplicable;
  const paper = pagedPaper(lead);
  if (isOutcome(paper)) return paper;
  const allowed = listed(rule.parameters.allowed).map(Number);
  const least = numberOf(rule, 'min') ?? Math.min(...allowed);
  return conclude([judgeSpacing(paper.layout, least < 1.75 ? '1.5' : 'double')]);
};
