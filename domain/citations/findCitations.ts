import { type CleanText, cleanWords } from '#domain/text/cleanText';
import type { Citation } from './Citation.ts';
import type { Found } from './Found.ts';
import { linkPrints } from './linkPrints.ts';
import { resolveCitations } from './resolveCitations.ts';
import { scanCitations } from './scanCitations.ts';

/** The citations of words without a document. */
export function findCitations(text: string): Citation[] {
  return citationsIn(cleanWords(text));
}

/**
 * The citations of a text in their order: cases, short forms, *supra*, *id.*, laws, journals and cases by name, each with
 * its place and with the full one for which it is cited. One pass over the text; nothing looks further than a fixed way.
 */
export function citationsIn({ document: { text }, flow }: CleanText): Citation[] {
  const all = scanCitations(flow, text);
  linkPrints(flow, all);
  const named = resolveCitations(flow, all);
  const recognized = all.filter((cited) => cited.kind !== 'unknown');
  const index = new Map(recognized.map((cited, at) => [cited, at]));
  return recognized.map((cited) => toCitation(cited, index.get(named.get(cited)!), index.get(cited.parallel!)));
}

const fields = [
  'volume',
  'reporter',
  'page',
  'pin_cite',
  'year',
  'court',
  'plaintiff',
  'defendant',
  'parenthetical',
  'antecedent',
  'docket',
] as const;

function toCitation(cited: Found, resolvesTo: number | undefined, parallelTo: number | undefined): Citation {
  const citation: Citation = {
    kind: cited.kind as Citation['kind'],
    text: cited.text,
    start: cited.start,
    end: cited.end,
  };
  for (const field of fields) if (cited[field]) citation[field] = cited[field];
  if (resolvesTo !== undefined) citation.resolves_to = resolvesTo;
  if (parallelTo !== undefined) citation.parallel_to = parallelTo;
  return citation;
}
