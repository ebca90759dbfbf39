import { addDays, addMonths, isDate, weekdayNumber, weekdays } from '#domain/days/days';
import { monthNames } from '#domain/days/monthNames';
import { month, tomorrow, weekday } from './data/dateWords.ts';
import type { Doubt } from './Entry.ts';
import { type EntryLine, spanOfMatch } from './EntryLine.ts';

/** Names that are also understood misspelled. */
export const dateNames = [...weekdays.map((day) => day.toLowerCase()), ...monthNames, 'tomorrow', 'today'];

const day = String.raw`(\d{1,2})(?:st|nd|rd|th)?`;
const year = String.raw`(?:,?\s+(20\d{2})|\s*'(\d{2}))?`;
const alone = String.raw`(?![\d/:\p{L}-])`;
const count = String.raw`(\d{1,3}|an?|one|two|three|four|five|six|eight|ten)`;
const counts: Record<string, number> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  eight: 8,
  ten: 10,
};

type Found = RegExpMatchArray;
type Reading = { value: string | null; alternatives?: readonly string[]; doubt?: Doubt | null };
/** An expression, and the date that a match means; null if there is no such date. */
type DateForm = readonly [RegExp, (found: Found, today: string) => Reading];

/** The forms of dates, the most specific first. */
const forms: readonly DateForm[] = [
  form(String.raw`(20\d{2})-(\d{1,2})-(\d{1,2})${alone}`, ([, y, m, d], today) => dated(today, m!, d!, y)),
  form(String.raw`(\d{1,2})[/.-](\d{1,2})[/.-](20\d{2}|\d{2})${alone}`, ([, m, d, y], today) =>
    slashed(today, m!, d!, y!.length === 2 ? `20${y}` : y),
  ),
  form(String.raw`(\d{1,2})/(\d{1,2})${alone}`, ([, m, d], today) => slashed(today, m!, d!, undefined)),
  // `12-15` is no range of hours.
  form(String.raw`(1[0-2]|0?[1-9])-(1[3-9]|2\d|3[01])${alone}`, ([, m, d], today) => dated(today, m!, d!, undefined)),
  form(
    String.raw`(first|1st|second|2nd|third|3rd|fourth|4th|last)\s+${weekday}\s+(?:of|in)\s+${month}${year}`,
    ([, nth, name, of, long, short], today) => nthOfMonth(today, nth!, name!, of!, long ?? (short && `20${short}`)),
  ),
  form(String.raw`${month}\s*${day}${year}${alone}`, ([, name, d, long, short], today) =>
    dated(today, String(monthOf(name!)), d!, long ?? (short && `20${short}`)),
  ),
  form(String.raw`(?:the\s+)?${day}\s+(?:of\s+)?${month}${year}${alone}`, ([, d, name, long, short], today) =>
    dated(today, String(monthOf(name!)), d!, long ?? (short && `20${short}`)),
  ),
  form(String.raw`(?:the\s+)?day\s+after\s+(?:tomorrow|${tomorrow})\b`, (_found, today) => ({
    value: addDays(today, 2),
  })),
  form(String.raw`(?:tomorrow|${tomorrow})\b`, (_found, today) => ({ value: addDays(today, 1) })),
  form(String.raw`(?:today|tdy)\b`, (_found, today) => ({ value: today })),
  form(String.raw`(?:a|one)\s+week\s+from\s+(?:today|now)\b`, (_found, today) => ({ value: addDays(today, 7) })),
  form(
    String.raw`(?:in\s+)?${count}\s*(days?|weeks?|wks?|months?|mos?)\s+(?:from\s+(?:now|today)|out|hence)\b`,
    ([, n, unit], today) => ({ value: later(today, n!, unit!) }),
  ),
  form(String.raw`in\s+${count}\s*(days?|weeks?|wks?|months?|mos?)\b`, ([, n, unit], today) => ({
    value: later(today, n!, unit!),
  })),
  form(String.raw`the\s+(\d{1,2})(?:st|nd|rd|th)?${alone}|(\d{1,2})(?:st|nd|rd|th)\b`, ([, one, other], today) =>
    dayOfMonth(today, Number(one ?? other)),
  ),
  form(String.raw`(?:a|one)\s+week\s+from\s+${weekday}`, ([, name], today) => ({
    value: addDays(coming(today, name!), 7),
  })),
  form(String.raw`${weekday}\s+after\s+next\b`, ([, name], today) => ({ value: addDays(inNextWeek(today, name!), 7) })),
  form(
    String.raw`(?:next\s+week\s*,?\s*(?:on\s+)?${weekday}|${weekday}\s+(?:of\s+)?next\s+week\b)`,
    ([, one, other], today) => ({
      value: inNextWeek(today, (one ?? other)!),
    }),
  ),
  form(String.raw`${weekday}\s+week\b`, ([, name], today) => ({ value: addDays(coming(today, name!), 7) })),
  form(String.raw`(?:next|nxt)\s+${weekday}`, ([, name], today) => nextWeekday(today, name!)),
  form(String.raw`(?:this\s+coming|coming|following)\s+${weekday}`, ([, name], today) => ({
    value: coming(today, name!),
  })),
  form(String.raw`this\s+${weekday}`, ([, name], today) => ({ value: thisWeekday(today, name!) })),
  form(weekday, ([, name], today) => plainWeekday(today, name!)),
  form(String.raw`(?:next|nxt)\s+(?:week|wk)\b`, (_found, today) => weekOfNext(today)),
  form(String.raw`(?:next|nxt)\s+month\b`, (_found, today) => ({
    value: null,
    alternatives: [`${addMonths(`${today.slice(0, 7)}-01`, 1).slice(0, 8)}01`],
    doubt: 'several',
  })),
];

