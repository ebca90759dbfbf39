import { expect, test } from 'vitest';
import { findDates } from './findDates.ts';

test.each([
  ['January 2, 2023', '2023-01-02'],
  ['Sept. 1, 2023', '2023-09-01'],
  ['SEP 13, 2019', '2019-09-13'],
  ['Filed 08/14/20', '2020-08-14'],
  ['06-09-2022', '2022-06-09'],
  ['2023-01-02', '2023-01-02'],
  ['OCT -5 2017', '2017-10-05'],
  ['DATED this 5th day of June, 2020.', '2020-06-05'],
  ['on the 15th day of July, two thousand twenty-five', '2025-07-15'],
  ['2023 JAN 02 09:00 AM', '2023-01-02'],
  ['1/5/99', '1999-01-05'],
  ['24 JUN 07 PM 03:12', '2024-06-07'],
  ['Dated this15th day of June, 2021.', '2021-06-15'],
  ['this twenty-third day of March, 2021', '2021-03-23'],
  ['07-APR-2021', '2021-04-07'],
  ['2021-Feb-25 13:58:10', '2021-02-25'],
  ['a 3 de marzo de 2021', '2021-03-03'],
])('%s is %s', (text, iso) => {
  expect(findDates(text).map((date) => date.iso)).toEqual([iso]);
});

test.each([
  'February 30, 2023',
  '13/45/2020',
  '1:20-cv-00613',
  'Rule 11/12',
  '650001/2023',
  '99-12-1234',
  '(212) 555-0199',
])('%s is no date', (text) => {
  expect(findDates(text)).toEqual([]);
});
