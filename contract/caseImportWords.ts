import type { CaseProblemCode } from '#domain/cases/imports/caseFields';

/** What is wrong with a row of an import of cases, and how to correct it, as its report states both. */
export const caseImportWords: Record<CaseProblemCode, { reason: string; fix: string }> = {
  missing: { reason: 'The value is missing.', fix: 'Enter a value.' },
  too_long: { reason: 'The value is too long.', fix: 'Shorten it.' },
  not_a_day: { reason: 'This is not a date.', fix: 'Enter a date that exists as YYYY-MM-DD.' },
  out_of_range: { reason: 'The date is before 1800 or in the future.', fix: 'Correct the date.' },
  not_a_number: { reason: 'This is not a whole number.', fix: 'Enter digits only.' },
  unknown_code: {
    reason: 'The portal does not know this code.',
    fix: 'Add the code to mapping.json with the portal’s value, or correct it.',
  },
  unreadable: { reason: 'The line is not a JSON object with texts and numbers.', fix: 'Correct the line.' },
  closed_before_opened: { reason: 'The case was closed before it was opened.', fix: 'Correct one of the two dates.' },
  closed_without_day: { reason: 'The case is closed without a date.', fix: 'Enter closed_on.' },
  repeated: { reason: 'An earlier row has the same ID.', fix: 'Remove one of the two rows.' },
  number_taken: {
    reason: 'Another case of the portal has this number.',
    fix: 'Compare the two cases. Correct the number, or leave the case out.',
  },
  number_repeated: { reason: 'An earlier row has the same case number.', fix: 'Correct one of the two numbers.' },
  entry_number_repeated: {
    reason: 'Another entry of the case has the same number.',
    fix: 'Correct one of the two numbers, or remove both to number by date.',
  },
  no_case: { reason: 'The case is not in the import, or cannot be imported.', fix: 'Correct or add the case first.' },
  no_party: {
    reason: 'The party is not in the import, or cannot be imported.',
    fix: 'Correct or add the party first.',
  },
  related_missing: {
    reason: 'The related entry is not on the docket of this case.',
    fix: 'Correct related_source_id, or leave it empty.',
  },
  related_later: {
    reason: 'The related entry is this entry or a later one.',
    fix: 'An entry can relate only to an earlier one. Correct related_source_id.',
  },
};
