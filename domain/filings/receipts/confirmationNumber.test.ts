import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  confirmationNumberPattern,
  makeConfirmationNumber,
  readConfirmationNumber,
  writeConfirmationNumber,
} from './confirmationNumber.ts';

const letters = [...'0123456789ABCDEFGHJKMNPQRSTVWXYZ'];
const numbers = fc.uint8Array({ minLength: 11, maxLength: 11 }).map(makeConfirmationNumber);

describe('a confirmation number', () => {
  test('has twelve digits and letters that are not confused with each other', () => {
    fc.assert(
      fc.property(numbers, (number) => {
        expect(number).toMatch(confirmationNumberPattern);
        expect(number).not.toMatch(/[ILOU]/);
        expect(readConfirmationNumber(number)).toBe(number);
      }),
    );
  });

  test('is written in groups of four, and read in any case, with or without hyphens', () => {
    expect(writeConfirmationNumber('7KQ4M2XD91TC')).toBe('7KQ4-M2XD-91TC');
    fc.assert(
      fc.property(numbers, (number) => {
        const written = writeConfirmationNumber(number);
        expect(written).toMatch(/^(\w{4}-){2}\w{4}$/);
        expect(readConfirmationNumber(` ${written.toLowerCase()} `)).toBe(number);
        expect(readConfirmationNumber(written.replaceAll('0', 'O').replaceAll('1', 'l'))).toBe(number);
      }),
    );
  });

  test('with any one wrong character is recognized as wrong', () => {
    fc.assert(
      fc.property(numbers, fc.nat(11), fc.constantFrom(...letters), (number, at, letter) => {
        fc.pre(number[at] !== letter);
        expect(readConfirmationNumber(number.slice(0, at) + letter + number.slice(at + 1))).toBeNull();
      }),
      { numRuns: 2000 },
    );
  });

  test('with two neighbors exchanged is recognized as wrong', () => {
    fc.assert(
      fc.property(numbers, fc.nat(10), (number, at) => {
        const [one, other] = [number[at]!, number[at + 1]!];
        fc.pre(one !== other);
        expect(readConfirmationNumber(number.slice(0, at) + other + one + number.slice(at + 2))).toBeNull();
      }),
      { numRuns: 2000 },
    );
  });

  test.each(['', '7KQ4', '7KQ4-M2XD-91T', 'UUUU-UUUU-UUUU', '7KQ4-M2XD-91TCC', '<script>'])('is not %j', (typed) => {
    expect(readConfirmationNumber(typed)).toBeNull();
  });

  test('needs eleven random bytes', () => {
    expect(() => makeConfirmationNumber(new Uint8Array(4))).toThrow(RangeError);
  });
});
