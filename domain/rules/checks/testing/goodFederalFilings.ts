import type { CheckForum } from '../Submission.ts';
import type { GoodFiling } from './goodTrialFilings.ts';

const federal = (
  jurisdiction: CheckForum['jurisdiction'],
  case_type: CheckForum['case_type'],
  more: Partial<CheckForum> = {},
): CheckForum => ({
  jurisdiction,
  court_level: 'Federal Court',
  court_system: 'federal',
  court_id: null,
  court_name: 'Court of the filing',
  case_type,
  ...more,
});
const appellate = (
  jurisdiction: CheckForum['jurisdiction'],
  court_system: CheckForum['court_system'],
  more: Partial<CheckForum> = {},
): CheckForum => federal(jurisdiction, 'Civil Complaint', { court_level: 'Appellate Court', court_system, ...more });
const sentence =
  'The record shows as much, and the district court did not find otherwise in its order of January 9, 2026.';

export const goodFederalFilings: readonly GoodFiling[] = [
  {
    name: 'a federal complaint by a company of several members',
    forum: federal('California', 'Civil Complaint', { court_id: 'cand' }),
    text: `Ivy Brandt (SBN 301122)
BRANDT PC
One Market Street
San Francisco, CA 94105
Telephone: (415) 555-0190
ivy@brandt.example
Attorney for Plaintiff

UNITED STATES DISTRICT COURT
NORTHERN DISTRICT OF CALIFORNIA
SAN FRANCISCO DIVISION

GOLDFINCH ROBOTICS LLC,            )   Case No. 3:26-cv-04455
          Plaintiff,               )
     v.                            )   COMPLAINT
TERN SENSORS GMBH,                 )
          Defendant.               )   DEMAND FOR JURY TRIAL

Plaintiff Goldfinch Robotics LLC, for its complaint, alleges as follows:

THE PARTIES

1. Goldfinch Robotics LLC is a Delaware limited liability company. Its sole members are Iris Gold and Adam Finch, both citizens
of California.

2. Tern Sensors GmbH is a German company with its principal place of business in Munich.

JURISDICTION AND VENUE

3. The Court has subject matter jurisdiction under 28 U.S.C. § 1332(a)(2) because the parties are diverse and more than $75,000
is in controversy. Venue is proper in this District.

FACTS

4. The parties made a contract on May 5, 2025.

FIRST CLAIM FOR RELIEF
(Breach of Contract)

5. Tern broke it.

PRAYER FOR RELIEF

Goldfinch requests judgment for damages in an amount to be proven at trial.

Dated: August 20, 2026             BRANDT PC

                                   By: /s/ Ivy Brandt
                                   Ivy Brandt
                                   Attorney for Plaintiff`,
    supporting: [
      {
        name: 'Disclosure statement.pdf',
        text: 'UNITED STATES DISTRICT COURT\nNORTHERN DISTRICT OF CALIFORNIA\n\nCORPORATE DISCLOSURE STATEMENT AND CERTIFICATION OF INTERESTED ENTITIES\n\nGoldfinch Robotics LLC has no parent corporation and no publicly held corporation owns 10% or more of it.\n\n/s/ Ivy Brandt',
      },
    ],
  },
  {
    name: 'an unopposed motion in the Northern District of Texas',
    forum: federal('Texas', 'Civil Complaint', { court_id: 'txnd' }),
    text: `IN THE UNITED STATES DISTRICT COURT
FOR THE NORTHERN DISTRICT OF TEXAS
DALLAS DIVISION

JUNE HALVORSEN,                    §
     Plaintiff,                    §
v.                                 §   Civil Action No. 3:26-CV-00987-X
PRAIRIE MUTUAL INSURANCE CO.,      §
     Defendant.                    §

DEFENDANT'S MOTION FOR LEAVE TO AMEND ITS ANSWER

Defendant Prairie Mutual Insurance Co. moves under Federal Rule of Civil Procedure 15(a)(2) for leave to amend its answer. Good
cause exists because documents produced on April 1, 2026 show that the policy had lapsed.

Respectfully submitted,

/s/ Carla Nunez
Carla Nunez
Texas Bar No. 24055501
NUNEZ & HALE LLP
2100 Ross Avenue, Suite 900
Dallas, Texas 75201
Telephone: (214) 555-0155
Facsimile: (214) 555-0156
cnunez@nunezhale.example
COUNSEL FOR DEFENDANT

CERTIFICATE OF CONFERENCE

I hereby certify that I conferred with counsel for Plaintiff, Ray Ebert, on April 20, 2026. Plaintiff does not oppose this motion.

/s/ Carla Nunez

CERTIFICATE OF SERVICE

On April 22, 2026, I electronically submitted the foregoing document with the clerk of court using the electronic case filing
system, which will send notification to all counsel of record.

/s/ Carla Nunez`,
    supporting: [
      {
        name: 'Proposed order.docx',
        text: '[PROPOSED] ORDER\n\nThe motion for leave to amend is GRANTED.\n\nSIGNED this ___ day of ____________, 2026.\n\n____________________\nUNITED STATES DISTRICT JUDGE',
      },
    ],
  },
  {
    name: 'a declaration under 28 U.S.C. 1746',
    forum: federal('California', 'Civil Complaint'),
    text: `UNITED STATES DISTRICT COURT
NORTHERN DISTRICT OF CALIFORNIA

GOLDFINCH ROBOTICS LLC,            )   Case No. 3:26-cv-04455-JST
          Plaintiff,               )
     v.                            )   DECLARATION OF IRIS GOLD
TERN SENSORS GMBH,                 )
          Defendant.               )

I, Iris Gold, hereby declare as follows:

1. I am a member of Goldfinch Robotics LLC and make this declaration of my own knowledge.

2. I signed the contract on May 5, 2025.

Pursuant to 28 U.S.C. § 1746, I declare under penalty of perjury under the laws of the United States of America that the
foregoing is true and correct.

Executed this 3rd day of September 2026, in San Jose, California.

/s/ Iris Gold
IRIS GOLD

CERTIFICATE OF SERVICE

I hereby certify that on September 3, 2026 I electronically filed the foregoing with the Clerk using CM/ECF, which will send
notice to all counsel of record.

/s/ Ivy Brandt`,
  },
  {
    name: 'a petition for habeas corpus of a detained person',
    forum: federal('Texas', 'Immigration', { court_id: 'txsd' }),
    text: `UNITED STATES DISTRICT COURT
SOUTHERN DISTRICT OF TEXAS
HOUSTON DIVISION

TOMAS ALBRECHT QUIROZ,             )
          Petitioner,              )
     v.                            )   Case No. 4:26-cv-02211
WARDEN, Sampletown Processing      )
Center,                            )
          Respondent.              )

PETITION FOR WRIT OF HABEAS CORPUS PURSUANT TO 28 U.S.C. § 2241

1. Petitioner is held in the custody of Respondent at the Sampletown Processing Center in Houston.

2. This Court has jurisdiction under 28 U.S.C. § 2241.

3. He has been held for fourteen months without a bond hearing.

PRAYER FOR RELIEF

Petitioner asks that the writ issue.

VERIFICATION

I represent Petitioner and have discussed with him the events described in this petition. On the basis of those discussions, I
verify under penalty of perjury that the statements in it are true and correct to the best of my knowledge. Dated July 2, 2026.

/s/ Lena Ochoa
Lena Ochoa
Texas Bar No. 24101010
45 Fannin Street
Houston, TX 77002
(713) 555-0171
lena@ochoalegal.example
Attorney for Petitioner`,
  },
  {
    name: 'an indictment',
    forum: federal('Illinois', 'Criminal', { court_id: 'ilnd' }),
    text: `UNITED STATES DISTRICT COURT
NORTHERN DISTRICT OF ILLINOIS
EASTERN DIVISION

UNITED STATES OF AMERICA           )
                                   )   No. 26 CR 331
     v.                            )
                                   )   Violation: Title 18, United States
VICTOR STANE                       )   Code, Section 1343

INDICTMENT

The SPECIAL JANUARY 2026 GRAND JURY charges:

COUNT ONE

1. From in or about March 2024 to in or about June 2025, at Chicago, in the Northern District of Illinois, VICTOR STANE, defendant
herein, knowingly devised a scheme to defraud;

In violation of Title 18, United States Code, Section 1343.

A TRUE BILL:

____________________
FOREPERSON

____________________
UNITED STATES ATTORNEY`,
  },
  {
    name: 'an opening brief in the Fifth Circuit',
    forum: appellate('Texas', 'federal', { court_id: 'ca5' }),
    text: `No. 26-10234

IN THE UNITED STATES COURT OF APPEALS
FOR THE FIFTH CIRCUIT

JUNE HALVORSEN,
Plaintiff-Appellant,
v.
PRAIRIE MUTUAL INSURANCE CO.,
Defendant-Appellee.

On Appeal from the United States District Court for the Northern District of Texas

BRIEF OF APPELLANT JUNE HALVORSEN

CERTIFICATE OF INTERESTED PERSONS

The undersigned counsel of record certifies that the following listed persons and entities have an interest in the outcome of
this case: June Halvorsen; Prairie Mutual Insurance Co.

STATEMENT REGARDING ORAL ARGUMENT

Oral argument would help the Court.

TABLE OF CONTENTS

Argument ........................................ 9

TABLE OF AUTHORITIES

Smith v. Jones, 1 F.3d 2 (5th Cir. 1993) ........ 10

STATEMENT OF JURISDICTION

The district court had jurisdiction under 28 U.S.C. § 1332. This Court has jurisdiction under 28 U.S.C. § 1291.

ISSUES PRESENTED FOR REVIEW

Whether the policy had lapsed.

STATEMENT OF THE CASE

${sentence}

SUMMARY OF THE ARGUMENT

${sentence}

ARGUMENT

I. Standard of review

${sentence}

CONCLUSION

The judgment should be reversed.

Respectfully submitted,

/s/ Ray Ebert
Ray Ebert
300 Elm Street
Dallas, Texas 75202
(214) 555-0101
ray@ebert.example
Counsel for Appellant

CERTIFICATE OF SERVICE

I certify that on May 2, 2026, I filed this brief through the Court's CM/ECF system, which served Carla Nunez, counsel for Appellee,
2100 Ross Avenue, Dallas, Texas 75201.

/s/ Ray Ebert

CERTIFICATE OF COMPLIANCE

1. This document complies with the type-volume limit of Fed. R. App. P. 32(a)(7)(B) because, excluding the parts exempted by
Fed. R. App. P. 32(f), it contains 9,412 words.

2. It complies with the typeface requirements because it was prepared in a proportionally spaced typeface, 14-point Century.

/s/ Ray Ebert`,
  },
  {
    name: 'an appellee’s brief that adopts the appellant’s statements',
    forum: appellate('California', 'federal', { court_id: 'ca9' }),
    text: `No. 26-55123

UNITED STATES COURT OF APPEALS
FOR THE NINTH CIRCUIT

CARMEN DIAZ ROWE,
Plaintiff-Appellant,
v.
CITY OF SAMPLETON,
Defendant-Appellee.

ANSWERING BRIEF OF APPELLEE

TABLE OF CONTENTS

Argument ........................................ 9

TABLE OF AUTHORITIES

Smith v. Jones, 1 F.3d 2 (9th Cir. 1993) ........ 10

INTRODUCTION

${sentence}

SUMMARY OF ARGUMENT

${sentence}

ARGUMENT

${sentence}

CONCLUSION

The judgment should be affirmed.

Date: June 4, 2026

s/ Alan Mizrahi
Alan Mizrahi
City Attorney
1 City Plaza
Sampleton, CA 95000
(707) 555-0199
amizrahi@sampleton.example
Attorney for Defendant-Appellee

CERTIFICATE OF COMPLIANCE

This brief contains 6,201 words, excluding the items exempted by FRAP 32(f). The brief's type size and typeface comply with FRAP
32(a)(5) and (6).

s/ Alan Mizrahi

CERTIFICATE OF SERVICE

I certify that I electronically filed the foregoing on June 4, 2026, using the appellate electronic filing system. All participants
are registered users and were served by it.

s/ Alan Mizrahi`,
  },
  {
    name: 'a petition for certiorari of fewer than 1,500 words',
    forum: federal(null, 'Civil Complaint', { court_level: 'Supreme Court' }),
    text: `No. 26-____

IN THE SUPREME COURT OF THE UNITED STATES

CARMEN DIAZ ROWE, PETITIONER
v.
CITY OF SAMPLETON

ON PETITION FOR A WRIT OF CERTIORARI TO THE UNITED STATES COURT OF APPEALS FOR THE NINTH CIRCUIT

PETITION FOR A WRIT OF CERTIORARI

QUESTION PRESENTED

Whether a city may tow a car that is somebody's home.

PARTIES TO THE PROCEEDING

Petitioner is Carmen Diaz Rowe. Respondent is the City of Sampleton.

RELATED PROCEEDINGS

There are none.

OPINIONS BELOW

The opinion of the court of appeals is reported at 101 F.4th 5.

JURISDICTION

The judgment of the court of appeals was entered on August 12, 2026. Jurisdiction is invoked under 28 U.S.C. § 1254(1).

CONSTITUTIONAL PROVISION INVOLVED

The Fourth Amendment is set out in the appendix.

STATEMENT OF THE CASE

${sentence}

REASONS FOR GRANTING THE PETITION

${sentence}

CONCLUSION

The petition should be granted.

Respectfully submitted,

/s/ Noor Haddad
NOOR HADDAD
Counsel of Record
5 Grove Street
Oakland, CA 94607
(510) 555-0144
noor@haddad.example
Counsel for Petitioner

APPENDIX`,
    supporting: [
      {
        name: 'Certificate of compliance.pdf',
        text: 'No. 26-____\n\nCERTIFICATE OF COMPLIANCE\n\nAs required by Supreme Court Rule 33.1(h), I certify that the petition contains 1,102 words, excluding the parts that are exempted.\n\n/s/ Noor Haddad',
      },
      {
        name: 'Proof of service.pdf',
        text: 'No. 26-____\n\nPROOF OF SERVICE\n\nI, Noor Haddad, a member of the bar of this Court, certify that on September 30, 2026 three copies of the petition were served by mail on Alan Mizrahi, 1 City Plaza, Sampleton, CA 95000, (707) 555-0199, counsel for respondent.\n\n/s/ Noor Haddad',
      },
    ],
  },
  {
    name: 'an opening brief in a Californian court of appeal',
    forum: appellate('California', 'state'),
    text: `A171234

IN THE COURT OF APPEAL OF THE STATE OF CALIFORNIA
FIRST APPELLATE DISTRICT, DIVISION TWO

GRANT HOLLIS,
Plaintiff and Appellant,
v.
EAST BAY CYCLES, INC.,
Defendant and Respondent.

Appeal from a Judgment of the Superior Court, County of Alameda, No. 26CV011223

APPELLANT'S OPENING BRIEF

Glenn Ortiz (SBN 198765)
ORTIZ & BAUM
88 Kearny Street
San Francisco, CA 94108
415-555-0119
glenn@ortizbaum.example
Attorneys for Appellant

CERTIFICATE OF INTERESTED ENTITIES OR PERSONS

There are no interested entities or persons to list in this certificate (Cal. Rules of Court, rule 8.208).

TABLE OF CONTENTS

Argument ........................................ 9

TABLE OF AUTHORITIES

Smith v. Jones (1993) 1 Cal.4th 2 ............... 10

INTRODUCTION

${sentence}

STATEMENT OF THE CASE

${sentence}

STATEMENT OF APPEALABILITY

This appeal is from a final judgment and is authorized by Code of Civil Procedure section 904.1, subdivision (a)(1).

STATEMENT OF FACTS

${sentence} (1 CT 23.)

ARGUMENT

I. THE FORK WAS NOT SOUND

${sentence}

CONCLUSION

The judgment should be reversed.

Dated: October 1, 2026

/s/ Glenn Ortiz

CERTIFICATE OF WORD COUNT

Pursuant to rule 8.204(c)(1) of the California Rules of Court, I certify that the text of this brief consists of 8,114 words as
counted by the word-processing program used to generate it.

/s/ Glenn Ortiz

PROOF OF SERVICE

I am over 18 years of age and not a party to this action. On October 1, 2026, I served Appellant's Opening Brief through TrueFiling
on Priya Raman, priya@ramanlaw.example, attorney for Respondent, and by mail on the Clerk of the Superior Court, 1225 Fallon
Street, Oakland, CA 94612. I declare under penalty of perjury that the foregoing is true and correct.

/s/ Ana Ruiz`,
  },
  {
    name: 'a brief in the Appellate Division',
    forum: appellate('New York', 'state'),
    text: `To be argued by: AARON LEVY
Time Requested: 10 Minutes

SUPREME COURT OF THE STATE OF NEW YORK
APPELLATE DIVISION: SECOND DEPARTMENT

LUCIA FERRARO,
Plaintiff-Appellant,
-against-
HARBOR TILE CORP.,
Defendant-Respondent.

Docket No. 2026-04411

BRIEF FOR PLAINTIFF-APPELLANT

STATEMENT PURSUANT TO CPLR 5531

1. The index number of the case is 703311/2026.

TABLE OF CONTENTS

Argument ........................................ 9

TABLE OF AUTHORITIES

Smith v Jones, 1 NY3d 2 (2003) .................. 10

PRELIMINARY STATEMENT

${sentence}

QUESTION PRESENTED

Did the court below err? The court below answered in the negative.

NATURE OF THE CASE

${sentence}

POINT I

THE CONTRACT WAS IN WRITING

${sentence}

CONCLUSION

The order should be reversed.

Dated: Flushing, New York
October 5, 2026

Respectfully submitted,

DUNNE & LEVY LLP
By: /s/ Aaron Levy
Aaron Levy
Attorneys for Plaintiff-Appellant
41-10 Main Street
Flushing, New York 11355
(718) 555-0177

PRINTING SPECIFICATIONS STATEMENT

The foregoing brief was prepared on a computer. A proportionally spaced typeface was used: Name of typeface: Times New Roman. Point
size: 14. Line spacing: Double. The total number of words in the brief, exclusive of the exempt parts, is 6,112.

/s/ Aaron Levy`,
  },
  {
    name: 'an initial brief in Florida',
    forum: appellate('Florida', 'state'),
    text: `IN THE DISTRICT COURT OF APPEAL
OF THE STATE OF FLORIDA
FOURTH DISTRICT

CASE NO. 4D2026-1234
L.T. CASE NO. CACE-26-004411

SANDRA LEE QUILL,
Appellant,
v.
PALMETTO ROOFING, INC.,
Appellee.

INITIAL BRIEF OF APPELLANT

TABLE OF CONTENTS

Argument ........................................ 9

TABLE OF CITATIONS

Smith v. Jones, 1 So. 3d 2 (Fla. 2003) .......... 10

STATEMENT OF THE CASE AND OF THE FACTS

${sentence}

SUMMARY OF THE ARGUMENT

${sentence}

ARGUMENT

The standard of review is de novo. ${sentence}

CONCLUSION

The judgment should be reversed.

Respectfully submitted,

/s/ Monica Tillman
Monica Tillman
Florida Bar No. 456789
ROSS & TILLMAN, P.A.
500 East Las Olas Boulevard
Fort Lauderdale, FL 33301
954-555-0188
mtillman@rosstillman.example

CERTIFICATE OF SERVICE

I certify that on October 2, 2026 a copy hereof was furnished by e-mail through the Portal to Howard Bell, hbell@bellroof.example,
counsel for Appellee.

/s/ Monica Tillman

CERTIFICATE OF COMPLIANCE

I certify that this brief complies with the font requirements of Rule 9.045 (Bookman Old Style 14-point) and the word count limit of
rule 9.210, containing 5,887 words.

/s/ Monica Tillman`,
  },
  {
    name: 'a brief in a Texas court of appeals',
    forum: appellate('Texas', 'state'),
    text: `No. 01-26-00321-CV

IN THE COURT OF APPEALS
FOR THE FIRST DISTRICT OF TEXAS
HOUSTON, TEXAS

MARISOL TREVINO, Appellant
v.
BLUE HERON FREIGHT, LLC, Appellee

BRIEF OF APPELLANT

IDENTITY OF PARTIES AND COUNSEL

Appellant: Marisol Trevino. Counsel: Ngozi Okafor, State Bar No. 24088123.

TABLE OF CONTENTS

Argument ........................................ 9

INDEX OF AUTHORITIES

Smith v. Jones, 1 S.W.3d 2 (Tex. 2003) .......... 10

STATEMENT OF THE CASE

${sentence}

ISSUE PRESENTED

Did the trial court err?

STATEMENT OF FACTS

${sentence} (CR 45; 2 RR 117).

SUMMARY OF THE ARGUMENT

${sentence}

ARGUMENT

${sentence}

PRAYER

Appellant prays that the judgment be reversed.

Respectfully submitted,

/s/ Ngozi Okafor
Ngozi Okafor
State Bar No. 24088123
1200 Smith Street, Suite 400
Houston, Texas 77002
(713) 555-0142
ngozi@okaforlaw.example
Attorney for Appellant

CERTIFICATE OF COMPLIANCE

Per Texas Rule of Appellate Procedure 9.4(i)(3), the number of words in this document is 7,345.

/s/ Ngozi Okafor

CERTIFICATE OF SERVICE

I certify that on October 2, 2026, this brief was served by e-service on Dale Whitcomb, attorney for Appellee Blue Heron Freight,
LLC, 15 Milam Street, Houston, Texas 77002, dwhitcomb@whitcomb.example.

/s/ Ngozi Okafor

APPENDIX`,
  },
  {
    name: 'a brief in the Illinois Appellate Court',
    forum: appellate('Illinois', 'state'),
    text: `No. 1-26-0456

IN THE APPELLATE COURT OF ILLINOIS
FIRST JUDICIAL DISTRICT

RAFAEL DOMINGUEZ,
Plaintiff-Appellant,
v.
LAKESIDE MARKETS, INC.,
Defendant-Appellee.

Appeal from the Circuit Court of Cook County, No. 2026 L 003377

BRIEF OF PLAINTIFF-APPELLANT

POINTS AND AUTHORITIES

I. The trial court erred .......... 9
Smith v. Jones, 2023 IL 1 .......... 10

NATURE OF THE CASE

${sentence}

ISSUES PRESENTED FOR REVIEW

Whether the complaint states a claim.

STATEMENT OF JURISDICTION

Jurisdiction lies under Supreme Court Rule 303.

STATEMENT OF FACTS

${sentence}

ARGUMENT

${sentence}

CONCLUSION

The order should be reversed.

Respectfully submitted,

/s/ Dana Park
Dana Park
ARDC No. 6287711
30 North LaSalle Street
Chicago, Illinois 60602
(312) 555-0166
dpark@kleinpark.example

CERTIFICATE OF COMPLIANCE

I certify that this brief conforms to the requirements of Rules 341(a) and (b). The length of this brief, excluding the pages
contained in the Rule 341(d) cover, is 31 pages.

/s/ Dana Park

NOTICE OF FILING AND PROOF OF SERVICE

I certify that on October 2, 2026, I filed this brief through Odyssey eFileIL and served it by e-mail on Thomas Weir,
tweir@weirson.example.

/s/ Dana Park

APPENDIX`,
  },
  {
    name: 'a motion in an immigration court',
    forum: federal('California', 'Immigration', { court_system: 'administrative' }),
    text: `Lena Ochoa, Esq.
EOIR ID: AB123456
45 Fannin Street
San Francisco, CA 94103
(415) 555-0171
lena@ochoalegal.example
DETAINED: No

UNITED STATES DEPARTMENT OF JUSTICE
EXECUTIVE OFFICE FOR IMMIGRATION REVIEW
IMMIGRATION COURT
SAN FRANCISCO, CALIFORNIA

In the Matter of                   )
Tomas Albrecht QUIROZ,             )   File No. A 200-123-456
In removal proceedings             )

Immigration Judge: Hon. Dale Fenn  Next Hearing: March 4, 2027 at 9:00 AM

RESPONDENT'S MOTION TO CONTINUE

Respondent, through counsel, moves to continue the hearing because his witness is in hospital. 8 C.F.R. § 1003.29.

Respectfully submitted,

/s/ Lena Ochoa                     Date: October 9, 2026
Lena Ochoa
Attorney for Respondent

PROOF OF SERVICE

On October 9, 2026, I, Lena Ochoa, served a copy of this motion on the Office of the Principal Legal Advisor, 100 Montgomery
Street, Suite 200, San Francisco, CA 94104, through the ECAS system.

/s/ Lena Ochoa`,
  },
];
