import { expect, test } from 'vitest';
import { asPages } from '#domain/documents/testing/typedDocument';
import { readFiling } from '../readFiling.ts';
import { furtherPages } from '../testing/furtherPages.ts';
import { pagesOfTypes } from '../testing/pagesOfTypes.ts';

test.each([...pagesOfTypes, ...furtherPages])('%s is %s', (_what, type, text) => {
  expect(readFiling(asPages(text), { today: '2026-11-01' }).doc_type?.value).toBe(type);
});
