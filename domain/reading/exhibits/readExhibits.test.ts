import { expect, test } from 'vitest';
import { readTyped, valuesOf } from '../testing/readTyped.ts';

const named: [text: string, labels: string[]][] = [
  ['A copy of the lease is attached hereto as Exhibit A.', ['Exhibit A']],
  ['See Ex. 3 at 12 and Ex. 4.', ['Exhibit 3', 'Exhibit 4']],
  ['Exhibits A, B and D are attached.', ['Exhibit A', 'Exhibit B', 'Exhibit D']],
  ['Exhibits 1 through 4', ['Exhibit 1', 'Exhibit 2', 'Exhibit 3', 'Exhibit 4']],
  ['Exs. 1-3 to the Roe Declaration', ['Exhibit 1', 'Exhibit 2', 'Exhibit 3']],
  ['the plan ("Exhibit 12") and again Exhibit 12', ['Exhibit 12']],
  ['Attachment 2 to this petition', ['Attachment 2']],
  ['EXHIBIT B and Exhibit AA', ['Exhibit B', 'Exhibit AA']],
  ['Exh. C', ['Exhibit C']],
  ['Exhibit 10-1', ['Exhibit 10-1']],
  ['Exhibit No. 7', ['Exhibit 7']],
  ['Exhibits A and B hereto', ['Exhibit A', 'Exhibit B']],
];

test.each(named)('"%s" names its exhibits, each once', (text, labels) => {
  for (const read of Object.values(readTyped(text))) expect(valuesOf(read.exhibits_named)).toEqual(labels);
});

test('an exhibit named with what it is has that for a title', () => {
  const { flow } = readTyped('A true and correct copy of the Lease Agreement is attached hereto as Exhibit A.');
  expect(flow.exhibits_named?.[0]?.parts?.title).toBe('Lease Agreement');
});

test.each(['Exhibit hall 5', 'The witnesses exhibit signs of age.', 'Example 3'])('"%s" names none', (text) => {
  expect(valuesOf(readTyped(text).flow.exhibits_named)).toEqual([]);
});

const document = Array.from({ length: 30 }, () => 'The lease is in writing.').join('\n');

test.each([
  [`${document}\n\fEXHIBIT A\n\nLEASE\n\fThe tenant shall pay.\n\fEXHIBIT B\n`, ['Exhibit A', 'Exhibit B']],
  [`${document}\n\fExhibit 1\nLetter of May 1\n`, ['Exhibit 1']],
  [`${document}\n\fPLAINTIFF'S EXHIBIT 2\n`, ['Exhibit 2']],
  [`${document}\n\fATTACHMENT 3\n`, ['Attachment 3']],
  [`${document}\n\fThe deed is Exhibit C.\n`, []],
  ['EXHIBIT LIST\nExhibit 1\nExhibit 2\n', []],
])('pages that open with their label are attached exhibits', (text, labels) => {
  expect(valuesOf(readTyped(text).pages.exhibits_attached)).toEqual(labels);
});
