import type { SourceCoverage } from '#domain/citations/SourceCoverage';
import type { CitationDoubts, CitationProblems } from '#domain/rules/kinds/citations/messages';
import type { ProblemText, ProblemTexts, Texts } from '../../Catalog.ts';
import { listed, quoted } from '../words.ts';

/** The findings of the rules on cited authorities; `holds` writes what a source contains. */
export const citationProblems = (holds: (coverage: SourceCoverage) => string): ProblemTexts<CitationProblems> => ({
  'citations.other_name': ({ citation, named, found }) => ({
    message: `${quoted(citation)} is ${found}, which the document calls ${named ?? 'by another name'}.`,
    remedy: 'Compare volume, reporter, page, and name with the decision itself, and correct any differences.',
  }),
  'citations.not_found': (values) => notFound(values, holds),
});

/** A sentence lists at most this many citations; the ledger lists all of them. */
const mostCited = 3;

function notFound(
  { citations, source }: CitationProblems['citations.not_found'],
  holds: (coverage: SourceCoverage) => string,
): ProblemText {
  const more = citations.length - mostCited;
  const cited = citations.slice(0, mostCited).map(quoted);
  const list = listed(more > 0 ? [...cited, `${more} more`] : cited);
  const [was, it] = citations.length === 1 ? ['was', 'it'] : ['were', 'them'];
  return {
    message: `${list} ${was} not found${source === null ? '' : ` in ${source.name}`}.`,
    remedy: `Look ${it} up in a full source and read the decision before relying on it. A citation that this source does not list may still be correct${source === null ? '.' : `: ${holds(source.coverage)}`}`,
  };
}

export const citationDoubts: Texts<CitationDoubts> = {
  'citations.lookup_pending': () => 'The authorities are still being looked up.',
  'citations.names_not_compared': () =>
    'Some cited cases were found by their number only; their names could not be compared.',
  'citations.lookup_incomplete': () =>
    'Some cited cases could not be looked up; the table of authorities cited shows which, and why.',
};
