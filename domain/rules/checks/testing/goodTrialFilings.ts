import type { CheckForum } from '../Submission.ts';

/** A document as careful lawyers file it, with all that its court's rules ask of its words. All of it is invented. */
export type GoodFiling = {
  name: string;
  forum: CheckForum;
  text: string;
  supporting?: { name: string; text: string }[];
};

const forum = (
  jurisdiction: CheckForum['jurisdiction'],
  case_type: CheckForum['case_type'],
  more: Partial<CheckForum> = {},
): CheckForum => ({
  jurisdiction,
  court_level: 'State Court',
  court_system: 'state',
  court_id: null,
  court_name: 'Court of the filing',
  case_type,
  ...more,
});

export const goodTrialFilings: readonly GoodFiling[] = [
  {
    name: 'a Texas petition over a collision',
    forum: forum('Texas', 'Civil Complaint'),
    text: `CAUSE NO. 2026-41877

MARISOL TREVINO                    §   IN THE DISTRICT COURT OF
                                   §
v.                                 §   HARRIS COUNTY, TEXAS
                                   §
BLUE HERON FREIGHT, LLC            §   234TH JUDICIAL DISTRICT

PLAINTIFF'S ORIGINAL PETITION AND REQUEST FOR DISCLOSURE

TO THE HONORABLE JUDGE OF SAID COURT:

COMES NOW Marisol Trevino, Plaintiff, complaining of Blue Heron Freight, LLC, Defendant, and for cause of action shows:

I. DISCOVERY CONTROL PLAN

1. Plaintiff intends that discovery be conducted under Level 3 of Texas Rule of Civil Procedure 190.4.

II. PARTIES

2. Plaintiff is an individual residing in Harris County, Texas. The last three numbers of Plaintiff's driver's license are 418
and the last three numbers of her social security number are 902.

3. Defendant is a Texas limited liability company that may be served through its registered agent, Owen Pike, at 900 Canal
Street, Houston, Texas 77002.

III. JURISDICTION AND VENUE

4. The Court has jurisdiction because the damages sought exceed the minimum jurisdictional limits of this Court. Venue is
proper in Harris County because the events occurred there.

5. Pursuant to Rule 47, Plaintiff seeks monetary relief over $250,000 but not more than $1,000,000.

IV. FACTS

6. On February 2, 2026, Defendant's driver ran a red light at Navigation Boulevard and struck Plaintiff's car.

V. NEGLIGENCE

7. Defendant owed a duty of ordinary care and breached it. The breach proximately caused Plaintiff's damages.

VI. PRAYER

WHEREFORE, PREMISES CONSIDERED, Plaintiff prays that Defendant be cited to appear and answer, and that Plaintiff have judgment
for her damages, interest, and costs of court.

Respectfully submitted,

THE OKAFOR LAW FIRM, PLLC

By: /s/ Ngozi Okafor
Ngozi Okafor
State Bar No. 24088123
ngozi@okaforlaw.example
1200 Smith Street, Suite 400
Houston, Texas 77002
Tel. (713) 555-0142
Fax (713) 555-0143
ATTORNEY FOR PLAINTIFF`,
  },
  {
    name: 'a Texas motion to compel',
    forum: forum('Texas', 'Civil Complaint'),
    text: `CAUSE NO. 2026-41877

MARISOL TREVINO,                   §   IN THE DISTRICT COURT OF
     Plaintiff,                    §
v.                                 §   HARRIS COUNTY, TEXAS
                                   §
BLUE HERON FREIGHT, LLC,           §   234TH JUDICIAL DISTRICT
     Defendant.                    §

PLAINTIFF'S MOTION TO COMPEL PRODUCTION

Plaintiff Marisol Trevino files this motion to compel and respectfully shows the Court as follows:

1. On May 4, 2026, Plaintiff served requests for production. Defendant answered on June 3, 2026, with objections only.

2. Under Texas Rule of Civil Procedure 215.1(b), the Court may compel production because the objections are without basis.

For these reasons, Plaintiff asks the Court to grant this motion and order production within ten days.

Respectfully submitted,

/s/ Ngozi Okafor
Ngozi Okafor
State Bar No. 24088123
1200 Smith Street, Suite 400
Houston, Texas 77002
(713) 555-0142
ngozi@okaforlaw.example
Attorney for Plaintiff

CERTIFICATE OF CONFERENCE

On June 10 and June 12, 2026, I conferred by telephone with Dale Whitcomb, opposing counsel, in a good faith effort to resolve
this matter without the Court's help. We could not agree. Defendant opposes this motion.

/s/ Ngozi Okafor

CERTIFICATE OF SERVICE

A true and correct copy of this document was served on all counsel of record through the electronic filing manager in
accordance with Rule 21a of the Texas Rules of Civil Procedure on June 15, 2026.

/s/ Ngozi Okafor
Ngozi Okafor`,
  },
  {
    name: 'a Texas divorce with children',
    forum: forum('Texas', 'Family Law'),
    text: `NO. F-26-0934

IN THE MATTER OF                   §   IN THE DISTRICT COURT
THE MARRIAGE OF                    §
                                   §
HOLLY ANNE PRUITT                  §
AND                                §   387TH JUDICIAL DISTRICT
COLE ADAM PRUITT                   §
                                   §
AND IN THE INTEREST OF             §
T.P., A CHILD                      §   FORT BEND COUNTY, TEXAS

ORIGINAL PETITION FOR DIVORCE

1. Discovery Level

Discovery in this case is intended to be conducted under level 2 of rule 190 of the Texas Rules of Civil Procedure.

2. Parties

This suit is brought by Holly Anne Pruitt, Petitioner. The last three numbers of Petitioner's driver's license number are 127.
The last three numbers of Petitioner's Social Security number are 554. Cole Adam Pruitt is Respondent.

3. Jurisdiction and Domicile

Petitioner has been a domiciliary of Texas for the preceding six-month period and a resident of this county for ninety days.

4. Child

The child of the marriage is T.P., born in 2017. No court has continuing jurisdiction of this suit or of the child. During
the last five years the child has lived with both parties in Sugar Land, Texas. Petitioner has not participated in any other
proceeding concerning custody of the child and knows of no person not a party who claims custody.

5. Conservatorship

Petitioner and Respondent should be appointed joint managing conservators.

6. Grounds

The marriage has become insupportable because of discord or conflict of personalities.

7. Prayer

Petitioner prays that the Court grant a divorce and all other relief requested in this petition.

Respectfully submitted,

/s/ Ben Alcott
Ben Alcott
State Bar No. 00791234
77 Main Street
Richmond, Texas 77469
Telephone: (281) 555-0110
ben@alcottfamily.example
Attorney for Petitioner`,
  },
  {
    name: 'a Florida motion with a certificate in the rule’s words',
    forum: forum('Florida', 'Civil Complaint'),
    text: `IN THE CIRCUIT COURT OF THE SEVENTEENTH JUDICIAL CIRCUIT
IN AND FOR BROWARD COUNTY, FLORIDA

CASE NO.: CACE-26-004411

PALMETTO ROOFING, INC.,
     Plaintiff,
v.
SANDRA LEE QUILL,
     Defendant.
______________________________/

DEFENDANT'S MOTION FOR EXTENSION OF TIME

Defendant, Sandra Lee Quill, by and through undersigned counsel, and pursuant to Florida Rule of Civil Procedure 1.090, moves
for an extension of twenty days within which to respond to the Complaint, and as grounds states that counsel was just retained.

WHEREFORE, Defendant respectfully requests that this Court enter an order extending the time.

CERTIFICATE OF CONFERRAL

I certify that prior to filing this motion, I discussed the relief requested in this motion by telephone on July 13, 2026 with
the opposing party, and the opposing party does not oppose the extension.

CERTIFICATE OF SERVICE

I HEREBY CERTIFY that a true and correct copy of the foregoing has been furnished via the Florida Courts E-Filing Portal this
14th day of July, 2026 to: Howard Bell, Esq., hbell@bellroof.example, counsel for Plaintiff.

ROSS & TILLMAN, P.A.
Attorneys for Defendant
500 East Las Olas Boulevard, Suite 1200
Fort Lauderdale, Florida 33301
Telephone: 954-555-0188
Primary E-mail: mtillman@rosstillman.example

By: /s/ Monica Tillman
Monica Tillman
Florida Bar No. 0456789`,
  },
  {
    name: 'a Florida complaint for damages',
    forum: forum('Florida', 'Civil Complaint'),
    text: `IN THE CIRCUIT COURT OF THE SEVENTEENTH JUDICIAL CIRCUIT
IN AND FOR BROWARD COUNTY, FLORIDA

CASE NO.:

PALMETTO ROOFING, INC.,
     Plaintiff,
v.
SANDRA LEE QUILL,
     Defendant.
______________________________/

COMPLAINT

Plaintiff, PALMETTO ROOFING, INC., sues Defendant, SANDRA LEE QUILL, and alleges:

1. This is an action for damages that exceed $50,000.00, exclusive of interest and costs, and within the jurisdiction of this
Court.

2. Defendant owns a home in Broward County, Florida.

3. On January 5, 2026, the parties entered into a written contract. A copy is attached as Exhibit "A".

4. Plaintiff performed. Defendant has not paid.

COUNT I - BREACH OF CONTRACT

5. Plaintiff realleges paragraphs 1 through 4.

6. Defendant breached the contract by failing to pay.

WHEREFORE, Plaintiff demands judgment against Defendant for damages, interest and costs, and demands trial by jury.

Dated: July 1, 2026

/s/ Howard Bell
Howard Bell, Esq.
Florida Bar No. 987654
BELL LAW, P.A.
10 Andrews Avenue
Fort Lauderdale, FL 33301
(954) 555-0100
hbell@bellroof.example
Counsel for Plaintiff`,
  },
  {
    name: 'an Illinois complaint at law',
    forum: forum('Illinois', 'Civil Complaint'),
    text: `IN THE CIRCUIT COURT OF COOK COUNTY, ILLINOIS
COUNTY DEPARTMENT, LAW DIVISION

RAFAEL DOMINGUEZ,                  )
          Plaintiff,               )
     v.                            )   No. 2026 L 003377
LAKESIDE MARKETS, INC.,            )
          Defendant.               )

COMPLAINT AT LAW

NOW COMES the Plaintiff, RAFAEL DOMINGUEZ, by his attorneys, KLEIN AND PARK LLC, and complaining of the Defendant, LAKESIDE
MARKETS, INC., states as follows:

COUNT I
(Premises Liability)

1. On March 1, 2026, Defendant operated a store at 4100 North Broadway, Chicago.

2. Plaintiff was lawfully on the premises and slipped on a wet floor.

3. Defendant negligently failed to warn of it.

4. As a result Plaintiff sustained personal injuries.

WHEREFORE, the Plaintiff prays for judgment against the Defendant in an amount in excess of $50,000.

Respectfully submitted,

/s/ Dana Park
Dana Park
KLEIN AND PARK LLC (Firm No. 44001)
ARDC No. 6287711
30 North LaSalle Street
Chicago, Illinois 60602
(312) 555-0166
dpark@kleinpark.example
Attorneys for Plaintiff`,
  },
  {
    name: 'an Illinois motion with a proof of service by certification',
    forum: forum('Illinois', 'Civil Complaint'),
    text: `IN THE CIRCUIT COURT OF COOK COUNTY, ILLINOIS
COUNTY DEPARTMENT, LAW DIVISION

RAFAEL DOMINGUEZ,                  )
          Plaintiff,               )
     v.                            )   No. 2026 L 003377
LAKESIDE MARKETS, INC.,            )
          Defendant.               )

DEFENDANT'S MOTION TO DISMISS PURSUANT TO 735 ILCS 5/2-615

Defendant, LAKESIDE MARKETS, INC., moves to dismiss the complaint for failure to state a claim. In support, it states that no
fact is pleaded that shows notice of the water. Defendant asks that the complaint be dismissed.

Respectfully submitted,
LAKESIDE MARKETS, INC.

By: /s/ Thomas Weir
One of its attorneys

Thomas Weir (ARDC 6300412)
WEIR & SON
200 West Adams Street
Chicago, IL 60606
312-555-0121
tweir@weirson.example

PROOF OF SERVICE

The undersigned, an attorney, certifies that on August 3, 2026, at 4:10 p.m., he caused the foregoing to be served on Dana Park,
dpark@kleinpark.example, by electronic mail and through Odyssey eFileIL. Under penalties as provided by law pursuant to
Section 1-109 of the Code of Civil Procedure, the undersigned certifies that this statement is true and correct.

/s/ Thomas Weir`,
  },
  {
    name: 'a New York summons and verified complaint',
    forum: forum('New York', 'Civil Complaint'),
    text: `SUPREME COURT OF THE STATE OF NEW YORK
COUNTY OF QUEENS
-----------------------------------------------------x
LUCIA FERRARO,
                    Plaintiff,          Index No.
       -against-
HARBOR TILE CORP.,                      VERIFIED COMPLAINT
                    Defendant.
-----------------------------------------------------x

Plaintiff, by her attorneys, Dunne & Levy LLP, complaining of the defendant, respectfully alleges, upon information and belief:

1. Plaintiff resides in the County of Queens.

2. Defendant is a domestic corporation.

3. Defendant sold plaintiff tile that was defective.

AS AND FOR A FIRST CAUSE OF ACTION

4. Defendant breached the contract.

WHEREFORE, plaintiff demands judgment against the defendant in the sum of $84,000, with interest and costs.

Dated: Queens, New York
June 8, 2026

DUNNE & LEVY LLP
By: /s/ Aaron Levy
Aaron Levy, Esq.
Attorneys for Plaintiff
41-10 Main Street
Flushing, New York 11355
(718) 555-0177

VERIFICATION

STATE OF NEW YORK )
COUNTY OF QUEENS  ) ss.:

LUCIA FERRARO, being duly sworn, deposes and says: I am the plaintiff; I have read the foregoing complaint and know the contents
thereof; the same is true to my own knowledge.

/s/ Lucia Ferraro

Sworn to before me this 8th day of June, 2026

Notary Public`,
  },
  {
    name: 'a New York affirmation in opposition',
    forum: forum('New York', 'Civil Complaint'),
    text: `SUPREME COURT OF THE STATE OF NEW YORK
COUNTY OF QUEENS
-----------------------------------------------------x
LUCIA FERRARO,
                    Plaintiff,          Index No. 703311/2026
       -against-
HARBOR TILE CORP.,                      AFFIRMATION IN OPPOSITION
                    Defendant.
-----------------------------------------------------x

AARON LEVY, an attorney duly admitted to practice before the Courts of the State of New York, hereby affirms the following:

1. I am a member of the firm of Dunne & Levy LLP, attorneys for the plaintiff.

2. The motion should be denied because the contract is in writing.

I affirm this 9th day of September, 2026, under the penalties of perjury under the laws of New York, which may include a fine or
imprisonment, that the foregoing is true, and I understand that this document may be filed in an action or proceeding in a court
of law.

/s/ Aaron Levy
Aaron Levy
DUNNE & LEVY LLP
41-10 Main Street
Flushing, New York 11355
(718) 555-0177

AFFIRMATION OF SERVICE

Aaron Levy affirms under penalty of perjury that on September 9, 2026, I served the within affirmation upon all parties who have
appeared by filing it with NYSCEF.

/s/ Aaron Levy`,
  },
  {
    name: 'a Californian notice of motion with its memorandum and proof of service',
    forum: forum('California', 'Civil Complaint'),
    text: `Priya Raman (SBN 245671)
RAMAN LAW GROUP
1500 Broadway, Suite 300
Oakland, California 94612
Tel: (510) 555-0133
priya@ramanlaw.example

Attorneys for Defendant EAST BAY CYCLES, INC.

SUPERIOR COURT OF THE STATE OF CALIFORNIA
COUNTY OF ALAMEDA

GRANT HOLLIS,                      )   Case No. 26CV011223
          Plaintiff,               )
     vs.                           )   NOTICE OF MOTION AND MOTION TO STRIKE;
EAST BAY CYCLES, INC.,             )   MEMORANDUM OF POINTS AND AUTHORITIES
          Defendant.               )

TO ALL PARTIES AND THEIR ATTORNEYS OF RECORD:

PLEASE TAKE NOTICE that on October 8, 2026, at 9:00 a.m., in Department 17 of this Court, Defendant will and hereby does move
for an order striking paragraph 12 of the complaint, on the ground that it is irrelevant.

Dated: September 1, 2026

RAMAN LAW GROUP

By: /s/ Priya Raman
Priya Raman
Attorneys for Defendant

MEMORANDUM OF POINTS AND AUTHORITIES

I. INTRODUCTION

Paragraph 12 speaks of another store.

II. ARGUMENT

The Court may strike irrelevant matter. (Code Civ. Proc., § 436.)

PROOF OF SERVICE

I am employed in the County of Alameda, State of California. I am over the age of eighteen years and not a party to the within
action; my business address is 1500 Broadway, Suite 300, Oakland, California 94612. On September 1, 2026, I served the foregoing
document on the interested parties in this action by transmitting it by e-mail to glenn@hollislaw.example. I declare under
penalty of perjury under the laws of the State of California that the above is true and correct. Executed on September 1, 2026,
at Oakland, California.

/s/ Maya Chen
Maya Chen`,
  },
  {
    name: 'a Californian declaration',
    forum: forum('California', 'Civil Complaint'),
    text: `Priya Raman (SBN 245671)
RAMAN LAW GROUP
1500 Broadway, Suite 300
Oakland, California 94612
Tel: (510) 555-0133
priya@ramanlaw.example

SUPERIOR COURT OF THE STATE OF CALIFORNIA
COUNTY OF ALAMEDA

GRANT HOLLIS,                      )   Case No. 26CV011223
          Plaintiff,               )
     vs.                           )   DECLARATION OF MAYA CHEN IN SUPPORT OF
EAST BAY CYCLES, INC.,             )   MOTION TO STRIKE
          Defendant.               )

I, Maya Chen, declare:

1. I am a paralegal at Raman Law Group. I have personal knowledge of the facts below.

2. On August 2, 2026, I spoke by telephone with counsel for plaintiff.

I declare under penalty of perjury under the laws of the State of California that the foregoing is true and correct, and that
this declaration was executed on September 1, 2026.

/s/ Maya Chen
Maya Chen`,
    supporting: [
      {
        name: 'Proof of service.pdf',
        text: 'PROOF OF SERVICE\n\nI am over 18 and not a party to this action. On September 1, 2026 I served the declaration on counsel for plaintiff by e-mail at glenn@hollislaw.example. I declare under penalty of perjury that this is true and correct.\n\n/s/ Lou Park',
      },
    ],
  },
  {
    name: 'a Californian complaint with several causes',
    forum: forum('California', 'Civil Complaint'),
    text: `Glenn Ortiz, Esq. (State Bar No. 198765)
ORTIZ & BAUM
88 Kearny Street
San Francisco, CA 94108
Telephone: 415-555-0119
glenn@ortizbaum.example

Attorneys for Plaintiff

SUPERIOR COURT OF CALIFORNIA
COUNTY OF SAN FRANCISCO
UNLIMITED JURISDICTION

GRANT HOLLIS, an individual,       )   Case No.
          Plaintiff,               )
     v.                            )   COMPLAINT FOR DAMAGES:
EAST BAY CYCLES, INC., a           )   1. BREACH OF CONTRACT
California corporation; and DOES   )   2. NEGLIGENCE
1 through 20, inclusive,           )   DEMAND FOR JURY TRIAL
          Defendants.              )

Plaintiff alleges:

GENERAL ALLEGATIONS

1. Plaintiff is a resident of San Francisco.

2. Defendant sells bicycles.

3. On May 1, 2026, the fork of a bicycle broke and Plaintiff suffered serious bodily injury.

FIRST CAUSE OF ACTION
(Breach of Contract - Against All Defendants)

4. Defendant promised that the fork was sound.

SECOND CAUSE OF ACTION
(Negligence - Against All Defendants)

5. Defendant was careless.

PRAYER FOR RELIEF

WHEREFORE, Plaintiff prays for general and special damages according to proof and for costs of suit.

DATED: July 6, 2026                ORTIZ & BAUM

By: /s/ Glenn Ortiz
GLENN ORTIZ
Attorneys for Plaintiff`,
  },
  {
    name: 'a Californian petition for dissolution’s request filed without a lawyer',
    forum: forum('California', 'Family Law'),
    text: `Dana Whitfield
12 Orchard Lane
Fresno, CA 93701
Telephone: (559) 555-0128
dana.whitfield@mail.example
Petitioner in pro per

SUPERIOR COURT OF CALIFORNIA, COUNTY OF FRESNO

In re the Marriage of              )   Case No. 26CEFL01234
DANA WHITFIELD,                    )
          Petitioner,              )   NOTICE OF MOTION AND MOTION FOR CONTINUANCE
and                                )
LEE WHITFIELD,                     )
          Respondent.              )

TO RESPONDENT: NOTICE IS HEREBY GIVEN that on November 30, 2026, at 8:30 a.m. in Dept. 201 I will ask the Court for an order
continuing the trial because I have not yet found a lawyer.

MEMORANDUM

Good cause exists under rule 3.1332 of the California Rules of Court.

Dated: November 1, 2026

/s/ Dana Whitfield
Dana Whitfield, Petitioner in pro per

PROOF OF SERVICE BY MAIL

I am over 18, not a party to this case, and live in Fresno County. My address is 14 Orchard Lane, Fresno, CA 93701. On November
1, 2026, I mailed a copy of this paper to Lee Whitfield, 9 Elm Street, Fresno, CA 93702. I declare under penalty of perjury under
the laws of California that this is true.

/s/ Pat Moreno
Pat Moreno`,
  },
];
