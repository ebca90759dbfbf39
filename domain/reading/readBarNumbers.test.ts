import { expect, test } from 'vitest';
import { barNumberIn } from './readBarNumbers.ts';

test.each([
  ['CARL VERITY, ESQ. (#031422009)', '031422009'],
  ['Carl Verity (P12345)', 'P12345'],
  ['CARL VERITY (SBN 301222)', '301222'],
  ['the request was labeled with a tracking number (W117580) because', undefined],
])('%s', (line, number) => {
  expect(barNumberIn(line)).toBe(number);
});
