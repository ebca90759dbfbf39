/** What a person reads in a caption; omitted fields are not compared. */
export type Expected = {
  doc_type?: string | null;
  court?: string | null;
  location?: string | null;
  case_number?: string | null;
  filing_date?: string | null;
  judge_name?: string | null;
  amount_cents?: number | null;
  plaintiffs?: string[];
  defendants?: string[];
  claimants?: string[];
  /** What the caption calls a party, by the party's name. */
  roles?: Record<string, string>;
};

export type Caption = { name: string; text: string; expected: Expected };

/** First pages of fictional filings in the manners of many courts. */
export const captions: Caption[] = [
  {
    name: 'New York Supreme Court, e-filed summons with a dashed rule',
    text: `FILED: NEW YORK COUNTY CLERK 01/02/2023 10:11 PM                    INDEX NO. 650001/2023
NYSCEF DOC. NO. 1                                        RECEIVED NYSCEF: 01/02/2023

SUPREME COURT OF THE STATE OF NEW YORK
COUNTY OF NEW YORK
-------------------------------------------------------------------X
LARCHMONT CAPITAL PARTNERS, L.P.,
                                                   Index No. 650001/2023
                              Plaintiff,
                                                   SUMMONS
            -against-
                                                   Plaintiff designates New York
BRIGHTWATER HOLDINGS LLC and THOMAS Q.             County as the place of trial.
ELLERBY,

                              Defendants.
-------------------------------------------------------------------X

TO THE ABOVE-NAMED DEFENDANTS:

     YOU ARE HEREBY SUMMONED to answer the complaint in this action and to serve a copy of your answer.
`,
    expected: {
      doc_type: 'Summons',
      court: 'Supreme Court of the State of New York, County of New York',
      location: 'New York County, New York',
      case_number: '650001/2023',
      filing_date: '2023-01-02',
      plaintiffs: ['Larchmont Capital Partners, L.P.'],
      defendants: ['Brightwater Holdings LLC', 'Thomas Q. Ellerby'],
      judge_name: null,
    },
  },
  {
    name: 'New York Article 78 petition',
    text: `SUPREME COURT OF THE STATE OF NEW YORK
COUNTY OF ALBANY
---------------------------------------------------------------x
In the Matter of the Application of

MIRIAM OKONKWO,
                                                  VERIFIED PETITION
                    Petitioner,
                                                  Index No. 904512-22
For a Judgment Pursuant to Article 78
of the Civil Practice Law and Rules

          -against-

NEW YORK STATE DEPARTMENT OF HEALTH,

                    Respondent.
---------------------------------------------------------------x

     Petitioner MIRIAM OKONKWO, by her attorneys, alleges as follows:
`,
    expected: {
      doc_type: 'Petition',
      court: 'Supreme Court of the State of New York, County of Albany',
      case_number: '904512-22',
      plaintiffs: ['Miriam Okonkwo'],
      defendants: ['New York State Department of Health'],
    },
  },
  {
    name: 'New York decision with the justice at the head',
    text: `SUPREME COURT OF THE STATE OF NEW YORK
COUNTY OF KINGS : PART 41
PRESENT: HON. LARRY D. MARTINSEN, J.S.C.
-----------------------------------------------------------------X
HARBOR SAVINGS BANK, FSB,
                              Plaintiff,               DECISION AND ORDER
          -against-                                    Index No. 512345/2021
YVETTE CLAREMONT, NEW YORK CITY
ENVIRONMENTAL CONTROL BOARD, and
"JOHN DOE #1" through "JOHN DOE #12",
                              Defendants.
-----------------------------------------------------------------X

     Upon the foregoing papers, plaintiff moves for summary judgment.
`,
    expected: {
      doc_type: 'Decision and Order',
      court: 'Supreme Court of the State of New York, County of Kings',
      case_number: '512345/2021',
      judge_name: 'Larry D. Martinsen',
      plaintiffs: ['Harbor Savings Bank, FSB'],
      defendants: ['Yvette Claremont', 'New York City Environmental Control Board'],
    },
  },
  {
    name: 'New York criminal indictment',
    text: `SUPREME COURT OF THE STATE OF NEW YORK
COUNTY OF BRONX
-----------------------------------------------------X
THE PEOPLE OF THE STATE OF NEW YORK

              -against-                                  INDICTMENT
                                                         No. 01234/2022
DARNELL WHITCOMB,
                              Defendant.
-----------------------------------------------------X

THE GRAND JURY OF THE COUNTY OF BRONX, by this indictment, accuses the defendant of the crime of ROBBERY.
`,
    expected: {
      doc_type: 'Indictment',
      court: 'Supreme Court of the State of New York, County of Bronx',
      case_number: '01234/2022',
      plaintiffs: ['The People of the State of New York'],
      defendants: ['Darnell Whitcomb'],
    },
  },
  {
    name: "Surrogate's Court probate",
    text: `SURROGATE'S COURT OF THE STATE OF NEW YORK
COUNTY OF QUEENS
--------------------------------------------------X
PROBATE PROCEEDING, WILL OF
                                                     PETITION FOR PROBATE
HELEN ABERNATHY,
a/k/a HELEN M. ABERNATHY,                            File No. 2022-1234

                              Deceased.
--------------------------------------------------X

TO THE SURROGATE'S COURT, COUNTY OF QUEENS:
`,
    expected: {
      doc_type: 'Petition',
      court: "Surrogate's Court of the State of New York, County of Queens",
      case_number: '2022-1234',
      plaintiffs: [],
      defendants: [],
    },
  },
  {
    name: 'Texas original petition with section signs',
    text: `Filed: 5/6/2020 9:20 AM
Marilyn Burke - District Clerk Harris County
Envelope No. 42805683

                         CAUSE NO. 2020-28345

GUADALUPE HERRADA,                  §        IN THE DISTRICT COURT OF
     Plaintiff,                     §
                                    §
v.                                  §        HARRIS COUNTY, TEXAS
                                    §
LONE PINE TRUCKING, INC. AND        §
WALTER JAMES PICKETT,               §
     Defendants.                    §        151ST JUDICIAL DISTRICT

                    PLAINTIFF'S ORIGINAL PETITION

TO THE HONORABLE JUDGE OF SAID COURT:

     Plaintiff seeks monetary relief of over $250,000 but not more than $1,000,000.
`,
    expected: {
      doc_type: 'Petition',
      court: '151st District Court, Harris County, Texas',
      location: 'Harris County, Texas',
      case_number: '2020-28345',
      filing_date: '2020-05-06',
      plaintiffs: ['Guadalupe Herrada'],
      defendants: ['Lone Pine Trucking, Inc.', 'Walter James Pickett'],
      amount_cents: null,
    },
  },
  {
    name: 'Texas divorce',
    text: `                              NO. D-1-FM-21-004567

IN THE MATTER OF                    §        IN THE DISTRICT COURT
THE MARRIAGE OF                     §
                                    §
ELENA PRUITT                        §
AND                                 §        353RD JUDICIAL DISTRICT
MARCUS PRUITT                       §
                                    §
AND IN THE INTEREST OF              §
A.P., A CHILD                       §        TRAVIS COUNTY, TEXAS

                    ORIGINAL PETITION FOR DIVORCE
`,
    expected: {
      doc_type: 'Petition',
      court: '353rd District Court, Travis County, Texas',
      case_number: 'D-1-FM-21-004567',
    },
  },
  {
    name: 'Texas court of appeals',
    text: `                          No. 05-21-00987-CV

              IN THE COURT OF APPEALS FOR THE
                 FIFTH DISTRICT OF TEXAS
                        AT DALLAS

                    CRESTVIEW HOMES, LTD.,
                                             Appellant,
                              v.
                      PRIYA RAMANATHAN,
                                             Appellee.

     On Appeal from the 44th Judicial District Court
     Dallas County, Texas, Cause No. DC-19-04567

                     APPELLANT'S BRIEF
`,
    expected: {
      doc_type: 'Brief',
      court: 'Court of Appeals for the Fifth District of Texas at Dallas',
      case_number: '05-21-00987-CV',
      plaintiffs: ['Crestview Homes, Ltd.'],
      defendants: ['Priya Ramanathan'],
    },
  },
  {
    name: 'Florida circuit court complaint with the slash rule',
    text: `Filing # 123456789 E-Filed 02/14/2022 03:45:12 PM

IN THE CIRCUIT COURT OF THE ELEVENTH JUDICIAL CIRCUIT
IN AND FOR MIAMI-DADE COUNTY, FLORIDA

                                   GENERAL JURISDICTION DIVISION

                                   CASE NO.: 2022-002345-CA-01

ROSALIND VEGA,

     Plaintiff,

v.

SUNCREST CONDOMINIUM ASSOCIATION, INC.,
a Florida not-for-profit corporation,

     Defendant.
_______________________________________/

                         COMPLAINT

     Plaintiff, ROSALIND VEGA, sues Defendant and alleges:

     1. This is an action for damages that exceed $50,000.00, exclusive of interest, costs and attorney's fees.
`,
    expected: {
      doc_type: 'Complaint',
      court: 'Circuit Court of the Eleventh Judicial Circuit in and for Miami-Dade County, Florida',
      location: 'Miami-Dade County, Florida',
      case_number: '2022-002345-CA-01',
      filing_date: '2022-02-14',
      plaintiffs: ['Rosalind Vega'],
      defendants: ['Suncrest Condominium Association, Inc.'],
      amount_cents: null,
    },
  },
  {
    name: 'Florida foreclosure with unknown tenants',
    text: `IN THE CIRCUIT COURT OF THE 17TH JUDICIAL CIRCUIT, IN AND FOR
BROWARD COUNTY, FLORIDA

CASE NO. CACE-21-012345

PELICAN MORTGAGE SERVICING, LLC,
     Plaintiff,
vs.
HAROLD TREMAINE; UNKNOWN SPOUSE OF HAROLD TREMAINE; PALM
COURT HOMEOWNERS ASSOCIATION, INC.; UNKNOWN TENANT #1; and
UNKNOWN TENANT #2,
     Defendants.
______________________________________/

     VERIFIED COMPLAINT TO FORECLOSE MORTGAGE
`,
    expected: {
      doc_type: 'Complaint',
      court: 'Circuit Court of the Seventeenth Judicial Circuit in and for Broward County, Florida',
      case_number: 'CACE-21-012345',
      plaintiffs: ['Pelican Mortgage Servicing, LLC'],
      defendants: ['Harold Tremaine', 'Palm Court Homeowners Association, Inc.'],
    },
  },
  {
    name: 'Florida small claims in county court',
    text: `IN THE COUNTY COURT IN AND FOR ORANGE COUNTY, FLORIDA

CASE NO.: 2023-SC-018810-O

BAYSIDE AUTO REPAIR INC.,
     Plaintiff,
vs.
KEVIN STRATTON,
     Defendant.
______________________/

     STATEMENT OF CLAIM

     Plaintiff sues Defendant and claims $4,250.00 with interest and costs for unpaid repairs.
`,
    expected: {
      doc_type: 'Complaint',
      court: 'County Court in and for Orange County, Florida',
      case_number: '2023-SC-018810-O',
      plaintiffs: ['Bayside Auto Repair Inc.'],
      defendants: ['Kevin Stratton'],
      amount_cents: 425000,
    },
  },
  {
    name: 'Cook County complaint at law',
    text: `FILED
1/2/2023 2:10 PM
IRIS Y. MARTIN
CIRCUIT CLERK
COOK COUNTY, IL
2023L000123

               IN THE CIRCUIT COURT OF COOK COUNTY, ILLINOIS
                   COUNTY DEPARTMENT, LAW DIVISION

JANET KOWALCZYK, Special Administrator of      )
the Estate of PETER KOWALCZYK, Deceased,       )
                                               )
               Plaintiff,                      )
                                               )
     v.                                        )   No. 2023L000123
                                               )
LAKEVIEW MEMORIAL HOSPITAL, an Illinois        )
not-for-profit corporation, and                )
DR. SAMUEL ORTEGA,                             )
                                               )
               Defendants.                     )

                      COMPLAINT AT LAW

     NOW COMES the Plaintiff, JANET KOWALCZYK, and complaining of the Defendants states:
`,
    expected: {
      doc_type: 'Complaint',
      court: 'Circuit Court of Cook County, Illinois',
      location: 'Cook County, Illinois',
      case_number: '2023L000123',
      filing_date: '2023-01-02',
      plaintiffs: ['Janet Kowalczyk'],
      defendants: ['Lakeview Memorial Hospital', 'Samuel Ortega'],
    },
  },
  {
    name: 'Illinois marriage in DuPage County',
    text: `STATE OF ILLINOIS      )
                       )  SS
COUNTY OF DU PAGE      )

          IN THE CIRCUIT COURT OF THE EIGHTEENTH JUDICIAL CIRCUIT
                         DU PAGE COUNTY, ILLINOIS

IN RE: THE MARRIAGE OF                 )
                                       )
NORA FITZGIBBON,                       )
               Petitioner,             )    No. 2021 DC 000456
     and                               )
                                       )
COLIN FITZGIBBON,                      )
               Respondent.             )

          PETITION FOR DISSOLUTION OF MARRIAGE
`,
    expected: {
      doc_type: 'Petition',
      court: 'Circuit Court of the Eighteenth Judicial Circuit, DuPage County, Illinois',
      case_number: '2021 DC 000456',
      plaintiffs: ['Nora Fitzgibbon'],
      defendants: ['Colin Fitzgibbon'],
    },
  },
  {
    name: 'Illinois appellate opinion',
    text: `                         2022 IL App (1st) 210987

                            No. 1-21-0987

                     Opinion filed March 4, 2022

                                IN THE
                     APPELLATE COURT OF ILLINOIS
                           FIRST DISTRICT

THE PEOPLE OF THE STATE OF ILLINOIS,      )   Appeal from the
                                          )   Circuit Court of
     Plaintiff-Appellee,                  )   Cook County.
                                          )
v.                                        )   No. 17 CR 12345
                                          )
ANTON BRZEZINSKI,                         )   Honorable
                                          )   Carla M. Beaumont,
     Defendant-Appellant.                 )   Judge, presiding.

     JUSTICE HALVERSON delivered the judgment of the court, with opinion.
     Presiding Justice Ames and Justice Cobb concurred in the judgment and opinion.

                              OPINION
`,
    expected: {
      doc_type: 'Opinion',
      court: 'Appellate Court of Illinois, First District',
      case_number: '1-21-0987',
      filing_date: '2022-03-04',
      judge_name: 'Halverson',
      plaintiffs: ['The People of the State of Illinois'],
      defendants: ['Anton Brzezinski'],
    },
  },
  {
    name: 'Los Angeles complaint on pleading paper',
    text: `Dana L. Whitfield (SBN 212345)
WHITFIELD & ROSS LLP
1800 Century Park East, Suite 600
Los Angeles, California 90067
Telephone: (310) 555-0142
Attorneys for Plaintiff ORCHID STUDIOS, INC.

               SUPERIOR COURT OF THE STATE OF CALIFORNIA
            COUNTY OF LOS ANGELES - CENTRAL DISTRICT

ORCHID STUDIOS, INC., a California       )  Case No. 23STCV04567
corporation,                             )
                                         )  COMPLAINT FOR:
               Plaintiff,                )
                                         )  (1) BREACH OF CONTRACT;
     vs.                                 )  (2) FRAUD
                                         )
MAGNUS PICTURES GROUP, LLC, a Delaware   )  DEMAND FOR JURY TRIAL
limited liability company; BRENDAN       )
FAIRCHILD, an individual; and DOES 1     )  Judge: Hon. Teresa Navarro
through 50, inclusive,                   )  Dept.: 45
                                         )
               Defendants.               )
_________________________________________)

     Plaintiff Orchid Studios, Inc. alleges:
`,
    expected: {
      doc_type: 'Complaint',
      court: 'Superior Court of California, County of Los Angeles',
      case_number: '23STCV04567',
      judge_name: 'Teresa Navarro',
      plaintiffs: ['Orchid Studios, Inc.'],
      defendants: ['Magnus Pictures Group, LLC', 'Brendan Fairchild'],
    },
  },
  {
    name: 'California cross-complaint',
    text: `          SUPERIOR COURT OF THE STATE OF CALIFORNIA
                 FOR THE COUNTY OF ORANGE

BLUE MESA FARMS, INC., a California       Case No. 30-2022-01234567-CU-BC-CJC
corporation,
                                          Assigned for All Purposes to:
          Plaintiff,                      Hon. Deborah Kwan
                                          Dept. C12
     v.
                                          CROSS-COMPLAINT OF ANGELA
ANGELA DESOUZA, an individual; and        DESOUZA FOR DECLARATORY RELIEF
DOES 1 through 20, inclusive,

          Defendants.

ANGELA DESOUZA, an individual,

          Cross-Complainant,

     v.

BLUE MESA FARMS, INC., a California
corporation; and ROES 1 through 20,

          Cross-Defendants.

     Cross-Complainant Angela DeSouza alleges as follows:
`,
    expected: {
      doc_type: 'Cross-Complaint',
      court: 'Superior Court of California, County of Orange',
      case_number: '30-2022-01234567-CU-BC-CJC',
      judge_name: 'Deborah Kwan',
      plaintiffs: ['Blue Mesa Farms, Inc.'],
      defendants: ['Angela DeSouza'],
    },
  },
  {
    name: 'California conservatorship without sides',
    text: `          SUPERIOR COURT OF CALIFORNIA, COUNTY OF SACRAMENTO

In re the Conservatorship of the Person      )  Case No. 34-2021-00012345-PR-LP-FRC
and Estate of                                )
                                             )  PETITION FOR APPOINTMENT OF
HAZEL PEMBERTON,                             )  PROBATE CONSERVATOR
                                             )
               Proposed Conservatee.         )
_____________________________________________)
`,
    expected: {
      doc_type: 'Petition',
      court: 'Superior Court of California, County of Sacramento',
      case_number: '34-2021-00012345-PR-LP-FRC',
      plaintiffs: [],
      defendants: [],
    },
  },
  {
    name: 'California people against',
    text: `          SUPERIOR COURT OF CALIFORNIA
               COUNTY OF ALAMEDA

THE PEOPLE OF THE STATE OF CALIFORNIA,   |  No. 22-CR-004567
               Plaintiff,                |
     v.                                  |  FELONY COMPLAINT
                                         |
LUCAS BRANDT,                            |
               Defendant.                |

     The undersigned is informed and believes that the defendant committed a felony.
`,
    expected: {
      doc_type: 'Criminal Complaint',
      court: 'Superior Court of California, County of Alameda',
      case_number: '22-CR-004567',
      plaintiffs: ['The People of the State of California'],
      defendants: ['Lucas Brandt'],
    },
  },
  {
    name: 'bankruptcy adversary proceeding',
    text: `Case 22-01045    Doc 1    Filed 06/15/22    Entered 06/15/22 14:02:11    Page 1 of 12

               UNITED STATES BANKRUPTCY COURT
                 SOUTHERN DISTRICT OF TEXAS
                      HOUSTON DIVISION

IN RE:                              §
                                    §
GULFSTAR DRILLING, LLC,             §    CASE NO. 21-30456
                                    §    CHAPTER 11
     Debtor.                        §
                                    §
MARTIN HOLLOWAY, as Trustee,        §
     Plaintiff,                     §
                                    §
v.                                  §    ADV. PROC. NO. 22-01045
                                    §
DELTA RIG SUPPLY COMPANY,           §
     Defendant.                     §

          COMPLAINT TO AVOID AND RECOVER PREFERENTIAL TRANSFERS
`,
    expected: {
      doc_type: 'Complaint',
      court: 'United States Bankruptcy Court for the Southern District of Texas',
      location: 'Southern District of Texas, Houston Division',
      case_number: '22-01045',
      filing_date: '2022-06-15',
      plaintiffs: ['Martin Holloway'],
      defendants: ['Delta Rig Supply Company'],
    },
  },
  {
    name: 'bankruptcy motion in re a debtor',
    text: `          IN THE UNITED STATES BANKRUPTCY COURT
              FOR THE DISTRICT OF DELAWARE

In re:                                 ) Chapter 11
                                       )
NORTHFIELD RETAIL GROUP, INC., et al., ) Case No. 20-11234 (MFW)
                                       )
               Debtors.                ) (Jointly Administered)

     DEBTORS' MOTION FOR ENTRY OF AN ORDER EXTENDING THE EXCLUSIVITY PERIODS
`,
    expected: {
      doc_type: 'Motion',
      court: 'United States Bankruptcy Court for the District of Delaware',
      case_number: '20-11234 (MFW)',
      plaintiffs: [],
      defendants: [],
    },
  },
  {
    name: 'immigration court motion',
    text: `               UNITED STATES DEPARTMENT OF JUSTICE
           EXECUTIVE OFFICE FOR IMMIGRATION REVIEW
                      IMMIGRATION COURT
                   LOS ANGELES, CALIFORNIA

In the Matter of:                   )
                                    )
Ana Lucia MORALES QUINTERO,         )    File No. A 123-456-789
                                    )
     Respondent.                    )
                                    )
In Removal Proceedings              )

Immigration Judge: Hon. Rachel Stern          Next Hearing: May 4, 2023 at 9:00 a.m.

               RESPONDENT'S MOTION TO CONTINUE
`,
    expected: {
      doc_type: 'Motion',
      court: 'Immigration Court, Los Angeles, California',
      case_number: 'A 123-456-789',
      judge_name: 'Rachel Stern',
      plaintiffs: [],
      defendants: ['Ana Lucia Morales Quintero'],
    },
  },
  {
    name: 'federal criminal judgment-like order with a signature',
    text: `Case 2:21-cr-00045-JAM   Document 88   Filed 11/03/22   Page 1 of 2

               UNITED STATES DISTRICT COURT
               EASTERN DISTRICT OF CALIFORNIA

UNITED STATES OF AMERICA,             No. 2:21-cr-00045-JAM
               Plaintiff,
     v.                               ORDER DENYING MOTION TO SUPPRESS
TOBIAS RENNICK,
               Defendant.

     Defendant moves to suppress statements he made on May 1, 2021. The motion is DENIED.

     IT IS SO ORDERED.

     Dated: November 2, 2022
                                      /s/ John A. Mendel
                                      JOHN A. MENDEL
                                      UNITED STATES DISTRICT JUDGE
`,
    expected: {
      doc_type: 'Order',
      court: 'United States District Court for the Eastern District of California',
      case_number: '2:21-cr-00045-JAM',
      filing_date: '2022-11-03',
      judge_name: 'John A. Mendel',
      plaintiffs: ['United States of America'],
      defendants: ['Tobias Rennick'],
    },
  },
  {
    name: 'qui tam with a relator',
    text: `               UNITED STATES DISTRICT COURT
               MIDDLE DISTRICT OF FLORIDA
                    TAMPA DIVISION

UNITED STATES OF AMERICA ex rel. DOLORES
HUTCHENS,

     Plaintiff/Relator,

v.                              Case No. 8:19-cv-01234-T-36AAS

CLEARPOINT DIAGNOSTICS, INC.,

     Defendant.
____________________________________/

              AMENDED COMPLAINT
`,
    expected: {
      doc_type: 'Amended Complaint',
      court: 'United States District Court for the Middle District of Florida',
      location: 'Middle District of Florida, Tampa Division',
      case_number: '8:19-cv-01234-T-36AAS',
      plaintiffs: ['United States of America', 'Dolores Hutchens'],
      defendants: ['Clearpoint Diagnostics, Inc.'],
    },
  },
  {
    name: 'federal answer in the Northern District of Illinois',
    text: `Case: 1:22-cv-03456 Document #: 15 Filed: 08/09/22 Page 1 of 9 PageID #:88

               IN THE UNITED STATES DISTRICT COURT
              FOR THE NORTHERN DISTRICT OF ILLINOIS
                        EASTERN DIVISION

MIDLAND GRAIN COOPERATIVE,           )
                                     )
               Plaintiff,            )    Case No. 22-cv-3456
                                     )
     v.                              )    Hon. Priscilla Vance
                                     )    Magistrate Judge Oren Tully
HARVEST LOGISTICS CO.,               )
                                     )
               Defendant.            )

     DEFENDANT'S ANSWER AND AFFIRMATIVE DEFENSES TO PLAINTIFF'S COMPLAINT
`,
    expected: {
      doc_type: 'Answer',
      court: 'United States District Court for the Northern District of Illinois',
      location: 'Northern District of Illinois, Eastern Division',
      case_number: '1:22-cv-03456',
      filing_date: '2022-08-09',
      judge_name: 'Priscilla Vance',
      plaintiffs: ['Midland Grain Cooperative'],
      defendants: ['Harvest Logistics Co.'],
    },
  },
  {
    name: 'Ninth Circuit brief',
    text: `Case: 21-55123, 10/04/2021, ID: 12245678, DktEntry: 14, Page 1 of 60

                         No. 21-55123

             UNITED STATES COURT OF APPEALS
                 FOR THE NINTH CIRCUIT

          SIERRA TRAILS COALITION, a non-profit corporation,

                   Plaintiff-Appellant,

                            v.

          DEBRA HALVORSEN, in her official capacity as
          Secretary of the Interior, et al.,

                   Defendants-Appellees.

          On Appeal from the United States District Court
              for the Central District of California
                  No. 2:20-cv-01234-ABC
               Hon. Andrew B. Coleridge

               APPELLANT'S OPENING BRIEF
`,
    expected: {
      doc_type: 'Brief',
      court: 'United States Court of Appeals for the Ninth Circuit',
      location: 'Ninth Circuit',
      case_number: '21-55123',
      filing_date: '2021-10-04',
      judge_name: null,
      plaintiffs: ['Sierra Trails Coalition'],
      defendants: ['Debra Halvorsen'],
    },
  },
  {
    name: 'Supreme Court cover',
    text: `                         No. 22-451

                           IN THE
             Supreme Court of the United States

                 HOLLIS MARINE TRANSPORT, INC.,
                                             Petitioner,
                            v.
                 ESTATE OF RAYMOND CASTILLO,
                                             Respondent.

           On Writ of Certiorari to the
      United States Court of Appeals for the Fifth Circuit

                BRIEF FOR PETITIONER
`,
    expected: {
      doc_type: 'Brief',
      court: 'Supreme Court of the United States',
      location: 'United States',
      case_number: '22-451',
      plaintiffs: ['Hollis Marine Transport, Inc.'],
      defendants: ['Estate of Raymond Castillo'],
    },
  },
  {
    name: 'habeas petition under AO heading',
    text: `                    UNITED STATES DISTRICT COURT
                              for the
                   Western District of New York

DESMOND ARKWRIGHT,
               Petitioner,
     v.                                  Case No. 1:21-cv-00789
SUPERINTENDENT, ATTICA CORRECTIONAL
FACILITY,
               Respondent.

     PETITION FOR A WRIT OF HABEAS CORPUS UNDER 28 U.S.C. § 2254
`,
    expected: {
      doc_type: 'Petition for Writ of Habeas Corpus',
      court: 'United States District Court for the Western District of New York',
      case_number: '1:21-cv-00789',
      plaintiffs: ['Desmond Arkwright'],
    },
  },
  {
    name: 'civil forfeiture with a claimant',
    text: `               UNITED STATES DISTRICT COURT
               DISTRICT OF NEW JERSEY

UNITED STATES OF AMERICA,
                    Plaintiff,
          v.                              Civil Action No. 20-cv-5678 (KM)
$84,500.00 IN UNITED STATES CURRENCY,
                    Defendant in rem,
LEONORA BASSETT,
                    Claimant.

               VERIFIED CLAIM OF LEONORA BASSETT
`,
    expected: {
      court: 'United States District Court for the District of New Jersey',
      case_number: '20-cv-5678 (KM)',
      plaintiffs: ['United States of America'],
      claimants: ['Leonora Bassett'],
    },
  },
  {
    name: 'New York complaint demanding a sum',
    text: `SUPREME COURT OF THE STATE OF NEW YORK
COUNTY OF NASSAU
----------------------------------------------------------------x
FINCH & WARREN, P.C.,
                         Plaintiff,            Index No.: 601234/2022

          -against-                            VERIFIED COMPLAINT

ISADORA PELHAM,
                         Defendant.
----------------------------------------------------------------x

     Plaintiff, by its attorneys, complains of the defendant as follows:

     1. Between January and June 2021 plaintiff rendered legal services to defendant.

     2. The reasonable value of the services is $37,412.50, no part of which has been paid.

     WHEREFORE, plaintiff demands judgment against the defendant in the sum of $37,412.50, with interest from
June 30, 2021, together with the costs and disbursements of this action.

Dated: Mineola, New York
       March 3, 2022
`,
    expected: {
      doc_type: 'Complaint',
      case_number: '601234/2022',
      filing_date: '2022-03-03',
      plaintiffs: ['Finch & Warren, P.C.'],
      defendants: ['Isadora Pelham'],
      amount_cents: 3741250,
    },
  },
  {
    name: 'Civil Court holdover',
    text: `CIVIL COURT OF THE CITY OF NEW YORK
COUNTY OF KINGS: HOUSING PART D
--------------------------------------------------------x
1420 OCEAN REALTY LLC,                        L&T Index No. LT-301234-22/KI
                    Petitioner (Landlord),
          -against-                           NOTICE OF PETITION
                                              HOLDOVER
BEATRICE LOMAX,
                    Respondent (Tenant),
"JOHN DOE" and "JANE DOE",
                    Respondents (Undertenants).
--------------------------------------------------------x
`,
    expected: {
      court: 'Civil Court of the City of New York, County of Kings',
      case_number: 'LT-301234-22/KI',
      plaintiffs: ['1420 Ocean Realty LLC'],
    },
  },
  {
    name: 'California appeal',
    text: `               COURT OF APPEAL OF THE STATE OF CALIFORNIA
                     SECOND APPELLATE DISTRICT
                          DIVISION FOUR

GRETA SALVESEN,                         B312345
     Plaintiff and Appellant,
                                        (Los Angeles County
v.                                      Super. Ct. No. 20STCV01234)

OAKMONT INSURANCE EXCHANGE,
     Defendant and Respondent.

          RESPONDENT'S BRIEF
`,
    expected: {
      doc_type: 'Brief',
      court: 'California Court of Appeal, Second Appellate District, Division Four',
      case_number: 'B312345',
      plaintiffs: ['Greta Salvesen'],
      defendants: ['Oakmont Insurance Exchange'],
    },
  },
  {
    name: 'Northern District of California order, number and title in the right column without marks',
    text: `          Case 4:21-cv-01234-YGR   Document 67   Filed 03/02/22   Page 1 of 14

                         UNITED STATES DISTRICT COURT
                       NORTHERN DISTRICT OF CALIFORNIA

     ALPHA RIDGE GAMES, INC.,
               Plaintiff,                    Case No. 21-cv-01234-YGR

          v.                                 ORDER GRANTING IN PART MOTION TO
                                             DISMISS
     BETA HARBOR SOFTWARE LLC, et al.,
                                             Re: Dkt. No. 45
               Defendants.

     Plaintiff Alpha Ridge Games, Inc. sued Beta Harbor Software LLC for infringement.

     IT IS SO ORDERED.
     Dated: March 2, 2022
                                   YOLANDA G. RIVERTON
                                   United States District Judge
`,
    expected: {
      doc_type: 'Order',
      court: 'United States District Court for the Northern District of California',
      case_number: '4:21-cv-01234-YGR',
      filing_date: '2022-03-02',
      judge_name: 'Yolanda G. Riverton',
      plaintiffs: ['Alpha Ridge Games, Inc.'],
      defendants: ['Beta Harbor Software LLC'],
    },
  },
  {
    name: 'Southern District of Florida number with judges',
    text: `                    UNITED STATES DISTRICT COURT
                    SOUTHERN DISTRICT OF FLORIDA

               CASE NO. 21-20123-CIV-ALTMAN/Torrez

SEABREEZE YACHT CHARTERS, INC.,

     Plaintiff,
v.

OCEANIC MARINE UNDERWRITERS PLC,

     Defendant.
________________________________/

          MOTION TO REMAND AND INCORPORATED MEMORANDUM OF LAW
`,
    expected: {
      doc_type: 'Motion',
      court: 'United States District Court for the Southern District of Florida',
      case_number: '21-20123-CIV-ALTMAN/Torrez',
      plaintiffs: ['Seabreeze Yacht Charters, Inc.'],
      defendants: ['Oceanic Marine Underwriters PLC'],
    },
  },
  {
    name: 'Western District of Washington with the judge over the caption',
    text: `                                             The Honorable Marcia Ostrander

               UNITED STATES DISTRICT COURT
              WESTERN DISTRICT OF WASHINGTON
                       AT SEATTLE

 EVERGREEN TRIBAL COUNCIL, a federally
 recognized Indian tribe,                     NO. C20-1234RSL

                    Plaintiff,                PLAINTIFF'S REPLY IN SUPPORT OF
                                              MOTION FOR SUMMARY JUDGMENT
          v.
                                              NOTE ON MOTION CALENDAR:
 STATE OF WASHINGTON,                         June 4, 2021

                    Defendant.
`,
    expected: {
      doc_type: 'Reply',
      court: 'United States District Court for the Western District of Washington',
      case_number: 'C20-1234RSL',
      judge_name: 'Marcia Ostrander',
      plaintiffs: ['Evergreen Tribal Council'],
      defendants: ['State of Washington'],
      filing_date: null,
    },
  },
  {
    name: 'Arizona federal stipulation with counsel on top',
    text: `Denise Quarles (Bar No. 012345)
QUARLES & BATES PLC
2 North Central Avenue, Suite 2200
Phoenix, Arizona 85004
(602) 555-0101
Attorneys for Defendant

          IN THE UNITED STATES DISTRICT COURT
              FOR THE DISTRICT OF ARIZONA

Manuel Ybarra,                          |  No. CV-20-00123-PHX-DWL
                                        |
               Plaintiff,               |  STIPULATION TO EXTEND TIME
v.                                      |
                                        |
Saguaro Logistics LLC; and Copperline   |
Staffing, Inc.,                         |
                                        |
               Defendants.              |
`,
    expected: {
      doc_type: 'Stipulation',
      court: 'United States District Court for the District of Arizona',
      case_number: 'CV-20-00123-PHX-DWL',
      plaintiffs: ['Manuel Ybarra'],
      defendants: ['Saguaro Logistics LLC', 'Copperline Staffing, Inc.'],
    },
  },
  {
    name: 'Eastern District of Pennsylvania with colons',
    text: `          IN THE UNITED STATES DISTRICT COURT
        FOR THE EASTERN DISTRICT OF PENNSYLVANIA

KEYSTONE BREWING COMPANY      :         CIVIL ACTION
                              :
          v.                  :
                              :         NO. 20-1234
DELMAR DISTRIBUTION CORP.     :

                    MEMORANDUM

Pruitt, J.                                        May 6, 2021

     Keystone Brewing Company brings this breach of contract action.
`,
    expected: {
      doc_type: 'Memorandum',
      court: 'United States District Court for the Eastern District of Pennsylvania',
      case_number: '20-1234',
      judge_name: 'Pruitt',
      plaintiffs: ['Keystone Brewing Company'],
      defendants: ['Delmar Distribution Corp.'],
    },
  },
  {
    name: 'Southern District of Ohio with judge and magistrate judge',
    text: `               UNITED STATES DISTRICT COURT
                SOUTHERN DISTRICT OF OHIO
                    WESTERN DIVISION

WANDA CRENSHAW,               :    Case No. 1:20-cv-123
                              :
     Plaintiff,               :    Judge Michael R. Barlowe
                              :    Magistrate Judge Karen Litt
vs.                           :
                              :
BUCKEYE FREIGHT SYSTEMS, INC. :
                              :
     Defendant.               :

     NOTICE OF APPEARANCE OF COUNSEL
`,
    expected: {
      doc_type: 'Appearance of Counsel',
      court: 'United States District Court for the Southern District of Ohio',
      location: 'Southern District of Ohio, Western Division',
      case_number: '1:20-cv-123',
      judge_name: 'Michael R. Barlowe',
      plaintiffs: ['Wanda Crenshaw'],
      defendants: ['Buckeye Freight Systems, Inc.'],
    },
  },
  {
    name: 'letter to a judge',
    text: `PEMBROKE & LAIRD LLP
400 Park Avenue
New York, New York 10022

                                        April 7, 2021

VIA ECF
The Honorable Paul G. Garrison
United States District Judge
Southern District of New York
40 Foley Square
New York, New York 10007

     Re:  Tillman v. Corbin Realty Group LLC, No. 20 Civ. 1234 (PGG)

Dear Judge Garrison:

     We represent plaintiff Dora Tillman in this action and write to request a conference.

                                        Respectfully submitted,
                                        /s/ Owen Laird
`,
    expected: {
      doc_type: 'Letter',
      case_number: '20 Civ. 1234 (PGG)',
      filing_date: '2021-04-07',
      judge_name: 'Paul G. Garrison',
      plaintiffs: ['Tillman'],
      defendants: ['Corbin Realty Group LLC'],
    },
  },
  {
    name: 'AO summons',
    text: `AO 440 (Rev. 06/12) Summons in a Civil Action

                    UNITED STATES DISTRICT COURT
                              for the
                    Northern District of Texas

       QUENTIN MABRY                       )
                                           )
          Plaintiff(s)                     )
             v.                            )    Civil Action No. 3:22-cv-00456-N
       LONESTAR ROOFING, LP                )
                                           )
          Defendant(s)                     )

                    SUMMONS IN A CIVIL ACTION

To: (Defendant's name and address)
`,
    expected: {
      doc_type: 'Summons',
      court: 'United States District Court for the Northern District of Texas',
      case_number: '3:22-cv-00456-N',
      plaintiffs: ['Quentin Mabry'],
      defendants: ['Lonestar Roofing, LP'],
    },
  },
  {
    name: 'AO criminal complaint',
    text: `AO 91 (Rev. 11/11) Criminal Complaint

                    UNITED STATES DISTRICT COURT
                              for the
                    Central District of Illinois

United States of America             )
              v.                     )
                                     )    Case No. 22-MJ-6012
ROLAND TISDALE                       )
                                     )
           Defendant(s)              )

                    CRIMINAL COMPLAINT

     I, the complainant in this case, state that the following is true to the best of my knowledge and belief.
`,
    expected: {
      doc_type: 'Criminal Complaint',
      court: 'United States District Court for the Central District of Illinois',
      case_number: '22-MJ-6012',
      plaintiffs: ['United States of America'],
      defendants: ['Roland Tisdale'],
    },
  },
  {
    name: 'Colorado box caption with labeled parties',
    text: `DISTRICT COURT, CITY AND COUNTY OF DENVER,
STATE OF COLORADO
1437 Bannock Street
Denver, Colorado 80202

Plaintiff: MESA VERDE BUILDERS, INC.

v.

Defendants: RANDALL COYLE and COYLE FAMILY TRUST          COURT USE ONLY

Attorney for Plaintiff:                                   Case Number: 2021CV30123
Sandra Pike, #23456                                       Division: 215

                         COMPLAINT
`,
    expected: {
      doc_type: 'Complaint',
      court: 'District Court of Denver County, Colorado',
      case_number: '2021CV30123',
      plaintiffs: ['Mesa Verde Builders, Inc.'],
      defendants: ['Randall Coyle', 'Coyle Family Trust'],
    },
  },
  {
    name: 'Michigan circuit court',
    text: `STATE OF MICHIGAN
IN THE CIRCUIT COURT FOR THE COUNTY OF WAYNE

LAKESHORE DENTAL GROUP, P.C.,
     Plaintiff,                              Case No. 21-001234-CB
v                                            Hon. Edward Joiner

VICTOR STANHOPE and BRIGHT SMILES, LLC,
     Defendants.
_______________________________________/

     DEFENDANTS' MOTION FOR SUMMARY DISPOSITION
`,
    expected: {
      doc_type: 'Motion',
      court: 'Circuit Court of Wayne County, Michigan',
      case_number: '21-001234-CB',
      judge_name: 'Edward Joiner',
      plaintiffs: ['Lakeshore Dental Group, P.C.'],
      defendants: ['Victor Stanhope', 'Bright Smiles, LLC'],
    },
  },
  {
    name: 'New Jersey Law Division',
    text: `ESX-L-001234-23   02/03/2023 10:11:12 AM   Pg 1 of 8 Trans ID: LCV2023123456

                                   SUPERIOR COURT OF NEW JERSEY
CARLA BENVENUTO,                   LAW DIVISION: ESSEX COUNTY

          Plaintiff,               DOCKET NO.: ESX-L-001234-23

     v.                                   CIVIL ACTION

GARDEN STATE TRANSIT, INC.,        COMPLAINT AND JURY DEMAND
JOHN DOES 1-10,

          Defendants.

     Plaintiff Carla Benvenuto, residing in Newark, says:
`,
    expected: {
      doc_type: 'Complaint',
      court: 'Superior Court of New Jersey, Law Division, Essex County',
      case_number: 'ESX-L-001234-23',
      filing_date: '2023-02-03',
      plaintiffs: ['Carla Benvenuto'],
      defendants: ['Garden State Transit, Inc.'],
    },
  },
  {
    name: 'Georgia state court',
    text: `               IN THE STATE COURT OF GWINNETT COUNTY
                       STATE OF GEORGIA

TAMARA HOLLOWELL,                  )
                                   )
     Plaintiff,                    )    CIVIL ACTION FILE
                                   )    NO. 22-C-01234-S2
v.                                 )
                                   )
PEACHTREE GROCERS, LLC,            )
                                   )
     Defendant.                    )

               ANSWER OF DEFENDANT PEACHTREE GROCERS, LLC
`,
    expected: {
      doc_type: 'Answer',
      court: 'State Court of Gwinnett County, Georgia',
      case_number: '22-C-01234-S2',
      plaintiffs: ['Tamara Hollowell'],
      defendants: ['Peachtree Grocers, LLC'],
    },
  },
  {
    name: 'Pennsylvania common pleas',
    text: `          IN THE COURT OF COMMON PLEAS OF PHILADELPHIA COUNTY, PENNSYLVANIA
                    FIRST JUDICIAL DISTRICT OF PENNSYLVANIA
                           CIVIL TRIAL DIVISION

DARIUS WHITLOCK                     :   JUNE TERM, 2022
     v.                             :
SCHUYLKILL EMERGENCY PHYSICIANS,    :   NO. 01234
P.C. and ELLA MCVEY, M.D.           :

               CIVIL ACTION - COMPLAINT
`,
    expected: {
      doc_type: 'Complaint',
      court: 'Court of Common Pleas of the First Judicial District, Philadelphia County, Pennsylvania',
      plaintiffs: ['Darius Whitlock'],
      defendants: ['Schuylkill Emergency Physicians, P.C.', 'Ella McVey, M.D.'],
    },
  },
  {
    name: 'Florida appellate opinion',
    text: `          DISTRICT COURT OF APPEAL OF THE STATE OF FLORIDA
                         FOURTH DISTRICT

                      GRANT LESTER HOBBS,
                           Appellant,

                               v.

                       STATE OF FLORIDA,
                           Appellee.

                        No. 4D21-1234

                       [March 9, 2022]

   Appeal from the Circuit Court for the Nineteenth Judicial Circuit,
St. Lucie County; Charles A. Schwabe, Judge; L.T. Case No. 56-2019-CF-001234-A.

PER CURIAM.

   Affirmed.
`,
    expected: {
      court: 'Florida Fourth District Court of Appeal',
      case_number: '4D21-1234',
      filing_date: '2022-03-09',
      judge_name: null,
      plaintiffs: ['Grant Lester Hobbs'],
      defendants: ['State of Florida'],
    },
  },
  {
    name: 'New York Appellate Division order',
    text: `Supreme Court of the State of New York
Appellate Division: Second Judicial Department

                                                       D67890
ALAN D. SCHEINER, P.J.
WILLIAM F. MASTERSON
REINALDO E. RIVAS, JJ.

2020-04567                                   DECISION & ORDER

Fern Abrams, respondent,
v Dune Shore Realty Corp., appellant.

(Index No. 612345/18)

     In an action to recover damages for personal injuries, the defendant appeals.
`,
    expected: {
      doc_type: 'Decision and Order',
      court: 'Supreme Court of the State of New York, Appellate Division, Second Department',
      judge_name: null,
    },
  },
  {
    name: 'Texas justice court small claims petition',
    text: `                    CAUSE NO. JS2100456

WILLOWBEND DENTAL PLLC              §    IN THE JUSTICE COURT
PLAINTIFF                           §
                                    §
v.                                  §    PRECINCT 3, PLACE 1
                                    §
CASEY LOWELL                        §
DEFENDANT                           §    DALLAS COUNTY, TEXAS

               PETITION: SMALL CLAIMS CASE

COMPLAINT: The defendant has not paid for dental work.

RELIEF: Plaintiff seeks damages in the amount of $3,180.75, plus court costs.
`,
    expected: {
      doc_type: 'Petition',
      court: 'Justice Court, Precinct 3, Place 1, Dallas County, Texas',
      case_number: 'JS2100456',
      plaintiffs: ['Willowbend Dental PLLC'],
      defendants: ['Casey Lowell'],
      amount_cents: 318075,
    },
  },
  {
    name: 'Court of Federal Claims',
    text: `          In the United States Court of Federal Claims
                         No. 20-123C
                    (Filed: October 8, 2021)

*************************************
                                    *
HELIOS DEFENSE SYSTEMS, INC.,       *
                                    *
               Plaintiff,           *
                                    *
v.                                  *
                                    *
THE UNITED STATES,                  *
                                    *
               Defendant.           *
                                    *
*************************************

               OPINION AND ORDER

SWEETLAND, Senior Judge.

     This bid protest is before the court on cross-motions for judgment on the administrative record.
`,
    expected: {
      doc_type: 'Opinion and Order',
      court: 'United States Court of Federal Claims',
      case_number: '20-123C',
      filing_date: '2021-10-08',
      judge_name: 'Sweetland',
      plaintiffs: ['Helios Defense Systems, Inc.'],
      defendants: ['The United States'],
    },
  },
  {
    name: 'text in content order, right column after the left',
    text: `UNITED STATES DISTRICT COURT
CENTRAL DISTRICT OF CALIFORNIA
WESTERN DIVISION
MONARCH TEXTILES, INC., a California
corporation,
Plaintiff,
v.
SHOREHAM APPAREL GROUP, LLC, a
Delaware limited liability company;
and DOES 1-10,
Defendants.
Case No. 2:19-cv-04567-ODW (PLAx)
FIRST AMENDED COMPLAINT
DEMAND FOR JURY TRIAL
Plaintiff Monarch Textiles, Inc. hereby alleges as follows:
`,
    expected: {
      doc_type: 'Amended Complaint',
      court: 'United States District Court for the Central District of California',
      location: 'Central District of California, Western Division',
      case_number: '2:19-cv-04567-ODW (PLAx)',
      plaintiffs: ['Monarch Textiles, Inc.'],
      defendants: ['Shoreham Apparel Group, LLC'],
    },
  },
  {
    name: 'California unlawful detainer form',
    text: `ATTORNEY OR PARTY WITHOUT ATTORNEY: Petra Olin, SBN 234567
SUPERIOR COURT OF CALIFORNIA, COUNTY OF FRESNO
STREET ADDRESS: 1130 O Street
PLAINTIFF: SUNRISE VILLA APARTMENTS LP
DEFENDANT: TERRENCE MOODY
DOES 1 TO 10
COMPLAINT - UNLAWFUL DETAINER                    CASE NUMBER: 23CECL01234
`,
    expected: {
      court: 'Superior Court of California, County of Fresno',
      case_number: '23CECL01234',
      doc_type: 'Complaint',
      plaintiffs: ['Sunrise Villa Apartments LP'],
      defendants: ['Terrence Moody'],
    },
  },
  {
    name: 'Illinois Supreme Court petition',
    text: `                         No. 128456

                           IN THE
                  SUPREME COURT OF ILLINOIS

RHONDA KEATING,                    )   Petition for Leave to Appeal from
                                   )   the Appellate Court of Illinois,
     Plaintiff-Petitioner,         )   First Judicial District,
                                   )   No. 1-20-0456
     v.                            )
                                   )
PRAIRIE STATE RAILWAY COMPANY,     )
                                   )
     Defendant-Respondent.         )

               PETITION FOR LEAVE TO APPEAL
`,
    expected: {
      doc_type: 'Petition for Leave to Appeal',
      court: 'Supreme Court of Illinois',
      case_number: '128456',
      plaintiffs: ['Rhonda Keating'],
      defendants: ['Prairie State Railway Company'],
    },
  },
  {
    name: 'Florida probate',
    text: `IN THE CIRCUIT COURT FOR PINELLAS COUNTY, FLORIDA      PROBATE DIVISION

IN RE: ESTATE OF                         File No. 22-001234-ES
WALTER PRENTISS HALE,                    Division 003
     Deceased.

               PETITION FOR ADMINISTRATION

     Petitioner, JUDITH HALE, alleges:
`,
    expected: {
      doc_type: 'Petition',
      court: 'Circuit Court in and for Pinellas County, Florida',
      case_number: '22-001234-ES',
      plaintiffs: ['Judith Hale'],
      defendants: [],
    },
  },
  {
    name: 'final judgment for a sum asks for nothing',
    text: `IN THE COUNTY COURT IN AND FOR LEE COUNTY, FLORIDA
CASE NO. 22-CC-001234

CALOOSA FUNDING LLC,
     Plaintiff,
v.
RITA BARNHILL,
     Defendant.
____________________/

               FINAL JUDGMENT

     Plaintiff recovers from Defendant the sum of $2,218.40, for which let execution issue.

     DONE AND ORDERED in Lee County, Florida on this 3rd day of August, 2022.

                              ______________________
                              Maria Gonzaga
                              County Judge
`,
    expected: {
      doc_type: 'Judgment',
      case_number: '22-CC-001234',
      filing_date: '2022-08-03',
      judge_name: 'Maria Gonzaga',
      plaintiffs: ['Caloosa Funding LLC'],
      defendants: ['Rita Barnhill'],
    },
  },
  {
    name: 'Northern District of Texas memorandum opinion with the cites of a lower judge',
    text: `Case 3:20-cv-02345-L   Document 41   Filed 07/22/21    Page 1 of 9   PageID 812

                    IN THE UNITED STATES DISTRICT COURT
                    FOR THE NORTHERN DISTRICT OF TEXAS
                              DALLAS DIVISION

MARLON FITCH, Individually and as Next        §
Friend of B.F., a Minor,                      §
                                              §
          Plaintiff,                          §
                                              §
v.                                            §     Civil Action No. 3:20-CV-2345-L
                                              §
PINECREST INDEPENDENT SCHOOL                  §
DISTRICT, et al.,                             §
                                              §
          Defendants.                         §

                    MEMORANDUM OPINION AND ORDER

     Before the court is Defendants' Motion to Dismiss (Doc. 12). After careful consideration, the court grants the
motion.

     It is so ordered this 22nd day of July, 2021.

                                   _________________________________
                                   Samantha A. Lindqvist
                                   United States District Judge
`,
    expected: {
      doc_type: 'Memorandum Opinion and Order',
      court: 'United States District Court for the Northern District of Texas',
      location: 'Northern District of Texas, Dallas Division',
      case_number: '3:20-cv-02345-L',
      filing_date: '2021-07-22',
      judge_name: 'Samantha A. Lindqvist',
      plaintiffs: ['Marlon Fitch'],
      defendants: ['Pinecrest Independent School District'],
    },
  },
  {
    name: 'District of Massachusetts without any court mark beside the sides',
    text: `                    UNITED STATES DISTRICT COURT
                     DISTRICT OF MASSACHUSETTS

___________________________________
                                   )
BEACON HILL ROBOTICS, INC.,        )
                                   )
          Plaintiff,               )
                                   )     Civil Action
v.                                 )     No. 20-10001-WGY
                                   )
JASPER CONTROLS CORPORATION and    )
ELLIOT JASPER,                     )
                                   )
          Defendants.              )
___________________________________)

WYNDHAM, D.J.                              March 15, 2021

                    MEMORANDUM & ORDER
`,
    expected: {
      doc_type: 'Memorandum and Order',
      court: 'United States District Court for the District of Massachusetts',
      case_number: '20-10001-WGY',
      filing_date: '2021-03-15',
      judge_name: 'Wyndham',
      plaintiffs: ['Beacon Hill Robotics, Inc.'],
      defendants: ['Jasper Controls Corporation', 'Elliot Jasper'],
    },
  },
  {
    name: 'Minnesota federal with double initials',
    text: `                    UNITED STATES DISTRICT COURT
                       DISTRICT OF MINNESOTA

NORTH STAR ELEVATORS LLC,                       Civil No. 20-123 (JRT/TNL)

                    Plaintiff,

v.                                              COMPLAINT

RED RIVER MILLING COOPERATIVE,

                    Defendant.
`,
    expected: {
      doc_type: 'Complaint',
      court: 'United States District Court for the District of Minnesota',
      case_number: '20-123 (JRT/TNL)',
      plaintiffs: ['North Star Elevators LLC'],
      defendants: ['Red River Milling Cooperative'],
    },
  },
  {
    name: 'Fifth Circuit opinion',
    text: `Case: 20-40123     Document: 00515987654     Page: 1     Date Filed: 08/19/2021

          United States Court of Appeals
               for the Fifth Circuit

                    No. 20-40123

Lorenzo Ibarra,

                              Plaintiff-Appellant,

                    versus

City of Edinburg; Officer Kyle Brandt,

                              Defendants-Appellees.

          Appeal from the United States District Court
               for the Southern District of Texas
                    USDC No. 7:19-CV-234

Before Jolicoeur, Smithfield, and Ho, Circuit Judges.
Jerrold E. Smithfield, Circuit Judge:

     Lorenzo Ibarra sued the City of Edinburg after a traffic stop. We AFFIRM.
`,
    expected: {
      doc_type: 'Opinion',
      court: 'United States Court of Appeals for the Fifth Circuit',
      case_number: '20-40123',
      filing_date: '2021-08-19',
      judge_name: 'Jerrold E. Smithfield',
      plaintiffs: ['Lorenzo Ibarra'],
      defendants: ['City of Edinburg', 'Kyle Brandt'],
    },
  },
  {
    name: 'Seventh Circuit opinion with the trial judge named',
    text: `                         In the
          United States Court of Appeals
               For the Seventh Circuit
               ____________________
No. 21-1234
GERTRUDE MAHONEY,
                                   Plaintiff-Appellant,
                    v.

PEORIA FREIGHT LINES, INC.,
                                   Defendant-Appellee.
               ____________________

     Appeal from the United States District Court for the
          Central District of Illinois.
No. 1:19-cv-01234 - Julius M. Shadwick, Judge.
               ____________________
   ARGUED SEPTEMBER 9, 2021 - DECIDED OCTOBER 28, 2021
               ____________________

Before FLAHERTY, HAMLIN, and BRENNER, Circuit Judges.
   HAMLIN, Circuit Judge. Gertrude Mahoney appeals from summary judgment for her employer. We affirm.
`,
    expected: {
      doc_type: 'Opinion',
      court: 'United States Court of Appeals for the Seventh Circuit',
      case_number: '21-1234',
      filing_date: '2021-10-28',
      judge_name: 'Hamlin',
      plaintiffs: ['Gertrude Mahoney'],
      defendants: ['Peoria Freight Lines, Inc.'],
    },
  },
  {
    name: 'Second Circuit summary order by a panel',
    text: `20-3456-cv
Tollman v. Ridgeway Co-op Corp.

               UNITED STATES COURT OF APPEALS
                   FOR THE SECOND CIRCUIT

                       SUMMARY ORDER

     At a stated term of the United States Court of Appeals for the Second Circuit, held at the Thurgood Marshall
United States Courthouse, 40 Foley Square, in the City of New York, on the 4th day of November, two thousand
twenty-one.

PRESENT:
          JOSE A. CABRALES,
          DENNIS JACOBY,
               Circuit Judges.
_____________________________________

Edna Tollman,
          Plaintiff-Appellant,

          v.                                        20-3456

Ridgeway Co-op Corp.,
          Defendant-Appellee.
_____________________________________
`,
    expected: {
      doc_type: 'Order',
      court: 'United States Court of Appeals for the Second Circuit',
      judge_name: 'Jose A. Cabrales',
      plaintiffs: ['Edna Tollman'],
      defendants: ['Ridgeway Co-op Corp.'],
    },
  },
  {
    name: 'California Supreme Court petition for review',
    text: `                         S275940

          IN THE SUPREME COURT OF CALIFORNIA

MARGUERITE DELACROIX,
     Petitioner,

          v.

THE SUPERIOR COURT OF LOS ANGELES COUNTY,
     Respondent;

GOLDEN GATE INSURANCE COMPANY,
     Real Party in Interest.

          PETITION FOR REVIEW

     After a Decision of the Court of Appeal, Second Appellate District, Case No. B312345
`,
    expected: {
      doc_type: 'Petition for Review',
      court: 'Supreme Court of California',
      case_number: 'S275940',
      plaintiffs: ['Marguerite Delacroix'],
    },
  },
  {
    name: 'California small claims form',
    text: `SC-100    Plaintiff's Claim and ORDER to Go to Small Claims Court

Notice to the person being sued:

Superior Court of California, County of Kern

Case Number: SC-23-001234

The plaintiff (the person, business, or public entity that is suing) is:
Name: Hugo Brandt
The defendant (the person, business, or public entity being sued) is:
Name: Sierra Pool Care LLC
The plaintiff claims the defendant owes $ 2,350.00
`,
    expected: {
      court: 'Superior Court of California, County of Kern',
      case_number: 'SC-23-001234',
      amount_cents: 235000,
    },
  },
  {
    name: 'New York family court petition',
    text: `FAMILY COURT OF THE STATE OF NEW YORK
COUNTY OF RICHMOND
----------------------------------------------------x
In the Matter of a Proceeding Under Article 6
of the Family Court Act

IRENE CASTELLANO,
                         Petitioner,               PETITION FOR CUSTODY
     -against-
                                                   Docket No. V-01234-22
PAUL CASTELLANO,
                         Respondent.
----------------------------------------------------x
`,
    expected: {
      doc_type: 'Petition',
      court: 'Family Court of the State of New York, County of Richmond',
      case_number: 'V-01234-22',
      plaintiffs: ['Irene Castellano'],
      defendants: ['Paul Castellano'],
    },
  },
  {
    name: 'Texas criminal judgment style',
    text: `                    CAUSE NO. 1654321

THE STATE OF TEXAS                  §    IN THE 180TH DISTRICT COURT
                                    §
v.                                  §    OF
                                    §
EMMETT RAYBURN                      §    HARRIS COUNTY, TEXAS

               STATE'S MOTION TO REVOKE COMMUNITY SUPERVISION
`,
    expected: {
      doc_type: 'Motion',
      court: '180th District Court, Harris County, Texas',
      case_number: '1654321',
      plaintiffs: ['The State of Texas'],
      defendants: ['Emmett Rayburn'],
    },
  },
  {
    name: 'Florida criminal information',
    text: `IN THE CIRCUIT COURT OF THE THIRTEENTH JUDICIAL CIRCUIT
IN AND FOR HILLSBOROUGH COUNTY, FLORIDA

STATE OF FLORIDA
                                        CASE NO. 22-CF-001234-A
     v.
                                        DIVISION: D
BERTRAM LYLE STOKES
     Defendant.
_________________________/

               INFORMATION

IN THE NAME AND BY THE AUTHORITY OF THE STATE OF FLORIDA:
`,
    expected: {
      doc_type: 'Information',
      court: 'Circuit Court of the Thirteenth Judicial Circuit in and for Hillsborough County, Florida',
      case_number: '22-CF-001234-A',
      plaintiffs: ['State of Florida'],
      defendants: ['Bertram Lyle Stokes'],
    },
  },
  {
    name: 'board of immigration appeals brief',
    text: `               UNITED STATES DEPARTMENT OF JUSTICE
           EXECUTIVE OFFICE FOR IMMIGRATION REVIEW
                 BOARD OF IMMIGRATION APPEALS
                  FALLS CHURCH, VIRGINIA

In the Matter of:                   )
                                    )
Samuel TESFAYE,                     )    File No. A 098-765-432
                                    )
     Respondent.                    )
____________________________________)

          RESPONDENT'S BRIEF ON APPEAL
`,
    expected: {
      doc_type: 'Brief',
      court: 'Board of Immigration Appeals',
      case_number: 'A 098-765-432',
      defendants: ['Samuel Tesfaye'],
      plaintiffs: [],
    },
  },
  {
    name: 'notice of removal that reprints the state caption’s number',
    text: `Case 2:22-cv-00789   Document 1   Filed 02/03/22   Page 1 of 6   Page ID #:1

KESTREL & WYATT LLP
Nadia Wyatt (SBN 255555)
Attorneys for Defendant BIG SUR OUTFITTERS, INC.

               UNITED STATES DISTRICT COURT
              CENTRAL DISTRICT OF CALIFORNIA

DELIA ROMERO, an individual,            Case No. 2:22-cv-00789

          Plaintiff,                    NOTICE OF REMOVAL OF ACTION
                                        UNDER 28 U.S.C. § 1441(b)
     v.
                                        [Los Angeles Superior Court Case No.
BIG SUR OUTFITTERS, INC., a             21STCV45678]
Delaware corporation; and DOES 1-20,

          Defendants.
`,
    expected: {
      doc_type: 'Notice of Removal',
      court: 'United States District Court for the Central District of California',
      case_number: '2:22-cv-00789',
      filing_date: '2022-02-03',
      plaintiffs: ['Delia Romero'],
      defendants: ['Big Sur Outfitters, Inc.'],
    },
  },
  {
    name: 'proposed order',
    text: `               SUPERIOR COURT OF CALIFORNIA
                  COUNTY OF SANTA CLARA

HELIX PHOTONICS, INC.,                  )  Case No. 21CV380123
                                        )
          Plaintiff,                    )  [PROPOSED] ORDER GRANTING EX
                                        )  PARTE APPLICATION TO SHORTEN TIME
     vs.                                )
                                        )
LUMEN CREST LLC,                        )
                                        )
          Defendant.                    )
________________________________________)
`,
    expected: {
      doc_type: 'Proposed Order',
      court: 'Superior Court of California, County of Santa Clara',
      case_number: '21CV380123',
      plaintiffs: ['Helix Photonics, Inc.'],
      defendants: ['Lumen Crest LLC'],
      judge_name: null,
    },
  },
  {
    name: 'Ohio common pleas with addresses under the names',
    text: `                    IN THE COURT OF COMMON PLEAS
                       FRANKLIN COUNTY, OHIO

LYDIA HARGROVE                           :    CASE NO. 22 CV 001234
1212 Oak Street                          :
Columbus, Ohio 43215                     :    JUDGE KIM BRANFORD
                                         :
          Plaintiff,                     :
                                         :
     vs.                                 :
                                         :
SCIOTO VALLEY HOSPITAL                   :
800 River Road                           :
Columbus, Ohio 43222                     :
                                         :
          Defendant.                     :

                         COMPLAINT
`,
    expected: {
      doc_type: 'Complaint',
      court: 'Court of Common Pleas of Franklin County, Ohio',
      case_number: '22 CV 001234',
      judge_name: 'Kim Branford',
      plaintiffs: ['Lydia Hargrove'],
      defendants: ['Scioto Valley Hospital'],
    },
  },
];
