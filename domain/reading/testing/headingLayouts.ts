/** A caption under a heading, with lines after it. */
const cap = (l = '') => `
MARGARET ELLISON,                           )
                    Plaintiff,              )   Case No. 2021-4417
          v.                                )
THISTLEDOWN HOLDINGS, LLC,                  )   COMPLAINT
                    Defendant.              )
${l}
     Plaintiff complains of Defendant and alleges as follows:
`;
/** First pages with their courts' headings in one column or two, above the caption or next to it. */
export const headingLayouts: readonly (readonly [layout: string, text: string, court: string])[] = [
  [
    'NC two columns',
    `STATE OF NORTH CAROLINA                       IN THE GENERAL COURT OF JUSTICE
                                                  SUPERIOR COURT DIVISION
COUNTY OF BUNCOMBE                                      21 CVS 4417
` + cap(),
    'General Court of Justice, Superior Court Division, Buncombe County, North Carolina',
  ],
  [
    'SC',
    `STATE OF SOUTH CAROLINA            )          IN THE COURT OF COMMON PLEAS
                                   )          NINTH JUDICIAL CIRCUIT
COUNTY OF CHARLESTON               )          CASE NO. 2021-CP-10-4417
` + cap(),
    'Court of Common Pleas of the Ninth Judicial Circuit, Charleston County, South Carolina',
  ],
  [
    'MA',
    `                        COMMONWEALTH OF MASSACHUSETTS

SUFFOLK, ss.                                         SUPERIOR COURT DEPARTMENT
                                                     OF THE TRIAL COURT
                                                     C.A. NO. 2184CV04417
` + cap(),
    'Superior Court of Massachusetts, Suffolk County',
  ],
  [
    'MN',
    `STATE OF MINNESOTA                                        DISTRICT COURT

COUNTY OF HENNEPIN                                FOURTH JUDICIAL DISTRICT
` + cap(),
    'District Court of the Fourth Judicial District, Hennepin County, Minnesota',
  ],
  [
    'WI',
    `STATE OF WISCONSIN            CIRCUIT COURT            MILWAUKEE COUNTY
` + cap(),
    'Circuit Court of Milwaukee County, Wisconsin',
  ],
  [
    'ND',
    `STATE OF NORTH DAKOTA                              IN DISTRICT COURT

COUNTY OF CASS                              EAST CENTRAL JUDICIAL DISTRICT
` + cap(),
    'District Court of the East Central Judicial District, Cass County, North Dakota',
  ],
  [
    'WY',
    `STATE OF WYOMING        )             IN THE DISTRICT COURT
                        ) ss.
COUNTY OF NATRONA       )             SEVENTH JUDICIAL DISTRICT
` + cap(),
    'District Court of the Seventh Judicial District, Natrona County, Wyoming',
  ],
  [
    'SD',
    `STATE OF SOUTH DAKOTA   )                IN CIRCUIT COURT
                        :SS
COUNTY OF MINNEHAHA     )             SECOND JUDICIAL CIRCUIT
` + cap(),
    'Circuit Court of the Second Judicial Circuit, Minnehaha County, South Dakota',
  ],
  [
    'IN',
    `STATE OF INDIANA        )      IN THE MARION SUPERIOR COURT 4
                        ) SS:
COUNTY OF MARION        )      CAUSE NO. 49D04-2104-CT-004417
` + cap(),
    'Superior Court of Marion County, Indiana',
  ],
  [
    'RI',
    `STATE OF RHODE ISLAND                                     SUPERIOR COURT
PROVIDENCE, SC.
` + cap(),
    'Superior Court of Rhode Island, Providence County',
  ],
  [
    'ME',
    `STATE OF MAINE                                       SUPERIOR COURT
CUMBERLAND, ss.                                      CIVIL ACTION
                                                     DOCKET NO. CV-21-417
` + cap(),
    'Superior Court of Maine, Cumberland County',
  ],
  [
    'NH',
    `                      THE STATE OF NEW HAMPSHIRE

HILLSBOROUGH, SS.                                      SUPERIOR COURT
NORTHERN DISTRICT                                         JULY TERM, 2021
` + cap(),
    'Superior Court of New Hampshire, Hillsborough County',
  ],
  [
    'NV with counsel',
    `INES KENYON, ESQ.
Nevada Bar No. 4417
KENYON LAW
100 Example Avenue
Las Vegas, Nevada 89101
Attorney for Plaintiff
                              DISTRICT COURT
                           CLARK COUNTY, NEVADA
` + cap(),
    'District Court of Clark County, Nevada',
  ],
  [
    'UT with counsel',
    `Ines Kenyon (4417)
KENYON LAW
100 Example Avenue
Salt Lake City, Utah 84101
Attorney for Plaintiff

            IN THE THIRD JUDICIAL DISTRICT COURT IN AND FOR
                  SALT LAKE COUNTY, STATE OF UTAH
` + cap(),
    'Third Judicial District Court, Salt Lake County, Utah',
  ],
  [
    'CA two-line',
    `Ines Kenyon (SBN 254417)
KENYON LAW
100 Example Avenue
Oakland, California 94607

                    SUPERIOR COURT OF CALIFORNIA

                        COUNTY OF ALAMEDA
` + cap(),
    'Superior Court of California, County of Alameda',
  ],
  [
    'TX',
    `                            CAUSE NO. 2021-44170

MARGARET ELLISON,                 §          IN THE DISTRICT COURT OF
     Plaintiff,                   §
                                  §
v.                                §          HARRIS COUNTY, TEXAS
                                  §
THISTLEDOWN HOLDINGS, LLC,        §
     Defendant.                   §          234TH JUDICIAL DISTRICT

                    PLAINTIFF'S ORIGINAL PETITION
`,
    '234th District Court, Harris County, Texas',
  ],
  [
    'TX justice',
    `                            CAUSE NO. J1-CV-21-004417

MARGARET ELLISON,                 §          IN THE JUSTICE COURT
     Plaintiff,                   §
v.                                §          PRECINCT ONE
THISTLEDOWN HOLDINGS, LLC,        §
     Defendant.                   §          TRAVIS COUNTY, TEXAS

                    PLAINTIFF'S ORIGINAL PETITION
`,
    'Justice Court, Precinct One, Travis County, Texas',
  ],
  [
    'TX numbered',
    `                            CAUSE NO. 21-DCV-284417

MARGARET ELLISON,                 §          IN THE DISTRICT COURT
     Plaintiff,                   §
v.                                §          400TH JUDICIAL DISTRICT
THISTLEDOWN HOLDINGS, LLC,        §
     Defendant.                   §          FORT BEND COUNTY, TEXAS

                    PLAINTIFF'S ORIGINAL PETITION
`,
    '400th District Court, Fort Bend County, Texas',
  ],
  [
    'CO box',
    `DISTRICT COURT, CITY AND COUNTY OF DENVER,
STATE OF COLORADO
1437 Bannock Street
Denver, Colorado 80202
Plaintiff: MARGARET ELLISON
v.
Defendant: THISTLEDOWN HOLDINGS, LLC                    ^ COURT USE ONLY ^
Attorney for Plaintiff:                               Case Number: 2021CV34417
Ines Kenyon, #44170                                   Division: 215
                         COMPLAINT AND JURY DEMAND
`,
    'District Court of Denver County, Colorado',
  ],
  [
    'NJ right column',
    `KENYON LAW
100 Example Avenue
Newark, New Jersey 07102

MARGARET ELLISON,                    :   SUPERIOR COURT OF NEW JERSEY
                                     :   LAW DIVISION, SPECIAL CIVIL PART
               Plaintiff,            :   ESSEX COUNTY
      v.                             :   DOCKET NO. ESX-DC-004417-21
THISTLEDOWN HOLDINGS, LLC,           :
               Defendant.            :   COMPLAINT
`,
    'Superior Court of New Jersey, Law Division, Special Civil Part, Essex County',
  ],
  [
    'PA right',
    `MARGARET ELLISON,                    :   IN THE COURT OF COMMON PLEAS OF
               Plaintiff             :   LANCASTER COUNTY, PENNSYLVANIA
      v.                             :
THISTLEDOWN HOLDINGS, LLC,           :   NO. CI-21-04417
               Defendant             :
                             COMPLAINT
`,
    'Court of Common Pleas of Lancaster County, Pennsylvania',
  ],
  [
    'CT',
    `DOCKET NO. HHD-CV21-6144170-S        :         SUPERIOR COURT
MARGARET ELLISON                     :         JUDICIAL DISTRICT OF HARTFORD
v.                                   :         AT HARTFORD
THISTLEDOWN HOLDINGS, LLC            :         JUNE 11, 2021
                             COMPLAINT
`,
    'Superior Court of Connecticut, Judicial District of Hartford',
  ],
  [
    'MD right',
    `MARGARET ELLISON                     *         IN THE
     Plaintiff                       *         CIRCUIT COURT
v.                                   *         FOR
THISTLEDOWN HOLDINGS, LLC            *         MONTGOMERY COUNTY
     Defendant                       *         Case No. 484417V
     *      *      *      *      *      *      *      *
                             COMPLAINT
Ines Kenyon, 100 Example Avenue, Rockville, Maryland 20850
`,
    'Circuit Court of Montgomery County, Maryland',
  ],
  [
    'KY',
    `                       COMMONWEALTH OF KENTUCKY
                       JEFFERSON CIRCUIT COURT
                          DIVISION NINE (9)
                       CASE NO. 21-CI-004417
` + cap(),
    'Jefferson Circuit Court, Kentucky',
  ],
  [
    'VA',
    `VIRGINIA:
          IN THE CIRCUIT COURT FOR THE CITY OF ALEXANDRIA
` + cap(),
    'Circuit Court of Alexandria City, Virginia',
  ],
  [
    'GA',
    `                  IN THE SUPERIOR COURT OF FULTON COUNTY
                            STATE OF GEORGIA
` + cap(),
    'Superior Court of Fulton County, Georgia',
  ],
  [
    'MI',
    `STATE OF MICHIGAN
IN THE CIRCUIT COURT FOR THE COUNTY OF WAYNE

MARGARET ELLISON,
     Plaintiff,                                Case No. 21-004417-CZ
v                                              Hon. Ines Kenyon
THISTLEDOWN HOLDINGS, LLC,
     Defendant.
`,
    'Circuit Court of Wayne County, Michigan',
  ],
  [
    'SDNY letter addressee',
    `KENYON LAW
100 Example Avenue, New York, NY 10001

June 11, 2021
Hon. Owen Marsh
United States District Court
Southern District of New York
500 Pearl Street
New York, NY 10007
     Re:  Ellison v. Thistledown Holdings, LLC, 21 Civ. 4417
Dear Judge Marsh:
`,
    'United States District Court for the Southern District of New York',
  ],
  [
    'transcript',
    `  1                  UNITED STATES DISTRICT COURT
  2                 EASTERN DISTRICT OF CALIFORNIA
  3    UNITED STATES OF AMERICA,
  4              Plaintiff,             Case No. 2:21-cr-00417
  5         v.
  6    MARGARET ELLISON,
  7              Defendant.
  8                  TRANSCRIPT OF PROCEEDINGS
`,
    'United States District Court for the Eastern District of California',
  ],
  [
    'OH',
    `                   IN THE COURT OF COMMON PLEAS
                       CUYAHOGA COUNTY, OHIO

MARGARET ELLISON               )  CASE NO. CV 21 944170
     Plaintiff                 )
                               )  JUDGE OWEN MARSH
     vs.                       )
THISTLEDOWN HOLDINGS, LLC      )
     Defendant                 )  COMPLAINT
`,
    'Court of Common Pleas of Cuyahoga County, Ohio',
  ],
  [
    'MT',
    `Ines Kenyon
KENYON LAW
Missoula, Montana 59801
Attorney for Plaintiff

       MONTANA FOURTH JUDICIAL DISTRICT COURT, MISSOULA COUNTY
` + cap(),
    'Fourth Judicial District Court, Missoula County, Montana',
  ],
  [
    'VT',
    `STATE OF VERMONT
SUPERIOR COURT                                      CIVIL DIVISION
Chittenden Unit                                     Docket No. 417-6-21 Cncv
` + cap(),
    'Vermont Superior Court, Chittenden Unit, Civil Division',
  ],
  [
    'NM',
    `STATE OF NEW MEXICO
COUNTY OF SANTA FE
FIRST JUDICIAL DISTRICT COURT

MARGARET ELLISON,
     Plaintiff,
v.                                          No. D-101-CV-2021-00417
THISTLEDOWN HOLDINGS, LLC,
     Defendant.
`,
    'First Judicial District Court, Santa Fe County, New Mexico',
  ],
];
