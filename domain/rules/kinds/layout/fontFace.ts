import type { LayoutFacts } from '#domain/documentFacts/LayoutFacts';
import type { Rule } from '../../Rule.ts';
import type { Evaluator, Outcome } from '../Evaluator.ts';
import { conclude, type Judged } from '../shared/conclude.ts';
import { inWords, listed, met, notApplicable, notChecked } from '../shared/lookup.ts';
import { isOutcome, isSetAsPleading, pagedPaper } from '../shared/pagedPaper.ts';
import { numberOf, wordOf } from '../shared/parameter.ts';
import { showText } from '../shared/tellPages.ts';
import { isMostly } from './judgePageSize.ts';
import { judgeLeading, judgeSpacing } from './judgeSpacing.ts';
import { bodyFamily, judgeBodySize, judgeFootnotes } from './judgeType.ts';

const booklet = { width: 441, height: 666 };

/** Whether the body is set in a face that the court takes. */
export const fontFace: Evaluator = (rule, { documents: [lead] }) => {
  if (!isSetAsPleading(lead)) return notApplicable;
  const paper = pagedPaper(lead);
  if (isOutcome(paper)) return paper;
  const { layout } = paper;
  const alike = listed(rule.parameters.allowed_like);
  if (alike.length > 0) return judgeLikeness(layout, alike);
  const family = listed(rule.parameters.family);
  // On letter paper no face is prescribed (Sup. Ct. R. 33.2).
  if (family.length > 0 && !isMostly(layout, booklet) && !isOneOf(layout, family))
    return notChecked('Not a booklet: on letter paper no typeface is prescribed.');
  return conclude([
    judgeFace(layout, family.length > 0 ? family : listed(rule.parameters.allowed)),
    ...judgeRest(rule, layout),
  ]);
};

function judgeRest(rule: Rule, layout: LayoutFacts): Judged[] {
  const size = numberOf(rule, 'body_pt');
  const leading = numberOf(rule, 'leading_pt');
  const notes = rule.parameters.footnotes_same_size === true ? size : numberOf(rule, 'footnote_min_pt');
  return [
    size === undefined ? undefined : judgeBodySize(layout, size),
    notes === undefined ? undefined : judgeFootnotes(layout, notes),
    wordOf(rule, 'line_spacing') === 'double' ? judgeSpacing(layout, 'double') : undefined,
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
