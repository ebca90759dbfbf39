import { expect, test } from 'vitest';
import { bareFirm, sharedFirm } from './sameFirm.ts';

test.each([
  ['Smith & Jones LLP', 'Smith and Jones, LLP'],
  ['SMITH & JONES, L.L.P.', 'Smith & Jones'],
  ['Law Offices of Ada Sample', 'Law Office of Ada Sample, APC'],
  ['Sample Law Group, A Professional Corporation', 'The Sample Law Group'],
  ['Núñez Rowan, P.C.', 'Nunez Rowan PC'],
  ['O’Brien & Roe, LLP, Attorneys at Law', "O'Brien and Roe LLP"],
  ['County of Orange Public Defender', 'Orange County Public Defender'],
])('%s and %s are one firm', (one, other) => {
  expect(bareFirm(one)).toBe(bareFirm(other));
  expect(sharedFirm(['Rowan LLP', one], [other])).toBe(one);
});

test.each([
  ['Smith & Jones LLP', 'Smith LLP'],
  ['Law Offices of Ada Sample', 'Law Offices of Bo Roe'],
  ['Law Offices of Maria A. Gomez, LLP', 'Law Offices of Maria A. Lopez, LLP'],
  ['Law Offices of Maria A. Gomez', 'Law Offices of Maria'],
  ['A. Gomez & Associates, LLC', 'A. Lopez & Associates, LLC'],
  ['P.A. Gomez, LLC', 'Gomez LLC'],
  ['Ada Trustee Services Law, Individually', 'Ada'],
  ['Solo', 'solo'],
  ['Private practice', 'Private Practice'],
  ['LLP', 'LLP'],
  ['N/A', 'n/a'],
  ['Sole Practitioner', 'Sole practitioner'],
  ['', ''],
])('“%s” and “%s” are not one firm', (one, other) => expect(sharedFirm([one], [other])).toBeNull());

test.each([
  ['Law Offices of Maria A. Gomez, LLP', 'law office of maria a gomez'],
  ['A. Gomez & Associates, LLC', 'a gomez and associates'],
])('%s is compared with all parts of its name', (name, bare) => expect(bareFirm(name)).toBe(bare));
