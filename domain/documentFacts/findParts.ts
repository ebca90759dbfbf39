import type { DocumentText } from '#domain/documents/DocumentText';
import { mostFacts } from '#domain/documents/mostFacts';
import type { Reading } from '#domain/reading/Reading';
import type { Part } from './Part.ts';
import { assessHeads } from './parts/assessHeads.ts';
import { headsOf } from './parts/headsOf.ts';
import { beginsInTheMiddle, endsEarly } from './parts/missingPages.ts';
import { pageMarks } from './parts/pageMarks.ts';
import { toSheets } from './parts/Sheet.ts';
import { toFlowSheets } from './parts/toFlowSheets.ts';

/**
 * The documents that a file consists of, in order: the document itself, labeled exhibits and appendices, and other documents with their own captions. A file that begins in the middle of a document is a fragment of it.
 */
export function findParts(text: DocumentText, reading: Reading): Part[] {
  const sheets = text.layout === 'pages' ? toSheets(text.pages) : toFlowSheets(text.paragraphs);
  const marks = sheets.map(pageMarks);
  const [first] = sheets;
  if (first === undefined) return [];
  const judge = assessHeads(reading, sheets, marks);
  const middle = beginsInTheMiddle(reading, headsOf(first), marks);
  const parts: Part[] = [
    {
      doc_type: reading.doc_type?.value ?? null,
      title: reading.title?.value ?? null,
      role: middle === null ? 'lead' : 'fragment',
      pages: null,
      evidence: middle ?? reading.title?.evidence ?? [],
    },
  ];
  const starts = [0];
  for (let index = 1; index < sheets.length && parts.length < mostFacts.parts; index++) {
    const part = judge(index);
    if (part === undefined) continue;
    parts.push(part);
    starts.push(index);
  }
  if (text.layout === 'pages') {
    for (const [index, part] of parts.entries()) {
      const to = (starts[index + 1] ?? sheets.length) - 1;
      part.pages = [sheets[starts[index]!]!.page!, sheets[to]!.page!];
    }
    const counted = endsEarly(marks, marks.slice(0, starts[1] ?? sheets.length));
    if (counted !== null) parts[0]!.counts = counted;
  }
  return parts;
}
