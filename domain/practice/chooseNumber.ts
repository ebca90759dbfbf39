import type { CaseType } from '#domain/courts/choices';
import type { CaseCategory, CourtPack, NumberFormat } from './CourtPack.ts';
import { fieldsOf, parseTemplate } from './numberTemplate.ts';

/** Why no number can be assigned: by whom it must be given, or what must be chosen or set first. */
export const numberingProblems = ['given', 'category_needed', 'letters_missing', 'field_missing'] as const;
export type NumberingProblem = (typeof numberingProblems)[number];

/** The format of a new case's number and its letters, or why there is none. */
export type NumberChoice = { format: NumberFormat; letters: string | null } | { problem: NumberingProblem };

/** How a court numbers a case of a type and, if it is known, a category. */
export function chooseNumber(
  pack: Pick<CourtPack, 'number_formats' | 'numbering'>,
  case_type: CaseType,
  category: Pick<CaseCategory, 'id' | 'group'> | null,
): NumberChoice {
  const format = pack.number_formats.find(({ id, active }) => active && id === pack.numbering[case_type]);
  if (!format) return { problem: 'given' };
  const parts = parseTemplate(format.template);
  if (!Array.isArray(parts) || !fieldsOf(parts).includes('cat')) return { format, letters: null };
  const { letters } = format;
  const found =
    (category && letters.find(({ categories }) => categories.includes(category.id))) ??
    (category && letters.find(({ categories }) => categories.includes(category.group))) ??
    letters.find(({ case_types }) => case_types.includes(case_type));
  if (found) return { format, letters: found.letters };
  return { problem: category ? 'letters_missing' : 'category_needed' };
}
