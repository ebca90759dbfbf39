import type { Caption } from './captions.ts';

/** First pages of fictional filings in federal courts, in the manners of many districts and circuits. */
export const federalCaptions: Caption[] = [
  {
    name: 'two heads after a transfer, the newer one on top',
    text: `Case 3:24-cv-00412-MMC   Document 1   Filed 01/22/24   Page 1 of 14
Case 1:23-cv-07781-PKC   Document 1   Filed 09/01/23   Page 1 of 14

UNITED STATES DISTRICT COURT
SOUTHERN DISTRICT OF NEW YORK
------------------------------------------------------x
PELLWORM SHIPPING A/S,                                 :
                                                       :
                    Plaintiff,                         :   23 Civ. 7781
                                                       :
          - against -                                  :   COMPLAINT
                                                       :
TAMSIN VARGA and ROWAN FREIGHT (USA) INC.,             :   Jury Trial Demanded
                                                       :
                    Defendants.                        :
------------------------------------------------------x

     Plaintiff Pellworm Shipping A/S, by its attorneys, alleges as follows:
`,
    expected: {
      court: 'United States District Court for the Southern District of New York',
      case_number: '1:23-cv-07781-PKC',
      filing_date: '2023-09-01',
      plaintiffs: ['Pellworm Shipping A/S'],
      defendants: ['Tamsin Varga', 'Rowan Freight (USA) Inc.'],
      judge_name: null,
    },
  },
  {
    name: 'a record on appeal: the circuit head over the district head',
    text: `     Case: 23-20411      Document: 00516988211     Page: 1     Date Filed: 12/04/2023
Case 4:21-cv-02210   Document 1   Filed on 07/08/21 in TXSD   Page 1 of 22

                  UNITED STATES DISTRICT COURT
                   SOUTHERN DISTRICT OF TEXAS
                        HOUSTON DIVISION

OSEI MENSAH-ADAMS,                          §
         Plaintiff,                         §
                                            §
v.                                          §    CIVIL ACTION NO. 4:21-cv-2210
                                            §
BAYOU CITY PETROLEUM, L.P.,                 §
         Defendant.                         §

                  PLAINTIFF'S ORIGINAL COMPLAINT
`,
    expected: {
      court: 'United States District Court for the Southern District of Texas',
      location: 'Southern District of Texas, Houston Division',
      case_number: '4:21-cv-02210',
      filing_date: '2021-07-08',
      plaintiffs: ['Osei Mensah-Adams'],
      defendants: ['Bayou City Petroleum, L.P.'],
    },
  },
  {
    name: 'bankruptcy head with desc main document and a lettered number',
    text: `Case 8:22-bk-10471-TA    Doc 212    Filed 03/03/23    Entered 03/03/23 16:20:51    Desc
                         Main Document    Page 1 of 9

1   Lena M. Ostrow (SBN 187654)
2   OSTROW & PIKE LLP
3   1900 Main Street, Suite 700
4   Irvine, California 92614
5   Telephone: (949) 555-0142
6   Attorneys for Debtor and Debtor-in-Possession
7
8                    UNITED STATES BANKRUPTCY COURT
9                    CENTRAL DISTRICT OF CALIFORNIA
10                          SANTA ANA DIVISION
11
12   In re                                  Case No. 8:22-bk-10471-TA
13   MERIDIAN TILEWORKS, INC.,              Chapter 11
14            Debtor and Debtor-            NOTICE OF MOTION AND MOTION FOR
15            in-Possession.                ORDER APPROVING SALE
16                                          Date: March 29, 2023
17                                          Time: 10:00 a.m.
18                                          Courtroom: 5B
`,
    expected: {
      court: 'United States Bankruptcy Court for the Central District of California',
      location: 'Central District of California, Santa Ana Division',
      case_number: '8:22-bk-10471-TA',
      filing_date: '2023-03-03',
      plaintiffs: [],
      defendants: [],
    },
  },
  {
    name: 'civil forfeiture of money and of a car',
    text: `                 IN THE UNITED STATES DISTRICT COURT
              FOR THE NORTHERN DISTRICT OF GEORGIA
                       ATLANTA DIVISION

UNITED STATES OF AMERICA,
        Plaintiff,
                                             CIVIL ACTION NO.
        v.                                   1:22-CV-04419-LMM

$38,450.00 IN UNITED STATES CURRENCY;
and ONE 2019 LAND ROVER RANGE
ROVER, VIN SALGS2RE5KA550123,
        Defendants.


            VERIFIED COMPLAINT FOR FORFEITURE
`,
    expected: {
      court: 'United States District Court for the Northern District of Georgia',
      case_number: '1:22-CV-04419-LMM',
      plaintiffs: ['United States of America'],
      defendants: ['$38,450.00 in United States Currency', 'One 2019 Land Rover Range Rover, VIN SALGS2RE5KA550123'],
    },
  },
  {
    name: 'a ship and her owner in admiralty',
    text: `UNITED STATES DISTRICT COURT
EASTERN DISTRICT OF LOUISIANA

CRESCENT BUNKERING, LLC                          CIVIL ACTION

VERSUS                                           NO. 22-3307

M/V NORDIC HERALD, her engines, tackle,          SECTION "L" (4)
apparel, etc., in rem, and HERALD MARITIME
LTD., in personam                                JUDGE ELDON FALLOWS
                                                 MAG. JUDGE KAREN WELLS ROSEN

               VERIFIED COMPLAINT
`,
    expected: {
      court: 'United States District Court for the Eastern District of Louisiana',
      case_number: '22-3307',
      plaintiffs: ['Crescent Bunkering, LLC'],
      defendants: ['M/V Nordic Herald', 'Herald Maritime Ltd.'],
      judge_name: 'Eldon Fallows',
    },
  },
  {
    name: 'class action on pleading paper with several plaintiffs over a page break',
    text: `1   Priya Raman (SBN 245678)
2   RAMAN LAW GROUP, P.C.
3   425 California Street, 20th Floor
4   San Francisco, CA 94104
5   Tel: (415) 555-0110
6   Attorneys for Plaintiffs and the Proposed Class
7
8                  UNITED STATES DISTRICT COURT
9                NORTHERN DISTRICT OF CALIFORNIA
10                     SAN JOSE DIVISION
11
12   BEATRIX NAKAMURA, an individual;        Case No. 5:23-cv-02210-EJD
13   OLUWASEUN ADEYEMI, an individual;
\f14   and PAVEL HORVAT, an individual,        CLASS ACTION COMPLAINT
15   on behalf of themselves and all
16   others similarly situated,              JURY TRIAL DEMANDED
17
18                Plaintiffs,
19        v.
20   QUILLBYTE, INC., a Delaware
21   corporation; and DOES 1 through 50,
22   inclusive,
23                Defendants.
`,
    expected: {
      court: 'United States District Court for the Northern District of California',
      case_number: '5:23-cv-02210-EJD',
      plaintiffs: ['Beatrix Nakamura', 'Oluwaseun Adeyemi', 'Pavel Horvat'],
      defendants: ['Quillbyte, Inc.'],
      judge_name: null,
    },
  },
  {
    name: 'counter-plaintiffs and third-party defendants in one caption',
    text: `            IN THE UNITED STATES DISTRICT COURT
           FOR THE NORTHERN DISTRICT OF ILLINOIS
                    EASTERN DIVISION

LAKESHORE FABRICATION, INC.,            )
                                        )
     Plaintiff/Counter-Defendant,       )
                                        )    Case No. 21 C 4471
          v.                            )
                                        )    Hon. Sharon Tremaine
HALVERSON ROBOTICS LLC,                 )
                                        )    Magistrate Judge Iain Doyle
     Defendant/Counter-Plaintiff/       )
     Third-Party Plaintiff,             )
                                        )
          v.                            )
                                        )
GUNTHER KESSLER,                        )
                                        )
     Third-Party Defendant.             )

             THIRD-PARTY COMPLAINT
`,
    expected: {
      court: 'United States District Court for the Northern District of Illinois',
      case_number: '21 C 4471',
      plaintiffs: ['Lakeshore Fabrication, Inc.'],
      defendants: ['Halverson Robotics LLC', 'Gunther Kessler'],
      judge_name: 'Sharon Tremaine',
      roles: {
        'Lakeshore Fabrication, Inc.': 'Plaintiff/Counter-Defendant',
        'Halverson Robotics LLC': 'Defendant/Counter-Plaintiff/Third-Party Plaintiff',
        'Gunther Kessler': 'Third-Party Defendant',
      },
    },
  },
  {
    name: 'lead and member cases in multidistrict litigation',
    text: `                  UNITED STATES DISTRICT COURT
                 DISTRICT OF MINNESOTA

IN RE: VANTAGE HIP IMPLANT PRODUCTS          MDL No. 2791 (JNE/TNL)
LIABILITY LITIGATION

This Document Relates To:                    ORDER
Aldo Ferreira v. Vantage Orthopaedics, Inc.,
Case No. 18-cv-01123 (JNE/TNL)

     This matter is before the Court on Defendant's motion for summary judgment.

Dated: April 6, 2021                         s/ Joan N. Erikson
                                             JOAN N. ERIKSON
                                             United States District Judge
`,
    expected: {
      court: 'United States District Court for the District of Minnesota',
      judge_name: 'Joan N. Erikson',
      filing_date: '2021-04-06',
    },
  },
  {
    name: 'interpleader with claimants',
    text: `                UNITED STATES DISTRICT COURT
               DISTRICT OF NEW JERSEY

GARDEN STATE ASSURANCE COMPANY,     :
                                    :
        Interpleader Plaintiff,     :   Civil Action No. 22-5512 (KM) (JBC)
                                    :
   v.                               :   COMPLAINT IN INTERPLEADER
                                    :
LORRAINE PETTIBONE, and ESTATE OF   :
GORDON PETTIBONE,                   :
                                    :
        Interpleader Defendants.    :
`,
    expected: {
      court: 'United States District Court for the District of New Jersey',
      case_number: '22-5512 (KM) (JBC)',
      plaintiffs: ['Garden State Assurance Company'],
      defendants: ['Lorraine Pettibone', 'Estate of Gordon Pettibone'],
    },
  },
  {
    name: 'social security appeal under initials',
    text: `                  IN THE UNITED STATES DISTRICT COURT
                   FOR THE DISTRICT OF KANSAS

T.M.R.,1

                    Plaintiff,

v.                                               Case No. 23-1044-JWL

MARTIN O'DELL,
Acting Commissioner of Social Security,

                    Defendant.

                    MEMORANDUM AND ORDER

     Plaintiff seeks review of a decision of the Commissioner.

     IT IS SO ORDERED.
     Dated October 19, 2023, at Kansas City, Kansas.

                                        s/ John W. Lundgren
                                        John W. Lundgren
                                        United States District Judge
`,
    expected: {
      court: 'United States District Court for the District of Kansas',
      case_number: '23-1044-JWL',
      plaintiffs: ['T.M.R.'],
      defendants: ["Martin O'Dell"],
      judge_name: 'John W. Lundgren',
      filing_date: '2023-10-19',
    },
  },
  {
    name: 'minor plaintiff by a guardian ad litem, county and deputies',
    text: `                    UNITED STATES DISTRICT COURT
                   EASTERN DISTRICT OF CALIFORNIA

A.B., a minor, by and through her guardian   |  No. 1:22-cv-00871-ADA-SKO
ad litem, Cristina Delgado,                  |
                                             |  FIRST AMENDED COMPLAINT
               Plaintiff,                    |
                                             |
     v.                                      |
                                             |
COUNTY OF TUOLUMNE, a public entity;         |
SHERIFF WILLIAM POOL, individually and       |
in his official capacity; DEPUTY R. SANZ,    |
an individual; and DOES 1-20,                |
                                             |
               Defendants.                   |
`,
    expected: {
      court: 'United States District Court for the Eastern District of California',
      case_number: '1:22-cv-00871-ADA-SKO',
      plaintiffs: ['A.B.'],
      defendants: ['County of Tuolumne', 'William Pool', 'R. Sanz'],
    },
  },
  {
    name: 'section signs, a trustee and an estate as plaintiffs',
    text: `                       UNITED STATES DISTRICT COURT
                       WESTERN DISTRICT OF TEXAS
                          SAN ANTONIO DIVISION

MARIA ELENA CASTRO, Individually, and as     §
Independent Executrix of THE ESTATE OF       §
RUBEN CASTRO, Deceased, and JOSE CASTRO,     §
                                             §
     Plaintiffs,                             §
                                             §
VS.                                          §   CIVIL ACTION NO. 5:20-CV-00931-XR
                                             §
BEXAR COUNTY, TEXAS; UNIVERSITY HEALTH       §
SYSTEM; and JOHN DOES 1-10,                  §
                                             §
     Defendants.                             §

     DEFENDANT BEXAR COUNTY'S ANSWER TO PLAINTIFFS' COMPLAINT
`,
    expected: {
      court: 'United States District Court for the Western District of Texas',
      case_number: '5:20-CV-00931-XR',
      plaintiffs: ['Maria Elena Castro', 'Jose Castro'],
      defendants: ['Bexar County, Texas', 'University Health System'],
    },
  },
  {
    name: 'criminal case with several defendants, numbered, and also known as',
    text: `              IN THE UNITED STATES DISTRICT COURT
                FOR THE DISTRICT OF COLORADO

Criminal Case No. 22-cr-00155-RMR

UNITED STATES OF AMERICA,

     Plaintiff,

v.

1.  DARIO FONTANA, a/k/a "Dice,"
2.  KELVIN MARSH, and
3.  ROSALIE QUINN,

     Defendants.

               INDICTMENT
`,
    expected: {
      court: 'United States District Court for the District of Colorado',
      case_number: '22-cr-00155-RMR',
      plaintiffs: ['United States of America'],
      defendants: ['Dario Fontana, a/k/a "Dice"', 'Kelvin Marsh', 'Rosalie Quinn'],
    },
  },
  {
    name: 'habeas petitioner with a prisoner number',
    text: `                    UNITED STATES DISTRICT COURT
                    EASTERN DISTRICT OF MICHIGAN
                         SOUTHERN DIVISION

DESHAWN TERRELL PRUITT, #482913,

               Petitioner,                    Case No. 2:22-cv-12244
                                              Hon. Gershwin A. Drane
v.

MATT MACAULAY, Warden,

               Respondent.
_____________________________________/

     OPINION AND ORDER DENYING PETITION FOR WRIT OF HABEAS CORPUS
`,
    expected: {
      court: 'United States District Court for the Eastern District of Michigan',
      case_number: '2:22-cv-12244',
      plaintiffs: ['Deshawn Terrell Pruitt'],
      defendants: ['Matt Macaulay'],
      judge_name: 'Gershwin A. Drane',
      roles: { 'Deshawn Terrell Pruitt': 'Petitioner', 'Matt Macaulay': 'Respondent' },
    },
  },
  {
    name: 'Eighth Circuit brief cover',
    text: `                              No. 22-2791

               UNITED STATES COURT OF APPEALS
                   FOR THE EIGHTH CIRCUIT


                    PRAIRIE WIND COOPERATIVE,
                                             Plaintiff - Appellant,
                              v.
          NEBRASKA PUBLIC GRID AUTHORITY; and LYLE BENGTSON,
          in his official capacity as chief executive,
                                             Defendants - Appellees.


     Appeal from the United States District Court for the District of Nebraska
          The Honorable Brian C. Buesing, District Judge
                    Case No. 4:21-cv-03119

                    BRIEF OF APPELLANT
`,
    expected: {
      court: 'United States Court of Appeals for the Eighth Circuit',
      case_number: '22-2791',
      plaintiffs: ['Prairie Wind Cooperative'],
      defendants: ['Nebraska Public Grid Authority', 'Lyle Bengtson'],
      judge_name: null,
      roles: { 'Prairie Wind Cooperative': 'Plaintiff-Appellant', 'Lyle Bengtson': 'Defendant-Appellee' },
    },
  },
  {
    name: 'Eleventh Circuit unpublished opinion per curiam',
    text: `USCA11 Case: 21-13456     Date Filed: 11/08/2022     Page: 1 of 12

                                             [DO NOT PUBLISH]
                            In the
         United States Court of Appeals
                For the Eleventh Circuit
                  ____________________
                      No. 21-13456
                 Non-Argument Calendar
                  ____________________

TERRENCE BOLDEN,
                                                 Plaintiff-Appellant,
versus
SECRETARY, FLORIDA DEPARTMENT OF CORRECTIONS,
                                                 Defendant-Appellee.
                  ____________________
        Appeal from the United States District Court
            for the Middle District of Florida
      D.C. Docket No. 3:20-cv-00912-TJC-JBT
                  ____________________

Before WILSONN, JORDAIN, and BRASHEAR, Circuit Judges.
PER CURIAM:
     Terrence Bolden, a Florida prisoner, appeals the dismissal of his complaint.
`,
    expected: {
      court: 'United States Court of Appeals for the Eleventh Circuit',
      case_number: '21-13456',
      filing_date: '2022-11-08',
      plaintiffs: ['Terrence Bolden'],
      defendants: ['Secretary, Florida Department of Corrections'],
      judge_name: null,
    },
  },
  {
    name: 'Sixth Circuit opinion with an author among the panel',
    text: `Case: 22-3456     Document: 41-2     Filed: 05/17/2023     Page: 1

                    RECOMMENDED FOR PUBLICATION
               Pursuant to Sixth Circuit I.O.P. 32.1(b)
                    File Name: 23a0105p.06

               UNITED STATES COURT OF APPEALS
                    FOR THE SIXTH CIRCUIT

IN RE: OHIO RIVER COAL CLAIMS LITIGATION.
_________________________________________

TWIN FORKS MINING COMPANY,
                         Plaintiff-Appellant,        No. 22-3456

     v.

OLD RIVER SURETY COMPANY,
                         Defendant-Appellee.

Appeal from the United States District Court for the Southern District of Ohio at Columbus.
No. 2:20-cv-03333-Sarah D. Morrisey, District Judge.

               Decided and Filed: May 17, 2023

          Before: SUTTER, Chief Judge; CLAYTON and NALBANDIANO, Circuit Judges.

                              OPINION

     CLAYTON, Circuit Judge. This appeal concerns a surety bond.
`,
    expected: {
      court: 'United States Court of Appeals for the Sixth Circuit',
      case_number: '22-3456',
      filing_date: '2023-05-17',
      plaintiffs: ['Twin Forks Mining Company'],
      defendants: ['Old River Surety Company'],
      judge_name: 'Clayton',
    },
  },
  {
    name: 'Ninth Circuit memorandum with a clerk’s stamp',
    text: `                      NOT FOR PUBLICATION                         FILED
               UNITED STATES COURT OF APPEALS                     MAR 14 2023
                                                              MOLLY C. DWYERS, CLERK
                    FOR THE NINTH CIRCUIT                     U.S. COURT OF APPEALS

HENRIK SOLBERG,                            No. 21-55987
          Plaintiff-Appellant,             D.C. No. 2:20-cv-04567-PSG-JC
  v.
COUNTY OF VENTURA; et al.,                 MEMORANDUM*
          Defendants-Appellees.

          Appeal from the United States District Court
               for the Central District of California
          Philip S. Guterman, Chief District Judge, Presiding

               Submitted March 10, 2023**

Before: RAWLINGS, OWENS, and BRESSLER, Circuit Judges.

     Henrik Solberg appeals pro se from the district court's judgment.
`,
    expected: {
      court: 'United States Court of Appeals for the Ninth Circuit',
      case_number: '21-55987',
      filing_date: '2023-03-14',
      plaintiffs: ['Henrik Solberg'],
      defendants: ['County of Ventura'],
      judge_name: 'Rawlings',
    },
  },
  {
    name: 'Supreme Court brief of amici',
    text: `                         No. 22-871

                           IN THE
           Supreme Court of the United States
                    ____________

            CLARION SEED COMPANY, ET AL.,
                                        Petitioners,
                              v.
             DEPARTMENT OF AGRICULTURE,
                                        Respondent.
                    ____________

          On Writ of Certiorari to the United States
        Court of Appeals for the Tenth Circuit
                    ____________

     BRIEF OF THE GRANGE FOUNDATION AS AMICUS CURIAE
               IN SUPPORT OF PETITIONERS
                    ____________

                                   MIRANDA HOLLIS
                                     Counsel of Record
June 5, 2023
`,
    expected: {
      court: 'Supreme Court of the United States',
      case_number: '22-871',
      plaintiffs: ['Clarion Seed Company'],
      defendants: ['Department of Agriculture'],
      judge_name: null,
    },
  },
  {
    name: 'Federal Circuit appeal from the Board, with an intervenor',
    text: `                        2022-1874

        United States Court of Appeals
            for the Federal Circuit
                _______________

              OPTIWAVE DEVICES CORP.,
                                        Appellant,
                      v.
              SIGNALWORKS, INC.,
                                        Appellee,

     DIRECTOR, UNITED STATES PATENT AND TRADEMARK OFFICE,
                                        Intervenor.
                _______________

     Appeal from the United States Patent and Trademark Office, Patent
     Trial and Appeal Board in No. IPR2020-01234.
                _______________

                REPLY BRIEF FOR APPELLANT
`,
    expected: {
      court: 'United States Court of Appeals for the Federal Circuit',
      case_number: '2022-1874',
      plaintiffs: ['Optiwave Devices Corp.'],
      defendants: ['Signalworks, Inc.'],
    },
  },
  {
    name: 'Tax Court petition',
    text: `                   UNITED STATES TAX COURT
                    WASHINGTON, DC 20217

HOWARD P. LINDQVIST & BETTINA LINDQVIST,  )
                                          )
                    Petitioners,          )
                                          )
               v.                         )   Docket No. 14231-22
                                          )
COMMISSIONER OF INTERNAL REVENUE,         )
                                          )
                    Respondent.           )

                         PETITION
`,
    expected: {
      court: 'United States Tax Court',
      case_number: '14231-22',
      plaintiffs: ['Howard P. Lindqvist', 'Bettina Lindqvist'],
      defendants: ['Commissioner of Internal Revenue'],
    },
  },
  {
    name: 'Court of Federal Claims with the judge in the right column',
    text: `      In the United States Court of Federal Claims
                       No. 22-1150C
                 (Filed: February 9, 2024)

************************************
TIDEWATER DREDGING CORP.,           *
                                    *
               Plaintiff,           *
                                    *
 v.                                 *
                                    *
THE UNITED STATES,                  *
                                    *
               Defendant.           *
************************************

                    OPINION AND ORDER

HERTLINGER, Judge.

     Plaintiff protests the award of a contract.
`,
    expected: {
      court: 'United States Court of Federal Claims',
      case_number: '22-1150C',
      filing_date: '2024-02-09',
      plaintiffs: ['Tidewater Dredging Corp.'],
      defendants: ['The United States'],
      judge_name: 'Hertlinger',
    },
  },
  {
    name: 'a reference to a judge and a magistrate judge, each labeled',
    text: `                    UNITED STATES DISTRICT COURT
                    WESTERN DISTRICT OF LOUISIANA
                         LAFAYETTE DIVISION

DORIAN THIBODEAUX                     CASE NO. 6:22-CV-01877

VERSUS                                JUDGE ROBERT R. SUMMERFIELD

ACADIAN HOSPITALITY L L C             MAGISTRATE JUDGE CAROL B. WHITECLIFF

                         MEMORANDUM RULING
`,
    expected: {
      court: 'United States District Court for the Western District of Louisiana',
      case_number: '6:22-CV-01877',
      plaintiffs: ['Dorian Thibodeaux'],
      defendants: ['Acadian Hospitality L L C'],
      judge_name: 'Robert R. Summerfield',
    },
  },
  {
    name: 'Middle District of Pennsylvania, no marks, judge in parentheses',
    text: `                  IN THE UNITED STATES DISTRICT COURT
               FOR THE MIDDLE DISTRICT OF PENNSYLVANIA

IRINA KOVALENKO, et al.,            :    Civil No. 3:21-CV-1672
                                    :
          Plaintiffs                :
                                    :    (Judge Marianne)
     v.                             :
                                    :    (Magistrate Judge Carlsen)
SUSQUEHANNA MILLS, INC.,            :
                                    :
          Defendant                 :

                    MEMORANDUM OPINION
`,
    expected: {
      court: 'United States District Court for the Middle District of Pennsylvania',
      case_number: '3:21-CV-1672',
      plaintiffs: ['Irina Kovalenko'],
      defendants: ['Susquehanna Mills, Inc.'],
      judge_name: 'Marianne',
    },
  },
  {
    name: 'consolidated actions, each with its caption',
    text: `                    UNITED STATES DISTRICT COURT
                      DISTRICT OF MASSACHUSETTS

______________________________
                              )
GRETA ALMQUIST,               )
          Plaintiff,          )
                              )
     v.                       )   Civil Action No. 21-11234-FDS
                              )   (Lead Case)
MERROW BIOSCIENCES, INC.,     )
          Defendant.          )
______________________________)
                              )
DENIS OKAFOR,                 )
          Plaintiff,          )
                              )
     v.                       )   Civil Action No. 21-11390-FDS
                              )
MERROW BIOSCIENCES, INC., and )
CHARLES BRIDGER,              )
          Defendants.         )
______________________________)

          JOINT MOTION TO CONSOLIDATE
`,
    expected: {
      court: 'United States District Court for the District of Massachusetts',
      case_number: '21-11234-FDS',
      plaintiffs: ['Greta Almquist', 'Denis Okafor'],
      defendants: ['Merrow Biosciences, Inc.', 'Charles Bridger'],
    },
  },
  {
    name: 'qui tam under seal with states as plaintiffs',
    text: `              UNITED STATES DISTRICT COURT
              EASTERN DISTRICT OF PENNSYLVANIA

UNITED STATES OF AMERICA, and the        :   CIVIL ACTION NO. 19-4411
STATES OF DELAWARE and NEW JERSEY,       :
ex rel. WINIFRED CHASE,                  :   FILED UNDER SEAL
                                         :   PURSUANT TO
               Plaintiffs,               :   31 U.S.C. § 3730(b)(2)
                                         :
     v.                                  :
                                         :
HORIZON DIALYSIS PARTNERS, LLC,          :
                                         :
               Defendant.                :
`,
    expected: {
      court: 'United States District Court for the Eastern District of Pennsylvania',
      case_number: '19-4411',
      defendants: ['Horizon Dialysis Partners, LLC'],
    },
  },
  {
    name: 'subpoena form with blanks filled',
    text: `AO 88A (Rev. 12/20) Subpoena to Testify at a Deposition in a Civil Action

                    UNITED STATES DISTRICT COURT
                              for the
                         District of Oregon

          Talia Brennecke                )
               Plaintiff                 )
                  v.                     )   Civil Action No. 3:22-cv-01509-SI
       Cascade Timber Trust, et al.      )
               Defendant                 )

          SUBPOENA TO TESTIFY AT A DEPOSITION IN A CIVIL ACTION

To:                        Marcus Oyelaran
`,
    expected: {
      court: 'United States District Court for the District of Oregon',
      case_number: '3:22-cv-01509-SI',
      plaintiffs: ['Talia Brennecke'],
      defendants: ['Cascade Timber Trust'],
    },
  },
  {
    name: 'civil cover where the name of the court comes with its division below a dash',
    text: `IN THE UNITED STATES DISTRICT COURT
FOR THE EASTERN DISTRICT OF NORTH CAROLINA
WESTERN DIVISION
No. 5:21-CV-00344-FL

JOANNA PELHAM; and RICHARD PELHAM,       )
                                         )
                    Plaintiffs,          )
                                         )        ORDER
          v.                             )
                                         )
TRIANGLE CAPITAL MORTGAGE, LLC; and      )
FIDELITY CONSUMER SERVICES, INC.,        )
                                         )
                    Defendants.          )

     This matter is before the court on defendants' motions to dismiss (DE 14, 19). The Honorable
Kimberly A. Swain entered a scheduling order earlier.

     SO ORDERED, this the 3rd day of March, 2022.

                              ______________________________
                              LOUISA W. FLANNERY
                              United States District Judge
`,
    expected: {
      court: 'United States District Court for the Eastern District of North Carolina',
      location: 'Eastern District of North Carolina, Western Division',
      case_number: '5:21-CV-00344-FL',
      plaintiffs: ['Joanna Pelham', 'Richard Pelham'],
      defendants: ['Triangle Capital Mortgage, LLC', 'Fidelity Consumer Services, Inc.'],
      judge_name: 'Louisa W. Flannery',
      filing_date: '2022-03-03',
    },
  },
];
