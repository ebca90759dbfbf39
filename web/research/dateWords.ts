import type { Format } from '#web/preferences/useFormat.ts';

/** A day as the person writes days, or the year alone. */
export function dateWords(dated: string, format: Format): string {
  return dated.length === 4 ? dated : format.day(dated);
}
