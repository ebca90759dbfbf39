import { expect, test } from 'vitest';
import { describeUnreadPages } from './describeUnreadPages.ts';

test.each([
  [0, 9, null],
  [1, 9, 'One of its 9 pages is a picture that could not be read.'],
  [3, 9, '3 of its 9 pages are pictures that could not be read.'],
  [9, 9, 'None of its pages could be read: they are pictures.'],
])('%i of %i pages without text are told', (without, pages, told) => {
  expect(describeUnreadPages(without, pages)).toBe(told);
});
