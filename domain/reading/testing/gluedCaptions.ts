import type { Caption } from './captions.ts';

/** First pages of fictional filings whose names are next to other text: headings, judges, notes, and lists of roles. */
export const gluedCaptions: Caption[] = [
  {
    name: 'judges of a panel in the right column',
    text: `IN THE CHANCERY COURT OF TENNESSEE
FOR THE THIRTIETH JUDICIAL DISTRICT

ODESSA TURNBOW, and RUFUS
WYATT,
     Plaintiffs,
v.                                              CASE NO. 23-0611-II
                                                Chancellor Pembroke
BYRON HALE, as Governor of Tennessee, in his
official capacity; and MARGO GAINES, as
Tennessee Coordinator of Elections,
     Defendants.
`,
    expected: { plaintiffs: ['Odessa Turnbow', 'Rufus Wyatt'], defendants: ['Byron Hale', 'Margo Gaines'] },
  },
  {
    name: 'a space before the tab at a column',
    text: `STATE OF MINNESOTA\t\t\t\tDISTRICT COURT
COUNTY OF STEARNS\t\t\tSEVENTH JUDICIAL DISTRICT

ANSEL LINDGREN, \t\t\t\t)
\tPlaintiff,\t\t\t\t)
v.\t\t\t\t\t)\tCourt File No. 73-CV-23-1044
HOLLIS BERG, Mayor,\t\t\t)\tTHREE-JUDGE PANEL
TRYGVE NORDAHL, City Clerk, \t)\tCHIEF JUDGE ODEGARD
SIGNE OSTBY, Treasurer \t)
\tDefendants.\t\t\t\t)
`,
    expected: { plaintiffs: ['Ansel Lindgren'], defendants: ['Hollis Berg', 'Trygve Nordahl', 'Signe Ostby'] },
  },
  {
    name: 'last two of a list without a comma',
    text: `Elmer Canty , :
Plaintiff, :
vs. :
Fairlawn City, Nora Guzek, Glyn Jessup and Dr. Edward :
Wilmot, :
Defendants. :
NEW JERSEY SUPERIOR COURT
CUMBERLAND County - LAW DIV.
DOCKET NO. CUM-L
VERIFIED COMPLAINT
`,
    expected: {
      plaintiffs: ['Elmer Canty'],
      defendants: ['Fairlawn City', 'Nora Guzek', 'Glyn Jessup', 'Edward Wilmot'],
    },
  },
  {
    name: 'foreclosure against other claimants',
    text: `IN THE CIRCUIT COURT OF THE THIRD
JUDICIAL CIRCUIT, IN AND FOR COLUMBIA
COUNTY, FLORIDA
CASE NO.
HARBOR NATIONAL MORTGAGE ASSOCIATION,
          PLAINTIFF,
Vs.
DELLA WARFIELD A/K/A DELLA MAE WARFIELD
A/K/A DELLA M. HARTLEY; PINE STATE CREDIT
UNION; STATE OF FLORIDA; ANY AND ALL
UNKNOWN PARTIES CLAIMING BY, THROUGH,
UNDER AND AGAINST THE NAMED INDIVIDUAL
DEFENDANT(S) WHO ARE NOT KNOWN TO BE
DEAD OR ALIVE, WHETHER UNKNOWN PARTIES
MAY CLAIM AN INTEREST AS SPOUSES, HEIRS,
DEVISEES, GRANTEES, OR OTHER CLAIMANTS.
          DEFENDANT(S).
COMPLAINT TO FORECLOSE MORTGAGE
`,
    expected: {
      plaintiffs: ['Harbor National Mortgage Association'],
      defendants: ['Della Warfield', 'Pine State Credit Union', 'State of Florida'],
      claimants: [],
    },
  },
  {
    name: 'foreclosure against lien claimants in Nevada',
    text: `EIGHTH JUDICIAL DISTRICT COURT
CLARK COUNTY, NEVADA
MESA RIDGE BANK, N.A.,
     Plaintiff,
vs.
ORVILLE TRENT A/K/A ORVILLE J. TRENT;
SAGE CANYON HOMEOWNERS ASSOCIATION; AND
ALL UNKNOWN HEIRS, CREDITORS, OR OTHER
CLAIMANTS,
     Defendants.
Case No. A-23-871104-C
`,
    expected: {
      plaintiffs: ['Mesa Ridge Bank, N.A.'],
      defendants: ['Orville Trent', 'Sage Canyon Homeowners Association'],
      claimants: [],
    },
  },
  {
    name: 'official reports, corrected',
    text: `Lumen Partnership v Skyway Airlines
2004 NY Slip Op 01122
February 24, 2004
Appellate Division, First Department
Published by New York State Law Reporting Bureau pursuant to Judiciary Law § 431.
As corrected through Wednesday, April 21, 2004

Lumen Partnership, Respondent,
v
Skyway Airlines, Inc., et al., Appellants.

First Department, February 24, 2004
`,
    expected: { plaintiffs: ['Lumen Partnership'], defendants: ['Skyway Airlines, Inc.'] },
  },
  {
    name: 'a print with the division in its own line',
    text: `2018 WL 4410092
Only the Westlaw citation is currently available.
United States District Court, D. Montana,
Great Falls Division.

Thelma J. HOLLOWAY, Plaintiff,
v.
PRAIRIE SILVERWORKS, Defendant.

CV 17-22-GF-BMM-JTJ
Signed 03/12/2018
`,
    expected: { plaintiffs: ['Thelma J. Holloway'], defendants: ['Prairie Silverworks'] },
  },
  {
    name: 'a couple with one surname',
    text: `STATE OF NEW MEXICO
COUNTY OF CURRY
NINTH JUDICIAL DISTRICT

GRANGE PARTY OF NEW MEXICO,
DAVID GALVEZ, MANUEL GALLOWAY, JR.
BOBBY AND DEE ANN KIMBLE, and
PEARL GARZA,
        Plaintiffs,
v.                                    Cause No. D-905-CV-2023-00041
MARTHA OLIVAREZ, in her official capacity as
New Mexico Secretary of State,
        Defendant.
`,
    expected: {
      plaintiffs: [
        'Grange Party of New Mexico',
        'David Galvez',
        'Manuel Galloway, Jr.',
        'Bobby Kimble',
        'Dee Ann Kimble',
        'Pearl Garza',
      ],
      defendants: ['Martha Olivarez'],
    },
  },
  {
    name: 'a couple in capitals among small letters',
    text: `STATE OF SOUTH CAROLINA          IN THE COURT OF COMMON PLEAS
COUNTY OF HORRY                  C.A. No. 2023-CP-26-01044

PAUL E. and MARY L. HAZZARD, individually and as
parents of a minor child,
              Plaintiffs,
vs.
COASTAL RIDES, INC., a South Carolina corporation,
and PEGGY OATES, its general manager,
              Defendants.
`,
    expected: {
      plaintiffs: ['Paul E. Hazzard', 'Mary L. Hazzard'],
      defendants: ['Coastal Rides, Inc.', 'Peggy Oates'],
    },
  },
  {
    name: 'a county whose name contains ss',
    text: `SUPREME COURT OF THE STATE OF NEW YORK
COUNTY OF NASSAU

LONG MEADOW COMMUNITIES UNITED,
MARIA AWALT, AND GUILLERMO
VANTASSEL,
 Plaintiffs,
v.
COUNTY OF NASSAU, THE NASSAU
COUNTY LEGISLATURE, THE NASSAU
COUNTY BOARD OF ELECTIONS, BRUCE
BLAKELY, in his official capacity as Nassau
County Executive,
 Defendants.
REPLY EXPERT REPORT
`,
    expected: {
      plaintiffs: ['Long Meadow Communities United', 'Maria Awalt', 'Guillermo Vantassel'],
      defendants: [
        'County of Nassau',
        'The Nassau County Legislature',
        'The Nassau County Board of Elections',
        'Bruce Blakely',
      ],
    },
  },
  {
    name: 'the heading over the right column',
    text: `                                             IN THE CIRCUIT COURT OF THE
                                             EIGHTH JUDICIAL CIRCUIT, IN AND
                                             FOR GILCHRIST COUNTY, FLORIDA

LORETTA ST. CLAIR,                           Case No.:  CA
              Plaintiff,
vs.
SUWANNEE PHYSICIANS GROUP,
TRENTON TEACHING HOSPITAL AND
CLINICS, INC., and MEDICAL PERSONNEL
SUBSEQUENTLY IDENTIFIED AS
HAVING BEEN INVOLVED IN THE CARE AND
TREATMENT OF LORETTA ST. CLAIR,
              Defendants.
`,
    expected: {
      plaintiffs: ['Loretta St. Clair'],
      defendants: ['Suwannee Physicians Group', 'Trenton Teaching Hospital and Clinics, Inc.'],
    },
  },
  {
    name: 'a foundation that petitions',
    text: `IN THE CIRCUIT COURT
OF THE EIGHTH JUDICIAL CIRCUIT
IN AND FOR ALACHUA COUNTY, FLORIDA

IN RE: Estate of                          CASE NO.:
       MARIAN HOLLIS HARTWELL,
       Deceased.

PETITION TO APPLY CY PRES DOCTRINE

     The Harbor College Foundation, Inc. (Foundation), a Florida non-profit
corporation, petitions this Court to exercise its statutory authority to modify the purpose and
name of a fund.
`,
    expected: { plaintiffs: ['Harbor College Foundation, Inc.'], defendants: [] },
  },
  {
    name: 'a relator who submits a statement',
    text: `NO. 25-0991
IN THE SUPREME COURT OF
TEXAS
                                        §
                                        §
IN RE: LUTHER DALE OAKES                §        RELATOR'S STATEMENT
                                        §
                                        §

TO THE HONORABLE SUPREME COURT OF TEXAS:

     Relator LUTHER DALE OAKES ("Oakes") respectfully submits this
statement to the Court.
`,
    expected: { plaintiffs: ['Luther Dale Oakes'], defendants: [] },
  },
  {
    name: 'a form for people without a lawyer',
    text: `NOTICE: THIS DOCUMENT CONTAINS SENSITIVE DATA.
Cause Number: ____________
In the Interest of the following Minor Child(ren):        In the ______ Court Number
1. A.B.O.                                                 District Court
2. ______________                                         TRAVIS County, Texas

Petition in Suit Affecting the Parent-Child Relationship

My name is: LUTHER DALE OAKES
I am the Petitioner, the person asking the Court to make orders about the child or children named below.
My driver's license was issued in (state) TEXAS.
1. Discovery Level
The discovery level in this case, if needed, is Level 2.
5. Respondent(s)
Respondent A's name is: MARLA JUNE OAKES
PRINT the full name of Respondent A.
Respondent B's name is: ______________________
`,
    expected: { plaintiffs: ['Luther Dale Oakes'], defendants: ['Marla June Oakes'] },
  },
];
