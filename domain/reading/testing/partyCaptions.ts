import type { Caption } from './captions.ts';

/** First pages of fictional filings in courts of all states, for the names of their parties. */
export const partyCaptions: Caption[] = [
  {
    name: 'ca paren basic list no commas and',
    text: `Perry N. Lattimore (SBN 301222)
LATTIMORE & CHO LLP
100 Main Street, Suite 5
Fresno, CA 93721
Telephone: (559) 555-0101
Attorneys for Plaintiffs DELPHINE ARQUETTE and TOBIAS ARQUETTE

SUPERIOR COURT OF THE STATE OF CALIFORNIA
COUNTY OF FRESNO

DELPHINE ARQUETTE and TOBIAS          )  Case No. 24CECG01234
ARQUETTE,                             )
                                      )  COMPLAINT FOR DAMAGES
             Plaintiffs,              )
                                      )  1. Breach of Contract
       vs.                            )  2. Negligence
                                      )
HOLLIS ROOFING, INC., a California    )
corporation; MARLON HOLLIS, an        )
individual; and DOES 1 through 50,    )
inclusive,                            )
                                      )
             Defendants.              )
______________________________________)
Plaintiffs allege as follows:
`,
    expected: {
      plaintiffs: ['Delphine Arquette', 'Tobias Arquette'],
      defendants: ['Hollis Roofing, Inc.', 'Marlon Hollis'],
    },
  },
  {
    name: 'ca pipe',
    text: `SUPERIOR COURT OF CALIFORNIA
COUNTY OF SAN MATEO - UNLIMITED JURISDICTION

ROSALIND OKAFOR, individually and as    |  Case No.: 23-CIV-04411
successor in interest to EMEKA OKAFOR,  |
deceased,                               |  FIRST AMENDED COMPLAINT
                                        |
          Plaintiff,                    |  JURY TRIAL DEMANDED
     v.                                 |
CITY OF BRISBANE FALLS, a public entity;|
DEXTER MOYLE; PACIFIC GATE TRANSIT      |
AUTHORITY; and ROES 1-25, inclusive,    |
          Defendants.                   |
`,
    expected: {
      plaintiffs: ['Rosalind Okafor'],
      defendants: ['City of Brisbane Falls', 'Dexter Moyle', 'Pacific Gate Transit Authority'],
    },
  },
  {
    name: 'ca cross-complaint',
    text: `SUPERIOR COURT OF THE STATE OF CALIFORNIA
FOR THE COUNTY OF ORANGE, CENTRAL JUSTICE CENTER

VANTAGE POINT BUILDERS, INC., a             CASE NO. 30-2023-01322221-CU-BC-CJC
California corporation,
                                            CROSS-COMPLAINT OF QUILLON ESTATES, LLC
               Plaintiff,
v.
QUILLON ESTATES, LLC, a Delaware limited
liability company; and DOES 1-20,
               Defendants.
___________________________________
AND RELATED CROSS-ACTION.
`,
    expected: { plaintiffs: ['Vantage Point Builders, Inc.'], defendants: ['Quillon Estates, LLC'] },
  },
  {
    name: 'ca cross-complaint full',
    text: `SUPERIOR COURT OF THE STATE OF CALIFORNIA
COUNTY OF RIVERSIDE

VANTAGE POINT BUILDERS, INC.,         )   Case No. CVRI2301234
                                      )
      Plaintiff,                      )   QUILLON ESTATES, LLC'S CROSS-COMPLAINT
                                      )   FOR EQUITABLE INDEMNITY
  v.                                  )
                                      )
QUILLON ESTATES, LLC,                 )
                                      )
      Defendant.                      )
______________________________________)
                                      )
QUILLON ESTATES, LLC,                 )
                                      )
      Cross-Complainant,              )
                                      )
  v.                                  )
                                      )
VANTAGE POINT BUILDERS, INC., and     )
ROES 1 through 10,                    )
                                      )
      Cross-Defendants.               )
______________________________________)
`,
    expected: { plaintiffs: ['Vantage Point Builders, Inc.'], defendants: ['Quillon Estates, LLC'] },
  },
  {
    name: 'ny index style against executor',
    text: `SUPREME COURT OF THE STATE OF NEW YORK
COUNTY OF KINGS
-----------------------------------------------------------------------x
MARGUERITE FALLON, as Administratrix of the Estate of
LIAM FALLON, Deceased,
                                                     Index No.: 512345/2022
                                   Plaintiff,
                                                     VERIFIED COMPLAINT
                  -against-

ST. BRENDAN HOSPITAL and IVO PETRAKIS, M.D.,

                                   Defendants.
-----------------------------------------------------------------------x
`,
    expected: { plaintiffs: ['Marguerite Fallon'], defendants: ['St. Brendan Hospital', 'Ivo Petrakis, M.D.'] },
  },
  {
    name: 'ny foreclosure John Doe clause',
    text: `SUPREME COURT OF THE STATE OF NEW YORK
COUNTY OF QUEENS
------------------------------------------------------------------X
HARBOR NATIONAL BANK, N.A.,
                                                        Index No. 701234/2023
                         Plaintiff,
                                                        SUMMONS
        -against-
                                                        Mortgaged Premises:
YOLANDA BRICE; CURTIS BRICE; NEW YORK CITY              11-22 33rd Road
ENVIRONMENTAL CONTROL BOARD; NEW YORK                   Astoria, NY 11106
CITY PARKING VIOLATIONS BUREAU; "JOHN DOE #1"
through "JOHN DOE #12," the last twelve names being
fictitious and unknown to plaintiff, the persons or
parties intended being the tenants, occupants, persons
or corporations, if any, having or claiming an interest
in or lien upon the premises described in the complaint,

                         Defendants.
------------------------------------------------------------------X
`,
    expected: {
      plaintiffs: ['Harbor National Bank, N.A.'],
      defendants: [
        'Yolanda Brice',
        'Curtis Brice',
        'New York City Environmental Control Board',
        'New York City Parking Violations Bureau',
      ],
    },
  },
  {
    name: 'fl foreclosure unknown heirs',
    text: `IN THE CIRCUIT COURT OF THE ELEVENTH JUDICIAL CIRCUIT
IN AND FOR MIAMI-DADE COUNTY, FLORIDA

                                        CASE NO.: 2023-012345-CA-01

GULFWATER MORTGAGE SERVICING, LLC,
     Plaintiff,
vs.
BERNICE T. CRANDALL; UNKNOWN SPOUSE OF
BERNICE T. CRANDALL; PALMETTO BAY VILLAS
CONDOMINIUM ASSOCIATION, INC.; ANY AND ALL
UNKNOWN PARTIES CLAIMING BY, THROUGH, UNDER
AND AGAINST THE HEREIN NAMED INDIVIDUAL
DEFENDANT(S) WHO ARE NOT KNOWN TO BE DEAD OR
ALIVE, WHETHER SAID UNKNOWN PARTIES MAY CLAIM
AN INTEREST AS SPOUSES, HEIRS, DEVISEES, GRANTEES
OR OTHER CLAIMANTS; TENANT #1; TENANT #2,
     Defendants.
________________________________/

             VERIFIED COMPLAINT TO FORECLOSE MORTGAGE
`,
    expected: {
      plaintiffs: ['Gulfwater Mortgage Servicing, LLC'],
      defendants: ['Bernice T. Crandall', 'Palmetto Bay Villas Condominium Association, Inc.'],
    },
  },
  {
    name: 'tx section sign',
    text: `CAUSE NO. 2023-44556

LORETTA VANDERMEER                  §        IN THE DISTRICT COURT OF
     Plaintiff,                     §
                                    §
VS.                                 §        HARRIS COUNTY, TEXAS
                                    §
BIG THICKET TRUCKING, L.L.C.        §
AND JIMMY DALE PRUETT               §
     Defendants.                    §        151ST JUDICIAL DISTRICT

              PLAINTIFF'S ORIGINAL PETITION
`,
    expected: { plaintiffs: ['Loretta Vandermeer'], defendants: ['Big Thicket Trucking, L.L.C.', 'Jimmy Dale Pruett'] },
  },
  {
    name: 'tx in the interest of',
    text: `NO. 21-DCV-288888

IN THE INTEREST OF                  §        IN THE DISTRICT COURT
                                    §
K.L.M. AND R.T.M.,                  §        387TH JUDICIAL DISTRICT
                                    §
CHILDREN                            §        FORT BEND COUNTY, TEXAS

      PETITION TO MODIFY PARENT-CHILD RELATIONSHIP
`,
    expected: { plaintiffs: [], defendants: [] },
  },
  {
    name: 'tx marriage',
    text: `CAUSE NO. D-1-FM-22-001234

IN THE MATTER OF                    §        IN THE DISTRICT COURT
THE MARRIAGE OF                     §
                                    §
CELIA RENEE TRUAX, Petitioner       §        459TH JUDICIAL DISTRICT
AND                                 §
WARREN PAUL TRUAX, Respondent       §
                                    §        TRAVIS COUNTY, TEXAS

               ORIGINAL PETITION FOR DIVORCE
`,
    expected: { plaintiffs: ['Celia Renee Truax'], defendants: ['Warren Paul Truax'] },
  },
  {
    name: 'tx state criminal',
    text: `NO. F-2112345-K

THE STATE OF TEXAS                  §        IN THE CRIMINAL DISTRICT
                                    §
VS.                                 §        COURT NO. 4
                                    §
DELROY ANTWAN HICKS                 §        DALLAS COUNTY, TEXAS

             MOTION TO SUPPRESS EVIDENCE
`,
    expected: { plaintiffs: ['The State of Texas'], defendants: ['Delroy Antwan Hicks'] },
  },
  {
    name: 'nj columns',
    text: `Gregor P. Haldane, Esq. (ID# 012342001)
HALDANE LAW GROUP
12 Broad Street
Red Bank, NJ 07701
(732) 555-0144
Attorney for Plaintiff Anneliese Drucker

ANNELIESE DRUCKER,                     SUPERIOR COURT OF NEW JERSEY
                                       LAW DIVISION: MONMOUTH COUNTY
              Plaintiff,               DOCKET NO.: MON-L-001234-23

     v.                                        Civil Action

BOROUGH OF FAIRMEADOW and STUART           COMPLAINT IN LIEU OF
KOVALENKO, in his official capacity as     PREROGATIVE WRITS
Records Custodian of the Borough of
Fairmeadow,

              Defendants.
`,
    expected: { plaintiffs: ['Anneliese Drucker'], defendants: ['Borough of Fairmeadow', 'Stuart Kovalenko'] },
  },
  {
    name: 'fed paren official capacity list',
    text: `IN THE UNITED STATES DISTRICT COURT
FOR THE DISTRICT OF NORTH DAKOTA
WESTERN DIVISION

NORTHERN PLAINS WATER ALLIANCE,            )
                                           )
                    Plaintiff,             )   Case No. 1:22-cv-00191
                                           )
        vs.                                )   COMPLAINT
                                           )
GRETCHEN ALDOUS, in her official capacity  )
as Commissioner of the United States       )
Bureau of Reclamation; UNITED STATES       )
BUREAU OF RECLAMATION; and PERCIVAL        )
YATES, in his official capacity as         )
Regional Director,                         )
                                           )
                    Defendants.            )
`,
    expected: {
      plaintiffs: ['Northern Plains Water Alliance'],
      defendants: ['Gretchen Aldous', 'United States Bureau of Reclamation', 'Percival Yates'],
    },
  },
  {
    name: 'fed no separators, gap only',
    text: `UNITED STATES DISTRICT COURT
SOUTHERN DISTRICT OF FLORIDA
CASE NO. 21-cv-60555-XYZ

SAMIR HADDAD-COLE,

     Plaintiff,
v.

TRILBY FOODS CORPORATION,

     Defendant.
_________________________________/

DEFENDANT'S MOTION TO DISMISS
`,
    expected: { plaintiffs: ['Samir Haddad-Cole'], defendants: ['Trilby Foods Corporation'] },
  },
  {
    name: 'habeas warden',
    text: `UNITED STATES DISTRICT COURT
EASTERN DISTRICT OF MICHIGAN
SOUTHERN DIVISION

OTIS RENALDO FINCH,
                                         Case No. 2:20-cv-11234
              Petitioner,                Honorable Sandra Q. Tillery
v.

BART LINDQVIST, Warden,

              Respondent.
______________________________/

PETITION FOR WRIT OF HABEAS CORPUS
`,
    expected: { plaintiffs: ['Otis Renaldo Finch'], defendants: ['Bart Lindqvist'] },
  },
  {
    name: 'habeas director TDCJ',
    text: `UNITED STATES DISTRICT COURT
NORTHERN DISTRICT OF TEXAS
FORT WORTH DIVISION

JEROME ALFRED TIBBS,              §
          Petitioner,             §
                                  §
v.                                §   No. 4:21-CV-0123-P
                                  §
BOBBY HARKNESS, Director,          §
Texas Department of Criminal      §
Justice, Correctional             §
Institutions Division,            §
          Respondent.             §

           OPINION AND ORDER
`,
    expected: { plaintiffs: ['Jerome Alfred Tibbs'], defendants: ['Bobby Harkness'] },
  },
  {
    name: 'bankruptcy main',
    text: `UNITED STATES BANKRUPTCY COURT
DISTRICT OF DELAWARE

In re:                              )  Chapter 11
                                    )
CORMORANT RETAIL HOLDINGS, INC.,    )  Case No. 23-10123 (KBO)
et al.,1                            )
                                    )  (Jointly Administered)
                    Debtors.        )
`,
    expected: { plaintiffs: [], defendants: [] },
  },
  {
    name: 'bankruptcy adversary',
    text: `UNITED STATES BANKRUPTCY COURT
NORTHERN DISTRICT OF ILLINOIS
EASTERN DIVISION

In re:                              )
                                    )   Chapter 7
PHILIPPA JANE WOOLCOTT,             )
                                    )   Case No. 22-04567
               Debtor.              )
____________________________________)
EMMETT SANDOVAL, not individually   )
but as Chapter 7 Trustee,           )
                                    )
               Plaintiff,           )   Adv. No. 22-00123
                                    )
       v.                           )
                                    )
LAKESHORE CREDIT UNION,             )
                                    )
               Defendant.           )
`,
    expected: { plaintiffs: ['Emmett Sandoval'], defendants: ['Lakeshore Credit Union'] },
  },
  {
    name: 'probate estate',
    text: `IN THE PROBATE COURT OF CUYAHOGA COUNTY, OHIO

IN THE MATTER OF THE ESTATE OF           CASE NO. 2022 EST 271234
HORTENSE MAY BILLINGS,
DECEASED

APPLICATION FOR AUTHORITY TO ADMINISTER ESTATE
`,
    expected: { plaintiffs: [], defendants: [] },
  },
  {
    name: 'qui tam ex rel',
    text: `UNITED STATES DISTRICT COURT
CENTRAL DISTRICT OF CALIFORNIA

UNITED STATES OF AMERICA ex rel.     | Case No. 2:21-cv-04321-ABC (DEFx)
DOROTHEA LIND; STATE OF CALIFORNIA   |
ex rel. DOROTHEA LIND,               | COMPLAINT FOR VIOLATIONS OF THE
                                     | FALSE CLAIMS ACT
          Plaintiffs,                |
     v.                              | FILED UNDER SEAL
MERIDIAN DIALYSIS PARTNERS, LP;      |
MERIDIAN HOLDINGS CORP.,             |
          Defendants.                |
`,
    expected: {
      plaintiffs: ['United States of America', 'Dorothea Lind', 'State of California'],
      defendants: ['Meridian Dialysis Partners, LP', 'Meridian Holdings Corp.'],
    },
  },
  {
    name: 'state ex rel ohio relator',
    text: `IN THE SUPREME COURT OF OHIO

STATE EX REL. CORWIN MADDOX,       :   Case No. 2023-0456
                                   :
          Relator,                 :   Original Action in Mandamus
                                   :
     v.                            :
                                   :
GLADYS HUFFINGTON, FRANKLIN        :
COUNTY AUDITOR,                    :
                                   :
          Respondent.              :
`,
    expected: { plaintiffs: ['State', 'Corwin Maddox'], defendants: ['Gladys Huffington'] },
  },
  {
    name: 'forfeiture currency',
    text: `IN THE UNITED STATES DISTRICT COURT
FOR THE WESTERN DISTRICT OF MISSOURI
WESTERN DIVISION

UNITED STATES OF AMERICA,              )
                                       )
                      Plaintiff,       )
                                       )
       v.                              )   No. 4:22-cv-00777
                                       )
$48,210.00 IN UNITED STATES CURRENCY,  )
                                       )
                      Defendant.       )

      VERIFIED COMPLAINT FOR FORFEITURE IN REM
`,
    expected: { plaintiffs: ['United States of America'], defendants: ['$48,210.00 in United States Currency'] },
  },
  {
    name: 'forfeiture car',
    text: `IN THE SUPERIOR COURT OF THE STATE OF ARIZONA
IN AND FOR THE COUNTY OF PIMA

STATE OF ARIZONA,                    )   No. C20231234
                                     )
              Plaintiff,             )   NOTICE OF PENDING FORFEITURE
                                     )
vs.                                  )
                                     )
ONE 2015 FORD F-150, VIN             )
1FTEW1EF5FFA00000; and $3,420.00     )
IN U.S. CURRENCY,                    )
                                     )
              Defendants In Rem.     )
`,
    expected: {
      plaintiffs: ['State of Arizona'],
      defendants: ['One 2015 Ford F-150, VIN 1FTEW1EF5FFA00000', '$3,420.00 in U.S. Currency'],
    },
  },
  {
    name: 'minor by guardian ad litem',
    text: `SUPERIOR COURT OF THE STATE OF CALIFORNIA
FOR THE COUNTY OF KERN

J.B., a minor, by and through his     )  CASE NO. BCV-23-100123
Guardian ad Litem, KARA BELLWEATHER;  )
KARA BELLWEATHER, an individual,      )  COMPLAINT FOR DAMAGES
                                      )
           Plaintiffs,                )
     vs.                              )
                                      )
SYCAMORE UNIFIED SCHOOL DISTRICT;     )
and DOES 1 to 100, inclusive,         )
                                      )
           Defendants.                )
`,
    expected: { plaintiffs: ['J.B.', 'Kara Bellweather'], defendants: ['Sycamore Unified School District'] },
  },
  {
    name: 'class action',
    text: `UNITED STATES DISTRICT COURT
FOR THE DISTRICT OF MASSACHUSETTS

_______________________________________
                                       )
IMOGEN TRASK and LYLE CASTELLANO,      )
individually and on behalf of all      )
others similarly situated,             )
                                       )
               Plaintiffs,             )    C.A. No. 1:23-cv-10456
                                       )
         v.                            )    CLASS ACTION COMPLAINT
                                       )
BRIGHTLOAN FINANCIAL, INC.,            )    JURY TRIAL DEMANDED
                                       )
               Defendant.              )
_______________________________________)
`,
    expected: { plaintiffs: ['Imogen Trask', 'Lyle Castellano'], defendants: ['Brightloan Financial, Inc.'] },
  },
  {
    name: 'consolidated ny',
    text: `SUPREME COURT OF THE STATE OF NEW YORK
COUNTY OF BRONX
----------------------------------------x
THALIA MERMELSTEIN,

                     Plaintiff,             Index No. 20123/2020E

        - against -                         AFFIRMATION IN SUPPORT

CORVAIR ELEVATOR CO. and 200 EAST
TOWER LLC,

                     Defendants.
----------------------------------------x
200 EAST TOWER LLC,

                     Third-Party Plaintiff,  Third-Party Index No.
                                             43210/2021E
        - against -

SCHINDELMAN MAINTENANCE CORP.,

                     Third-Party Defendant.
----------------------------------------x
`,
    expected: {
      plaintiffs: ['Thalia Mermelstein'],
      defendants: ['Corvair Elevator Co.', '200 East Tower LLC', 'Schindelman Maintenance Corp.'],
    },
  },
  {
    name: 'federal appeals two column opinion',
    text: `                         UNITED STATES COURT OF APPEALS
                             FOR THE FOURTH CIRCUIT

                                No. 22-1987

WINIFRED OSGOOD,

                Plaintiff - Appellant,

          v.

HARLOW COUNTY; JOHN AND JANE DOES 1-10,

                Defendants - Appellees.

Appeal from the United States District Court for the Eastern District of Virginia, at Richmond.
`,
    expected: { plaintiffs: ['Winifred Osgood'], defendants: ['Harlow County'] },
  },
  {
    name: 'ninth circuit opinion',
    text: `               FOR PUBLICATION

  UNITED STATES COURT OF APPEALS
       FOR THE NINTH CIRCUIT


CASSIUS WARDLAW,                        No. 21-55432
                Plaintiff-Appellee,
                                           D.C. No.
                 v.                   5:19-cv-01234-
                                         ABC-KK
THADDEUS MERRIMAN, Deputy; IOLANTHE
GRIGGS, Deputy,
             Defendants-Appellants,      OPINION

                and

COUNTY OF TAHQUITZ,
                         Defendant.

     Appeal from the United States District Court
`,
    expected: {
      plaintiffs: ['Cassius Wardlaw'],
      defendants: ['Thaddeus Merriman', 'Iolanthe Griggs', 'County of Tahquitz'],
    },
  },
  {
    name: 'state appeal CA',
    text: `IN THE COURT OF APPEAL OF THE STATE OF CALIFORNIA
THIRD APPELLATE DISTRICT
(Sacramento)
----

NOREEN SEFTON,                                  C091234

              Plaintiff and Appellant,     (Super. Ct. No. 34-2019-00250000-
                                            CU-WM-GDS)
     v.

ALDER VALLEY WATER DISTRICT,

              Defendant and Respondent.
`,
    expected: { plaintiffs: ['Noreen Sefton'], defendants: ['Alder Valley Water District'] },
  },
  {
    name: 'CA people opinion',
    text: `IN THE COURT OF APPEAL OF THE STATE OF CALIFORNIA
FOURTH APPELLATE DISTRICT
DIVISION TWO

THE PEOPLE,
      Plaintiff and Respondent,                   E078901
v.                                                (Super.Ct.No. RIF1900001)
RIGOBERTO SALAS IBARRA,                           OPINION
      Defendant and Appellant.
`,
    expected: { plaintiffs: ['The People'], defendants: ['Rigoberto Salas Ibarra'] },
  },
  {
    name: 'CA writ petition',
    text: `IN THE COURT OF APPEAL OF THE STATE OF CALIFORNIA
SECOND APPELLATE DISTRICT, DIVISION FOUR

LUDLOW FREIGHT SYSTEMS, INC.,           No. B312345
     Petitioner,
v.
THE SUPERIOR COURT OF LOS ANGELES
COUNTY,
     Respondent;

MARGOT SEVIGNY,
     Real Party in Interest.

PETITION FOR WRIT OF MANDATE
`,
    expected: {
      plaintiffs: ['Ludlow Freight Systems, Inc.'],
      defendants: ['The Superior Court of Los Angeles County'],
    },
  },
  {
    name: 'ny opinion published text',
    text: `Solloway v Metro North Fuel Corp.
2021 NY Slip Op 01234
Decided on March 3, 2021
Appellate Division, Second Department

Beatrix Solloway, respondent,

v

Metro North Fuel Corp., appellant.

Haber & Finn, New York, NY, for appellant.
`,
    expected: { plaintiffs: ['Beatrix Solloway'], defendants: ['Metro North Fuel Corp.'] },
  },
  {
    name: 'SCOTUS cover',
    text: `No. 22-451

IN THE
Supreme Court of the United States

EVANDER ROYCE TUTTLE,
                                        Petitioner,
v.
COMMONWEALTH OF VIRGINIA,
                                        Respondent.

On Petition for a Writ of Certiorari to the
Supreme Court of Virginia

PETITION FOR A WRIT OF CERTIORARI
`,
    expected: { plaintiffs: ['Evander Royce Tuttle'], defendants: ['Commonwealth of Virginia'] },
  },
  {
    name: 'SCOTUS cover et al, ET AL',
    text: `No. 21-1188

In the Supreme Court of the United States

FROSTLINE ENERGY COMPANY, ET AL., PETITIONERS

v.

SIERRA WATERSHED COUNCIL AND TOWN OF IBEX

ON WRIT OF CERTIORARI TO THE UNITED STATES COURT OF APPEALS FOR THE TENTH CIRCUIT

BRIEF FOR THE UNITED STATES AS AMICUS CURIAE SUPPORTING PETITIONERS
`,
    expected: { plaintiffs: ['Frostline Energy Company'], defendants: ['Sierra Watershed Council', 'Town of Ibex'] },
  },
  {
    name: 'criminal federal',
    text: `UNITED STATES DISTRICT COURT
SOUTHERN DISTRICT OF NEW YORK
- - - - - - - - - - - - - - - - - - x
UNITED STATES OF AMERICA             :
                                     :   INDICTMENT
          - v. -                     :
                                     :   21 Cr. 456 (ABC)
ANSELMO QUIROGA-PAZ,                 :
    a/k/a "Chemo," and               :
BRYCE TOLLAND,                       :
                                     :
                 Defendants.         :
- - - - - - - - - - - - - - - - - - x
`,
    expected: {
      plaintiffs: ['United States of America'],
      defendants: ['Anselmo Quiroga-Paz, a/k/a "Chemo"', 'Bryce Tolland'],
    },
  },
  {
    name: 'criminal PA',
    text: `COMMONWEALTH OF PENNSYLVANIA    :  IN THE COURT OF COMMON PLEAS OF
                                :  LEHIGH COUNTY, PENNSYLVANIA
          v.                    :
                                :  CRIMINAL DIVISION
DARNELL WHITCOMBE               :  NO. CP-39-CR-0001234-2022

          OMNIBUS PRETRIAL MOTION
`,
    expected: { plaintiffs: ['Commonwealth of Pennsylvania'], defendants: ['Darnell Whitcombe'] },
  },
  {
    name: 'PA superior appeal',
    text: `COMMONWEALTH OF PENNSYLVANIA     :   IN THE SUPERIOR COURT OF
                                 :        PENNSYLVANIA
                                 :
               v.                :
                                 :
RUSSELL ALAN DIETZ               :
                                 :
               Appellant         :   No. 987 MDA 2021
`,
    expected: { plaintiffs: ['Commonwealth of Pennsylvania'], defendants: ['Russell Alan Dietz'] },
  },
  {
    name: 'PA civil',
    text: `ONEIDA STRUNK and WALTER         :  COURT OF COMMON PLEAS
STRUNK, h/w                      :  PHILADELPHIA COUNTY
123 Elm Street                   :
Philadelphia, PA 19111           :  CIVIL TRIAL DIVISION
                                 :
               Plaintiffs        :  MAY TERM, 2023
                                 :
        vs.                      :  NO. 01234
                                 :
KEYSTONE GASTROENTEROLOGY        :
ASSOCIATES, P.C.                 :
500 Market Street                :
Philadelphia, PA 19106           :
    and                          :
FITZHUGH LAMB, D.O.              :
500 Market Street                :
Philadelphia, PA 19106           :
               Defendants        :
`,
    expected: {
      plaintiffs: ['Oneida Strunk', 'Walter Strunk'],
      defendants: ['Keystone Gastroenterology Associates, P.C.', 'Fitzhugh Lamb, D.O.'],
    },
  },
  {
    name: 'IL cook',
    text: `IN THE CIRCUIT COURT OF COOK COUNTY, ILLINOIS
COUNTY DEPARTMENT, LAW DIVISION

PRISCILLA DOMBROWSKI,            )
                                 )
        Plaintiff,               )
                                 )   No. 2023 L 001234
   v.                            )
                                 )
LAKEVIEW TRANSIT, INC., an       )
Illinois corporation, and        )
OSCAR ZIELINSKI,                 )
                                 )
        Defendants.              )

                COMPLAINT AT LAW
`,
    expected: { plaintiffs: ['Priscilla Dombrowski'], defendants: ['Lakeview Transit, Inc.', 'Oscar Zielinski'] },
  },
  {
    name: 'MI slash',
    text: `STATE OF MICHIGAN
IN THE CIRCUIT COURT FOR THE COUNTY OF KENT

GERRIT VANHOUTEN,
                                         Case No. 23-01234-CZ
        Plaintiff,                       Hon. Curt A. Bennington
v

TOWNSHIP OF PINEBROOK and CLEMENT ASHER, in
his individual capacity,

        Defendants.
_________________________________________________/
VERITY LAW PLLC                     PINEBROOK & STONE PC
Carl Verity (P12345)                Lois Stone (P23456)
Attorneys for Plaintiff             Attorneys for Defendants
_________________________________________________/

                 COMPLAINT AND JURY DEMAND
`,
    expected: { plaintiffs: ['Gerrit Vanhouten'], defendants: ['Township of Pinebrook', 'Clement Asher'] },
  },
  {
    name: 'MN',
    text: `STATE OF MINNESOTA                                DISTRICT COURT
COUNTY OF STEARNS                                 SEVENTH JUDICIAL DISTRICT
                                                  Case Type: Contract
Thorvald Engstrom,                                Court File No. 73-CV-23-1234

                       Plaintiff,

vs.                                                       SUMMONS

Northstar Grain Cooperative and
Hilda Rasmusson,

                       Defendants.

THIS SUMMONS IS DIRECTED TO DEFENDANTS.
`,
    expected: { plaintiffs: ['Thorvald Engstrom'], defendants: ['Northstar Grain Cooperative', 'Hilda Rasmusson'] },
  },
  {
    name: 'WI with addresses',
    text: `STATE OF WISCONSIN      CIRCUIT COURT      DANE COUNTY

CASIMIR NOWAK
1234 Lake Street
Madison, WI 53703,

                 Plaintiff,
                                         Case No. 23-CV-000123
      v.                                 Case Code: 30101

BADGER FREIGHT LLC
500 Industrial Drive
Sun Prairie, WI 53590,

      and

ACUITY PRAIRIE INSURANCE COMPANY
2800 South Taylor Drive
Sheboygan, WI 53081,

                 Defendants.

                        SUMMONS
`,
    expected: { plaintiffs: ['Casimir Nowak'], defendants: ['Badger Freight LLC', 'Acuity Prairie Insurance Company'] },
  },
  {
    name: 'WA',
    text: `IN THE SUPERIOR COURT OF THE STATE OF WASHINGTON
IN AND FOR THE COUNTY OF KING

INGRID SORENSEN, a single person,      NO. 23-2-01234-5 SEA

                 Plaintiff,            COMPLAINT FOR PERSONAL
                                       INJURIES
        v.

CASCADIA FERRIES, INC., a Washington
corporation; and JOHN DOE SORVINO and
JANE DOE SORVINO, husband and wife
and the marital community composed
thereof,

                 Defendants.
`,
    expected: {
      plaintiffs: ['Ingrid Sorensen'],
      defendants: ['Cascadia Ferries, Inc.', 'John Doe Sorvino', 'Jane Doe Sorvino'],
    },
  },
  {
    name: 'GA',
    text: `IN THE STATE COURT OF GWINNETT COUNTY
STATE OF GEORGIA

TALLULAH GREER,                   )
                                  )
     Plaintiff,                   )   CIVIL ACTION
                                  )   FILE NO. 23-C-01234-S1
v.                                )
                                  )
PEACH STATE LOGISTICS, LLC        )
and ABC CORPORATIONS 1-5,         )
                                  )
     Defendants.                  )
`,
    expected: { plaintiffs: ['Tallulah Greer'], defendants: ['Peach State Logistics, LLC'] },
  },
  {
    name: 'LA versus',
    text: `        24TH JUDICIAL DISTRICT COURT FOR THE PARISH OF JEFFERSON

                          STATE OF LOUISIANA

NO. 812-345                                        DIVISION "K"

                       THIBODEAUX MARINE, L.L.C.

                               VERSUS

                PARISH OF TERREBEAU AND ANTOINE GUIDRY

FILED: ______________________        ________________________________
                                              DEPUTY CLERK

                       PETITION FOR DAMAGES
`,
    expected: { plaintiffs: ['Thibodeaux Marine, L.L.C.'], defendants: ['Parish of Terrebeau', 'Antoine Guidry'] },
  },
  {
    name: 'MD addresses',
    text: `DELORES HATCHER                         *   IN THE
1200 Light Street
Baltimore, Maryland 21230               *   CIRCUIT COURT

          Plaintiff                     *   FOR

v.                                      *   BALTIMORE CITY

CHESAPEAKE ANESTHESIA, LLC              *   Case No.: 24-C-23-001234
   Serve on: Milton Resident Agent
   7 St. Paul Street                    *
   Baltimore, Maryland 21202
                                        *
          Defendant
*     *     *     *     *     *     *     *     *     *     *

                 COMPLAINT AND DEMAND FOR JURY TRIAL
`,
    expected: { plaintiffs: ['Delores Hatcher'], defendants: ['Chesapeake Anesthesia, LLC'] },
  },
  {
    name: 'VA',
    text: `VIRGINIA: IN THE CIRCUIT COURT FOR THE CITY OF NORFOLK

RUFUS CLAIBORNE,

               Plaintiff,

v.                                           Case No. CL23-001234

TIDEWATER MARINE REPAIR CORP.,
SERVE: Lionel Agent, Registered Agent
       999 Waterside Drive
       Norfolk, Virginia 23510

               Defendant.

                      COMPLAINT
`,
    expected: { plaintiffs: ['Rufus Claiborne'], defendants: ['Tidewater Marine Repair Corp.'] },
  },
  {
    name: 'CT short',
    text: `DOCKET NO.: HHD-CV23-6123456-S   :   SUPERIOR COURT
                                 :
FIONA MARCHETTI                  :   J.D. OF HARTFORD
                                 :
V.                               :   AT HARTFORD
                                 :
NUTMEG PROPERTY MANAGEMENT, LLC  :   MARCH 3, 2023

                     COMPLAINT
`,
    expected: { plaintiffs: ['Fiona Marchetti'], defendants: ['Nutmeg Property Management, LLC'] },
  },
  {
    name: 'NC',
    text: `STATE OF NORTH CAROLINA              IN THE GENERAL COURT OF JUSTICE
                                         SUPERIOR COURT DIVISION
COUNTY OF IREDELL                            23 CVS 001234

CLAUDE BEAUFORT,                    )
                                    )
             Plaintiff,             )
                                    )           COMPLAINT
        v.                          )     (Jury Trial Demanded)
                                    )
PIEDMONT TIMBER COMPANY and THE     )
ESTATE OF HANK OVERCASH,            )
                                    )
             Defendants.            )
`,
    expected: {
      plaintiffs: ['Claude Beaufort'],
      defendants: ['Piedmont Timber Company', 'The Estate of Hank Overcash'],
    },
  },
  {
    name: 'SC',
    text: `STATE OF SOUTH CAROLINA             )   IN THE COURT OF COMMON PLEAS
                                    )   FOR THE NINTH JUDICIAL CIRCUIT
COUNTY OF CHARLESTON                )   C/A NO.: 2023-CP-10-01234
                                    )
Lavinia Pickens, as Personal        )
Representative of the Estate of     )
Horace Pickens,                     )
                                    )
                     Plaintiff,     )          SUMMONS
                                    )
          vs.                       )
                                    )
Lowcountry Pest Control, Inc.,      )
                                    )
                     Defendant.     )
____________________________________)
`,
    expected: { plaintiffs: ['Lavinia Pickens'], defendants: ['Lowcountry Pest Control, Inc.'] },
  },
  {
    name: 'MO',
    text: `IN THE CIRCUIT COURT OF ST. LOUIS COUNTY
STATE OF MISSOURI

OPAL STRINGFELLOW,                   )
                                     )
     Plaintiff,                      )    Cause No.
                                     )
vs.                                  )    Division
                                     )
GATEWAY AMBULATORY SURGERY           )    JURY TRIAL DEMANDED
CENTER, LLC                          )
Serve: R/A Solutions Co.             )
       100 Olive Street              )
       St. Louis, MO 63101           )
                                     )
     Defendant.                      )
`,
    expected: { plaintiffs: ['Opal Stringfellow'], defendants: ['Gateway Ambulatory Surgery Center, LLC'] },
  },
  {
    name: 'CO box',
    text: `DISTRICT COURT, EL PASO COUNTY, COLORADO
270 S. Tejon Street
Colorado Springs, CO 80903

Plaintiff: STERLING RANCH METROPOLITAN DISTRICT,

v.

Defendants: AUGUSTIN BELLAMY and JUNIPER BELLAMY.
                                                     ▲ COURT USE ONLY ▲
Attorney for Plaintiff:                              Case Number: 2023CV30123
Selwyn T. Barth, #12345
Barth Law PC
                                                     Division: 5
                       COMPLAINT
`,
    expected: {
      plaintiffs: ['Sterling Ranch Metropolitan District'],
      defendants: ['Augustin Bellamy', 'Juniper Bellamy'],
    },
  },
  {
    name: 'OR',
    text: `IN THE CIRCUIT COURT OF THE STATE OF OREGON
FOR THE COUNTY OF MULTNOMAH

ROWENA ASHBY,                           Case No. 23CV01234

         Plaintiff,                     COMPLAINT
                                        (Negligence)
    v.
                                        Prayer: $450,000
TIMBERLINE OUTFITTERS, INC., a foreign
business corporation, dba TIMBERLINE
SPORTS, and CHESTER VOUGHT,             ORS 21.160(1)(c)

         Defendants.
`,
    expected: { plaintiffs: ['Rowena Ashby'], defendants: ['Timberline Outfitters, Inc.', 'Chester Vought'] },
  },
  {
    name: 'trust trustee',
    text: `SUPERIOR COURT OF THE STATE OF CALIFORNIA
COUNTY OF MARIN

CYRUS WINTERBOURNE, Trustee of the     ) Case No. CIV2301234
Winterbourne Family Trust dated        )
June 1, 1998,                          ) COMPLAINT FOR DECLARATORY RELIEF
                                       )
               Plaintiff,              )
        v.                             )
                                       )
WELLS HARBOR BANK, N.A.; EUNICE        )
WINTERBOURNE, individually and as      )
co-trustee of the Winterbourne Family  )
Trust; and all persons unknown,        )
claiming any legal or equitable right, )
title, estate, lien, or interest in    )
the property described in the          )
complaint,                             )
               Defendants.             )
`,
    expected: { plaintiffs: ['Cyrus Winterbourne'], defendants: ['Wells Harbor Bank, N.A.', 'Eunice Winterbourne'] },
  },
  {
    name: 'agency licensing',
    text: `BEFORE THE
BOARD OF REGISTERED NURSING
DEPARTMENT OF CONSUMER AFFAIRS
STATE OF CALIFORNIA

In the Matter of the Accusation Against:     Case No. 2023-456

MELISANDE CORRIGAN, R.N.
123 Peach Lane                               ACCUSATION
Modesto, CA 95350

Registered Nurse License No. 512345

                               Respondent.
`,
    expected: { plaintiffs: [], defendants: ['Melisande Corrigan, R.N.'] },
  },
  {
    name: 'intervenor',
    text: `UNITED STATES DISTRICT COURT
WESTERN DISTRICT OF WASHINGTON
AT SEATTLE

COALITION FOR CLEAN ESTUARIES,
                                            CASE NO. 2:22-cv-00987-RSM
                    Plaintiff,
                                            ORDER GRANTING MOTION TO
          v.                                INTERVENE

UNITED STATES ARMY CORPS OF ENGINEERS,

                    Defendant,

          and

PORT OF LADNER,

                    Intervenor-Defendant.
`,
    expected: {
      plaintiffs: ['Coalition for Clean Estuaries'],
      defendants: ['United States Army Corps of Engineers', 'Port of Ladner'],
    },
  },
  {
    name: 'interpleader claimants',
    text: `IN THE UNITED STATES DISTRICT COURT
FOR THE MIDDLE DISTRICT OF TENNESSEE
NASHVILLE DIVISION

NORTHGATE LIFE ASSURANCE COMPANY,   )
                                    )
      Plaintiff,                    )
                                    )   Case No. 3:23-cv-00456
v.                                  )   Judge Trellis
                                    )
BERYL QUIMBY and ARCHIE QUIMBY,     )
                                    )
      Defendants.                   )

           COMPLAINT IN INTERPLEADER
`,
    expected: { plaintiffs: ['Northgate Life Assurance Company'], defendants: ['Beryl Quimby', 'Archie Quimby'] },
  },
  {
    name: 'maritime limitation',
    text: `UNITED STATES DISTRICT COURT
SOUTHERN DISTRICT OF ALABAMA

IN THE MATTER OF THE COMPLAINT OF  )
BLUE HERON CHARTERS, LLC, AS OWNER )
OF THE M/V BLUE HERON, FOR         )   CIVIL ACTION NO. 1:23-00123
EXONERATION FROM OR LIMITATION     )
OF LIABILITY                       )
                                   )
         Petitioner.               )
`,
    expected: { plaintiffs: ['Blue Heron Charters, LLC'], defendants: [] },
  },
  {
    name: 'fka dba',
    text: `IN THE COUNTY COURT AT LAW NO. 2
BEXAR COUNTY, TEXAS

CASTELLAN FUNDING TRUST, f/k/a       §   CAUSE NO. 2023CV01234
CASTELLAN MORTGAGE,                  §
      Plaintiff,                     §
v.                                   §
RORY BLUMQUIST d/b/a BLUMQUIST       §
AUTO REPAIR,                         §
      Defendant.                     §
`,
    expected: {
      plaintiffs: ['Castellan Funding Trust, f/k/a Castellan Mortgage'],
      defendants: ['Rory Blumquist d/b/a Blumquist Auto Repair'],
    },
  },
  {
    name: 'as trustee bank foreclosure',
    text: `IN THE CIRCUIT COURT OF THE NINTH JUDICIAL CIRCUIT
IN AND FOR ORANGE COUNTY, FLORIDA

U.S. BANK NATIONAL ASSOCIATION, AS TRUSTEE
FOR STRUCTURED ASSET HOLDERS TRUST, SERIES 2006-3,
          Plaintiff,                        CASE NO. 2022-CA-001234-O

vs.

EVANGELINE PORCHER, et al.,
          Defendants.
____________________________________/
`,
    expected: { plaintiffs: ['U.S. Bank National Association'], defendants: ['Evangeline Porcher'] },
  },
  {
    name: 'family law petition form-ish',
    text: `SUPERIOR COURT OF ARIZONA
MARICOPA COUNTY

In Re the Marriage of:               Case No. FC2023-001234

NADIA SOKOLOVA,
               Petitioner,           PETITION FOR DISSOLUTION OF
and                                  MARRIAGE WITHOUT CHILDREN

HECTOR SOKOLOV,
               Respondent.
`,
    expected: { plaintiffs: ['Nadia Sokolova'], defendants: ['Hector Sokolov'] },
  },
  {
    name: 'guardianship',
    text: `IN THE SUPERIOR COURT OF THE STATE OF WASHINGTON
IN AND FOR SPOKANE COUNTY

In re the Guardianship of:           No. 23-4-00123-32

WALDO P. EDDINGS,                    ORDER APPOINTING GUARDIAN

     Alleged Incapacitated Person.
`,
    expected: { plaintiffs: [], defendants: [] },
  },
  {
    name: 'name change',
    text: `IN THE DISTRICT COURT OF THE FOURTH JUDICIAL DISTRICT
OF THE STATE OF IDAHO, IN AND FOR THE COUNTY OF ADA

IN RE: THE NAME CHANGE OF
                                         Case No. CV01-23-01234
POPPY ANNE CASTOR,

          Petitioner.                    PETITION FOR NAME CHANGE
`,
    expected: { plaintiffs: ['Poppy Anne Castor'], defendants: [] },
  },
  {
    name: 'pacer civil docket',
    text: `                                                                             CLOSED,JURY
                              U.S. District Court
                    Eastern District of Washington (Spokane)
               CIVIL DOCKET FOR CASE #: 2:19-cv-00123-TOR

Fitzroy et al v. Horizon Debt Recovery, Inc. et al        Date Filed: 04/02/2019
Assigned to: Judge Tobias O. Ramsey                       Date Terminated: 06/30/2020
Cause: 15:1692 Fair Debt Collection Act                   Jury Demand: Plaintiff
                                                          Nature of Suit: 480 Consumer Credit
                                                          Jurisdiction: Federal Question
Plaintiff
Alma Fitzroy                        represented by  Nolan J Reese
                                                    Reese Law PLLC
                                                    12 W Riverside Ave
                                                    Spokane, WA 99201
                                                    509-555-0111
                                                    Email: nolan@example.com
                                                    LEAD ATTORNEY
                                                    ATTORNEY TO BE NOTICED

Plaintiff
Greenleaf Partners LLC              represented by  Nolan J Reese
                                                    (See above for address)
                                                    LEAD ATTORNEY
                                                    ATTORNEY TO BE NOTICED

V.

Defendant
Horizon Debt Recovery, Inc.         represented by  Martha Q Vance
                                                    Vance & Olney
                                                    ATTORNEY TO BE NOTICED

Defendant
Sheldon Pike
individually and in his official capacity as agent
TERMINATED: 08/09/2019

Defendant
City of Marlow

Date Filed      #     Docket Text
04/02/2019      1     COMPLAINT against Horizon Debt Recovery, Inc. ( Filing fee $ 400)
`,
    expected: {
      plaintiffs: ['Alma Fitzroy', 'Greenleaf Partners LLC'],
      defendants: ['Horizon Debt Recovery, Inc.', 'Sheldon Pike', 'City of Marlow'],
    },
  },
  {
    name: 'pacer docket flow lines',
    text: `U.S. District Court
Southern District of Illinois (East St. Louis)
CIVIL DOCKET FOR CASE #: 3:17-cv-00555-SMY-RJD
Bloom v. Pickering et al
Assigned to: Judge Staci Q. Yardell
Referred to: Magistrate Judge Reona D. Dale
Cause: 42:1983 Prisoner Civil Rights
Date Filed: 05/24/2017
Jury Demand: None
Nature of Suit: 550 Prisoner: Civil Rights
Jurisdiction: Federal Question
Plaintiff
Thaddeus Bloom
represented by
Thaddeus Bloom
R12345
MENARD CORRECTIONAL CENTER
711 Kaskaskia Street
Menard, IL 62259
PRO SE
V.
Defendant
Warden Pickering
represented by
Jason Attorney
Illinois Attorney General's Office - Springfield
500 South Second Street
Springfield, IL 62706
ATTORNEY TO BE NOTICED
Defendant
Dr. Ames
TERMINATED: 06/01/2018
Date Filed
#
Docket Text
05/24/2017
1
COMPLAINT against Pickering, Ames filed by Thaddeus Bloom.
`,
    expected: { plaintiffs: ['Thaddeus Bloom'], defendants: ['Warden Pickering', 'Dr. Ames'] },
  },
  {
    name: 'pacer bankruptcy docket',
    text: `                         U.S. Bankruptcy Court
                    District of Oregon (Portland)
              Bankruptcy Petition #: 12-30123-elp7

                                                    Date filed: 01/15/2012
Assigned to: Elizabeth L. Prell                     341 meeting: 02/20/2012
Chapter 7
Voluntary
No asset

Debtor                               represented by  Ted A Lawyer
Cordelia Mae Stubbs                                  Lawyer Law PC
1234 SE Pine St                                      100 SW Main St
Portland, OR 97214                                   Portland, OR 97204
MULTNOMAH-OR                                         (503) 555-0123
SSN / ITIN: xxx-xx-1234

Trustee
Kenneth S Eiler
515 NW Saltzman Rd
Portland, OR 97229

U.S. Trustee
US Trustee, Portland
620 SW Main St #213
Portland, OR 97205

Filing Date   #   Docket Text
`,
    expected: { plaintiffs: [], defendants: [] },
  },
  {
    name: 'pacer adversary docket',
    text: `                         U.S. Bankruptcy Court
                    Western District of Texas (Waco)
              Adversary Proceeding #: 15-06012-rbk

Assigned to: Ronald B. Keen                         Date Filed: 08/20/15
Lead BK Case: 14-60123
Lead BK Title: Waller Cattle Co.
Lead BK Chapter: 7
Demand: $250000
Nature[s] of Suit: 13 Recovery of money/property - 548 fraudulent transfer

Plaintiff
-----------------------
Kenneth Eilerman                     represented by  Amy L Counsel
                                                     Counsel & Co PLLC
                                                     LEAD ATTORNEY
V.

Defendant
-----------------------
Bucky Waller
PO Box 12
Waco, TX 76701

Defendant
-----------------------
Waller Farms LP                      represented by  Dan Z Defender
                                                     Defender Law

Filing Date   #   Docket Text
`,
    expected: { plaintiffs: ['Kenneth Eilerman'], defendants: ['Bucky Waller', 'Waller Farms LP'] },
  },
  {
    name: 'appellate pacer docket',
    text: `General Docket
United States Court of Appeals for the Seventh Circuit

Court of Appeals Docket #: 19-1234                    Docketed: 01/30/2019
Nature of Suit: 3442 Employment                        Termed: 12/02/2019
Rosemary Twill v. Dane Haverford, et al
Appeal From: Northern District of Indiana
Fee Status: Paid

ROSEMARY TWILL                         Mr. Abel Carson, Attorney
    Plaintiff - Appellant              Direct: 219-555-0100
                                       [COR LD NTC Retained]
                                       CARSON LAW
v.

DANE HAVERFORD                         Ms. Lena Oldfield, Attorney
    Defendant - Appellee               [COR LD NTC Retained]

HAVERFORD MOTORS, INC.                 Ms. Lena Oldfield, Attorney
    Defendant - Appellee               [COR LD NTC Retained]

------------------------------
ROSEMARY TWILL,
    Plaintiff - Appellant
v.
DANE HAVERFORD, et al.,
    Defendants - Appellees
`,
    expected: { plaintiffs: ['Rosemary Twill'], defendants: ['Dane Haverford', 'Haverford Motors, Inc.'] },
  },
  {
    name: 'criminal pacer docket',
    text: `                              U.S. District Court
                    Northern District of Ohio (Toledo)
               CRIMINAL DOCKET FOR CASE #: 3:20-cr-00456-JZ-1

Case title: USA v. Ruiz                               Date Filed: 07/01/2020

Assigned to: Judge Jack Zouh

Defendant (1)
Marcus Delano Ruiz                  represented by   Donna M Grill
                                                     Office of the Federal Public Defender
                                                     LEAD ATTORNEY

Pending Counts                                       Disposition
18:922(g)(1) Felon in Possession
(1)

Plaintiff
USA                                 represented by   Tracey Ballard
                                                     Office of the U.S. Attorney
                                                     LEAD ATTORNEY
`,
    expected: { plaintiffs: ['USA'], defendants: ['Marcus Delano Ruiz'] },
  },
  {
    name: 'flow without columns, caption run together',
    text: `In the District Court of Tulsa County, State of Oklahoma

Barnaby Crutch, Plaintiff, vs. Sal Montoya, Defendant.

Case No. CJ-2022-1234

Petition

Comes now the Plaintiff and states:
`,
    expected: { plaintiffs: ['Barnaby Crutch'], defendants: ['Sal Montoya'] },
  },
  {
    name: 'oklahoma fielded',
    text: `IN THE DISTRICT COURT IN AND FOR OKLAHOMA COUNTY
STATE OF OKLAHOMA

JUANITA REDBIRD, an individual,     )
                                    )
               Plaintiff,           )
                                    )
vs.                                 )     Case No. CJ-2023-1111
                                    )
(1) PRAIRIE WIND CASINO AUTHORITY;  )
(2) LONNIE TATE, an individual; and )
(3) OIL PATCH INSURANCE COMPANY, a  )
domestic corporation,               )
                                    )
               Defendants.          )
`,
    expected: {
      plaintiffs: ['Juanita Redbird'],
      defendants: ['Prairie Wind Casino Authority', 'Lonnie Tate', 'Oil Patch Insurance Company'],
    },
  },
  {
    name: 'ks in the matter marriage',
    text: `IN THE DISTRICT COURT OF JOHNSON COUNTY, KANSAS
DOMESTIC COURT DEPARTMENT

IN THE MATTER OF THE MARRIAGE OF    )
                                    )
GARTH LUNDY,                        )
                 Petitioner,        )
                                    )  Case No. 23CV01234
and                                 )  Division 8
                                    )  Chapter 23
PETRA LUNDY,                        )
                 Respondent.        )
`,
    expected: { plaintiffs: ['Garth Lundy'], defendants: ['Petra Lundy'] },
  },
  {
    name: 'et al. on both',
    text: `UNITED STATES DISTRICT COURT
MIDDLE DISTRICT OF LOUISIANA

DASHIELL MORROW, ET AL.                          CIVIL ACTION

VERSUS                                           NO. 22-123-SDD-EWD

TRI-COUNTY ELECTRIC COOPERATIVE, ET AL.

                         RULING
`,
    expected: { plaintiffs: ['Dashiell Morrow'], defendants: ['Tri-County Electric Cooperative'] },
  },
  {
    name: 'ED La',
    text: `                    UNITED STATES DISTRICT COURT
                    EASTERN DISTRICT OF LOUISIANA

CELESTINE ARCENEAUX                  *      CIVIL ACTION NO. 23-1234
                                     *
VERSUS                               *      SECTION: "R" (3)
                                     *
BAYOU STATE SHIPYARDS, INC.          *      JUDGE VANCE
                                     *
*  *  *  *  *  *  *  *  *  *  *  *   *      MAGISTRATE JUDGE DOSSETT

                        ANSWER
`,
    expected: { plaintiffs: ['Celestine Arceneaux'], defendants: ['Bayou State Shipyards, Inc.'] },
  },
  {
    name: 'mass state no v',
    text: `                  COMMONWEALTH OF MASSACHUSETTS

NORFOLK, SS.                           SUPERIOR COURT DEPARTMENT
                                       OF THE TRIAL COURT
                                       C.A. NO. 2382CV00123
___________________________________
EAMON DOYLE,                       )
     Plaintiff                     )
                                   )
v.                                 )
                                   )
QUINCY HARBOR SEAFOODS, INC.,      )
     Defendant                     )
___________________________________)
`,
    expected: { plaintiffs: ['Eamon Doyle'], defendants: ['Quincy Harbor Seafoods, Inc.'] },
  },
  {
    name: 'RI',
    text: `STATE OF RHODE ISLAND                              SUPERIOR COURT
PROVIDENCE, SC.

SOFIA PACHECO,                  :
      Plaintiff                 :
                                :
vs.                             :      C.A. No. PC-2023-01234
                                :
NARRAGANSETT BAY HOTEL GROUP,   :
INC., alias, and JOHN DOE       :
CORPORATION, alias,             :
      Defendants                :
`,
    expected: { plaintiffs: ['Sofia Pacheco'], defendants: ['Narragansett Bay Hotel Group, Inc.'] },
  },
  {
    name: 'NH',
    text: `                    THE STATE OF NEW HAMPSHIRE

MERRIMACK, SS.                                   SUPERIOR COURT

                         Prudence Hale

                              v.

                       Town of Marlow Hill

                   Docket No. 217-2023-CV-00123

                           COMPLAINT
`,
    expected: { plaintiffs: ['Prudence Hale'], defendants: ['Town of Marlow Hill'] },
  },
  {
    name: 'VT',
    text: `STATE OF VERMONT
SUPERIOR COURT                                     CIVIL DIVISION
Chittenden Unit                                    Docket No. 123-3-23 Cncv

Orrin Tuttle,
         Plaintiff

         v.

Green Hills Ski Corporation,
         Defendant
`,
    expected: { plaintiffs: ['Orrin Tuttle'], defendants: ['Green Hills Ski Corporation'] },
  },
  {
    name: 'ME',
    text: `STATE OF MAINE                              SUPERIOR COURT
PENOBSCOT, ss.                              CIVIL ACTION
                                            DOCKET NO. CV-23-123

THANKFUL MERROW,                  )
                                  )
               Plaintiff          )
                                  )
v.                                )        COMPLAINT
                                  )
PENOBSCOT PAPER COMPANY,          )
                                  )
               Defendant          )
`,
    expected: { plaintiffs: ['Thankful Merrow'], defendants: ['Penobscot Paper Company'] },
  },
  {
    name: 'DE chancery',
    text: `IN THE COURT OF CHANCERY OF THE STATE OF DELAWARE

OCTAVIAN PELL and RURITAN VALUE        )
FUND, L.P., derivatively on behalf of  )
NIMBUS SEMICONDUCTOR, INC.,            )
                                       )
                  Plaintiffs,          )
                                       )  C.A. No. 2023-0123-JTL
      v.                               )
                                       )
HUGO STRAND, MIREILLE DACOSTA and      )
KENJI WATARI,                          )
                                       )
                  Defendants,          )
                                       )
      and                              )
                                       )
NIMBUS SEMICONDUCTOR, INC.,            )
                                       )
                  Nominal Defendant.   )
`,
    expected: {
      plaintiffs: ['Octavian Pell', 'Ruritan Value Fund, L.P.'],
      defendants: ['Hugo Strand', 'Mireille Dacosta', 'Kenji Watari', 'Nimbus Semiconductor, Inc.'],
    },
  },
  {
    name: 'AL',
    text: `IN THE CIRCUIT COURT OF MOBILE COUNTY, ALABAMA

WYLENE TIDMORE,                          *
                                         *
       Plaintiff,                        *
                                         *   CIVIL ACTION NO.: CV-2023-900123
vs.                                      *
                                         *
DOLLAR BARN STORES, LLC; ROSCOE TIDMORE; *
and FICTITIOUS DEFENDANTS A, B, and C,   *
being those persons, firms or            *
corporations whose negligence caused     *
the injuries, whose names are unknown,   *
                                         *
       Defendants.                       *
`,
    expected: { plaintiffs: ['Wylene Tidmore'], defendants: ['Dollar Barn Stores, LLC', 'Roscoe Tidmore'] },
  },
  {
    name: 'TN',
    text: `IN THE CHANCERY COURT FOR KNOX COUNTY, TENNESSEE

MAYBELLE CROCKETT,                   )
     Plaintiff,                      )
v.                                   )    No. 201234-1
VOLUNTEER HOME HEALTH, INC.,         )
     Defendant.                      )
`,
    expected: { plaintiffs: ['Maybelle Crockett'], defendants: ['Volunteer Home Health, Inc.'] },
  },
  {
    name: 'KY',
    text: `COMMONWEALTH OF KENTUCKY
HARLAN CIRCUIT COURT
DIVISION I
CIVIL ACTION NO. 23-CI-00123

SHELBY TACKETT                                          PLAINTIFF

V.                     COMPLAINT

BLUEGRASS COAL COMPANY, LLC
AND HARLAN COUNTY FISCAL COURT                          DEFENDANTS
`,
    expected: {
      plaintiffs: ['Shelby Tackett'],
      defendants: ['Bluegrass Coal Company, LLC', 'Harlan County Fiscal Court'],
    },
  },
  {
    name: 'MS',
    text: `IN THE CIRCUIT COURT OF RANKIN COUNTY, MISSISSIPPI

OUIDA LAMPKIN                                           PLAINTIFF

VS.                                CIVIL ACTION NO. 2023-123

MAGNOLIA STATE SAWMILL, INC.
AND JOHN DOES 1-5                                       DEFENDANTS

                         COMPLAINT
`,
    expected: { plaintiffs: ['Ouida Lampkin'], defendants: ['Magnolia State Sawmill, Inc.'] },
  },
  {
    name: 'AR',
    text: `IN THE CIRCUIT COURT OF BENTON COUNTY, ARKANSAS
CIVIL DIVISION

HERSHEL BOGGS AND NITA BOGGS,
Husband and Wife                                        PLAINTIFFS

VS.                        NO. 04CV-23-123

OZARK PROPANE SERVICES, INC.                            DEFENDANT
`,
    expected: { plaintiffs: ['Hershel Boggs', 'Nita Boggs'], defendants: ['Ozark Propane Services, Inc.'] },
  },
  {
    name: 'WV',
    text: `IN THE CIRCUIT COURT OF KANAWHA COUNTY, WEST VIRGINIA

DELBERT LIVELY,

          Plaintiff,

v.                                        Civil Action No. 23-C-123
                                          Judge Tera Salango-Pine
MOUNTAINEER CHEMICAL CORPORATION,
a West Virginia corporation,

          Defendant.
`,
    expected: { plaintiffs: ['Delbert Lively'], defendants: ['Mountaineer Chemical Corporation'] },
  },
  {
    name: 'IA',
    text: `IN THE IOWA DISTRICT COURT FOR SIOUX COUNTY

MERLE VANDE KAMP,                   |
                                    |
      Plaintiff,                    |   CASE NO. LACV012345
                                    |
v.                                  |
                                    |   PETITION AT LAW AND
TALL CORN ETHANOL, L.L.C.,          |   JURY DEMAND
                                    |
      Defendant.                    |
`,
    expected: { plaintiffs: ['Merle Vande Kamp'], defendants: ['Tall Corn Ethanol, L.L.C.'] },
  },
  {
    name: 'IA estate',
    text: `IN THE IOWA DISTRICT COURT FOR POLK COUNTY

IN THE MATTER OF THE ESTATE OF      )
                                    )   Probate No. ESPR012345
HAZEL DEVRIES,                      )
                                    )   PETITION FOR PROBATE OF WILL
     Deceased.                      )
`,
    expected: { plaintiffs: [], defendants: [] },
  },
  {
    name: 'NE',
    text: `IN THE DISTRICT COURT OF LANCASTER COUNTY, NEBRASKA

STATE OF NEBRASKA,            )     CR 23-123
                              )
          Plaintiff,          )
                              )
     vs.                      )     INFORMATION
                              )
CLIFTON RAY MADDUX,           )
                              )
          Defendant.          )
`,
    expected: { plaintiffs: ['State of Nebraska'], defendants: ['Clifton Ray Maddux'] },
  },
  {
    name: 'SD ND double column ss',
    text: `STATE OF SOUTH DAKOTA     )              IN CIRCUIT COURT
                          ) SS
COUNTY OF MINNEHAHA       )              SECOND JUDICIAL CIRCUIT

ARLO THORSNESS,               |
                              |         49CIV23-000123
           Plaintiff,         |
                              |
v.                            |         COMPLAINT
                              |
DAKOTA FEED & SEED, INC.,     |
                              |
           Defendant.         |
`,
    expected: { plaintiffs: ['Arlo Thorsness'], defendants: ['Dakota Feed & Seed, Inc.'] },
  },
  {
    name: 'UT',
    text: `IN THE THIRD JUDICIAL DISTRICT COURT
SALT LAKE COUNTY, STATE OF UTAH

LAVAR CHRISTENSEN-POOLE,            COMPLAINT
                                    (Tier 3)
     Plaintiff,
                                    Case No. 230901234
v.
                                    Judge Amber Tuckett
WASATCH SOLAR, LLC; and
BRIGHAM TOLLEY,

     Defendants.
`,
    expected: { plaintiffs: ['Lavar Christensen-Poole'], defendants: ['Wasatch Solar, LLC', 'Brigham Tolley'] },
  },
  {
    name: 'NV',
    text: `COMP
HORACE LAWYERMAN, ESQ.
Nevada Bar No. 12345
LAWYERMAN & SONS
Attorneys for Plaintiff

DISTRICT COURT
CLARK COUNTY, NEVADA

GIANCARLO ROSSI, an individual,            CASE NO.: A-23-123456-C
                                           DEPT. NO.: 12
                 Plaintiff,
vs.                                        COMPLAINT

SILVER STRIP RESORTS, INC., a Nevada
Corporation; DOES I through X; and ROE
CORPORATIONS XI through XX, inclusive,

                 Defendants.
`,
    expected: { plaintiffs: ['Giancarlo Rossi'], defendants: ['Silver Strip Resorts, Inc.'] },
  },
  {
    name: 'NM state',
    text: `STATE OF NEW MEXICO
COUNTY OF BERNALILLO
SECOND JUDICIAL DISTRICT COURT

ESPERANZA LUJAN,

     Plaintiff,

v.                                             No. D-202-CV-2023-01234

BOARD OF COUNTY COMMISSIONERS OF THE
COUNTY OF RIO SECO and ABELARDO TRUJILLO,
in his individual capacity,

     Defendants.
`,
    expected: {
      plaintiffs: ['Esperanza Lujan'],
      defendants: ['Board of County Commissioners of the County of Rio Seco', 'Abelardo Trujillo'],
    },
  },
  {
    name: 'HI',
    text: `IN THE CIRCUIT COURT OF THE FIRST CIRCUIT
STATE OF HAWAII

KEOLA MAKANI,                         )  CIVIL NO. 1CCV-23-0001234
                                      )  (Other Non-Vehicle Tort)
                Plaintiff,            )
                                      )  COMPLAINT; SUMMONS
        vs.                           )
                                      )
PLUMERIA ISLE HOTELS, INC.; JOHN      )
DOES 1-10; and DOE CORPORATIONS       )
1-10,                                 )
                Defendants.           )
`,
    expected: { plaintiffs: ['Keola Makani'], defendants: ['Plumeria Isle Hotels, Inc.'] },
  },
  {
    name: 'AK',
    text: `IN THE SUPERIOR COURT FOR THE STATE OF ALASKA
THIRD JUDICIAL DISTRICT AT ANCHORAGE

DENALI OUTFITTERS, LLC,            )
                                   )
               Appellant,          )
     vs.                           )
                                   )
STATE OF ALASKA, DEPARTMENT OF     )
NATURAL RESOURCES,                 )
                                   )
               Appellee.           )   Case No. 3AN-23-01234CI
`,
    expected: {
      plaintiffs: ['Denali Outfitters, LLC'],
      defendants: ['State of Alaska, Department of Natural Resources'],
    },
  },
  {
    name: 'WY',
    text: `STATE OF WYOMING      )          IN THE DISTRICT COURT
                      )ss.
COUNTY OF NATRONA     )          SEVENTH JUDICIAL DISTRICT

TATE RANCH, LLC,                )
                                )
          Plaintiff,            )
                                )
vs.                             )    Civil Action No. 112345
                                )
BIGHORN DRILLING COMPANY,       )
                                )
          Defendant.            )
`,
    expected: { plaintiffs: ['Tate Ranch, LLC'], defendants: ['Bighorn Drilling Company'] },
  },
  {
    name: 'DC superior',
    text: `SUPERIOR COURT OF THE DISTRICT OF COLUMBIA
CIVIL DIVISION

NEHEMIAH STOKES                     )
1400 Kenyon Street, N.W.            )
Washington, D.C. 20010              )
                                    )
            Plaintiff,              )   Civil Action No. 2023-CAB-001234
                                    )
     v.                             )
                                    )
DISTRICT OF COLUMBIA                )
1350 Pennsylvania Avenue, N.W.      )
Washington, D.C. 20004              )
                                    )
     and                            )
                                    )
OFFICER BRYAN KEEL                  )
1301 Main Street                    )
Washington, D.C. 20002              )
                                    )
            Defendants.             )
`,
    expected: { plaintiffs: ['Nehemiah Stokes'], defendants: ['District of Columbia', 'Bryan Keel'] },
  },
  {
    name: 'DDC',
    text: `UNITED STATES DISTRICT COURT
FOR THE DISTRICT OF COLUMBIA

CENTER FOR OPEN LEDGERS,
1100 13th Street, N.W., Suite 800
Washington, D.C. 20005,

               Plaintiff,

v.                                      Civil Action No. 23-cv-01234

U.S. DEPARTMENT OF THE TREASURY,
1500 Pennsylvania Avenue, N.W.
Washington, D.C. 20220,

and

OFFICE OF MANAGEMENT AND BUDGET,
725 17th Street, N.W.
Washington, D.C. 20503,

               Defendants.
`,
    expected: {
      plaintiffs: ['Center for Open Ledgers'],
      defendants: ['U.S. Department of the Treasury', 'Office of Management and Budget'],
    },
  },
  {
    name: 'social security',
    text: `UNITED STATES DISTRICT COURT
NORTHERN DISTRICT OF NEW YORK

MYRTLE HENSHAW,
                              Plaintiff,
        v.                                     5:22-CV-0123
                                               (ABC/DEF)
COMMISSIONER OF SOCIAL SECURITY,
                              Defendant.

APPEARANCES:                         OF COUNSEL:
`,
    expected: { plaintiffs: ['Myrtle Henshaw'], defendants: ['Commissioner of Social Security'] },
  },
  {
    name: 'acting commissioner',
    text: `UNITED STATES DISTRICT COURT
CENTRAL DISTRICT OF CALIFORNIA

TYRELL Q. MANNING,              )   Case No. EDCV 22-0123-AB
                                )
                Plaintiff,      )   MEMORANDUM OPINION
                                )
        v.                      )
                                )
FOLAKE ADEYEMI, Acting          )
Commissioner of Social Security,)
                                )
                Defendant.      )
`,
    expected: { plaintiffs: ['Tyrell Q. Manning'], defendants: ['Folake Adeyemi'] },
  },
  {
    name: 'MDL in re',
    text: `UNITED STATES DISTRICT COURT
NORTHERN DISTRICT OF FLORIDA
PENSACOLA DIVISION

IN RE: HEARSAFE EARPLUG           Case No. 3:19-md-2999
PRODUCTS LIABILITY LITIGATION
                                  Judge M. Casey Rodham
This Document Relates to          Magistrate Judge Gary R. Jonas
All Actions

                 CASE MANAGEMENT ORDER NO. 4
`,
    expected: { plaintiffs: [], defendants: [] },
  },
  {
    name: 'juvenile',
    text: `SUPERIOR COURT OF THE STATE OF CALIFORNIA
COUNTY OF ALAMEDA - JUVENILE COURT

In re A.G., a Person Coming Under the        Case No. JD-012345-01
Juvenile Court Law.

JURISDICTION AND DISPOSITION REPORT
`,
    expected: { plaintiffs: [], defendants: [] },
  },
  {
    name: 'ca juvenile opinion',
    text: `IN THE COURT OF APPEAL OF THE STATE OF CALIFORNIA
SECOND APPELLATE DISTRICT
DIVISION SEVEN

In re A.G. et al., Persons Coming Under      B321234
the Juvenile Court Law.                      (Los Angeles County Super.
                                             Ct. No. 20CCJP01234A-B)

LOS ANGELES COUNTY DEPARTMENT OF
CHILDREN AND FAMILY SERVICES,

      Plaintiff and Respondent,

      v.

M.T.,

      Defendant and Appellant.
`,
    expected: { plaintiffs: ['Los Angeles County Department of Children and Family Services'], defendants: ['M.T.'] },
  },
  {
    name: 'ny family',
    text: `FAMILY COURT OF THE STATE OF NEW YORK
COUNTY OF SUFFOLK
---------------------------------------------X
In the Matter of a Proceeding for Custody
Under Article 6 of the Family Court Act

GEMMA ROURKE,                                  File No. 12345
                     Petitioner,               Docket No. V-01234-23

       -against-                               PETITION FOR CUSTODY

PAUL ROURKE,
                     Respondent.
---------------------------------------------X
`,
    expected: { plaintiffs: ['Gemma Rourke'], defendants: ['Paul Rourke'] },
  },
  {
    name: 'ny article 78',
    text: `SUPREME COURT OF THE STATE OF NEW YORK
COUNTY OF SUFFOLK
--------------------------------------------------------------------x
In the Matter of the Application of

CLEMENTINE VOUGHT and SAVE OUR SHORELINE, INC.,

                                   Petitioners,       Index No. 601234/2023

For a Judgment Pursuant to Article 78 of the CPLR     VERIFIED PETITION

                    -against-

PLANNING BOARD OF THE TOWN OF EASTHAVEN and
DUNEWALK DEVELOPMENT LLC,

                                   Respondents.
--------------------------------------------------------------------x
`,
    expected: {
      plaintiffs: ['Clementine Vought', 'Save Our Shoreline, Inc.'],
      defendants: ['Planning Board of the Town of Easthaven', 'Dunewalk Development LLC'],
    },
  },
  {
    name: 'ny surrogate',
    text: `SURROGATE'S COURT OF THE STATE OF NEW YORK
COUNTY OF NASSAU
--------------------------------------------x
Probate Proceeding, Will of

      MILDRED OESTREICHER,                     File No. 2023-1234

                     Deceased.                 OBJECTIONS TO PROBATE
--------------------------------------------x
`,
    expected: { plaintiffs: [], defendants: [] },
  },
  {
    name: 'workers comp',
    text: `TENNESSEE BUREAU OF WORKERS' COMPENSATION
IN THE COURT OF WORKERS' COMPENSATION CLAIMS
AT CHATTANOOGA

DWIGHT FARROW,                     )   Docket No. 2022-01-0123
          Employee,                )
v.                                 )
CUMBERLAND STEEL, LLC,             )   State File No. 12345-2021
          Employer,                )
And                                )
SENTRY HARBOR INSURANCE CO.,       )   Judge Audrey Headley
          Carrier.                 )
`,
    expected: { plaintiffs: ['Dwight Farrow'], defendants: ['Cumberland Steel, LLC', 'Sentry Harbor Insurance Co.'] },
  },
  {
    name: 'EEOC style agency',
    text: `UNITED STATES OF AMERICA
EQUAL EMPLOYMENT OPPORTUNITY COMMISSION
CHARLOTTE DISTRICT OFFICE

Vernetta Coles,                      )
          Complainant,               )   EEOC No. 430-2022-00123X
                                     )
     v.                              )   Agency No. 4K-280-0012-22
                                     )
Lewis Duvall,                       )
Postmaster General,                  )
United States Postal Service,        )
          Agency.                    )   Date: March 2, 2023
`,
    expected: { plaintiffs: ['Vernetta Coles'], defendants: ['Lewis Duvall'] },
  },
  {
    name: 'immigration',
    text: `UNITED STATES DEPARTMENT OF JUSTICE
EXECUTIVE OFFICE FOR IMMIGRATION REVIEW
IMMIGRATION COURT
NEW YORK, NEW YORK

In the Matter of:                  )
                                   )
Segundo YANEZ-TIPAN,               )   File No.: A 123-456-789
                                   )
          Respondent               )
                                   )
In Removal Proceedings             )
`,
    expected: { plaintiffs: [], defendants: ['Segundo YANEZ-TIPAN'] },
  },
  {
    name: 'tax court',
    text: `UNITED STATES TAX COURT
WASHINGTON, DC 20217

BURL TENNYSON & HATTIE TENNYSON,   )
                                   )
               Petitioner(s),      )
                                   )
          v.                       )  Docket No. 12345-21S.
                                   )
COMMISSIONER OF INTERNAL REVENUE,  )
                                   )
               Respondent          )

                    O R D E R
`,
    expected: { plaintiffs: ['Burl Tennyson', 'Hattie Tennyson'], defendants: ['Commissioner of Internal Revenue'] },
  },
  {
    name: 'Fed claims',
    text: `In the United States Court of Federal Claims

No. 22-1234C
(Filed: March 3, 2023)

*************************************
STONEBRIDGE DREDGING CORP.,         *
                                    *
             Plaintiff,             *
                                    *
v.                                  *
                                    *
THE UNITED STATES,                  *
                                    *
             Defendant.             *
*************************************
`,
    expected: { plaintiffs: ['Stonebridge Dredging Corp.'], defendants: ['The United States'] },
  },
  {
    name: 'fed cir',
    text: `  United States Court of Appeals
      for the Federal Circuit
      ______________________

      QUANTEL OPTICS LLC,
        Plaintiff-Appellant

               v.

  SHENLONG DISPLAY CO., LTD., SHENLONG
         AMERICA, INC.,
        Defendants-Appellees
      ______________________

             2022-1456
      ______________________

   Appeal from the United States District Court for the
Eastern District of Texas in No. 2:19-cv-00123-JRG.
`,
    expected: {
      plaintiffs: ['Quantel Optics LLC'],
      defendants: ['Shenlong Display Co., Ltd.', 'Shenlong America, Inc.'],
    },
  },
  {
    name: 'PTAB',
    text: `UNITED STATES PATENT AND TRADEMARK OFFICE
____________
BEFORE THE PATENT TRIAL AND APPEAL BOARD
____________
NIMBUS SEMICONDUCTOR, INC.,
Petitioner,
v.
QUANTEL OPTICS LLC,
Patent Owner.
____________
IPR2022-00123
Patent 9,123,456 B2
____________
`,
    expected: { plaintiffs: ['Nimbus Semiconductor, Inc.'], defendants: ['Quantel Optics LLC'] },
  },
  {
    name: 'Fed appeal slip opinion bold names',
    text: `             United States Court of Appeals
                  for the Fifth Circuit
                    ____________
                     No. 22-30123
                    ____________

Anatole Briggs; Sunnyside Taxpayers Association,

                                   Plaintiffs—Appellants,

                           versus

Lamar Duquette, in his official capacity as Superintendent;
Duquette Parish School Board,

                                   Defendants—Appellees.
       ______________________________

       Appeal from the United States District Court
          for the Western District of Louisiana
`,
    expected: {
      plaintiffs: ['Anatole Briggs', 'Sunnyside Taxpayers Association'],
      defendants: ['Lamar Duquette', 'Duquette Parish School Board'],
    },
  },
  {
    name: '8th Cir',
    text: `               United States Court of Appeals
                    For the Eighth Circuit
               ___________________________
                       No. 21-3456
               ___________________________

                     Verlin Sandifer

              lllllllllllllllllllllPlaintiff - Appellant

                          v.

             Ozark Border Telephone Company

              lllllllllllllllllllllDefendant - Appellee
                     ____________
`,
    expected: { plaintiffs: ['Verlin Sandifer'], defendants: ['Ozark Border Telephone Company'] },
  },
  {
    name: 'tx appeals opinion',
    text: `                    In The
               Court of Appeals
     Thirteenth District of Texas at Corpus Christi
               ____________________
                NO. 13-22-00123-CV
               ____________________

       HECTOR BUSTAMANTE, Appellant

                        V.

  RIO FRIO IRRIGATION DISTRICT NO. 5, Appellee

     On Appeal from the 107th District Court
            Cameron County, Texas
`,
    expected: { plaintiffs: ['Hector Bustamante'], defendants: ['Rio Frio Irrigation District No. 5'] },
  },
  {
    name: 'tx In re mandamus',
    text: `        IN THE SUPREME COURT OF TEXAS
             ══════════
             No. 22-0123
             ══════════

  IN RE LONESTAR PIPE & SUPPLY, INC., RELATOR

     ON PETITION FOR WRIT OF MANDAMUS
`,
    expected: { plaintiffs: ['Lonestar Pipe & Supply, Inc.'], defendants: [] },
  },
  {
    name: 'ohio app',
    text: `[Cite as State v. Stackpole, 2022-Ohio-1234.]

             COURT OF APPEALS OF OHIO
             EIGHTH APPELLATE DISTRICT
             COUNTY OF CUYAHOGA

STATE OF OHIO,                      :

         Plaintiff-Appellee,        :
                                       No. 110123
         v.                         :

DEWAYNE STACKPOLE,                  :

         Defendant-Appellant.       :

         JOURNAL ENTRY AND OPINION
`,
    expected: { plaintiffs: ['State of Ohio'], defendants: ['Dewayne Stackpole'] },
  },
  {
    name: 'ohio trial addresses',
    text: `IN THE COURT OF COMMON PLEAS
LUCAS COUNTY, OHIO

Ernestine Pulaski                    *   Case No. CI0202301234
1234 Lagrange Street
Toledo, Ohio 43608,                  *   Judge Myron Duhartt
       Plaintiff,
                                     *   COMPLAINT WITH JURY DEMAND
   vs.                                   ENDORSED HEREON
                                     *
Buckeye Lanes, Inc.
c/o Statutory Agent Fred Ames        *
55 Madison Avenue
Toledo, Ohio 43604                   *

   and                               *

Chet Kowalczyk
99 Summit Street                     *
Toledo, Ohio 43604,
       Defendants.                   *
`,
    expected: { plaintiffs: ['Ernestine Pulaski'], defendants: ['Buckeye Lanes, Inc.', 'Chet Kowalczyk'] },
  },
  {
    name: 'ga appeal text',
    text: `SECOND DIVISION
MILLER, P. J.

In the Court of Appeals of Georgia
A22A0123. GRANGE v. THE STATE.

MILLER, Presiding Judge.

Following a jury trial, Hewlett Grange was convicted of burglary.
`,
    expected: { plaintiffs: ['Grange'], defendants: ['The State'] },
  },
  {
    name: 'nj opinion',
    text: `                NOT FOR PUBLICATION WITHOUT THE
               APPROVAL OF THE APPELLATE DIVISION

                          SUPERIOR COURT OF NEW JERSEY
                          APPELLATE DIVISION
                          DOCKET NO. A-1234-21

ALONZO WHITEHURST,

          Appellant,

v.

DEPARTMENT OF CORRECTIONS,

          Respondent.
________________________

          Submitted March 1, 2023 – Decided March 20, 2023
`,
    expected: { plaintiffs: ['Alonzo Whitehurst'], defendants: ['Department of Corrections'] },
  },
  {
    name: 'letter re',
    text: `HADDON & PRICE LLP
ATTORNEYS AT LAW
100 Park Avenue
New York, New York 10017

March 4, 2023

VIA ECF
Hon. Analisa Torrance
United States District Court
Southern District of New York
500 Pearl Street
New York, NY 10007

     Re:  Trellis Foods, Inc. v. Macklin, et al., No. 22-cv-1234 (AT)

Dear Judge Torrance:

     We represent plaintiff Trellis Foods, Inc. and write to request an extension of time.

                                   Sincerely yours,

                                   /s/ Paula Price
                                   Paula Price
`,
    expected: { plaintiffs: ['Trellis Foods, Inc.'], defendants: ['Macklin'] },
  },
  {
    name: 'subpoena form',
    text: `AO 88B (Rev. 02/14) Subpoena to Produce Documents, Information, or Objects or to Permit Inspection of Premises in a Civil Action

UNITED STATES DISTRICT COURT
for the
Western District of New York

        Lorcan Deegan                        )
            Plaintiff                        )
               v.                            )   Civil Action No. 1:22-cv-00345
     Wexcorp Industries, Inc.                )
            Defendant                        )

SUBPOENA TO PRODUCE DOCUMENTS, INFORMATION, OR OBJECTS
`,
    expected: { plaintiffs: ['Lorcan Deegan'], defendants: ['Wexcorp Industries, Inc.'] },
  },
  {
    name: 'CA judicial council form',
    text: `                                                                     CM-110
ATTORNEY OR PARTY WITHOUT ATTORNEY (Name, State Bar number, and address):      FOR COURT USE ONLY
Rex Lawson (SBN 123456)
Lawson Law
100 First St, Chico, CA 95926
TELEPHONE NO.: 530-555-0111
ATTORNEY FOR (Name): Winona Feather
SUPERIOR COURT OF CALIFORNIA, COUNTY OF BUTTE
STREET ADDRESS: 1775 Concord Avenue
CITY AND ZIP CODE: Chico, CA 95928
PLAINTIFF/PETITIONER: Winona Feather
DEFENDANT/RESPONDENT: Gridley Auto Mall, Inc.
CASE MANAGEMENT STATEMENT                                  CASE NUMBER:
(Check one): [X] UNLIMITED CASE                            23CV01234
`,
    expected: { plaintiffs: ['Winona Feather'], defendants: ['Gridley Auto Mall, Inc.'] },
  },
  {
    name: 'CA judicial council form blank names',
    text: `                                                                     CM-010
ATTORNEY OR PARTY WITHOUT ATTORNEY (Name, State Bar number, and address):      FOR COURT USE ONLY
TELEPHONE NO.:                     FAX NO.:
ATTORNEY FOR (Name):
SUPERIOR COURT OF CALIFORNIA, COUNTY OF
STREET ADDRESS:
CASE NAME:
CIVIL CASE COVER SHEET
`,
    expected: { plaintiffs: [], defendants: [] },
  },
  {
    name: 'civil cover sheet case name',
    text: `                                                                     CM-010
ATTORNEY OR PARTY WITHOUT ATTORNEY (Name, State Bar number, and address):      FOR COURT USE ONLY
Rex Lawson (SBN 123456)
TELEPHONE NO.: 530-555-0111
ATTORNEY FOR (Name): Winona Feather
SUPERIOR COURT OF CALIFORNIA, COUNTY OF BUTTE
STREET ADDRESS: 1775 Concord Avenue
CASE NAME:
Feather v. Gridley Auto Mall, Inc.
CIVIL CASE COVER SHEET           Complex Case Designation     CASE NUMBER:
`,
    expected: { plaintiffs: ['Feather'], defendants: ['Gridley Auto Mall, Inc.'] },
  },
  {
    name: 'pro se handwritten style with names lines',
    text: `UNITED STATES DISTRICT COURT
for the
Middle District of Georgia

Jessamine Orr
(Enter full name of plaintiff)
          Plaintiff

     v.                                 CASE NO. 5:23-CV-00123

Dollar Barn Stores, LLC
Kip Raines
(Enter full name of each defendant)
          Defendants

COMPLAINT
`,
    expected: { plaintiffs: ['Jessamine Orr'], defendants: ['Dollar Barn Stores, LLC', 'Kip Raines'] },
  },
  {
    name: 'AO 440 summons',
    text: `AO 440 (Rev. 06/12) Summons in a Civil Action

UNITED STATES DISTRICT COURT
for the
Eastern District of California

POMONA VALLEY GROWERS ASSOCIATION          )
                                           )
                                           )
____________________________________       )
            Plaintiff(s)                   )
               v.                          )   Civil Action No. 1:23-cv-00123
XIANG LU TRADING CO.                       )
                                           )
____________________________________       )
            Defendant(s)                   )

              SUMMONS IN A CIVIL ACTION
To: (Defendant's name and address)
`,
    expected: { plaintiffs: ['Pomona Valley Growers Association'], defendants: ['Xiang Lu Trading Co.'] },
  },
  {
    name: 'doe plaintiffs',
    text: `IN THE UNITED STATES DISTRICT COURT
FOR THE DISTRICT OF MARYLAND

JANE DOE 1 and JANE DOE 2,          *

          Plaintiffs,               *

     v.                             *    Civil Action No. GLR-23-0123

ARCHDIOCESE OF CALVERTON, et al.,   *

          Defendants.               *
*    *    *    *    *    *    *    *    *    *    *    *
`,
    expected: { plaintiffs: ['Jane Doe 1', 'Jane Doe 2'], defendants: ['Archdiocese of Calverton'] },
  },
  {
    name: 'bond names newline separated no commas',
    text: `STATE OF MICHIGAN
IN THE 3RD CIRCUIT COURT FOR THE COUNTY OF WAYNE

ARLETTA SIMMS
VERNON SIMMS
TAMIKA BOYD
          Plaintiffs,                     Case No. 22-001234-NI
v.                                        Hon. Priscilla Hatch
GREAT LAKES TOWING
          Defendant.
`,
    expected: { plaintiffs: ['Arletta Simms', 'Vernon Simms', 'Tamika Boyd'], defendants: ['Great Lakes Towing'] },
  },
  {
    name: 'texas aggregated',
    text: `CAUSE NO. D-1-GN-23-001234

COASTAL BEND SURGICAL              §    IN THE DISTRICT COURT OF
HOSPITAL, LLC,                     §
                                   §
Plaintiff,                         §
                                   §
v.                                 §    TRAVIS COUNTY, TEXAS
                                   §
TEXAS HEALTH AND HUMAN SERVICES    §
COMMISSION and CECILE ERWIN        §
YOUNT, in her official capacity    §
as Executive Commissioner of the   §
Texas Health and Human Services    §
Commission,                        §
                                   §
Defendants.                        §    345TH JUDICIAL DISTRICT
`,
    expected: {
      plaintiffs: ['Coastal Bend Surgical Hospital, LLC'],
      defendants: ['Texas Health and Human Services Commission', 'Cecile Erwin Yount'],
    },
  },
  {
    name: 'pa orphans',
    text: `IN THE COURT OF COMMON PLEAS OF MONTGOMERY COUNTY, PENNSYLVANIA
ORPHANS' COURT DIVISION

ESTATE OF WINSTON GARRITY,          :   No. 2021-X1234
DECEASED                            :
`,
    expected: { plaintiffs: [], defendants: [] },
  },
  {
    name: 'fl dissolution',
    text: `IN THE CIRCUIT COURT OF THE SEVENTEENTH JUDICIAL CIRCUIT
IN AND FOR BROWARD COUNTY, FLORIDA

IN RE: THE MARRIAGE OF:
BIANCA TORREALBA,
        Petitioner/Wife,                CASE NO.: FMCE-23-001234
and                                     DIVISION: 35
HUGO TORREALBA,
        Respondent/Husband.
_____________________________/
`,
    expected: { plaintiffs: ['Bianca Torrealba'], defendants: ['Hugo Torrealba'] },
  },
  {
    name: 'co domestic',
    text: `DISTRICT COURT, BOULDER COUNTY, STATE OF COLORADO
1777 Sixth Street
Boulder, CO 80302

In re the Marriage of:
Petitioner: ASHLYNN MERCER
and
Respondent: TREVOR MERCER
                                             ▲ COURT USE ONLY ▲
Attorney for Petitioner:                     Case Number: 2023DR30123
`,
    expected: { plaintiffs: ['Ashlynn Mercer'], defendants: ['Trevor Mercer'] },
  },
  {
    name: 'il marriage',
    text: `IN THE CIRCUIT COURT OF THE EIGHTEENTH JUDICIAL CIRCUIT
DU PAGE COUNTY, ILLINOIS

IN RE THE MARRIAGE OF               )
                                    )
DOREEN KUBIAK,                      )
              Petitioner,           )
                                    )   No. 2023 DC 000123
         and                        )
                                    )
STANLEY KUBIAK,                     )
              Respondent.           )
`,
    expected: { plaintiffs: ['Doreen Kubiak'], defendants: ['Stanley Kubiak'] },
  },
  {
    name: 'il people',
    text: `IN THE CIRCUIT COURT OF COOK COUNTY, ILLINOIS
COUNTY DEPARTMENT, CRIMINAL DIVISION

PEOPLE OF THE STATE OF ILLINOIS     )
                                    )
              v.                    )    No. 21 CR 01234
                                    )
DONTRELL MACKLIN                    )    Hon. Vincent Galtry
`,
    expected: { plaintiffs: ['People of the State of Illinois'], defendants: ['Dontrell Macklin'] },
  },
  {
    name: 'il appellate',
    text: `                        2022 IL App (1st) 210123-U
                             No. 1-21-0123

                                IN THE
                      APPELLATE COURT OF ILLINOIS
                            FIRST DISTRICT

THE PEOPLE OF THE STATE OF ILLINOIS,    )  Appeal from the
                                        )  Circuit Court of
       Plaintiff-Appellee,              )  Cook County.
                                        )
v.                                      )  No. 17 CR 12345
                                        )
DONTRELL MACKLIN,                       )  Honorable
                                        )  Vincent Galtry,
       Defendant-Appellant.             )  Judge Presiding.
`,
    expected: { plaintiffs: ['The People of the State of Illinois'], defendants: ['Dontrell Macklin'] },
  },
  {
    name: 'ny people',
    text: `SUPREME COURT OF THE STATE OF NEW YORK
COUNTY OF NEW YORK: PART 62
------------------------------------------------------------------x
THE PEOPLE OF THE STATE OF NEW YORK

          -against-                        Ind. No. 71234-23

JAMEL WINFREY and CORDELL BANKS,
                                           DECISION AND ORDER
                         Defendants.
------------------------------------------------------------------x
`,
    expected: { plaintiffs: ['The People of the State of New York'], defendants: ['Jamel Winfrey', 'Cordell Banks'] },
  },
  {
    name: 'ny housing',
    text: `CIVIL COURT OF THE CITY OF NEW YORK
COUNTY OF KINGS: HOUSING PART
-----------------------------------------------------------X
OCEAN PARKWAY REALTY LLC,
                              Petitioner-Landlord,        Index No. L&T 301234/23
     -against-
LUCRETIA VANN                                             NOTICE OF PETITION
1234 Ocean Parkway, Apt 4B
Brooklyn, New York 11230
                              Respondent-Tenant,
"JOHN DOE" and "JANE DOE"
                              Respondents-Undertenants.
-----------------------------------------------------------X
`,
    expected: { plaintiffs: ['Ocean Parkway Realty LLC'], defendants: ['Lucretia Vann'] },
  },
  {
    name: 'ny decision form',
    text: `FILED: NEW YORK COUNTY CLERK 05/22/2023 02:10 PM      INDEX NO. 150123/2021
NYSCEF DOC. NO. 88                                    RECEIVED NYSCEF: 05/22/2023

                  SUPREME COURT OF THE STATE OF NEW YORK
                              NEW YORK COUNTY

PRESENT:   HON. LYLE FRANKEL                 PART              11M
                        Justice
----------------------------------------------------------X   INDEX NO.    150123/2021

MERIDEL STRAUSS,                                              MOTION DATE  01/20/2023

                        Plaintiff,                            MOTION SEQ. NO.  003

               - v -

GOTHAM FERRY CORP., CITY OF NEW YORK,                         DECISION + ORDER ON
                                                              MOTION
                        Defendant.
----------------------------------------------------------X
The following e-filed documents, listed by NYSCEF document number (Motion 003) 50, 51 were read on this motion.
`,
    expected: { plaintiffs: ['Meridel Strauss'], defendants: ['Gotham Ferry Corp.', 'City of New York'] },
  },
  {
    name: 'sdny and fed double dash',
    text: `UNITED STATES DISTRICT COURT
SOUTHERN DISTRICT OF NEW YORK
-----------------------------------------------------------------------x
                                                  :
IN-SIGHT ANALYTICS, INC.,                         :
                                                  :
                         Plaintiff,               :     22 Civ. 4567 (PAE)
                                                  :
                  -v-                             :     OPINION & ORDER
                                                  :
RUTGER VANDERLYN,                                 :
                                                  :
                         Defendant.               :
-----------------------------------------------------------------------x
`,
    expected: { plaintiffs: ['In-Sight Analytics, Inc.'], defendants: ['Rutger Vanderlyn'] },
  },
  {
    name: 'cd cal with counsel',
    text: `HARRIET M. LUNDQUIST (SBN 201234)
hlundquist@example.com
LUNDQUIST & PARR LLP
10250 Constellation Blvd.
Los Angeles, CA 90067
Telephone: 310-555-0100
Attorneys for Plaintiff,
Zephyr Footwear, Inc.

UNITED STATES DISTRICT COURT
CENTRAL DISTRICT OF CALIFORNIA
WESTERN DIVISION

ZEPHYR FOOTWEAR, INC., a Delaware      Case No. 2:23-cv-01234
corporation,
                                       COMPLAINT FOR TRADEMARK
            Plaintiff,                 INFRINGEMENT
      v.
                                       DEMAND FOR JURY TRIAL
COSTLOW WHOLESALE CORPORATION, a
Washington corporation, and DOES 1-10,

            Defendants.
`,
    expected: { plaintiffs: ['Zephyr Footwear, Inc.'], defendants: ['Costlow Wholesale Corporation'] },
  },
  {
    name: 'cal counterclaim fed',
    text: `UNITED STATES DISTRICT COURT
NORTHERN DISTRICT OF CALIFORNIA
SAN JOSE DIVISION

ZEPHYR FOOTWEAR, INC.,                 Case No. 5:23-cv-01234-BLF

            Plaintiff,
      v.                               ANSWER AND COUNTERCLAIMS

COSTLOW WHOLESALE CORPORATION,

            Defendant.

COSTLOW WHOLESALE CORPORATION,

            Counterclaimant,
      v.

ZEPHYR FOOTWEAR, INC.,

            Counterdefendant.
`,
    expected: { plaintiffs: ['Zephyr Footwear, Inc.'], defendants: ['Costlow Wholesale Corporation'] },
  },
  {
    name: 'fed sec multiple relief defendants',
    text: `UNITED STATES DISTRICT COURT
DISTRICT OF UTAH

SECURITIES AND EXCHANGE COMMISSION,    COMPLAINT

     Plaintiff,                        Case No.: 2:23-cv-00123

v.                                     Judge: Robert Shelton-Hay

APEX YIELD PARTNERS, LLC, a Utah
limited liability company; and BARTON
K. SILLS, an individual,

     Defendants, and

CORINNE SILLS,

     Relief Defendant.
`,
    expected: {
      plaintiffs: ['Securities and Exchange Commission'],
      defendants: ['Apex Yield Partners, LLC', 'Barton K. Sills', 'Corinne Sills'],
    },
  },
  {
    name: 'ftc',
    text: `UNITED STATES DISTRICT COURT
DISTRICT OF MINNESOTA

FEDERAL TRADE COMMISSION and
STATE OF MINNESOTA, by its Attorney General
Keith Ellwood,
                                            Case No. 0:23-cv-00456
            Plaintiffs,
v.                                          COMPLAINT FOR PERMANENT
                                            INJUNCTION
CLEARPATH STUDENT SERVICES, INC., a
corporation, also d/b/a Clearpath; and
NOLAN VOSS, individually and as an officer of
CLEARPATH STUDENT SERVICES, INC.,

            Defendants.
`,
    expected: {
      plaintiffs: ['Federal Trade Commission', 'State of Minnesota'],
      defendants: ['Clearpath Student Services, Inc.', 'Nolan Voss'],
    },
  },
  {
    name: 'edtx patent',
    text: `IN THE UNITED STATES DISTRICT COURT
FOR THE EASTERN DISTRICT OF TEXAS
MARSHALL DIVISION

HALCYON NETWORKS LTD.,                  §
                                        §
         Plaintiff,                     §
                                        §   CIVIL ACTION NO. 2:23-CV-00123-JRG
v.                                      §
                                        §   (LEAD CASE)
BRIGHTCELL WIRELESS, INC., and          §
BRIGHTCELL COMMUNICATIONS USA, LLC,     §
                                        §
         Defendants.                    §
`,
    expected: {
      plaintiffs: ['Halcyon Networks Ltd.'],
      defendants: ['Brightcell Wireless, Inc.', 'Brightcell Communications USA, LLC'],
    },
  },
  {
    name: 'admiralty vessel',
    text: `UNITED STATES DISTRICT COURT
EASTERN DISTRICT OF LOUISIANA

GULF ANCHOR BANK                              CIVIL ACTION

VERSUS                                        NO. 23-1234

M/V SOUTHERN STAR, her engines, tackle,       SECTION "J"
apparel, etc., in rem, and SOUTHERN STAR
MARITIME, LLC, in personam

                  VERIFIED COMPLAINT
`,
    expected: { plaintiffs: ['Gulf Anchor Bank'], defendants: ['M/V Southern Star', 'Southern Star Maritime, LLC'] },
  },
  {
    name: 'subrogee',
    text: `IN THE SUPERIOR COURT OF THE STATE OF DELAWARE

PRAIRIE MUTUAL INSURANCE COMPANY,    )
a/s/o HAROLD and IDA FENN,           )
                                     )
              Plaintiff,             )
                                     )   C.A. No. N23C-01-123
       v.                            )
                                     )
WHIRLWIND APPLIANCES, INC.,          )
                                     )
              Defendant.             )
`,
    expected: { plaintiffs: ['Prairie Mutual Insurance Company'], defendants: ['Whirlwind Appliances, Inc.'] },
  },
  {
    name: 'al estate personal rep',
    text: `IN THE CIRCUIT COURT OF JEFFERSON COUNTY, ALABAMA

JUANITA HOLLINGS, as Personal        )
Representative of the Estate of      )
ROSCOE HOLLINGS, deceased,           )
                                     )
     Plaintiff,                      )   CASE NO. CV-2023-901234
                                     )
v.                                   )
                                     )
SUNBELT NURSING CENTER, LLC, et al., )
                                     )
     Defendants.                     )
`,
    expected: { plaintiffs: ['Juanita Hollings'], defendants: ['Sunbelt Nursing Center, LLC'] },
  },
  {
    name: 'estate as party',
    text: `UNITED STATES DISTRICT COURT
EASTERN DISTRICT OF CALIFORNIA

ESTATE OF ROSCOE HOLLINGS, by and       No. 2:23-cv-0123 KJM
through its successor-in-interest
JUANITA HOLLINGS; JUANITA HOLLINGS,
individually,
                                        COMPLAINT
              Plaintiffs,
     v.
COUNTY OF PLACER; and DOES 1-50,
              Defendants.
`,
    expected: { plaintiffs: ['Estate of Roscoe Hollings', 'Juanita Hollings'], defendants: ['County of Placer'] },
  },
  {
    name: 'ca tentative',
    text: `Superior Court of California, County of Tulare
Tentative Rulings for March 3, 2023, Department 7

Re:   Hernandez v. Lakeport Dairy, Inc.
Case No.:   VCU291234
Date:       March 3, 2023
Motion:     Demurrer to Complaint
Tentative Ruling: To overrule the demurrer.
`,
    expected: { plaintiffs: ['Hernandez'], defendants: ['Lakeport Dairy, Inc.'] },
  },
  {
    name: 'ca minute order',
    text: `SUPERIOR COURT OF CALIFORNIA,
COUNTY OF SACRAMENTO
GORDON D SCHABER COURTHOUSE

MINUTE ORDER

DATE: 02/14/2023         TIME: 09:00:00 AM        DEPT: 53
JUDICIAL OFFICER PRESIDING: Shama Mesick
CLERK: P. Lopez

CASE NO: 34-2021-00301234-CU-PO-GDS   CASE INIT.DATE: 05/01/2021
CASE TITLE: Carol Imhoff vs. Redwood Assisted Living
CASE CATEGORY: Civil - Unlimited
`,
    expected: { plaintiffs: ['Carol Imhoff'], defendants: ['Redwood Assisted Living'] },
  },
  {
    name: 'letter brief federal',
    text: `March 2, 2023

BY ECF

The Honorable Lorna G. Schoolfield
United States District Judge
Thurgood Marshall United States Courthouse
New York, New York 10007

Re: Anderly Group, Inc. v. Torvald Shipping A/S, 21 Civ. 1234 (LGS)

Dear Judge Schoolfield:

This firm represents Defendant in the above-referenced action.
`,
    expected: { plaintiffs: ['Anderly Group, Inc.'], defendants: ['Torvald Shipping A/S'] },
  },
  {
    name: 'scotus brief in opposition',
    text: `No. 21-5678

IN THE SUPREME COURT OF THE UNITED STATES

KENDRICK ALAN SOUSA,
Petitioner,

vs.

STATE OF OKLAHOMA,
Respondent.

ON PETITION FOR WRIT OF CERTIORARI TO THE
OKLAHOMA COURT OF CRIMINAL APPEALS
`,
    expected: { plaintiffs: ['Kendrick Alan Sousa'], defendants: ['State of Oklahoma'] },
  },
  {
    name: 'scotus slip',
    text: `(Slip Opinion)              OCTOBER TERM, 2021                            1

                                       Syllabus

         NOTE: Where it is feasible, a syllabus (headnote) will be released, as is
       being done in connection with this case, at the time the opinion is issued.

SUPREME COURT OF THE UNITED STATES

                                       Syllabus

                  HARLAN v. MERCER BANK ET AL.

        CERTIORARI TO THE UNITED STATES COURT OF APPEALS FOR
                          THE SIXTH CIRCUIT

     No. 20-1234.     Argued November 2, 2021—Decided March 3, 2022

Respondent bank refused payment. See Smith v. Jones, 483 U. S. 378, 387. The Court in Rankin v.
McPherson held that the content of the speech was of public concern.
`,
    expected: { plaintiffs: ['Harlan'], defendants: ['Mercer Bank'] },
  },
  {
    name: 'casetext style',
    text: `Mack v. Tri-State Generation
Colorado Court of Appeals
Mar 3, 2020
No. 19CA0123 (Colo. App. Mar. 3, 2020)

DENVER MACK, Plaintiff-Appellant,
v.
TRI-STATE GENERATION, Defendant-Appellee.
`,
    expected: { plaintiffs: ['Denver Mack'], defendants: ['Tri-State Generation'] },
  },
  {
    name: 'mass sjc',
    text: `NOTICE: All slip opinions and orders are subject to formal revision.

SJC-12345

COMMONWEALTH  vs.  LEMUEL ORTIZ.

Suffolk.     November 4, 2022. - March 3, 2023.
`,
    expected: { plaintiffs: ['Commonwealth'], defendants: ['Lemuel Ortiz'] },
  },
  {
    name: 'nc estate',
    text: `NORTH CAROLINA                          IN THE GENERAL COURT OF JUSTICE
                                        SUPERIOR COURT DIVISION
CARTERET COUNTY                         FILE NO. 22 CVS 123

LORNA BIXBY, Administrator CTA of the   )
Estate of JASPER BIXBY,                 )
                    Plaintiff,          )
                                        )      AMENDED COMPLAINT
          v.                            )
                                        )
CAROLINA BLUEWATER RESORTS, INC. and    )
EMERALD SOUND HOLDINGS, LLC,            )
                    Defendants.         )
`,
    expected: {
      plaintiffs: ['Lorna Bixby'],
      defendants: ['Carolina Bluewater Resorts, Inc.', 'Emerald Sound Holdings, LLC'],
    },
  },
  {
    name: 'in small claims',
    text: `STATE OF INDIANA           IN THE MARION COUNTY SMALL CLAIMS COURT
COUNTY OF MARION           LAWRENCE TOWNSHIP DIVISION

OTTO PRENTISS
     Plaintiff
  vs.                                   CAUSE NO. 49K03-2301-SC-000123
VALUE TIRE CENTER
     Defendant

                       NOTICE OF CLAIM
`,
    expected: { plaintiffs: ['Otto Prentiss'], defendants: ['Value Tire Center'] },
  },
  {
    name: 'bk creditor motion',
    text: `UNITED STATES BANKRUPTCY COURT
MIDDLE DISTRICT OF FLORIDA
TAMPA DIVISION
www.flmb.uscourts.gov

In re:                                  Case No. 8:22-bk-01234-CED
                                        Chapter 13
Marisela Ocampo,

          Debtor.
__________________________________/

MOTION FOR RELIEF FROM STAY
`,
    expected: { plaintiffs: [], defendants: [] },
  },
  {
    name: 'bk texas section',
    text: `IN THE UNITED STATES BANKRUPTCY COURT
FOR THE SOUTHERN DISTRICT OF TEXAS
HOUSTON DIVISION

IN RE:                              §
                                    §    CASE NO. 23-30123
BAYOU STEEL WORKS, LLC,             §
                                    §    Chapter 11
          DEBTOR.                   §
`,
    expected: { plaintiffs: [], defendants: [] },
  },
  {
    name: 'petition of naturalization/ ex parte',
    text: `IN THE CIRCUIT COURT OF MADISON COUNTY, ALABAMA

EX PARTE:                      )
                               )   CASE NO. CV-2023-900999
THE MATTER OF A.B., A MINOR    )
`,
    expected: { plaintiffs: [], defendants: [] },
  },
  {
    name: 'wa dshs dependency',
    text: `SUPERIOR COURT OF WASHINGTON
COUNTY OF PIERCE
JUVENILE COURT

In re the Dependency of:                    NO. 23-7-00123-4

M.S.                                        DEPENDENCY PETITION
D.O.B.: 01/01/2020
`,
    expected: { plaintiffs: [], defendants: [] },
  },
  {
    name: 'ca lasc name list individually',
    text: `SUPERIOR COURT OF THE STATE OF CALIFORNIA
FOR THE COUNTY OF LOS ANGELES

RAMONA ESCOBEDO, an individual;        ) CASE NO. 23STCV01234
JULIAN ESCOBEDO, a minor, by and       )
through his Guardian ad Litem, RAMONA  ) COMPLAINT FOR:
ESCOBEDO; and PILAR ESCOBEDO, an       )
individual,                            ) 1. NEGLIGENCE
                                       ) 2. WRONGFUL DEATH
                 Plaintiffs,           )
                                       ) [DEMAND FOR JURY TRIAL]
     vs.                               )
                                       )
SOUTHLAND CHARTER BUSES, INC., a       )
California Corporation; GREG TOMLIN,   )
an individual; and DOES 1 to 25,       )
Inclusive,                             )
                                       )
                 Defendants.           )
`,
    expected: {
      plaintiffs: ['Ramona Escobedo', 'Julian Escobedo', 'Pilar Escobedo'],
      defendants: ['Southland Charter Buses, Inc.', 'Greg Tomlin'],
    },
  },
  {
    name: 'unknown plaintiffs role same line',
    text: `IN THE FAMILY COURT OF THE STATE OF DELAWARE
IN AND FOR NEW CASTLE COUNTY

CLAY HARGIS,              Petitioner,
     v.                                  File No. CN23-01234
JOLENE HARGIS,            Respondent.    Petition No. 23-01234
`,
    expected: { plaintiffs: ['Clay Hargis'], defendants: ['Jolene Hargis'] },
  },
  {
    name: 'mi family',
    text: `STATE OF MICHIGAN
17TH JUDICIAL CIRCUIT - FAMILY DIVISION

KIRSTEN VOS,
     Plaintiff/Counter-Defendant,           Case No. 23-01234-DM
                                            HON. DEBORAH McNAB
v

PIETER VOS,
     Defendant/Counter-Plaintiff.
__________________________________/
`,
    expected: { plaintiffs: ['Kirsten Vos'], defendants: ['Pieter Vos'] },
  },
  {
    name: 'mi coa',
    text: `                    STATE OF MICHIGAN
                    COURT OF APPEALS

PEOPLE OF THE STATE OF MICHIGAN,                  UNPUBLISHED
                                                  March 2, 2023
              Plaintiff-Appellee,

v                                                 No. 356789
                                                  Wayne Circuit Court
TERRENCE ODOM,                                    LC No. 19-001234-01-FC

              Defendant-Appellant.

Before: GLEICHER, C.J., and MARKEY and RICK, JJ.
`,
    expected: { plaintiffs: ['People of the State of Michigan'], defendants: ['Terrence Odom'] },
  },
  {
    name: 'oregon ors dissolution',
    text: `IN THE CIRCUIT COURT OF THE STATE OF OREGON
FOR THE COUNTY OF LANE

In the Matter of the Dissolution of   )  Case No. 23DR01234
the Marriage of:                      )
                                      )
IANTHE ROWE,                          )  PETITION FOR DISSOLUTION
                    Petitioner,       )  OF MARRIAGE
        and                           )
GARRICK ROWE,                         )
                    Respondent.       )
`,
    expected: { plaintiffs: ['Ianthe Rowe'], defendants: ['Garrick Rowe'] },
  },
  {
    name: 'election with many officials',
    text: `IN THE UNITED STATES DISTRICT COURT
FOR THE NORTHERN DISTRICT OF GEORGIA
ATLANTA DIVISION

LEAGUE OF CONCERNED ELECTORS,

     Plaintiff,
                                       Civil Action No. 1:22-cv-01234-JPB
v.

BRAD RAVENSCROFT, in his official
capacity as Georgia Secretary of State,
SARA TINDALL GOSS, in her official
capacity as a member of the State Election
Board, JANICE THORNE, in her official
capacity as a member of the State Election
Board,

     Defendants.
`,
    expected: {
      plaintiffs: ['League of Concerned Electors'],
      defendants: ['Brad Ravenscroft', 'Sara Tindall Goss', 'Janice Thorne'],
    },
  },
  {
    name: 'sheriff capacity county',
    text: `UNITED STATES DISTRICT COURT
WESTERN DISTRICT OF VIRGINIA
BIG STONE GAP DIVISION

TONYA BLEVINS,                          )
            Plaintiff,                  )
v.                                      )   Case No. 2:23CV00012
RICK STALLARD, individually and in his  )
official capacity as Sheriff of Wise    )
County, and WISE COUNTY,                )
            Defendants.                 )
`,
    expected: { plaintiffs: ['Tonya Blevins'], defendants: ['Rick Stallard', 'Wise County'] },
  },
  {
    name: 'aka lower case mixed',
    text: `VIRGINIA:  IN THE GENERAL DISTRICT COURT OF THE CITY OF NORFOLK

The Bank of Tidewater,
        Plaintiff,
v.                                           Case No. GV23001234-00
Joseph P. Larrabee
and
Larrabee Marine, Inc.
        Defendants.
`,
    expected: { plaintiffs: ['The Bank of Tidewater'], defendants: ['Joseph P. Larrabee', 'Larrabee Marine, Inc.'] },
  },
];
