import { cleanWords } from '#domain/text/cleanText';
import { findBirthDates } from './dates/findBirthDates.ts';
import { groundsOf } from './Ground.ts';
import { maskOf } from './maskOf.ts';
import { findMinors } from './minors/findMinors.ts';
import { findNumbers } from './numbers/findNumbers.ts';

/** A short text fit to be shown: what a public record must not carry whole is covered by `•`, but for its end. */
export function maskIdentifiers(text: string): string {
  const [ground] = groundsOf(cleanWords(text));
  const found = [...findNumbers(ground!), ...findBirthDates(ground!), ...findMinors([ground!])[0]!];
  let masked = '';
  let at = 0;
  for (const { kind, start, end } of found.sort((one, other) => one.start - other.start)) {
    if (start < at) continue;
    masked += text.slice(at, start) + maskOf(kind, text.slice(start, end));
    at = end;
  }
  return masked + text.slice(at);
}
