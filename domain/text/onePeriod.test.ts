import { expect, test } from 'vitest';
import { onePeriod } from './onePeriod.ts';

test.each([
  ['Served on Example Foods, Inc..', 'Served on Example Foods, Inc.'],
  ['Roe v. Doe, Jr.. The clerk accepted it.', 'Roe v. Doe, Jr. The clerk accepted it.'],
  ['“Example Foods, Inc..”', '“Example Foods, Inc.”'],
  ['It was filed... later.', 'It was filed... later.'],
  ['Example Foods, Inc. v. Doe.', 'Example Foods, Inc. v. Doe.'],
  ['See ../rules.', 'See ../rules.'],
])('%s', (text, expected) => {
  expect(onePeriod(text)).toBe(expected);
});
