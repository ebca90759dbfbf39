import type { LearnedField, LearnedTemplate } from './LearnedTemplate.ts';
import { asPrinted, numberShape, sharedPattern } from './numberShape.ts';
import type { PrintedFront } from './printedFront.ts';

/** As many filings must have been corrected identically. */
export const identicalCorrections = 3;

/** A correction that could teach: what the document prints, and what its court's staff entered. */
export type Lesson = { filing_id: string; field: LearnedField; sign: string; value: string };

/**
 * What a correction teaches: what a heading means, or which pattern a case number has that the document prints. Null if
 * it teaches nothing, for example because the number was misread rather than not recognized.
 */
export function lessonOf(
  { filing_id, field, value }: Omit<Lesson, 'sign'>,
  { heading, text }: PrintedFront,
): Lesson | null {
  const sign = field === 'case_number' ? shapePrinted(value, text) : heading;
  return sign === null ? null : { filing_id, field, sign, value };
}

/** The template that the lessons of a court teach with a new one, and the lessons it was learned from. */
export function learnTemplate(
  lesson: Lesson,
  lessons: readonly Lesson[],
  learned: readonly { sources: readonly string[]; field: LearnedField; sign: string; value: string | null }[],
): (Omit<LearnedTemplate, 'id'> & { sources: Lesson[] }) | null {
  const spent = new Set(learned.filter((one) => one.field === lesson.field).flatMap(({ sources }) => sources));
  const same = lessons.filter(
    (one) =>
      one.field === lesson.field && one.sign === lesson.sign && !spent.has(one.filing_id) && meansSame(one, lesson),
  );
  if (same.length < identicalCorrections) return null;
  const sources = same.slice(0, identicalCorrections);
  return lesson.field === 'case_number'
    ? { field: lesson.field, sign: sharedPattern(sources.map(({ value }) => value)), value: null, sources }
    : { field: lesson.field, sign: lesson.sign, value: lesson.value, sources };
}

function meansSame(one: Lesson, other: Lesson): boolean {
  return one.field === 'case_number' || one.value === other.value;
}

function shapePrinted(number: string, text: string): string | null {
  return asPrinted(text).includes(asPrinted(number)) ? numberShape(number) : null;
}
