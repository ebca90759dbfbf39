import { expect, test } from 'vitest';
import { fitsStateForm, hasStateForm } from './stateForms.ts';

test.each([
  ['DA 18-9459', 'Montana', 'appellate'],
  ['A21A9123', 'Georgia', 'appellate'],
  ['2020AP91234', 'Wisconsin', 'appellate'],
  ['49D01-2103-CT-999876', 'Indiana', 'trial'],
  ['1CCV-21-0009456', 'Hawaii', 'trial'],
  ['21-2-94567-8 SEA', 'Washington', 'trial'],
  ['49CIV21-900123', 'South Dakota', 'trial'],
  ['A-21-934567-C', 'Nevada', 'trial'],
  ['BER-L-904321-22', 'New Jersey', 'trial'],
  ['M2020-90123-COA-R3-CV', 'Tennessee', 'appellate'],
  ['2021CP4091234', 'South Carolina', 'trial'],
  ['CC-20-2021-C-923', 'West Virginia', 'trial'],
] as const)('%s is a number of %s', (number, state, level) => {
  expect(fitsStateForm(number, state, level)).toBe(true);
  expect(hasStateForm(number)).toBe(true);
});

test.each([
  'March 3, 2021',
  '(212) 555-0199',
  '10007-1234',
  '12/03/2021',
  'S-12345',
  'CV 21-9',
  'SUITE 400',
  '20-1234',
])('%s alone is none', (text) => {
  expect(hasStateForm(text)).toBe(false);
});
