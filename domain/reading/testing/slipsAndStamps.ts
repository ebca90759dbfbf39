import type { Caption } from './captions.ts';

/** First pages whose court, number, date, or judge is in a slip opinion's cover, a stamp, a form, or another column. */
export const slipsAndStamps: Caption[] = [
  {
    name: 'New York slip opinion with a cover that has no note',
    text: `Wexcombe v Tarrandale
2021 NY Slip Op 91234(U)
March 8, 2021
Supreme Court, Ulster County
Docket Number: Index No. EF19-9417
Judge: Hollis R. Penhallow
Cases posted with a "30000" identifier, i.e., 2013 NY Slip
Op 30001(U), are republished from various New York
State and local government sources.
`,
    expected: {
      court: 'Supreme Court of the State of New York, County of Ulster',
      case_number: 'EF19-9417',
      filing_date: '2021-03-08',
      judge_name: 'Hollis R. Penhallow',
    },
  },
  {
    name: 'New York city court in the official reports',
    text: `              Ferncastle Mgt., LLC v D.W.
                    2022 NY Slip Op 91235
               Decided on May 2, 2022
                     Oneida City Court
                      Brackwater, J.
Published by New York State Law Reporting Bureau pursuant to Judiciary Law § 431.

Ferncastle Management, LLC

against

D.W.

Docket No. CV-00357-22

F. Ambrose Brackwater, J.
`,
    expected: { court: 'Oneida City Court, New York', case_number: 'CV-00357-22', filing_date: '2022-05-02' },
  },
  {
    name: "New York's highest court with a number of two digits",
    text: `                   Wexcombe v Tarrandale
                  2024 NY Slip Op 91236
               Decided on August 20, 2024
                    Court of Appeals
                    Penhallow, Ch. J.
Published by New York State Law Reporting Bureau pursuant to Judiciary Law § 431.

Decided on August 20, 2024
No. 86

Elspeth Wexcombe, Appellant,
v
Orrin Tarrandale, Respondent.
`,
    expected: {
      court: 'New York Court of Appeals',
      case_number: '86',
      filing_date: '2024-08-20',
      judge_name: 'Penhallow',
    },
  },
  {
    name: 'South Dakota opinion with the clerk’s mark',
    text: `#31404-a-HRP
2024 S.D. 91

                          IN THE SUPREME COURT
                                  OF THE
                         STATE OF SOUTH DAKOTA

                                 ****

STATE OF SOUTH DAKOTA,                    Plaintiff and Appellee,

      v.

ORRIN TARRANDALE,                         Defendant and Appellant.
`,
    expected: { court: 'Supreme Court of South Dakota', case_number: '31404' },
  },
  {
    name: 'North Dakota opinion with its author in a sentence',
    text: `                                                                    FILED
                                                     IN THE OFFICE OF THE
                                                   CLERK OF SUPREME COURT
                                                              JULY 18, 2024
                                                    STATE OF NORTH DAKOTA

                   IN THE SUPREME COURT
                  STATE OF NORTH DAKOTA

                                2024 ND 991

Elspeth Wexcombe,                                           Petitioner and Appellee
      v.
Orrin Tarrandale,                                          Respondent and Appellant

                                     No. 20230991

Appeal from the District Court of Walsh County, Northeast Judicial District, the Honorable
Marigold T. Undine, Judge.

AFFIRMED.

Opinion of the Court by Brackwater, Justice.
`,
    expected: { case_number: '20230991', filing_date: '2024-07-18', judge_name: 'Brackwater' },
  },
  {
    name: 'Massachusetts complaint received by the clerk',
    text: `               COMMONWEALTH OF MASSACHUSETTS

SUFFOLK, ss.                                    SUPERIOR COURT DEPARTMENT
                                                OF THE TRIAL COURT
                                                CIVIL ACTION
     RECEIVED                                   NO. 2084CV91234-BLS2
    AUG 14 2020
 SUPERIOR COURT-CIVIL
 AMBROSE H. PENHALLOW
 CLERK/MAGISTRATE

FERNCASTLE CAPITAL PARTNERS, LLC,
            Plaintiff

v.

ORRIN TARRANDALE,
            Defendant

                    COMPLAINT AND JURY DEMAND
`,
    expected: { case_number: '2084CV91234-BLS2', filing_date: '2020-08-14' },
  },
  {
    name: 'Connecticut opinion released after the argument',
    text: `             STATE OF CONNECTICUT v.
               ORRIN TARRANDALE
                    (SC 29771)
           Penhallow, C. J., and Brackwater and Undine, Js.
      Argued October 20—officially released December 5, 2023

                       Procedural History

   Information charging the defendant, tried to the court; Connecticut Law Journal.
`,
    expected: { court: 'Supreme Court of Connecticut', case_number: 'SC 29771', filing_date: '2023-12-05' },
  },
  {
    name: 'Tennessee opinion with the section of its author',
    text: `               IN THE COURT OF APPEALS OF TENNESSEE
                           AT NASHVILLE
                         May 4, 2021 Session

       ELSPETH WEXCOMBE v. FERNCASTLE HOLDINGS, LLC

             Appeal from the Chancery Court for Davidson County
          No. 18-0417-II       Marigold C. Undine, Chancellor
                 ___________________________________

                      No. M2020-00991-COA-R3-CV
                 ___________________________________

HOLLIS G. PENHALLOW, P.J., M.S., delivered the opinion of the Court, in which ANDY BRACKWATER, J., joined.
`,
    expected: { case_number: 'M2020-00991-COA-R3-CV', judge_name: 'Hollis G. Penhallow' },
  },
  {
    name: 'Washington opinion with the division in the other column',
    text: `   IN THE COURT OF APPEALS OF THE STATE OF WASHINGTON

ELSPETH WEXCOMBE,                          No. 91204-7-I

                    Appellant,             DIVISION ONE

             v.                            UNPUBLISHED OPINION

FERNCASTLE HOLDINGS, LLC,

                    Respondent.
`,
    expected: {
      court: 'Washington Court of Appeals, Division One',
      location: 'Division One, Washington',
      case_number: '91204-7-I',
    },
  },
  {
    name: 'Kentucky caption that leaves out the state',
    text: `NO. 21-CI-991234                          JEFFERSON CIRCUIT COURT
                                            DIVISION SEVEN

ELSPETH WEXCOMBE                                        PLAINTIFF

v.

FERNCASTLE HOLDINGS, LLC                                DEFENDANT
`,
    expected: { court: 'Jefferson Circuit Court, Kentucky', case_number: '21-CI-991234' },
  },
  {
    name: 'docket of the highest court',
    text: `No. 19-9431

Title:                  Ferncastle Holdings, LLC, Petitioner
                        v.
                        Elspeth Wexcombe
Docketed:               October 3, 2019
Lower Ct:               United States Court of Appeals for the Third Circuit
   Case Numbers:        (17-9752)
   Decision Date:       July 12, 2019

DATE                    PROCEEDINGS AND ORDERS
Oct 01 2019             Petition for a writ of certiorari filed. (Response due November 4, 2019)
`,
    expected: { court: 'Supreme Court of the United States', case_number: '19-9431' },
  },
  {
    name: 'Ohio eviction with the letters of the county',
    text: `                    FRANKLIN COUNTY MUNICIPAL COURT
                   CIVIL DIVISION, COLUMBUS, OHIO

Ferncastle Terrace LLC                   Case No. 2021 CVG 991417
       Plaintiff,
  -vs-
Orrin Tarrandale
       Defendant.
`,
    expected: { case_number: '2021 CVG 991417' },
  },
  {
    name: 'Massachusetts slip opinion that names no court',
    text: `NOTICE: All slip opinions and orders are subject to formal
revision and are superseded by the advance sheets.

SJC-92417

          ELSPETH WEXCOMBE vs. FERNCASTLE HOLDINGS, LLC.

       Suffolk.     September 9, 2020. - January 11, 2021.

 Present:  Penhallow, C.J., Brackwater, & Undine, JJ.

     BRACKWATER, J.  The plaintiff appeals.
`,
    expected: {
      court: 'Supreme Judicial Court of Massachusetts',
      case_number: 'SJC-92417',
      filing_date: '2021-01-11',
      judge_name: 'Brackwater',
    },
  },
  {
    name: 'Mississippi opinion with the table of its case',
    text: `      IN THE SUPREME COURT OF MISSISSIPPI

              NO. 2020-CA-99417-SCT

ELSPETH WEXCOMBE

v.

FERNCASTLE HOLDINGS, LLC

DATE OF JUDGMENT:             03/11/2020
TRIAL JUDGE:                  HON. MARIGOLD T. UNDINE
COURT FROM WHICH APPEALED:    HINDS COUNTY CIRCUIT COURT
DISPOSITION:                  AFFIRMED - 08/19/2021

      BEFORE PENHALLOW, C.J., BRACKWATER AND LORN, JJ.

      BRACKWATER, JUSTICE, FOR THE COURT:
`,
    expected: { case_number: '2020-CA-99417-SCT', filing_date: '2021-08-19', judge_name: 'Brackwater' },
  },
  {
    name: 'Utah opinion whose author is named in a sentence',
    text: `                         2021 UT App 991

              THE UTAH COURT OF APPEALS

                 ELSPETH WEXCOMBE,
                      Appellant,
                          v.
               FERNCASTLE HOLDINGS, LLC,
                      Appellee.

                        Opinion
                    No. 20200991-CA
                  Filed July 9, 2021

        Third District Court, Salt Lake Department
           The Honorable Marigold Undine

JUDGE HOLLIS R. PENHALLOW authored this Opinion, in which JUDGES LORN and BRACKWATER concurred.
`,
    expected: { case_number: '20200991-CA', filing_date: '2021-07-09', judge_name: 'Hollis R. Penhallow' },
  },
  {
    name: 'Wyoming opinion with a number without a label',
    text: `IN THE SUPREME COURT, STATE OF WYOMING

                        2021 WY 991

                                        June 8, 2021

ELSPETH WEXCOMBE,

Appellant
(Plaintiff),
                                                    S-20-0991
v.

FERNCASTLE HOLDINGS, LLC,

Appellee
(Defendant).
`,
    expected: { case_number: 'S-20-0991', filing_date: '2021-06-08' },
  },
  {
    name: 'Arizona decision with the digit of its division',
    text: `                         IN THE
            ARIZONA COURT OF APPEALS
                      DIVISION TWO

ELSPETH WEXCOMBE,
Appellant,

v.

FERNCASTLE HOLDINGS, LLC,
Appellee.

              No. 2 CA-CV 2020-0991
`,
    expected: { court: 'Arizona Court of Appeals, Division Two', case_number: '2 CA-CV 2020-0991' },
  },
];
