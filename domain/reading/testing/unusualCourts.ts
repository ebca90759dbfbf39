import type { Caption } from './captions.ts';

/** Fictional first pages of state courts: opinions without titles, forms, and headings in two columns. */
export const unusualCourts: Caption[] = [
  {
    name: 'Louisiana Court of Appeal, Third Circuit: opinion (1.4)',
    text: `                    STATE OF LOUISIANA
              COURT OF APPEAL, THIRD CIRCUIT

                         23-418

TERRENCE GUIDRY, ET AL.

VERSUS

BAYOU VISTA MARINE, INC.

                        **********
              APPEAL FROM THE
         FIFTEENTH JUDICIAL DISTRICT COURT
     PARISH OF LAFAYETTE, NO. C-20211234
     HONORABLE LUCIENNE B. MOUTON, DISTRICT JUDGE

                        **********
                  JONAS T. PERRETTE
                        JUDGE
                        **********
Court composed of Van H. Kyzer, Jonas T. Perrette, and Guy E. Bradbury, Judges.

                                              AFFIRMED.
`,
    expected: {
      court: 'Louisiana Court of Appeal, Third Circuit',
      location: 'Third Circuit, Louisiana',
      doc_type: 'Opinion',
    },
  },
  {
    name: 'Supreme Court of Mississippi: opinion (1.6)',
    text: `         IN THE SUPREME COURT OF MISSISSIPPI

                NO. 2022-CT-00731-SCT

LEMUEL R. OAKES a/k/a LEM OAKES

v.

STATE OF MISSISSIPPI

              ON WRIT OF CERTIORARI

DATE OF JUDGMENT:                 05/19/2022
TRIAL JUDGE:                      HON. PRENTISS G. HARROW
COURT FROM WHICH APPEALED:        HINDS COUNTY CIRCUIT COURT
ATTORNEYS FOR APPELLANT:          MOLLIE TRAVERS
DISPOSITION:                      AFFIRMED - 02/08/2024

        EN BANC.

        CARVER, JUSTICE, FOR THE COURT:
`,
    expected: { court: 'Supreme Court of Mississippi', location: 'Mississippi', doc_type: 'Opinion' },
  },
  {
    name: 'Court of Appeals of Georgia: order (1.11)',
    text: `                    Court of Appeals
                 of the State of Georgia

                              ATLANTA, March 11, 2024

The Court of Appeals hereby passes the following order:

A24A1022. DESMOND WHITLOCK v. THE STATE.

     Desmond Whitlock filed this direct appeal from the trial court's order denying his motion.
`,
    expected: { court: 'Court of Appeals of Georgia', location: 'Georgia', doc_type: 'Order' },
  },
  {
    name: 'Court of Appeals of Tennessee: opinion (1.15)',
    text: `                                                            FILED
                                                          04/15/2024
                                                       Clerk of the
                                                      Appellate Courts
        IN THE COURT OF APPEALS OF TENNESSEE
                  AT KNOXVILLE
            Assigned on Briefs February 1, 2024

         IN RE ESTATE OF CORLISS BEAN

     Appeal from the Chancery Court for Sevier County
     No. 21-4-077      Telford E. Ogle, Chancellor

              No. E2023-00412-COA-R3-CV

This appeal concerns the construction of a will. We affirm.
`,
    expected: { court: 'Court of Appeals of Tennessee', location: 'Knoxville, Tennessee', doc_type: 'Opinion' },
  },
  {
    name: 'Minnesota Court of Appeals: opinion (1.23)',
    text: `This opinion is nonprecedential except as provided by
Minn. R. Civ. App. P. 136.01, subd. 1(c).

                 STATE OF MINNESOTA
                 IN COURT OF APPEALS
                      A23-0771

          In the Matter of the Welfare of: J. T. K., Child.

                 Filed March 18, 2024
                     Affirmed
                  Bratvoldsen, Judge

            Itasca County District Court
               File No. 31-JV-22-1209
`,
    expected: { court: 'Minnesota Court of Appeals', location: 'Minnesota', doc_type: 'Opinion' },
  },
  {
    name: 'Wisconsin Court of Appeals: opinion (1.25)',
    text: `      COURT OF APPEALS
     DECISION                            NOTICE
   DATED AND FILED
                         This opinion is subject to further editing.
   March 20, 2024
 Samuel A. Christopherson
 Clerk of Court of Appeals

Appeal No.   2022AP1843         Cir. Ct. No. 2021CV611

STATE OF WISCONSIN               IN COURT OF APPEALS
                                    DISTRICT II

LAKE GENEVA BOAT WORKS, INC.,

     PLAINTIFF-RESPONDENT,

  V.

TIMM RASMUSSEN,

     DEFENDANT-APPELLANT.

     APPEAL from a judgment of the circuit court for Walworth County:
KRISTA D. BERGSETH, Judge. Affirmed.
`,
    expected: {
      court: 'Wisconsin Court of Appeals, District II',
      location: 'District II, Wisconsin',
      doc_type: 'Opinion',
    },
  },
  {
    name: 'Circuit Court of Oakland County, Michigan: summons (1.28)',
    text: `Approved, SCAO                     Original - Court      2nd copy - Plaintiff
STATE OF MICHIGAN                                              CASE NO.
6th JUDICIAL CIRCUIT               SUMMONS                 2024-204418-NI
OAKLAND COUNTY
Court address 1200 N. Telegraph Road, Pontiac, MI 48341     (248) 858-0344
Plaintiff's name, address            v    Defendant's name, address
IDA TREMAINE                              FERNDALE FREIGHT, INC.

NOTICE TO THE DEFENDANT: In the name of the people of the State of Michigan you are notified:
MC 01 (9/23) SUMMONS
`,
    expected: {
      court: 'Sixth Judicial Circuit Court, Oakland County, Michigan',
      location: 'Oakland County, Michigan',
      doc_type: 'Summons',
    },
  },
  {
    name: 'General District Court of Richmond City, Virginia: warrant (1.41)',
    text: `WARRANT IN DEBT (CIVIL CLAIM FOR MONEY)
Commonwealth of Virginia         Va. Code § 16.1-79

RICHMOND CITY                    General District Court
            CITY OR COUNTY
400 North 9th Street, Richmond, Virginia 23219
              STREET ADDRESS OF COURT

TO ANY AUTHORIZED OFFICER: You are hereby commanded to summon the Defendant(s).
CASE NO. GV24004418-00
FORM DC-412 (MASTER) 07/22
`,
    expected: {
      court: 'General District Court of Richmond City, Virginia',
      location: 'Richmond City, Virginia',
      doc_type: 'Warrant',
    },
  },
  {
    name: 'Superior Court of Connecticut, Judicial District of Stamford/Norwalk: motion (1.43)',
    text: `DOCKET NO: FST-CV-23-6060817-S     :  SUPERIOR COURT
                                   :
NOROTON HARBOR, LLC                :  JUDICIAL DISTRICT OF
                                   :  STAMFORD/NORWALK
V.                                 :
                                   :  AT STAMFORD
SILAS PENNIMAN                     :  MARCH 4, 2024

              MOTION TO STRIKE
`,
    expected: {
      court: 'Superior Court of Connecticut, Judicial District of Stamford/Norwalk',
      location: 'Judicial District of Stamford/Norwalk, Connecticut',
      doc_type: 'Motion',
    },
  },
  {
    name: 'National Labor Relations Board: decision and order (1.65)',
    text: `NOTICE: This opinion is subject to formal revision before publication in the
bound volumes of NLRB decisions.

Harbor Point Stevedores, Inc. and Local 1817, United Dock
   Workers. Case 05-CA-311882

                April 3, 2024
           DECISION AND ORDER
     BY CHAIRMAN MCFARRAN AND MEMBERS KAPLANSKY AND PROUTER
`,
    expected: { court: 'National Labor Relations Board', location: 'United States', doc_type: 'Decision and Order' },
  },
  {
    name: 'Supreme Court of Alabama: opinion (2.3)',
    text: `Rel: March 22, 2024

Notice: This opinion is subject to formal revision before publication in the
advance sheets of Southern Reporter.

            SUPREME COURT OF ALABAMA
              OCTOBER TERM, 2023-2024
              _________________________
                  SC-2023-0418
              _________________________
              Ex parte Wiregrass Poultry, LLC

             PETITION FOR WRIT OF MANDAMUS
     (In re: Otha Kimbrell v. Wiregrass Poultry, LLC)
          (Houston Circuit Court: CV-22-900188)

COOKSEY, Justice.
     Wiregrass Poultry petitions this Court. Petition denied.
`,
    expected: { court: 'Supreme Court of Alabama', location: 'Alabama', doc_type: 'Opinion' },
  },
  {
    name: 'Supreme Court of Michigan: order (2.12)',
    text: `Order                                          Michigan Supreme Court
                                                    Lansing, Michigan
March 20, 2024                                Elizabeth T. Clemson,
                                                     Chief Justice
165118
PEOPLE OF THE STATE OF MICHIGAN,
          Plaintiff-Appellee,
v                                             SC: 165118
                                              COA: 358811
                                              Saginaw CC: 20-047118-FC
EZEKIEL MARSH,
          Defendant-Appellant.
_________________________________________/
     On order of the Court, the application for leave to appeal is considered, and it is DENIED.
`,
    expected: { court: 'Michigan Supreme Court', location: 'Michigan', doc_type: 'Order' },
  },
  {
    name: 'Supreme Court of Vermont: opinion (2.28)',
    text: `NOTICE: This opinion is subject to motions for reargument under V.R.A.P. 40.
                    2024 VT 18
                   No. 23-AP-118

Kingdom Cheese, LLC                  Supreme Court
                                     On Appeal from
     v.                              Superior Court, Orleans Unit,
                                     Civil Division
Town of Craftsbury                   November Term, 2023
Mary Miles Teachwell, J.
PRESENT: Reiber, C.J., Eaton, Carroll, Cohen and Waples, JJ.
     ¶ 1. REIBER, C.J. The town appeals.
`,
    expected: { court: 'Supreme Court of Vermont', location: 'Vermont', doc_type: 'Opinion' },
  },
  {
    name: 'Supreme Court of Rhode Island: opinion (2.30)',
    text: `                                     Supreme Court
                                     No. 2023-118-Appeal.
                                     (PC 21-4418)
Pawtuxet Marine, LLC          :
          v.                  :
City of Warwick.              :
NOTICE: This opinion is subject to formal revision before publication in the Rhode
Island Reporter. Readers are requested to notify the Opinion Analyst, Supreme Court of
Rhode Island, 250 Benefit Street, Providence, Rhode Island 02903.
`,
    expected: { court: 'Supreme Court of Rhode Island', location: 'Rhode Island', doc_type: 'Opinion' },
  },
  {
    name: 'Supreme Court of Wyoming: opinion (2.33)',
    text: `        IN THE SUPREME COURT, STATE OF WYOMING
                                              2024 WY 31
                                   OCTOBER TERM, A.D. 2023
                                          March 20, 2024
EUSTACE PURCELL,
Appellant
(Defendant),
v.                                   S-23-0118
THE STATE OF WYOMING,
Appellee
(Plaintiff).
     Appeal from the District Court of Natrona County
`,
    expected: { court: 'Supreme Court of Wyoming', location: 'Wyoming', doc_type: 'Opinion' },
  },
  {
    name: 'Supreme Court of Utah: opinion (2.34)',
    text: `This opinion is subject to revision before final publication in the Pacific Reporter
                         2024 UT 9
                          IN THE
            SUPREME COURT OF THE STATE OF UTAH
                  MOAB JEEP TOURS, LLC,
                        Appellee,
                            v.
                     GRAND COUNTY,
                        Appellant.
                     No. 20220418
                 Heard December 6, 2023
                  Filed March 14, 2024
`,
    expected: { court: 'Supreme Court of Utah', location: 'Utah', doc_type: 'Opinion' },
  },
  {
    name: 'Supreme Court of Nebraska: opinion (2.38)',
    text: `            Nebraska Supreme Court Online Library
                 316 Nebraska Reports
          PLATTE FEEDERS v. BUFFALO COUNTY
                 Cite as 316 Neb. 118
            Platte Feeders, LLC, appellant, v.
              Buffalo County, appellee.
                   ___ N.W.2d ___
        Filed March 15, 2024.    No. S-23-118.
 1. Judgments: Appeal and Error. Statutory interpretation presents a question of law.
`,
    expected: { court: 'Nebraska Supreme Court', location: 'Nebraska', doc_type: 'Opinion' },
  },
  {
    name: 'Court of Appeals of Mississippi: opinion (3.2)',
    text: `     IN THE COURT OF APPEALS OF THE STATE OF MISSISSIPPI
                NO. 2022-CA-01018-COA
TOMBIGBEE BOAT SALES, LLC                        APPELLANT
v.
LUCIUS RAINEY                                    APPELLEE
DATE OF JUDGMENT:              08/30/2022
TRIAL JUDGE:                   HON. PAULA DREW STUCKEY
COURT FROM WHICH APPEALED:     LOWNDES COUNTY CHANCERY COURT
NATURE OF THE CASE:            CIVIL - CONTRACT
DISPOSITION:                   AFFIRMED - 03/12/2024
     BEFORE BARNWELL, C.J., GREENLEY AND SMYTHE, JJ.
     GREENLEY, J., FOR THE COURT:
`,
    expected: { court: 'Court of Appeals of Mississippi', location: 'Mississippi', doc_type: 'Opinion' },
  },
  {
    name: 'Court of General Sessions of Horry County, South Carolina: indictment (3.5)',
    text: `STATE OF SOUTH CAROLINA   )
                          )
COUNTY OF HORRY           )
                       INDICTMENT
At a Court of General Sessions, convened on February 22, 2024, the Grand Jurors of Horry County present upon their oath:
`,
    expected: {
      court: 'Court of General Sessions of Horry County, South Carolina',
      location: 'Horry County, South Carolina',
      doc_type: 'Indictment',
    },
  },
  {
    name: 'Supreme Court of Kansas: opinion (3.8)',
    text: `       IN THE SUPREME COURT OF THE STATE OF KANSAS
                     No. 124,118
                   STATE OF KANSAS,
                      Appellee,
                         v.
                  BRIDGET LINN CARVER,
                      Appellant.
                SYLLABUS BY THE COURT
1. Sufficiency of the evidence is reviewed in the light most favorable to the State.
`,
    expected: { court: 'Supreme Court of Kansas', location: 'Kansas', doc_type: 'Opinion' },
  },
  {
    name: '52-1 District Court of Michigan: complaint (3.12)',
    text: `STATE OF MICHIGAN
52-1 JUDICIAL DISTRICT            COMPLAINT           CASE NO. 24-00418-LT
Court address: 48150 Grand River Ave., Novi, MI 48374
WALLED LAKE VILLAS LLC,
          Plaintiff,
v
TRENT COYLE,
          Defendant.
                     COMPLAINT
`,
    expected: { court: '52-1 District Court of Michigan', location: '52-1 District, Michigan', doc_type: 'Complaint' },
  },
  {
    name: 'Appellate Court of Connecticut: opinion (3.23)',
    text: `The "officially released" date that appears near the beginning of each opinion is the date
the opinion will be published in the Connecticut Law Journal.
               MYSTIC BOATYARD, LLC v. PALMER COBB
                        (AC 46118)
               Alvordson, Elgon and Seeleys, Js.
                         Syllabus
`,
    expected: { court: 'Appellate Court of Connecticut', location: 'Connecticut', doc_type: 'Opinion' },
  },
  {
    name: 'Supreme Court of South Dakota: opinion (3.37)',
    text: `#30118-a-SPM
2024 S.D. 18
                    IN THE SUPREME COURT
                           OF THE
                   STATE OF SOUTH DAKOTA
                         * * * *
DEADWOOD TROLLEY CO.,              Plaintiff and Appellant,
     v.
LAWRENCE COUNTY,                   Defendant and Appellee.
     APPEAL FROM THE CIRCUIT COURT OF
     THE FOURTH JUDICIAL CIRCUIT
`,
    expected: { court: 'Supreme Court of South Dakota', location: 'South Dakota', doc_type: 'Opinion' },
  },
  {
    name: 'United States Court of Appeals for the Armed Forces: opinion (3.41)',
    text: `This opinion is subject to revision before publication
     UNITED STATES COURT OF APPEALS
          FOR THE ARMED FORCES
               UNITED STATES
                 Appellee
                    v.
     Corbin R. MATLOCK, Airman First Class
     United States Air Force, Appellant
               No. 23-0118
`,
    expected: {
      court: 'United States Court of Appeals for the Armed Forces',
      location: 'United States',
      doc_type: 'Opinion',
    },
  },
];
