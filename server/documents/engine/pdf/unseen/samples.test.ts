import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readDocument } from '../../readDocumentText.ts';

/** Fictional filings made with other programs (docs/unseen.md), each with words that a reader sees. */
const samples: Record<string, string[]> = {
  // Set in a free script font (SIL Open Font License) with PyMuPDF.
  'script-font.pdf': ['24-CV-1733', 'Corinne'],
};

test.for(Object.entries(samples))('%s is read in full and nothing is reported', async ([name, words]) => {
  const bytes = readFileSync(new URL(`samples/${name}`, import.meta.url));
  const { text, unseen } = await readDocument(new Uint8Array(bytes), name);
  expect(unseen).toEqual([]);
  for (const one of words) expect(text.text).toContain(one);
});
