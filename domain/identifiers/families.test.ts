import { expect, test } from 'vitest';
import { asFlow } from '#domain/documents/testing/typedDocument';
import { findIdentifiers } from './findIdentifiers.ts';

const kindsOf = (text: string) => findIdentifiers(asFlow(text)).map(({ kind, shown }) => `${kind}:${shown}`);

test.each([
  ['The child who is the subject of this proceeding is Dashiell Aldana.', 'minor_name:D.A.'],
  ['one child, Keziah Dandridge, born June 2018.', 'minor_name:K.D.'],
  ['The foster child, Genevieve Bickford, was placed with the Garcias in May.', 'minor_name:G.B.'],
  ['Ines Figueroa, the parties’ daughter, is in kindergarten.', 'minor_name:I.F.'],
  ['Mother enrolled Aubrey Tillman in preschool.', 'minor_name:A.T.'],
  ['Kaitlyn Burgess (13) told her aunt about the touching.', 'minor_name:K.B.'],
  ['The parties share joint legal custody of Sabine Lockridge.', 'minor_name:S.L.'],
  ['Respondent is the biological father of Atticus Holbrook, born July 2021.', 'minor_name:A.H.'],
  ['The respondent minor, Darnell Sykes, admitted the allegations.', 'minor_name:D.S.'],
  ['driving with her eight-month-old son Jonas Ostberg in the car', 'minor_name:J.O.'],
])('%j names a child', (text, found) => {
  expect(kindsOf(text)).toEqual([found]);
});

test.each([
  ['Premises: 6150 Larkspur Way #214, Reno, NV 89511. Residential lease.', 'home_address:Reno, NV'],
  ['Plaintiff moved to 88 Ledgewood Circle, Manchester, Connecticut in 2019.', 'home_address:Manchester, Connecticut'],
  ['Home: HC 61 Box 440, Salmon, Idaho 83467', 'home_address:Salmon, Idaho'],
  ['Dennis Farrow\n71 Cottonwood Lane\nPueblo, CO 81005\nDefendant, Pro Se', 'home_address:Pueblo, CO'],
  ['Tenant’s address: 67 Hemlock Circle, Apt 5, Bangor, ME 04401', 'home_address:Bangor, ME'],
  ['52 Willow Bend Road, Sparta, New Jersey 07871 (home)', 'home_address:Sparta, New Jersey'],
])('%j states a home', (text, found) => {
  expect(kindsOf(text)).toEqual([found]);
});

test.each([
  'Counsel for the child, Dana Whitcomb, Esq., stated his appearance.',
  'Defendant was taken into the custody of Sheriff Wade Barlow.',
  'The parents of Mark Delgado, a police officer, attended the trial.',
  'The business relocated to 77 Hudson Street, Jersey City, New Jersey.',
  'The tenant, Zeta Coffee Corp., occupies the premises at 14 Prince Street, New York.',
  'Debtor\nOrchard Lane Deli Inc\n175 Harbor Highway\nUtica, NY 13501\nPRO SE',
])('%j names no child and no home', (text) => {
  expect(kindsOf(text)).toEqual([]);
});
