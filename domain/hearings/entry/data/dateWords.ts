/** Expressions for the days of the week and for the months, also abbreviated; the group has their first three letters. */

export const weekday = String.raw`(sun|mon|tue|wed|thu|fri|sat)(?:s|day|sday|nesday|rs|r|rsday|urday)?\b\.?`;
export const month = String.raw`(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)(?:t|uary|ruary|ch|il|e|y|ust|tember|ober|ember)?\b\.?`;

/** Abbreviations of tomorrow. */
export const tomorrow = 'tmrw|tmw|tom';
