import { expect, test } from 'vitest';
import { checkAccessRequest } from './checkAccessRequest.ts';

test.each([
  ['', '', 'access_details_missing'],
  ['clerk@alder.gov', '   ', 'access_details_missing'],
  [' ', 'Case management', 'access_details_missing'],
  ['clerk@example.com', 'Case management', 'access_email_not_gov'],
  ['clerk@alder.gov.example.com', 'Case management', 'access_email_not_gov'],
  ['clerk@aldergov', 'Case management', 'access_email_not_gov'],
  ['alder.gov', 'Case management', 'access_email_not_gov'],
  ['a@b@alder.gov', 'Case management', 'access_email_not_gov'],
  ['clerk@alder.gov', 'Case management', null],
  ['CLERK@ALDER.GOV', 'Case management', null],
  ['clerk@courts.alder.GoV ', 'Case management', null],
])('%s with the reason “%s”: %s', (email, reason, problem) => {
  expect(checkAccessRequest({ email, reason })).toBe(problem);
});
