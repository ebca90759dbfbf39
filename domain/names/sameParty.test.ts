import { expect, test } from 'vitest';
import { sameParty } from './sameParty.ts';

test.each([
  ['JANE Q. ROE', 'Jane Roe'],
  ['Acme Foods, Inc.', 'ACME FOODS INCORPORATED'],
  ['Rowan Realty LLC', 'Rowan Realty, L.L.C.'],
  ['United States of America', 'United States'],
  ['People of the State of California', 'The People'],
  ['State of Texas', 'STATE OF TEXAS'],
  ['Roe', 'Jane Roe'],
  ['J. Roe', 'Jane Roe'],
  ['Roe, Jane', 'Jane Roe'],
  ['María Núñez', 'MARIA NUNEZ'],
  ['Example Bank, N.A.', 'Example Bank, National Association'],
  ['Jane Roe, as trustee of the Roe Trust', 'Jane Roe'],
  ['Acme Foods, Inc., a Delaware corporation', 'Acme Foods, Inc.'],
  ['City of Example', 'CITY OF EXAMPLE'],
  ['Smith & Wesson Tool Co.', 'Smith and Wesson Tool Company'],
  ['Greenlight', 'Greenlight Holdings West LLC'],
])('"%s" and "%s" are one party', (one, other) => {
  expect(sameParty(one, other)).toBe(true);
  expect(sameParty(other, one)).toBe(true);
});

test.each([
  ['Jane Roe', 'John Roe'],
  ['Acme Foods, Inc.', 'Acme Steel, Inc.'],
  ['Rowan Realty LLC', 'Harbor Light LLC'],
  ['State of Texas', 'State of Example Widgets, Inc.'],
  ['', 'Jane Roe'],
])('"%s" and "%s" are two parties', (one, other) => {
  expect(sameParty(one, other)).toBe(false);
});
