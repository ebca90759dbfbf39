import { expect, test } from 'vitest';
import { asFlow, asPages } from '#domain/documents/testing/typedDocument';
import { readFiling } from '../readFiling.ts';

const caption = (heading: string, plaintiff = 'DREW SPECIMEN,') => `${heading}

${plaintiff.padEnd(37)})  Case No. 26-cv-00218
                                     )
          Plaintiff,                 )  MOTION TO DISMISS
     v.                              )
                                     )
EXAMPLE FOODS, INC.,                 )
          Defendant.                 )

     Defendant moves to dismiss the complaint.
`;
const plaintiffs = (text: string, set = asPages) =>
  readFiling(set(text), { today: '2026-11-21' }).plaintiffs.map(({ value }) => value);

test.each([
  ['                 UNITED STATES DISTRICT COURT\n                       DISTRICT OF ALDER'],
  ['                 HIGH COURT OF ALDER\n                    NORTHERN DIVISION'],
  ['            TRIBUNAL FOR WATER RIGHTS'],
])('an unknown court is no party: %s', (heading) => {
  expect(plaintiffs(caption(heading))).toEqual(['Drew Specimen']);
  expect(plaintiffs(caption(heading), asFlow)).toEqual(['Drew Specimen']);
});

test('a plaintiff whose name speaks of a court stays', () => {
  expect(
    plaintiffs(caption('          SUPERIOR COURT OF CALIFORNIA\n             COUNTY OF ALDER', 'TENNIS COURT, LLC,')),
  ).toEqual(['Tennis Court, LLC']);
});
