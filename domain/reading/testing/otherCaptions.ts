import type { Caption } from './captions.ts';

/** Fictional opinions, stamps, addresses under names and boards, as courts of all fifty states print them. */
export const otherCaptions: Caption[] = [
  {
    name: 'public-records complaint with addresses under the names and the stamp of assignment',
    text: `               UNITED STATES DISTRICT COURT
               FOR THE DISTRICT OF COLUMBIA

OPEN LEDGER PROJECT
1901 Calvert Street NW, Suite 300
Washington, D.C. 20009,

          Plaintiff,
                                        Case: 1:20-cv-01377 (F-DECK)
     v.                                 Assigned To : Howard, Beryl T.
                                        Assign. Date : 5/22/2020
U.S. DEPARTMENT OF COMMERCE             Description: FOIA/Privacy Act
1401 Constitution Avenue NW
Washington, D.C. 20230,

          Defendant.

     COMPLAINT FOR DECLARATORY AND INJUNCTIVE RELIEF
`,
    expected: {
      court: 'United States District Court for the District of Columbia',
      case_number: '1:20-cv-01377',
      plaintiffs: ['Open Ledger Project'],
      defendants: ['U.S. Department of Commerce'],
      judge_name: 'Beryl T. Howard',
    },
  },
  {
    name: 'Detroit stamp that names the judge surname first',
    text: `                                        Case: 2:21-cv-11774
                                        Judge: Lindholm, Laurie J.
                                        MJ: Stafford, Elizabeth A.
                                        Filed: 07-30-2021 At 02:15 PM
                                        CMP HALE V. MOTOR CITY (LG)

               UNITED STATES DISTRICT COURT
               EASTERN DISTRICT OF MICHIGAN

ADRIAN HALE,

     Plaintiff,

v.

MOTOR CITY PLATING CO.,

     Defendant.
                                   /

                    COMPLAINT
`,
    expected: {
      court: 'United States District Court for the Eastern District of Michigan',
      case_number: '2:21-cv-11774',
      filing_date: '2021-07-30',
      plaintiffs: ['Adrian Hale'],
      defendants: ['Motor City Plating Co.'],
      judge_name: 'Laurie J. Lindholm',
    },
  },
  {
    name: 'grand jury lines between the heading and the caption of an indictment',
    text: `                    UNITED STATES DISTRICT COURT
                    FOR THE DISTRICT OF COLUMBIA

                      Holding a Criminal Term

               Grand Jury Sworn in on January 28, 2021

UNITED STATES OF AMERICA       :    CRIMINAL NO.
                               :
          v.                   :    MAGISTRATE NO. 21-MJ-118
                               :
CURTIS WAYNE BOLLINGER,        :    VIOLATIONS:
                               :    18 U.S.C. § 1512(c)(2), 2
          Defendant.           :    (Obstruction of an Official Proceeding)
                               :    40 U.S.C. § 5104(e)(2)(D)
                               :    (Disorderly Conduct in a Capitol Building)

                         INDICTMENT
`,
    expected: {
      court: 'United States District Court for the District of Columbia',
      case_number: '21-MJ-118',
      plaintiffs: ['United States of America'],
      defendants: ['Curtis Wayne Bollinger'],
    },
  },
  {
    name: 'Southern District of New York order with the electronic filing box',
    text: `UNITED STATES DISTRICT COURT                    USDC SDNY
SOUTHERN DISTRICT OF NEW YORK                   DOCUMENT
------------------------------------------X     ELECTRONICALLY FILED
                                                DOC #: _________________
ZENOBIA PRATT,                                  DATE FILED: 9/14/2022

                    Plaintiff,
                                                21-CV-6650 (VEC)
          -against-
                                                ORDER
HUDSON YARDS CATERING, LLC; and
MARCO DELLUCCI,

                    Defendants.
------------------------------------------X

VALERIE E. CAPRIONI, United States District Judge:

     WHEREAS the parties appeared for a conference;
`,
    expected: {
      court: 'United States District Court for the Southern District of New York',
      case_number: '21-CV-6650 (VEC)',
      filing_date: '2022-09-14',
      plaintiffs: ['Zenobia Pratt'],
      defendants: ['Hudson Yards Catering, LLC', 'Marco Dellucci'],
      judge_name: 'Valerie E. Caprioni',
    },
  },
  {
    name: 'several states sue an agency and its head',
    text: `               UNITED STATES DISTRICT COURT
               SOUTHERN DISTRICT OF NEW YORK

STATE OF NEW YORK; STATE OF VERMONT;
COMMONWEALTH OF VIRGINIA; and DISTRICT
OF COLUMBIA,

                    Plaintiffs,              COMPLAINT FOR
                                             DECLARATORY RELIEF
          v.
                                             No. 1:21-cv-04412
UNITED STATES DEPARTMENT OF ENERGY;
MORGAN HALVERSON, in her official
capacity as Secretary of the United
States Department of Energy; and
UNITED STATES OF AMERICA,

                    Defendants.
`,
    expected: {
      case_number: '1:21-cv-04412',
      plaintiffs: ['State of New York', 'State of Vermont', 'Commonwealth of Virginia', 'District of Columbia'],
      defendants: ['United States Department of Energy', 'Morgan Halverson', 'United States of America'],
    },
  },
  {
    name: 'Patent Trial and Appeal Board',
    text: `     UNITED STATES PATENT AND TRADEMARK OFFICE
               _______________

     BEFORE THE PATENT TRIAL AND APPEAL BOARD
               _______________

          CORVID SEMICONDUCTOR, INC.,
                    Petitioner,

                    v.

          LUMEN ARRAY LLC,
                    Patent Owner.
               _______________

               IPR2022-00417
          Patent 9,876,543 B2
               _______________

          PATENT OWNER'S PRELIMINARY RESPONSE
`,
    expected: {
      court: 'Patent Trial and Appeal Board',
      case_number: 'IPR2022-00417',
      plaintiffs: ['Corvid Semiconductor, Inc.'],
      defendants: ['Lumen Array LLC'],
      roles: { 'Lumen Array LLC': 'Patent Owner' },
    },
  },
  {
    name: 'Delaware Supreme Court opinion with the court below',
    text: `     IN THE SUPREME COURT OF THE STATE OF DELAWARE

MORTIMER VANCE,                    §
                                   §   No. 287, 2022
     Defendant Below,              §
     Appellant,                    §   Court Below-Superior Court
                                   §   of the State of Delaware
     v.                            §
                                   §   Cr. ID No. 2003011877 (N)
STATE OF DELAWARE,                 §
                                   §
     Plaintiff Below,              §
     Appellee.                     §

               Submitted: January 11, 2023
               Decided:   March 7, 2023

Before SEITZMAN, Chief Justice; VALIHURST and TRAYNER, Justices.

                         ORDER
`,
    expected: {
      court: 'Supreme Court of Delaware',
      case_number: '287, 2022',
      filing_date: '2023-03-07',
      plaintiffs: ['State of Delaware'],
      defendants: ['Mortimer Vance'],
      judge_name: 'Seitzman',
    },
  },
  {
    name: 'Ohio court of appeals with the cite line on top',
    text: `[Cite as State v. Pomeroy, 2022-Ohio-3188.]

               IN THE COURT OF APPEALS OF OHIO
                  SIXTH APPELLATE DISTRICT
                       LUCAS COUNTY

State of Ohio                              Court of Appeals No. L-21-1187

     Appellee                              Trial Court No. CR0202101422

v.

Desmond Pomeroy                            DECISION AND JUDGMENT

     Appellant                             Decided:  September 9, 2022

                         * * * * *

     MAYLEN, J.

     {¶ 1} Appellant appeals his sentence.
`,
    expected: {
      case_number: 'L-21-1187',
      filing_date: '2022-09-09',
      plaintiffs: ['State of Ohio'],
      defendants: ['Desmond Pomeroy'],
      judge_name: 'Maylen',
    },
  },
  {
    name: 'Michigan Court of Appeals unpublished opinion',
    text: `               STATE OF MICHIGAN
               COURT OF APPEALS

PEOPLE OF THE STATE OF MICHIGAN,                 UNPUBLISHED
                                                 October 20, 2022
          Plaintiff-Appellee,

v                                                No. 356871
                                                 Kent Circuit Court
JARROD LEE STEENSMA,                             LC No. 20-004411-FC

          Defendant-Appellant.

Before: GLEICHMAN, P.J., and SERVITO and YATES, JJ.

PER CURIAM.
`,
    expected: {
      court: 'Michigan Court of Appeals',
      case_number: '356871',
      filing_date: '2022-10-20',
      plaintiffs: ['People of the State of Michigan'],
      defendants: ['Jarrod Lee Steensma'],
      judge_name: null,
    },
  },
  {
    name: 'Colorado Court of Appeals with the judge below',
    text: `COLORADO COURT OF APPEALS                              2022COA118

Court of Appeals No. 21CA1187
City and County of Denver District Court No. 19CV33871
Honorable Martin F. Egelhoffer, Judge

Wapiti Basin Water Company,

Plaintiff-Appellant,

v.

Board of County Commissioners of the County of Grand,

Defendant-Appellee.

                    JUDGMENT AFFIRMED

                         Division IV
                    Opinion by JUDGE NAVARETTE
               Schutz and Grover, JJ., concur

               Announced October 6, 2022
`,
    expected: {
      court: 'Colorado Court of Appeals',
      case_number: '21CA1187',
      filing_date: '2022-10-06',
      plaintiffs: ['Wapiti Basin Water Company'],
      defendants: ['Board of County Commissioners of the County of Grand'],
      judge_name: 'Navarette',
    },
  },
  {
    name: 'New Jersey Appellate Division',
    text: `                    NOT FOR PUBLICATION WITHOUT THE
                    APPROVAL OF THE APPELLATE DIVISION

                              SUPERIOR COURT OF NEW JERSEY
                              APPELLATE DIVISION
                              DOCKET NO. A-1187-21

QUINTIN ABERNATHY,

     Plaintiff-Respondent,

v.

TOWNSHIP OF MAPLE GLEN,

     Defendant-Appellant.
_______________________

          Argued September 13, 2022 - Decided October 4, 2022

          Before Judges Messaro and Rosen.

          On appeal from the Superior Court of New Jersey, Law
          Division, Essex County, Docket No. L-4411-19.
`,
    expected: {
      court: 'Superior Court of New Jersey, Appellate Division',
      case_number: 'A-1187-21',
      filing_date: '2022-10-04',
      plaintiffs: ['Quintin Abernathy'],
      defendants: ['Township of Maple Glen'],
      judge_name: 'Messaro',
    },
  },
  {
    name: 'Pennsylvania Superior Court memorandum',
    text: `J-A18011-22

NON-PRECEDENTIAL DECISION - SEE SUPERIOR COURT I.O.P. 65.37

 COMMONWEALTH OF PENNSYLVANIA         :   IN THE SUPERIOR COURT OF
                                      :        PENNSYLVANIA
                                      :
              v.                      :
                                      :
 LEROY ELLSWORTH TRUMBLE              :
                                      :
                   Appellant          :   No. 1187 MDA 2021

     Appeal from the Judgment of Sentence Entered August 5, 2021
     In the Court of Common Pleas of Dauphin County
     Criminal Division at No(s): CP-22-CR-0004411-2019

BEFORE:  BOWESMAN, J., OLSONN, J., and KING, J.

MEMORANDUM BY BOWESMAN, J.:               FILED OCTOBER 12, 2022
`,
    expected: {
      court: 'Superior Court of Pennsylvania',
      case_number: '1187 MDA 2021',
      filing_date: '2022-10-12',
      plaintiffs: ['Commonwealth of Pennsylvania'],
      defendants: ['Leroy Ellsworth Trumble'],
      judge_name: 'Bowesman',
    },
  },
  {
    name: 'Texas opinion In The of the first district',
    text: `Opinion issued August 30, 2022

                              In The
                         Court of Appeals
                              For The
                     First District of Texas
                         ------------
                       NO. 01-21-00411-CV
                         ------------
               EL CAMPO RICE DRYERS, LTD., Appellant
                              V.
                   ROSENDO QUINTANILLA, Appellee

               On Appeal from the 329th District Court
                      Wharton County, Texas
                  Trial Court Case No. CV52187

                    MEMORANDUM OPINION

     Appellant challenges a summary judgment.

                              Gordon Goodmann
                              Justice

Panel consists of Justices Goodmann, Rivas-Molina, and Farrisson.
`,
    expected: {
      court: 'Court of Appeals for the First District of Texas',
      case_number: '01-21-00411-CV',
      filing_date: '2022-08-30',
      plaintiffs: ['El Campo Rice Dryers, Ltd.'],
      defendants: ['Rosendo Quintanilla'],
      judge_name: 'Gordon Goodmann',
    },
  },
  {
    name: 'Florida district court of appeal opinion with the lower number',
    text: `       Third District Court of Appeal
               State of Florida

          Opinion filed November 2, 2022.
     Not final until disposition of timely filed motion for rehearing.
                    ________________
                    No. 3D21-1877
          Lower Tribunal No. 19-14411
                    ________________

               Brickell Key Marina, Inc.,
                         Appellant,
                            vs.
                 Osvaldo Santamaria,
                         Appellee.

     An Appeal from the Circuit Court for Miami-Dade County, Alan Finer, Judge.

Before LOGUES, GORDOWN and BOKOR, JJ.

     PER CURIAM.
`,
    expected: {
      court: 'Florida Third District Court of Appeal',
      case_number: '3D21-1877',
      filing_date: '2022-11-02',
      plaintiffs: ['Brickell Key Marina, Inc.'],
      defendants: ['Osvaldo Santamaria'],
      judge_name: null,
    },
  },
  {
    name: 'Kentucky Court of Appeals',
    text: `RENDERED: SEPTEMBER 23, 2022; 10:00 A.M.
                    NOT TO BE PUBLISHED

          Commonwealth of Kentucky
             Court of Appeals
               NO. 2021-CA-1187-MR

LORETTA HENSON                                        APPELLANT

               APPEAL FROM PIKE CIRCUIT COURT
v.             HONORABLE EDDIE COLEMANN, JUDGE
               ACTION NO. 18-CI-00441

BIG SANDY REGIONAL HOSPITAL, INC.                     APPELLEE

                         OPINION
                        AFFIRMING

                         ** ** **

BEFORE: CALDWELLE, DIXEN, AND JONESE, JUDGES.

DIXEN, JUDGE: Loretta Henson appeals.
`,
    expected: {
      court: 'Kentucky Court of Appeals',
      case_number: '2021-CA-1187-MR',
      filing_date: '2022-09-23',
      plaintiffs: ['Loretta Henson'],
      defendants: ['Big Sandy Regional Hospital, Inc.'],
      judge_name: 'Dixen',
    },
  },
  {
    name: 'Oregon supreme court style, mixed case',
    text: `                    FILED: June 16, 2022

     IN THE SUPREME COURT OF THE STATE OF OREGON

               In the Matter of the Marriage of

               SOPHIA ELAINE MARCHBANKS,
               Petitioner on Review,

                         and

               DORIAN MARCHBANKS,
               Respondent on Review.

     (CC 18DR04411) (CA A171877) (SC S068711)

     On review from the Court of Appeals.*

     FLYNNE, J.

     The decision of the Court of Appeals is affirmed.
`,
    expected: {
      court: 'Supreme Court of Oregon',
      filing_date: '2022-06-16',
      plaintiffs: ['Sophia Elaine Marchbanks'],
      defendants: ['Dorian Marchbanks'],
      judge_name: 'Flynne',
    },
  },
  {
    name: 'Iowa supreme court opinion',
    text: `               IN THE SUPREME COURT OF IOWA

                         No. 21-1187

     Submitted September 14, 2022 - Filed November 18, 2022

TALLGRASS ETHANOL, L.L.C.,

     Appellant,

vs.

IOWA UTILITIES REVIEW BOARD,

     Appellee.

     Appeal from the Iowa District Court for Story County, James Ellefsen, Judge.

     McDonnell, J., delivered the opinion of the court, in which all justices joined.
`,
    expected: {
      court: 'Supreme Court of Iowa',
      case_number: '21-1187',
      filing_date: '2022-11-18',
      plaintiffs: ['Tallgrass Ethanol, L.L.C.'],
      defendants: ['Iowa Utilities Review Board'],
      judge_name: 'McDonnell',
    },
  },
  {
    name: 'Georgia complaint with file box and state court',
    text: `                                                  E-FILED IN OFFICE - KMG
                                                  CLERK OF STATE COURT
                                                  GWINNETT COUNTY, GEORGIA
                                                  22-C-04411-S3
                                                  8/9/2022 11:18 AM
                                                  TIANA P. GARNERE, CLERK

          IN THE STATE COURT OF GWINNETT COUNTY
                    STATE OF GEORGIA

BERNADETTE OKORO,
     Plaintiff,
                                        CIVIL ACTION
v.                                      FILE NO. 22-C-04411-S3

PEACHTREE PARCEL SERVICES, INC. and
ABC CORPORATIONS 1-3,
     Defendants.

                    COMPLAINT FOR DAMAGES
`,
    expected: {
      court: 'State Court of Gwinnett County, Georgia',
      case_number: '22-C-04411-S3',
      filing_date: '2022-08-09',
      plaintiffs: ['Bernadette Okoro'],
      defendants: ['Peachtree Parcel Services, Inc.'],
    },
  },
  {
    name: 'Northern District of California order, judge in the right column and reference to docket',
    text: `                    UNITED STATES DISTRICT COURT
                  NORTHERN DISTRICT OF CALIFORNIA

     IN RE GLYPHWARE, INC. SECURITIES        Case No. 21-cv-04411-YGR
     LITIGATION

     This Document Relates to:               ORDER GRANTING MOTION TO DISMISS
     ALL ACTIONS                             Re: Dkt. No. 61

     Lead plaintiff alleges that Glyphware misled investors.

     IT IS SO ORDERED.

Dated: September 28, 2022
                                   ______________________________________
                                   YVETTE GONZALO ROGAN
                                   United States District Judge
`,
    expected: {
      court: 'United States District Court for the Northern District of California',
      case_number: '21-cv-04411-YGR',
      filing_date: '2022-09-28',
      plaintiffs: [],
      defendants: [],
      judge_name: 'Yvette Gonzalo Rogan',
    },
  },
  {
    name: 'one-column caption of a declaration',
    text: `DECLARATION OF SIGRID OLAUSSON IN SUPPORT OF PLAINTIFF'S MOTION

Case No. 2:22-cv-00871-RSM

UNITED STATES DISTRICT COURT
WESTERN DISTRICT OF WASHINGTON
AT SEATTLE

SALISH TRADING POST LLC, Plaintiff, v. PUGET FREIGHT FORWARDERS, INC., Defendant.

I, Sigrid Olausson, declare as follows:
`,
    expected: {
      court: 'United States District Court for the Western District of Washington',
      case_number: '2:22-cv-00871-RSM',
      plaintiffs: ['Salish Trading Post LLC'],
      defendants: ['Puget Freight Forwarders, Inc.'],
    },
  },
  {
    name: 'bankruptcy appeal with debtor over appellant and appellee',
    text: `               UNITED STATES DISTRICT COURT
               SOUTHERN DISTRICT OF NEW YORK
----------------------------------------------x
In re:                                        :
                                              :
KESTREL AVIATION HOLDINGS, INC., et al.,      :   Chapter 11
                                              :   Case No. 20-11871 (SCC)
               Debtors.                       :   (Jointly Administered)
----------------------------------------------x
OFFICIAL COMMITTEE OF UNSECURED CREDITORS,    :
                                              :
               Appellant,                     :   21 Civ. 4412 (JPO)
                                              :
          - against -                         :   OPINION AND ORDER
                                              :
KESTREL AVIATION HOLDINGS, INC.,              :
                                              :
               Appellee.                      :
----------------------------------------------x

J. PAUL OETKENN, District Judge:
`,
    expected: {
      court: 'United States District Court for the Southern District of New York',
      plaintiffs: ['Official Committee of Unsecured Creditors'],
      defendants: ['Kestrel Aviation Holdings, Inc.'],
      judge_name: 'J. Paul Oetkenn',
    },
  },
  {
    name: 'Superior Court of the District of Columbia',
    text: `     SUPERIOR COURT OF THE DISTRICT OF COLUMBIA
               CIVIL DIVISION

DELIA FAIRWEATHER,                  )
     Plaintiff,                     )
                                    )    Case No. 2022 CA 001877 B
v.                                  )    Judge Florence Y. Pannell
                                    )    Next Event: Initial Scheduling Conference
CAPITOL PARKING VALET, LLC,         )    August 12, 2022 at 9:30 a.m.
     Defendant.                     )

          ANSWER TO COMPLAINT
`,
    expected: {
      court: 'Superior Court of the District of Columbia',
      case_number: '2022 CA 001877 B',
      plaintiffs: ['Delia Fairweather'],
      defendants: ['Capitol Parking Valet, LLC'],
      judge_name: 'Florence Y. Pannell',
      filing_date: null,
    },
  },
  {
    name: 'Tennessee chancery court',
    text: `     IN THE CHANCERY COURT FOR DAVIDSON COUNTY, TENNESSEE

HARPETH VALLEY ORGANICS, LLC,      )
                                   )
     Plaintiff,                    )
                                   )
v.                                 )    No. 22-0877-II
                                   )
TRISTAN BELLAMY and CUMBERLAND     )
GROCERS, INC.,                     )
                                   )
     Defendants.                   )

          VERIFIED COMPLAINT
`,
    expected: {
      court: 'Chancery Court of Davidson County, Tennessee',
      case_number: '22-0877-II',
      plaintiffs: ['Harpeth Valley Organics, LLC'],
      defendants: ['Tristan Bellamy', 'Cumberland Grocers, Inc.'],
    },
  },
  {
    name: 'South Carolina common pleas',
    text: `STATE OF SOUTH CAROLINA            )     IN THE COURT OF COMMON PLEAS
                                   )     NINTH JUDICIAL CIRCUIT
COUNTY OF CHARLESTON               )     CASE NO. 2022-CP-10-04411
                                   )
ASHLEY RIVER DOCKS, LLC,           )
                                   )
                    Plaintiff,     )
                                   )          SUMMONS
          vs.                      )
                                   )
THEODORE PINCKNEY RUTLEY,          )
                                   )
                    Defendant.     )
___________________________________)
`,
    expected: {
      court: 'Court of Common Pleas of the Ninth Judicial Circuit, Charleston County, South Carolina',
      case_number: '2022-CP-10-04411',
      plaintiffs: ['Ashley River Docks, LLC'],
      defendants: ['Theodore Pinckney Rutley'],
    },
  },
  {
    name: 'Louisiana parish court with versus',
    text: `     22ND JUDICIAL DISTRICT COURT FOR THE PARISH OF ST. TAMMANY
                    STATE OF LOUISIANA

NO. 2022-11877                                   DIVISION "D"

               PONTCHARTRAIN BOATWORKS, INC.

                         VERSUS

               ETIENNE ROBICHAUX

FILED: ____________________        ____________________________
                                        DEPUTY CLERK

               PETITION FOR DAMAGES
`,
    expected: {
      case_number: '2022-11877',
      plaintiffs: ['Pontchartrain Boatworks, Inc.'],
      defendants: ['Etienne Robichaux'],
      filing_date: null,
    },
  },
  {
    name: 'Indiana trial court, state and county in two columns',
    text: `STATE OF INDIANA       )         IN THE MARION SUPERIOR COURT NO. 7
                       ) SS:
COUNTY OF MARION       )         CAUSE NO. 49D07-2206-CT-011877

GRETCHEN HOOSIERMAN,             )
                                 )
          Plaintiff,             )
                                 )
     vs.                         )
                                 )
CIRCLE CITY SCOOTERS, LLC,       )
                                 )
          Defendant.             )

          COMPLAINT FOR DAMAGES
`,
    expected: {
      case_number: '49D07-2206-CT-011877',
      plaintiffs: ['Gretchen Hoosierman'],
      defendants: ['Circle City Scooters, LLC'],
    },
  },
  {
    name: 'Oklahoma district court',
    text: `     IN THE DISTRICT COURT OF TULSA COUNTY
               STATE OF OKLAHOMA

OSAGE PLAINS DRILLING CO.,           )
                                     )
                    Plaintiff,       )
                                     )
vs.                                  )     Case No. CJ-2022-01877
                                     )
RED FORK CAPITAL, LLC,               )     Judge Caroline Walling
                                     )
                    Defendant.       )

                    PETITION
`,
    expected: {
      court: 'District Court of Tulsa County, Oklahoma',
      case_number: 'CJ-2022-01877',
      plaintiffs: ['Osage Plains Drilling Co.'],
      defendants: ['Red Fork Capital, LLC'],
      judge_name: 'Caroline Walling',
    },
  },
  {
    name: 'letter order to counsel',
    text: `               UNITED STATES DISTRICT COURT
                  DISTRICT OF NEW JERSEY

CHAMBERS OF                                   MARTIN LUTHER KING BUILDING
JAMES B. CLARKSON, III                        50 WALNUT STREET
UNITED STATES MAGISTRATE JUDGE                NEWARK, NJ 07101

                         June 2, 2022

                         LETTER ORDER

     Re:  Abelard v. Passaic Tool Works, Inc.
          Civil Action No. 21-18771 (SDW)

Dear Counsel:

     The Court will hold a conference on June 20, 2022.
`,
    expected: {
      court: 'United States District Court for the District of New Jersey',
      case_number: '21-18771 (SDW)',
      filing_date: '2022-06-02',
      plaintiffs: ['Abelard'],
      defendants: ['Passaic Tool Works, Inc.'],
      judge_name: 'James B. Clarkson, III',
    },
  },
  {
    name: 'Hawaii federal court with counsel of several parties and hearing block',
    text: `                    IN THE UNITED STATES DISTRICT COURT
                    FOR THE DISTRICT OF HAWAII

KEONI MAHOE; and LEILANI MAHOE,        CIVIL NO. 22-00187 JMS-KJM
individually and as parents of
K.M., a minor,                         DEFENDANT'S MOTION TO DISMISS
                                       COMPLAINT; MEMORANDUM IN
               Plaintiffs,             SUPPORT OF MOTION

     vs.                               HEARING:
                                       DATE: July 25, 2022
WINDWARD SURF SCHOOL, INC.; and        TIME: 9:00 a.m.
JOHN DOES 1-10,                        JUDGE: Hon. J. Michael Seabrooke

               Defendants.
`,
    expected: {
      court: 'United States District Court for the District of Hawaii',
      case_number: '22-00187 JMS-KJM',
      plaintiffs: ['Keoni Mahoe', 'Leilani Mahoe'],
      defendants: ['Windward Surf School, Inc.'],
      judge_name: 'J. Michael Seabrooke',
      filing_date: null,
    },
  },
];
