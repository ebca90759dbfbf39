import { describe, expect, test } from 'vitest';
import { caseNumberFormats } from './caseNumberFormats.ts';

describe.each(caseNumberFormats)('$id', ({ pattern, examples, counterExamples }) => {
  test('fits its examples', () => {
    expect(examples.filter((number) => !pattern.test(number))).toEqual([]);
  });

  test('does not match numbers of other formats', () => {
    expect(counterExamples.filter((number) => pattern.test(number))).toEqual([]);
  });
});
