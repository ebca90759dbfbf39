import type { Caption } from './captions.ts';

/** First pages of fictional filings in state, family, probate, small-claims and administrative courts. */
export const stateCaptions: Caption[] = [
  {
    name: 'Los Angeles complaint with the clerk’s electronic stamp in the corner',
    text: `Electronically FILED by
Superior Court of California,
County of Los Angeles
3/14/2024 4:12 PM
David W. Slaton,
Executive Officer/Clerk of Court,
By R. Lozana, Deputy Clerk

Assigned for all purposes to: Stanley Mosk Courthouse, Judicial Officer: Teresa Beaumont

     1  Owen Castellane, Esq. (State Bar No. 255512)
     2  CASTELLANE & ROYCE, APC
     3  10100 Santa Monica Blvd., Suite 300
     4  Los Angeles, California 90067
     5
     6  Attorneys for Plaintiff DELPHINE ARCENEAUX
     7
     8            SUPERIOR COURT OF THE STATE OF CALIFORNIA
     9       COUNTY OF LOS ANGELES - CENTRAL DISTRICT
    10
    11  DELPHINE ARCENEAUX, an individual,      )  CASE NO.: 24STCV06511
    12                                          )
    13            Plaintiff,                    )  COMPLAINT FOR DAMAGES:
    14       vs.                                )
    15  BRIGHTPATH LOGISTICS, INC., a           )  1. WRONGFUL TERMINATION
    16  California corporation; HUGO MERCER,    )  2. RETALIATION
    17  an individual; and DOES 1 through 25,   )
    18  inclusive,                              )  DEMAND FOR JURY TRIAL
    19            Defendants.                   )
`,
    expected: {
      court: 'Superior Court of California, County of Los Angeles',
      case_number: '24STCV06511',
      filing_date: '2024-03-14',
      plaintiffs: ['Delphine Arceneaux'],
      defendants: ['Brightpath Logistics, Inc.', 'Hugo Mercer'],
      judge_name: 'Teresa Beaumont',
    },
  },
  {
    name: 'California cross-action with related cross-action line and department',
    text: `               SUPERIOR COURT OF CALIFORNIA
                    COUNTY OF ORANGE
               CENTRAL JUSTICE CENTER

PACIFIC ARBOR HOMEOWNERS                   Case No. 30-2022-01261234-CU-CD-CXC
ASSOCIATION, a California nonprofit
mutual benefit corporation,                Assigned for All Purposes to:
                                           Hon. Lon F. Harwell
               Plaintiff,                  Dept. CX105

     v.                                    CROSS-COMPLAINT FOR INDEMNITY

STERLING RIDGE BUILDERS, INC.; and
DOES 1 through 100, inclusive,             Complaint Filed: May 2, 2022
                                           Trial Date: None Set
               Defendants.

AND RELATED CROSS-ACTIONS.
`,
    expected: {
      court: 'Superior Court of California, County of Orange',
      case_number: '30-2022-01261234-CU-CD-CXC',
      plaintiffs: ['Pacific Arbor Homeowners Association'],
      defendants: ['Sterling Ridge Builders, Inc.'],
      judge_name: 'Lon F. Harwell',
      filing_date: null,
    },
  },
  {
    name: 'California writ petition with a real party in interest',
    text: `          IN THE COURT OF APPEAL OF THE STATE OF CALIFORNIA
                    FOURTH APPELLATE DISTRICT
                         DIVISION ONE

VALERIE ANNE STODDARD,                     Case No. D081999

          Petitioner,                      (San Diego County Super. Ct. No.
                                           37-2021-00045678-CU-PO-CTL)
     v.

SUPERIOR COURT OF THE STATE OF
CALIFORNIA, COUNTY OF SAN DIEGO,

          Respondent;

HARBORVIEW SURGICAL CENTER, INC.,

          Real Party in Interest.

     PETITION FOR WRIT OF MANDATE
`,
    expected: {
      court: 'California Court of Appeal, Fourth Appellate District, Division One',
      case_number: 'D081999',
      plaintiffs: ['Valerie Anne Stoddard'],
      defendants: ['Superior Court of the State of California, County of San Diego'],
    },
  },
  {
    name: 'California plaintiff and appellant, opinion with stamp',
    text: `Filed 8/30/22  P. v. Lindgren CA3
                    NOT TO BE PUBLISHED
California Rules of Court, rule 8.1115(a), prohibits courts and parties from citing or relying on opinions not certified for publication.

          IN THE COURT OF APPEAL OF THE STATE OF CALIFORNIA
                    THIRD APPELLATE DISTRICT
                         (Placer)
                          ----

THE PEOPLE,                                             C094321

          Plaintiff and Respondent,              (Super. Ct. No. 62-168888)

     v.

SOREN TYLER LINDGREN,

          Defendant and Appellant.

     Defendant Soren Tyler Lindgren appeals from a judgment.
`,
    expected: {
      court: 'California Court of Appeal, Third Appellate District',
      case_number: 'C094321',
      filing_date: '2022-08-30',
      plaintiffs: ['The People'],
      defendants: ['Soren Tyler Lindgren'],
      judge_name: null,
      roles: { 'The People': 'Plaintiff and Respondent', 'Soren Tyler Lindgren': 'Defendant and Appellant' },
    },
  },
  {
    name: 'California family law form',
    text: `FL-300
PARTY WITHOUT ATTORNEY OR ATTORNEY            STATE BAR NUMBER:           FOR COURT USE ONLY
NAME: Gloria Whitcomb
STREET ADDRESS: 18 Larkspur Ct
CITY: Petaluma              STATE: CA    ZIP CODE: 94952
TELEPHONE NO.: 707-555-0133
ATTORNEY FOR (name): In Pro Per
SUPERIOR COURT OF CALIFORNIA, COUNTY OF SONOMA
STREET ADDRESS: 3055 Cleveland Avenue
CITY AND ZIP CODE: Santa Rosa, CA 95403
BRANCH NAME: Family Law
PETITIONER: Gloria Whitcomb
RESPONDENT: Andrew Whitcomb
OTHER PARENT/PARTY:
REQUEST FOR ORDER      CHANGE      TEMPORARY EMERGENCY ORDERS       CASE NUMBER:
   Child Custody      Visitation (Parenting Time)                   SFL-92817
`,
    expected: {
      court: 'Superior Court of California, County of Sonoma',
      case_number: 'SFL-92817',
      plaintiffs: ['Gloria Whitcomb'],
      defendants: ['Andrew Whitcomb'],
    },
  },
  {
    name: 'California civil case cover form with plaintiff/petitioner boxes',
    text: `POS-010
ATTORNEY OR PARTY WITHOUT ATTORNEY (Name, State Bar number, and address):      FOR COURT USE ONLY
Mina Farrokh (SBN 301122)
FARROKH LAW
77 Grand Ave, Oakland, CA 94612
TELEPHONE NO.: (510) 555-0171    FAX NO. (Optional):
ATTORNEY FOR (Name): Plaintiff

SUPERIOR COURT OF CALIFORNIA, COUNTY OF ALAMEDA
STREET ADDRESS: 1225 Fallon Street
MAILING ADDRESS: same
CITY AND ZIP CODE: Oakland, 94612
BRANCH NAME: Rene C. Davidson Courthouse

PLAINTIFF/PETITIONER: TOBIAS NWOSU                     CASE NUMBER:
DEFENDANT/RESPONDENT: CEDARLINE PROPERTIES LLC         23CV031187

PROOF OF SERVICE OF SUMMONS                            Ref. No. or File No.: 8817
`,
    expected: {
      court: 'Superior Court of California, County of Alameda',
      case_number: '23CV031187',
      plaintiffs: ['Tobias Nwosu'],
      defendants: ['Cedarline Properties LLC'],
      roles: { 'Tobias Nwosu': 'Plaintiff/Petitioner', 'Cedarline Properties LLC': 'Defendant/Respondent' },
    },
  },
  {
    name: 'marriage in California: in re, petitioner and respondent with and between',
    text: `                SUPERIOR COURT OF CALIFORNIA
                  COUNTY OF SANTA CLARA

In re the Marriage of                  )  Case No. 21FL003344
                                       )
Petitioner: HELENA BRANDVOLD           )  DECLARATION OF HELENA BRANDVOLD
                                       )
     and                               )
                                       )
Respondent: CARSTEN BRANDVOLD          )
_______________________________________)
`,
    expected: {
      court: 'Superior Court of California, County of Santa Clara',
      case_number: '21FL003344',
      plaintiffs: ['Helena Brandvold'],
      defendants: ['Carsten Brandvold'],
    },
  },
  {
    name: 'New York matter of an Article 78 with respondents and against',
    text: `FILED: KINGS COUNTY CLERK 03/06/2024 02:15 PM                    INDEX NO. 506611/2024
NYSCEF DOC. NO. 2                                        RECEIVED NYSCEF: 03/06/2024

SUPREME COURT OF THE STATE OF NEW YORK
COUNTY OF KINGS
---------------------------------------------------------------------X
In the Matter of the Application of

CLAUDETTE BAPTISTE and NORTH FLATBUSH TENANTS
UNION, INC.,
                                                            Index No. 506611/2024
                         Petitioners,
                                                            NOTICE OF PETITION
     For a Judgment Pursuant to Article 78 of the
     Civil Practice Law and Rules,

               - against -

THE CITY OF NEW YORK; and THE NEW YORK CITY
DEPARTMENT OF HOUSING PRESERVATION AND
DEVELOPMENT,

                         Respondents.
---------------------------------------------------------------------X
`,
    expected: {
      court: 'Supreme Court of the State of New York, County of Kings',
      case_number: '506611/2024',
      filing_date: '2024-03-06',
      plaintiffs: ['Claudette Baptiste', 'North Flatbush Tenants Union, Inc.'],
      defendants: ['The City of New York', 'The New York City Department of Housing Preservation and Development'],
      roles: { 'Claudette Baptiste': 'Petitioner', 'The City of New York': 'Respondent' },
    },
  },
  {
    name: 'New York decision and order form with part, justice and motion sequence',
    text: `FILED: NEW YORK COUNTY CLERK 05/11/2023 09:31 AM                    INDEX NO. 157722/2021
NYSCEF DOC. NO. 88                                        RECEIVED NYSCEF: 05/11/2023

          SUPREME COURT OF THE STATE OF NEW YORK
                  NEW YORK COUNTY

PRESENT:  HON. LYLE E. FRANKLIN                 PART          11M
                                   Justice
---------------------------------------------X  INDEX NO.     157722/2021

ROSALIND ACHTERBERG,                            MOTION DATE   01/17/2023

                    Plaintiff,                  MOTION SEQ. NO.   003

          - v -
                                                DECISION + ORDER ON
MADISON TOWER OWNERS CORP., JOHN DOE            MOTION
ELEVATOR COMPANY,

                    Defendant.
---------------------------------------------X

The following e-filed documents, listed by NYSCEF document number (Motion 003) 41, 42, 43 were read on this motion.
`,
    expected: {
      court: 'Supreme Court of the State of New York, County of New York',
      case_number: '157722/2021',
      filing_date: '2023-05-11',
      plaintiffs: ['Rosalind Achterberg'],
      judge_name: 'Lyle E. Franklin',
    },
  },
  {
    name: 'New York third-party action under the main caption',
    text: `SUPREME COURT OF THE STATE OF NEW YORK
COUNTY OF NASSAU
------------------------------------------------------------x
WERNER SCHILLING,

                         Plaintiff,              Index No.: 609912/2022

          -against-

OYSTER BAY RIGGING CO., INC.,

                         Defendant.
------------------------------------------------------------x
OYSTER BAY RIGGING CO., INC.,

                    Third-Party Plaintiff,       THIRD-PARTY SUMMONS

          -against-

SEAWANE CRANE RENTALS LLC,

                    Third-Party Defendant.
------------------------------------------------------------x
`,
    expected: {
      court: 'Supreme Court of the State of New York, County of Nassau',
      case_number: '609912/2022',
      plaintiffs: ['Werner Schilling'],
      defendants: ['Oyster Bay Rigging Co., Inc.', 'Seawane Crane Rentals LLC'],
      roles: { 'Seawane Crane Rentals LLC': 'Third-Party Defendant' },
    },
  },
  {
    name: 'New York surrogate’s probate proceeding',
    text: `SURROGATE'S COURT OF THE STATE OF NEW YORK
COUNTY OF WESTCHESTER
----------------------------------------------------x
PROBATE PROCEEDING, WILL OF                              PETITION FOR PROBATE

AUGUSTA FENWICK,                                         File No. 2023-1187
a/k/a AUGUSTA M. FENWICK,

                         Deceased.
----------------------------------------------------x
`,
    expected: {
      court: "Surrogate's Court of the State of New York, County of Westchester",
      case_number: '2023-1187',
      defendants: [],
    },
  },
  {
    name: 'New York criminal court: people against',
    text: `CRIMINAL COURT OF THE CITY OF NEW YORK
COUNTY OF QUEENS: PART AP-6
--------------------------------------------x
THE PEOPLE OF THE STATE OF NEW YORK,

          -against-                              Docket No. CR-012345-23QN

RAHEEM DAWKINS,                                  NOTICE OF MOTION

                         Defendant.
--------------------------------------------x
`,
    expected: {
      court: 'Criminal Court of the City of New York, County of Queens',
      case_number: 'CR-012345-23QN',
      plaintiffs: ['The People of the State of New York'],
      defendants: ['Raheem Dawkins'],
    },
  },
  {
    name: 'New York appellate decision, matter of a child',
    text: `                    State of New York
               Supreme Court, Appellate Division
                  Third Judicial Department

Decided and Entered:  June 8, 2023                      CV-22-1640
________________________________

In the Matter of KELSEY Q.,
                         Respondent,
     v                                             MEMORANDUM AND ORDER

BRANDEN R.,
                         Appellant.
________________________________

Calendar Date:  April 25, 2023

Before:  Garrity, P.J., Lynchburg, Aarden, Pritz and Ceresio, JJ.

                    __________

Pritz, J.

     Appeal from an order of the Family Court of Broome County (Connerton, J.), entered August 1, 2022.
`,
    expected: {
      court: 'Supreme Court of the State of New York, Appellate Division, Third Department',
      case_number: 'CV-22-1640',
      filing_date: '2023-06-08',
      judge_name: 'Pritz',
    },
  },
  {
    name: 'Texas original petition with the e-file stamp and the cause number split over the columns',
    text: `FILED
5/17/2023 3:41 PM
Mary Louise Nicholls
District Clerk
Collin County, Texas
By Amanda Torres Deputy
Envelope ID: 75681234

                         CAUSE NO. 416-02211-2023

HECTOR ZAMBRANO AND YOLANDA              §          IN THE DISTRICT COURT
ZAMBRANO, INDIVIDUALLY AND AS            §
NEXT FRIENDS OF M.Z., A MINOR,           §
     Plaintiffs,                         §
                                         §          416TH JUDICIAL DISTRICT
v.                                       §
                                         §
LONE PRAIRIE ROOFING, LLC D/B/A          §
PRAIRIE EXTERIORS,                       §
     Defendant.                          §          COLLIN COUNTY, TEXAS

     PLAINTIFFS' ORIGINAL PETITION AND REQUEST FOR DISCLOSURE
`,
    expected: {
      court: '416th District Court, Collin County, Texas',
      case_number: '416-02211-2023',
      filing_date: '2023-05-17',
      plaintiffs: ['Hector Zambrano', 'Yolanda Zambrano'],
      defendants: ['Lone Prairie Roofing, LLC d/b/a Prairie Exteriors'],
    },
  },
  {
    name: 'Texas suit affecting the parent-child relationship',
    text: `                         NO. 2022-51877

IN THE INTEREST OF               §    IN THE DISTRICT COURT OF
                                 §
L.A.R.,                          §    HARRIS COUNTY, TEXAS
                                 §
A CHILD                          §    311TH JUDICIAL DISTRICT

     ORIGINAL PETITION IN SUIT AFFECTING THE PARENT-CHILD RELATIONSHIP

     Petitioner is Noemi Ruiz.
`,
    expected: {
      court: '311th District Court, Harris County, Texas',
      case_number: '2022-51877',
      defendants: [],
    },
  },
  {
    name: 'Texas guardianship in a statutory probate court',
    text: `                    CAUSE NO. PR-23-00871-2

GUARDIANSHIP OF                  §    IN THE PROBATE COURT
                                 §
ERNESTINE FAULK,                 §    NO. 2
                                 §
AN INCAPACITATED PERSON          §    DALLAS COUNTY, TEXAS

     APPLICATION FOR APPOINTMENT OF PERMANENT GUARDIAN
`,
    expected: {
      court: 'Probate Court No. 2 of Dallas County, Texas',
      case_number: 'PR-23-00871-2',
      plaintiffs: [],
      defendants: [],
    },
  },
  {
    name: 'Texas mandamus: in re a relator',
    text: `                         No. 05-23-00444-CV

                    IN THE COURT OF APPEALS
               FOR THE FIFTH DISTRICT OF TEXAS
                         AT DALLAS

               IN RE CALDERA PIPELINE PARTNERS, LP,
                                                  Relator

     Original Proceeding from the 193rd Judicial District Court
               Dallas County, Texas
          Trial Court Cause No. DC-22-01234
          Hon. Bridgette Whitmire, Presiding

               PETITION FOR WRIT OF MANDAMUS
`,
    expected: {
      court: 'Court of Appeals for the Fifth District of Texas at Dallas',
      case_number: '05-23-00444-CV',
      plaintiffs: ['Caldera Pipeline Partners, LP'],
      defendants: [],
      judge_name: null,
      roles: { 'Caldera Pipeline Partners, LP': 'Relator' },
    },
  },
  {
    name: 'Texas county court eviction appeal',
    text: `                    CAUSE NO. 23-CCV-071234

WESTHEIMER COVE APARTMENTS       §    IN THE COUNTY COURT AT LAW
     Plaintiff                   §
                                 §
VS.                              §    NUMBER 3
                                 §
LATOYA BRISCOE AND ALL OTHER     §
OCCUPANTS                        §
     Defendants                  §    FORT BEND COUNTY, TEXAS

     DEFENDANT'S ORIGINAL ANSWER
`,
    expected: {
      court: 'County Court at Law No. 3 of Fort Bend County, Texas',
      case_number: '23-CCV-071234',
      plaintiffs: ['Westheimer Cove Apartments'],
      defendants: ['Latoya Briscoe'],
    },
  },
  {
    name: 'Florida complaint with filing number on top and the eleventh circuit',
    text: `Filing # 164412345 E-Filed 01/09/2023 02:44:18 PM

          IN THE CIRCUIT COURT OF THE 11TH JUDICIAL CIRCUIT
          IN AND FOR MIAMI-DADE COUNTY, FLORIDA

                    CASE NO.: 2023-000456-CA-01

ALONDRA PIEDRA, as Personal
Representative of the Estate of
JULIAN PIEDRA, deceased,

     Plaintiff,

vs.

SUNCOAST TRANSIT AUTHORITY, INC., a
Florida for profit corporation, and
WENDELL ABRAMS, an individual,

     Defendants.
______________________________________/

               COMPLAINT AND DEMAND FOR JURY TRIAL
`,
    expected: {
      court: 'Circuit Court of the Eleventh Judicial Circuit in and for Miami-Dade County, Florida',
      case_number: '2023-000456-CA-01',
      filing_date: '2023-01-09',
      plaintiffs: ['Alondra Piedra'],
      defendants: ['Suncoast Transit Authority, Inc.', 'Wendell Abrams'],
    },
  },
  {
    name: 'Florida dissolution with petitioner/husband',
    text: `     IN THE CIRCUIT COURT OF THE SEVENTEENTH JUDICIAL CIRCUIT,
          IN AND FOR BROWARD COUNTY, FLORIDA

IN RE: THE MARRIAGE OF:                CASE NO.: FMCE-22-004411
                                       DIVISION: 36 (41)
GARRETT LOWELL,
                                       JUDGE: NATASHA DEPRIMA
     Petitioner/Husband,

and

SUZETTE LOWELL,

     Respondent/Wife.
____________________________/

     HUSBAND'S MOTION FOR TEMPORARY RELIEF
`,
    expected: {
      court: 'Circuit Court of the Seventeenth Judicial Circuit in and for Broward County, Florida',
      case_number: 'FMCE-22-004411',
      plaintiffs: ['Garrett Lowell'],
      defendants: ['Suzette Lowell'],
      judge_name: 'Natasha Deprima',
      roles: { 'Garrett Lowell': 'Petitioner/Husband', 'Suzette Lowell': 'Respondent/Wife' },
    },
  },
  {
    name: 'Florida state criminal, plaintiff on the line',
    text: `IN THE CIRCUIT COURT OF THE THIRTEENTH JUDICIAL CIRCUIT
OF THE STATE OF FLORIDA, IN AND FOR HILLSBOROUGH COUNTY
CRIMINAL JUSTICE DIVISION

STATE OF FLORIDA                    CASE NO.: 22-CF-010101-A
     Plaintiff,                     DIVISION: J
v.
TERRELL VANDERPOOL
     Defendant.
_________________________________/

     MOTION TO SUPPRESS EVIDENCE
`,
    expected: {
      court: 'Circuit Court of the Thirteenth Judicial Circuit in and for Hillsborough County, Florida',
      case_number: '22-CF-010101-A',
      plaintiffs: ['State of Florida'],
      defendants: ['Terrell Vanderpool'],
    },
  },
  {
    name: 'Florida garnishment with a garnishee',
    text: `     IN THE COUNTY COURT OF THE NINTH JUDICIAL CIRCUIT
          IN AND FOR ORANGE COUNTY, FLORIDA

CYPRESS CREDIT ACQUISITIONS, LLC,
     Plaintiff,                          CASE NO. 2021-CC-009871-O
vs.
MARGUERITE DELISLE,
     Defendant,
and
FIRST SEMINOLE BANK, N.A.,
     Garnishee.
______________________________/

     MOTION FOR WRIT OF GARNISHMENT
`,
    expected: {
      court: 'County Court of the Ninth Judicial Circuit in and for Orange County, Florida',
      case_number: '2021-CC-009871-O',
      plaintiffs: ['Cypress Credit Acquisitions, LLC'],
      defendants: ['Marguerite Delisle'],
    },
  },
  {
    name: 'Cook County law division with the circuit clerk’s stamp and hearing note',
    text: `12-Person Jury                                              FILED
                                                            2/27/2024 1:18 PM
                                                            IRIS Y. MARTENEZ
                                                            CIRCUIT CLERK
                                                            COOK COUNTY, IL
                                                            2024L002211
                                                            Calendar, R
                                                            26587712

          IN THE CIRCUIT COURT OF COOK COUNTY, ILLINOIS
               COUNTY DEPARTMENT, LAW DIVISION

PHILIPPA STANWICK, as Special           )
Administrator of the Estate of          )
EDMUND STANWICK, deceased,              )
                                        )
               Plaintiff,               )    No. 2024L002211
                                        )
     v.                                 )    PLAINTIFF DEMANDS TRIAL BY JURY
                                        )
LINCOLN MEADOWS NURSING CENTER, LLC,    )
an Illinois limited liability company,  )
d/b/a LINCOLN MEADOWS,                  )
                                        )
               Defendant.               )

                    COMPLAINT AT LAW
`,
    expected: {
      court: 'Circuit Court of Cook County, Illinois',
      case_number: '2024L002211',
      filing_date: '2024-02-27',
      plaintiffs: ['Philippa Stanwick'],
    },
  },
  {
    name: 'Illinois criminal: the People of the State',
    text: `STATE OF ILLINOIS     )
                      ) SS.
COUNTY OF WILL        )

     IN THE CIRCUIT COURT OF THE TWELFTH JUDICIAL CIRCUIT
               WILL COUNTY, ILLINOIS

THE PEOPLE OF THE STATE OF ILLINOIS,   )
               Plaintiff,              )
     vs.                               )   No. 22 CF 1417
                                       )
MARLON T. HUGHLEY,                     )
               Defendant.              )

     MOTION TO QUASH ARREST
`,
    expected: {
      court: 'Circuit Court of the Twelfth Judicial Circuit, Will County, Illinois',
      case_number: '22 CF 1417',
      plaintiffs: ['The People of the State of Illinois'],
      defendants: ['Marlon T. Hughley'],
    },
  },
  {
    name: 'Illinois appellate brief with the court and judge below',
    text: `                              No. 2-22-0417

                              IN THE
                    APPELLATE COURT OF ILLINOIS
                         SECOND DISTRICT

FOX VALLEY AGGREGATES, INC.,        )  Appeal from the Circuit Court
                                    )  of Kane County, Illinois
     Plaintiff-Appellant,           )
                                    )  No. 20 L 311
     v.                             )
                                    )  The Honorable
VILLAGE OF SUGAR CREEK,             )  Susan Clancy Boland,
                                    )  Judge Presiding.
     Defendant-Appellee.            )

          BRIEF OF PLAINTIFF-APPELLANT
`,
    expected: {
      court: 'Appellate Court of Illinois, Second District',
      case_number: '2-22-0417',
      plaintiffs: ['Fox Valley Aggregates, Inc.'],
      defendants: ['Village of Sugar Creek'],
      judge_name: null,
    },
  },
  {
    name: 'Illinois small claims',
    text: `               IN THE CIRCUIT COURT OF LAKE COUNTY, ILLINOIS
                    SMALL CLAIMS COMPLAINT

ODETTE MARCHETTI
          Plaintiff(s)
     vs.                                     Case No. 23 SC 1882
QUICKLANE MUFFLER CO.
          Defendant(s)

     I, the plaintiff, claim that the defendant owes me $2,350.00
`,
    expected: {
      court: 'Circuit Court of Lake County, Illinois',
      case_number: '23 SC 1882',
      plaintiffs: ['Odette Marchetti'],
      defendants: ['Quicklane Muffler Co.'],
    },
  },
  {
    name: 'Washington superior court',
    text: `          IN THE SUPERIOR COURT OF THE STATE OF WASHINGTON
                  IN AND FOR THE COUNTY OF KING

TESSA HOLMGREN, a single woman,
                                        NO. 23-2-04411-7 SEA
               Plaintiff,
     vs.                                COMPLAINT FOR DAMAGES

EMERALD CITY SCOOTERS, INC., a
Washington corporation,
               Defendant.
`,
    expected: {
      court: 'Superior Court of Washington, King County',
      case_number: '23-2-04411-7 SEA',
      plaintiffs: ['Tessa Holmgren'],
      defendants: ['Emerald City Scooters, Inc.'],
    },
  },
  {
    name: 'Delaware Chancery',
    text: `     IN THE COURT OF CHANCERY OF THE STATE OF DELAWARE

ORCHID CAPITAL MASTER FUND LP,      )
                                    )
          Plaintiff,                )
                                    )
     v.                             )   C.A. No. 2022-0871-KSJM
                                    )
LORIMER HOLDINGS, INC.,             )
                                    )
          Defendant.                )

          MEMORANDUM OPINION
`,
    expected: {
      court: 'Court of Chancery of Delaware',
      case_number: '2022-0871-KSJM',
      plaintiffs: ['Orchid Capital Master Fund LP'],
      defendants: ['Lorimer Holdings, Inc.'],
    },
  },
  {
    name: 'North Carolina general court of justice',
    text: `STATE OF NORTH CAROLINA              IN THE GENERAL COURT OF JUSTICE
                                     SUPERIOR COURT DIVISION
COUNTY OF WAKE                       22 CVS 004417

BASCOM TEXTILES, LLC,           )
                                )
          Plaintiff,            )
                                )
     v.                         )         COMPLAINT
                                )
NEUSE RIVER DYES, INC.,         )
                                )
          Defendant.            )
`,
    expected: {
      case_number: '22 CVS 004417',
      plaintiffs: ['Bascom Textiles, LLC'],
      defendants: ['Neuse River Dyes, Inc.'],
    },
  },
  {
    name: 'Virginia circuit court',
    text: `VIRGINIA:
          IN THE CIRCUIT COURT FOR THE COUNTY OF FAIRFAX

NADIA HALABI,                        )
          Plaintiff,                 )
                                     )
v.                                   )    Case No. CL-2022-0011871
                                     )
OLD DOMINION PAVING, INC.,           )
          Defendant.                 )

                    COMPLAINT
`,
    expected: {
      case_number: 'CL-2022-0011871',
      plaintiffs: ['Nadia Halabi'],
      defendants: ['Old Dominion Paving, Inc.'],
    },
  },
  {
    name: 'Massachusetts superior court with the commonwealth on top',
    text: `                    COMMONWEALTH OF MASSACHUSETTS

SUFFOLK, ss.                                 SUPERIOR COURT
                                             CIVIL ACTION NO. 2284CV01187-BLS1

BEACON HILL ROWING CLUB, INC.,
          Plaintiff,

v.

GERALD TIERNEY-SHAW,
          Defendant.

               MEMORANDUM OF DECISION
`,
    expected: {
      case_number: '2284CV01187-BLS1',
      plaintiffs: ['Beacon Hill Rowing Club, Inc.'],
      defendants: ['Gerald Tierney-Shaw'],
    },
  },
  {
    name: 'Nevada district court, Clark County',
    text: `Electronically Filed
9/21/2022 11:02 AM
Steven D. Griersen
CLERK OF THE COURT

COMP
                         DISTRICT COURT
                      CLARK COUNTY, NEVADA

MOJAVE SOLAR INSTALLERS, LLC,          CASE NO.: A-22-858811-C
                                       DEPT. NO.: 16
          Plaintiff,
vs.                                    COMPLAINT
DESERT BLOOM RESORTS, INC.; DOES I
through X; and ROE CORPORATIONS I
through X,
          Defendants.
`,
    expected: {
      court: 'District Court of Clark County, Nevada',
      case_number: 'A-22-858811-C',
      filing_date: '2022-09-21',
      plaintiffs: ['Mojave Solar Installers, LLC'],
      defendants: ['Desert Bloom Resorts, Inc.'],
    },
  },
  {
    name: 'Arizona superior court with the judge in the caption',
    text: `          IN THE SUPERIOR COURT OF THE STATE OF ARIZONA
             IN AND FOR THE COUNTY OF MARICOPA

RUTHANNE VOIGT,                      No. CV2022-011871

          Plaintiff,                 RESPONSE TO MOTION TO DISMISS
v.
                                     (Assigned to the Hon. Danielle Vasquez)
SAGUARO FEDERAL CREDIT UNION,

          Defendant.
`,
    expected: {
      court: 'Superior Court of Arizona, Maricopa County',
      case_number: 'CV2022-011871',
      plaintiffs: ['Ruthanne Voigt'],
      defendants: ['Saguaro Federal Credit Union'],
      judge_name: 'Danielle Vasquez',
    },
  },
  {
    name: 'Ohio ex rel. in the supreme court of the state',
    text: `               IN THE SUPREME COURT OF OHIO

STATE OF OHIO ex rel. MARGERY DUNSTAN,   :
                                         :
          Relator,                       :    Case No. 2022-1187
                                         :
     v.                                  :    ORIGINAL ACTION IN MANDAMUS
                                         :
HAMILTON COUNTY BOARD OF ELECTIONS,      :
                                         :
          Respondent.                    :
`,
    expected: {
      court: 'Supreme Court of Ohio',
      case_number: '2022-1187',
      plaintiffs: ['State of Ohio', 'Margery Dunstan'],
      defendants: ['Hamilton County Board of Elections'],
    },
  },
  {
    name: 'Navajo tribal court',
    text: `               IN THE DISTRICT COURT OF THE NAVAJO NATION
                    JUDICIAL DISTRICT OF WINDOW ROCK, ARIZONA

LORENA BEGAYE-TSO,                     )
                                       )
          Petitioner,                  )   No. WR-CV-112-22
                                       )
     v.                                )   PETITION
                                       )
NAVAJO HOUSING SERVICES,               )
                                       )
          Respondent.                  )
`,
    expected: {
      court: 'District Court of the Navajo Nation',
      case_number: 'WR-CV-112-22',
      plaintiffs: ['Lorena Begaye-Tso'],
      defendants: ['Navajo Housing Services'],
    },
  },
  {
    name: 'National Labor Relations Board',
    text: `               UNITED STATES OF AMERICA
        BEFORE THE NATIONAL LABOR RELATIONS BOARD
                    REGION 19

CASCADE COLD STORAGE, INC.
          and                                   Case 19-CA-298711
WAREHOUSE WORKERS LOCAL 117

     COMPLAINT AND NOTICE OF HEARING
`,
    expected: {
      court: 'National Labor Relations Board',
      case_number: '19-CA-298711',
    },
  },
  {
    name: 'Missouri juvenile matter with initials and no sides',
    text: `          IN THE CIRCUIT COURT OF GREENE COUNTY, MISSOURI
                    JUVENILE DIVISION

IN THE INTEREST OF:                 )
                                    )
J.T.W.,                             )   Case No. 2231-JU00187
                                    )
          A minor child.            )

     MOTION FOR CONTINUANCE
`,
    expected: {
      court: 'Circuit Court of Greene County, Missouri',
      case_number: '2231-JU00187',
      plaintiffs: [],
      defendants: [],
    },
  },
  {
    name: 'Wisconsin with state on top and labeled roles in mixed case',
    text: `STATE OF WISCONSIN          CIRCUIT COURT          DANE COUNTY

Harriet Lindqvist,
          Plaintiff,                        Case No. 2022CV001187
     v.
Badger State Mutual Insurance Company,
          Defendant.

               SUMMONS
`,
    expected: {
      court: 'Circuit Court of Dane County, Wisconsin',
      case_number: '2022CV001187',
      plaintiffs: ['Harriet Lindqvist'],
      defendants: ['Badger State Mutual Insurance Company'],
    },
  },
  {
    name: 'Minnesota district court',
    text: `STATE OF MINNESOTA                                DISTRICT COURT
COUNTY OF HENNEPIN                       FOURTH JUDICIAL DISTRICT

Torvald Jensrud,                          Court File No. 27-CV-22-11871
               Plaintiff,
vs.                                       COMPLAINT
North Loop Brewing Company,
               Defendant.
`,
    expected: {
      court: 'District Court of the Fourth Judicial District, Hennepin County, Minnesota',
      case_number: '27-CV-22-11871',
      plaintiffs: ['Torvald Jensrud'],
      defendants: ['North Loop Brewing Company'],
    },
  },
  {
    name: 'Connecticut superior court, docket on the left',
    text: `DOCKET NO: HHD-CV22-6151187-S     :     SUPERIOR COURT

BRANFORD MARINE SUPPLY, INC.      :     J.D. OF HARTFORD

VS.                               :     AT HARTFORD

CALVIN STRATTON                   :     SEPTEMBER 8, 2022

                    COMPLAINT
`,
    expected: {
      case_number: 'HHD-CV22-6151187-S',
      plaintiffs: ['Branford Marine Supply, Inc.'],
      defendants: ['Calvin Stratton'],
    },
  },
  {
    name: 'Maryland circuit court',
    text: `RENATA SOUZA-KLEIN                  *     IN THE
          Plaintiff
                                    *     CIRCUIT COURT
v.
                                    *     FOR
CHESAPEAKE PILINGS, INC.
          Defendant                 *     BALTIMORE COUNTY

                                    *     Case No.: C-03-CV-22-001187
*    *    *    *    *    *    *    *    *    *    *    *
                    COMPLAINT
`,
    expected: {
      case_number: 'C-03-CV-22-001187',
      plaintiffs: ['Renata Souza-Klein'],
      defendants: ['Chesapeake Pilings, Inc.'],
    },
  },
];
