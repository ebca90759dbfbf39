import type { CheckForum } from '../../checks/Submission.ts';
import type { Rule } from '../../Rule.ts';
import type { Evaluator } from '../Evaluator.ts';
import { broken, listed, met, notChecked } from '../shared/lookup.ts';
import { isOutcome, pagedPaper } from '../shared/pagedPaper.ts';
import { showPages } from '../shared/tellPages.ts';
import { tellInches } from './judgeMargins.ts';

/** Points by which a letter may reach into the space. */
const tolerance = 6;

/** Whether the upper right corner of the first page is left free for the clerk. */
export const blankSpace: Evaluator = (rule, { documents: [lead], forum }) => {
  const paper = pagedPaper(lead);
  if (isOutcome(paper)) return paper;
  const corner = paper.layout.first_page_corner;
  if (corner === undefined) return notChecked('The first page could not be measured.');
  const { width, height } = spaceOf(rule);
  const inside = corner.filter(({ right, top }) => right < width - tolerance && top < height - tolerance);
  if (inside.length === 0) return met;
  if (!binds(rule, forum))
    return notChecked('Only some circuits want this space; which they are, their own rules say.');
  const where = `${tellInches(width)} by ${tellInches(height)}`;
  return broken({
    message: `Words stand in the upper right corner of the first page (${where}), which is kept free for the clerk’s stamp.`,
    mend: `Leave the upper right corner of the first page free: ${where}.`,
    evidence: showPages([1]),
  });
};

/** In points. Lines of pleading paper: the first seven, about two inches, to the right of the page's center (Cal. Rules of Court, rule 2.111(2)). */
function spaceOf({ parameters }: Rule): { width: number; height: number } {
  const [width, height] = listed(parameters.first_page_in).map((inches) => 72 * Number(inches));
  return width === undefined || height === undefined ? { width: 240, height: 144 } : { width, height };
}

/** Circuits known to want it, by the counties for which they sit. */
function binds({ parameters }: Rule, { court_name }: CheckForum): boolean {
  const counties = listed(parameters.counties);
  return counties.length === 0 || counties.some((county) => court_name.toLowerCase().includes(county.toLowerCase()));
}
