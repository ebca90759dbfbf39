import { expect, test } from 'vitest';
import { quotationBefore } from './quotationBefore.ts';

const cited = (text: string, plaintiff?: string) => {
  const start = text.indexOf('550 U.S.');
  return quotationBefore(text, {
    kind: 'full',
    text: '550 U.S. 544',
    start,
    end: start + 12,
    ...(plaintiff && { plaintiff }),
  });
};

test.each([
  [
    'He wrote: “a claim must rest on facts and not on labels.” Roe v. Doe, 550 U.S. 544',
    'Roe',
    'a claim must rest on facts and not on labels.',
  ],
  [
    '"a claim must rest on facts and not on labels," see 550 U.S. 544',
    undefined,
    'a claim must rest on facts and not on labels,',
  ],
  ['the “short words” of Roe v. Doe, 550 U.S. 544', 'Roe', undefined],
  ['“These are the words of the other side here.” The rule is another. Roe v. Doe, 550 U.S. 544', 'Roe', undefined],
])('%s', (text, plaintiff, quotation) => {
  expect(cited(text, plaintiff)).toBe(quotation);
});
