import type { Caption } from './captions.ts';

/** Fictional first pages for spouses, relators, lists under labels, and names beside other text. */
export const layoutCaptions: Caption[] = [
  {
    name: 'Texas marriage, spouses joined by AND without roles',
    text: `                              CAUSE NO. 24-DCV-339011

IN THE MATTER OF THE                   §           IN THE DISTRICT COURT
MARRIAGE OF                            §
                                       §
CELESTE AMARANTH BOYD                  §           387TH JUDICIAL DISTRICT
AND                                    §
IGNACIO BOYD                           §           FORT BEND COUNTY, TEXAS

        ORIGINAL PETITION FOR DIVORCE
`,
    expected: { plaintiffs: ['Celeste Amaranth Boyd'], defendants: ['Ignacio Boyd'] },
  },
  {
    name: 'California complaint that lost its columns, causes behind the names',
    text: `SUPERIOR COURT OF THE STATE OF CALIFORNIA
FOR THE COUNTY OF SAN DIEGO

NADINE OKONJO, an individual, Case No. 37-2023-00019922-CU-OE-CTL
Plaintiff, COMPLAINT FOR DAMAGES:
v. 1. Wrongful Termination
SEACREST PROPERTY MANAGEMENT, 2. Retaliation
INC., a California corporation; 3. Unpaid Wages
BARTHOLOMEW QUILL, an individual; DEMAND FOR JURY TRIAL
and DOES 1 through 20, inclusive,
Defendants.

Plaintiff Nadine Okonjo alleges as follows:
`,
    expected: {
      plaintiffs: ['Nadine Okonjo'],
      defendants: ['Seacrest Property Management, Inc.', 'Bartholomew Quill'],
    },
  },
  {
    name: 'New York Family Court, proceeding under an article',
    text: `FAMILY COURT OF THE STATE OF NEW YORK
COUNTY OF BRONX
---------------------------------------------x
In the Matter of a Proceeding under
Article 6 of the Family Court Act

TAMIKA OVERSTREET,
                         Petitioner,             Docket No. V-10221-23

          - against -

LORENZO PICKERING,
                         Respondent.
---------------------------------------------x
`,
    expected: { plaintiffs: ['Tamika Overstreet'], defendants: ['Lorenzo Pickering'] },
  },
  {
    name: 'New York appeal, respondent before the appellants and other defendants',
    text: `Supreme Court of the State of New York
Appellate Division: Second Judicial Department

2022-04417                              DECISION & ORDER

Gretchen Halloway, respondent, v Mapleton Transit Corp.,
et al., appellants, et al., defendants.
(Index No. 701552/18)

     In an action to recover damages for personal injuries, the defendants appeal.
`,
    expected: { plaintiffs: ['Gretchen Halloway'], defendants: ['Mapleton Transit Corp.'] },
  },
  {
    name: 'Illinois foreclosure with non-record claimants',
    text: `IN THE CIRCUIT COURT OF COOK COUNTY, ILLINOIS
COUNTY DEPARTMENT, CHANCERY DIVISION

PRAIRIE GATE BANK, N.A.,                )
                                        )
          Plaintiff,                    )
                                        )  Case No. 2024 CH 01822
     v.                                 )
                                        )  Calendar 58
WENDELL ABERNATHY; LAKESHORE TOWERS     )
CONDOMINIUM ASSOCIATION; UNKNOWN        )  Property: 1811 N. Clark St.
OWNERS AND NON-RECORD CLAIMANTS,        )
                                        )
          Defendants.                   )
`,
    expected: {
      plaintiffs: ['Prairie Gate Bank, N.A.'],
      defendants: ['Wendell Abernathy', 'Lakeshore Towers Condominium Association'],
    },
  },
  {
    name: 'Illinois attorney general as relator after a comma',
    text: `IN THE CIRCUIT COURT FOR THE SIXTEENTH JUDICIAL CIRCUIT
KANE COUNTY, ILLINOIS

PEOPLE OF THE STATE OF ILLINOIS,        )
ex rel. DORIAN STERLING, Attorney       )
General of the State of Illinois,       )
                                        )
               Plaintiff,               )
                                        )
          v.                            )   No. 2023 CH 000212
                                        )
FOX VALLEY PLATING COMPANY, an          )
Illinois corporation,                   )
               Defendant.               )
`,
    expected: {
      plaintiffs: ['People of the State of Illinois', 'Dorian Sterling'],
      defendants: ['Fox Valley Plating Company'],
    },
  },
  {
    name: 'Rhode Island defendant under an alias',
    text: `STATE OF RHODE ISLAND                              SUPERIOR COURT
PROVIDENCE, SC.

FIONA DELACROIX                  :
     Plaintiff                   :
                                 :
VS.                              :       C.A. NO. PC-2024-00182
                                 :
NARRAGANSETT FERRY CORPORATION,  :
alias                            :
     Defendant                   :
`,
    expected: { plaintiffs: ['Fiona Delacroix'], defendants: ['Narragansett Ferry Corporation'] },
  },
  {
    name: 'Arizona partnerships by number',
    text: `IN THE SUPERIOR COURT OF THE STATE OF ARIZONA
IN AND FOR THE COUNTY OF MARICOPA

CONSUELO FIGUEROA, a single woman,    | No. CV2024-001822
                                      |
               Plaintiff,             | COMPLAINT
v.                                    |
                                      | (Tort - Motor Vehicle)
BANNER MESA HOSPITAL CORPORATION, an  |
Arizona corporation; EMMETT STRAUSS   |
and JANE DOE STRAUSS, husband and     |
wife; JOHN DOES I-X; BLACK            |
PARTNERSHIPS I-X,                     |
               Defendants.            |
`,
    expected: {
      plaintiffs: ['Consuelo Figueroa'],
      defendants: ['Banner Mesa Hospital Corporation', 'Emmett Strauss', 'Jane Doe Strauss'],
    },
  },
  {
    name: 'Colorado names in a list under their label',
    text: `DISTRICT COURT, GARFIELD COUNTY, COLORADO
109 8th Street, Suite 104
Glenwood Springs, CO 81601

Plaintiff:
REDSTONE DITCH COMPANY

v.

Defendants:
LACHLAN WRAY, and BOARD OF COUNTY
COMMISSIONERS OF GARFIELD COUNTY              ▲ COURT USE ONLY ▲

Attorney for Plaintiff:                       Case Number: 2024CV030182
Priya Naidoo, #41122
                                              Div.:     Ctrm.:
                    COMPLAINT
`,
    expected: {
      plaintiffs: ['Redstone Ditch Company'],
      defendants: ['Lachlan Wray', 'Board of County Commissioners of Garfield County'],
    },
  },
  {
    name: 'Nevada owners’ association by its initials',
    text: `                         DISTRICT COURT
                      CLARK COUNTY, NEVADA

DESERT WILLOW HOA, a Nevada non-profit   CASE NO.: A-24-891822-C
corporation,
                                         DEPT. NO.: XXII
               Plaintiff,
vs.                                      COMPLAINT

ANSELM GARRITY, an individual; DOES I
through X; and ROE CORPORATIONS I
through X, inclusive,
               Defendants.
`,
    expected: { plaintiffs: ['Desert Willow HOA'], defendants: ['Anselm Garrity'] },
  },
  {
    name: 'Louisiana section over the names',
    text: `19TH JUDICIAL DISTRICT COURT FOR THE PARISH OF EAST BATON ROUGE

                    STATE OF LOUISIANA

NO. C-741822                                   SECTION: 24

                 EVARISTE THIBODAUX, JR.

                          VERSUS

   BAYOU TECHE MARINE, L.L.C. AND PELICAN STATE INDEMNITY COMPANY

FILED: _______________          ________________________
                                     DEPUTY CLERK

                  PETITION FOR DAMAGES
`,
    expected: {
      plaintiffs: ['Evariste Thibodaux, Jr.'],
      defendants: ['Bayou Teche Marine, L.L.C.', 'Pelican State Indemnity Company'],
    },
  },
  {
    name: 'Arkansas county with its state',
    text: `     IN THE CIRCUIT COURT OF PULASKI COUNTY, ARKANSAS
                    SIXTH DIVISION

RAZORBACK GRAVEL, LLC                                  PLAINTIFF

v.                       CASE NO. 60CV-24-1822

PULASKI COUNTY, ARKANSAS; and
VERNA STROUD, in her official capacity
as Assessor                                            DEFENDANTS

          COMPLAINT FOR DECLARATORY JUDGMENT
`,
    expected: { plaintiffs: ['Razorback Gravel, LLC'], defendants: ['Pulaski County, Arkansas', 'Verna Stroud'] },
  },
  {
    name: 'Tennessee couple, and wife',
    text: `IN THE CHANCERY COURT FOR DAVIDSON COUNTY, TENNESSEE
TWENTIETH JUDICIAL DISTRICT AT NASHVILLE

CUMBERLAND LUMBER COMPANY,        )
                                  )
     Plaintiff,                   )
                                  )
v.                                )    No. 24-0182-II
                                  )
VERNON OGLESBY and wife,          )
TALLULAH OGLESBY,                 )
                                  )
     Defendants.                  )
`,
    expected: { plaintiffs: ['Cumberland Lumber Company'], defendants: ['Vernon Oglesby', 'Tallulah Oglesby'] },
  },
  {
    name: 'circuit caption with the government as appellee',
    text: `     UNITED STATES COURT OF APPEALS
          FOR THE SECOND CIRCUIT
     ___________________________________

UNITED STATES OF AMERICA,

               Appellee,

          v.                                   22-1822-cr

RAMON MARTE, AKA Ray,

               Defendant,

KELVIN MARTE, AKA Kel,

               Defendant-Appellant.
     ___________________________________
`,
    expected: {
      plaintiffs: ['United States of America'],
      defendants: ['Ramon Marte, AKA Ray', 'Kelvin Marte, AKA Kel'],
    },
  },
  {
    name: 'qui tam with two governments',
    text: `               UNITED STATES DISTRICT COURT
               MIDDLE DISTRICT OF FLORIDA
                    TAMPA DIVISION

UNITED STATES OF AMERICA and STATE OF
FLORIDA, ex rel. DAPHNE KIRKWOOD,

     Plaintiffs,
v.                                      Case No. 8:22-cv-1822-TPB-AEP

SUNCOAST DIALYSIS GROUP, LLC,

     Defendant.
_______________________________________/
`,
    expected: {
      plaintiffs: ['United States of America', 'State of Florida', 'Daphne Kirkwood'],
      defendants: ['Suncoast Dialysis Group, LLC'],
    },
  },
  {
    name: 'Texas divorce with a child',
    text: `                              NO. 2024-55182

IN THE MATTER OF                 §           IN THE DISTRICT COURT OF
THE MARRIAGE OF                  §
                                 §
ORALEE MENDENHALL                §           BEXAR COUNTY, TEXAS
AND                              §
TOBIN MENDENHALL                 §
                                 §
AND IN THE INTEREST OF           §
J.M., A CHILD                    §           285TH JUDICIAL DISTRICT

          ORIGINAL PETITION FOR DIVORCE
`,
    expected: { plaintiffs: ['Oralee Mendenhall'], defendants: ['Tobin Mendenhall'] },
  },
  {
    name: 'city in its municipal court',
    text: `               MAPLE GROVE MUNICIPAL COURT
               CUYAHOGA COUNTY, OHIO

CITY OF MAPLE GROVE          )    CASE NO. 24 TRD 01822
     Plaintiff               )
-vs-                         )    JUDGE ANNA MARIE COLE
                             )
LUCIUS HARROW                )    MOTION TO SUPPRESS
     Defendant               )
`,
    expected: { plaintiffs: ['City of Maple Grove'], defendants: ['Lucius Harrow'] },
  },
  {
    name: 'Colorado criminal caption with the triangles',
    text: `DISTRICT COURT, EL PASO COUNTY, COLORADO
270 South Tejon Street
Colorado Springs, CO 80903

THE PEOPLE OF THE STATE OF COLORADO,

v.

RAFE DONNELLY,
Defendant.                                   ▲ COURT USE ONLY ▲
                                             Case Number: 24CR182
                                             Division: 15
     MOTION FOR BILL OF PARTICULARS
`,
    expected: { plaintiffs: ['The People of the State of Colorado'], defendants: ['Rafe Donnelly'] },
  },
  {
    name: 'Georgia, the state alone under the v.',
    text: `     IN THE COURT OF APPEALS
     STATE OF GEORGIA

PERCY LANGDON,                      *
     Appellant,                     *
                                    *    CASE NO. A24A0182
v.                                  *
                                    *
THE STATE OF GEORGIA,               *
     Appellee.                      *

     BRIEF OF APPELLANT
`,
    expected: { plaintiffs: ['Percy Langdon'], defendants: ['The State of Georgia'] },
  },
  {
    name: 'opposition to a trademark',
    text: `     IN THE UNITED STATES PATENT AND TRADEMARK OFFICE
     BEFORE THE TRADEMARK TRIAL AND APPEAL BOARD

GOLDLEAF TEA CO.,                 )
               Opposer,           )
     v.                           )   Opposition No. 91281822
                                  )
LEAFGOLD BEVERAGES LLC,           )
               Applicant.         )
`,
    expected: { plaintiffs: ['Goldleaf Tea Co.'], defendants: ['Leafgold Beverages LLC'] },
  },
];
