import type { PackSection } from './CourtPack.ts';
import type { TemplateProblemCode } from './numberTemplate.ts';

/** What is wrong in a pack: the section, the item's place in it from 1, its ID, and the value at fault. */
export type PackProblem = {
  section: PackSection | 'numbering';
  row: number;
  id: string;
  code: PackProblemCode;
  value: string;
};
export type PackProblemCode =
  | TemplateProblemCode
  | 'id_twice'
  | 'year_missing'
  | 'letters_missing'
  | 'letters_twice'
  | 'field_unknown'
  | 'format_unknown'
  | 'value_unknown'
  | 'code_unknown';
