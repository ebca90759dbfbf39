import { expect, test } from 'vitest';
import { readTyped } from '../testing/readTyped.ts';

const gap = '                                        ';
const right = (...lines: string[]) => lines.map((line) => `${gap}${line}`).join('\n');
const prose = Array.from(
  { length: 12 },
  () =>
    'The parties have met and have not been able to agree on any of the dates that the clerk of this Court offered to them.',
).join('\n');

const cases: [form: string, text: string, signatures: Record<string, string>[]][] = [
  [
    'a conformed signature with its date beside it',
    `${prose}\n\nDated: June 5, 2025                     /s/ Jane Roe\n${right('Jane Roe', 'Attorney for Plaintiff')}`,
    [{ name: 'Jane Roe', form: '/s/', date: '2025-06-05', capacity: 'attorney for Plaintiff' }],
  ],
  [
    'New York’s place and day on two lines',
    `${prose}\n\nDated: New York, New York\n       March 3, 2026\n\n${right('By: /s/ Gideon Warren', 'Gideon Warren', 'Attorneys for Plaintiff')}`,
    [{ name: 'Gideon Warren', form: '/s/', date: '2026-03-03' }],
  ],
  [
    'a Texan paper',
    `${prose}\n\n${right('Respectfully submitted,', '/s/ Noemi Salas', 'Noemi Salas', 'State Bar No. 24099871', 'ATTORNEY FOR PLAINTIFF')}`,
    [{ name: 'Noemi Salas', form: '/s/', capacity: 'attorney for Plaintiff' }],
  ],
  [
    'a judge on a blank',
    `${prose}\nIT IS SO ORDERED this 2nd day of January, 2026.\n\n${right('______________________________', 'HON. MARIA LUND', 'DISTRICT JUDGE')}`,
    [{ name: 'Maria Lund', form: 'blank', date: '2026-01-02', capacity: 'judge' }],
  ],
  [
    'a judge without a name',
    `${prose}\nThis the 14th day of August, 2025.\n\n${right('________________________________', 'UNITED STATES DISTRICT JUDGE')}`,
    [{ name: 'United States District Judge', form: 'blank', date: '2025-08-14', capacity: 'judge' }],
  ],
  [
    'a declarant',
    `${prose}\n     I declare under penalty of perjury that the foregoing is true. Executed on March 20, 2026.\n\n${right('/s/ Paul Sterling', 'Paul Sterling')}`,
    [{ name: 'Paul Sterling', form: '/s/', date: '2026-03-20', capacity: 'declarant' }],
  ],
  [
    'a party for herself',
    `${prose}\n\nDated: May 1, 2025\n${right('/s/ Ana Ortiz', 'Ana Ortiz', 'Plaintiff, Pro Se')}`,
    [{ name: 'Ana Ortiz', form: '/s/', date: '2025-05-01', capacity: 'pro se' }],
  ],
  [
    'a clerk’s deputy',
    `${prose}\n\nFOR THE COURT:\nClifton B. Carver, Clerk\nBY: /s/\nSelena R. Grant\nDeputy Clerk`,
    [{ name: 'Selena R. Grant', form: '/s/', capacity: 'clerk' }],
  ],
  [
    'an officer of a company',
    `${prose}\n\n     Dated: July 10, 2025\n\n     /s/ Lorna Bayside\n     Lorna Bayside, President`,
    [{ name: 'Lorna Bayside', form: '/s/', date: '2025-07-10', capacity: 'president' }],
  ],
  [
    'a name under the closing words',
    `${prose}\n\n${right('Respectfully submitted,', 'EUGENE VOLKER', 'Counsel of Record', '385 Young Drive', 'Los Angeles, CA 90095', 'Counsel for Amici Curiae')}`,
    [{ name: 'Eugene Volker', capacity: 'attorney for Amici Curiae' }],
  ],
  [
    'an electronic signature with its day',
    `${prose}\n\nElectronically signed by Carla Espinoza on 03/04/2026 at 10:22 AM\nCircuit Judge`,
    [{ name: 'Carla Espinoza', form: 'electronic', date: '2026-03-04', capacity: 'judge' }],
  ],
  [
    'a second slash that is missing',
    `${prose}\n\nDated: February 19, 2025\n/s Jeffrey Paul Desmond\nJEFFREY P. DESMOND\nCounsel of Record`,
    [{ name: 'Jeffrey Paul Desmond', form: '/s/', date: '2025-02-19', capacity: 'attorney' }],
  ],
];

test.each(cases)('%s is read', (_form, text, signatures) => {
  for (const read of Object.values(readTyped(text))) {
    const found = (read.signatures ?? []).map(({ value, parts }) => ({ name: value, ...parts }));
    expect(found.map(({ name }) => name)).toEqual(signatures.map(({ name }) => name));
    for (const [index, one] of signatures.entries()) expect(found[index]).toMatchObject(one);
  }
});

test.each([
  [
    'a rule in a caption',
    `JANE ROE,\n     Plaintiff,\nv.\nACME, INC.,\n     Defendant.\n______________________________/\nJohn Doe\n\n${prose}`,
  ],
  ['a page of prose', prose],
  ['a web address', `${prose}\nhttps://www.example.com/s/Jane Roe`],
])('%s is not a signature', (_what, text) => {
  for (const read of Object.values(readTyped(text))) expect(read.signatures).toEqual([]);
});
