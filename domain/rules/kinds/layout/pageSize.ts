import { ruleNamesOf } from '../../ruleNamesOf.ts';
import type { Evaluator } from '../Evaluator.ts';
import { conclude } from '../shared/conclude.ts';
import { met, notApplicable, notChecked } from '../shared/lookup.ts';
import { isOutcome, isSetAsPleading, sizedPaper } from '../shared/pagedDocument.ts';
import { checkPageSize, isMostly, letter } from './checkPageSize.ts';
import { isPrintedAsBooklet } from './isPrintedAsBooklet.ts';

/** Whether the pages have the size that the court requires; a booklet may be printed on letter sheets. */
export const pageSize: Evaluator<'page_size'> = (rule, { documents: [lead], forum }) => {
  const { booklet_in, exempt = [] } = rule.parameters;
  const kinds = ruleNamesOf(lead.reading.doc_type?.value, lead.reading.title?.value, forum);
  if (kinds.some((kind) => exempt.includes(kind)) || !isSetAsPleading(lead)) return notApplicable;
  const document = sizedPaper(lead);
  if (isOutcome(document)) return document;
  if (booklet_in === undefined) return conclude([checkPageSize(document)]);
  const booklet = { width: 72 * booklet_in.width, height: 72 * booklet_in.height };
  if (isMostly(document.layout, booklet)) return met;
  if (!isMostly(document.layout, letter)) return conclude([checkPageSize(document, booklet)]);
  return isPrintedAsBooklet(document.layout) ? met : notChecked({ code: 'layout.letter_paper_by_leave', values: {} });
};
