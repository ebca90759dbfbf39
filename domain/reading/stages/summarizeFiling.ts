import { dropRunningHeads } from '#domain/text/runningHeads';
import type { Reading } from '../Reading.ts';
import type { SummaryPart } from '../summary/composeParts.ts';
import { summarize } from '../summary/summarize.ts';
import type { DividedLines } from './divideLines.ts';
import type { Heading } from './findHeading.ts';

/** Sums up the body with the fields: the lines below the caption, else all of the document's own. */
export function summarizeFiling(known: DividedLines & Heading & { fields: Partial<Reading> }): {
  summary: SummaryPart[];
} {
  const { caption, own, rest, front, fields } = known;
  const body = caption === undefined ? own : [...caption.after, ...rest.slice(front.length)];
  return { summary: summarize(dropRunningHeads(body), fields) };
}
