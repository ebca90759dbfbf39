import type { Caption } from './captions.ts';

/** More fictional first pages: seen last, written to find what the others do not show. */
export const furtherCaptions: Caption[] = [
  {
    name: 'California opinion signed at its end before the others concur',
    text: `Filed 5/17/23
                    NOT TO BE PUBLISHED IN OFFICIAL REPORTS

     IN THE COURT OF APPEAL OF THE STATE OF CALIFORNIA

                    SECOND APPELLATE DISTRICT

                         DIVISION SIX

SUNITA RAGHAVAN,                         2d Civil No. B318844
                                       (Super. Ct. No. 56-2020-00541187-
     Plaintiff and Appellant,             CU-PO-VTA)
                                            (Ventura County)
v.

CHANNEL ISLANDS CATERING, INC.,

     Defendant and Respondent.

     Appellant slipped at a banquet. We affirm.

     The judgment is affirmed.

                                        BALTODANN, J.

We concur:

     GILBERTO, P. J.

     YEGANN, J.

               Ronda J. McKaye, Judge
            Superior Court County of Ventura
`,
    expected: {
      court: 'California Court of Appeal, Second Appellate District, Division Six',
      case_number: 'B318844',
      filing_date: '2023-05-17',
      plaintiffs: ['Sunita Raghavan'],
      defendants: ['Channel Islands Catering, Inc.'],
      judge_name: 'Baltodann',
    },
  },
  {
    name: 'federal complaint, cause words beside the names without marks',
    text: `GIDEON BLOOMGARDEN (Bar No. 211874)
gbloom@example.com
BLOOMGARDEN FISKE LLP
555 Twin Dolphin Drive, Suite 400
Redwood City, California 94065
Telephone: (650) 555-0119
Facsimile: (650) 555-0120

Attorneys for Plaintiff
SEQUOIA THERMAL, INC.

                    UNITED STATES DISTRICT COURT
                  NORTHERN DISTRICT OF CALIFORNIA
                      SAN FRANCISCO DIVISION


SEQUOIA THERMAL, INC., a Delaware         CASE NO. 3:22-cv-06110
corporation,
                                          COMPLAINT FOR:
            Plaintiff,
                                          (1) TRADE SECRET MISAPPROPRIATION
     vs.                                      (18 U.S.C. § 1836);
                                          (2) BREACH OF CONTRACT; AND
EMBERLINE SYSTEMS CORPORATION, a          (3) UNFAIR COMPETITION
Nevada corporation; PETRA HOLLOWAY, an
individual; and DOES 1-10,                DEMAND FOR JURY TRIAL

            Defendants.
`,
    expected: {
      court: 'United States District Court for the Northern District of California',
      location: 'Northern District of California, San Francisco Division',
      case_number: '3:22-cv-06110',
      plaintiffs: ['Sequoia Thermal, Inc.'],
      defendants: ['Emberline Systems Corporation', 'Petra Holloway'],
      judge_name: null,
      filing_date: null,
    },
  },
  {
    name: 'derivative action with a nominal defendant',
    text: `                    UNITED STATES DISTRICT COURT
                    DISTRICT OF DELAWARE

LUCINDA FARRADAY, derivatively on behalf of )
ORBITAL FOODS, INC.,                        )
                                            )
               Plaintiff,                   )
                                            )  C.A. No. 22-871-MN
     v.                                     )
                                            )
WARREN T. KIMBERLIN, ANGELA DOSSETT,        )  JURY TRIAL DEMANDED
and FELIX MARIN,                            )
                                            )
               Defendants,                  )
                                            )
     -and-                                  )
                                            )
ORBITAL FOODS, INC.,                        )
                                            )
               Nominal Defendant.           )

     VERIFIED SHAREHOLDER DERIVATIVE COMPLAINT
`,
    expected: {
      court: 'United States District Court for the District of Delaware',
      case_number: '22-871-MN',
      plaintiffs: ['Lucinda Farraday'],
      defendants: ['Warren T. Kimberlin', 'Angela Dossett', 'Felix Marin', 'Orbital Foods, Inc.'],
      roles: { 'Orbital Foods, Inc.': 'Nominal Defendant' },
    },
  },
  {
    name: 'commission against a firm with relief defendants',
    text: `Case 3:22-cv-01877-X   Document 1   Filed 08/24/22   Page 1 of 31   PageID 1

                    UNITED STATES DISTRICT COURT
                     NORTHERN DISTRICT OF TEXAS
                           DALLAS DIVISION

SECURITIES AND EXCHANGE COMMISSION,         §
                                            §
               Plaintiff,                   §
                                            §
v.                                          §
                                            §
RIDGEPOINT CAPITAL, LLC, and                §   Case No.: 3:22-cv-1877
TOBIAS WREN,                                §
                                            §
               Defendants,                  §
                                            §
and                                         §
                                            §
WREN FAMILY HOLDINGS, LP,                   §
                                            §
               Relief Defendant.            §

                         COMPLAINT
`,
    expected: {
      court: 'United States District Court for the Northern District of Texas',
      case_number: '3:22-cv-01877-X',
      filing_date: '2022-08-24',
      plaintiffs: ['Securities and Exchange Commission'],
      defendants: ['Ridgepoint Capital, LLC', 'Tobias Wren', 'Wren Family Holdings, LP'],
    },
  },
  {
    name: 'removal-proceedings brief to the Board',
    text: `Farid Azimi, Esq.                                            DETAINED
Azimi & Lowe PLLC
88 Pine Street
New York, NY 10005

                    UNITED STATES DEPARTMENT OF JUSTICE
               EXECUTIVE OFFICE FOR IMMIGRATION REVIEW
                    BOARD OF IMMIGRATION APPEALS
                       FALLS CHURCH, VIRGINIA

____________________________________
In the Matter of:                   )
                                    )
TESFAYE-WOLDE, Abebe                )      File No.: A 208-441-877
                                    )
In Removal Proceedings              )
____________________________________)

          RESPONDENT'S BRIEF ON APPEAL
`,
    expected: {
      court: 'Board of Immigration Appeals',
      case_number: 'A 208-441-877',
      plaintiffs: [],
    },
  },
  {
    name: 'Housing Court answer form',
    text: `CIVIL COURT OF THE CITY OF NEW YORK
COUNTY OF KINGS: HOUSING PART C
-------------------------------------------------X
ATLANTIC YARDS REALTY ASSOCIATES LLC,
                         Petitioner-Landlord,          Index No. L&T 071877/22
     -against-
                                                       VERIFIED ANSWER
ESPERANZA VILLALOBOS,
                         Respondent-Tenant,
"JOHN DOE" and "JANE DOE,"
                         Respondents-Undertenants.
-------------------------------------------------X
`,
    expected: {
      court: 'Civil Court of the City of New York, County of Kings',
      plaintiffs: ['Atlantic Yards Realty Associates LLC'],
      defendants: ['Esperanza Villalobos'],
      roles: {
        'Atlantic Yards Realty Associates LLC': 'Petitioner-Landlord',
        'Esperanza Villalobos': 'Respondent-Tenant',
      },
    },
  },
  {
    name: 'a Western District of New York caption in bold with a rule of underscores',
    text: `UNITED STATES DISTRICT COURT
WESTERN DISTRICT OF NEW YORK
_________________________________________

ROSWELL HATHAWAY-PIKE,
                                             DECISION AND ORDER
                    Plaintiff,
                                             6:21-CV-06187 EAW
          v.

SENECA VALLEY SCHOOL DISTRICT,

                    Defendant.
_________________________________________

                         INTRODUCTION

     Plaintiff brings this action under the ADA.

     SO ORDERED.

                              ________________________________
                              ELIZABETH A. WOLFFE
                              Chief Judge
                              United States District Court

Dated:    February 16, 2023
          Rochester, New York
`,
    expected: {
      court: 'United States District Court for the Western District of New York',
      case_number: '6:21-CV-06187 EAW',
      filing_date: '2023-02-16',
      plaintiffs: ['Roswell Hathaway-Pike'],
      defendants: ['Seneca Valley School District'],
      judge_name: 'Elizabeth A. Wolffe',
    },
  },
  {
    name: 'Federal Trade Commission administrative matter',
    text: `               UNITED STATES OF AMERICA
               FEDERAL TRADE COMMISSION

COMMISSIONERS:      Lena M. Kahne, Chair
                    Noah J. Phillipe

___________________________________
In the Matter of                   )
                                   )
ALTAIR GENOMICS, INC.,             )     DOCKET NO. 9418
     a corporation;                )
                                   )
and                                )
                                   )
HELIX RIDGE, INC.,                 )
     a corporation.                )
___________________________________)

                    COMPLAINT
`,
    expected: {
      court: 'Federal Trade Commission',
      case_number: '9418',
    },
  },
  {
    name: 'petition to a probate division with an interested person',
    text: `     IN THE CIRCUIT COURT FOR PALM BEACH COUNTY, FLORIDA
                    PROBATE DIVISION

IN RE: ESTATE OF                          File No.: 50-2022-CP-001877-XXXX-NB
                                          Division: IH
MERCEDES FONTAINE-ADLER,

     Deceased.
_____________________________/

          PETITION TO REVOKE PROBATE

     Petitioner, ROLAND ADLER, files this petition.

     Signed on this 9th day of May, 2022.
`,
    expected: {
      court: 'Circuit Court in and for Palm Beach County, Florida',
      case_number: '50-2022-CP-001877-XXXX-NB',
      filing_date: '2022-05-09',
      defendants: [],
    },
  },
  {
    name: 'Illinois federal magistrate by consent',
    text: `               IN THE UNITED STATES DISTRICT COURT
              FOR THE NORTHERN DISTRICT OF ILLINOIS
                      WESTERN DIVISION

Deborah Stannard,                 )
                                  )
          Plaintiff,              )
                                  )   Case No. 3:21-cv-50187
     v.                           )
                                  )   Magistrate Judge Lisa A. Jenssen
Rockford Castings Corp.,          )
                                  )
          Defendant.              )

               MEMORANDUM OPINION AND ORDER

     For the reasons below, the motion is granted.

Entered: October 3, 2022               By: ________________________
                                             Lisa A. Jenssen
                                             U.S. Magistrate Judge
`,
    expected: {
      court: 'United States District Court for the Northern District of Illinois',
      case_number: '3:21-cv-50187',
      filing_date: '2022-10-03',
      plaintiffs: ['Deborah Stannard'],
      defendants: ['Rockford Castings Corp.'],
      judge_name: 'Lisa A. Jenssen',
    },
  },
  {
    name: 'First Circuit opinion',
    text: `          United States Court of Appeals
                 For the First Circuit

No. 21-1877

               MARIBEL ORTIZ-VEGA, ET AL.,

               Plaintiffs, Appellants,

                         v.

          CARIBBEAN PORT SERVICES, INC.,

               Defendant, Appellee.

     APPEAL FROM THE UNITED STATES DISTRICT COURT
          FOR THE DISTRICT OF PUERTO RICO

     [Hon. Francisco A. Besosan, U.S. District Judge]

                         Before

                    Barronn, Chief Judge,
          Lipezz and Thompsonn, Circuit Judges.

     Rafael Otero for appellants.

                    September 14, 2022

     THOMPSONN, Circuit Judge.  This appeal is about a dock.
`,
    expected: {
      court: 'United States Court of Appeals for the First Circuit',
      case_number: '21-1877',
      filing_date: '2022-09-14',
      plaintiffs: ['Maribel Ortiz-Vega'],
      defendants: ['Caribbean Port Services, Inc.'],
      judge_name: 'Thompsonn',
      roles: { 'Caribbean Port Services, Inc.': 'Defendant, Appellee' },
    },
  },
  {
    name: 'Fourth Circuit unpublished opinion',
    text: `USCA4 Appeal: 21-2187      Doc: 39         Filed: 12/20/2022    Pg: 1 of 4

                              UNPUBLISHED

                  UNITED STATES COURT OF APPEALS
                      FOR THE FOURTH CIRCUIT

                            No. 21-2187

WINSTON GREAVES,

               Plaintiff - Appellant,

          v.

TIDELANDS HEALTH SYSTEM; DR. MORRIS ELKIND,

               Defendants - Appellees.

Appeal from the United States District Court for the District of South Carolina, at Florence.
Sherri A. Lydonn, District Judge.  (4:20-cv-01187-SAL)

Submitted:  December 15, 2022                    Decided:  December 20, 2022

Before NIEMEYERS, THACKERY, and RUSHINGE, Circuit Judges.

Affirmed by unpublished per curiam opinion.
`,
    expected: {
      court: 'United States Court of Appeals for the Fourth Circuit',
      case_number: '21-2187',
      filing_date: '2022-12-20',
      plaintiffs: ['Winston Greaves'],
      defendants: ['Tidelands Health System', 'Morris Elkind'],
      judge_name: null,
    },
  },
  {
    name: 'Tenth Circuit with the head cut in two',
    text: `Appellate Case: 21-6187     Document: 010110771234     Date Filed: 11/21/2022     Page: 1
                                                                             FILED
                                                                 United States Court of Appeals
                                                                         Tenth Circuit

                     UNITED STATES COURT OF APPEALS           November 21, 2022
                                                           Christopher M. Wolperth
                          FOR THE TENTH CIRCUIT                  Clerk of Court
                     _________________________________

 BRANDY LEE OAKES,

      Plaintiff - Appellant,

 v.                                                      No. 21-6187
                                              (D.C. No. 5:20-CV-01187-G)
 CIMARRON CASUALTY COMPANY,                          (W.D. Okla.)

      Defendant - Appellee.
                     _________________________________

                         ORDER AND JUDGMENT*
                     _________________________________

Before HARTZE, KELLYE, and ROSSMANN, Circuit Judges.
`,
    expected: {
      court: 'United States Court of Appeals for the Tenth Circuit',
      case_number: '21-6187',
      filing_date: '2022-11-21',
      plaintiffs: ['Brandy Lee Oakes'],
      defendants: ['Cimarron Casualty Company'],
      judge_name: 'Hartze',
    },
  },
  {
    name: 'Western District of Missouri, parties in mixed case, number under them',
    text: `               IN THE UNITED STATES DISTRICT COURT
              FOR THE WESTERN DISTRICT OF MISSOURI
                      CENTRAL DIVISION

Jolene Ozark and Buddy Ozark,       )
                                    )
               Plaintiffs,          )
                                    )
          v.                        )    No. 2:22-CV-04187-BCW
                                    )
Show-Me Boat Sales, LLC, et al.,    )
                                    )
               Defendants.          )

                         ORDER

     Before the Court is Defendants' Motion to Dismiss. (Doc. 12).
     IT IS SO ORDERED.

DATED: January 5, 2023              /s/ Brian C. Wimess
                                    JUDGE BRIAN C. WIMESS
                                    UNITED STATES DISTRICT COURT
`,
    expected: {
      court: 'United States District Court for the Western District of Missouri',
      case_number: '2:22-CV-04187-BCW',
      filing_date: '2023-01-05',
      plaintiffs: ['Jolene Ozark', 'Buddy Ozark'],
      defendants: ['Show-Me Boat Sales, LLC'],
      judge_name: 'Brian C. Wimess',
    },
  },
  {
    name: 'Utah state court, caption in a box with counsel on top',
    text: `Marcus Tanner (#11877)
TANNER SMOOT, P.C.
10 Exchange Place
Salt Lake City, Utah 84111
mtanner@example.com
Attorneys for Plaintiff

          IN THE THIRD JUDICIAL DISTRICT COURT
          SALT LAKE COUNTY, STATE OF UTAH

WASATCH ALPINE GEAR, INC.,
                                        COMPLAINT
     Plaintiff,                         (Tier 3)

v.                                      Case No. 220901877

POWDERHOUND RENTALS, LLC,               Judge: Patrick Corumm

     Defendant.
`,
    expected: {
      court: 'Third Judicial District Court, Salt Lake County, Utah',
      case_number: '220901877',
      plaintiffs: ['Wasatch Alpine Gear, Inc.'],
      defendants: ['Powderhound Rentals, LLC'],
      judge_name: 'Patrick Corumm',
    },
  },
  {
    name: 'Kansas district court',
    text: `     IN THE DISTRICT COURT OF JOHNSON COUNTY, KANSAS
                    CIVIL COURT DEPARTMENT

SUNFLOWER STATE BANK,              )
                                   )
          Plaintiff,               )
                                   )    Case No. 22CV01877
vs.                                )    Division 7
                                   )    Chapter 60
GRADY MCALLEN and                  )
PRAIRIE DOG TOWING, LLC,           )
                                   )
          Defendants.              )

          PETITION PURSUANT TO K.S.A. CHAPTER 60
`,
    expected: {
      court: 'District Court of Johnson County, Kansas',
      case_number: '22CV01877',
      plaintiffs: ['Sunflower State Bank'],
      defendants: ['Grady McAllen', 'Prairie Dog Towing, LLC'],
    },
  },
  {
    name: 'New Hampshire opinion whose text follows its byline',
    text: `               STATE OF NEW HAMPSHIRE
               SUPREME COURT

               Case No. 2022-0187

     Appeal of Theodora Whitfield

     Argued: November 9, 2022
     Opinion Issued: February 3, 2023

     HICKSON, J.  The petitioner appeals a decision of the compensation appeals board.
`,
    expected: {
      court: 'New Hampshire Supreme Court',
      case_number: '2022-0187',
      filing_date: '2023-02-03',
      judge_name: 'Hickson',
    },
  },
  {
    name: 'Nebraska with appellee first',
    text: `     IN THE NEBRASKA COURT OF APPEALS

     MEMORANDUM OPINION AND JUDGMENT ON APPEAL

                    STATE V. OSTERGAARD

               STATE OF NEBRASKA, APPELLEE,
                         V.
               MADS P. OSTERGAARD, APPELLANT.

     Filed April 4, 2023.    No. A-22-687.

     Appeal from the District Court for Lancaster County: JODI L. NELSEN, Judge. Affirmed.

     BISHOPP, Judge.
     INTRODUCTION
`,
    expected: {
      court: 'Nebraska Court of Appeals',
      case_number: 'A-22-687',
      filing_date: '2023-04-04',
      plaintiffs: ['State of Nebraska'],
      defendants: ['Mads P. Ostergaard'],
      judge_name: 'Bishopp',
    },
  },
  {
    name: 'minute entry of a federal court',
    text: `Case 2:22-cv-01187-JAK-AS   Document 41   Filed 02/27/23   Page 1 of 1   Page ID #:512

                    UNITED STATES DISTRICT COURT
                   CENTRAL DISTRICT OF CALIFORNIA

                    CIVIL MINUTES - GENERAL

Case No.   CV 22-1187-JAK (ASx)                          Date   February 27, 2023
Title      Orlaith Quigley v. Vermilion Studios, LLC, et al.

Present: The Honorable     JOHN A. KRONSTADD, UNITED STATES DISTRICT JUDGE

          T. Jacksonn                         Not Reported
          Deputy Clerk                        Court Reporter / Recorder

Attorneys Present for Plaintiffs:        Attorneys Present for Defendants:
          Not Present                              Not Present

Proceedings:   (IN CHAMBERS) ORDER RE MOTION TO COMPEL
`,
    expected: {
      court: 'United States District Court for the Central District of California',
      filing_date: '2023-02-27',
      plaintiffs: ['Orlaith Quigley'],
      defendants: ['Vermilion Studios, LLC'],
      judge_name: 'John A. Kronstadd',
    },
  },
  {
    name: 'stipulation captioned plaintiff, counterdefendant and so on with slashes on two lines',
    text: `               UNITED STATES DISTRICT COURT
               DISTRICT OF ARIZONA

Cholla Robotics LLC,                      No. CV-22-01877-PHX-DWL

     Plaintiff/Counterdefendant,          STIPULATED PROTECTIVE ORDER

v.

Palo Verde Automation Incorporated, et al.,

     Defendants/Counterclaimants.
`,
    expected: {
      court: 'United States District Court for the District of Arizona',
      case_number: 'CV-22-01877-PHX-DWL',
      plaintiffs: ['Cholla Robotics LLC'],
      defendants: ['Palo Verde Automation Incorporated'],
      roles: {
        'Cholla Robotics LLC': 'Plaintiff/Counterdefendant',
        'Palo Verde Automation Incorporated': 'Defendant/Counterclaimant',
      },
    },
  },
  {
    name: 'Massachusetts trial court department, the commonwealth on two lines',
    text: `COMMONWEALTH OF                         SUPERIOR COURT DEPARTMENT
MASSACHUSETTS                           OF THE TRIAL COURT
                                        CIVIL ACTION NO. 2381CV01877
NORFOLK, ss.

OTTILIE BRANDEIS-MOORE,           )
          Plaintiff               )
                                  )
v.                                )
                                  )
QUINCY HARBORWALK TRUST,          )
          Defendant               )

     MEMORANDUM OF DECISION AND ORDER ON DEFENDANT'S MOTION FOR SUMMARY JUDGMENT
`,
    expected: {
      court: 'Superior Court of Norfolk County, Massachusetts',
      case_number: '2381CV01877',
      plaintiffs: ['Ottilie Brandeis-Moore'],
      defendants: ['Quincy Harborwalk Trust'],
    },
  },
  {
    name: 'Colorado labels whose names go on in the next row',
    text: `DISTRICT COURT, LARIMER COUNTY,
COLORADO
201 LaPorte Avenue, Fort Collins, Colorado 80521

Plaintiff: HORSETOOTH CIDER WORKS              COURT USE ONLY
COMPANY, a Colorado corporation           Case Number: 2023CV030177

v.
                                          Division: 3 Courtroom: B
Defendants: POUDRE VALLEY COLD
STORAGE, LLC; and MARGUERITE DOYLE

Attorneys for Plaintiff:
Fintan Sorley, #41187
SORLEY PC

               COMPLAINT
`,
    expected: {
      court: 'District Court of Larimer County, Colorado',
      case_number: '2023CV030177',
      plaintiffs: ['Horsetooth Cider Works Company'],
      defendants: ['Poudre Valley Cold Storage, LLC', 'Marguerite Doyle'],
    },
  },
  {
    name: 'New York family court order that opens with its term',
    text: `F.C. At a term of the Family Court of the State of New York, held in and for the County of
Bronx, at 900 Sheridan Avenue, Bronx, NY 10451, on March 14, 2023
PRESENT: Hon. Aurelia Stanhope
-----------------------------------X
In the Matter of a Custody/Visitation             File #: 207715
Proceeding                                        Docket #: V-04418-23
JOHANNA PRYCE,                                    TEMPORARY ORDER OF CUSTODY
          Petitioner,
     -against-
LINUS ABARA,
          Respondent.
-----------------------------------X

NOW, therefore, it is ORDERED that the child shall reside with the Petitioner.
Dated: March 14, 2023
                                   ENTER
                                   _____________________
                                   Hon. Aurelia Stanhope
`,
    expected: {
      court: 'Family Court of the State of New York, County of Bronx',
      case_number: 'V-04418-23',
      filing_date: '2023-03-14',
      plaintiffs: ['Johanna Pryce'],
      defendants: ['Linus Abara'],
      judge_name: 'Aurelia Stanhope',
    },
  },
  {
    name: 'Iowa scheduling order signed with the office on the judge’s line',
    text: `          IN THE IOWA DISTRICT COURT FOR LINN COUNTY

PRAIRIE ROSE GRAIN
ELEVATOR,                               Case No. LACV101877
     Plaintiff,
vs.                                     SCHEDULING ORDER
HOLGER TAMM and TAMM
DAIRY, INC.,
     Defendants.

     The Court enters the following order. Trial is set for March 4, 2024 at 9:00 a.m.

So Ordered
                                   Gretel A. Farraby, District Court Judge,
                                   Sixth Judicial District of Iowa
`,
    expected: {
      court: 'Iowa District Court for Linn County',
      case_number: 'LACV101877',
      plaintiffs: ['Prairie Rose Grain Elevator'],
      defendants: ['Holger Tamm', 'Tamm Dairy, Inc.'],
      judge_name: 'Gretel A. Farraby',
    },
  },
  {
    name: 'removal notice with a blank number and the state number in its text',
    text: `          IN THE UNITED STATES DISTRICT COURT
          FOR THE WESTERN DISTRICT OF PENNSYLVANIA

CONSUELO HARTWIG,                :
          Plaintiff,             :
                                 :   CIVIL ACTION
     v.                          :
                                 :   NO. ____________
ALLEGHENY PARCEL SERVICE, INC.,  :
          Defendant.             :

               NOTICE OF REMOVAL

     Defendant removes this action from the Court of Common Pleas of Allegheny
County, No. 220601187, and states:
`,
    expected: {
      court: 'United States District Court for the Western District of Pennsylvania',
      case_number: null,
      plaintiffs: ['Consuelo Hartwig'],
      defendants: ['Allegheny Parcel Service, Inc.'],
    },
  },
  {
    name: 'Kentucky circuit court with the roles at the right',
    text: `               COMMONWEALTH OF KENTUCKY
                FAYETTE CIRCUIT COURT
                 DIVISION THREE (3)
NO. 23-CI-001877

CORNELIUS DISTILLING CO.                 PLAINTIFF

v.                                       AGREED PROTECTIVE ORDER

BLUEGRASS COOPERAGE, LLC, et al.         DEFENDANTS

                    ** ** ** **

     By agreement of the parties, IT IS HEREBY ORDERED.

                                   ______________________
                                   JUDGE PATRICE MORROW
                                   Date: July 10, 2023
`,
    expected: {
      court: 'Fayette Circuit Court, Kentucky',
      location: 'Fayette County, Kentucky',
      case_number: '23-CI-001877',
      filing_date: '2023-07-10',
      plaintiffs: ['Cornelius Distilling Co.'],
      defendants: ['Bluegrass Cooperage, LLC'],
      judge_name: 'Patrice Morrow',
    },
  },
  {
    name: 'Vermont superior court with its unit',
    text: `                         STATE OF VERMONT

SUPERIOR COURT                          CIVIL DIVISION
Rutland Unit                            Docket No. 23-CV-01877

Killington Maple Growers, Inc.
     Plaintiff

v.

Amos Thornfield d/b/a Thornfield Farm
     Defendant

     STIPULATION OF DISMISSAL WITH PREJUDICE

     Dated at Rutland, Vermont this 4th day of December, 2023.
`,
    expected: {
      court: 'Vermont Superior Court, Rutland Unit, Civil Division',
      case_number: '23-CV-01877',
      filing_date: '2023-12-04',
      plaintiffs: ['Killington Maple Growers, Inc.'],
      defendants: ['Amos Thornfield d/b/a Thornfield Farm'],
    },
  },
  {
    name: 'Baltimore City, the court down the right column',
    text: `INGRID HALVORSEN, Plaintiff          *     IN THE
                                     *     CIRCUIT COURT
vs.                                  *     FOR
                                     *     BALTIMORE CITY
QUIK-SAVE MARKETS OF                 *     Case No.: 24-C-23-001877
BALTIMORE, INC., Defendant           *
*    *    *    *    *    *    *    *    *    *    *
               LINE ENTERING APPEARANCE
`,
    expected: {
      court: 'Circuit Court for Baltimore City, Maryland',
      case_number: '24-C-23-001877',
      plaintiffs: ['Ingrid Halvorsen'],
      defendants: ['Quik-Save Markets of Baltimore, Inc.'],
    },
  },
  {
    name: 'Los Angeles declaration, the judge’s name in the line under Hon.',
    text: `          SUPERIOR COURT OF THE STATE OF CALIFORNIA
     FOR THE COUNTY OF LOS ANGELES - STANLEY MOSK COURTHOUSE

IRIS SATTERLEY, an individual,          Case No.: 23STCV18772
                                        [Assigned for All Purposes to the Hon.
               Plaintiff,               Ulrike S. Kaldor, Dept. 51]
     vs.
                                        DECLARATION OF DASHIELL PREWITT
MONTEREY HOSPITALITY GROUP, LLC, a
Delaware limited liability company,

               Defendant.
`,
    expected: {
      court: 'Superior Court of California, County of Los Angeles',
      case_number: '23STCV18772',
      plaintiffs: ['Iris Satterley'],
      defendants: ['Monterey Hospitality Group, LLC'],
      judge_name: 'Ulrike S. Kaldor',
    },
  },
];
