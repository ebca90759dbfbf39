/** What the court's reports count, in the order in which they show it. */
export const measures = [
  'filings_received',
  'filings_approved',
  'filings_returned',
  'filings_rejected',
  'turnaround_median',
  'turnaround_p90',
  'cases_opened',
  'cases_closed',
  'clearance_rate',
  'hearings_held',
  'hearings_cancelled',
  'hearings_upcoming',
] as const;
export type Measure = (typeof measures)[number];

/** The unit of a measure. Turnaround is in seconds, the rate in percent. */
export const unitOf: Record<Measure, 'count' | 'seconds' | 'percent'> = {
  filings_received: 'count',
  filings_approved: 'count',
  filings_returned: 'count',
  filings_rejected: 'count',
  turnaround_median: 'seconds',
  turnaround_p90: 'seconds',
  cases_opened: 'count',
  cases_closed: 'count',
  clearance_rate: 'percent',
  hearings_held: 'count',
  hearings_cancelled: 'count',
  hearings_upcoming: 'count',
};

/** The sets of rows behind the figures. `filings_decided` belongs to turnaround, the last one to workload. */
export const rowSets = [
  'filings_received',
  'filings_approved',
  'filings_returned',
  'filings_rejected',
  'filings_decided',
  'cases_opened',
  'cases_closed',
  'open_cases',
  'hearings_held',
  'hearings_cancelled',
  'hearings_upcoming',
  'hearings_all',
  'values_looked_at',
  'values_confirmed',
  'values_corrected',
  'values_supplied',
] as const;
export type RowSet = (typeof rowSets)[number];

/** Cases closed for every hundred opened (CourTools measure 2); none where no case was opened. */
export function clearanceRate(opened: number, closed: number): number | null {
  return opened === 0 ? null : (closed / opened) * 100;
}
