import { paperKinds } from '#domain/rules/paperKinds';
import type { Evaluator } from '../Evaluator.ts';
import { conclude } from '../layout/conclude.ts';
import { isMostly, judgePageSize, letter } from '../layout/judgePageSize.ts';
import { isOutcome, isSetAsPleading, type PagedPaper, pagedPaper } from '../layout/pagedPaper.ts';
import { numberOf } from '../layout/parameter.ts';
import { listed, met, notApplicable, notChecked } from './lookup.ts';

/** Whether the pages have the size that the court wants; a booklet may lie on letter sheets, as printers deliver it. */
export const pageSize: Evaluator = (rule, { documents: [lead], forum }) => {
  const kinds = paperKinds(lead.reading.doc_type?.value, lead.reading.title?.value, forum);
  if (kinds.some((kind) => listed(rule.parameters.exempt).includes(kind)) || !isSetAsPleading(lead))
    return notApplicable;
  const paper = pagedPaper(lead);
  if (isOutcome(paper)) return paper;
  const width = numberOf(rule, 'width_in');
  const height = numberOf(rule, 'height_in');
  if (width === undefined || height === undefined) return conclude([judgePageSize(paper)]);
  const booklet = { width: 72 * width, height: 72 * height };
  if (isMostly(paper.layout, booklet)) return met;
  if (!isMostly(paper.layout, letter)) return conclude([judgePageSize(paper, booklet)]);
  return liesWithin(paper, rule.parameters.text_field_in)
    ? met
    : notChecked('On letter paper: whether it may be (Rule 33.2) depends on leave to proceed in forma pauperis.');
};

const slack = 9;

/** Whether the text of most pages would fit in the field that a booklet has for it. */
function liesWithin({ layout }: PagedPaper, field: unknown): boolean {
  const [width = 0, height = 0] = listed(field).map((inches) => 72 * Number(inches));
  const fits = layout.margins.filter(
    ({ left, right, top, bottom }) =>
      letter.width - left - right <= width + slack && letter.height - top - bottom <= height + slack,
  );
  return fits.length >= 0.8 * layout.margins.length;
}
