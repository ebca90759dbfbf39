import { expect, test } from 'vitest';
import { asFlow } from '#domain/documents/testing/typedDocument';
import { cleanText } from '#domain/text/cleanText';
import { findAttachedExhibits } from './findAttachedExhibits.ts';
import { layOutDraft } from './StatementText.ts';

const labelsIn = (text: string) =>
  findAttachedExhibits(layOutDraft(cleanText(asFlow(text)).lines)).map(({ value }) => value);

test.each([
  ['A true and correct copy of the lease is attached hereto as Exhibit A.', ['A']],
  ['Attached as Exhibit 3 is a copy of the letter.', ['3']],
  ['The contract is attached hereto and incorporated herein by reference as Exhibit "B".', ['B']],
  ['See the deed, Exhibit C hereto.', ['C']],
  ['The invoices are attached as Exhibits A and B.', ['A', 'B']],
  ['Exhibit 12 is attached and made a part of this complaint.', ['12']],
  ['The notice is attached to this Complaint as Exhibit D.', ['D']],
  ['A copy of the note is annexed hereto as Exhibit 1 and the mortgage is annexed hereto as Exhibit 2.', ['1', '2']],
])('"%s" states that exhibits are attached', (text, labels) => {
  expect(labelsIn(text)).toEqual(labels);
});

test.each([
  'Exhibit A to the Roe Declaration is the lease.',
  'The lease is attached to the Declaration of Jane Roe as Exhibit A.',
  'The contract was attached to the Complaint as Exhibit A.',
  'Exhibit B is filed under seal and attached hereto as Exhibit B.',
  'See Dkt. 12-3, attached as Exhibit A there.',
  'The report was previously filed and attached as Exhibit 4.',
  'A video will be lodged with the clerk; it is attached as Exhibit 9 and was submitted on a flash drive.',
  'As Exhibit A shows, the rent was paid.',
  'Plaintiff marked the photo as Exhibit 7 at the deposition.',
  'Roe Decl., Ex. A, attached.',
  'Example 3 is attached.',
])('"%s" does not state that an exhibit is attached', (text) => {
  expect(labelsIn(text)).toEqual([]);
});
