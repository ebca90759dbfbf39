import type { Days } from '#domain/assistant/readDays';

/** Which part of the calendar shows these days: the day, or the week in which they begin. */
export function pathDays({ from, to }: Days): { day: string; view: 'day' | 'week' } {
  return { day: from, view: from === to ? 'day' : 'week' };
}
