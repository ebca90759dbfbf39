import type { CheckedDocument } from '../../checks/Submission.ts';
import { statementsIn } from '../shared/lookup.ts';
import { ownPages } from '../shared/pagedDocument.ts';

/** If no dot leaders show where a table ends, it may extend this many pages past its last heading. */
const tableGoesOn = 3;

/**
 * The minimum and maximum number of pages that count toward a limit. Exhibits do not count; other excluded parts
 * (cover, tables, signature, certificates) can be determined only in part. Null if the minimum is unknown.
 */
export function countBodyPages(document: CheckedDocument, coverExcluded: boolean): { least: number; most: number } {
  const own = withoutAppendix(document);
  const most = own.length;
  const [first = 1] = own;
  const begins = Math.max(first, pageOfFirstNumber(document, first), afterTables(document, own));
  const ends = signedOn(document, begins);
  if (ends === undefined) return { least: 0, most };
  const cover = coverExcluded && begins === first ? 1 : 0;
  return { least: Math.max(0, ends - begins - cover), most };
}

/** An appendix in the same file has separate page numbers, `1a` and so on (for example Sup. Ct. R. 33.1(d)). */
export function withoutAppendix(document: CheckedDocument): number[] {
  const own = ownPages(document);
  const numbers = document.facts.layout?.page_numbers ?? [];
  const first = numbers.find(({ page, printed }) => own.includes(page) && /^\d+a$/.test(printed));
  return first === undefined ? own : own.filter((page) => page < first.page);
}

/** The page of the first signature or certificate after the beginning; only this page may not count. */
export function signedOn(document: CheckedDocument, begins: number): number | undefined {
  const { reading, facts } = document;
  const last = facts.parts[0]?.pages?.[1] ?? facts.file.pages ?? 0;
  const closing = [
    ...reading.signatures,
    ...statementsIn(document, 'certificate_of_service', 'certificate_of_compliance', 'verification'),
  ];
  const pages = closing
    .flatMap(({ evidence }) => evidence)
    .flatMap((one) => (one.kind === 'page' && one.page > begins && one.page <= last ? [one.page] : []));
  return pages.length === 0 ? undefined : Math.min(...pages);
}

/** Tables before the text have separate page numbers; the text starts again at 1. */
function pageOfFirstNumber({ facts }: CheckedDocument, first: number): number {
  const numbers = facts.layout?.page_numbers ?? [];
  const roman = numbers.filter(({ printed }) => /^[ivxl]+$/i.test(printed)).map(({ page }) => page);
  const restarts = numbers.filter(({ page, printed }) => printed === '1' && page > first).map(({ page }) => page);
  return Math.max(first, ...roman.map((page) => page + 1), ...restarts);
}

function afterTables(document: CheckedDocument, own: readonly number[]): number {
  const pages = statementsIn(document, 'table_of_contents', 'table_of_authorities')
    .flatMap(({ evidence }) => evidence)
    .flatMap((one) => (one.kind === 'page' && own.includes(one.page) ? [one.page] : []));
  if (pages.length === 0) return 0;
  const last = Math.max(...pages);
  const led = new Set(document.facts.layout?.table_pages ?? []);
  if (!led.has(last)) return last + tableGoesOn;
  let end = last;
  while (led.has(end + 1)) end++;
  return end + 1;
}
