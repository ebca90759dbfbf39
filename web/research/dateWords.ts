import type { Format } from '#web/preferences/useFormat.ts';

/** A date in the person's format, or only the year. */
export function dateWords(dated: string, format: Format): string {
  return dated.length === 4 ? dated : format.day(dated);
}
