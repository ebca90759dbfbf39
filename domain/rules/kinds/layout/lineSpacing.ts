import type { Evaluator } from '../Evaluator.ts';
import { conclude } from '../shared/conclude.ts';
import { notApplicable } from '../shared/lookup.ts';
import { isOutcome, isSetAsPleading, pagedDocument } from '../shared/pagedDocument.ts';
import { checkSpacing } from './checkSpacing.ts';

/** Whether the body text has the required line spacing. */
export const lineSpacing: Evaluator<'line_spacing'> = (rule, { documents: [lead] }) => {
  if (!isSetAsPleading(lead)) return notApplicable;
  const document = pagedDocument(lead);
  if (isOutcome(document)) return document;
  return conclude([checkSpacing(document.layout, rule.parameters.line_spacing)]);
};
