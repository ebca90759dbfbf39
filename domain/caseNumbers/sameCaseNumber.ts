import { bareNumber } from './bareNumber.ts';

/** Which case type a letter code means, so that `20 Civ. 4160` and `20-cv-4160` are one. */
const sameCode: Record<string, string> = {
  CIV: 'CV',
  CRIM: 'CR',
  CRI: 'CR',
  MISC: 'MC',
  MAG: 'MJ',
  BK: 'B',
  C: 'CV',
  ADV: 'AP',
};

type Parts = { year: string; code: string; sequence: string };

/**
 * Whether two texts are the same case number. Office digits, leading zeros, separators, judges' initials, and the
 * century are often omitted: `1:20-cv-04160-JGK`, `20 Civ. 4160`, and `20-cv-4160` are the same number.
 */
export function sameCaseNumber(one: string, other: string): boolean {
  if (bareNumber(one) === bareNumber(other)) return true;
  const a = parts(one);
  const b = parts(other);
  if (a === undefined || b === undefined) return false;
  return a.year === b.year && a.sequence === b.sequence && (a.code === '' || b.code === '' || a.code === b.code);
}

/** In some states, a county's or a courthouse's number precedes the year: `34-2026-00312345`, `50-2022-CA-001877`. */
function withoutPlace(numbers: string[]): string[] {
  const [place, year, sequence] = numbers;
  const isPlace = place !== undefined && place.length <= 2 && /^(?:19|20)\d{2}$/.test(year ?? '');
  return isPlace && (sequence?.length ?? 0) >= 3 ? numbers.slice(1) : numbers;
}

/** Year, code and sequence of a number; the year comes first, before or after the code. */
function parts(text: string): Parts | undefined {
  const upper = text
    .toUpperCase()
    .replace(/^\s*(?:NO\.?\s*)?\d{1,2}:(?=\d)/, '')
    .replace(/\([A-Z]+\)/g, ' ')
    .replace(/\b(?:MDL|NO)\b\.?/g, ' ');
  const tokens: string[] = upper.match(/[A-Z]+|\d+/g) ?? [];
  const numbers = withoutPlace(tokens.filter((token) => /^\d/.test(token)));
  const year = numbers[0];
  const sequence = numbers[1];
  if (year === undefined || sequence === undefined || (year.length !== 2 && year.length !== 4)) return undefined;
  const code = tokens.slice(0, tokens.indexOf(sequence)).find((token) => /^[A-Z]{1,4}$/.test(token)) ?? '';
  return {
    year: year.slice(-2),
    code: sameCode[code] ?? code,
    sequence: String(Number(sequence)),
  };
}
