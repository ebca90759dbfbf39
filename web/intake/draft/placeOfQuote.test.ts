import { expect, test } from 'vitest';
import { aFiling } from '#web/testing/aFiling.ts';
import { placeOfQuote } from './placeOfQuote.ts';

const place = (page: number, quote: string) => ({ kind: 'page' as const, page, boxes: [], quote });
const filing = aFiling({
  fields: [
    {
      ...{ field: 'case_number', value: '26CV00431', confidence: 1, method: 'label' },
      evidence: [place(1, '26CV00431'), place(2, 'Case No. 26CV00431')],
    },
  ],
});

test('a quoted text is found where it was read, and nowhere else', () => {
  expect(placeOfQuote(filing, { quote: 'Case No. 26CV00431', page: 2 })).toMatchObject({
    field: 'case_number',
    evidence: [place(2, 'Case No. 26CV00431')],
  });
  expect(placeOfQuote(filing, { quote: 'Case No. 26CV00431', page: 1 })).toBeNull();
  expect(placeOfQuote(filing, { quote: 'Case No. 26CV00431', page: null })).toBeNull();
});
