import { expect, test } from 'vitest';
import { asFlow, asPages } from '#domain/documents/testing/typedDocument';
import { cleanText } from '#domain/text/cleanText';
import { readDocketParties } from './readDocketParties.ts';

const read = (text: string) =>
  [asFlow, asPages].map((layOut) => {
    const parties = readDocketParties(cleanText(layOut(text)).lines);
    const valuesOf = (side: 'plaintiffs' | 'defendants') => parties?.[side].map(({ value }) => value);
    return parties && { plaintiffs: valuesOf('plaintiffs'), defendants: valuesOf('defendants') };
  });
const both = <Value>(value: Value) => [value, value];

test('a civil docket names each party under its role', () => {
  const docket = `
                              U.S. District Court
                    Eastern District of Washington (Spokane)
               CIVIL DOCKET FOR CASE #: 2:19-cv-00123-TOR

Fitzroy et al v. Horizon Debt Recovery, Inc. et al        Date Filed: 04/02/2019
Assigned to: Judge Tobias O. Ramsey                       Date Terminated: 06/30/2020
Plaintiff
Alma Fitzroy                        represented by  Nolan J Reese
                                                    12 W Riverside Ave
                                                    LEAD ATTORNEY
V.

Defendant
Horizon Debt Recovery, Inc.         represented by  Martha Q Vance
                                                    Vance & Price

Defendant
Warden Sheldon Pike
individually and in his official capacity as warden
TERMINATED: 08/09/2019

Defendant
Communications Equipment and
Service, LLC.

Movant
Gazette Publishing Co.

Date Filed      #     Docket Text
04/02/2019      1     COMPLAINT against Horizon Debt Recovery, Inc.
Defendant
Nobody At All
`;
  expect(read(docket)).toEqual(
    both({
      plaintiffs: ['Alma Fitzroy'],
      defendants: ['Horizon Debt Recovery, Inc.', 'Warden Sheldon Pike', 'Communications Equipment and Service, LLC.'],
    }),
  );
});

test('a criminal docket numbers its defendants', () => {
  const docket = `
CRIMINAL DOCKET FOR CASE #: 3:20-cr-00456-JZ-1

Case title: USA v. Ruiz                               Date Filed: 07/01/2020

Defendant (1)
Marcus Delano Ruiz                  represented by   Donna M Grill
                                                     LEAD ATTORNEY

Plaintiff
USA                                 represented by   Tracey Ballard
`;
  expect(read(docket)).toEqual(both({ plaintiffs: ['USA'], defendants: ['Marcus Delano Ruiz'] }));
});

test('a docket on appeal names each party over its role', () => {
  const docket = `
General Docket
United States Court of Appeals for the Seventh Circuit

Court of Appeals Docket #: 19-1234                    Docketed: 01/30/2019
Rosemary Twill v. Dane Hartford, et al
Fee Status: Paid

ROSEMARY TWILL                         Mr. Abel Carson, Attorney
    Plaintiff - Appellant              Direct: 219-555-0100
v.

DANE HARTFORD                         Ms. Lena Oldfield, Attorney
    Defendant - Appellee               [COR LD NTC Retained]
`;
  expect(read(docket)).toEqual(both({ plaintiffs: ['ROSEMARY TWILL'], defendants: ['DANE HARTFORD'] }));
});

test('a bankruptcy petition has no sides', () => {
  const docket = `
U.S. Bankruptcy Court
District of Oregon (Portland)
Bankruptcy Petition #: 12-30123-elp7

Debtor                               represented by  Ted A Lawyer
Cordelia Mae Mills                                  Lawyer Law PC

Trustee
Kenneth S Fuller
`;
  expect(read(docket)).toEqual(both({ plaintiffs: [], defendants: [] }));
});

test('another document is not read as a docket', () => {
  expect(read('SUPERIOR COURT OF CALIFORNIA\nPlaintiff: ALMA FITZROY\nDefendant: SHELDON PIKE\n')).toEqual(
    both(undefined),
  );
});

test('a full caption after an appeal’s list repeats its parties', () => {
  const docket = `
                              General Docket
            United States Court of Appeals for the Sixth Circuit

Court of Appeals Docket #: 19-3391                 Docketed: 05/02/2019
Fitzroy Trading Company v. Heron Freight LLC, et al

FITZROY TRADING COMPANY              Morris Tate
                  Plaintiff - Appellant,      Direct: 419-555-0101
v.

HERON FREIGHT LLC                    Ada Quill, Attorney
                  Defendant - Appellee,

FINCH PARTNERS LLC                   Ada Quill, Attorney
                  Defendant - Appellee,

FITZROY TRADING COMPANY,
                  Plaintiff - Appellant,
v.
HERON FREIGHT LLC; FINCH PARTNERS LLC,
                  Defendants - Appellees.
`;
  expect(read(docket)).toEqual(
    both({ plaintiffs: ['FITZROY TRADING COMPANY'], defendants: ['HERON FREIGHT LLC', 'FINCH PARTNERS LLC'] }),
  );
});

test('the title over the list says that a name goes on in the next row', () => {
  const docket = `
                              U.S. District Court
                         Eastern District of Texas (Tyler)
               CIVIL DOCKET FOR CASE #: 6:08-cv-00311-JDL

BRIGHT INTERNET ADVERTISING CORPORATION v. Yonder Inc
Assigned to: Magistrate Judge Iris D. Lowe
Plaintiff
BRIGHT INTERNET                     represented by  Anton G Sayre
ADVERTISING CORPORATION                             12 Market Street

V.
Defendant
Yonder Inc                          represented by  Brian Price
`;
  expect(read(docket)).toEqual(
    both({ plaintiffs: ['BRIGHT INTERNET ADVERTISING CORPORATION'], defendants: ['Yonder Inc'] }),
  );
});
