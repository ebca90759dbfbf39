import { ruleNamesOf } from '../../ruleNamesOf.ts';
import type { Evaluator } from '../Evaluator.ts';
import { conclude, type PartOutcome } from '../shared/conclude.ts';
import { notApplicable } from '../shared/lookup.ts';
import { isOutcome, type PagedDocument, pagedDocument } from '../shared/pagedDocument.ts';
import { showPages } from '../shared/showPages.ts';
import { checkSpacing } from './checkSpacing.ts';
import { checkBodySize } from './checkType.ts';

/** Whether the lines of a pleading are numbered. */
export const lineNumbers: Evaluator<'line_numbers'> = (rule, { documents: [lead], forum }) => {
  const kinds = ruleNamesOf(lead.reading.doc_type?.value, lead.reading.title?.value, forum);
  if (!kinds.includes('pleading_paper')) return notApplicable;
  const document = pagedDocument(lead);
  if (isOutcome(document)) return document;
  const { max_lines_per_page, body_min_pt: least, line_spacing } = rule.parameters;
  return conclude([
    checkNumbered(document),
    checkCount(document, max_lines_per_page),
    least === undefined ? undefined : checkBodySize(document.layout, least),
    line_spacing === undefined ? undefined : checkSpacing(document.layout, line_spacing),
  ]);
};

/** Share of the document's pages. A page with a table or a proof of service may have no line numbers. */
const mostWithout = 0.5;

function checkNumbered({ layout, isOwn }: PagedDocument): PartOutcome {
  const pages = layout.measured.filter(isOwn);
  const numbered = new Set(layout.line_numbered.map(({ page }) => page));
  const without = pages.filter((page) => !numbered.has(page));
  if (pages.length === 0 || without.length <= mostWithout * pages.length) return undefined;
  return {
    says: { code: 'layout.lines_not_numbered', values: { pages: without } },
    evidence: showPages(without),
  };
}

function checkCount({ layout, isOwn }: PagedDocument, most: number | undefined): PartOutcome {
  const over = layout.line_numbered.filter(({ page, lines }) => isOwn(page) && lines > (most ?? 60) + 1);
  if (most === undefined || over.length < 2) return undefined;
  const pages = over.map(({ page }) => page);
  return {
    says: { code: 'layout.lines_over', values: { lines: over[0]!.lines, pages, allowed: most } },
    evidence: showPages(pages),
  };
}
