import { dayMs } from '#domain/days/days';
import type { Span } from './availability.ts';

type Entry<T> = { from: number; to: number; item: T };

/**
 * Finds the items of a key that overlap a stretch of time. Items are kept by the days on which they fall, so that a
 * look-up costs the same however full the calendar is.
 */
export function indexSpans<T extends Span>(items: readonly T[], keyOf: (item: T) => string) {
  const index = new Map<string, Map<number, Entry<T>[]>>();
  for (const item of items) {
    const key = keyOf(item);
    const days = index.get(key) ?? new Map<number, Entry<T>[]>();
    index.set(key, days);
    const entry = { from: item.starts_at.getTime(), to: item.ends_at.getTime(), item };
    for (let day = dayOf(entry.from); day <= dayOf(entry.to - 1); day++) {
      const onDay = days.get(day);
      if (onDay) onDay.push(entry);
      else days.set(day, [entry]);
    }
  }
  return (key: string, { starts_at, ends_at }: Span): readonly T[] => {
    const days = index.get(key);
    if (!days) return nothing;
    const [from, to] = [starts_at.getTime(), ends_at.getTime()];
    let found: T[] | undefined;
    for (let day = dayOf(from); day <= dayOf(to - 1); day++) {
      for (const entry of days.get(day) ?? nothing) {
        // An item of several days is found on the first of them that is examined.
        const isFirst = day === dayOf(Math.max(from, entry.from));
        if (isFirst && entry.from < to && entry.to > from) found = [...(found ?? nothing), entry.item];
      }
    }
    return found ?? nothing;
  };
}

const nothing: readonly never[] = [];

function dayOf(at: number): number {
  return Math.floor(at / dayMs);
}
