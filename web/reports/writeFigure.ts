import type { TFunction } from 'i18next';
import { numberFormat } from '#domain/intl/formats';
import { writeCount } from '#domain/text/writeCount';

const oneDigit = numberFormat({ maximumFractionDigits: 1 });

/** A figure as text: a count, a time in its largest suitable unit, or a rate; a dash if nothing was measured. */
export function writeFigure(t: TFunction, value: number | null, unit: 'count' | 'seconds' | 'percent'): string {
  if (value === null) return t('reports.dash');
  if (unit === 'count') return writeCount(value);
  if (unit === 'percent') return t('reports.percent', { value: oneDigit.format(value) });
  if (value < 90) return t('reports.time.seconds', { value: writeCount(Math.round(value)) });
  if (value < 5400) return t('reports.time.minutes', { value: writeCount(Math.round(value / 60)) });
  if (value < 172_800) return t('reports.time.hours', { value: oneDigit.format(value / 3600) });
  return t('reports.time.days', { value: oneDigit.format(value / 86_400) });
}
