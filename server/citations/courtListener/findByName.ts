import { courtAsCited } from '#domain/citations/courtOfDecision';
import type { Consulted, KnownDecision, SourceAnswer } from '#domain/citations/KnownDecision';
import type { Authority } from '#domain/citations/listAuthorities';
import { sameCaseName } from '#domain/citations/sameCaseName';
import type { Needs } from '#server/kernel/needs';
import { NoAnswer } from '#server/platforms/Connector';
import { keepAnswer } from '#server/platforms/cache';
import { askCourtListener, TooManyQuestions } from '#server/platforms/courtListener/askCourtListener';
import { SearchPage } from '#server/platforms/courtListener/shapes';

/** A search is one of five questions a minute and of a hundred and twenty-five a day. */
const mostSearches = 3;
const freshHours = 7 * 24;

/** The decisions that could only be found by their name: their number belongs to another service, or has no match. */
export function toSearch(authorities: readonly Authority[], service: Consulted | null): Authority[] {
  return authorities.filter(
    ({ kind, key, named, year, proprietary }) =>
      kind === 'full' &&
      key !== null &&
      named?.includes(' v. ') &&
      /^\d{4}$/.test(year ?? '') &&
      (proprietary || service?.answers.get(key)?.said === 'nothing'),
  );
}

/**
 * Searches CourtListener by name and year. This finds decisions with a Westlaw number. For a citation that leads
 * nowhere, the filer is shown where a decision of that name is reported.
 */
export async function findByName(
  needs: Needs<'config' | 'db' | 'now'>,
  token: string,
  authorities: readonly Authority[],
  service: Consulted,
): Promise<Consulted> {
  const answers = new Map(service.answers);
  const searched = toSearch(authorities, service).slice(0, mostSearches);
  try {
    for (const authority of searched) {
      const found = await search(needs, token, authority);
      const key = authority.key!;
      const answer = found && answerWith(found, authority, answers.get(key));
      if (answer) answers.set(key, answer);
    }
  } catch (error) {
    if (!(error instanceof TooManyQuestions) && !(error instanceof NoAnswer)) throw error;
  }
  return { ...service, answers };
}

type Result = SearchPage['results'][number];

function answerWith(
  result: Result & { url: string },
  { proprietary }: Authority,
  before: SourceAnswer | undefined,
): SourceAnswer | undefined {
  const printed = result.citation[0];
  if (!proprietary) return before?.said === 'nothing' && printed ? { ...before, elsewhere: printed } : undefined;
  const decision: KnownDecision = {
    title: plain(result.caseName),
    names: [],
    url: result.url,
    court_id: result.court_id || null,
    court: (result.court_id && courtAsCited(result.court_id)) || result.court || null,
    date_filed: result.dateFiled || null,
    date_about: false,
    first_page: null,
    last_page: null,
    words: null,
  };
  return { said: 'found', decisions: [decision], by_name: true };
}

async function search(
  needs: Needs<'config' | 'db' | 'now'>,
  token: string,
  { named, year, court }: Authority,
): Promise<(Result & { url: string }) | undefined> {
  const name = named!.slice(0, 200);
  const parameters = {
    type: 'o',
    case_name: name,
    filed_after: `${year}-01-01`,
    filed_before: `${year}-12-31`,
    // Decisions with only a Westlaw number are seldom published, so they are left out unless requested.
    stat_Published: 'on',
    stat_Unpublished: 'on',
    stat_Unknown: 'on',
  };
  const path = `/search/?${new URLSearchParams(parameters)}`;
  const { answer } = await keepAnswer(
    needs,
    { platform: 'courtlistener', question: path, hours: freshHours },
    SearchPage,
    () => askCourtListener(needs, token, { path }, SearchPage),
  );
  const { origin } = new URL(needs.config.courtlistener_url);
  const result = answer.results.find(
    ({ caseName, dateFiled, court_id }) =>
      dateFiled.startsWith(year!) &&
      (!court || !court_id || court === court_id) &&
      sameCaseName(name, [plain(caseName)]),
  );
  const url = result && new URL(result.absolute_url, origin);
  return result && { ...result, url: url!.origin === origin ? url!.href : origin };
}

/** Search answers carry marks and entities. */
function plain(name: string): string {
  return name
    .replace(/<[^<>]{0,40}>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', '’');
}
