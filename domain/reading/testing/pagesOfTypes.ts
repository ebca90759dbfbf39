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
];
