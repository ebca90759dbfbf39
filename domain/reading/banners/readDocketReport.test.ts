import { expect, test } from 'vitest';
import { asFlow, asPages } from '#domain/documents/testing/typedDocument';
import { readFiling } from '../readFiling.ts';

const bankruptcy = `                         U.S. Bankruptcy Court
                     District of Delaware (Delaware)
                 Bankruptcy Petition #: 20-92345-XYZ

                                                     Date filed:  03/02/2020
Assigned to: Casey F. Rowan                          Date terminated:  04/07/2021
Chapter 11
Voluntary

Debtor                                 represented by   Drew Specimen
Rowan Model, Inc.                                 Specimen LLP

Filing Date       #      Docket Text
03/09/2020        7      Motion to employ counsel
`;
const appellate = `                    General Docket
         United States Court of Appeals for the Ninth Circuit

Court of Appeals Docket #: 20-95123                        Docketed: 02/03/2020
Rowan v. Example Foods
Appeal From: U.S. District Court for Central California, Los Angeles

Originating Court Information:
     Trial Judge: Casey Model, District Judge
     Date Filed: 05/25/2018
`;
const surnameFirst = `REGISTER OF ACTIONS
CASE NO. 2019-DCV-9123

Rowan vs. Example Foods, Inc.      Judicial Officer: Specimen, Drew L.
                                   Date Filed: 04/09/2019
`;

const table = `Case Information

BCV-20-901234 | ROWAN VS EXAMPLE FOODS, INC.

Case Number              Court                           Judicial Officer
BCV-20-901234            Superior Court, Kern County     Specimen, Drew L
File Date                Case Type                       Case Status
06/09/2020               26 Unlimited - Other            Pending

Party

Plaintiff                                 Active Attorneys
`;

test.each([
  ['a table’s, under its labels', table, '2020-06-09', 'Drew L Specimen'],
  ['a bankruptcy court’s', bankruptcy, '2020-03-02', 'Casey F. Rowan'],
  ['a court of appeals’', appellate, '2020-02-03', undefined],
  ['a state court’s', surnameFirst, '2019-04-09', 'Drew L. Specimen'],
])('the head of %s docket report gives the day of the case and its judge', (_court, text, day, judge) => {
  for (const layOut of [asPages, asFlow]) {
    const reading = readFiling(layOut(text), { today: '2026-08-01' });
    expect([reading.filing_date?.value, reading.judge_name?.value]).toEqual([day, judge]);
  }
});
