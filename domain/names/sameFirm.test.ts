import { expect, test } from 'vitest';
import { bareFirm, sharedFirm } from './sameFirm.ts';

test.each([
  ['Smith & Jones LLP', 'Smith and Jones, LLP'],
  ['SMITH & JONES, L.L.P.', 'Smith & Jones'],
  ['Law Offices of Ada Sample', 'Law Office of Ada Sample, APC'],
  ['Sample Law Group, A Professional Corporation', 'The Sample Law Group'],
  ['Núñez Rowan, P.C.', 'Nunez Rowan PC'],
])('%s and %s are one firm', (one, other) => {
  expect(bareFirm(one)).toBe(bareFirm(other));
  expect(sharedFirm(['Rowan LLP', one], [other])).toBe(one);
});

test.each([
  ['Smith & Jones LLP', 'Smith LLP'],
  ['Law Offices of Ada Sample', 'Law Offices of Bo Roe'],
  ['Solo', 'solo'],
  ['N/A', 'n/a'],
  ['Sole Practitioner', 'Sole practitioner'],
  ['', ''],
])('“%s” and “%s” are not one firm', (one, other) => expect(sharedFirm([one], [other])).toBeNull());
