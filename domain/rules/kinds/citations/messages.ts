import type { SourceCoverage } from '#domain/citations/SourceCoverage';

/** What the rules on cited authorities find. Citations and names are as the document or the source has them. */
export type CitationProblems = {
  /** `named`: what the document calls the case; `found`: what the source calls it. */
  'citations.other_name': { citation: string; named: string | null; found: string };
  /** `source`: the last one that was asked, and what it holds. */
  'citations.not_found': {
    citations: readonly string[];
    source: { name: string; coverage: SourceCoverage } | null;
  };
};

/** Why the cited authorities were not checked. */
export type CitationDoubts = {
  'citations.lookup_pending': Record<never, never>;
  'citations.names_not_compared': Record<never, never>;
  'citations.lookup_incomplete': Record<never, never>;
};