/** Dates: `12/15`, `dec 15`, `tue`, `next tue`, `in 3 weeks`, `first monday of march`; a weekday beside a date belongs to it. */
export function readDates(line: EntryLine, today: string): void {
  for (const [expression, dateOf] of forms) {
    for (const found of line.match(expression)) {
      const { value, alternatives = [], doubt = null } = dateOf(found, today);
      const span = spanOfMatch(found);
      if (value === null && alternatives.length === 0) {
        line.reject(span, 'no_such_date');
        continue;
      }
      // `tue dec 15` is one date, whose weekday is compared.
      const beside = value !== null && /\d/.test(found[0]) ? weekdayBeside(line, span) : null;
      if (beside && value !== null && numberOf(beside.name) !== weekdayNumber(value)) {
        const meant = nearest(value, numberOf(beside.name));
        line.read(beside.span, { field: 'hearing_date', value, alternatives: [meant], doubt: 'weekday_differs' });
      } else
        line.read(beside?.span ?? span, {
          field: 'hearing_date',
          value,
          alternatives,
          doubt: doubt ?? (value !== null && value < today ? 'past' : null),
        });
    }
  }
}

function form(source: string, dateOf: DateForm[1]): DateForm {
  return [new RegExp(String.raw`(?<![\d.:/\p{L}-])(?:${source})`, 'gu'), dateOf];
}

