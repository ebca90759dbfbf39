import type { Caption } from './captions.ts';

/** First pages whose number, date, or judge is printed where few documents print it. */
export const datesAndJudges: Caption[] = [
  {
    name: 'Indiana order with a list of recipients',
    text: `STATE OF INDIANA      )      IN THE MARION SUPERIOR COURT
                      ) SS:
COUNTY OF MARION      )      CAUSE NO. 49D06-2207-MI-023771

BURDETTE KAUFMANN,
     Petitioner,
v.
INDIANA BUREAU OF MOTOR VEHICLES,
     Respondent.

         ORDER ON PETITION FOR JUDICIAL REVIEW

     Petitioner was cited under cause number 49G13-2105-OV-011223 on May 2, 2021. The Court held a
hearing on October 12, 2022.

     SO ORDERED this 3rd day of November, 2022.

                              _______________________________
                              Perpetua L. Anders
                              Judge, Marion Superior Court
Distribution:
Hon. Garth Mendel (courtesy copy)
`,
    expected: { case_number: '49D06-2207-MI-023771', filing_date: '2022-11-03', judge_name: 'Perpetua L. Anders' },
  },
  {
    name: 'Texas opinion with the author beside the label',
    text: `                    Fourth Court of Appeals
                       San Antonio, Texas

                     MEMORANDUM OPINION

                       No. 04-22-00391-CV

                    LLANO PUMP SERVICES, INC.,
                            Appellant

                               v.

                         Dashiell OROZCO,
                            Appellee

     From the 216th Judicial District Court, Kendall County, Texas
                     Trial Court No. 20-117
          Honorable Kirsten Oakhurst, Judge Presiding

Opinion by:    Beth Wendover, Justice

Sitting:       Rebeca C. Marlow, Chief Justice
               Patricia O. Alvin, Justice
               Beth Wendover, Justice

Delivered and Filed: May 31, 2023

AFFIRMED
`,
    expected: { case_number: '04-22-00391-CV', filing_date: '2023-05-31', judge_name: 'Beth Wendover' },
  },
  {
    name: 'adversary proceeding, number under the label',
    text: `Entered on Docket
January 20, 2023
EDWARD J. EMMERICH, CLERK
U.S. BANKRUPTCY COURT
NORTHERN DISTRICT OF CALIFORNIA

                              Signed and Filed: January 20, 2023

                              ________________________________
                              CORWIN J. HALE
                              U.S. Bankruptcy Judge

            UNITED STATES BANKRUPTCY COURT
            NORTHERN DISTRICT OF CALIFORNIA

In re                         ) Bankruptcy Case No. 21-30444-CJH
LANTERN HILL BREWING, LLC,    )
               Debtor.        ) Chapter 7
______________________________)
JANINA HOEY, Trustee,         )
               Plaintiff,     ) Adversary Proceeding
v.                            ) No. 22-03018
OTTO BRANDVOLD,               )
               Defendant.     )
______________________________)
          MEMORANDUM DECISION AFTER TRIAL
`,
    expected: { case_number: '22-03018', filing_date: '2023-01-20', judge_name: 'Corwin J. Hale' },
  },
  {
    name: 'notice of a docket entry',
    text: `          UNITED STATES DISTRICT COURT
FOR THE Northern District of Illinois - CM/ECF NextGen 1.6
               Eastern Division

Ottoline Grange
                         Plaintiff,
v.                                  Case No.: 1:20-cv-05518
                                    Honorable Mary M. Rowell
Great Lakes Pallet Co.
                         Defendant.

     NOTIFICATION OF DOCKET ENTRY

This docket entry was made by the Clerk on Tuesday, March 2, 2021:
     MINUTE entry before the Honorable Mary M. Rowell: Status hearing set for 4/6/2021.
`,
    expected: { case_number: '1:20-cv-05518', filing_date: '2021-03-02', judge_name: 'Mary M. Rowell' },
  },
  {
    name: 'Patent Trial and Appeal Board, panel',
    text: `Trials@uspto.gov                              Paper 31
571-272-7822                                  Date: November 2, 2022

     UNITED STATES PATENT AND TRADEMARK OFFICE
     BEFORE THE PATENT TRIAL AND APPEAL BOARD

               KITE OPTICS, INC.,
               Petitioner,
                    v.
               DORMER SEMICONDUCTOR, LTD.,
               Patent Owner.

               IPR2021-00977
               Patent 9,411,207 B2

Before ELSPETH M. ROESEL-HART, JOHN A. HUDALLAN, and
CYNTHIA M. HARDWICKE, Administrative Patent Judges.
`,
    expected: { case_number: 'IPR2021-00977', filing_date: '2022-11-02', judge_name: 'Elspeth M. Roesel-Hart' },
  },
  {
    name: 'Mississippi opinion with a table of the case',
    text: `     IN THE COURT OF APPEALS OF THE STATE OF MISSISSIPPI
               NO. 2021-CA-00417-COA
LEANDER POLK                                      APPELLANT
v.
DELTA COTTON GIN, INC.                             APPELLEE

DATE OF JUDGMENT:            03/15/2021
TRIAL JUDGE:                 HON. ADELLE HOWORTH
COURT FROM WHICH APPEALED:   LAUDERDALE COUNTY CIRCUIT COURT
DISPOSITION:                 AFFIRMED - 09/20/2022
MOTION FOR REHEARING FILED:

     BEFORE BARNLEY, C.J., GREENLEAF AND McDANIELSON, JJ.

     BARNLEY, C.J., FOR THE COURT:
`,
    expected: { case_number: '2021-CA-00417-COA', filing_date: '2022-09-20', judge_name: 'Barnley' },
  },
  {
    name: 'Ohio opinion, rendered on the day',
    text: `          IN THE COURT OF APPEALS OF OHIO
             SECOND APPELLATE DISTRICT
                 CLARK COUNTY

STATE OF OHIO                  :
     Plaintiff-Appellee        :  Appellate Case No. 2022-CA-14
v.                             :  Trial Court Case No. 21-CR-388
JOAQUIN REDFERN                :
     Defendant-Appellant       :  (Criminal Appeal from Common Pleas Court)

                    OPINION
     Rendered on the 7th day of October, 2022.

LEWISHAM, J.
     {¶ 1} Defendant appeals.
`,
    expected: { case_number: '2022-CA-14', filing_date: '2022-10-07', judge_name: 'Lewisham' },
  },
  {
    name: 'Connecticut motion dated in its caption',
    text: `DOCKET NO. HHD-CV21-6144418-S      :    SUPERIOR COURT
WINSLOW AMES                       :    J.D. OF HARTFORD
V.                                 :    AT HARTFORD
CHARTER OAK MOTORS, LLC            :    DECEMBER 13, 2021

     MOTION TO STRIKE
Juris No. 419922
`,
    expected: { case_number: 'HHD-CV21-6144418-S', filing_date: '2021-12-13', judge_name: null },
  },
  {
    name: 'Delaware letter opinion',
    text: `                    COURT OF CHANCERY
                         OF THE
                    STATE OF DELAWARE
KATRINA ST. JOHN WAVERLY                 Leonard L. Williams Justice Center
CHANCELLOR                               Wilmington, Delaware 19801

                    October 22, 2021

Percival Dunne, Esquire
1313 North Market Street

     Re:  Aurelia Marsh v. Brandywine Capital, LLC,
          C.A. No. 2021-0418-KSJW

Dear Counsel:
     This letter resolves the motion to compel.
`,
    expected: { case_number: '2021-0418-KSJW', filing_date: '2021-10-22', judge_name: 'Katrina St. John Waverly' },
  },
  {
    name: 'Iowa stamp in two columns',
    text: `E-FILED                LACV088144 - 2022 MAY 16 03:12 PM             POLK
                       CLERK OF DISTRICT COURT              Page 1 of 3

          IN THE IOWA DISTRICT COURT FOR POLK COUNTY

LENNART VOSS,                      CASE NO. LACV088144
     Plaintiff,
vs.                                RULING ON MOTION TO COMPEL
HAWKEYE GRAIN BIN CO.,
     Defendant.

     Hearing was held May 2, 2022.
`,
    expected: { case_number: 'LACV088144', filing_date: '2022-05-16', judge_name: null },
  },
  {
    name: 'Maine justice of the business court',
    text: `STATE OF MAINE                     BUSINESS AND CONSUMER DOCKET
CUMBERLAND, ss.                    Location: Portland
                                   Docket No. BCD-CIV-2021-00044
PINE TREE OYSTER CO.,
     Plaintiff
v.                       ORDER ON MOTION TO DISMISS
HARPSWELL ICE, LLC,
     Defendant

Dated: January 31, 2022
                         _____________________
                         M. Michaela Murrow
                         Justice, Business & Consumer Court
Entered on the docket: 02/01/2022
`,
    expected: { case_number: 'BCD-CIV-2021-00044', filing_date: '2022-01-31', judge_name: 'M. Michaela Murrow' },
  },
  {
    name: 'Alabama number with a suffix',
    text: `                                             ELECTRONICALLY FILED
                                             4/27/2021 2:44 PM
                                             47-CV-2021-900418.00
                                             CIRCUIT COURT OF
                                             MADISON COUNTY, ALABAMA
                                             DEBRA KIZZIAH, CLERK

     IN THE CIRCUIT COURT OF MADISON COUNTY, ALABAMA
FERN LOCKLEAR,                )
     Plaintiff,               )
v.                            )  CIVIL ACTION NO.
ROCKET CITY ROOFING, LLC,     )
     Defendant.               )
          COMPLAINT
`,
    expected: { case_number: '47-CV-2021-900418.00', filing_date: '2021-04-27', judge_name: null },
  },
  {
    name: 'Tennessee chancellor with part',
    text: `     IN THE CHANCERY COURT FOR DAVIDSON COUNTY, TENNESSEE
          TWENTIETH JUDICIAL DISTRICT, PART III

MUSIC ROW STORAGE, LLC,       )
     Plaintiff,               )
vs.                           )    No. 21-0418-III
TRUETT AMBLER,                )
     Defendant.               )
     ORDER DENYING TEMPORARY INJUNCTION
     ENTERED this the 20th day of December, 2021.
                         _________________________
                         ELLEN HOBBS LYSLE
                         CHANCELLOR, PART III
`,
    expected: { case_number: '21-0418-III', filing_date: '2021-12-20', judge_name: 'Ellen Hobbs Lysle' },
  },
  {
    name: 'Georgia order dated with the place',
    text: `               Court of Appeals
             of the State of Georgia

                    ATLANTA, January 13, 2022

The Court of Appeals hereby passes the following order:

A22A0418. HOLCOMB v. PEACHTREE LINEN SERVICE, INC.

     Upon consideration of the appellant's motion, it is DENIED. LC NUMBERS: 2020CV334418
`,
    expected: { case_number: 'A22A0418', filing_date: '2022-01-13', judge_name: null },
  },
  {
    name: 'criminal complaint',
    text: `AO 91 (Rev. 11/11) Criminal Complaint
          UNITED STATES DISTRICT COURT
                 for the
            Eastern District of Virginia
United States of America           )
          v.                       )
                                   )  Case No. 1:22-mj-00418
CORNELIUS BRANDT                   )
          Defendant(s)
     CRIMINAL COMPLAINT
On or about the date(s) of April 2, 2022 the defendant violated 18 U.S.C. § 922(g).
Date: May 10, 2022
                         ______________________
                              Judge's signature
City and state: Alexandria, Virginia     Ivan D. Davidson, U.S. Magistrate Judge
`,
    expected: { case_number: '1:22-mj-00418', filing_date: '2022-05-10', judge_name: 'Ivan D. Davidson' },
  },
];
