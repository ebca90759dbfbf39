import type { CheckForum } from '../../checks/Submission.ts';
import type { Asked, Evaluator } from '../Evaluator.ts';
import { broken, met, notChecked } from '../shared/lookup.ts';
import { isOutcome, pagedDocument } from '../shared/pagedDocument.ts';
import { showPages } from '../shared/showPages.ts';

/** Tolerance in points for letters that extend into the space. */
const tolerance = 6;

/** Whether the upper right corner of the first page is blank for the clerk. */
export const blankSpace: Evaluator<'blank_space'> = (rule, { documents: [lead], forum }) => {
  const document = pagedDocument(lead);
  if (isOutcome(document)) return document;
  const corner = document.layout.first_page_corner;
  if (corner === undefined) return notChecked({ code: 'layout.corner_not_measured', values: {} });
  const { width_in, height_in } = rule.parameters;
  const [width, height] = [72 * width_in, 72 * height_in];
  const inside = corner.filter(({ right, top }) => right < width - tolerance && top < height - tolerance);
  if (inside.length === 0) return met;
  if (!binds(rule.parameters, forum)) return notChecked({ code: 'layout.corner_blank_in_some_circuits', values: {} });
  return broken({
    says: { code: 'layout.corner_not_blank', values: { width_in, height_in } },
    evidence: showPages([1]),
  });
};

/** Circuits known to require it, by their counties. */
function binds({ counties = [] }: Asked<'blank_space'>['parameters'], { court_name }: CheckForum): boolean {
  return counties.length === 0 || counties.some((county) => court_name.toLowerCase().includes(county.toLowerCase()));
}
