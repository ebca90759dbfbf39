import type { CaseType } from '#domain/courts/choices';
import type { NumberFormat, NumberLetters } from '../CourtPack.ts';

type Given = Pick<NumberFormat, 'id' | 'label' | 'template' | 'confidence' | 'authority'> & Partial<NumberFormat>;

/** A built-in format: by the year, one sequence for each letter code, unless given otherwise. */
export const formatOf = (given: Given): NumberFormat => ({
  fields: [],
  letters: [],
  resets: 'year',
  per: given.letters ? 'letters' : 'shared',
  first: 1,
  note: '',
  active: true,
  ...given,
});

/** Letters of whole case types, or of categories and groups. */
export const letter = (
  letters: string,
  meaning: string,
  { types = [], categories = [] }: { types?: CaseType[]; categories?: string[] },
): NumberLetters => ({ letters, meaning, categories, case_types: types });

/** A field of a template, whose value the court sets. */
export const fieldOf = (name: string, meaning: string, value = '') => ({ name, meaning, value });
