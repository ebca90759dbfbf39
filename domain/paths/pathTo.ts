import type { CaseType } from '#domain/courts/choices';
import type { FilingView } from '../filings/filingViews.ts';

type Queue = { state?: 'returned'; case_type?: CaseType | null; sort?: 'age' };
type Cases = { status?: 'open'; case_type?: CaseType | null };
/** Days and hours, a judge, a courtroom, the IDs of hearings with commas between them, or a batch to return from. */
type Reschedule = Partial<
  Record<
    | 'cause'
    | 'reason'
    | 'from'
    | 'until'
    | 'closed_from'
    | 'closed_to'
    | 'daily'
    | 'judge'
    | 'room'
    | 'person'
    | 'hearings'
    | 'returns',
    string | null | undefined
  >
>;
type Deadlines = { state?: 'open' | 'urgent'; scope?: 'mine'; q?: string };

/** Addresses of the portal's screens. Each screen checks access again. */
export const pathTo = {
  /** The law firm, with the deposit accounts of the user. */
  firm: () => '/firm',
  /** One filing: its page for filers; court staff continue to the bench or to chambers. */
  filing: (id: string) => `/filings/${id}`,
  /** A draft, by one of its lead documents. */
  draft: (id: string) => withQuery('/case-processing', { draft: id }),
  /** The page of a filing as its filer sees it, for court staff. */
  filerPage: (id: string) => withQuery(`/filings/${id}`, { as: 'filer' }),
  /** The public page of a receipt. */
  verification: (token: string) => `/verify/${token}`,
  /** The documents that were served on someone with an account. */
  served: (recipient_id: string) => `/service/${recipient_id}`,
  /** The same for someone without an account: the token is the only key. */
  servedEntry: (token: string) => `/served/entry/${token}`,
  /** The people on whom a clerk must serve an order by other means. */
  entryService: () => '/entry-service',
  servedByLink: (token: string) => `/served/${token}`,
  filingsOf: (person_id: string) => withQuery('/case-processing', { filed_by: person_id }),
  filings: (show: FilingView) => withQuery('/case-processing', { show }),
  queue: ({ case_type, ...about }: Queue = {}) => withQuery('/review', { type: case_type, ...about }),
  /** The correction of a returned filing on paper, for the clerk who takes it in. */
  paperCorrection: (filing_id: string) => withQuery('/counter', { correct: filing_id }),
  review: (filing_id: string) => withQuery('/review', { filing: filing_id }),
  case: (id: string, tab?: 'filings' | 'hearings' | 'deadlines' | 'issuance') => withQuery(`/cases/${id}`, { tab }),
  /** The docket of a case with the documents of one entry beside it. */
  docketEntry: (case_id: string, number: number) => withQuery(`/cases/${case_id}`, { open: String(number) }),
  cases: ({ case_type, ...about }: Cases) => withQuery('/cases', { ...about, type: case_type }),
  deadlines: (about: Deadlines) => withQuery('/deadlines', about),
  /** One deadline, opened in the list of its case's deadlines. */
  deadline: (case_number: string, id: string) => withQuery('/deadlines', { q: case_number, due: id }),
  /** All hearings ahead, or those of a day or of the week that it is in. */
  hearings: (about: { day?: string; view?: 'day' | 'week' } = {}) =>
    withQuery('/calendar', { view: about.view ?? (about.day ? 'day' : 'list'), day: about.day }),
  hearing: (id: string, day: string) => withQuery('/calendar', { day, hearing: id }),
  /** Hearings that were rescheduled together, with their old and new dates. */
  hearingBatch: (id: string) => `/calendar/changes/${id}`,
  /** A plan of the calendar by the optimizer. */
  calendarPlan: (id: string) => `/calendar/plans/${id}`,
  /** A simulation of the court with a change. */
  whatIf: (id: string) => `/calendar/what-if/${id}`,
  /** The pilots of the court. */
  pilots: () => '/pilots',
  pilot: (id: string) => `/pilots/${id}`,
  /** What a pilot shows, for the presiding judge. */
  pilotResults: (id: string) => `/pilots/${id}/results`,
  /** The screen that reschedules several hearings: those of a time, a judge, or a courtroom, or those selected. */
  reschedule: (about: Reschedule = {}) => withQuery('/calendar/reschedule', about),
  /** The values that people reviewed on these days. */
  lookedAt: (from: string, to: string) =>
    withQuery('/reports', { period: 'custom', from, to, rows: 'values_looked_at' }),
  awaiting: (kind?: 'signature' | 'ruling', judge = '') =>
    withQuery('/judge-dashboard', { view: 'awaiting', kind, judge }),
  /** A filing with the judge's decision panel. */
  paper: (filing_id: string) => withQuery('/judge-dashboard', { filing: filing_id }),
  people: (tab: 'judges' | 'attorneys' | 'requests') => withQuery('/people', { tab }),
  accessRequests: () => withQuery('/api-access', { tab: 'review', state: 'pending' }),
  accessReview: () => withQuery('/api-access', { tab: 'review' }),
  ownAccess: () => '/api-access',
  webhooks: () => '/api-docs#webhooks',
  webhook: (id: string) => `${withQuery('/api-docs', { webhook: id })}#webhooks`,
  settings: (tab?: 'profile' | 'court') => withQuery('/settings', { tab }),
  judgeDashboard: () => '/judge-dashboard',
  /** The orders before signature, of one judge if one is named. */
  orders: (judge = '') => withQuery('/orders', { judge }),
  /** Matters under submission and motions that the law decided, of one judge if one is named. */
  matters: (judge = '') => withQuery('/submitted-matters', { judge }),
  /** An order that carries out a ruling. */
  orderOfRuling: (ruling_id: string) => withQuery('/orders/new', { ruling: ruling_id }),
  components: () => '/integrations',
};

/** An address with the values that are known. */
export function withQuery(path: string, values: Record<string, string | null | undefined>): string {
  const known = Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return known.length === 0
    ? path
    : `${path}?${known.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`;
}
