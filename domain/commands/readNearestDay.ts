import { readDays } from '../assistant/readDays.ts';
import { daysBetween, isDate } from '../days/days.ts';
import { monthNames } from '../days/monthNames.ts';

/**
 * The one day that words name. A date without a year is the nearest one, since a deadline runs from a service that was or
 * a hearing that will be.
 */
export function readNearestDay(words: string, today: string): string | null {
  const plain = words.trim().toLowerCase();
  const short = readShort(plain);
  if (!short) {
    const days = readDays(plain, today);
    return days && days.from === days.to ? days.from : null;
  }
  const year = Number(today.slice(0, 4));
  const candidates = [year - 1, year, year + 1].map((one) => `${one}-${short}`).filter(isDate);
  const distance = (day: string) => Math.abs(daysBetween(today, day));
  return candidates.sort((one, other) => distance(one) - distance(other))[0] ?? null;
}

/** `dec 15`, `15 december`, or `12/15`, as MM-DD. */
function readShort(words: string): string | null {
  const named = /^([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?$/.exec(words);
  const turned = /^(\d{1,2})(?:st|nd|rd|th)? ([a-z]{3,9})$/.exec(words);
  const figures = /^(\d{1,2})\/(\d{1,2})$/.exec(words);
  const name = named?.[1] ?? turned?.[2];
  const month = name
    ? monthNames.findIndex((one) => one.startsWith(name) || name === one) + 1
    : Number(figures?.[1] ?? 0);
  const day = Number(named?.[2] ?? turned?.[1] ?? figures?.[2] ?? 0);
  if (month === 0 || day === 0) return null;
  return [month, day].map((one) => String(one).padStart(2, '0')).join('-');
}
