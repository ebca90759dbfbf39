import { expect, test } from 'vitest';
import { asPages } from '#domain/documents/testing/typedDocument';
import { cleanText } from '#domain/text/cleanText';
import { readFormLabels } from './readFormLabels.ts';

const read = (text: string) => {
  const parties = readFormLabels(cleanText(asPages(text)).lines);
  return parties && [parties.plaintiffs, parties.defendants].map((side) => side.map(({ value }) => value));
};

test('a form names the sides beside its labels', () => {
  const form = `
STATE OF NORTH CAROLINA
Mortgagors-Grantors: Curtis Brice and Yolanda Brice
REPORT OF FORECLOSURE SALE
Mortgagee-Trustee: Harbor Trustee Services, Inc.
`;
  expect(read(form)).toEqual([['Harbor Trustee Services, Inc.'], ['Curtis Brice', 'Yolanda Brice']]);
});

test('a form names the sides under its labels', () => {
  const form = `
Name Of Plaintiff
Diana Park
VERSUS
Name Of Defendant
Hollis Roofing, Inc.
`;
  expect(read(form)).toEqual([['Diana Park'], ['Hollis Roofing, Inc.']]);
});

test('an empty form names no one', () => {
  expect(read('Name Of Plaintiff\nName Of Defendant\nAddress:\n')).toBeUndefined();
});
