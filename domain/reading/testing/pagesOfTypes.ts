import type { DocumentTypeId } from '#domain/documentTypes/documentTypes';

const ca = (title: string[], foot = '', body = '     1. Plaintiff asks the Court for the orders that follow.') => {
  const left = [
    'DREW SPECIMEN, an individual,',
    '',
    '            Plaintiff,',
    '',
    '     vs.',
    '',
    'ALDER HOLDINGS, INC., a corporation;',
    'and DOES 1 through 20, inclusive,',
    '',
    '            Defendants.',
    '',
  ];
  const rows = left.map((l, i) => `${l.padEnd(38)})   ${title[i] ?? ''}`);
  return `Nora Fitzgibbon (SBN 123456)
FITZGIBBON LAW, APC
12 Elm Street, Suite 4
Alder, California 90001
Telephone: (213) 555-0100

Attorneys for Plaintiff DREW SPECIMEN


               SUPERIOR COURT OF THE STATE OF CALIFORNIA
                    COUNTY OF LOS ANGELES


${rows.join('\n')}


${body}
${foot ? '\n'.repeat(20) + foot : ''}`;
};
const fed = (
  title: string,
  body = '     Plaintiff states as follows.',
  court = 'NORTHERN DISTRICT OF ALDER',
) => `                 UNITED STATES DISTRICT COURT
                 ${court}

DREW SPECIMEN,                      )
                                    )
               Plaintiff,           )
                                    )
     v.                             )    Case No. 2:24-cv-01234-ABC
                                    )
ALDER HOLDINGS, INC.,               )
                                    )
               Defendant.           )
____________________________________)

${title}

${body}
`;
/** First pages as courts, agencies, and lawyers print them: what each shows, its type, and its text. */
export const pagesOfTypes: readonly [what: string, type: DocumentTypeId, text: string][] = [
  [
    'two-line right',
    'stipulation',
    ca([
      'Case No. 24STCV01234',
      '',
      'STIPULATION TO CONTINUE',
      'CASE MANAGEMENT CONFERENCE',
      '',
      'Judge: Hon. A. Reyes',
      'Dept.: 12',
    ]),
  ],
  [
    'two-line right + proposed order',
    'stipulation',
    ca(['Case No. 24STCV01234', '', 'STIPULATION AND [PROPOSED]', 'ORDER CONTINUING TRIAL', '', 'Dept.: 12']),
  ],
  [
    'motion long',
    'motion',
    ca([
      'Case No. 24STCV01234',
      '',
      'DEFENDANT ALDER HOLDINGS,',
      "INC.'S NOTICE OF MOTION AND",
      'MOTION TO COMPEL FURTHER',
      'RESPONSES TO FORM',
      'INTERROGATORIES, SET ONE;',
      'REQUEST FOR SANCTIONS',
      '',
      'Date: June 1, 2025',
    ]),
  ],
  [
    'opp',
    'opposition',
    ca([
      'Case No. 24STCV01234',
      '',
      "PLAINTIFF'S OPPOSITION TO",
      "DEFENDANT'S DEMURRER;",
      'MEMORANDUM OF POINTS AND',
      'AUTHORITIES',
    ]),
  ],
  [
    'mpa opp',
    'opposition',
    ca(['Case No. 24STCV01234', '', 'MEMORANDUM OF POINTS AND', 'AUTHORITIES IN OPPOSITION TO', 'DEMURRER']),
  ],
  [
    'decl',
    'declaration',
    ca([
      'Case No. 24STCV01234',
      '',
      '[Assigned to Hon. A. Reyes]',
      '',
      'DECLARATION OF NORA',
      'FITZGIBBON IN SUPPORT OF',
      'MOTION TO COMPEL',
      '',
      '[Filed concurrently with Notice of',
      'Motion; Proposed Order]',
    ]),
  ],
  [
    'proposed',
    'proposed_order',
    ca(['Case No. 24STCV01234', '', '[PROPOSED] ORDER GRANTING', "PLAINTIFF'S MOTION TO", 'COMPEL']),
  ],
  [
    'sep stmt',
    'statement_of_facts',
    ca([
      'Case No. 24STCV01234',
      '',
      "PLAINTIFF'S SEPARATE",
      'STATEMENT OF UNDISPUTED',
      'MATERIAL FACTS IN SUPPORT OF',
      'MOTION FOR SUMMARY',
      'ADJUDICATION',
    ]),
  ],
  [
    'evid obj',
    'objection',
    ca(['Case No. 24STCV01234', '', "PLAINTIFF'S EVIDENTIARY", 'OBJECTIONS TO DECLARATION OF', 'JOHN ROE']),
  ],
  [
    'footer only',
    'request',
    ca(
      ['Case No. 24STCV01234', '', 'Date: June 1, 2025', 'Time: 9:00 a.m.', 'Dept.: 12'],
      '                    REQUEST FOR JUDICIAL NOTICE',
    ),
  ],
  [
    'fed first sentence',
    'motion',
    fed(
      '',
      '     COMES NOW Plaintiff Drew Specimen, by and through counsel, and moves this Court for an order\ncompelling Defendant to produce the records described below.',
    ),
  ],
  [
    'fed complaint first sentence',
    'complaint',
    fed(
      '',
      '     Plaintiff Drew Specimen, by his undersigned counsel, for his complaint against Defendant, alleges\nas follows:',
    ),
  ],
  [
    'fed answer',
    'answer',
    fed('', '     Defendant Alder Holdings, Inc., for its Answer to the Complaint, states as follows:'),
  ],
  [
    'fed reply',
    'reply',
    fed("DEFENDANT'S REPLY IN SUPPORT OF ITS\nMOTION TO DISMISS PLAINTIFF'S FIRST AMENDED COMPLAINT"),
  ],
  ['fed order', 'order', fed("ORDER GRANTING IN PART AND DENYING IN PART\nDEFENDANT'S MOTION FOR SUMMARY JUDGMENT")],
  [
    'spaced order',
    'order',
    fed('                     O R D E R', '     This matter is before the Court on the motion to dismiss.'),
  ],
  [
    'untitled order',
    'order',
    fed(
      '',
      '     This matter is before the Court on the motion to dismiss. For the reasons below, the motion is\nGRANTED.',
    ),
  ],
  [
    'consent motion',
    'motion',
    fed('               CONSENT MOTION FOR EXTENSION OF TIME\n                    TO RESPOND TO COMPLAINT'),
  ],
  [
    'notice supp',
    'notice',
    fed('               NOTICE OF SUPPLEMENTAL AUTHORITY IN SUPPORT OF\n                    MOTION TO DISMISS'),
  ],
  [
    'tx petition',
    'petition',
    `                        CAUSE NO. 2024-12345

DREW SPECIMEN,                     §          IN THE DISTRICT COURT OF
     Plaintiff,                    §
                                   §
v.                                 §          HARRIS COUNTY, TEXAS
                                   §
ALDER HOLDINGS, INC.,              §
     Defendant.                    §          151ST JUDICIAL DISTRICT

                    PLAINTIFF'S ORIGINAL PETITION

TO THE HONORABLE JUDGE OF SAID COURT:

     COMES NOW Drew Specimen, Plaintiff, and files this Original Petition complaining of Alder
Holdings, Inc., and would show the Court as follows:
`,
  ],
  [
    'tx no title',
    'petition',
    `                        CAUSE NO. 2024-12345

DREW SPECIMEN,                     §          IN THE DISTRICT COURT OF
     Plaintiff,                    §
                                   §
v.                                 §          HARRIS COUNTY, TEXAS
                                   §
ALDER HOLDINGS, INC.,              §
     Defendant.                    §          151ST JUDICIAL DISTRICT

TO THE HONORABLE JUDGE OF SAID COURT:

     NOW COMES Drew Specimen, Plaintiff, and files this his Original Petition complaining of Alder
Holdings, Inc., and would show the Court as follows:
`,
  ],
  [
    'pacer civil',
    'docket_sheet',
    `                         U.S. District Court
                 Eastern District of Alder (Rowan)
            CIVIL DOCKET FOR CASE #: 3:21-cv-00284-TMB

Specimen v. Alder Holdings, Inc.                        Date Filed: 12/23/2021
Assigned to: Judge Nora Quill                           Jury Demand: Plaintiff
Cause: 28:1332 Diversity                                Nature of Suit: 110 Insurance
                                                        Jurisdiction: Diversity
Plaintiff
Drew Specimen                     represented by        Lee Counsel
                                                        LEAD ATTORNEY
                                                        ATTORNEY TO BE NOTICED
Date Filed     #    Docket Text
12/23/2021     1    COMPLAINT against Alder Holdings, Inc. Filing fee $ 402.
12/24/2021     2    Summons Issued as to Alder Holdings, Inc.
01/15/2022     3    MOTION to Dismiss by Alder Holdings, Inc.
`,
  ],
  [
    'state roa',
    'docket_sheet',
    `                         REGISTER OF ACTIONS
                        Case No. 62-CV-21-1234

Drew Specimen vs Alder Holdings, Inc.          Case Type: Civil Other/Misc.
                                               Date Filed: 02/03/2021
                                               Location: Ramsey Civil
                                               Judicial Officer: Quill, Nora

                        PARTY INFORMATION
Defendant      Alder Holdings, Inc.
Plaintiff      Specimen, Drew                    Lead Attorneys
                        EVENTS & ORDERS OF THE COURT
02/03/2021   Complaint-Civil
02/03/2021   Summons
`,
  ],
  [
    'scotus docket',
    'docket_sheet',
    `No. 21-1234
Title:                 Drew Specimen, Petitioner
                       v.
                       Alder Holdings, Inc.
Docketed:              March 3, 2022
Lower Ct:              United States Court of Appeals for the Ninth Circuit
  Case Numbers:        (20-12345)
  Decision Date:       December 1, 2021

DATE                   PROCEEDINGS AND ORDERS
Mar 01 2022            Petition for a writ of certiorari filed. (Response due April 4, 2022)
Apr 04 2022            Brief of respondent in opposition filed.
`,
  ],
  [
    'pa docket',
    'docket_sheet',
    `              COURT OF COMMON PLEAS OF ALDER COUNTY
                               DOCKET

Docket Number: CP-51-CR-0001234-2021
                          CRIMINAL DOCKET
                                                   Court Case
                 Commonwealth of Pennsylvania
                            v.
                       Drew Specimen
                        CASE INFORMATION
Judge Assigned: Quill, Nora            Date Filed: 03/04/2021
OTN: T 123456-1                        Initiation Date: 03/04/2021
                        STATUS INFORMATION
Case Status: Active                    Processing Status: Awaiting Trial
`,
  ],
  [
    'transcript fed',
    'transcript',
    `                  IN THE UNITED STATES DISTRICT COURT
                   FOR THE DISTRICT OF ALDER

UNITED STATES OF AMERICA,          )
               Plaintiff,          )
     v.                            )    No. 22-CR-100
DREW SPECIMEN,                     )    Rowan, Alder
               Defendant.          )    May 3, 2022
___________________________________)

                         MOTION HEARING
             BEFORE THE HONORABLE NORA QUILL
               UNITED STATES DISTRICT JUDGE

APPEARANCES:
For the Government:      LEE COUNSEL
                         Assistant U.S. Attorney
For the Defendant:       PAT DEFENDER

Court Reporter:          Kim Steno, RPR, CRR
                         Official Court Reporter
Proceedings recorded by mechanical stenography, transcript produced by computer.
`,
  ],
  [
    'transcript ca',
    'transcript',
    `              SUPERIOR COURT OF THE STATE OF CALIFORNIA
                    FOR THE COUNTY OF ORANGE
DEPARTMENT C12                    HON. NORA QUILL, JUDGE

DREW SPECIMEN,                       )
               PLAINTIFF,            )
     VS.                             ) CASE NO. 30-2020-01234567
ALDER HOLDINGS, INC.,                )
               DEFENDANT.            )
_____________________________________)

               REPORTER'S TRANSCRIPT OF PROCEEDINGS
                        MAY 3, 2022
`,
  ],
  [
    'deposition',
    'transcript',
    `                  IN THE UNITED STATES DISTRICT COURT
                   FOR THE DISTRICT OF ALDER

DREW SPECIMEN,                     )
               Plaintiff,          )
     v.                            )    No. 22-CV-100
ALDER HOLDINGS, INC.,              )
               Defendant.          )
___________________________________)

            VIDEOTAPED DEPOSITION OF JORDAN WITNESS
                        Rowan, Alder
                         May 3, 2022

Reported by: Kim Steno, CSR No. 1234
`,
  ],
  [
    'letter',
    'letter',
    `FITZGIBBON LAW, APC
12 Elm Street, Suite 4
Alder, New York 10001

May 3, 2023

VIA ECF
Hon. Nora Quill
United States District Court
Southern District of New York
500 Pearl Street
New York, NY 10007

     Re:  Specimen v. Alder Holdings, Inc., No. 22-cv-1234 (NQ)

Dear Judge Quill:

     We represent Plaintiff Drew Specimen and write to request an extension of time.

                              Respectfully submitted,
                              /s/ Lee Counsel
`,
  ],
  [
    'letter motion titled',
    'letter',
    `FITZGIBBON LAW, APC
May 3, 2023
BY ECF
The Honorable Nora Quill
United States District Court
Re: Specimen v. Alder Holdings, Inc., 22 Civ. 1234

Your Honor:

     This firm represents the defendant. We write pursuant to Rule 37.2 to request a conference.

                              Respectfully,
                              Lee Counsel
`,
  ],
  [
    'ny decision',
    'decision_and_order',
    `SUPREME COURT OF THE STATE OF NEW YORK
COUNTY OF KINGS
---------------------------------------------------------------X
DREW SPECIMEN,
                         Plaintiff,            Index No. 512345/2021

          -against-                            DECISION AND ORDER

ALDER HOLDINGS, INC.,
                         Defendant.
---------------------------------------------------------------X
     Upon the foregoing papers, the motion is granted.
`,
  ],
  [
    'ca5 opinion',
    'opinion',
    `           United States Court of Appeals
                for the Fifth Circuit
                       ____________

                       No. 21-12345
                       ____________

Drew Specimen,
                                    Plaintiff-Appellant,
                         versus
Alder Holdings, Incorporated,
                                    Defendant-Appellee.
              ______________________________
          Appeal from the United States District Court
               for the Western District of Texas
                    USDC No. 5:20-CV-123
              ______________________________

Before Quill, Alder, and Rowan, Circuit Judges.
Nora Quill, Circuit Judge:
     Drew Specimen sued his employer. We affirm.
`,
  ],
  [
    'oh opinion',
    'opinion',
    `[Cite as Specimen v. Alder Holdings, 2021-Ohio-1234.]

                 COURT OF APPEALS OF OHIO
                 EIGHTH APPELLATE DISTRICT
                   COUNTY OF CUYAHOGA

DREW SPECIMEN,                         :
          Plaintiff-Appellant,         :     No. 109876
          v.                           :
ALDER HOLDINGS, INC.,                  :
          Defendant-Appellee.          :

              JOURNAL ENTRY AND OPINION

              JUDGMENT: AFFIRMED
              RELEASED AND JOURNALIZED: April 1, 2021
`,
  ],
  [
    'tx opinion',
    'opinion',
    `                      COURT OF APPEALS
             EIGHTH DISTRICT OF TEXAS
                    EL PASO, TEXAS

DREW SPECIMEN,                     §       No. 08-21-00123-CV
          Appellant,               §       Appeal from the
v.                                 §       243rd District Court
ALDER HOLDINGS, INC.,              §       of El Paso County, Texas
          Appellee.                §       (TC# 2019DCV1234)

                         O P I N I O N

     Drew Specimen appeals from a judgment in favor of Alder Holdings.
`,
  ],
  [
    'minute order oc',
    'minute_order',
    `              SUPERIOR COURT OF CALIFORNIA,
                   COUNTY OF ORANGE
                CENTRAL JUSTICE CENTER

                     MINUTE ORDER
DATE: 05/03/2022        TIME: 09:00:00 AM       DEPT: C12
JUDICIAL OFFICER PRESIDING: Nora Quill
CLERK: Kim Clerk
REPORTER/ERM: None
BAILIFF/COURT ATTENDANT: J. Guard

CASE NO: 30-2020-01234567-CU-BC-CJC   CASE INIT.DATE: 01/02/2020
CASE TITLE: Specimen vs. Alder Holdings, Inc.
EVENT TYPE: Motion to Compel Production
MOVING PARTY: Drew Specimen
APPEARANCES
There are no appearances by any party.
Tentative Ruling posted on the Internet.
The Court hears oral argument and confirms the tentative ruling as follows:
`,
  ],
  [
    'tentative',
    'tentative_ruling',
    `                    SUPERIOR COURT OF CALIFORNIA
                       COUNTY OF ALDER
Specimen v. Alder Holdings, Inc.         Case No. 24CV01234
Hearing Date: June 3, 2024               Dept. 12
Motion: Demurrer to First Amended Complaint

Tentative Ruling: The demurrer is SUSTAINED with leave to amend.
`,
  ],
  [
    'civil minutes',
    'civil_minutes',
    `                    UNITED STATES DISTRICT COURT
                   CENTRAL DISTRICT OF CALIFORNIA
                     CIVIL MINUTES - GENERAL
Case No.  2:22-cv-01234-NQ            Date  May 3, 2022
Title  Drew Specimen v. Alder Holdings, Inc.
Present: The Honorable   NORA QUILL, UNITED STATES DISTRICT JUDGE
Proceedings: STATUS CONFERENCE
The matter is called. Counsel state their appearances.
`,
  ],
  [
    'judgment crim',
    'judgment',
    `AO 245B (Rev. 09/19) Judgment in a Criminal Case
               UNITED STATES DISTRICT COURT
                    District of Alder
UNITED STATES OF AMERICA           )   JUDGMENT IN A CRIMINAL CASE
          v.                       )
DREW SPECIMEN                      )   Case Number: 1:21-CR-100
THE DEFENDANT:
[X] pleaded guilty to count(s) 1
`,
  ],
  [
    'subpoena',
    'subpoena',
    `AO 88B (Rev. 02/14) Subpoena to Produce Documents, Information, or Objects
               UNITED STATES DISTRICT COURT
                    for the District of Alder
DREW SPECIMEN                      )
     Plaintiff                     )
          v.                       )   Civil Action No. 1:21-cv-100
ALDER HOLDINGS, INC.               )
     Defendant                     )
To: Custodian of Records
`,
  ],
  [
    'fl100',
    'petition',
    `                                                                 FL-100
PARTY WITHOUT ATTORNEY OR ATTORNEY       STATE BAR NUMBER: 123456     FOR COURT USE ONLY
NAME: Drew Specimen
SUPERIOR COURT OF CALIFORNIA, COUNTY OF ALDER
STREET ADDRESS: 1 Main Street
PETITIONER: Drew Specimen
RESPONDENT: Lee Specimen
PETITION FOR [X] Dissolution (Divorce) of:  [X] Marriage    CASE NUMBER:
1. LEGAL RELATIONSHIP
Form Adopted for Mandatory Use                                    Page 1 of 3
Judicial Council of California
FL-100 [Rev. January 1, 2020]`,
  ],
  [
    'bk petition',
    'petition',
    `Fill in this information to identify your case:
United States Bankruptcy Court for the:
District of Alder
Case number (if known) _____________   Chapter you are filing under:
Official Form 101
Voluntary Petition for Individuals Filing for Bankruptcy                  06/22
The bankruptcy forms use you and Debtor 1 to refer to a debtor filing alone.`,
  ],
  [
    'indictment',
    'indictment',
    `              IN THE UNITED STATES DISTRICT COURT
               FOR THE DISTRICT OF ALDER

UNITED STATES OF AMERICA,          )
          Plaintiff,               )    No. 22-CR-100
     v.                            )
DREW SPECIMEN,                     )    18 U.S.C. § 1343
          Defendant.               )

The Grand Jury charges:
                         COUNT ONE
`,
  ],
  [
    'mi register',
    'docket_sheet',
    `CASE REGISTER OF ACTIONS
22-001234-CK   SPECIMEN DREW V ALDER HOLDINGS
File Date: 03/04/2022
Case Type: CK CONTRACTS
Case Status: Pending
Judge: QUILL, NORA
Party Information
Docket Entries
03/04/2022  Complaint, Filed
`,
  ],
  [
    'statement of issues',
    'statement_of_issues',
    `        UNITED STATES COURT OF APPEALS
        FOR THE DISTRICT OF COLUMBIA CIRCUIT

ALDER LEAGUE,
          Petitioner,
     v.                                     No. 22-1234
ENVIRONMENTAL PROTECTION AGENCY,
          Respondent.

        NONBINDING STATEMENT OF ISSUES TO BE RAISED

     Petitioner submits this statement of issues.
`,
  ],
  [
    'nj certification',
    'certification',
    `FITZGIBBON LAW
12 Elm Street
Alder, New Jersey 07001
Attorneys for Plaintiff
_______________________________________
DREW SPECIMEN,                         :  SUPERIOR COURT OF NEW JERSEY
                                       :  LAW DIVISION: BERGEN COUNTY
               Plaintiff,              :  DOCKET NO. BER-L-1234-22
     v.                                :
                                       :        Civil Action
ALDER HOLDINGS, INC.,                  :
                                       :  CERTIFICATION OF LEE COUNSEL
               Defendant.              :  IN SUPPORT OF MOTION
_______________________________________:

     LEE COUNSEL, of full age, certifies as follows:
`,
  ],
  [
    'il motion',
    'motion',
    `           IN THE CIRCUIT COURT OF COOK COUNTY, ILLINOIS
              COUNTY DEPARTMENT, LAW DIVISION

DREW SPECIMEN,                     )
          Plaintiff,               )
     v.                            )    No. 2022 L 001234
ALDER HOLDINGS, INC.,              )
          Defendant.               )

          DEFENDANT'S COMBINED MOTION TO DISMISS PURSUANT TO
          SECTION 2-619.1 OF THE CODE OF CIVIL PROCEDURE

     NOW COMES the Defendant, and moves this Court to dismiss the complaint.
`,
  ],
  [
    'fl notice',
    'notice',
    `          IN THE CIRCUIT COURT OF THE ELEVENTH JUDICIAL CIRCUIT
             IN AND FOR MIAMI-DADE COUNTY, FLORIDA

DREW SPECIMEN,                       CASE NO.: 2022-001234-CA-01
     Plaintiff,
vs.
ALDER HOLDINGS, INC.,
     Defendant.
_________________________________/

                    NOTICE OF HEARING

     PLEASE TAKE NOTICE that the undersigned will call up for hearing the motion.
`,
  ],
  [
    'guilty plea',
    'guilty_plea',
    `        IN THE DISTRICT COURT OF ALDER COUNTY, KANSAS

STATE OF KANSAS,
          Plaintiff,
vs.                                      Case No. 22 CR 100
DREW SPECIMEN,
          Defendant.

          PETITION TO ENTER PLEA OF GUILTY

     The defendant states to the Court as follows.
`,
  ],
  [
    'index',
    'index',
    fed(
      '                INDEX OF EXHIBITS IN SUPPORT OF\n           MOTION FOR SUMMARY JUDGMENT',
      'Exhibit A     Contract\nExhibit B     Letter',
    ),
  ],
  [
    'amicus',
    'amicus_brief',
    `                           No. 22-1234
                 IN THE
      Supreme Court of the United States
          ________________
DREW SPECIMEN,
                                        Petitioner,
                    v.
ALDER HOLDINGS, INC.,
                                        Respondent.
          ________________
        On Petition for a Writ of Certiorari
      to the United States Court of Appeals
              for the Ninth Circuit
          ________________
    BRIEF OF THE STATES OF ALDER, ROWAN, ELM,
    OAK, MAPLE, BIRCH, WILLOW, CEDAR, ASH, AND
    HAZEL AS AMICI CURIAE SUPPORTING PETITIONER
          ________________
`,
  ],
  ['rule 26f', 'report', fed('               JOINT RULE 26(f) REPORT AND\n                 PROPOSED DISCOVERY PLAN')],
  [
    'remand reply opp',
    'opposition',
    fed(
      "        PLAINTIFF'S RESPONSE IN OPPOSITION TO DEFENDANT'S\n    MOTION FOR SUMMARY JUDGMENT AND MEMORANDUM IN SUPPORT",
    ),
  ],
  [
    'acct memo',
    'memorandum_in_support',
    fed("        MEMORANDUM OF LAW IN SUPPORT OF\n   DEFENDANT'S MOTION TO DISMISS THE COMPLAINT"),
  ],
  ['bold subtitle', 'complaint', fed('                         COMPLAINT\n                   (Jury Trial Demanded)')],
  [
    'nonprecedential',
    'opinion',
    `                                   NOT PRECEDENTIAL
          UNITED STATES COURT OF APPEALS
               FOR THE THIRD CIRCUIT
                    ____________
                    No. 21-1234
                    ____________
                   DREW SPECIMEN,
                              Appellant
                         v.
                ALDER HOLDINGS, INC.
     On Appeal from the United States District Court
          for the District of New Jersey
          (D.C. No. 2-19-cv-12345)
       District Judge: Honorable Nora Quill
     Submitted Under Third Circuit L.A.R. 34.1(a)
                   March 3, 2022
  Before: QUILL, ALDER, and ROWAN, Circuit Judges
             (Opinion filed: April 4, 2022)
                      OPINION*
`,
  ],
  [
    'ca9 memo',
    'opinion',
    `                    NOT FOR PUBLICATION
           UNITED STATES COURT OF APPEALS
                FOR THE NINTH CIRCUIT

DREW SPECIMEN,                        No. 21-12345
          Plaintiff-Appellant,        D.C. No. 2:19-cv-01234-NQ
 v.
ALDER HOLDINGS, INC.,                 MEMORANDUM*
          Defendant-Appellee.

       Appeal from the United States District Court
            for the Central District of California
       Nora Quill, District Judge, Presiding
            Submitted March 3, 2022**
Before: QUILL, ALDER, and ROWAN, Circuit Judges.
     Drew Specimen appeals pro se. We affirm.
`,
  ],
  [
    'mandate',
    'mandate',
    `              UNITED STATES COURT OF APPEALS
                 FOR THE SECOND CIRCUIT
                        MANDATE
DREW SPECIMEN, Plaintiff-Appellant,
     v.                                     No. 21-1234
ALDER HOLDINGS, INC., Defendant-Appellee.
`,
  ],
  [
    'bk motion',
    'motion',
    `                  UNITED STATES BANKRUPTCY COURT
                      DISTRICT OF ALDER

In re:                              )    Case No. 22-10001 (NQ)
                                    )
DREW SPECIMEN,                      )    Chapter 13
                                    )
               Debtor.              )

     MOTION FOR RELIEF FROM THE AUTOMATIC STAY
     REGARDING REAL PROPERTY LOCATED AT 1 ELM STREET

     Alder Bank, by counsel, states:
`,
  ],
  [
    'bk order',
    'order',
    `                  UNITED STATES BANKRUPTCY COURT
                      DISTRICT OF ALDER
In re                                    Case No. 22-10001
DREW SPECIMEN,                           Chapter 7
          Debtor.
                       ORDER GRANTING MOTION FOR RELIEF
                       FROM STAY
     The Court having considered the motion, it is
`,
  ],
  [
    'immigration motion',
    'motion',
    `Lee Counsel
EOIR ID: AB123456
12 Elm Street
Alder, Texas 75001                                               NON-DETAINED

                 UNITED STATES DEPARTMENT OF JUSTICE
              EXECUTIVE OFFICE FOR IMMIGRATION REVIEW
                      IMMIGRATION COURT
                        DALLAS, TEXAS

In the Matter of:                  )
                                   )
SPECIMEN, Drew                     )     File No.: A 123 456 789
                                   )
In Removal Proceedings             )

Immigration Judge: Quill                    Next Hearing: June 3, 2024

             RESPONDENT'S MOTION TO TERMINATE PROCEEDINGS
`,
  ],
  [
    'ij decision',
    'decision',
    `                 UNITED STATES DEPARTMENT OF JUSTICE
              EXECUTIVE OFFICE FOR IMMIGRATION REVIEW
                      IMMIGRATION COURT
                        DALLAS, TEXAS
IN THE MATTER OF:                  )
     SPECIMEN, DREW                )     A 123-456-789
     Respondent                    )     IN REMOVAL PROCEEDINGS
CHARGE:  INA § 212(a)(6)(A)(i)
APPLICATIONS: Asylum
ON BEHALF OF RESPONDENT: Lee Counsel        ON BEHALF OF DHS: Pat Counsel
             DECISION OF THE IMMIGRATION JUDGE
     Respondent is a native and citizen of Ruritania.
`,
  ],
  [
    'mdl order',
    'order',
    `                  UNITED STATES DISTRICT COURT
                      DISTRICT OF ALDER
IN RE: ALDER WIDGET PRODUCTS LIABILITY       MDL No. 2999
LITIGATION
                                             Case No. 2:21-md-02999
THIS DOCUMENT RELATES TO:
ALL CASES
              CASE MANAGEMENT ORDER NO. 12
              (Deposition Protocol)
`,
  ],
  [
    'wa motion right',
    'motion',
    `                                        The Honorable Nora Quill
                                        Hearing: June 3, 2024, 9:00 a.m.

          IN THE SUPERIOR COURT OF THE STATE OF WASHINGTON
                   IN AND FOR THE COUNTY OF KING

DREW SPECIMEN, an individual,           No. 24-2-01234-5 SEA

               Plaintiff,               DEFENDANT'S MOTION FOR
                                        PARTIAL SUMMARY JUDGMENT
     v.
                                        NOTE ON MOTION CALENDAR:
ALDER HOLDINGS, INC.,                   June 3, 2024

               Defendant.
`,
  ],
  [
    'la petition',
    'petition',
    `          19TH JUDICIAL DISTRICT COURT FOR THE PARISH OF EAST BATON ROUGE
                         STATE OF LOUISIANA
NO. 712345                                        SECTION 24
                         DREW SPECIMEN
                              VERSUS
                      ALDER HOLDINGS, INC.
FILED: ____________________        ___________________________
                                        DEPUTY CLERK
                      PETITION FOR DAMAGES
     NOW INTO COURT, through undersigned counsel, comes Drew Specimen, who avers:
`,
  ],
  [
    'iowa opinion',
    'opinion',
    `                IN THE SUPREME COURT OF IOWA
                       No. 21-1234
          Submitted October 5, 2021-Filed December 3, 2021
STATE OF IOWA,
     Appellee,
vs.
DREW SPECIMEN,
     Appellant.
     Appeal from the Iowa District Court for Polk County, Nora Quill, Judge.
     Defendant appeals his conviction for theft. DECISION OF COURT OF
APPEALS VACATED; DISTRICT COURT JUDGMENT AFFIRMED.
     Alder, J., delivered the opinion of the court, in which all justices joined.
`,
  ],
  [
    'ill app opinion',
    'opinion',
    `                         2021 IL App (1st) 201234-U
                         No. 1-20-1234
                         Order filed June 3, 2021
                                                            Third Division
NOTICE: This order was filed under Supreme Court Rule 23 and is not precedent.
                              IN THE
                    APPELLATE COURT OF ILLINOIS
                         FIRST DISTRICT
THE PEOPLE OF THE STATE OF ILLINOIS,     )   Appeal from the
     Plaintiff-Appellee,                 )   Circuit Court of
v.                                       )   Cook County.
DREW SPECIMEN,                           )   No. 18 CR 1234
     Defendant-Appellant.                )
     JUSTICE QUILL delivered the judgment of the court.
     Presiding Justice Alder and Justice Rowan concurred in the judgment.
                              ORDER
`,
  ],
  [
    'ca opinion',
    'opinion',
    `Filed 6/3/21  Specimen v. Alder Holdings CA2/1
          NOT TO BE PUBLISHED IN THE OFFICIAL REPORTS
          IN THE COURT OF APPEAL OF THE STATE OF CALIFORNIA
                    SECOND APPELLATE DISTRICT
                         DIVISION ONE
DREW SPECIMEN,                          B301234
     Plaintiff and Appellant,           (Los Angeles County
                                        Super. Ct. No. BC123456)
     v.
ALDER HOLDINGS, INC.,
     Defendant and Respondent.
     APPEAL from a judgment of the Superior Court of Los Angeles County. Nora Quill, Judge. Affirmed.
`,
  ],
  [
    'fl dca',
    'opinion',
    `          DISTRICT COURT OF APPEAL OF THE STATE OF FLORIDA
                         FOURTH DISTRICT
                         DREW SPECIMEN,
                           Appellant,
                              v.
                     ALDER HOLDINGS, INC.,
                           Appellee.
                         No. 4D21-1234
                         [June 3, 2021]
     Appeal from the Circuit Court for the Seventeenth Judicial Circuit, Broward County; Nora Quill, Judge.
     Lee Counsel of Counsel Law, P.A., for appellant.
QUILL, J.
     We affirm the final judgment.
`,
  ],
  [
    'ny appdiv',
    'memorandum_and_order',
    `          State of New York
          Supreme Court, Appellate Division
          Third Judicial Department

Decided and Entered: June 3, 2021                    531234
________________________________
DREW SPECIMEN,
               Appellant,
     v                                   MEMORANDUM AND ORDER
ALDER HOLDINGS, INC.,
               Respondent.
________________________________
Calendar Date:  May 3, 2021
Before:  Quill, P.J., Alder, Rowan and Elm, JJ.
`,
  ],
  [
    'untitled gov letter',
    'letter',
    `                         U.S. Department of Justice
                         United States Attorney
                         District of Alder
                         12 Elm Street
                         Rowan, Alder 10001
                                             June 3, 2021
Lee Counsel, Esq.
14 Oak Street
Rowan, Alder 10001
     Re:  United States v. Drew Specimen, 21 Cr. 100 (NQ)
Dear Mr. Counsel:
     Pursuant to Rule 16, the Government encloses discovery.
                              Very truly yours,
`,
  ],
  [
    'ga complaint',
    'complaint',
    `          IN THE SUPERIOR COURT OF FULTON COUNTY
                    STATE OF GEORGIA
DREW SPECIMEN,                     *
     Plaintiff,                    *    CIVIL ACTION
vs.                                *    FILE NO. 2024CV123456
ALDER HOLDINGS, INC.,              *
     Defendant.                    *    JURY TRIAL DEMANDED
                    COMPLAINT FOR DAMAGES
     COMES NOW Drew Specimen, Plaintiff in the above-styled action, and shows:
`,
  ],
  [
    'criminal complaint fed',
    'criminal_complaint',
    `AO 91 (Rev. 11/11) Criminal Complaint
                  UNITED STATES DISTRICT COURT
                         for the
                    District of Alder
United States of America           )
          v.                       )    Case No. 21-MJ-100
DREW SPECIMEN                      )
                    CRIMINAL COMPLAINT
     I, the complainant in this case, state that the following is true.
`,
  ],
  [
    'probate petition',
    'petition',
    `STATE OF MINNESOTA                              DISTRICT COURT
COUNTY OF ALDER                        SECOND JUDICIAL DISTRICT
                                              PROBATE DIVISION
                                     Court File No. 62-PR-21-100
In Re: Estate of                     PETITION FOR FORMAL PROBATE OF WILL
Drew Specimen,                       AND FOR FORMAL APPOINTMENT OF
     Decedent                        PERSONAL REPRESENTATIVE
TO THE HONORABLE JUDGE OF THE ABOVE NAMED COURT:
`,
  ],
  [
    'wcab',
    'opinion_and_order',
    `          WORKERS' COMPENSATION APPEALS BOARD
                    STATE OF CALIFORNIA
DREW SPECIMEN,                          Case No. ADJ12345678
          Applicant,                    (Van Nuys District Office)
     vs.
ALDER HOLDINGS, INC.,                   OPINION AND ORDER
          Defendants.                   DENYING PETITION FOR
                                        RECONSIDERATION
`,
  ],
  [
    'subpoena state',
    'subpoena',
    `STATE OF NORTH CAROLINA                    File No. 21 CVS 100
ALDER County                               In The General Court Of Justice
                                           [ ] District  [X] Superior Court Division
DREW SPECIMEN
          VERSUS                                SUBPOENA
ALDER HOLDINGS, INC.                            G.S. 1A-1, Rule 45
TO: Name of Person Subpoenaed
YOU ARE COMMANDED TO: appear and testify
`,
  ],
  [
    'ohio entry',
    'order',
    `          IN THE COURT OF COMMON PLEAS
               FRANKLIN COUNTY, OHIO
DREW SPECIMEN,                     :
     Plaintiff,                    :    Case No. 21CV001234
v.                                 :    JUDGE QUILL
ALDER HOLDINGS, INC.,              :
     Defendant.                    :
          ENTRY GRANTING PLAINTIFF'S MOTION FOR EXTENSION
     For good cause shown, the motion is granted.
`,
  ],
  [
    'title then caption',
    'proof_of_claim',
    `Fill in this information to identify the case:
Debtor 1   Drew Specimen
United States Bankruptcy Court for the District of Alder
Case number  22-10001
Official Form 410
Proof of Claim                                                    04/22
Read the instructions before filling out this form.
`,
  ],
  [
    'jc form cm110',
    'statement',
    `                                                                    CM-110
ATTORNEY OR PARTY WITHOUT ATTORNEY: Lee Counsel       STATE BAR NO: 123456   FOR COURT USE ONLY
SUPERIOR COURT OF CALIFORNIA, COUNTY OF ALDER
PLAINTIFF/PETITIONER: Drew Specimen
DEFENDANT/RESPONDENT: Alder Holdings, Inc.
                 CASE MANAGEMENT STATEMENT                CASE NUMBER:
(Check one):   [X] UNLIMITED CASE      [ ] LIMITED CASE   24CV100
A CASE MANAGEMENT CONFERENCE is scheduled as follows:
Date: June 3, 2024
1. Party or parties (answer one):
Form Adopted for Mandatory Use
Judicial Council of California
CM-110 [Rev. January 1, 2024]`,
  ],
  [
    'nyscef doc affirm',
    'affirmation',
    `SUPREME COURT OF THE STATE OF NEW YORK
COUNTY OF NEW YORK
------------------------------------------------------------------------x
DREW SPECIMEN,
                                   Plaintiff,      Index No. 651234/2021
               - against -
                                                   AFFIRMATION OF LEE
ALDER HOLDINGS, INC.,                              COUNSEL IN SUPPORT
                                                   OF MOTION TO DISMISS
                                   Defendant.
------------------------------------------------------------------------x
     LEE COUNSEL, an attorney, affirms as follows:
`,
  ],
  [
    'nj brief',
    'brief',
    `LAW OFFICES OF LEE COUNSEL
12 Elm Street, Rowan, NJ 07001
          SUPERIOR COURT OF NEW JERSEY
          APPELLATE DIVISION
          DOCKET NO. A-001234-20T1
DREW SPECIMEN,                     :  CIVIL ACTION
     Plaintiff-Appellant,          :  ON APPEAL FROM
v.                                 :  SUPERIOR COURT OF NEW JERSEY
ALDER HOLDINGS, INC.,              :  LAW DIVISION, BERGEN COUNTY
     Defendant-Respondent.         :  DOCKET NO. BER-L-100-20
          BRIEF AND APPENDIX ON BEHALF OF
          PLAINTIFF-APPELLANT
`,
  ],
  [
    'appeal brief cover',
    'brief',
    `                         No. 21-1234
          IN THE UNITED STATES COURT OF APPEALS
               FOR THE SEVENTH CIRCUIT
DREW SPECIMEN,
     Plaintiff-Appellant,
v.
ALDER HOLDINGS, INC.,
     Defendant-Appellee.
     Appeal from the United States District Court
     for the Northern District of Illinois
     Case No. 1:20-cv-100
     The Honorable Nora Quill, Judge Presiding
     OPENING BRIEF AND REQUIRED SHORT APPENDIX OF
     PLAINTIFF-APPELLANT DREW SPECIMEN
`,
  ],
  [
    'traffic summons',
    'summons',
    `SUM-100
          SUMMONS
     (CITACION JUDICIAL)
NOTICE TO DEFENDANT: Alder Holdings, Inc.
(AVISO AL DEMANDADO):
YOU ARE BEING SUED BY PLAINTIFF: Drew Specimen
(LO ESTA DEMANDANDO EL DEMANDANTE):
FOR COURT USE ONLY
Form Adopted for Mandatory Use
Judicial Council of California
SUM-100 [Rev. July 1, 2009]`,
  ],
  [
    'minute entry az',
    'minute_order',
    `                    SUPERIOR COURT OF ARIZONA
                       MARICOPA COUNTY
CV 2021-001234                                    06/03/2021
                                             CLERK OF THE COURT
HONORABLE NORA QUILL                              K. Clerk
                                                  Deputy
DREW SPECIMEN                                LEE COUNSEL
v.
ALDER HOLDINGS, INC.                         PAT DEFENDER
                         MINUTE ENTRY
     The Court has considered Plaintiff's Motion to Compel filed May 3, 2021.
`,
  ],
  [
    'co order',
    'order',
    `DISTRICT COURT, CITY AND COUNTY OF DENVER, COLORADO
1437 Bannock Street
Denver, Colorado 80202
Plaintiff: DREW SPECIMEN
v.
Defendant: ALDER HOLDINGS, INC.                    COURT USE ONLY
                                              Case Number: 2021CV1234
                                              Courtroom: 203
          ORDER RE: PLAINTIFF'S MOTION FOR LEAVE TO AMEND
     THIS MATTER comes before the Court on the motion.
`,
  ],
  [
    'co motion',
    'motion',
    `DISTRICT COURT, CITY AND COUNTY OF DENVER, COLORADO
Plaintiff: DREW SPECIMEN
v.
Defendant: ALDER HOLDINGS, INC.                    COURT USE ONLY
Attorney for Plaintiff:                       Case Number: 2021CV1234
Lee Counsel, #12345
12 Elm Street, Denver, CO 80202               Courtroom: 203
     PLAINTIFF'S UNOPPOSED MOTION TO VACATE TRIAL DATE
     Plaintiff, through counsel, moves the Court as follows.
`,
  ],
  [
    'va',
    'complaint',
    `VIRGINIA:    IN THE CIRCUIT COURT OF FAIRFAX COUNTY
DREW SPECIMEN,                )
     Plaintiff,               )
v.                            )    Case No. CL-2021-0001234
ALDER HOLDINGS, INC.          )
     Serve: Registered Agent  )
     Defendant.               )
                    COMPLAINT
     COMES NOW the Plaintiff and moves for judgment against the Defendant.
`,
  ],
  [
    'bar complaint',
    'complaint',
    `          IN THE SUPREME COURT OF FLORIDA
               (Before a Referee)
THE FLORIDA BAR,                   Supreme Court Case
     Complainant,                  No. SC24-100
v.                                 The Florida Bar File
DREW SPECIMEN,                     No. 2023-50,100(17B)
     Respondent.
                    COMPLAINT
     The Florida Bar, complainant, files this Complaint against respondent.
`,
  ],
  [
    'mtn no caption',
    'motion',
    `DREW SPECIMEN v. ALDER HOLDINGS, INC.
Case No. 21-CV-100
               MOTION TO COMPEL
     Plaintiff moves the court to compel.
`,
  ],
  [
    'spaced memo',
    'memorandum_opinion',
    `          IN THE UNITED STATES DISTRICT COURT
               FOR THE DISTRICT OF ALDER
DREW SPECIMEN,                )
     Plaintiff,               )
v.                            )    Civil Action No. 21-100
ALDER HOLDINGS, INC.,         )
     Defendant.               )
               M E M O R A N D U M   O P I N I O N
     Before the court is the motion.
`,
  ],
  [
    'statute notice form',
    'notice_to_appear',
    `DEPARTMENT OF HOMELAND SECURITY
NOTICE TO APPEAR
In removal proceedings under section 240 of the Immigration and Nationality Act:
Subject ID: 1234        FIN: 1234         File No: A 123 456 789
In the Matter of:
Respondent: DREW SPECIMEN
DHS Form I-862 (2/20)`,
  ],
  [
    'mi order',
    'order',
    `STATE OF MICHIGAN
IN THE CIRCUIT COURT FOR THE COUNTY OF WAYNE
DREW SPECIMEN,
     Plaintiff,                         Case No. 21-001234-CB
v                                       Hon. Nora Quill
ALDER HOLDINGS, INC.,
     Defendant.
_______________________________________/
     ORDER DENYING DEFENDANT'S MOTION FOR SUMMARY DISPOSITION
          At a session of said Court held in Detroit on June 3, 2021
               PRESENT: Hon. Nora Quill
`,
  ],
];
