import { expect, test } from 'vitest';
import { asFlow } from '#domain/documents/testing/typedDocument';
import type { DocumentTypeId } from '#domain/documentTypes/documentTypes';
import { cleanText } from '#domain/text/cleanText';
import { readAmount } from './readAmount.ts';

const amountOf = (text: string, type: DocumentTypeId = 'complaint') =>
  readAmount(cleanText(asFlow(text)).lines, type)?.value;

test.each([
  ['WHEREFORE, plaintiff demands judgment in the sum of $37,412.50, with interest.', 3741250],
  ['Plaintiff claims $4,250.00 with interest and costs.', 425000],
  ['WHEREFORE, Plaintiff prays for damages in the amount of $1.5 million.', 150000000],
  ['Defendant is indebted to Plaintiff in the principal sum of $12,000.', 1200000],
  ['PRAYER FOR RELIEF\n\n1. For damages of not less than $2,000,000;', 200000000],
  [
    'WHEREFORE, plaintiff demands judgment in an amount to be determined at trial but believed to be in excess of $10,000,000.',
    1000000000,
  ],
  ['PRAYER FOR RELIEF\n\n1. For compensatory damages in excess of $25,000, according to proof;', 2500000],
  ['WHEREFORE, plaintiff demands judgment for $100.00 for rent and $50.00 for repairs, a total of $150.00.', 15000],
  ['WHEREFORE, Plaintiff demands a sum to be proved at trial but in no event less than $500,000.00.', 50000000],
  ['PRAYER FOR RELIEF\n\n1. Principal: $25,000.00\n\n2. Interest: $1,000.00\n\nTotal: $26,000.00', 2600000],
  ['PRAYER\n\nPast-due rent of $4,200.00;\n\nholdover damages at the rate of $50.00 per day;', 420000],
  [
    'Prayer: $450,000\n\nWHEREFORE, plaintiff prays for economic damages of $150,000 and noneconomic damages of $300,000.',
    45000000,
  ],
  ['Plaintiff asks for an award of fees of $45,600.00 and costs of $1,204.10, for a total of $46,804.10.', 4680410],
])('%s', (text, cents) => {
  expect(amountOf(text)).toBe(cents);
});

test.each([
  ['This is an action for damages that exceed $50,000.00, exclusive of interest and costs.'],
  ['Plaintiff seeks monetary relief of $250,000 or less.'],
  ['The amount in controversy exceeds $75,000.'],
  ['Plaintiff seeks monetary relief of over $250,000 but not more than $1,000,000.'],
  ['WHEREFORE, Plaintiff prays for judgment in a sum in excess of $50,000.'],
  ['WHEREFORE, Plaintiff prays for compensatory damages in excess of $50,000, exclusive of interest and costs.'],
  ['Defendants are liable for penalties under Labor Code $ 558 and $ 972.'],
  ['Plaintiff paid $4,000 for the car.'],
  ['Statutory damages of up to $150,000 per work are available.'],
  ['WHEREFORE, plaintiff demands judgment for $1,000 against Roe and judgment for $2,000 against Poe.'],
])('%s demands no sum', (text) => {
  expect(amountOf(text)).toBeUndefined();
});

test('an order demands nothing', () => {
  expect(amountOf('Plaintiff shall recover judgment in the sum of $5,000.', 'order')).toBeUndefined();
});
