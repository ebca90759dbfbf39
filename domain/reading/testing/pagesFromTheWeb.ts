import type { Caption } from './captions.ts';

/** Fictional first pages in forms that were seen on real ones of courts that no other set has. */
export const pagesFromTheWeb: Caption[] = [
  {
    name: 'the number of a bankruptcy under its label and a rule of colons',
    text: `UNITED STATES BANKRUPTCY COURT
SOUTHERN DISTRICT OF NEW YORK
-------------------------------------------------------------------x
                                                         :
In re                                                    :    Chapter 11 Case No.
                                                         :
ORCHARD LANTERN HOLDINGS INC., et al.,                   :    21-14555 (ABC)
                                                         :
                        Debtors.                         :    (Jointly Administered)
-------------------------------------------------------------------x
NOTICE OF MOTION FOR AN ORDER EXTENDING THE TIME TO FILE A PLAN
`,
    expected: { case_number: '21-14555 (ABC)' },
  },
  {
    name: 'Wisconsin: the portal’s banner, and addresses under the names',
    text: `Case 2024CV000417    Document 1     Filed 03-11-2024    Page 1 of 34
                                                                FILED
                                                                03-11-2024
                                                                CIRCUIT COURT
                                                                DANE COUNTY, WI
STATE OF WISCONSIN    CIRCUIT COURT    DANE COUNTY              2024CV000417
                     BRANCH ______
___________________________________________________________
THE SOCIETY OF PRAIRIE READERS
612 Birch Street, Suite 200
Madison, WI 53705
                                                Case No. ______________
PRAIRIE LIBRARIES, INC.
131 Alder Street
Madison, WI 53703
HORACE LINDGREN
409 Burr Street
Clinton, WI 53525
               Plaintiffs,
v.
NILS STERN, in his official capacity as Chair of the
Prairie Commission, and ADA FERRIS, in her official
capacity as Secretary of the Prairie Commission,
212 Cedar Street
Madison, WI 53707
               Defendants.
SUMMONS
THE STATE OF WISCONSIN
To each person named above as a Defendant:
`,
    expected: {
      court: 'Circuit Court of Dane County, Wisconsin',
      filing_date: '2024-03-11',
      plaintiffs: ['The Society of Prairie Readers', 'Prairie Libraries, Inc.', 'Horace Lindgren'],
      defendants: ['Nils Stern', 'Ada Ferris'],
    },
  },
  {
    name: 'Kentucky: roles beside the first names, the others with addresses under them',
    text: `                     COMMONWEALTH OF KENTUCKY
                      FRANKLIN CIRCUIT COURT
                 CIVIL ACTION NO. 24-CI-00123
OTTO M. LINDGREN                                             PLAINTIFFS
126 Birch Place
Fort Thomas, KY 41075
RUTH FERRIS
P.O. Box 985
Jamestown, KY 42629
V.      VERIFIED COMPLAINT FOR DECLARATORY
               AND INJUNCTIVE RELIEF
ADA STERN,                                                   DEFENDANTS
in her official capacity as Secretary of the Commission
     Serve: Ada Stern
            Office of the Secretary
            700 Capital Avenue Suite 152
            Frankfort, KY 40601
and
PRAIRIE BOARD OF READERS,
     Serve: Nils Holt
            140 Walnut Street
            Frankfort, KY 40601
`,
    expected: {
      plaintiffs: ['Otto M. Lindgren', 'Ruth Ferris'],
      defendants: ['Ada Stern', 'Prairie Board of Readers'],
    },
  },
  {
    name: 'an honorable party with an address is no judge',
    text: `IN THE UNITED STATES DISTRICT COURT
EASTERN DISTRICT OF KENTUCKY
(at Frankfort)
OTTO LINDGREN                      :  Case No. ______________________
c/o Ruth Ferris, Esq.
25 Birch Center Blvd, STE 104      :
Crestview Hills, KY 41017
AND                                :
NILS HOLT
c/o Ruth Ferris, Esq.              :
25 Birch Center Blvd, STE 104
Crestview Hills, KY 41017          :
          PLAINTIFFS               :
v.                                 :
HON. ADA STERN
700 Capitol Avenue, Suite 100      :
Frankfort, KY 40601
In Her Official Capacity Only      :
`,
    expected: { judge_name: null, plaintiffs: ['Otto Lindgren', 'Nils Holt'] },
  },
  {
    name: 'Ohio’s highest court stamps the foot',
    text: `No. 2024-0173
In the Supreme Court of Ohio
_________________
OTTO LINDGREN, M.D.,
Relator,
v.
RUTH FERRIS,
Respondent.
RELATOR'S MOTION FOR ALTERNATIVE WRIT
Supreme Court of Ohio Clerk of Court - Filed April 17, 2024 - Case No. 2024-0173
`,
    expected: { filing_date: '2024-04-17', case_number: '2024-0173' },
  },
  {
    name: 'Michigan’s court of appeals stamps the margin',
    text: `STATE OF MICHIGAN
IN THE COURT OF APPEALS
OTTO LINDGREN,
     Plaintiff-Appellee,                     Court of Appeals No. 361234
v.
PRAIRIE LANTERN COMPANY,
     Defendant-Appellant.
_________________________________________________________________________/
APPELLEE'S BRIEF ON APPEAL
RECEIVED by Michigan Court of Appeals 7/25/2022 1:45:39 PM
`,
    expected: { filing_date: '2022-07-25' },
  },
  {
    name: 'Pennsylvania’s author under the title, with two surnames',
    text: `          IN THE COMMONWEALTH COURT OF PENNSYLVANIA
City of Salem                            :
              v.                         :
Lantern & Lantern Profit PA,             :   No. 51 C.D. 2022
                   Appellant             :   Argued: June 10, 2022
BEFORE:      HONORABLE RUTH A. FERRIS, Judge
             HONORABLE ADA HOLT STERN, Judge
OPINION NOT REPORTED
MEMORANDUM OPINION
BY JUDGE HOLT STERN                          FILED: July 8, 2022
`,
    expected: { judge_name: 'Holt Stern', filing_date: '2022-07-08' },
  },
  {
    name: 'Florida’s notice over an opinion is no motion',
    text: `                                         IN THE DISTRICT COURT OF APPEAL
                                         FIRST DISTRICT, STATE OF FLORIDA
OTTO LINDGREN,                           NOT FINAL UNTIL TIME EXPIRES TO
                                         FILE MOTION FOR REHEARING AND
     Appellant,                          DISPOSITION THEREOF IF FILED
v.                                       CASE NO. 1D21-4417
BOARD OF PRAIRIE READERS,
     Appellee.
_____________________________/
Opinion filed June 24, 2022.
An appeal from an order of the Board of Prairie Readers.
PER CURIAM.
`,
    expected: { doc_type: 'Opinion', filing_date: '2022-06-24' },
  },
  {
    name: 'a lawyer’s number over the caption is no case number',
    text: `Otto J. Lindgren #011817
OTTO J. LINDGREN & ASSOCIATES, P.L.C.
51 East Birch Avenue
Phoenix, AZ 85012
Attorney for Plaintiff
IN THE SUPERIOR COURT OF THE STATE OF ARIZONA
IN AND FOR THE COUNTY OF MARICOPA
RUTH FERRIS,                            )
          Plaintiff                     )  Case Number: ____________________
vs.                                     )
DEPUTY CHIEF NILS HOLT and ADA          )  COMPLAINT
HOLT, husband and wife; WHITE           )
PARTNERSHIPS, I-V                       )
          Defendants.                   )
`,
    expected: { case_number: null, plaintiffs: ['Ruth Ferris'], defendants: ['Nils Holt', 'Ada Holt'] },
  },
  {
    name: 'a place with its state before another party, and a section of the court over the names',
    text: `          IN THE CIRCUIT COURT OF COOK COUNTY, ILLINOIS
             COUNTY DEPARTMENT, LAW DIVISION
            TAX & MISCELLANEOUS REMEDIES SECTION
PRAIRIE CHURCH, Elgin, Kane County, Illinois,   )
               Plaintiff,                       )
v.                                              )  Case No. 2022 L 050596
VILLAGE OF ELM GROVE, ILLINOIS and              )
ELM GROVE CODE BOARD,                           )
               Defendants.                      )
COMPLAINT
`,
    expected: {
      plaintiffs: ['Prairie Church'],
      defendants: ['Village of Elm Grove, Illinois', 'Elm Grove Code Board'],
    },
  },
  {
    name: 'an election contest',
    text: `IN THE SUPERIOR COURT OF FULTON COUNTY
STATE OF GEORGIA
OTTO LINDGREN, AS AGGRIEVED
ELECTOR,
CONTESTANT,
v.                                       CIVIL ACTION NO.: 2022CV343938
SECRETARY OF STATE RUTH FERRIS,
DEFENDANT.
PETITION FOR ELECTION CONTEST
`,
    expected: { plaintiffs: ['Otto Lindgren'], defendants: ['Ruth Ferris'] },
  },
];
