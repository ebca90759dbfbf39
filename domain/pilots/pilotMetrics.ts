/** The metrics that a court can agree on before a pilot, with the direction of their target in percent. */
export const pilotMetrics = {
  case_number_agreement: 'at_least',
  court_agreement: 'at_least',
  document_type_agreement: 'at_least',
  title_agreement: 'at_least',
  filer_agreement: 'at_least',
  filing_date_agreement: 'at_least',
  /** Of the returned filings, those in which the portal found the clerk's reason. */
  returns_foreseen: 'at_least',
  /** Of the accepted filings, those with a finding that no one confirmed. */
  false_alarms: 'at_most',
  /** Of the filings, those that the portal could read. */
  readable: 'at_least',
  /** The minutes of clerks who worked with the portal against those of the existing system. */
  minutes_saved: 'at_least',
} as const;

export type PilotMetricName = keyof typeof pilotMetrics;
export const pilotMetricNames = Object.keys(pilotMetrics) as [PilotMetricName, ...PilotMetricName[]];

/** A metric with the target agreed in advance, in percent. */
export type PilotTarget = { metric: PilotMetricName; target: number };

export const metricStatuses = ['met', 'not_met', 'not_enough'] as const;
export type MetricStatus = (typeof metricStatuses)[number];

/**
 * Whether a target is met: the 95% interval of the figure, from 0 to 1, must be on the right side of it. While the
 * target is within the interval, or without a figure, there is not enough data.
 */
export function judgeTarget(
  { metric, target }: PilotTarget,
  figure: { low: number; high: number } | null,
): MetricStatus {
  if (figure === null) return 'not_enough';
  const limit = target / 100;
  const [met, failed] =
    pilotMetrics[metric] === 'at_least'
      ? [figure.low >= limit, figure.high < limit]
      : [figure.high <= limit, figure.low > limit];
  if (met) return 'met';
  return failed ? 'not_met' : 'not_enough';
}
