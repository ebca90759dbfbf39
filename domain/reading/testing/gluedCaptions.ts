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
Fairlawn City, Nora Guzek, Ferris Tate and Dr. Edward :
Wilmot, :
Defendants. :
NEW JERSEY SUPERIOR COURT
CUMBERLAND County - LAW DIV.
DOCKET NO. CUM-L
VERIFIED COMPLAINT
`,
    expected: {
      plaintiffs: ['Elmer Canty'],
      defendants: ['Fairlawn City', 'Nora Guzek', 'Ferris Tate', 'Edward Wilmot'],
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

HARBOR TRAIL CYCLISTS LEAGUE,
MARIA AWALT, AND GUILLERMO
VANTASSEL,
 Plaintiffs,
v.
COUNTY OF NASSAU, THE NASSAU
COUNTY WATER AUTHORITY, THE NASSAU
COUNTY BRIDGE COMMISSION, OTTO
FARNHAM, in his official capacity as Nassau
County Comptroller,
 Defendants.
REPLY EXPERT REPORT
`,
    expected: {
      plaintiffs: ['Harbor Trail Cyclists League', 'Maria Awalt', 'Guillermo Vantassel'],
      defendants: [
        'County of Nassau',
        'The Nassau County Water Authority',
        'The Nassau County Bridge Commission',
        'Otto Farnham',
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
  {
    name: 'Westlaw print of a Florida appeal',
    text: `312 So.3d 991
District Court of Appeal of Florida,
Second District.

Dwayne PELHAM, Appellant,
v.
STATE of Florida, Appellee.

Case No. 2D19-3321
|
Opinion filed March 12, 2021.
`,
    expected: { plaintiffs: ['Dwayne Pelham'], defendants: ['State of Florida'] },
  },
  {
    name: 'Westlaw print of a Texas appeal, seat in its own line',
    text: `601 S.W.3d 44
Court of Appeals of Texas,
Houston (14th Dist.).

Marguerite TOLLIVER, Appellant
v.
GULF LANTERN MARINE, LLC, Appellee

NO. 14-18-00331-CV
|
Opinion filed March 12, 2020
`,
    expected: { plaintiffs: ['Marguerite Tolliver'], defendants: ['Gulf Lantern Marine, LLC'] },
  },
  {
    name: 'page mark before the caption',
    text: `Matter of Hollins v Board of Educ. of the City of Yonkers
2019 NY Slip Op 04418
Decided on June 5, 2019
Appellate Division, Second Department
Published by New York State Law Reporting Bureau pursuant to Judiciary Law § 431.
This opinion is uncorrected and subject to revision before publication in the Official Reports.

Decided on June 5, 2019 SUPREME COURT OF THE STATE OF NEW YORK
Appellate Division, Second Judicial Department

2018-01123
(Index No. 4410/17)

[*1]In the Matter of Denise Hollins, appellant,
v
Board of Education of the City of Yonkers, respondent.
`,
    expected: { plaintiffs: ['Denise Hollins'], defendants: ['Board of Education of the City of Yonkers'] },
  },
  {
    name: 'a couple with one surname in small letters',
    text: `STATE OF NEW MEXICO
COUNTY OF SANTA FE
FIRST JUDICIAL DISTRICT COURT

ORLANDO and ANITA TAFOYA,
          Plaintiffs,
vs.                              No. D-101-CV-2022-00331
BOARD OF COUNTY COMMISSIONERS OF THE
COUNTY OF MORA, and JOHN DOES 1-5,
          Defendants.
`,
    expected: {
      plaintiffs: ['Orlando Tafoya', 'Anita Tafoya'],
      defendants: ['Board of County Commissioners of the County of Mora'],
    },
  },
  {
    name: 'unnamed couple with numbers',
    text: `SUPERIOR COURT OF WASHINGTON FOR KING COUNTY

HELENA BRANDT and KURT BRANDT, husband    )
and wife, and the marital community        )
composed thereof,                          )   NO. 22-2-04411-7 SEA
                  Plaintiffs,              )
        v.                                 )   COMPLAINT FOR DAMAGES
EMERALD TOWING, INC., a Washington         )
corporation; and JANE and JOHN DOE 1-10,   )
                  Defendants.              )
`,
    expected: { plaintiffs: ['Helena Brandt', 'Kurt Brandt'], defendants: ['Emerald Towing, Inc.'] },
  },
  {
    name: 'names unknown to the plaintiff',
    text: `SUPREME COURT OF THE STATE OF NEW YORK
COUNTY OF KINGS
---------------------------------------------------------------------X
WELLSTONE BANK, N.A., AS TRUSTEE FOR THE
CERTIFICATEHOLDERS OF ABF 2006-4,
                                                  Index No. 504411/2018
                    Plaintiff,
          -against-
CARLTON BRISCOE A/K/A CARLTON B. BRISCOE;
NEW YORK CITY ENVIRONMENTAL CONTROL BOARD;
"JOHN DOE #1" THROUGH "JOHN DOE #12," THE LAST
TWELVE NAMES BEING FICTITIOUS AND UNKNOWN TO
PLAINTIFF, THE PERSONS OR PARTIES INTENDED BEING
THE TENANTS, OCCUPANTS, PERSONS OR
CORPORATIONS, IF ANY, HAVING OR CLAIMING AN
INTEREST IN OR LIEN UPON THE PREMISES,
                    Defendants.
---------------------------------------------------------------------X
`,
    expected: {
      plaintiffs: ['Wellstone Bank, N.A.'],
      defendants: ['Carlton Briscoe', 'New York City Environmental Control Board'],
    },
  },
  {
    name: 'marriage and interest in one column',
    text: `NOTICE: THIS DOCUMENT CONTAINS SENSITIVE DATA
CAUSE NO. 322-744111-23
IN THE MATTER OF THE MARRIAGE OF
MARLA JUNE OAKES
AND
LUTHER DALE OAKES
AND IN THE INTEREST OF
A.B.O. AND C.D.O., CHILDREN
IN THE DISTRICT COURT
322ND JUDICIAL DISTRICT
TARRANT COUNTY, TEXAS
ORIGINAL PETITION FOR DIVORCE
`,
    expected: { plaintiffs: ['Marla June Oakes'], defendants: ['Luther Dale Oakes'] },
  },
  {
    name: 'a judge’s name over two lines of the right column',
    text: `UNITED STATES DISTRICT COURT
EASTERN DISTRICT OF MICHIGAN
SOUTHERN DIVISION

SCOTT E. JANSSEN,
      Plaintiff,                         Case No. 15-12018
                                         Hon. Thomas L. Lindgren
v.                                       Magistrate Judge Stacy
                                         Majors
ST. JOSEPH COUNTY, and TODD HOOVER, Sheriff,
      Defendants.
________________________________________/
OPINION AND ORDER
`,
    expected: { plaintiffs: ['Scott E. Janssen'], defendants: ['St. Joseph County', 'Todd Hoover'] },
  },
  {
    name: 'unknown heirs and creditors',
    text: `IN THE COURT OF COMMON PLEAS
CUYAHOGA COUNTY, OHIO
BUCKEYE SAVINGS BANK              ) CASE NO. CV-19-914411
         Plaintiff,               )
  vs.                             ) JUDGE MAUREEN CLARE
THE UNKNOWN HEIRS, DEVISEES,      )
LEGATEES, EXECUTORS AND           )
CREDITORS OF OTIS PELFREY,        )
DECEASED; TREASURER OF            )
CUYAHOGA COUNTY, OHIO; AND        )
EVELYN PELFREY,                   )
         Defendants.              )
`,
    expected: {
      plaintiffs: ['Buckeye Savings Bank'],
      defendants: ['Treasurer of Cuyahoga County, Ohio', 'Evelyn Pelfrey'],
    },
  },
  {
    name: 'a couple in Louisiana',
    text: `19TH JUDICIAL DISTRICT COURT FOR THE PARISH OF EAST BATON ROUGE
STATE OF LOUISIANA
NO. 701144                                      SECTION 22
CLAUDE AND YVONNE THIBAULT
VERSUS
PELICAN MUTUAL INSURANCE COMPANY, BAYOU
TRUCKING, INC. AND JUSTIN ROMERO
`,
    expected: {
      plaintiffs: ['Claude Thibault', 'Yvonne Thibault'],
      defendants: ['Pelican Mutual Insurance Company', 'Bayou Trucking, Inc.', 'Justin Romero'],
    },
  },
  {
    name: 'a divorce form of Texas',
    text: `NOTICE: THIS DOCUMENT CONTAINS SENSITIVE DATA.
Cause Number: __________________
In the Matter of the Marriage of
Petitioner: DARLA JUNE OAKES                      In the ______ District Court
And                                               TARRANT County, Texas
Respondent: LUTHER DALE OAKES

Original Petition for Divorce
My name is: DARLA JUNE OAKES. I am the Petitioner.
My spouse's name is: LUTHER DALE OAKES.
`,
    expected: { plaintiffs: ['Darla June Oakes'], defendants: ['Luther Dale Oakes'] },
  },
  {
    name: 'names under their labels in a form of Washington',
    text: `Superior Court of Washington, County of Pierce
In re the Marriage of:
Petitioner:
DARLA OAKES
And Respondent:
LUTHER OAKES
No. 21-3-01144-1
Petition for Divorce (Dissolution)
`,
    expected: { plaintiffs: ['Darla Oakes'], defendants: ['Luther Oakes'] },
  },
  {
    name: 'a petitioner of a trust in Tennessee',
    text: `IN THE CHANCERY COURT FOR KNOX COUNTY, TENNESSEE
IN RE: THE HOLLIS SCHOLARSHIP FUND            No. 201144-2
PETITION TO MODIFY TRUST
     COMES NOW the Petitioner, Smoky Ridge Community Foundation, and petitions this Court to modify the
terms of the fund.
`,
    expected: { plaintiffs: ['Smoky Ridge Community Foundation'] },
  },
  {
    name: 'a couple over its address in Wisconsin',
    text: `STATE OF WISCONSIN     CIRCUIT COURT     DANE COUNTY
FRANKLIN AND MAE HOLVERSON
123 Elm Street
Madison, WI 53703,
          Plaintiffs,
     v.                               Case No. 21-CV-1144
BADGER MUTUAL INSURANCE COMPANY and
TROY LINDEMANN,
          Defendants.
`,
    expected: {
      plaintiffs: ['Franklin Holverson', 'Mae Holverson'],
      defendants: ['Badger Mutual Insurance Company', 'Troy Lindemann'],
    },
  },
  {
    name: 'an appeal with three roles',
    text: `19-3311-cv
          United States Court of Appeals
                    for the
                 Second Circuit

          MARLOWE LANTERN SHIPPING LTD,
                              Plaintiff-Appellee,
          ESTRELLA NAVIERA, S.A.U., ESTRELLA S.A.U.,
                              Plaintiffs-Appellees-Cross-Appellants,
                    - v. -
          THE REPUBLIC OF SAN MARCO,
                              Defendant-Appellant-Cross-Appellee.
`,
    expected: {
      plaintiffs: ['Marlowe Lantern Shipping Ltd', 'Estrella Naviera, S.A.U.', 'Estrella S.A.U.'],
      defendants: ['The Republic of San Marco'],
    },
  },
  {
    name: 'a couple in Indiana',
    text: `STATE OF INDIANA    )    IN THE MARION SUPERIOR COURT
                    ) SS:
COUNTY OF MARION    )    CAUSE NO. 49D01-2101-PL-001144

CHARLES AND DIANE BARKLEY,        )
          Plaintiffs,             )
    vs.                           )
HOOSIER HEATING COMPANY, INC.     )
AND BARRY STOUT,                  )
          Defendants.             )
`,
    expected: {
      plaintiffs: ['Charles Barkley', 'Diane Barkley'],
      defendants: ['Hoosier Heating Company, Inc.', 'Barry Stout'],
    },
  },
];
