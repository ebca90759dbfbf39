import { addDays, addMonths, daysBetween, weekdayNumber } from '#domain/days/days';

/** The periods that a report can be about; the dates of `custom` are the user's. */
export const periodKinds = ['week', 'month', 'quarter', 'year', 'custom'] as const;
export type PeriodKind = (typeof periodKinds)[number];

/** From one date to another, both included. */
export type Period = { from: string; to: string };

/** The complete period that contains a date: weeks from Sunday, quarters from January. */
export function periodAround(kind: Exclude<PeriodKind, 'custom'>, date: string): Period {
  const from = startOf(kind, date);
  const next = kind === 'week' ? addDays(from, 7) : addMonths(from, monthsOf[kind]);
  return { from, to: addDays(next, -1) };
}

/**
 * The previous period, for comparison. A period that has not ended is compared with the same number of days of the
 * previous one, so that half a month is not compared with a full one.
 */
export function periodBefore(kind: PeriodKind, period: Period, today: string): Period {
  const from =
    kind === 'custom'
      ? addDays(period.from, -(daysBetween(period.from, period.to) + 1))
      : kind === 'week'
        ? addDays(period.from, -7)
        : addMonths(period.from, -monthsOf[kind]);
  const end = addDays(period.from, -1);
  const running = today >= period.from && today < period.to;
  const soFar = addDays(from, daysBetween(period.from, today));
  return { from, to: running && soFar < end ? soFar : end };
}

export type Bucket = 'day' | 'week' | 'month';

/** Into which parts a period is cut, so that a chart has neither two bars nor two hundred. */
export function bucketOf({ from, to }: Period): Bucket {
  const days = daysBetween(from, to) + 1;
  return days <= 35 ? 'day' : days <= 190 ? 'week' : 'month';
}

/** The parts of a period in order; the first and the last are cut to it. */
export function partsOf(period: Period): Period[] {
  const bucket = bucketOf(period);
  const parts: Period[] = [];
  for (let from = period.from; from <= period.to; ) {
    const whole = bucket === 'day' ? { from, to: from } : periodAround(bucket, from);
    const to = whole.to < period.to ? whole.to : period.to;
    parts.push({ from, to });
    from = addDays(to, 1);
  }
  return parts;
}

const monthsOf = { month: 1, quarter: 3, year: 12 } as const;

function startOf(kind: Exclude<PeriodKind, 'custom'>, date: string): string {
  const month = Number(date.slice(5, 7));
  switch (kind) {
    case 'week':
      return addDays(date, -weekdayNumber(date));
    case 'month':
      return `${date.slice(0, 7)}-01`;
    case 'quarter':
      return `${date.slice(0, 5)}${String(month - ((month - 1) % 3)).padStart(2, '0')}-01`;
    case 'year':
      return `${date.slice(0, 4)}-01-01`;
  }
}
