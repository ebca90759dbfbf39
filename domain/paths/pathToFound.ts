import { withQuery } from './pathTo.ts';

/** Addresses that only the search in the header links to. Each screen checks access again. */
export const pathToFound = {
  /** The filing screen with a case chosen. */
  fileInto: (case_id: string) => withQuery('/case-processing', { case: case_id }),
  /** The calendar with the form for a hearing, in a case if one is named. */
  schedule: (case_number?: string) => withQuery('/calendar', { schedule: case_number ?? 'new' }),
  judgesHearings: (judge_id: string) => withQuery('/calendar', { view: 'list', judge: judge_id }),
  /** The calculator for a case and, if it is opened from a docket entry, the day and the code of the entry. */
  calculatorOf: (about: { case: string; type: string; day?: string; entry?: string | null }) =>
    withQuery('/deadlines', { tab: 'calculator', ...about }),
  calculator: (about: { system: string; event: string; day?: string | null }) =>
    withQuery('/deadlines', { tab: 'calculator', ...about }),
  resource: (id: string) => `/self-help/${id}`,
  requirements: (q: string) => withQuery('/courtdoc', { tab: 'requirements', q }),
  authority: (id: string) => `/research/authorities/${id}`,
};
