import { expect, test } from 'vitest';
import { recognizeCourt } from '../recognize/recognizeCourt.ts';
import { furtherHeadings } from '../testing/furtherHeadings.ts';
import { headings } from '../testing/headings.ts';
import { localHeadings } from '../testing/localHeadings.ts';

test.each([...headings, ...furtherHeadings, ...localHeadings])('%s is headed by %s', (heading, court, location) => {
  const found = recognizeCourt(heading.replaceAll('/', '\n'));
  expect([found?.court, found?.location]).toEqual([court, location]);
});

test('a county that several states have is the county of the state that the page names', () => {
  const heading = 'FRANKLIN CIRCUIT COURT\nCIVIL BRANCH\nEIGHTH DIVISION';
  expect(recognizeCourt(heading)).toBeUndefined();
  expect(recognizeCourt(`Anna Brandt\n12 Mill Street\nFrankfort, Kentucky 40601\n${heading}`)?.court).toBe(
    'Franklin Circuit Court, Kentucky',
  );
});

test('a heading in which recognition misread letters or that sets its letters apart is read', () => {
  expect(recognizeCourt('S U P E R I O R  C O U R T  O F  W A S H I N G T O N\nCOUNTY OF KING')?.court).toBe(
    'Superior Court of Washington, King County',
  );
  expect(recognizeCourt('D1STRICT COURT\nCLARK COUNTY, NEVADA')?.court).toBe('District Court of Clark County, Nevada');
});

test('the lines of a heading leave out the text between them', () => {
  const heading = 'STATE OF INDIANA\nFiled 03/02/2026\nMARION SUPERIOR COURT';
  const spans = recognizeCourt(heading)?.spans?.map(([start, end]) => heading.slice(start, end));
  expect(spans).toEqual(['STATE OF INDIANA', 'MARION SUPERIOR COURT']);
});
