import { dateTimeFormat, listFormat, numberFormat } from '#domain/intl/formats';
import { numberWords } from '#domain/text/numberWords';
import { writeCount } from '#domain/text/writeCount';

/** `six`; from ten, in digits. */
export const numberWord = (number: number): string => numberWords.slice(0, 10)[number] ?? writeCount(number);

/** `$1,250` or `$1,250.50`, from an amount in cents. */
export function dollars(cents: number): string {
  const digits = cents % 100 === 0 ? 0 : 2;
  return `$${numberFormat({ minimumFractionDigits: digits, maximumFractionDigits: digits }).format(cents / 100)}`;
}

/** `a, b, and c` */
export const listed = (items: readonly string[]): string => listFormat({ type: 'conjunction' }).format(items);

/** `a, b, or c` */
export const either = (items: readonly string[]): string => listFormat({ type: 'disjunction' }).format(items);

const mostNamed = 4;

/** `page 3`, `pages 2 to 7`, `pages 2, 5, 7, 9, and 3 more`; from page numbers in order. */
export function pagesNamed(pages: readonly number[]): string {
  const [first, last] = [pages[0], pages.at(-1)];
  if (pages.length === 1) return `page ${first}`;
  if (pages.length > 2 && last! - first! === pages.length - 1) return `pages ${first} to ${last}`;
  const more = pages.length - mostNamed;
  const named = pages.slice(0, mostNamed).map(String);
  return `pages ${listed(more > 0 ? [...named, `${more} more`] : named)}`;
}

/** `“words of the document”` */
export const quoted = (words: string): string => `“${words}”`;

/** The words, truncated if they are longer than `most` characters. */
export const shortened = (words: string, most: number): string =>
  words.length > most ? `${words.slice(0, most)}…` : words;

/** A sentence that begins with a capital letter. */
export const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** `a motion`, `an order` */
export const withArticle = (words: string): string => `${/^[aeiou]/i.test(words) ? 'an' : 'a'} ${words}`;

/** `1 attorney`, `2 attorneys` */
export const counted = (number: number, noun: string): string =>
  `${writeCount(number)} ${noun}${number === 1 ? '' : 's'}`;

/** `9:00 AM`, from a time of day HH:MM. */
export function clockTime(time: string): string {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}:${time.slice(3, 5)} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** `Mar 17, 2026, 9:58 AM PDT`: a moment in a court's time zone, which is named. */
export function momentThere({ at, time_zone }: { at: string; time_zone: string }): string {
  const day = { year: 'numeric', month: 'short', day: 'numeric', timeZone: time_zone } as const;
  const time = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;
  const spelled = dateTimeFormat({ ...day, ...time }).format(new Date(at));
  // Intl separates the time from AM and PM with a narrow space that not every font contains.
  return spelled.replaceAll('\u202f', ' ');
}
