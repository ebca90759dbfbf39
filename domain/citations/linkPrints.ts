import { anyOf, pattern } from '#domain/text/pattern';
import type { Found } from './Found.ts';

/** Parallel citations are separated by a comma, or by the bracket or parenthesis that some states use. */
const between = /^\s{0,6}(?:\(\d{1,2}\)\s{0,3}){0,2}(?:,\s{0,12}|[[(]|,\s{0,6}[[(]|=\s{0,4})$/;
const noNumber = /(?:_{1,9}|—{1,4}|-{2,8})\s*[A-Z][\w.'\s]{0,20}?\s*(?:_{1,9}|—{1,4}|-{2,8})\s*,?/g;
const historyWords = [
  "aff'?d",
  "rev'?d",
  'affirmed',
  'reversed',
  'vacated',
  'cert.',
  'certiorari',
  "reh'?g",
  'review',
  'appeal',
  'overruled',
  'abrogated',
  'superseded',
  'modified',
  'remanded',
  'writ',
  'pet.',
  'as amended',
  'amended',
  'withdrawn',
  'lv',
  'leave',
  'petition',
  'perm. app.',
  'trans.',
  'rev. denied',
];
const history = pattern('i')`^[\s,;)]{0,8}${anyOf(historyWords)}`;

/** Links full citations that are parallel citations of one decision, and those in the parenthesis or history of another. */
export function linkPrints(flow: string, citations: Found[]): void {
  let outer: Found | null = null;
  for (let at = 0; at < citations.length; at++) {
    const cited = citations[at]!;
    const previous = citations[at - 1];
    if (outer && cited.start >= outer.last) outer = null;
    if (outer) cited.within = outer;
    if (!outer && cited.parenthetical) outer = cited;
    if (!previous || (cited.kind !== 'full' && cited.kind !== 'short') || previous.kind !== cited.kind) continue;
    if (isPrintOf(flow, previous, cited)) joinPrints(previous, cited);
    else if (cited.kind === 'full' && cited.first - previous.last < 90) {
      if (history.test(flow.slice(previous.last, cited.first).replace(/^\s{0,6}\([^()]{2,40}\)/, '')))
        cited.within = previous.within ?? previous;
    }
  }
  for (let at = citations.length - 1; at > 0; at--) shareBack(citations[at]!);
  for (const cited of citations) {
    if (cited.parallel) shareForth(cited);
  }
  // Only where no parenthesis names another court does the reporter say which one it was.
  for (const cited of citations) {
    if (!cited.court && cited.editions.some((edition) => edition.marks.includes('s'))) cited.court = 'scotus';
  }
}

/** Older documents separate parallel citations of the Supreme Court's decisions with semicolons. */
const supremeCourt = /^(?:U\.S\.|S\. Ct\.|L\. Ed\.(?: 2d)?)$/;

function isPrintOf(flow: string, previous: Found, cited: Found): boolean {
  if (previous.docket && !previous.reporter && !cited.plaintiff && !cited.defendant)
    return /^,\s{1,12}$/.test(flow.slice(previous.last, Math.min(cited.start, previous.last + 14)));
  if (previous.reporter === cited.reporter || cited.start - previous.after > 80) return false;
  const gap = flow.slice(previous.after, cited.start).replace(noNumber, '');
  if (cited.plaintiff || cited.defendant) return false;
  return (
    between.test(gap) ||
    (/^;\s{0,4}$/.test(gap) && supremeCourt.test(previous.reporter!) && supremeCourt.test(cited.reporter!))
  );
}

function joinPrints(previous: Found, cited: Found): void {
  if (cited.kind === 'short') {
    if (previous.antecedent && !cited.antecedent) cited.antecedent = previous.antecedent;
    return;
  }
  cited.parallel = previous.parallel ?? previous;
}

/** The court and year after the last print are those of all. */
function shareBack(cited: Found): void {
  const head = cited.parallel;
  if (!head) return;
  head.year ??= cited.year!;
  head.court ??= cited.court!;
  head.parenthetical ??= cited.parenthetical!;
  head.last = Math.max(head.last, cited.last);
}

function shareForth(cited: Found): void {
  const head = cited.parallel!;
  for (const field of ['plaintiff', 'defendant', 'year', 'court', 'parenthetical', 'docket'] as const) {
    if (head[field]) cited[field] ??= head[field];
  }
}
