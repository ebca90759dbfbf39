import type { Evaluator } from '../Evaluator.ts';
import { conclude } from '../shared/conclude.ts';
import { notApplicable } from '../shared/lookup.ts';
import { isOutcome, isSetAsPleading, pagedDocument } from '../shared/pagedDocument.ts';
import { checkMargins } from './checkMargins.ts';
import { checkPageSize } from './checkPageSize.ts';
import { checkSpacing } from './checkSpacing.ts';

/** Whether the document has the required margins, and the other layout requirements of the same rule. */
export const margins: Evaluator<'margins'> = (rule, { documents: [lead] }) => {
  if (!isSetAsPleading(lead)) return notApplicable;
  const document = pagedDocument(lead);
  if (isOutcome(document)) return document;
  const { letter_size, margins_in = {}, line_spacing } = rule.parameters;
  return conclude([
    ...(letter_size ? [checkPageSize(document)] : []),
    ...checkMargins(document, margins_in),
    ...(line_spacing ? [checkSpacing(document.layout, line_spacing)] : []),
  ]);
};
