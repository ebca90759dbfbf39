import { expect, test } from 'vitest';
import { asFlow } from '#domain/documents/testing/typedDocument';
import { readFiling } from './readFiling.ts';

const caption = `UNITED STATES DISTRICT COURT
DISTRICT OF MAINE

ANNA ROWE,
     Plaintiff,
v.
HARBOR LIGHT LLC,
     Defendant.
`;
const body = 'On March 3, 2019 the parties met. The agreement dated April 4, 2019 was signed.';

test.each<[title: string, end: string, date: string | undefined]>([
  ['COMPLAINT', 'Dated: June 5, 2020\n\n/s/ John Roe', '2020-06-05'],
  ['COMPLAINT', 'Respectfully submitted this 5th day of June, 2020.\n\n/s/ John Roe', '2020-06-05'],
  ['COMPLAINT', 'New York, New York\nJune 5, 2020\n\nRespectfully submitted,\n/s/ John Roe', '2020-06-05'],
  ['COMPLAINT', 'DATED this ___ day of June, 2020.\n\n/s/ John Roe', undefined],
  ['COMPLAINT', 'Hearing Date: June 5, 2020\nTime: 9:00 a.m.\n\n/s/ John Roe', undefined],
  ['COMPLAINT', '/s/ John Roe\nJohn Roe', undefined],
  [
    'MOTION TO DISMISS',
    '/s/ John Roe\n\nCERTIFICATE OF SERVICE\nI hereby certify that on June 5, 2020, I electronically filed the foregoing with the Clerk of Court.',
    '2020-06-05',
  ],
  [
    'MOTION TO DISMISS',
    '/s/ John Roe\n\nCERTIFICATE OF SERVICE\nI certify that a true copy was served on counsel by mail this 5th day of June, 2020.',
    '2020-06-05',
  ],
  [
    'DECLARATION OF ANNA ROWE',
    'I declare under penalty of perjury that the foregoing is true. Executed on June 5, 2020, at Portland, Maine.\n\n/s/ Anna Rowe',
    '2020-06-05',
  ],
  [
    'AFFIDAVIT OF ANNA ROWE',
    '/s/ Anna Rowe\n\nSworn to before me this 5th day of June, 2020\n\nNotary Public',
    '2020-06-05',
  ],
  ['ORDER', 'SO ORDERED this 5th day of June, 2020.\n\nJANE BOYLER\nUnited States District Judge', '2020-06-05'],
  [
    'NOTICE OF APPEAL',
    'Notice is given that Plaintiff appeals from the judgment entered on May 1, 2020.\n\n/s/ John Roe',
    undefined,
  ],
])('a %s that ends with "%s" was filed on %s', (title, end, date) => {
  const text = `${caption}\n          ${title}\n\n     ${body}\n\n${end}\n`;
  expect(readFiling(asFlow(text), { today: '2026-08-01' }).filing_date?.value).toBe(date);
});

test('the day on which an answer is due, or an action began, is no filing day', () => {
  const filed = (head: string) =>
    readFiling(asFlow(`${head}\n\n${caption}\n          COMPLAINT\n\n     ${body}\n`), { today: '2026-08-01' })
      .filing_date;
  expect(filed('RETURN DATE: JUNE 16, 2020')).toBeUndefined();
  expect(filed('ELECTRONICALLY FILED\nJune 5, 2020')?.value).toBe('2020-06-05');
});
