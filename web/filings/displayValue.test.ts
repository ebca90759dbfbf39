import { expect, test } from 'vitest';
import { displayNames, displayValue } from './displayValue.ts';

test.each([
  ['County: Alder', 'Alder'],
  ['Judge name: Hon. A. Reyes', 'Hon. A. Reyes'],
  ['26CV00431', '26CV00431'],
  ['3:24-cv-01234', '3:24-cv-01234'],
])('%j is shown as %j', (value, shown) => {
  expect(displayValue(value)).toBe(shown);
});

test('entries of a list lose their labels and are joined with commas', () => {
  expect(displayNames(['Plaintiff: Morgan Sample', 'Lee Doe'])).toBe('Morgan Sample, Lee Doe');
});
