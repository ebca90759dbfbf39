import { expect, test } from 'vitest';
import { asPages } from '#domain/documents/testing/typedDocument';
import { readFiling } from '../readFiling.ts';

const statement = '1. The delivery arrived on the day that the contract states, and I signed for it at the door.\n\n';
const declaration = (end: string) => `SUPERIOR COURT OF THE STATE OF CALIFORNIA
COUNTY OF ALDER

DREW SPECIMEN,              )   Case No. 26CV00155
            Plaintiff,      )
     v.                     )   DECLARATION OF LEE WITNESS
PAT SPECIMEN,               )
            Defendant.      )

I, Lee Witness, declare as follows:

${statement.repeat(12)}${end}
`;

test.each([
  ['a name below a day', 'Dated: June 5, 2026\n\n\n                    Lee Witness', true],
  [
    'a day below an oath',
    'I declare under penalty of perjury that the foregoing is true and correct.\nExecuted June 5, 2026, at Alder.',
    true,
  ],
  ['a name over an office', '                    Nora Fitzgibbon\n                    Staff Counsel', true],
  ['a form’s line to sign on', '                    Signature of Declarant', true],
  ['no signature', 'Nothing further is stated.', false],
])('of a document that ends with %s the signature is found if it has one', (_what, end, signed) => {
  const reading = readFiling(asPages(declaration(end)), { today: '2026-11-01' });
  expect(reading.has_signature_block?.value).toBe(signed);
});
