import { expect, test } from 'vitest';
import { asPages } from '#domain/documents/testing/typedDocument';
import { readFiling } from '../readFiling.ts';

test('under a stamp of one line the court’s heading stays the document’s own', () => {
  const reading = readFiling(
    asPages(`Filing # 100200300 E-Filed 11/02/2026 04:12:33 PM

               IN THE CIRCUIT COURT OF THE SEVENTEENTH JUDICIAL CIRCUIT
                    IN AND FOR BROWARD COUNTY, FLORIDA

DREW SPECIMEN,                          CASE NO.: CACE-26-014422
          Plaintiff,
v.
EXAMPLE FOODS, INC.,
          Defendant.
________________________________________/

          MOTION FOR REHEARING
`),
    { today: '2026-11-21' },
  );
  expect(reading.court?.parts?.county).toBe('Broward');
  expect(reading.filing_date?.value).toBe('2026-11-02');
});
