import { describe, expect, test } from 'vitest';
import { bareNumber, sameBareNumber } from './bareNumber.ts';

describe('the bare number', () => {
  test.each([
    ['26-CV-00398', '26CV00398'],
    ['26 cv 00398', '26CV00398'],
    ['1:20-cv-04160-JGK', '120CV04160JGK'],
    ['２６ＣＶ００３９８', '26CV00398'],
    ['—', ''],
  ])('of %s is %s', (number, bare) => expect(bareNumber(number)).toBe(bare));
});

test('two numbers are the same by their letters and digits; two without any are not', () => {
  expect(sameBareNumber('26CV00398', '26-cv-00398')).toBe(true);
  expect(sameBareNumber('26CV00398', '26CV00399')).toBe(false);
  expect(sameBareNumber('—', ' ')).toBe(false);
});
