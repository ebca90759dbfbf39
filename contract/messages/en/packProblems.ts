import type { NumberingProblem } from '#domain/practice/chooseNumber';
import type { PackProblem } from '#domain/practice/PackProblem';

/** Why an item of a pack cannot be used. */
export const packProblemTexts: Record<PackProblem['code'], (value: string) => string> = {
  too_long: () => 'The template has more than 80 characters.',
  bad_character: (value) => `“${value}” cannot be used in a template. Use letters, digits, spaces, and - / . :`,
  bad_field: (value) => `“${value}” is not a field. Write {yy}, {yyyy}, {cat}, {seq:06}, or a name in lowercase.`,
  brace_open: () => 'A brace is not closed. Write each field as {name}.',
  bracket_open: () => 'A bracket is not closed. Write an optional part as [-{name}].',
  bracket_nested: () => 'An optional part cannot contain another one.',
  sequence_missing: () => 'The number in the sequence is missing. Add {seq:06}.',
  sequence_twice: () => 'The template contains {seq} twice.',
  sequence_optional: () => '{seq} cannot be in an optional part.',
  year_missing: () =>
    'The sequence starts again, so the template needs {yy} or {yyyy}. Without a year, numbers repeat.',
  letters_missing: () =>
    'Each letter code has its own sequence, so the template needs {cat} and at least one letter code. Otherwise numbers repeat.',
  letters_twice: (value) => `The letters ${value} are listed twice.`,
  field_unknown: (value) => `{${value}} has no value. Add the field ${value} to the format.`,
  id_twice: (value) => `The ID ${value} is used twice.`,
  value_unknown: (value) => `The portal has no value {${value}} for docket texts.`,
  code_unknown: (value) => `The portal has no code ${value}. Filing codes and docket events can be changed, not added.`,
  format_unknown: (value) => `${value} is not an active number format.`,
};

/** Why the portal cannot assign a number to a new case. */
export const numberingProblemTexts: Record<NumberingProblem, string> = {
  given:
    'This court does not create the numbers of these cases. Correct the case number of the filing, and open the case with the number on the document. An A-number is on the Notice to Appear.',
  category_needed: 'Choose the category of the case. In this court, the case number depends on it.',
  letters_missing:
    'The court’s number format has no letters for this category. An administrator can add them in System Settings under “Case categories and codes.”',
  field_missing:
    'The court’s number format lacks a value. An administrator can enter it in System Settings under “Case categories and codes.”',
};
