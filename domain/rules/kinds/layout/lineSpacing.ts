import type { Evaluator } from '../Evaluator.ts';
import { conclude } from '../shared/conclude.ts';
import { listed, notApplicable } from '../shared/lookup.ts';
import { isOutcome, isSetAsPleading, pagedPaper } from '../shared/pagedPaper.ts';
import { numberOf } from '../shared/parameter.ts';
import { judgeSpacing } from './judgeSpacing.ts';

/** Whether the running text stands as wide as the court wants. */
export const lineSpacing: Evaluator = (rule, { documents: [lead] }) => {
  if (!isSetAsPleading(lead)) return notApplicable;
  const paper = pagedPaper(lead);
  if (isOutcome(paper)) return paper;
  const allowed = listed(rule.parameters.allowed).map(Number);
  const least = numberOf(rule, 'min') ?? Math.min(...allowed);
  return conclude([judgeSpacing(paper.layout, least < 1.75 ? '1.5' : 'double')]);
};
