import { pilotMetricWords } from '#contract/messages/en/pilotWords';
import type { PilotFigures } from '#contract/pilots';
import { pilotMetrics } from '#domain/pilots/pilotMetrics';

type Share = PilotFigures['readable'];
type Median = PilotFigures['minutes']['existing'];

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
export const noData = 'Not enough data yet';

/** `99.0% (95% interval 96.4% to 99.7%), 198 of 200` */
export function shareWords({ hits, of, share }: Share): string {
  if (share === null) return noData;
  return `${intervalWords(share)}, ${hits} of ${of}`;
}

export function intervalWords({ value, low, high }: { value: number; low: number; high: number }): string {
  return `${percent(value)} (95% interval ${percent(low)} to ${percent(high)})`;
}

/** `6.0 minutes (95% interval 5.0 to 7.0), 198 filings` */
export function medianWords(median: Median): string {
  if (median === null) return noData;
  const { n, value, low, high } = median;
  return `${value.toFixed(1)} minutes (95% interval ${low.toFixed(1)} to ${high.toFixed(1)}), ${n} filings`;
}

/** `Case numbers that agree: at least 95%` */
export function targetWords({ metric, target }: PilotFigures['targets'][number]): string {
  const direction = pilotMetrics[metric] === 'at_least' ? 'at least' : 'at most';
  return `${pilotMetricWords[metric]}: ${direction} ${target}%`;
}

/** What a target's figure is; that of minutes counts filings instead of hits. */
export function targetFigureWords({ metric, figure }: PilotFigures['targets'][number]): string {
  if (metric !== 'minutes_saved') return shareWords(figure);
  return figure.share === null ? noData : `${intervalWords(figure.share)}, ${figure.of} filings`;
}
