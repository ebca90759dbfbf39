import type { Caption } from './captions.ts';

/** Fictional captions in forms that are seldom used, for the names of their parties. */
export const seldomCaptions: Caption[] = [
  {
    name: 'trust petition',
    text: `SUPERIOR COURT OF CALIFORNIA
COUNTY OF SONOMA

In the Matter of                       ) Case No. SPR-098812
                                       )
THE WINIFRED A. COLBECK REVOCABLE      ) PETITION FOR ORDER REMOVING
TRUST, dated March 3, 2009, as amended ) TRUSTEE AND COMPELLING ACCOUNT
_______________________________________)
                                       )
DESMOND COLBECK, Beneficiary,          )
                                       )
              Petitioner,              )
                                       )
      vs.                              )
                                       )
HARRIET COLBECK-VANCE, as Successor    )
Trustee of the Winifred A. Colbeck     )
Revocable Trust,                       )
                                       )
              Respondent.              )
_______________________________________)
`,
    expected: { plaintiffs: ['Desmond Colbeck'], defendants: ['Harriet Colbeck-Vance'] },
  },
  {
    name: 'trust petition alone',
    text: `STATE OF MINNESOTA                              DISTRICT COURT
COUNTY OF ANOKA                                 TENTH JUDICIAL DISTRICT
                                                PROBATE DIVISION
                                                Case Type: Trust

In the Matter of the Lorna and Elias Feldspar   Court File No. 02-TR-CV-24-118
Irrevocable Trust U/A dated June 1, 1999
                                                PETITION FOR INSTRUCTIONS

TO THE ABOVE-NAMED COURT:
Your Petitioner respectfully states as follows:
`,
    expected: { plaintiffs: [], defendants: [] },
  },
  {
    name: 'interpleader',
    text: `UNITED STATES DISTRICT COURT
EASTERN DISTRICT OF MISSOURI
EASTERN DIVISION

GREAT OZARK MUTUAL LIFE INSURANCE COMPANY, )
                                           )
     Interpleader Plaintiff,               )
                                           )
v.                                         )  Case No. 4:24-cv-00811-ABC
                                           )
DELLA RAE MONCRIEF, individually and as    )
Administratrix of the Estate of Orville    )
Moncrief, Deceased; T.M., a minor; and     )
SUNSET GARDENS FUNERAL HOME, LLC,          )
                                           )
     Interpleader Defendants.              )

COMPLAINT IN INTERPLEADER
`,
    expected: {
      plaintiffs: ['Great Ozark Mutual Life Insurance Company'],
      defendants: ['Della Rae Moncrief', 'T.M.', 'Sunset Gardens Funeral Home, LLC'],
    },
  },
  {
    name: 'forfeiture several items',
    text: `UNITED STATES DISTRICT COURT
WESTERN DISTRICT OF NORTH CAROLINA
CIVIL NO. 3:24-CV-00192

UNITED STATES OF AMERICA,               )
                                        )
               Plaintiff,               )
                                        )
     v.                                  )   VERIFIED COMPLAINT FOR
                                        )   FORFEITURE IN REM
APPROXIMATELY $48,220.00 IN UNITED      )
STATES CURRENCY seized from Dale Orvin  )
Trask on or about January 9, 2024;      )
ONE 2019 FORD F-250 TRUCK, VIN          )
1FT7W2BT9KEC00000; and                  )
REAL PROPERTY LOCATED AT 14 CREEK BEND  )
ROAD, MINT HILL, NORTH CAROLINA,        )
                                        )
               Defendants in rem.       )
`,
    expected: {
      plaintiffs: ['United States of America'],
      defendants: [
        'Approximately $48,220.00 in United States Currency',
        'One 2019 Ford F-250 Truck, VIN 1FT7W2BT9KEC00000',
        'Real Property Located at 14 Creek Bend Road, Mint Hill, North Carolina',
      ],
    },
  },
  {
    name: 'class action long clauses',
    text: `UNITED STATES DISTRICT COURT
SOUTHERN DISTRICT OF NEW YORK
-----------------------------------------------------------x
PRISCILLA DUQUESNE and OMAR TELLINGHAM, on behalf of
themselves, FLSA Collective Plaintiffs, and all others
similarly situated, and the Class,

                              Plaintiffs,                   Case No. 24-cv-5512

               v.                                           CLASS AND COLLECTIVE
                                                            ACTION COMPLAINT
GOLDEN NOODLE HOUSE CORP. d/b/a GOLDEN NOODLE,
NOODLE PARTNERS II LLC d/b/a NOODLE EAST, WEI-LIN
FONG a/k/a WILLIAM FONG, and JOHN DOE CORPORATIONS
1-10,

                              Defendants.
-----------------------------------------------------------x
`,
    expected: {
      plaintiffs: ['Priscilla Duquesne', 'Omar Tellingham'],
      defendants: [
        'Golden Noodle House Corp. d/b/a Golden Noodle',
        'Noodle Partners II LLC d/b/a Noodle East',
        'Wei-Lin Fong a/k/a William Fong',
      ],
    },
  },
  {
    name: 'consolidated cases',
    text: `IN THE UNITED STATES DISTRICT COURT
FOR THE DISTRICT OF NEW MEXICO

SIERRA BLANCA ACEQUIA ASSOCIATION,

     Plaintiff,

vs.                                         No. 1:23-cv-00456 consolidated with
                                            No. 1:23-cv-00501
TULAROSA BASIN WATER UTILITY
AUTHORITY; and MARTIN OLGUIN-REED,
in his official capacity as Manager,

     Defendants.

and

RANCHO DEL VIENTO, LLC,

     Plaintiff,

vs.

TULAROSA BASIN WATER UTILITY AUTHORITY,

     Defendant.

          MEMORANDUM OPINION AND ORDER
`,
    expected: {
      plaintiffs: ['Sierra Blanca Acequia Association', 'Rancho del Viento, LLC'],
      defendants: ['Tularosa Basin Water Utility Authority', 'Martin Olguin-Reed'],
    },
  },
  {
    name: 'cross claim blocks',
    text: `IN THE CIRCUIT COURT OF KANAWHA COUNTY, WEST VIRGINIA

HOLLOW ROCK LUMBER COMPANY,

          Plaintiff,

v.                                           Civil Action No. 23-C-412
                                             Judge Alvarado-Finch
BERNARD P. SIZEMORE, JR., and
KESTREL RIDGE DEVELOPMENT, L.L.C.,

          Defendants,

and

KESTREL RIDGE DEVELOPMENT, L.L.C.,

          Cross-Claimant,

v.

BERNARD P. SIZEMORE, JR.,

          Cross-Defendant,

and

KESTREL RIDGE DEVELOPMENT, L.L.C.,

          Third-Party Plaintiff,

v.

MOUNTAINEER SURETY & BONDING CO.,

          Third-Party Defendant.

ANSWER OF THIRD-PARTY DEFENDANT
`,
    expected: {
      plaintiffs: ['Hollow Rock Lumber Company'],
      defendants: ['Bernard P. Sizemore, Jr.', 'Kestrel Ridge Development, L.L.C.', 'Mountaineer Surety & Bonding Co.'],
    },
  },
  {
    name: 'texas blocks spouses',
    text: `CAUSE NO. 2024-33871-B

IN THE MATTER OF                    §    IN THE DISTRICT COURT
THE MARRIAGE OF                     §
                                    §
GWENDOLYN FAYE STRICKLER            §
AND                                 §    312TH JUDICIAL DISTRICT
TRAVIS WADE STRICKLER               §
                                    §
AND IN THE INTEREST OF              §
B.L.S. AND K.R.S., CHILDREN         §    HARRIS COUNTY, TEXAS

ORIGINAL PETITION FOR DIVORCE
`,
    expected: { plaintiffs: ['Gwendolyn Faye Strickler'], defendants: ['Travis Wade Strickler'] },
  },
  {
    name: 'texas several',
    text: `CAUSE NO. DC-24-08123

MARISELA CANTU-LOPEZ, INDIVIDUALLY      §    IN THE DISTRICT COURT OF
AND AS NEXT FRIEND OF J.C., A MINOR,    §
AND HECTOR LOPEZ                        §
     Plaintiffs,                        §
                                        §    DALLAS COUNTY, TEXAS
VS.                                     §
                                        §
LONE CEDAR TRANSPORT, L.P., BY AND      §
THROUGH ITS GENERAL PARTNER CEDAR GP,   §
LLC, AND RANDALL KEITH OBERST           §
     Defendants.                        §    191ST JUDICIAL DISTRICT

PLAINTIFFS' ORIGINAL PETITION
`,
    expected: {
      plaintiffs: ['Marisela Cantu-Lopez', 'Hector Lopez'],
      defendants: ['Lone Cedar Transport, L.P.', 'Randall Keith Oberst'],
    },
  },
  {
    name: 'flattened section lines',
    text: `CAUSE NO. 24-CV-0091
IDALIA GUERRA PRUITT § IN THE DISTRICT COURT
Plaintiff, §
§
VS. § CAMERON COUNTY, TEXAS
§
GULF PALM CONDOMINIUMS, INC. AND §
STERLING WAYNE HOLLOWAY §
Defendants. § 404TH JUDICIAL DISTRICT
PLAINTIFF'S FIRST AMENDED PETITION
TO THE HONORABLE JUDGE OF SAID COURT:
`,
    expected: {
      plaintiffs: ['Idalia Guerra Pruitt'],
      defendants: ['Gulf Palm Condominiums, Inc.', 'Sterling Wayne Holloway'],
    },
  },
  {
    name: 'new jersey caption',
    text: `Leopold K. Brandywine, Esq. (ID# 012341999)
BRANDYWINE & SOLE, P.C.
44 Route 10 West
Morristown, New Jersey 07960
(973) 555-0144
Attorneys for Plaintiff

CLARABELLE FENWICK, as              SUPERIOR COURT OF NEW JERSEY
Administratrix ad Prosequendum of   LAW DIVISION: MORRIS COUNTY
the Estate of Giles Fenwick,        DOCKET NO. MRS-L-001234-24
deceased, and in her own right,
                                    CIVIL ACTION
          Plaintiff,
                                    COMPLAINT AND JURY DEMAND
vs.

ST. BARTHOLOMEW'S MEDICAL CENTER,
NADIA R. OSTROW, M.D., HUGO
PELLETIER, D.O., ABC CORPORATIONS
1-10 (fictitious names), and JOHN
DOES 1-10 (fictitious names),

          Defendants.
`,
    expected: {
      plaintiffs: ['Clarabelle Fenwick'],
      defendants: ["St. Bartholomew's Medical Center", 'Nadia R. Ostrow, M.D.', 'Hugo Pelletier, D.O.'],
    },
  },
  {
    name: 'louisiana versus',
    text: `MARCELLUS AUCOIN, ET UX.              24TH JUDICIAL DISTRICT COURT

VERSUS  NO. 841-220   DIV. "K"        PARISH OF JEFFERSON

BAYOU STEEL ERECTORS, L.L.C.,         STATE OF LOUISIANA
GULF CRESCENT INSURANCE COMPANY,
AND THIBODEAUX RENTALS, INC.

FILED: ______________                 ______________________
                                      DEPUTY CLERK

PETITION FOR DAMAGES
The petition of Marcellus Aucoin and Odile Aucoin, persons of full age of majority
`,
    expected: {
      plaintiffs: ['Marcellus Aucoin'],
      defendants: ['Bayou Steel Erectors, L.L.C.', 'Gulf Crescent Insurance Company', 'Thibodeaux Rentals, Inc.'],
    },
  },
  {
    name: 'louisiana succession',
    text: `SUCCESSION OF                         NUMBER: 2024-01288  DIV. F

                                      CIVIL DISTRICT COURT
ALPHONSE JOSEPH DESLONDE              PARISH OF ORLEANS
                                      STATE OF LOUISIANA

PETITION FOR PROBATE OF NOTARIAL TESTAMENT
`,
    expected: { plaintiffs: [], defendants: [] },
  },
  {
    name: 'adversary',
    text: `UNITED STATES BANKRUPTCY COURT
DISTRICT OF COLORADO

In re:                                  )
                                        )   Case No. 23-14412-ABC
TALUS BREWING COMPANY, LLC,             )   Chapter 7
EIN: 84-0000000,                        )
                                        )
          Debtor.                       )
________________________________________)
                                        )
FERN W. OKABE, Chapter 7 Trustee,       )   Adversary No. 24-01077
                                        )
          Plaintiff,                    )
v.                                      )
                                        )
SUMMIT GRAIN SUPPLY CORP., a Colorado   )
corporation, and HOLLIS T. BREMER,      )
                                        )
          Defendants.                   )

COMPLAINT TO AVOID PREFERENTIAL TRANSFERS
`,
    expected: { plaintiffs: ['Fern W. Okabe'], defendants: ['Summit Grain Supply Corp.', 'Hollis T. Bremer'] },
  },
  {
    name: 'bankruptcy main joint debtors',
    text: `UNITED STATES BANKRUPTCY COURT
NORTHERN DISTRICT OF GEORGIA
ATLANTA DIVISION

IN THE MATTER OF:                 :  CASE NUMBER 24-51234-XYZ
                                  :
LUCIUS TREVOR HAYGOOD, SR. and    :  CHAPTER 13
MAVIS ANN HAYGOOD,                :
                                  :
     DEBTORS.                     :  JUDGE PETTIBONE

DEBTORS' MOTION TO MODIFY CHAPTER 13 PLAN
`,
    expected: { plaintiffs: [], defendants: [] },
  },
  {
    name: 'probate estate',
    text: `STATE OF INDIANA    )        IN THE VIGO SUPERIOR COURT
                    ) SS:
COUNTY OF VIGO      )        CAUSE NO. 84D03-2403-EU-000211

IN THE MATTER OF THE UNSUPERVISED  )
ADMINISTRATION OF THE ESTATE OF    )
ROSCOE EMMETT LANGFORD, DECEASED   )

PETITION FOR ISSUANCE OF LETTERS
`,
    expected: { plaintiffs: [], defendants: [] },
  },
  {
    name: 'juvenile',
    text: `IN THE JUVENILE COURT OF SHELBY COUNTY, TENNESSEE

IN RE:                             )
                                   )
   T'KEYAH M., DOB 4/11/2015       )   Docket No. JC-24-3321
   DAVONTE M., DOB 9/2/2018        )
                                   )
   Children under 18 years of age  )

TENNESSEE DEPARTMENT OF CHILDREN'S
SERVICES,
          Petitioner,

v.

LATOYA BRIANNE MERRITT and
UNKNOWN FATHER,
          Respondents.

PETITION FOR DEPENDENCY AND NEGLECT
`,
    expected: { plaintiffs: ["Tennessee Department of Children's Services"], defendants: ['Latoya Brianne Merritt'] },
  },
  {
    name: 'guardianship',
    text: `IN THE DISTRICT COURT OF OKLAHOMA COUNTY
STATE OF OKLAHOMA

IN THE MATTER OF THE GUARDIANSHIP      )
OF MABEL IRENE STOCKBRIDGE, an         )
alleged incapacitated person.          )   Case No. PG-2024-188
                                       )
CLIFTON STOCKBRIDGE,                   )
                                       )
               Petitioner.             )

PETITION FOR APPOINTMENT OF GENERAL GUARDIAN
`,
    expected: { plaintiffs: ['Clifton Stockbridge'], defendants: [] },
  },
  {
    name: 'tribal',
    text: `IN THE TRIBAL COURT OF THE CEDAR MESA BAND OF INDIANS
CIVIL DIVISION

CEDAR MESA HOUSING AUTHORITY,      )
                                   )  Case No. CV-2024-0033
               Petitioner,         )
     v.                            )
                                   )  NOTICE OF HEARING
LEONA RED ELK AND ALL OTHER        )
OCCUPANTS,                         )
               Respondents.        )
`,
    expected: { plaintiffs: ['Cedar Mesa Housing Authority'], defendants: ['Leona Red Elk'] },
  },
  {
    name: 'immigration bia',
    text: `                     UNITED STATES DEPARTMENT OF JUSTICE
                EXECUTIVE OFFICE FOR IMMIGRATION REVIEW
                        IMMIGRATION COURT
                        TACOMA, WASHINGTON

___________________________________
In the Matter of:                  )
                                   )   File Nos.: A 200-111-222
Yesenia QUIROGA-MALDONADO          )              A 200-111-223
Brayan QUIROGA-MALDONADO           )
                                   )
In removal proceedings             )
___________________________________)

RESPONDENTS' MOTION TO TERMINATE PROCEEDINGS
`,
    expected: { plaintiffs: [], defendants: [] },
  },
  {
    name: 'habeas immigration',
    text: `UNITED STATES DISTRICT COURT
SOUTHERN DISTRICT OF CALIFORNIA

ARTURO BENAVIDES-KOH,                     Case No. 3:25-cv-01999

          Petitioner-Plaintiff,
     v.                                   PETITION FOR WRIT OF HABEAS
                                          CORPUS (28 U.S.C. § 2241)
PRESTON VALE, Warden of Otay Ridge
Detention Center; MIRIAM SCHOFIELD,
Field Office Director, San Diego Field
Office, U.S. Immigration and Customs
Enforcement; U.S. DEPARTMENT OF
HOMELAND SECURITY; and ELAINE TRASK,
Attorney General of the United States,
in their official capacities,

          Respondents-Defendants.
`,
    expected: {
      plaintiffs: ['Arturo Benavides-Koh'],
      defendants: ['Preston Vale', 'Miriam Schofield', 'U.S. Department of Homeland Security', 'Elaine Trask'],
    },
  },
  {
    name: 'tax court',
    text: `                    UNITED STATES TAX COURT

ESTATE OF PHINEAS J. LARKSPUR, DECEASED,  )
DOROTHEA LARKSPUR, EXECUTRIX, and         )
DOROTHEA LARKSPUR,                        )
                                          )
                    Petitioners,          )
                                          )
               v.                         )  Docket No. 10233-24
                                          )
COMMISSIONER OF INTERNAL REVENUE,         )
                                          )
                    Respondent.           )

PETITION
`,
    expected: {
      plaintiffs: ['Estate of Phineas J. Larkspur', 'Dorothea Larkspur'],
      defendants: ['Commissioner of Internal Revenue'],
    },
  },
  {
    name: 'claims court several',
    text: `IN THE UNITED STATES COURT OF FEDERAL CLAIMS

PALOUSE HILLS GRAZING, INC., et al., )
                                     )
          Plaintiffs,                )
                                     )  No. 24-1180 L
     v.                              )  (Judge Marchbanks)
                                     )
THE UNITED STATES OF AMERICA,        )
                                     )
          Defendant.                 )

JOINT STATUS REPORT
`,
    expected: { plaintiffs: ['Palouse Hills Grazing, Inc.'], defendants: ['The United States of America'] },
  },
  {
    name: 'scotus petition cover',
    text: `                              No. 24-____

                                 IN THE
            Supreme Court of the United States
                        _____________

                     EUGENIA T. FAIRWEATHER,
                                                  Petitioner,
                                  v.

                 STATE OF IDAHO, BY AND THROUGH ITS
                     DEPARTMENT OF FISH AND GAME,
                                                  Respondent.
                        _____________

             ON PETITION FOR A WRIT OF CERTIORARI
             TO THE SUPREME COURT OF IDAHO
                        _____________

              PETITION FOR A WRIT OF CERTIORARI
                        _____________

                                     BARTHOLOMEW RIGGS
                                       Counsel of Record
                                     RIGGS APPELLATE PLLC
                                     100 Main Street
                                     Boise, ID 83702
`,
    expected: { plaintiffs: ['Eugenia T. Fairweather'], defendants: ['State of Idaho'] },
  },
  {
    name: 'scotus cover right column',
    text: `                                No. 23-1188
==================================================================
                                 In The
              Supreme Court of the United States

NORTHERN TIER PIPELINE PARTNERS, LP,
AND MARIGOLD ENERGY SERVICES, INC.,
                                         Petitioners,
                                v.

WALTER B. HASKINS III, SECRETARY OF LABOR, ET AL.,
                                         Respondents.

        On Petition For Writ Of Certiorari To The
        United States Court Of Appeals For The Eighth Circuit

                  BRIEF IN OPPOSITION
`,
    expected: {
      plaintiffs: ['Northern Tier Pipeline Partners, LP', 'Marigold Energy Services, Inc.'],
      defendants: ['Walter B. Haskins III'],
    },
  },
  {
    name: 'ocr lost columns',
    text: `SUPERIOR COURT OF THE STATE OF CALIFORNIA
FOR THE COUNTY OF TULARE
ESPERANZA VILLASENOR, an individual, Case No. VCU304411
Plaintiff, COMPLAINT FOR DAMAGES FOR:
vs. 1. WRONGFUL TERMINATION
SEQUOIA CITRUS PACKERS, INC., a 2. RETALIATION
California corporation; BRADLEY 3. FAILURE TO PAY WAGES
THORNQUIST, an individual; and DOES 1 DEMAND FOR JURY TRIAL
through 20, inclusive,
Defendants.
Plaintiff alleges:
`,
    expected: {
      plaintiffs: ['Esperanza Villasenor'],
      defendants: ['Sequoia Citrus Packers, Inc.', 'Bradley Thornquist'],
    },
  },
  {
    name: 'suffixes',
    text: `IN THE COURT OF COMMON PLEAS OF LUZERNE COUNTY, PENNSYLVANIA

WENDELL P. KRASINSKI, III, and           :  CIVIL ACTION - LAW
ODETTE KRASINSKI, his wife,              :
                    Plaintiffs           :
                                         :  NO. 2024-05511
          v.                             :
                                         :  JURY TRIAL DEMANDED
FIRST ANTHRACITE BANK, N.A., a           :
national banking association;            :
GARRISON & POOLE, LLP; LAUREL L.         :
GARRISON, ESQ.; and WYOMING VALLEY       :
ORTHOPAEDIC ASSOCIATES, P.C.             :
                    Defendants           :
`,
    expected: {
      plaintiffs: ['Wendell P. Krasinski, III', 'Odette Krasinski'],
      defendants: [
        'First Anthracite Bank, N.A.',
        'Garrison & Poole, LLP',
        'Laurel L. Garrison, Esq.',
        'Wyoming Valley Orthopaedic Associates, P.C.',
      ],
    },
  },
  {
    name: 'delaware llc',
    text: `IN THE COURT OF CHANCERY OF THE STATE OF DELAWARE

IN RE BRIGHTWATER HOLDINGS, L.P.   )
UNITHOLDER LITIGATION              )  CONSOLIDATED
                                   )  C.A. No. 2023-0441-XYZ

VERIFIED CONSOLIDATED AMENDED CLASS ACTION COMPLAINT
`,
    expected: { plaintiffs: [], defendants: [] },
  },
  {
    name: 'delaware derivative',
    text: `IN THE COURT OF CHANCERY OF THE STATE OF DELAWARE

OTTOLINE GRANGE, derivatively on behalf  )
of PENNON ROBOTICS, INC.,                )
                                         )
                    Plaintiff,           )
     v.                                  )  C.A. No. 2024-0712-ABC
                                         )
SYLVESTER MOON, IRENE K. APPLEYARD, and  )
DUNCAN FROST,                            )
                                         )
                    Defendants,          )
     and                                 )
                                         )
PENNON ROBOTICS, INC., a Delaware        )
corporation,                             )
                                         )
                    Nominal Defendant.   )
`,
    expected: {
      plaintiffs: ['Ottoline Grange'],
      defendants: ['Sylvester Moon', 'Irene K. Appleyard', 'Duncan Frost', 'Pennon Robotics, Inc.'],
    },
  },
  {
    name: 'new york article 78 matter',
    text: `SUPREME COURT OF THE STATE OF NEW YORK
COUNTY OF ALBANY
------------------------------------------------------------x
In the Matter of the Application of

FRIENDS OF THE NORMANSKILL, INC., and LUDWIG
PENHALLOW,

                                        Petitioners,

For a Judgment Pursuant to Article 78 of the Civil
Practice Law and Rules

               -against-                       Index No. 904412-24

TOWN OF GUILDERLEIGH PLANNING BOARD, and CRESTVIEW
COMMONS ASSOCIATES, LLC,

                                        Respondents.
------------------------------------------------------------x
`,
    expected: {
      plaintiffs: ['Friends of the Normanskill, Inc.', 'Ludwig Penhallow'],
      defendants: ['Town of Guilderleigh Planning Board', 'Crestview Commons Associates, LLC'],
    },
  },
  {
    name: 'new york surrogate',
    text: `SURROGATE'S COURT OF THE STATE OF NEW YORK
COUNTY OF ULSTER
--------------------------------------------x
Probate Proceeding, Will of

      EUDORA M. VANDERBECK,                      PETITION FOR PROBATE
   a/k/a EUDORA VANDERBECK,
                                                 File No. 2024-288
                         Deceased.
--------------------------------------------x
`,
    expected: { plaintiffs: [], defendants: [] },
  },
  {
    name: 'ny family court',
    text: `FAMILY COURT OF THE STATE OF NEW YORK
COUNTY OF ONONDAGA
...............................................
In the Matter of a Proceeding for Support
Under Article 4 of the Family Court Act

Marguerite Santangelo,                 File #: 44120
                    Petitioner,        Docket #: F-01122-24
     - against -
                                       ORDER
Derrick Obafemi,
                    Respondent.
...............................................
`,
    expected: { plaintiffs: ['Marguerite Santangelo'], defendants: ['Derrick Obafemi'] },
  },
  {
    name: 'landlord tenant ny',
    text: `CIVIL COURT OF THE CITY OF NEW YORK
COUNTY OF KINGS: HOUSING PART
-----------------------------------------------X
771 OCEAN REALTY ASSOCIATES LLC,              Index No. LT-301122-24/KI
                    Petitioner (Landlord),
          -against-                           PETITION NON-PAYMENT
DOLORES P. WINTERBOTTOM                       DWELLING
771 Ocean Avenue, Apt. 4B
Brooklyn, New York 11226
                    Respondent (Tenant),
"JOHN DOE" and "JANE DOE"
                    Respondents (Undertenants).
-----------------------------------------------X
`,
    expected: { plaintiffs: ['771 Ocean Realty Associates LLC'], defendants: ['Dolores P. Winterbottom'] },
  },
  {
    name: 'ma probate ss',
    text: `COMMONWEALTH OF MASSACHUSETTS

HAMPSHIRE, ss.                         SUPERIOR COURT
                                       CIVIL ACTION NO. 2480CV00031
______________________________________
                                      )
GISELLE ARMITSTEAD, as she is the     )
Personal Representative of the ESTATE )
OF BYRON ARMITSTEAD,                  )
               Plaintiff              )
                                      )
v.                                    )
                                      )
TRUSTEES OF QUABBIN COLLEGE and       )
DR. SIMEON PRATT,                     )
               Defendants             )
______________________________________)
`,
    expected: { plaintiffs: ['Giselle Armitstead'], defendants: ['Trustees of Quabbin College', 'Simeon Pratt'] },
  },
  {
    name: 'ct return',
    text: `RETURN DATE: OCTOBER 8, 2024      :    SUPERIOR COURT

PELLUCID OPTICS, INC.             :    J.D. OF WATERBURY

VS.                               :    AT WATERBURY

GERALD FITZWATER, ET AL           :    SEPTEMBER 3, 2024

COMPLAINT
`,
    expected: { plaintiffs: ['Pellucid Optics, Inc.'], defendants: ['Gerald Fitzwater'] },
  },
  {
    name: 'virginia',
    text: `VIRGINIA:
        IN THE CIRCUIT COURT FOR THE COUNTY OF ALBEMARLE

CORDELIA H. MAYHEW,
          Plaintiff,

v.                                       Case No. CL24-01177

BLUE LEDGE VINEYARDS, LLC,
     Serve: Registered Agent
            Tobias Quill, Esq.
            12 Court Square
            Charlottesville, Virginia 22902

and

ANSELM G. ROURKE,
     900 Plank Road
     Crozet, Virginia 22932,

          Defendants.

                         COMPLAINT
`,
    expected: { plaintiffs: ['Cordelia H. Mayhew'], defendants: ['Blue Ledge Vineyards, LLC', 'Anselm G. Rourke'] },
  },
  {
    name: 'maryland addresses',
    text: `JOSEPHINE TALLIS                       *   IN THE
1200 Harbor Hill Road
Annapolis, Maryland 21401              *   CIRCUIT COURT

     Plaintiff                         *   FOR

v.                                     *   ANNE ARUNDEL COUNTY

MERIDIAN ROOFING CO., INC.             *   Case No. C-02-CV-24-000991
Serve: The Corporation Trust
2405 York Road                         *
Timonium, Maryland 21093
                                       *
     Defendant

*    *    *    *    *    *    *    *    *    *    *    *
COMPLAINT
`,
    expected: { plaintiffs: ['Josephine Tallis'], defendants: ['Meridian Roofing Co., Inc.'] },
  },
  {
    name: 'california probate conservatorship',
    text: `SUPERIOR COURT OF CALIFORNIA, COUNTY OF MARIN

Conservatorship of the Person and Estate of   )  Case No. PRO 2400441
                                              )
AUGUSTIN F. DELACROIX,                        )  PETITION FOR APPOINTMENT
                                              )  OF PROBATE CONSERVATOR
                  Proposed Conservatee.       )
______________________________________________)
`,
    expected: { plaintiffs: [], defendants: [] },
  },
  {
    name: 'georgia minor next friend',
    text: `IN THE STATE COURT OF COBB COUNTY
STATE OF GEORGIA

JERMAINE TOLLIVER, as Father and         )
Next Friend of A.T., a minor child,      )
                                         )
     Plaintiff,                          )   CIVIL ACTION FILE
                                         )   NO. 24-A-1192
vs.                                      )
                                         )
PEACHTREE AQUATICS CENTER, INC. and      )
XYZ CORP. NOS. 1-3,                      )
                                         )
     Defendants.                         )
`,
    expected: { plaintiffs: ['Jermaine Tolliver'], defendants: ['Peachtree Aquatics Center, Inc.'] },
  },
  {
    name: 'eeoc federal sector',
    text: `UNITED STATES OF AMERICA
EQUAL EMPLOYMENT OPPORTUNITY COMMISSION
DENVER FIELD OFFICE

Rosalba N. Whitcomb,              )  EEOC Case No. 541-2024-00123X
     Complainant,                 )
                                  )  Agency Case No. 1C-801-0042-23
v.                                )
                                  )
Ignatius Brole, Postmaster        )
General, United States Postal     )
Service,                          )  Administrative Judge: P. Arden
     Agency.                      )  Date: June 4, 2024
`,
    expected: { plaintiffs: ['Rosalba N. Whitcomb'], defendants: ['Ignatius Brole'] },
  },
  {
    name: 'mspb',
    text: `UNITED STATES OF AMERICA
MERIT SYSTEMS PROTECTION BOARD
CENTRAL REGIONAL OFFICE

LIONEL M. OYEDELE,                    DOCKET NUMBER
               Appellant,             CH-0752-24-0318-I-1

          v.

DEPARTMENT OF VETERANS AFFAIRS,       DATE: July 9, 2024
               Agency.
`,
    expected: { plaintiffs: ['Lionel M. Oyedele'], defendants: ['Department of Veterans Affairs'] },
  },
  {
    name: "a reporter's citations over the names",
    text: `612 F.3d 418 (2011)

98 Lab. Cas. P 10,221, 44 USLW 2091

HARTWELL CANNING CORPORATION, Petitioner/Cross-Respondent,
v.
NATIONAL LABOR RELATIONS BOARD, Respondent/Cross-Petitioner,
Orchard Workers United, Intervenor.

Nos. 10-1441, 10-1602.

United States Court of Appeals, Eighth Circuit.

Submitted: March 2, 2011. Filed: June 14, 2011.
`,
    expected: { plaintiffs: ['Hartwell Canning Corporation'], defendants: ['National Labor Relations Board'] },
  },
  {
    name: 'a charging party before a labor board',
    text: `STATE OF CALIFORNIA
DECISION OF THE
PUBLIC EMPLOYMENT RELATIONS BOARD

ALLIANCE OF HARBOR LIBRARY
WORKERS,

              Charging Party,                 Case No. LA-CE-1188-M

      v.                                      PERB Decision No. 2710-M

CITY OF PORT ELLERY,                          May 3, 2024

              Respondent.

Appearances: Law Offices of Quill & Barrow by Thea Quill, Attorney, for Alliance of Harbor Library Workers
`,
    expected: { plaintiffs: ['Alliance of Harbor Library Workers'], defendants: ['City of Port Ellery'] },
  },
  {
    name: "partners' surnames before a firm's end",
    text: `        UNITED STATES COURT OF APPEALS
            FOR THE SIXTH CIRCUIT

ORVILLE R. LANGTREE; MAEVE B.           )
LANGTREE; and CORWIN DALE,              )
                                        )
     Plaintiffs-Appellants,             )
                                        )
v.                                      )
                                        )
JASPER MAYHEW; and STROUD,              )
KETTERING, BOWMAN & LYLE,               )
P.C.,                                   )
                                        )
     Defendants-Appellees.              )
`,
    expected: {
      plaintiffs: ['Orville R. Langtree', 'Maeve B. Langtree', 'Corwin Dale'],
      defendants: ['Jasper Mayhew', 'Stroud, Kettering, Bowman & Lyle, P.C.'],
    },
  },
  {
    name: 'lawyers who are sued, and a role on two lines',
    text: `                                     SUPERIOR COURT OF NEW JERSEY
                                     APPELLATE DIVISION
                                     DOCKET NO. A-2201-22

RAMON OTERO and INES OTERO,

     Plaintiffs-Appellants,

v.

HILDA FERRIS, ESQ., and FERRIS
LAW GROUP, P.C.,

     Defendants,

and

BRUNO SAYRE, ESQ., and STEPHEN
HOLLIS, ESQ.,

     Defendants-Respondents,

and

MARLOW ENGINEERING, INC.,

     Third-Party
     Defendant/Respondent.
______________________________________
`,
    expected: {
      plaintiffs: ['Ramon Otero', 'Ines Otero'],
      defendants: [
        'Hilda Ferris, Esq.',
        'Ferris Law Group, P.C.',
        'Bruno Sayre, Esq.',
        'Stephen Hollis, Esq.',
        'Marlow Engineering, Inc.',
      ],
    },
  },
  {
    name: 'occupants at an address',
    text: `                                In The

                      Fourteenth Court of Appeals

                         NO. 14-23-00411-CV

                    LARKIN 2200, LLC, Appellant
                                V.
 LARKIN HOUSE, LLC, SALT & EMBER LLC, AND ALL OTHER
  OCCUPANTS OF 2200 LARKIN, HOUSTON, TEXAS 77007, Appellees

          On Appeal from the County Civil Court at Law No. 2
                        Harris County, Texas
`,
    expected: { plaintiffs: ['Larkin 2200, LLC'], defendants: ['Larkin House, LLC', 'Salt & Ember LLC'] },
  },
  {
    name: 'interests of lenders, and invented names',
    text: `SUPREME COURT OF THE STATE OF NEW YORK
COUNTY OF QUEENS
---------------------------------------------------------------X
LEONARD M. WEXFORD, AS TO A 20% PARTICIPATION
INTEREST, MILES SANDERLING AS TO A 30% PARTICIPATION
INTEREST, ASTORIA NOTE SERVICING AS TO A 50%
PARTICIPATION INTEREST,
                         Plaintiffs,
          - against -
                                               Index No. 712233/2023
CORNER LOT USA, INC.; R.B. TALBOT; JOHN DOES AND
XYZ CORPORATION 1-10 SAID NAMES BEING FICTITIOUS;
PARTIES INTENDED BEING POSSIBLE TENANTS OR OCCUPANTS
OF PREMISES, AND CORPORATIONS WHO CLAIM A LIEN
AGAINST THE PREMISES,
                         Defendants.
---------------------------------------------------------------X
`,
    expected: {
      plaintiffs: ['Leonard M. Wexford', 'Miles Sanderling', 'Astoria Note Servicing'],
      defendants: ['Corner Lot USA, Inc.', 'R.B. Talbot'],
    },
  },
  {
    name: 'a title in capitals over several lines',
    text: `                 IN THE COURT OF APPEALS OF TENNESSEE
                              AT JACKSON
                       October 4, 2022 Session

    CLEMENT E. JARRETT v. TOLLIVER-PECK, L.L.C.; WARREN B. TOLLIVER,
        INDIVIDUALLY AND D/B/A TOLLIVER OUTDOOR; JEROME W. PECK,
     INDIVIDUALLY; MARTA A. GRESHAM, TRUSTEE OF THE WEBB TOLLIVER
        TRUST; AND TOLLIVER OUTDOOR, LLC

             An Appeal from the Chancery Court for Shelby County
            No. 107999-2     Arnold Goldfinch, Chancellor

            No. W2021-02454-COA-R3-CV - Filed April 8, 2022
This is the second appeal in this breach of contract case. The plaintiff employee filed this lawsuit
`,
    expected: {
      plaintiffs: ['Clement E. Jarrett'],
      defendants: [
        'Tolliver-Peck, L.L.C.',
        'Warren B. Tolliver',
        'Jerome W. Peck',
        'Marta A. Gresham',
        'Tolliver Outdoor, LLC',
      ],
    },
  },
  {
    name: 'three sides in one line',
    text: `                IN THE COURT OF APPEALS OF TENNESSEE
                             AT JACKSON
                         June 22, 2022 Session

    CALVIN J. WHITLOCK, ET AL. v. LENA M. JORDAN, ET AL. v. CITY
                       OF MEMPHIS, TENNESSEE

              Appeal from the Circuit Court for Shelby County
                No. W2021-01157-COA-R3-CV – Filed July 7, 2022
Intervening plaintiffs appeal from the dismissal of their petition to intervene in this wrongful death
`,
    expected: { plaintiffs: ['Calvin J. Whitlock'], defendants: ['Lena M. Jordan', 'City of Memphis, Tennessee'] },
  },
  {
    name: 'who responded below appeals',
    text: `               IN THE
    COURT OF APPEALS OF INDIANA

Roland L. Lathrop and                   November 8, 2023
Regina Lathrop, Co-Guardians            Court of Appeals Case No.
of the Person of Dexter                 23A-GU-588
Lathrop,                                Appeal from the Gibson Circuit
Appellants-Respondents,                 Court

        v.

Zimmer, Stanton, Wells &
Shelby, LLP and Kolb & Roe, LLP,
Appellees-Petitioners.
`,
    expected: {
      plaintiffs: ['Zimmer, Stanton, Wells & Shelby, LLP', 'Kolb & Roe, LLP'],
      defendants: ['Roland L. Lathrop', 'Regina Lathrop'],
    },
  },
  {
    name: "other names and a county's line",
    text: `IN THE COURT OF APPEALS OF NORTH CAROLINA
No. COA23-860
Filed: 2 January 2024
Durham County, No. 22 CVS 1184
KERRI RAGLAND, GUARDIAN AD LITEM FOR ABEL SEYMOUR, Plaintiff,
v.
DR. JONAS M. WHITBY AND DURHAM COUNTY HOSPITAL SYSTEM,
INC., D/B/A EAGLE VALLEY HEALTH SYSTEM, Defendants.
Appeal by plaintiff from order entered 16 May 2023 by Judge Bertram R. Gray
`,
    expected: {
      plaintiffs: ['Kerri Ragland'],
      defendants: ['Jonas M. Whitby', 'Durham County Hospital System, Inc., d/b/a Eagle Valley Health System'],
    },
  },
  {
    name: 'a company named for a title, and marks of stars',
    text: `                In the United States Court of Federal Claims
                             No. 23-759
    ***************************************
    MR. LATCH SECURITY, INC.,             *
                                          *
              Plaintiff,                  *
                                          *
    v.                                    *      Post-award bid protest; technical evaluation;
                                          *      discussions with offerors; FAR 15.306(d);
    THE UNITED STATES,                    *      balanced pricing; FAR 15.404-1(g);
                                          *      best-value determination; RCFC 52.1;
              Defendant.                  *      judgment on the administrative record.
    ***************************************
`,
    expected: { plaintiffs: ['Mr. Latch Security, Inc.'], defendants: ['The United States'] },
  },
  {
    name: 'offices behind the names of bodies',
    text: `UNITED STATES DISTRICT COURT
DISTRICT OF MINNESOTA
R.T., a minor, by her parents, PETER and MARIE TOLLE,

                    Plaintiffs,
v.
                                               Civ. No. 23-588
CEDAR AREA SCHOOL DISTRICT; GREGOR OHLSEN,
Cedar School District Superintendent, in his
individual and official capacities; COUNTY OF
ELM; PAUL GARVER, Elm County Board Chair, in his
official capacity; ELM COUNTY SHERIFF DEAN WORTH,

                    Defendants.
`,
    expected: {
      plaintiffs: ['R.T.'],
      defendants: ['Cedar Area School District', 'Gregor Ohlsen', 'County of Elm', 'Paul Garver', 'Dean Worth'],
    },
  },
  {
    name: 'numbers in the names of companies and trusts',
    text: `SUPREME COURT OF THE STATE OF NEW YORK
COUNTY OF SUFFOLK
-----------------------------------------------------X
STELLA SWANWICK,
                              Plaintiff,
            -against-
JEROME SWANWICK, JAMES P. KERR, THE SWANWICK FAMILY
LIMITED PARTNERSHIP #4, THE JEROME SWANWICK TRUST
No. 1, 3151 SHORE 14th PL, LLC, 3300 BAY AV, LLC and
PATCHEN CONTRACTING CO., INC., d/b/a PATCHEN ROOFING,
                              Defendants.
-----------------------------------------------------X
`,
    expected: {
      plaintiffs: ['Stella Swanwick'],
      defendants: [
        'Jerome Swanwick',
        'James P. Kerr',
        'The Swanwick Family Limited Partnership #4',
        'The Jerome Swanwick Trust No. 1',
        '3151 SHORE 14th PL, LLC',
        '3300 Bay Av, LLC',
        'Patchen Contracting Co., Inc., d/b/a Patchen Roofing',
      ],
    },
  },
  {
    name: "the court's note behind a name",
    text: `STATE OF MICHIGAN
COURT OF APPEALS
VILLAGE OF ELDRED, UNPUBLISHED
October 19, 2023
Plaintiff/Counter-Defendant-
Appellee,
v No. 351220
Montcalm Circuit Court
CRANE AUTOMATION SYSTEMS INC, LC No. 2022-004417-CK
Defendant/Counter-Plaintiff-
Appellant.
Before: HOLT, P.J., and BRANDT and ELLERY, JJ.
PER CURIAM.
`,
    expected: { plaintiffs: ['Village of Eldred'], defendants: ['Crane Automation Systems Inc'] },
  },
  {
    name: "a surname in capitals and a body's name",
    text: `908 So.2d 637 (2006)

ESTATE OF Beulah DESMOND, etc., Appellant,
v.
AVONDALE GROUP, INC. and Avondale at Salem, Inc., Appellees.

No. 5D04-3383.

District Court of Appeal of Florida, Fifth District.
`,
    expected: {
      plaintiffs: ['ESTATE OF Beulah DESMOND'],
      defendants: ['Avondale Group, Inc.', 'Avondale at Salem, Inc.'],
    },
  },
  {
    name: 'others whom a court of Massachusetts does not name',
    text: `                    COMMONWEALTH OF MASSACHUSETTS

                           APPEALS COURT

                                                  23-P-188

                   GEORGE BURRAGE & another[1]

                               vs.

      ZONING BOARD OF APPEALS OF ELLERY & others.[2]

           MEMORANDUM AND ORDER PURSUANT TO RULE 23.0
`,
    expected: { plaintiffs: ['George Burrage'], defendants: ['Zoning Board of Appeals of Ellery'] },
  },
  {
    name: 'a title in one line of a reporter, with another',
    text: `MARY W. EDGERLY & another vs. F. W. WINSLOW CO.

5 Mass. App. Ct. 770

January 26, 1977

The case was properly decided on the authority of like cases.
`,
    expected: { plaintiffs: ['Mary W. Edgerly'], defendants: ['F. W. Winslow Co.'] },
  },
  {
    name: 'the case of a tentative ruling',
    text: `Tentative Ruling

Judge Dana Archer, Department 27

HEARING DATE:     February 14, 2024                             TRIAL DATE:  December 27, 2024

CASE:                         Tobias Jesse Marlow v. Tern Corporation

CASE NO.:                 23STCV15999

MOVING PARTY:               Plaintiff's counsel on behalf of non-party Delia Marlow
`,
    expected: { plaintiffs: ['Tobias Jesse Marlow'], defendants: ['Tern Corporation'] },
  },
  {
    name: 'an estate in the one line of a tentative ruling',
    text: `Case Number: 20STCV33999    Hearing Date: December 15, 2022    Dept: O

The Estate of Yara Marlow, et al. v. County of Los Angeles, et al. (20STCV33999)

Defendant Elm Valley Hospital's Demurrer is SUSTAINED, with 20 days leave to amend.
`,
    expected: { plaintiffs: ['The Estate of Yara Marlow'], defendants: ['County of Los Angeles'] },
  },
  {
    name: 'offices that are sued without names',
    text: `                               In the
              United States Court of Appeals
                     For the Eleventh Circuit
                      ____________________
                          No. 25-19065
                      ____________________
TOMAS ARROYO VELA,
                                             Petitioner-Appellee,
                              versus
WARDEN, FEDERAL DETENTION CENTER TAMPA,
TAMPA FIELD OFFICE DIRECTOR,
IMMIGRATION AND CUSTOMS ENFORCEMENT,
ACTING DIRECTOR OF IMMIGRATION AND CUSTOMS
ENFORCEMENT,
SECRETARY OF THE DEPARTMENT OF HOMELAND SECURITY,
ATTORNEY GENERAL OF THE UNITED STATES, et al.,
                                         Respondents-Appellants.
                      ____________________
          Appeal from the United States District Court
`,
    expected: {
      plaintiffs: ['Tomas Arroyo Vela'],
      defendants: [
        'Warden, Federal Detention Center Tampa',
        'Tampa Field Office Director, Immigration and Customs Enforcement',
        'Acting Director of Immigration and Customs Enforcement',
        'Secretary of the Department of Homeland Security',
        'Attorney General of the United States',
      ],
    },
  },
  {
    name: 'a director, his office, and its department',
    text: `                  UNITED STATES COURT OF APPEALS
                       FOR THE FOURTH CIRCUIT

                               No. 24-9212

HERON RIDGE COAL, LLC,

                    Petitioner,

           v.

DIRECTOR, OFFICE OF WORKERS' COMPENSATION PROGRAMS, UNITED
STATES DEPARTMENT OF LABOR; ELROY B. TATE,

                    Respondents.

On Petition for Review of an Order of the Benefits Review Board. (23-0999 BLA)
`,
    expected: {
      plaintiffs: ['Heron Ridge Coal, LLC'],
      defendants: [
        "Director, Office of Workers' Compensation Programs, United States Department of Labor",
        'Elroy B. Tate',
      ],
    },
  },
  {
    name: 'officers with the offices of a city and a state',
    text: `                United States Court of Appeals
                         For the Eighth Circuit
                     ___________________________
                             No. 25-9321
                     ___________________________

                           Kyle Burton Hale

                               Plaintiff - Appellant

                                   v.

                         City of Elm Rapids

                               Defendant - Appellee

           Mike Kessler, City of Alder Chief of Police

                                 Defendant

 Cassandra Gund, City of Elm Rapids Police Officer; Karl Haag, City of Elm Rapids
 Police Officer Badge #1902; City of Alder; Orin Maddox, State of Iowa Director of
 Transportation; John/Jane Does, 1-10; State of Iowa, By and through its Attorney General

                               Defendants - Appellees
                     ------------------------------

                     Amici on Behalf of Appellees
                                ____________

                 Appeal from United States District Court
`,
    expected: {
      plaintiffs: ['Kyle Burton Hale'],
      defendants: [
        'City of Elm Rapids',
        'Mike Kessler',
        'Cassandra Gund',
        'Karl Haag',
        'City of Alder',
        'Orin Maddox',
        'State of Iowa',
      ],
    },
  },
  {
    name: 'special masters over the names',
    text: `      In the United States Court of Federal Claims
                 OFFICE OF SPECIAL MASTERS
                          No. 23-9933V


KRISTA ANDOVER,
                                          Chief Special Master Hall
                  Petitioner,
v.                                        Filed: June 26, 2026

SECRETARY OF HEALTH AND
HUMAN SERVICES,

                  Respondent.


Jim Zeller, Zeller Sayre, PC, White Plains, NY, for Petitioner.
`,
    expected: { plaintiffs: ['Krista Andover'], defendants: ['Secretary of Health and Human Services'] },
  },
  {
    name: 'a clerk of a town in the next line of a title',
    text: `  HENRIK AMADOR v. BONNIE ARLEN,
       TOWN CLERK OF SOUTH ELM
                (SC 29196)

   Mullen, C. J., and Darcy, Ecker,
      Alexander and Bright, Js.

                  Syllabus

The plaintiff, a candidate for town council in the municipal election, appealed from the judgment
`,
    expected: { plaintiffs: ['Henrik Amador'], defendants: ['Bonnie Arlen'] },
  },
  {
    name: "a nurse's degrees under the court's citation",
    text: `                             DA 25-9040

          IN THE SUPREME COURT OF THE STATE OF MONTANA
                           2025 MT 964

ALDER FAMILIES HEALTHCARE; BLUE
HERON CLINIC; and HELEN WEAVER,
MSN, APRN-FNP, on behalf of themselves,
and their employees, and their patients,

         Plaintiffs and Appellees,

    v.

STATE OF MONTANA; and CHARLES
BRERE, in his official capacity as
Director of the Department of Public Health,

         Defendants and Appellants.

APPEAL FROM:    District Court of the First Judicial District,
`,
    expected: {
      plaintiffs: ['Alder Families Healthcare', 'Blue Heron Clinic', 'Helen Weaver, MSN, APRN-FNP'],
      defendants: ['State of Montana', 'Charles Brere'],
    },
  },
  {
    name: 'an opposition without roles',
    text: `         UNITED STATES PATENT AND TRADEMARK OFFICE

             Trademark Trial and Appeal Board

                     Anton Storch KG

                            v.

    Florena Industria e Comercio de Chocolates LTDA

                  Opposition No. 91999224

Joseph F. Sachs of Taft Stetson & Holt LLP,
   for Anton Storch KG.

Before Lyle, English and Cole,
   Administrative Trademark Judges.
`,
    expected: { plaintiffs: ['Anton Storch KG'], defendants: ['Florena Industria e Comercio de Chocolates LTDA'] },
  },
  {
    name: 'the appeal of a contractor',
    text: `          ARMED SERVICES BOARD OF CONTRACT APPEALS

Appeal of -                                 )
                                            )
Heron for General Trading &                 )     ASBCA No. 69488
Contracting Co. W.L.L.                      )
                                            )
Under Contract No. FA5703-19-D-9001         )

APPEARANCE FOR THE APPELLANT:                     Mr. Mathew Tull
                                                    Group Chief Executive Officer

                       ORDER OF DISMISSAL
`,
    expected: { plaintiffs: ['Heron for General Trading & Contracting Co. W.L.L.'] },
  },
  {
    name: 'a partnership and who represents it',
    text: `                    United States Tax Court

                       167 T.C. No. 97

     BIG ALDER TOMPKINS REALTY LLC, MARWAN H. BHATT,
                PARTNERSHIP REPRESENTATIVE,
                       Petitioner(s)

                             v.

             COMMISSIONER OF INTERNAL REVENUE,
                         Respondent

Docket No. 19940-23.                             Filed August 5, 2026.
`,
    expected: { plaintiffs: ['Big Alder Tompkins Realty LLC'], defendants: ['Commissioner of Internal Revenue'] },
  },
  {
    name: 'an assignee of no-fault benefits',
    text: `CIVIL COURT OF THE CITY OF NEW YORK
COUNTY OF KINGS      PART 41
--------------------------------------------------------------.
YUMA ACUPUNCTURE, P.C.,                     Index No. CV-799094-18/KI
a/a/o HENLEY, SATISHA
                                            Motion Seq. # 1, 2
                    Plaintiff,
                                            DECISION AND ORDER
       -against-

22ND CENTURY INSURANCE COMPANY

                    Defendant.
--------------------------------------------------------------.
Upon the foregoing cited papers and after oral argument, This Court Decides and Orders,
`,
    expected: { plaintiffs: ['Yuma Acupuncture, P.C.'], defendants: ['22nd Century Insurance Company'] },
  },
  {
    name: 'a title that begins over the line of its v.',
    text: `            IN THE SUPREME COURT OF TENNESSEE
                       AT NASHVILLE
                 February 21, 2024 Session

  ANNA J. JARVIS, BY AND THROUGH HER CONSERVATORSHIP,
 JOYCE SAND a/k/a CARLA JOYCE SAND v. LIFE HARBOR CENTERS OF
    AMERICA d/b/a LIFE HARBOR CENTER OF TULLY

       Appeal by Permission from the Court of Appeals
                Circuit Court for Coffee County
       No. 2020-CV-49643       Wilma A. Locke, Judge
              ___________________________________

                  No. M2022-09471-SC-R11-CV
              ___________________________________
`,
    expected: {
      plaintiffs: ['Anna J. Jarvis'],
      defendants: ['Life Harbor Centers of America d/b/a Life Harbor Center of Tully'],
    },
  },
  {
    name: 'a district court that answers a petition for mandamus',
    text: `       UNITED STATES COURT OF APPEALS
            FOR THE NINTH CIRCUIT

 In re: CRANE WALNUT                        No. 25-9435
 SHELLING, LP
                                             D.C. No.
 ------------------------------           5:24-cv-09147-EJD

 CRANE WALNUT SHELLING, LP,
                                               OPINION
                 Petitioner.
   v.

 UNITED STATES DISTRICT
 COURT FOR THE NORTHERN
 DISTRICT OF CALIFORNIA, SAN
 JOSE,

                 Respondent.

 SUPREME HERON COMPUTER, INC.;
 CHARLES LANG,

        Real Parties in Interest.

              Petition for a Writ of Mandamus
`,
    expected: {
      plaintiffs: ['Crane Walnut Shelling, LP'],
      defendants: ['United States District Court for the Northern District of California, San Jose'],
    },
  },
  {
    name: 'a department and its secretary',
    text: `           United States Court of Appeals
              FOR THE DISTRICT OF COLUMBIA CIRCUIT
                            ____________

No. 26-9049                                   September Term, 2025
                                               DOT-03/03/2026 Order
                                     Filed On: April 8, 2026
Antares PBC,

              Petitioner

       v.

United States Department of Transportation and Peter B.
Hedge, in his official capacity as Secretary of
Transportation,

              Respondents

       BEFORE:       Hall, Kant, and Rand, Circuit Judges
`,
    expected: {
      plaintiffs: ['Antares PBC'],
      defendants: ['United States Department of Transportation', 'Peter B. Hedge'],
    },
  },
  {
    name: 'an office in capitals behind a name',
    text: `            THE SUPREME COURT OF THE STATE OF ALASKA

ALDER DEMOCRATIC PARTY and         )
ANITA THORN,                       )   Supreme Court No. S-19931
                                   )
                 Appellants,       )   Superior Court No. 3AN-24-09665 CI
                                   )
      v.                           )   O P I N I O N
                                   )
CAROL BEECHAM, DIRECTOR,           )   No. 7976 - July 25, 2025
in her official capacity, and      )
STATE OF ALASKA, DIVISION OF       )
ELECTIONS,                         )
                                   )
                 Appellees.        )
___________________________________)
`,
    expected: {
      plaintiffs: ['Alder Democratic Party', 'Anita Thorn'],
      defendants: ['Carol Beecham', 'State of Alaska, Division of Elections'],
    },
  },
  {
    name: 'a company doing business under another name',
    text: `       UNITED STATES COURT OF APPEALS
            FOR THE NINTH CIRCUIT

 4PAK LLC, doing business as Oma            No. 24-9139
 Bowl; HUGO NOLAN,                           D.C. No.
                                          2:23-cv-09540-
        Plaintiffs - Appellants,               TSZ
   v.
                                             OPINION
 CITY OF ALDER,

        Defendant - Appellee.

         Appeal from the United States District Court
`,
    expected: { plaintiffs: ['4PAK LLC, doing business as Oma Bowl', 'Hugo Nolan'], defendants: ['City of Alder'] },
  },
  {
    name: 'the writing judges beside the names of a Minnesota appeal',
    text: `                        STATE OF MINNESOTA

                         IN SUPREME COURT

                             A23-1998


Court of Appeals                                              Gault, J.
                                   Concurring in part, dissenting in part,
                                                 Hale, C.J., Thorsen, J.
Jeremy McNeil,            Concurring in part, dissenting in part, Thorsen, J.
                                              Took no part, Prentice, J.
                  Respondent/Cross-Appellant,

vs.                                                 Filed: September 2, 2026
                                              Office of Appellate Courts
Minnesota Department of Orchards,

                  Appellant/Cross-Respondent.

                         ________________________
`,
    expected: { plaintiffs: ['Jeremy McNeil'], defendants: ['Minnesota Department of Orchards'] },
  },
  {
    name: 'a certified question without roles',
    text: `                SUPREME COURT OF ALABAMA

                OCTOBER TERM, 2025-2026
               _________________________

                     SC-2025-0926
               _________________________

               The New Elm Times Company

                           v.

                       Karl Speer

        Certified Question from the U.S. Court of Appeals
             for the Eleventh Circuit (No. 24-19241)
`,
    expected: { plaintiffs: ['The New Elm Times Company'], defendants: ['Karl Speer'] },
  },
  {
    name: 'a petition for mandamus with the action below in parentheses',
    text: `                SUPREME COURT OF ALABAMA

                OCTOBER TERM, 2025-2026
               _________________________

                     SC-2026-0912
               _________________________

              Ex parte Heron Technologies, Inc.

             PETITION FOR WRIT OF MANDAMUS

                        (In re: Carla Coe

                           v.

            Heron Technologies, Inc., et al.)

           (Jefferson Circuit Court, CV-25-909843)
`,
    expected: { plaintiffs: ['Carla Coe'], defendants: ['Heron Technologies, Inc.'] },
  },
  {
    name: 'a charge before the Labor Board, its sides in rows',
    text: `                                                JD-99-16
                                                Exton, PA
UNITED STATES OF AMERICA
BEFORE THE NATIONAL LABOR RELATIONS BOARD
DIVISION OF JUDGES

HERON CARDS OF AMERICA
CORPORATION

        and                            Case Nos.  4-CA-129998
                                                  4-CA-132955
LOCAL 19M, DISTRICT COUNCIL 9,                    4-CA-134981
GRAPHIC COMMUNICATIONS
CONFERENCE/INTERNATIONAL
BROTHERHOOD OF ENGRAVERS

David G. Rowe, Esq., for the General Counsel.
Kevin C. Marsh, Esq., Baltimore, Maryland, for the Respondent.

DECISION
STATEMENT OF THE CASE
`,
    expected: {
      plaintiffs: [
        'Local 19M, District Council 9, Graphic Communications Conference/International Brotherhood of Engravers',
      ],
      defendants: ['Heron Cards of America Corporation'],
    },
  },
  {
    name: 'a charge before the Labor Board in one sentence',
    text: `          DECISIONS OF NATIONAL LABOR RELATIONS BOARD

Greenfield Manufacturing Co. and Michael W.
Quist. Case 25-CA-8949
January 16, 1978

DECISION AND ORDER
BY MEMBERS JENSEN, PENN, AND MURRAY

On July 13, 1977, Administrative Law Judge
Robert A. Gianni issued the attached Decision in
`,
    expected: { plaintiffs: ['Michael W. Quist'], defendants: ['Greenfield Manufacturing Co.'] },
  },
  {
    name: 'a minor by his parents, and a stray mark between the columns',
    text: `                 UNITED STATES DISTRICT COURT
                 EASTERN DISTRICT OF KENTUCKY

NILES SANDER, by and through :
his parents and natural guardians, TODD :  CASE NO. ____________________
SANDER and JULIA SANDER,               :
                                       :
              Plaintiffs,              :
                                       :   COMPLAINT
       v.                              :
                                       :   JURY TRIAL DEMANDED
HERON COMPANY LLC d/b/a THE            :
HERON POST,                            :
                                       :
              Defendant.               :
`,
    expected: { plaintiffs: ['Niles Sander'], defendants: ['Heron Company LLC d/b/a The Heron Post'] },
  },
  {
    name: 'a governor among the defendants',
    text: `     MONTANA FIRST JUDICIAL DISTRICT COURT
          LEWIS AND CLARK COUNTY

RITA HOLM; LANDON B., by and through       Cause No. CDV-2020-907
his guardian Sara Bush; and CLARA VLAD,
                                           COMPLAINT FOR DECLARATORY
                 Plaintiffs,               AND INJUNCTIVE RELIEF

     v.

STATE OF MONTANA; GOVERNOR STELLA
BULLARD; and MONTANA DEPARTMENT OF
ENVIRONMENTAL QUALITY,

                 Defendants.
`,
    expected: {
      plaintiffs: ['Rita Holm', 'Landon B.', 'Clara Vlad'],
      defendants: ['State of Montana', 'Stella Bullard', 'Montana Department of Environmental Quality'],
    },
  },
  {
    name: 'the United States first of the federal defendants',
    text: `               UNITED STATES DISTRICT COURT
                    DISTRICT OF OREGON

KELDA ROSE JULIAN;                       Case No.: 6:15-cv-09517-TC
XAVIER T. M., through his
Guardian Tamara Rook; FUTURE HARVESTS,
through their Guardian Dr. James Hand,

              Plaintiffs,

       v.

The UNITED STATES OF AMERICA; BARNABY
OAKES, in his official capacity as President of the United
States; UNITED STATES DEPARTMENT OF THE INTERIOR; SELMA
JEWEL, in her official capacity as Secretary of the
Interior,

              Federal Defendants.

                FIRST AMENDED COMPLAINT FOR DECLARATORY AND INJUNCTIVE RELIEF
`,
    expected: {
      plaintiffs: ['Kelda Rose Julian', 'Xavier T. M.', 'Future Harvests'],
      defendants: [
        'United States of America',
        'Barnaby Oakes',
        'United States Department of the Interior',
        'Selma Jewel',
      ],
    },
  },
  {
    name: 'the addresses of plaintiffs under their names',
    text: `               IN THE UNITED STATES DISTRICT COURT
                   FOR THE DISTRICT OF COLUMBIA

UNITED STATES OF AMERICA
Department of Justice
950 Pennsylvania Avenue, N.W.
Washington, DC 20530

STATE OF FLORIDA
PL-01 The Capitol
Tallahassee, Florida 32399

STATE OF GEORGIA
40 Capitol Square, SW
Atlanta, Georgia 30334

                    Plaintiffs,

v.

HERON SEARCH LLC
1690 Alder Parkway
Mountain View, CA 94043

                    Defendant.

                            COMPLAINT
`,
    expected: {
      plaintiffs: ['United States of America', 'State of Florida', 'State of Georgia'],
      defendants: ['Heron Search LLC'],
    },
  },
  {
    name: 'roles over the names, intervenors last',
    text: `DISTRICT COURT, CITY AND COUNTY OF
DENVER, STATE OF COLORADO
1437 Bannock Street
Denver, Colorado 80202

Petitioners:
NORA ANDERS, MICHELLE PRIOR, and CHRISTOPHER
CASTLE,

v.                                                     ▲ COURT USE ONLY ▲

Respondents:
JENNA GRIST, in her official capacity as
Colorado Secretary of State, and DARREN J.
TROWE,                                            Case Number: 2023CV39577
and
                                                  Division/Courtroom: 209
Intervenors:
COLORADO ORCHARD STATE CENTRAL
COMMITTEE, an unincorporated association

                          FINAL ORDER
`,
    expected: {
      plaintiffs: ['Nora Anders', 'Michelle Prior', 'Christopher Castle'],
      defendants: ['Jenna Grist', 'Darren J. Trowe'],
    },
  },
  {
    name: 'other names with periods',
    text: `                UNITED STATES DISTRICT COURT
               CENTRAL DISTRICT OF CALIFORNIA

  STELLA CLIFTON a.k.a.              CASE NO.: 2:18-cv-09217-SJO-FFM
  STORMY DANE a.k.a. PEGGY
  PETERS, an individual,             FIRST AMENDED COMPLAINT FOR
                                     DECLARATORY RELIEF
            Plaintiff,
      vs.
  DARREN J. TROWE a.k.a. DAVID
  DENN, an individual;
  ESSENTIAL HERONS, LLC, a
  Delaware Limited Liability Company;
  and DOES 1 through 10, inclusive,
            Defendants.
`,
    expected: {
      plaintiffs: ['Stella Clifton a.k.a. Stormy Dane a.k.a. Peggy Peters'],
      defendants: ['Darren J. Trowe a.k.a. David Denn', 'Essential Herons, LLC'],
    },
  },
  {
    name: 'a health officer of a state',
    text: `                         No. 19-9392

        In the Supreme Court of the United States
                        __________

     THOMAS E. DORN, STATE HEALTH OFFICER OF THE
        MISSISSIPPI DEPARTMENT OF HEALTH, ET AL.,
                                             Petitioners,
                             v.

     HERON HEALTH ORGANIZATION, ET AL.,
                                             Respondents.
                        __________

           On Writ of Certiorari to the United States
`,
    expected: { plaintiffs: ['Thomas E. Dorn'], defendants: ['Heron Health Organization'] },
  },
  {
    name: 'respondents of a commission, each in a paragraph',
    text: `                    UNITED STATES OF AMERICA
                           Before the
              SECURITIES AND EXCHANGE COMMISSION

ADMINISTRATIVE PROCEEDING
File No. 3-19255

In the Matter of                         ORDER INSTITUTING ADMINISTRATIVE
                                         AND CEASE-AND-DESIST PROCEEDINGS
JON THORPE CAPITAL
MANAGEMENT GROUP LLC,
d/b/a HERON28 LLC,

GEORGE R. JARVIS JR.,

JON THORPE FINANCIAL, INC.,

and

ANATOLE "TOMMY" BELL,

                 Respondents.
`,
    expected: {
      defendants: [
        'Jon Thorpe Capital Management Group LLC, d/b/a HERON28 LLC',
        'George R. Jarvis Jr.',
        'Jon Thorpe Financial, Inc.',
        'Anatole "Tommy" Bell',
      ],
    },
  },
  {
    name: 'a city and county first of the plaintiffs',
    text: `          IN THE CIRCUIT COURT OF THE FIRST CIRCUIT

                     STATE OF HAWAII

CITY AND COUNTY OF HONOLULU             Civil No. 1CCV-20-0009380
and HONOLULU BOARD OF ORCHARDS,         (Other Non-Vehicle Tort)
                                        FIRST AMENDED COMPLAINT
               Plaintiffs,

          vs.

HERON OIL LP; ALBA PETROLEUM,
LTD.; and DOES 1 through 100, inclusive,

               Defendants.
`,
    expected: {
      plaintiffs: ['City and County of Honolulu', 'Honolulu Board of Orchards'],
      defendants: ['Heron Oil LP', 'Alba Petroleum, Ltd.'],
    },
  },
  {
    name: 'a bid protest',
    text: `            IN THE UNITED STATES COURT OF FEDERAL CLAIMS
                          BID PROTEST

ANTARES WEB SERVICES, INC.,            )
                                       )
              Plaintiff,               )   Case No. 19-9796C
                                       )
v.                                     )   Judge Campbell
                                       )
UNITED STATES OF AMERICA,              )
by and through the U.S. Department of  )
Defense,                               )
                                       )
              Defendant.               )
`,
    expected: { plaintiffs: ['Antares Web Services, Inc.'], defendants: ['United States of America'] },
  },
  {
    name: 'an officer of the commonwealth who sues',
    text: `                COMMONWEALTH OF KENTUCKY
            FRANKLIN CIRCUIT COURT, DIVISION I
                CASE NO. 20-CI-09719

DARYL CAMDEN, in his official
capacity as Attorney General of the
Commonwealth of Kentucky                              PLAINTIFF

v.

ANDREA BESSER, in her official
capacity as Governor of the
Commonwealth of Kentucky, et al.                      DEFENDANTS

                      ** ** ** ** **
                  OPINION AND ORDER
`,
    expected: { plaintiffs: ['Daryl Camden'], defendants: ['Andrea Besser'] },
  },
  {
    name: 'a state as the defendant without roles',
    text: `                  THE STATE OF NEW HAMPSHIRE

CHESHIRE, SS.                                  SUPERIOR COURT

          Heron Valley School District, et al.

                             v.

            The State of New Hampshire, et al.

               Docket No. 213-2019-CV-09069

              ORDER ON PETITION FOR DECLARATORY JUDGMENT
`,
    expected: { plaintiffs: ['Heron Valley School District'], defendants: ['The State of New Hampshire'] },
  },
  {
    name: 'an agent to serve among the addresses',
    text: `     SUPERIOR COURT OF THE DISTRICT OF COLUMBIA
                  CIVIL DIVISION

DISTRICT OF COLUMBIA,
a municipal corporation,
400 6th Street, N.W.,
Washington, D.C. 20001,

             Plaintiff,
                                      Case No. 2018 CA 009715 B
     v.

HERON BOOK, INC.,
1 Hale Way
Menlo Park, California 94025,
Serve on:
CORPORATE AGENCY COMPANY,
Registered Agent
1090 Vermont Avenue, N.W.
Washington, D.C. 20005,

             Defendant.
`,
    expected: { plaintiffs: ['District of Columbia'], defendants: ['Heron Book, Inc.'] },
  },
];
