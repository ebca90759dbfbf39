import type { Submission } from '../../checks/Submission.ts';
import { ruleNamesOf } from '../../ruleNamesOf.ts';
import type { Asked, Evaluator } from '../Evaluator.ts';
import { conclude, type PartOutcome } from '../shared/conclude.ts';
import { notApplicable } from '../shared/lookup.ts';
import { isOutcome, isSetAsPleading, type PagedDocument, pagedDocument } from '../shared/pagedDocument.ts';
import { showPages } from '../shared/showPages.ts';
import { checkMargins, toInches } from './checkMargins.ts';
import { checkNumbered } from './checkPageNumbers.ts';
import { checkPageSize } from './checkPageSize.ts';
import { checkSpacing } from './checkSpacing.ts';
import { bodyFamily, checkBodySize, checkFootnotes, checkPitch, checkSerif } from './checkType.ts';

/** Whether the type has the required size, and the other layout requirements of the same rule. */
export const fontSize: Evaluator<'font_size'> = (rule, submission) => {
  const [lead] = submission.documents;
  const { parameters: asked } = rule;
  if (asked.summons_min_pt === undefined && !isSetAsPleading(lead)) return notApplicable;
  const document = pagedDocument(lead);
  if (isOutcome(document)) return document;
  const { layout } = document;
  return conclude([
    checkType(asked, submission, document),
    ...whenAsked(asked.footnote_min_pt, (least) => checkFootnotes(layout, least)),
    ...(asked.serif ? [checkSerif(layout)] : []),
    ...(asked.letter_size ? [checkPageSize(document)] : []),
    ...checkMargins(document, asked.margins_in ?? {}),
    ...(asked.line_spacing ? [checkSpacing(layout, asked.line_spacing)] : []),
    ...(asked.page_numbers ? [checkNumbered(document)] : []),
    ...whenAsked(asked.first_page_top_in, (inches) =>
      checkTop(document, inches, asked.first_page_top_if_possible === true),
    ),
  ]);
};

function whenAsked(value: number | undefined, judge: (value: number) => PartOutcome): PartOutcome[] {
  return value === undefined ? [] : [judge(value)];
}

type TypeSizes = Asked<'font_size'>['parameters'];

/** A rule may require a different size for monospaced type, for Times New Roman, for a summons, or in one circuit. */
function checkType(asked: TypeSizes, { documents: [lead], forum }: Submission, { layout }: PagedDocument): PartOutcome {
  const family = bodyFamily(layout);
  const perInch = asked.monospace_max_cpi;
  if (family?.kind === 'mono' && perInch !== undefined) return checkPitch(layout, perInch);
  const kinds = ruleNamesOf(lead.reading.doc_type?.value, lead.reading.title?.value, forum);
  const named = kinds.includes('summons') ? asked.summons_min_pt : asked.other_min_pt;
  const least =
    (family?.kind === 'mono' ? asked.monospace_min_pt : undefined) ??
    (family?.name === 'Times New Roman' ? asked.times_new_roman_min_pt : undefined) ??
    asked.circuit_min_pt?.[forum.court_id ?? ''] ??
    asked.body_min_pt ??
    named;
  return least === undefined ? undefined : checkBodySize(layout, least);
}

/** In points, because the capitals of the first line begin slightly below the margin. */
const tolerance = 8;

/** Whether the first page has space above its first line. */
function checkTop({ layout, isOwn }: PagedDocument, inches: number, ifPossible: boolean): PartOutcome {
  const top = layout.first_page_top;
  if (top === null || !isOwn(1) || top >= 72 * inches - tolerance) return undefined;
  const values = { inches: toInches(top), asked: inches };
  return ifPossible
    ? { why: { code: 'layout.first_page_top_if_possible', values } }
    : { says: { code: 'layout.first_page_top', values }, evidence: showPages([1]) };
}
