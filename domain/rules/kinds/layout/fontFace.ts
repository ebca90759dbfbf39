import type { LayoutFacts } from '#domain/documentFacts/LayoutFacts';
import type { Asked, Evaluator } from '../Evaluator.ts';
import type { Outcome } from '../Outcome.ts';
import type { DoubtMessage } from '../RuleMessages.ts';
import { conclude, type PartOutcome } from '../shared/conclude.ts';
import { met, notApplicable, notChecked } from '../shared/lookup.ts';
import { isOutcome, isSetAsPleading, pagedDocument } from '../shared/pagedDocument.ts';
import { showText } from '../shared/showPages.ts';
import { isMostly } from './checkPageSize.ts';
import { checkLeading, checkSpacing } from './checkSpacing.ts';
import { bodyFamily, checkBodySize, checkFootnotes } from './checkType.ts';

const booklet = { width: 441, height: 666 };

/** Whether the body is set in a typeface that the court accepts. */
export const fontFace: Evaluator<'font_face'> = (rule, { documents: [lead] }) => {
  if (!isSetAsPleading(lead)) return notApplicable;
  const document = pagedDocument(lead);
  if (isOutcome(document)) return document;
  const { layout } = document;
  const { faces, similar, booklet_only } = rule.parameters;
  if (similar) return checkLikeness(layout, faces);
  if (booklet_only && !isMostly(layout, booklet) && !isOneOf(layout, faces))
    return notChecked({ code: 'layout.face_free_on_letter_paper', values: {} });
  return conclude([checkFace(layout, faces), ...checkRest(rule, layout)]);
};

function checkRest({ parameters }: Asked<'font_face'>, layout: LayoutFacts): PartOutcome[] {
  const { body_min_pt: size, footnote_min_pt: notes, leading_min_pt: leading, line_spacing } = parameters;
  return [
    size === undefined ? undefined : checkBodySize(layout, size),
    notes === undefined ? undefined : checkFootnotes(layout, notes),
    line_spacing === undefined ? undefined : checkSpacing(layout, line_spacing),
    leading === undefined ? undefined : checkLeading(layout, leading),
  ];
}

const isOneOf = (layout: LayoutFacts, allowed: readonly string[]) => {
  const family = bodyFamily(layout);
  return family !== undefined && allowed.includes(family.name);
};

const unknownFace: DoubtMessage = { code: 'layout.face_unknown', values: {} };

function checkFace(layout: LayoutFacts, allowed: readonly string[]): PartOutcome {
  const family = bodyFamily(layout);
  if (family === undefined) return { why: unknownFace };
  if (allowed.includes(family.name)) return undefined;
  return {
    says: { code: 'layout.face', values: { face: family.name, allowed } },
    evidence: showText(layout),
  };
}

/**
 * Whether typefaces are `essentially the same` is a matter of judgment, except for known equivalents and display
 * typefaces.
 */
function checkLikeness(layout: LayoutFacts, alike: readonly string[]): Outcome {
  const family = bodyFamily(layout);
  if (family === undefined) return notChecked(unknownFace);
  if (alike.includes(family.name)) return met;
  if (family.kind !== 'fancy')
    return notChecked({ code: 'layout.face_perhaps_alike', values: { face: family.name, alike } });
  return conclude([
    {
      says: { code: 'layout.face_unlike', values: { face: family.name, alike } },
      evidence: showText(layout),
    },
  ]);
}
