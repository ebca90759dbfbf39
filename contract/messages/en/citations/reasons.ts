import type { LedgerDoubts, LedgerReasons } from '#domain/citations/LedgerReasons';
import type { SourceCoverage } from '#domain/citations/SourceCoverage';
import type { SourceProblem } from '#domain/citations/SourceProblems';
import type { Texts } from '../../Catalog.ts';

const begins = (first_page: number | null) => (first_page === null ? '' : `, which begins on page ${first_page}`);

/**
 * The result of an authority look-up, or why none was made; `source` writes why a service gave no result, and `holds`
 * what a source contains.
 */
export const ledgerReasons = (
  source: (says: SourceProblem) => string,
  holds: (coverage: SourceCoverage) => string,
): Texts<LedgerReasons> => ({
  no_volume_and_page: () => 'It has no volume and page number to look up.',
  no_source: () => 'No lookup source is configured.',
  being_asked: () => 'The CourtListener lookup is in progress.',
  gave_no_answer: () => 'CourtListener returned no result for this citation.',
  asked_in_slices: ({ a_minute }) =>
    `CourtListener accepts ${a_minute} citations per minute. Look up the rest in a minute.`,
  reporter_unknown: () => 'CourtListener does not recognize the reporter in this citation.',
  library_empty: () => 'The court’s library is empty: no decisions have been imported or loaded.',
  proprietary_number: () => 'It is cited by a Westlaw or Lexis number, which no available source lists.',
  law_not_held: () => 'It is not in the library, which has only leading statutes and rules.',
  journals_not_held: () => 'No available source includes law journals.',
  source_failed: ({ problem }) => source(problem),
  found_by_name: () => 'It was found by its name and year; its number could not be compared.',
  known_as: ({ printed }) => `It is listed as ${printed}, not under its first citation.`,
  other_citation_names: ({ printed, title }) => `Under its other citation, ${printed}, the source lists ${title}.`,
  inside_decision: ({ title, first_page }) =>
    `No decision begins there; the page is within ${title}${begins(first_page)}.`,
  nothing_begins_there: ({ title, first_page, around }) =>
    `No decision begins there; ${around === 'inside' ? 'the page is within' : 'the preceding decision in the volume is'} ${title}${begins(first_page)}.`,
  nothing_there: ({ coverage }) => `No decision is reported under this citation. ${holds(coverage)}`,
  reported_elsewhere: ({ citation }) => `A decision of that name and year is reported at ${citation}.`,
  source_has: ({ title }) => `The source lists ${title} at this citation.`,
  name_not_compared: ({ title }) =>
    `The case name could not be read completely, so it was not compared. The source lists ${title} at this citation.`,
});

const printed = {
  supreme_court: ['decisions of the Supreme Court of the United States', 'a lower court'],
  courts_of_appeals: ['decisions of courts of appeals', 'a district court'],
  trial_courts: ['decisions of trial courts', 'a court of appeals'],
} as const;

/** What does not match the decision in a source, or is impossible. */
export const ledgerDoubts: Texts<LedgerDoubts> = {
  no_such_volume: ({ reporter, volume, last }) => `There is no volume ${volume} of ${reporter}: it ends with ${last}.`,
  before_reporter: ({ reporter, from, year }) =>
    `${reporter} begins with decisions of ${from}; the document dates this one ${year}.`,
  after_reporter: ({ reporter, to, year }) =>
    `${reporter} ends with decisions of ${to}; the document dates this one ${year}.`,
  court_not_in_reporter: ({ reporter, prints }) =>
    `${reporter} publishes ${printed[prints][0]}; the document cites one of ${printed[prints][1]}.`,
  year_differs: ({ document, source }) => `The document dates the decision ${document}; the source dates it ${source}.`,
  court_differs: ({ court }) =>
    `The document cites it as a decision of another court. Court according to the source: ${court}.`,
  page_before_first: ({ page, first, in: where }) => `Page ${page} is before the first page of the ${where}, ${first}.`,
  page_after_last: ({ page, last }) => `The opinion ends on page ${last}; page ${page} is cited.`,
  words_not_in_opinion: ({ quoted }) => `These words are not in the source’s text of the opinion: “${quoted}”`,
};
