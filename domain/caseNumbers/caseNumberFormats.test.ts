import { describe, expect, test } from 'vitest';
import { caseNumberFormats } from './caseNumberFormats.ts';

describe.each(caseNumberFormats)('$id', ({ pattern, examples, counterExamples }) => {
  test('fits its examples', () => {
    expect(examples.filter((number) => !pattern.test(number))).toEqual([]);
  });

  test('fits no number that its court would not write', () => {
    expect(counterExamples.filter((number) => pattern.test(number))).toEqual([]);
  });
});
