import type { CaseType, CourtLevel, Jurisdiction } from '#domain/courts/choices';

/** A first page, what a careful filer chooses for it, and what the document says against other choices. */
export type ChosenDocument = {
  name: string;
  text: string;
  right: { jurisdiction: Jurisdiction; court_level: CourtLevel; case_type: CaseType };
  /** A wrong choice for each that the document speaks about; what it is silent about is left out. */
  wrong: { jurisdiction?: Jurisdiction; court_level?: CourtLevel; case_type?: CaseType };
};

export const chosenDocuments: ChosenDocument[] = [
  {
    name: 'a civil complaint in a Californian county',
    text: `SUPERIOR COURT OF CALIFORNIA
COUNTY OF SAN FRANCISCO
UNLIMITED JURISDICTION

MARLA QUENTIN,                        )   Case No. CGC-26-600123
                                      )
            Plaintiff,                )   COMPLAINT FOR DAMAGES
     v.                               )
BAYFRONT MOVERS, INC.,                )
            Defendant.                )
______________________________________)
Plaintiff alleges:
`,
    right: { jurisdiction: 'California', court_level: 'State Court', case_type: 'Civil Complaint' },
    wrong: { jurisdiction: 'New York', court_level: 'Federal Court', case_type: 'Family Law' },
  },
  {
    name: 'an indictment in a federal court in California',
    text: `UNITED STATES DISTRICT COURT
NORTHERN DISTRICT OF CALIFORNIA

UNITED STATES OF AMERICA,             )   Case No. 3:26-cr-00112-ABC
                                      )
            Plaintiff,                )   INDICTMENT
     v.                               )
JONAS TREWIN,                         )
            Defendant.                )
______________________________________)
The Grand Jury charges:
`,
    right: { jurisdiction: 'California', court_level: 'Federal Court', case_type: 'Criminal' },
    wrong: { jurisdiction: 'Texas', court_level: 'State Court', case_type: 'Civil Complaint' },
  },
  {
    name: 'a dissolution in a Californian county',
    text: `SUPERIOR COURT OF CALIFORNIA, COUNTY OF LOS ANGELES

In re the Marriage of                 )   Case No. 26STFL01234
                                      )
DANA OKORIE,                          )   REQUEST FOR ORDER
            Petitioner,               )
     and                              )
LEE OKORIE,                           )
            Respondent.               )
______________________________________)
To all parties:
`,
    right: { jurisdiction: 'California', court_level: 'State Court', case_type: 'Family Law' },
    wrong: { jurisdiction: 'Illinois', court_level: 'Supreme Court', case_type: 'Probate' },
  },
  {
    name: 'a petition to the Surrogate’s Court of a county of New York',
    text: `SURROGATE'S COURT OF THE STATE OF NEW YORK
COUNTY OF ERIE
-------------------------------------------X
In the Matter of the Estate of

HAROLD P. WINTERS,                          File No. 2026-1187/A

                         Deceased.
-------------------------------------------X
PETITION FOR PROBATE
`,
    right: { jurisdiction: 'New York', court_level: 'State Court', case_type: 'Probate' },
    wrong: { jurisdiction: 'Florida', court_level: 'Appellate Court', case_type: 'Civil Complaint' },
  },
  {
    name: 'a small claim in Florida',
    text: `IN THE COUNTY COURT IN AND FOR ORANGE COUNTY, FLORIDA
SMALL CLAIMS DIVISION

CASE NO.: 2026-SC-018810-O

BAYSIDE AUTO REPAIR INC.,
     Plaintiff,
v.
TERRY LUND,
     Defendant.
________________________________/

STATEMENT OF CLAIM
`,
    right: { jurisdiction: 'Florida', court_level: 'State Court', case_type: 'Small Claims' },
    wrong: { jurisdiction: 'California', court_level: 'Federal Court', case_type: 'Criminal' },
  },
  {
    name: 'a felony case in Florida',
    text: `IN THE CIRCUIT COURT OF THE ELEVENTH JUDICIAL CIRCUIT
IN AND FOR MIAMI-DADE COUNTY, FLORIDA
CRIMINAL DIVISION

CASE NO. 2026-CF-001234

STATE OF FLORIDA,
     Plaintiff,
vs.
RILEY MARCH,
     Defendant.
________________________________/

MOTION TO SUPPRESS EVIDENCE
`,
    right: { jurisdiction: 'Florida', court_level: 'State Court', case_type: 'Criminal' },
    wrong: { jurisdiction: 'Illinois', court_level: 'Supreme Court', case_type: 'Civil Complaint' },
  },
  {
    name: 'a law division case in Illinois',
    text: `IN THE CIRCUIT COURT OF COOK COUNTY, ILLINOIS
COUNTY DEPARTMENT, LAW DIVISION

JANET KOWALCZYK,                      )
            Plaintiff,                )   No. 2026 L 000123
     v.                               )
MIDWAY TOOL WORKS, LLC,               )
            Defendant.                )

COMPLAINT AT LAW
`,
    right: { jurisdiction: 'Illinois', court_level: 'State Court', case_type: 'Civil Complaint' },
    wrong: { jurisdiction: 'Texas', court_level: 'Appellate Court', case_type: 'Probate' },
  },
  {
    name: 'a custody suit in Texas',
    text: `CAUSE NO. D-1-FM-26-001234

IN THE INTEREST OF            §     IN THE DISTRICT COURT
                              §
A.B.C.,                       §     TRAVIS COUNTY, TEXAS
                              §
A CHILD                       §     250TH JUDICIAL DISTRICT

ORIGINAL PETITION IN SUIT AFFECTING THE PARENT-CHILD RELATIONSHIP
`,
    right: { jurisdiction: 'Texas', court_level: 'State Court', case_type: 'Family Law' },
    wrong: { jurisdiction: 'New York', court_level: 'Supreme Court', case_type: 'Criminal' },
  },
  {
    name: 'a motion before an immigration judge',
    text: `UNITED STATES DEPARTMENT OF JUSTICE
EXECUTIVE OFFICE FOR IMMIGRATION REVIEW
IMMIGRATION COURT
HOUSTON, TEXAS

In the Matter of                      )
                                      )   File No. A 219-884-031
ESTEBAN MORALES RUIZ,                 )
                                      )
     Respondent,                      )
In removal proceedings                )
______________________________________)

MOTION TO CONTINUE
`,
    right: { jurisdiction: 'Texas', court_level: 'Federal Court', case_type: 'Immigration' },
    wrong: { case_type: 'Civil Complaint' },
  },
  {
    name: 'a brief in a federal court of appeals',
    text: `No. 26-55123

IN THE UNITED STATES COURT OF APPEALS
FOR THE NINTH CIRCUIT

SIERRA TRAILS COALITION,
          Plaintiff-Appellant,
v.
CASCADE TIMBER COMPANY,
          Defendant-Appellee.

OPENING BRIEF OF APPELLANT
`,
    right: { jurisdiction: 'California', court_level: 'Appellate Court', case_type: 'Civil Complaint' },
    wrong: { court_level: 'State Court' },
  },
  {
    name: 'a petition to a state’s highest court',
    text: `IN THE SUPREME COURT OF TEXAS

No. 26-0417

RAMIRO DELGADO,
          Petitioner,
v.
GULF PIPE SUPPLY, INC.,
          Respondent.

PETITION FOR REVIEW
`,
    right: { jurisdiction: 'Texas', court_level: 'Supreme Court', case_type: 'Civil Complaint' },
    wrong: { jurisdiction: 'Florida', court_level: 'Federal Court' },
  },
  {
    name: 'an appeal by a convict in California',
    text: `IN THE COURT OF APPEAL OF THE STATE OF CALIFORNIA
SECOND APPELLATE DISTRICT

THE PEOPLE OF THE STATE OF CALIFORNIA,   )   B312345
     Plaintiff and Respondent,           )
v.                                       )
SAM HOLLIS,                              )
     Defendant and Appellant.            )
_________________________________________)

APPELLANT'S OPENING BRIEF
`,
    right: { jurisdiction: 'California', court_level: 'Appellate Court', case_type: 'Criminal' },
    wrong: { jurisdiction: 'Illinois', court_level: 'Federal Court' },
  },
  {
    name: 'a complaint in New York’s trial court, which is called Supreme',
    text: `SUPREME COURT OF THE STATE OF NEW YORK
COUNTY OF KINGS
-------------------------------------------X
ROSALIND BRYCE,
                    Plaintiff,              Index No. 507713/2026
     -against-
EASTWAY TRANSIT CORP.,
                    Defendant.
-------------------------------------------X
VERIFIED COMPLAINT
`,
    right: { jurisdiction: 'New York', court_level: 'State Court', case_type: 'Civil Complaint' },
    wrong: { jurisdiction: 'California', court_level: 'Federal Court' },
  },
  {
    name: 'a forfeiture that the United States sues for',
    text: `UNITED STATES DISTRICT COURT
SOUTHERN DISTRICT OF CALIFORNIA

UNITED STATES OF AMERICA,             )   Case No. 3:26-cv-01184-JES
            Plaintiff,                )
     v.                               )   ORDER
$48,210 IN U.S. CURRENCY,             )
            Defendant.                )
______________________________________)
`,
    right: { jurisdiction: 'California', court_level: 'Federal Court', case_type: 'Civil Complaint' },
    wrong: { jurisdiction: 'New York', court_level: 'State Court', case_type: 'Criminal' },
  },
  {
    name: 'an estate that sues for a wrongful death',
    text: `IN THE CIRCUIT COURT OF THE SEVENTEENTH JUDICIAL CIRCUIT
IN AND FOR BROWARD COUNTY, FLORIDA

CASE NO.: CACE-26-014477

THE ESTATE OF HELENA WOJCIK, by its personal representative,
     Plaintiff,
v.
CORAL HARBOUR HOSPITAL, INC.,
     Defendant.
________________________________/

COMPLAINT FOR WRONGFUL DEATH
`,
    right: { jurisdiction: 'Florida', court_level: 'State Court', case_type: 'Civil Complaint' },
    wrong: { jurisdiction: 'Texas', court_level: 'Appellate Court', case_type: 'Probate' },
  },
  {
    name: 'a letter that says nothing of a court',
    text: `Dear Ms. Alvarez:

Enclosed please find the documents that you asked for. My client works in the family court clinic
and practiced criminal law in Illinois; the estate of her aunt is not in issue.

Very truly yours,
`,
    right: { jurisdiction: 'California', court_level: 'State Court', case_type: 'Civil Complaint' },
    wrong: {},
  },
];
