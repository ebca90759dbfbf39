import { addDays, isDate, weekdayNumber, weekdays } from '#domain/days/days';
import { monthNames } from '#domain/days/monthNames';
import { dateTimeFormat } from '#domain/intl/formats';
import { findDates } from '#domain/reading/dates/findDates';

/** The inclusive range of dates that a question names, and its name in the answer. Dates are YYYY-MM-DD. */
export type Days = { from: string; to: string; words: string };

/**
 * The dates that a question means, asked on `today`: by date, by weekday, or as today, tomorrow, this week, or next
 * week.
 */
export function readDays(question: string, today: string): Days | null {
  const asked = question.toLowerCase();
  const [dated] = findDates(question);
  if (dated) return oneDay(dated.iso);
  const short = readShortDate(asked, today);
  if (short) return oneDay(short);
  if (/\btoday\b|\btonight\b|\bthis (?:morning|afternoon)\b/.test(asked)) return { ...oneDay(today), words: 'today' };
  if (/\btomorrow\b/.test(asked)) return { ...oneDay(addDays(today, 1)), words: 'tomorrow' };
  if (/\byesterday\b/.test(asked)) return { ...oneDay(addDays(today, -1)), words: 'yesterday' };
  const untilSunday = (7 - weekdayNumber(today)) % 7;
  if (/\bthis week\b/.test(asked)) return { from: today, to: addDays(today, untilSunday), words: 'this week' };
  if (/\bnext week\b/.test(asked)) {
    const monday = addDays(today, untilSunday + 1);
    return { from: monday, to: addDays(monday, 6), words: 'next week' };
  }
  const within = /\b(?:next|coming|within) (\d{1,2}) days\b/.exec(asked);
  if (within) {
    const days = Number(within[1]);
    return { from: today, to: addDays(today, days), words: `in the next ${days} days` };
  }
  return readWeekday(asked, today);
}

/** `on Friday`: the next such weekday, including today. */
function readWeekday(asked: string, today: string): Days | null {
  const named = weekdays.findIndex((name) => new RegExp(`\\b${name}\\b`, 'i').test(asked));
  return named < 0 ? null : oneDay(addDays(today, (named - weekdayNumber(today) + 7) % 7));
}

/** `March 17` or `3/17` without a year: the next such date, including today. */
function readShortDate(asked: string, today: string): string | null {
  const named = /\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? (\d{1,2})(?:st|nd|rd|th)?\b/.exec(asked);
  const figures = /(?<![\d/])(\d{1,2})\/(\d{1,2})(?![\d/])/.exec(asked);
  const month = named ? monthNames.findIndex((name) => name.startsWith(named[1]!)) + 1 : Number(figures?.[1] ?? 0);
  const day = Number((named ?? figures)?.[2] ?? 0);
  const year = Number(today.slice(0, 4));
  return [year, year + 1].map((one) => toIso(one, month, day)).find((iso) => iso !== null && iso >= today) ?? null;
}

function toIso(year: number, month: number, day: number): string | null {
  const two = (number: number) => String(number).padStart(2, '0');
  const iso = `${year}-${two(month)}-${two(day)}`;
  return isDate(iso) ? iso : null;
}

function oneDay(day: string): Days {
  return { from: day, to: day, words: `on ${spellDay(day)}` };
}

/** `Tuesday, March 17, 2026`. */
export function spellDay(day: string): string {
  return dateTimeFormat({ dateStyle: 'full', timeZone: 'UTC' }).format(new Date(day));
}
