import type { CaseType } from '#domain/filings/choices';
import type { FilingView } from '#domain/filings/filingViews';

/** Where things stand in the portal. Whether this very one may be seen is decided there, once more. */
export const pathTo = {
  filing: (id: string) => withQuery('/case-processing', { filing: id }),
  filingsOf: (person_id: string) => withQuery('/case-processing', { filed_by: person_id }),
  filings: (show: FilingView) => withQuery('/case-processing', { show }),
  queue: (about: { case_type?: CaseType | null; sort?: 'age' } = {}) => withQuery('/review', about),
  review: (filing_id: string) => withQuery('/review', { filing: filing_id }),
  case: (id: string) => `/cases/${id}`,
  cases: (about: { status?: 'open'; case_type?: CaseType | null }) => withQuery('/cases', about),
  deadlines: (about: { state?: 'open' | 'urgent'; scope?: 'mine'; case_id?: string }) => withQuery('/deadlines', about),
  hearings: (about: { from?: string; to?: string; judge_id?: string }) => withQuery('/calendar', about),
  hearing: (id: string, day: string) => withQuery('/calendar', { month: day.slice(0, 7), hearing: id }),
};

function withQuery(path: string, values: Record<string, string | null | undefined>): string {
  const known = Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return known.length === 0 ? path : `${path}?${new URLSearchParams(known)}`;
}