function weekdayBeside(line: EntryLine, { from, to }: { from: number; to: number }) {
  for (const found of line.match(new RegExp(String.raw`(?<!\p{L})${weekday}`, 'gu'))) {
    const span = spanOfMatch(found);
    const between = span.to <= from ? line.text.slice(span.to, from) : line.text.slice(to, span.from);
    if (between.length > 3 || !/^[\s,(]*$/.test(between)) continue;
    return { name: found[1]!, span: { from: Math.min(from, span.from), to: Math.max(to, span.to) } };
  }
  return null;
}

const monthOf = (name: string) => monthNames.findIndex((one) => one.startsWith(name)) + 1;
const numberOf = (name: string) => weekdays.findIndex((one) => one.toLowerCase().startsWith(name));

/** A month and a day; without a year, the next such date from today on. */
function dated(today: string, m: string, d: string, y: string | undefined): Reading {
  const inYear = (of: number) => `${of}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`;
  const thisYear = Number(today.slice(0, 4));
  if (y) return { value: isDate(inYear(Number(y))) ? inYear(Number(y)) : null };
  // February 29 is in a leap year.
  const value = [0, 1, 2, 3, 4].map((n) => inYear(thisYear + n)).find((one) => isDate(one) && one >= today);
  return { value: value ?? null };
}

/** `12/15`; `15/12` can be nothing but December 15. */
function slashed(today: string, m: string, d: string, y: string | undefined): Reading {
  if (Number(m) > 12 && Number(d) <= 12) return { ...dated(today, d, m, y), doubt: 'day_first' };
  return dated(today, m, d, y);
}

function later(today: string, n: string, unit: string): string {
  const many = counts[n] ?? Number(n);
  if (unit.startsWith('m')) return addMonths(today, many);
  return addDays(today, many * (unit.startsWith('w') ? 7 : 1));
}

/** The next such weekday after today. */
function coming(today: string, name: string): string {
  return addDays(today, ((numberOf(name) - weekdayNumber(today) + 6) % 7) + 1);
}

/** The weekday in the week after this one; weeks begin on Sunday. */
function inNextWeek(today: string, name: string): string {
  return addDays(today, 7 - weekdayNumber(today) + numberOf(name));
}

/** `tue` on a Tuesday can be today. */
function plainWeekday(today: string, name: string): Reading {
  if (weekdayNumber(today) !== numberOf(name)) return { value: coming(today, name) };
  return { value: coming(today, name), alternatives: [today], doubt: 'today_or_next' };
}

function thisWeekday(today: string, name: string): string {
  const value = addDays(today, numberOf(name) - weekdayNumber(today));
  return value < today ? coming(today, name) : value;
}

/** `next tue` is in the next week; many people mean the next Tuesday. */
function nextWeekday(today: string, name: string): Reading {
  const [value, other] = [inNextWeek(today, name), coming(today, name)];
  return value === other ? { value } : { value, alternatives: [other], doubt: 'next_week' };
}

function weekOfNext(today: string): Reading {
  const days = ['mon', 'tue', 'wed', 'thu', 'fri'].map((name) => inNextWeek(today, name));
  return { value: null, alternatives: days, doubt: 'several' };
}

/** `the 15th`: this month, or the next that has such a day. */
function dayOfMonth(today: string, d: number): Reading {
  const first = `${today.slice(0, 7)}-01`;
  const value = [0, 1, 2]
    .map((n) => `${addMonths(first, n).slice(0, 8)}${String(d).padStart(2, '0')}`)
    .find((one) => isDate(one) && one >= today);
  return { value: value ?? null };
}

function nthOfMonth(today: string, nth: string, name: string, of: string, y: string | undefined): Reading {
  const place = ['first', 'second', 'third', 'fourth'].findIndex((word) => word === nth || nth === nthShort(word));
  const inYear = (yearOf: number) => {
    const first = `${yearOf}-${String(monthOf(of)).padStart(2, '0')}-01`;
    if (nth === 'last') {
      const end = addDays(addMonths(first, 1), -1);
      return addDays(end, -((weekdayNumber(end) - numberOf(name) + 7) % 7));
    }
    return addDays(first, ((numberOf(name) - weekdayNumber(first) + 7) % 7) + 7 * place);
  };
  const thisYear = Number(today.slice(0, 4));
  const value = y ? inYear(Number(y)) : [inYear(thisYear), inYear(thisYear + 1)].find((one) => one >= today);
  return { value: value ?? null };
}

const nthShort = (word: string) => ({ first: '1st', second: '2nd', third: '3rd', fourth: '4th' })[word];

/** The day with this weekday that is closest to a date. */
function nearest(date: string, number: number): string {
  const after = (number - weekdayNumber(date) + 7) % 7;
  return addDays(date, after <= 3 ? after : after - 7);
}
