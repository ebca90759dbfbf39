import type { Submission } from '../../checks/Submission.ts';
import { paperKinds } from '../../paperKinds.ts';
import type { Rule } from '../../Rule.ts';
import type { Evaluator } from '../Evaluator.ts';
import { conclude, type Judged } from '../shared/conclude.ts';
import { notApplicable } from '../shared/lookup.ts';
import { isOutcome, isSetAsPleading, type PagedPaper, pagedPaper } from '../shared/pagedPaper.ts';
import { asks, numberOf, wordOf } from '../shared/parameter.ts';
import { showPages } from '../shared/tellPages.ts';
import { judgeMargins, tellInches } from './judgeMargins.ts';
import { judgeNumbered } from './judgePageNumbers.ts';
import { judgePageSize } from './judgePageSize.ts';
import { judgeSpacing } from './judgeSpacing.ts';
import { bodyFamily, judgeBodySize, judgeFootnotes, judgePitch, judgeSerif } from './judgeType.ts';
import { sidesOf } from './margins.ts';

/** Whether the type is as large as the court wants, and whatever else of the paper's setting the same rule says. */
export const fontSize: Evaluator = (rule, submission) => {
  const [lead] = submission.documents;
  const ofSummons = numberOf(rule, 'summons_min_pt') !== undefined;
  if (!ofSummons && !isSetAsPleading(lead)) return notApplicable;
  const paper = pagedPaper(lead);
  if (isOutcome(paper)) return paper;
  const { layout } = paper;
  return conclude([
    judgeType(rule, submission, paper),
    ...whenAsked(numberOf(rule, 'footnote_min_pt'), (least) => judgeFootnotes(layout, least)),
    ...(asks(rule, 'serif') ? [judgeSerif(layout)] : []),
    ...(wordOf(rule, 'page_size') === 'letter' ? [judgePageSize(paper)] : []),
    ...judgeMargins(paper, sidesOf(rule)),
    ...(wordOf(rule, 'line_spacing') === 'double' ? [judgeSpacing(layout, 'double')] : []),
    ...whenAsked(numberOf(rule, 'line_spacing_min'), (least) => judgeSpacing(layout, least < 1.75 ? '1.5' : 'double')),
    ...(asks(rule, 'page_numbers') ? [judgeNumbered(paper)] : []),
    ...whenAsked(numberOf(rule, 'first_page_top_in'), (inches) =>
      judgeTop(paper, inches, asks(rule, 'first_page_top_if_possible')),
    ),
  ]);
};

function whenAsked(value: number | undefined, judge: (value: number) => Judged): Judged[] {
  return value === undefined ? [] : [judge(value)];
}

/** A rule may ask for other sizes of type of even width, of Times New Roman, of a summons, or in one circuit. */
function judgeType(rule: Rule, { documents: [lead], forum }: Submission, { layout }: PagedPaper): Judged {
  const family = bodyFamily(layout);
  const perInch = numberOf(rule, 'monospace_max_cpi');
  if (family?.kind === 'mono' && perInch !== undefined) return judgePitch(layout, perInch);
  const kinds = paperKinds(lead.reading.doc_type?.value, lead.reading.title?.value, forum);
  const summons = numberOf(rule, 'summons_min_pt');
  const named = kinds.includes('summons') ? summons : numberOf(rule, 'other_min_pt');
  const least =
    (family?.kind === 'mono' ? numberOf(rule, 'mono_min_pt') : undefined) ??
    (family?.name === 'Times New Roman' ? numberOf(rule, 'times_new_roman_min_pt') : undefined) ??
    ofCircuit(rule, forum.court_id) ??
    numberOf(rule, 'body_min_pt') ??
    named;
  return least === undefined ? undefined : judgeBodySize(layout, least);
}

function ofCircuit({ parameters }: Rule, courtId: string | null): number | undefined {
  const sizes = parameters.circuit_min_pt as Readonly<Record<string, number>> | undefined;
  return courtId === null ? undefined : sizes?.[courtId];
}

/** Points: the first line's capitals begin a little below the margin that its author set. */
const tolerance = 8;

/** Whether the first page keeps room over its first line. */
function judgeTop({ layout, isOwn }: PagedPaper, inches: number, ifPossible: boolean): Judged {
  const top = layout.first_page_top;
  if (top === null || !isOwn(1) || top >= 72 * inches - tolerance) return undefined;
  if (ifPossible)
    return {
      why: `The text of the first page begins ${tellInches(top)} from its top; ${tellInches(72 * inches)} are wanted where that is possible.`,
    };
  return {
    message: `The text of the first page begins ${tellInches(top)} from its top; the rule asks for a margin of ${tellInches(72 * inches)} there.`,
    mend: `Leave ${tellInches(72 * inches)} free at the top of the first page.`,
    evidence: showPages([1]),
  };
}
