import { expect, test } from 'vitest';
import { asPages } from '#domain/documents/testing/typedDocument';
import { readFiling } from '../readFiling.ts';

const document = (first: string, second: string) => `SUPERIOR COURT OF THE STATE OF CALIFORNIA

COUNTY OF ALDER


DREW SPECIMEN,                        )   Case No. 26FL00155

            Petitioner,               )   ${first}

     and                              )   ${second}

LEE SPECIMEN,                         )

            Respondent.               )   Judge: Hon. A. Reyes


1. Petitioner asks the Court for the orders below.
`;

test.each([
  ['ends with a word that joins', 'PETITION FOR DISSOLUTION OF', 'MARRIAGE'],
  ['goes on with a word that joins', 'NOTICE OF MOTION AND MOTION', 'TO COMPEL FURTHER RESPONSES'],
])('a double-spaced title whose line %s is read completely', (_how, first, second) => {
  const reading = readFiling(asPages(document(first, second)), { today: '2026-11-01' });
  expect(reading.title?.value).toBe(`${first} ${second}`);
});

test('text one line below a complete title is not part of it', () => {
  const reading = readFiling(asPages(document('RESPONSE', 'SPECIAL APPEARANCE')), { today: '2026-11-01' });
  expect(reading.title?.value).toBe('RESPONSE');
});
