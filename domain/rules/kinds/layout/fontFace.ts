import type { LayoutFacts } from '#domain/documentFacts/LayoutFacts';
import type { Asked, Evaluator } from '../Evaluator.ts';
import type { Outcome } from '../Outcome.ts';
import { conclude, type Judged } from '../shared/conclude.ts';
import { inWords, met, notApplicable, notChecked } from '../shared/lookup.ts';
import { isOutcome, isSetAsPleading, pagedPaper } from '../shared/pagedPaper.ts';
import { showText } from '../shared/tellPages.ts';
import { isMostly } from './judgePageSize.ts';
import { judgeLeading, judgeSpacing } from './judgeSpacing.ts';
import { bodyFamily, judgeBodySize, judgeFootnotes } from './judgeType.ts';

const booklet = { width: 441, height: 666 };

/** Whether the body is set in a face that the court takes. */
export const fontFace: Evaluator<'font_face'> = (rule, { documents: [lead] }) => {
  if (!isSetAsPleading(lead)) return notApplicable;
  const paper = pagedPaper(lead);
  if (isOutcome(paper)) return paper;
  const { layout } = paper;
  const { faces, similar, booklet_only } = rule.parameters;
  if (similar) return judgeLikeness(layout, faces);
  if (booklet_only && !isMostly(layout, booklet) && !isOneOf(layout, faces))
    return notChecked('Not a booklet: on letter paper no typeface is prescribed.');
  return conclude([judgeFace(layout, faces), ...judgeRest(rule, layout)]);
};

function judgeRest({ parameters }: Asked<'font_face'>, layout: LayoutFacts): Judged[] {
  const { body_min_pt: size, footnote_min_pt: notes, leading_min_pt: leading, line_spacing } = parameters;
  return [
    size === undefined ? undefined : judgeBodySize(layout, size),
    notes === undefined ? undefined : judgeFootnotes(layout, notes),
    line_spacing === undefined ? undefined : judgeSpacing(layout, line_spacing),
    leading === undefined ? undefined : judgeLeading(layout, leading),
  ];
}

const isOneOf = (layout: LayoutFacts, allowed: readonly string[]) => {
  const family = bodyFamily(layout);
  return family !== undefined && allowed.includes(family.name);
};

function judgeFace(layout: LayoutFacts, allowed: readonly string[]): Judged {
  const family = bodyFamily(layout);
  if (family === undefined) return { why: 'The file does not name its typefaces in words that tell what they are.' };
  if (allowed.includes(family.name)) return undefined;
  return {
    message: `The text is in ${family.name}; the rule takes ${inWords(allowed).replace(/ and (?=[^ ]+(?: [^ ]+)*$)/, ' or ')}.`,
    mend: `Set the body of the paper in ${allowed[0]} and make the PDF anew.`,
    evidence: showText(layout),
  };
}

/** Faces that are `essentially the same` are a matter of judgment, but for those that are and those in which nobody sets a paper. */
function judgeLikeness(layout: LayoutFacts, alike: readonly string[]): Outcome {
  const family = bodyFamily(layout);
  if (family === undefined) return notChecked('The file does not name its typefaces in words that tell what they are.');
  if (alike.includes(family.name)) return met;
  if (family.kind !== 'fancy')
    return notChecked(`Whether ${family.name} is essentially the same as ${inWords(alike)} is for a person to say.`);
  return conclude([
    {
      message: `The text is in ${family.name}, which is not like ${inWords(alike)}.`,
      mend: `Set the body of the paper in ${alike[1] ?? alike[0]} and make the PDF anew.`,
      evidence: showText(layout),
    },
  ]);
}
