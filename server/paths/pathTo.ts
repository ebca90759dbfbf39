import type { CaseType } from '#domain/filings/choices';
import type { FilingView } from '#domain/filings/filingViews';

type Queue = { state?: 'returned'; case_type?: CaseType | null; sort?: 'age' };
type Deadlines = { state?: 'open' | 'urgent'; scope?: 'mine'; q?: string };

/** Where things stand in the portal. Whether this very one may be seen is decided there, once more. */
export const pathTo = {
  filing: (id: string) => withQuery('/case-processing', { filing: id }),
  filingsOf: (person_id: string) => withQuery('/case-processing', { filed_by: person_id }),
  filings: (show: FilingView) => withQuery('/case-processing', { show }),
  queue: (about: Queue = {}) => withQuery('/review', about),
  review: (filing_id: string) => withQuery('/review', { filing: filing_id }),
  case: (id: string) => `/cases/${id}`,
  cases: (about: { status?: 'open'; case_type?: CaseType | null }) => withQuery('/cases', about),
  deadlines: (about: Deadlines) => withQuery('/deadlines', about),
  /** All hearings ahead, or those of a day or of the week that begins with it. */
  hearings: (about: { day?: string; view?: 'day' | 'week' } = {}) =>
    withQuery('/calendar', { view: about.view ?? (about.day ? 'day' : 'list'), day: about.day }),
  hearing: (id: string, day: string) => withQuery('/calendar', { day, hearing: id }),
  people: (tab: 'judges' | 'claims') => withQuery('/people', { tab }),
  accessRequests: () => withQuery('/api-access', { tab: 'requests' }),
  webhooks: () => '/integrations',
};

function withQuery(path: string, values: Record<string, string | null | undefined>): string {
  const known = Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return known.length === 0 ? path : `${path}?${new URLSearchParams(known)}`;
}
