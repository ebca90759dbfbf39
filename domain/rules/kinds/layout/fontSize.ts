import type { Submission } from '../../checks/Submission.ts';
import { paperKinds } from '../../paperKinds.ts';
import type { Asked, Evaluator } from '../Evaluator.ts';
import { conclude, type Judged } from '../shared/conclude.ts';
import { notApplicable } from '../shared/lookup.ts';
import { isOutcome, isSetAsPleading, type PagedPaper, pagedPaper } from '../shared/pagedPaper.ts';
import { showPages } from '../shared/showPages.ts';
import { judgeMargins, toInches } from './judgeMargins.ts';
import { judgeNumbered } from './judgePageNumbers.ts';
import { judgePageSize } from './judgePageSize.ts';
import { judgeSpacing } from './judgeSpacing.ts';
import { bodyFamily, judgeBodySize, judgeFootnotes, judgePitch, judgeSerif } from './judgeType.ts';

/** Whether the type is as large as the court wants, and whatever else of the paper's setting the same rule says. */
export const fontSize: Evaluator<'font_size'> = (rule, submission) => {
  const [lead] = submission.documents;
  const { parameters: asked } = rule;
  if (asked.summons_min_pt === undefined && !isSetAsPleading(lead)) return notApplicable;
  const paper = pagedPaper(lead);
  if (isOutcome(paper)) return paper;
  const { layout } = paper;
  return conclude([
    judgeType(asked, submission, paper),
    ...whenAsked(asked.footnote_min_pt, (least) => judgeFootnotes(layout, least)),
    ...(asked.serif ? [judgeSerif(layout)] : []),
    ...(asked.letter_size ? [judgePageSize(paper)] : []),
    ...judgeMargins(paper, asked.margins_in ?? {}),
    ...(asked.line_spacing ? [judgeSpacing(layout, asked.line_spacing)] : []),
    ...(asked.page_numbers ? [judgeNumbered(paper)] : []),
    ...whenAsked(asked.first_page_top_in, (inches) =>
      judgeTop(paper, inches, asked.first_page_top_if_possible === true),
    ),
  ]);
};

function whenAsked(value: number | undefined, judge: (value: number) => Judged): Judged[] {
  return value === undefined ? [] : [judge(value)];
}

type TypeSizes = Asked<'font_size'>['parameters'];

/** A rule may ask for other sizes of type of even width, of Times New Roman, of a summons, or in one circuit. */
function judgeType(asked: TypeSizes, { documents: [lead], forum }: Submission, { layout }: PagedPaper): Judged {
  const family = bodyFamily(layout);
  const perInch = asked.monospace_max_cpi;
  if (family?.kind === 'mono' && perInch !== undefined) return judgePitch(layout, perInch);
  const kinds = paperKinds(lead.reading.doc_type?.value, lead.reading.title?.value, forum);
  const named = kinds.includes('summons') ? asked.summons_min_pt : asked.other_min_pt;
  const least =
    (family?.kind === 'mono' ? asked.monospace_min_pt : undefined) ??
    (family?.name === 'Times New Roman' ? asked.times_new_roman_min_pt : undefined) ??
    asked.circuit_min_pt?.[forum.court_id ?? ''] ??
    asked.body_min_pt ??
    named;
  return least === undefined ? undefined : judgeBodySize(layout, least);
}

/** Points: the first line's capitals begin a little below the margin that its author set. */
const tolerance = 8;

/** Whether the first page keeps room over its first line. */
function judgeTop({ layout, isOwn }: PagedPaper, inches: number, ifPossible: boolean): Judged {
  const top = layout.first_page_top;
  if (top === null || !isOwn(1) || top >= 72 * inches - tolerance) return undefined;
  const values = { inches: toInches(top), asked: inches };
  return ifPossible
    ? { why: { code: 'layout.first_page_top_if_possible', values } }
    : { says: { code: 'layout.first_page_top', values }, evidence: showPages([1]) };
}
