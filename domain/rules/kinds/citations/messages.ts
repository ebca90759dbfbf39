import type { SourceCoverage } from '#domain/citations/SourceCoverage';

/** The findings of the rules on cited authorities. Citations and names are as in the document or the source. */
export type CitationProblems = {
  /** `named`: the case name in the document; `found`: the case name in the source. */
  'citations.other_name': { citation: string; named: string | null; found: string };
  /** `source`: the last source that was searched, and its coverage. */
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
