import type { CheckedDocument } from '../../checks/Submission.ts';
import type { Evaluator } from '../Evaluator.ts';
import { isMostly, letter } from '../layout/checkPageSize.ts';
import { isPrintedAsBooklet } from '../layout/isPrintedAsBooklet.ts';
import { broken, met, notApplicable, notChecked } from '../shared/lookup.ts';
import { countBodyPages } from './countBodyPages.ts';
import { limitsFor } from './limitsFor.ts';

/** Whether a document is within the court's page limit for its type. */
export const pageLimit: Evaluator<'page_limit'> = (rule, submission) => {
  const [lead] = submission.documents;
  const { file, layout, words } = lead.facts;
  if (file.pages === null) return notChecked({ code: 'needs_pdf', values: {} });
  const { limits, cover_excluded = false, letter_paper_only } = rule.parameters;
  const [{ pages: most, words: instead } = {}] = limitsFor(limits, submission);
  if (most === undefined) return notApplicable;
  if (letter_paper_only && (layout === null || !isMostly(layout, letter) || isPrintedAsBooklet(layout)))
    return notApplicable;
  const pages = countBodyPages(lead, cover_excluded);
  if (pages.most <= most) return met;
  if (instead !== undefined && words.body <= instead) return met;
  if (pages.least <= most)
    return notChecked({ code: 'length.pages_near_limit', values: { pages: pages.most, allowed: most } });
  return broken({
    says: { code: 'length.pages_over', values: { pages: pages.least, allowed: most } },
    evidence: [{ kind: 'page', page: overPage(lead, pages.least, most), boxes: [], quote: '' }],
  });
};

/** The first page over the limit, as precisely as it can be determined. */
function overPage({ facts }: CheckedDocument, least: number, most: number): number {
  const last = facts.parts[0]?.pages?.[1] ?? facts.file.pages ?? 1;
  return Math.max(1, last - Math.max(0, least - most));
}
