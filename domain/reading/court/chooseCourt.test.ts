import { expect, test } from 'vitest';
import { asPages } from '#domain/documents/testing/typedDocument';
import { readFiling } from '../readFiling.ts';

const read = (text: string) => readFiling(asPages(text), { today: '2026-08-01' });

test.each([
  [
    'the head of a docket report, state before district',
    `                          U.S. District Court
               California Northern District (San Francisco)
                CIVIL DOCKET FOR CASE #: 3:21-cv-04417-ABC

Ellison v. Thistledown Holdings, LLC       Date Filed: 06/11/2021
`,
    'United States District Court for the Northern District of California',
    'caption-heading',
  ],
  [
    'the head of a docket report that names the state alone',
    `                         U.S. Bankruptcy Court
                           Maine (Portland)
                    Bankruptcy Petition #: 21-20417

Debtor
Margaret Ellison
`,
    'United States Bankruptcy Court for the District of Maine',
    'caption-heading',
  ],
  [
    'a letter to a New Jersey court, whose county is in the docket number',
    `MER-L-004417-21   06/11/2021 04:12:09 PM  Pg 1 of 3  Trans ID: LCV20211234567

June 11, 2021

Honorable Ines Kenyon, J.S.C.
Superior Court of New Jersey
175 Example Street
Trenton, New Jersey 08608

     Re:  Ellison v. Thistledown Holdings, LLC
          Docket No. MER-L-004417-21

Dear Judge Kenyon:

     We write to ask for an adjournment of the conference.
`,
    'Superior Court of New Jersey, Law Division, Mercer County',
    'number-pattern',
  ],
  [
    'a letter whose subject abbreviates the court',
    `June 11, 2021

By ECF

     Re:  Ellison v. Thistledown Holdings, LLC, No. 21-cv-4417 (E.D. Pa.)

Dear Counsel:

     We write to confirm the terms of the stipulation.
`,
    'United States District Court for the Eastern District of Pennsylvania',
    'letter-subject',
  ],
  [
    'a plea letter that names the clerk of the court',
    `June 11, 2021

Re: United States v. Margaret Ellison

Dear Ms. Brandt:

     This letter sets forth the full offer. Your client agrees to pay a special assessment of $100 to the
Clerk of the United States District Court for the District of Columbia.
`,
    'United States District Court for the District of Columbia',
    'named-in-text',
  ],
  [
    'a tentative ruling with a number of Los Angeles',
    `                     ELLISON v. THISTLEDOWN HOLDINGS, LLC

Date of Hearing: June 11, 2021           Department: 12
Case No.: 21STCV04417

TENTATIVE RULING: The demurrer is overruled. The case was transferred to Los Angeles in 2020.
`,
    'Superior Court of California, County of Los Angeles',
    'number-pattern',
  ],
  [
    'a heading in which recognition misread whole words',
    `                      UNITED STATES DISTRICT COURT
                     SOUTHERN DISTRICT OF FLORIST

MARGARET ELLISON,
          Plaintiff,
v.                                      CASE NO. 21-4417
THISTLEDOWN HOLDINGS, LLC,
          Defendant.
`,
    'United States District Court for the Southern District of Florida',
    'mended-heading',
  ],
  [
    'an order signed by a federal judge in a state of one district',
    `ORDER

The motion is granted.

Dated at Anchorage, Alaska, this 11th day of June 2021.

                              /s/ Ines Kenyon
                              United States District Judge
`,
    'United States District Court for the District of Alaska',
    'judge-and-place',
  ],
  [
    'a sheet of the record before the page with the heading',
    `R.204
21-0417
AFFIDAVIT OF MARGARET ELLISON
\f                                                               FILED
                                                               21-0417
                                                       6/11/2021 9:54 AM

                      IN THE SUPREME COURT
                             OF TEXAS

                  IN RE: MARGARET ELLISON, RELATOR

              On Petition for Writ of Mandamus
       to the 416th Judicial District Court, Collin County

               AFFIDAVIT OF MARGARET ELLISON

I am the relator in this proceeding.
I am over 18 years of age.
The facts stated here are true.
I served the petition on June 1.
The trial court denied my motion.
I have no other remedy by appeal.
`,
    'Supreme Court of Texas',
    'caption-heading',
  ],
  [
    'a form whose blank for the number of the district court was filled by hand',
    `                        017-412233-21
Cause No.

MARGARET ELLISON            In the
Petitioner                  District Court
v.                          County Court at Law
ROBERT ELLISON              TARRANT County, Texas
Respondent

                 Motion to Consolidate
`,
    '17th District Court, Tarrant County, Texas',
    'number-pattern',
  ],
])('%s', (_form, text, court, method) => {
  const { court: found } = read(text);
  expect([found?.value, found?.method]).toEqual([court, method]);
});

test('the text of the other column does not separate a federal court from its division', () => {
  const { court, location } =
    read(`      United States District Court, D. Montana,          vice president asked that her hours be
                                                         changed, which made it difficult for her
                 Helena Division.                        to attend. On April 4, 2021, she was asked
             Margaret ELLISON, Plaintiff,                to return. The following day she did so.
`);
  expect([court?.value, location?.value]).toEqual([
    'United States District Court for the District of Montana',
    'District of Montana, Helena Division',
  ]);
});

test('two sentences that name different courts name none', () => {
  const { court } = read(`Dear Ms. Brandt:

     Pay $100 to the Clerk of the United States District Court for the District of Maine, and send a copy to the
Clerk of the Superior Court of California, County of Orange.
`);
  expect(court).toBeUndefined();
});
