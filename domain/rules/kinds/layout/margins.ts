import type { Rule } from '../../Rule.ts';
import type { Evaluator } from '../Evaluator.ts';
import { conclude } from '../shared/conclude.ts';
import { notApplicable } from '../shared/lookup.ts';
import { isOutcome, isSetAsPleading, pagedPaper } from '../shared/pagedPaper.ts';
import { numberOf, wordOf } from '../shared/parameter.ts';
import { judgeMargins, type Sides } from './judgeMargins.ts';
import { judgePageSize } from './judgePageSize.ts';
import { judgeSpacing } from './judgeSpacing.ts';

/** Whether the text stays as far from the edges as the court wants, and whatever else of its setting the same rule says. */
export const margins: Evaluator = (rule, { documents: [lead] }) => {
  if (!isSetAsPleading(lead)) return notApplicable;
  const paper = pagedPaper(lead);
  if (isOutcome(paper)) return paper;
  return conclude([
    ...(wordOf(rule, 'page_size') === 'letter' ? [judgePageSize(paper)] : []),
    ...judgeMargins(paper, sidesOf(rule)),
    ...(wordOf(rule, 'line_spacing') === 'double' ? [judgeSpacing(paper.layout, 'double')] : []),
  ]);
};

const sides = ['left', 'right', 'top', 'bottom'] as const;

/** In inches; a rule names each side, or one and the others, or all at once. */
export function sidesOf(rule: Rule): Sides {
  const all = numberOf(rule, 'other_margins_in', 'margins_in');
  const found: Sides = {};
  for (const side of sides) {
    const inches = numberOf(rule, `${side}_in`, `${side}_margin_in`) ?? all;
    if (inches !== undefined) found[side] = inches;
  }
  return found;
}
