import type { FilingLine } from '#domain/text/FilingLine';
import { anyOf, pattern } from '#domain/text/pattern';

const attachmentOwners = ['plaintiff', 'defendant', 'petitioner', 'respondent', 'petition', 'joint'];
const attachmentNouns = ['exhibit', 'appendix', 'attachment', 'addendum', 'schedule'];
const heading = pattern(
  'i',
)`^\W*(?:${anyOf(attachmentOwners)}(?:er)?'?s?'?\s+)?${anyOf(attachmentNouns)}(?:\s+(?:["']?[A-Z0-9]{1,3}["']?|no\.? ?\d+))?\W*(?:contents|table of contents)?$`;
/** Of a page: an exhibit's cover or an appendix's first line appears at its top. */
const topLines = 4;

/**
 * The document's own lines: what follows an exhibit's or an appendix's heading was written by others, at other times. Never
 * less than the first page.
 */
export function withoutAttachments(lines: readonly FilingLine[]): FilingLine[] {
  const first = lines[0]?.page ?? 1;
  const flow = lines[0]?.source.kind === 'flow';
  let page = first;
  let onPage = 0;
  for (const [index, line] of lines.entries()) {
    if (line.page !== page) {
      page = line.page;
      onPage = 0;
    }
    onPage++;
    const late = flow ? index > 40 && index > 0.3 * lines.length : line.page > first && onPage <= topLines;
    if (late && heading.test(line.text) && hasEnded(lines, index)) return lines.slice(0, index);
  }
  return [...lines];
}

/** A table of contents names appendices too: only after a signature has the document itself ended. */
function hasEnded(lines: readonly FilingLine[], at: number): boolean {
  return lines
    .slice(Math.max(0, at - 160), at)
    .some((line) =>
      /respectfully submitted|^\W*\/?s\/|^dated?\b|certificate of (?:service|compliance)|so ordered/i.test(line.text),
    );
}
