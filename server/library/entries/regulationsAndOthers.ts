import { type RuleLine, rules } from './Entry.ts';

const cfr = (title: string, section: string, name: string, passage: string): RuleLine => [
  name,
  `${title} C.F.R. § ${section}`,
  `https://www.law.cornell.edu/cfr/text/${title}/${section}`,
  passage,
];
const nycrr = (section: string, name: string, passage: string): RuleLine => [
  name,
  `22 N.Y.C.R.R. § ${section}`,
  'https://ww2.nycourts.gov/rules/trialcourts/index.shtml',
  passage,
];
const council = (number: string, name: string, passage: string): RuleLine => [
  name,
  `Judicial Council Form ${number}; ${number}`,
  `https://courts.ca.gov/documents/${number.toLowerCase().replaceAll('-', '')}.pdf`,
  passage,
];

/** Regulations of agencies and courts, local rules, forms by their numbers, and books about the law. */
export const regulationsAndOthers = [
  ...rules('Regulations', 'Code of Federal Regulations', 'Federal', [
    cfr(
      '8',
      '1003.18',
      'Scheduling of immigration cases',
      'The immigration court schedules cases and provides notice of the time, place, and date of hearings.',
    ),
    cfr(
      '8',
      '1003.29',
      'Continuances in immigration court',
      'An immigration judge may grant a continuance for good cause shown.',
    ),
    cfr(
      '8',
      '1003.31',
      'Filing documents in immigration court',
      'How applications and other documents are filed with the immigration court, and the consequences of a late filing.',
    ),
    cfr(
      '8',
      '1003.38',
      'Appeals to the Board of Immigration Appeals',
      'Which decisions may be appealed to the Board and how to file the notice of appeal.',
    ),
    cfr(
      '8',
      '208.13',
      'Establishing asylum eligibility',
      'The applicant’s burden of proof, past persecution, and well-founded fear.',
    ),
    cfr(
      '8',
      '1240.10',
      'Conduct of removal hearings',
      'What an immigration judge must advise a respondent, and how pleadings are taken.',
    ),
    cfr(
      '12',
      '1006.34',
      'Validation of debts',
      'What information a debt collector must give a consumer about a debt, and when.',
    ),
    cfr(
      '16',
      '433.2',
      'Preservation of consumers’ claims and defenses',
      'The holder of a consumer credit contract is subject to the claims and defenses that the buyer has against the seller.',
    ),
    cfr(
      '24',
      '100.204',
      'Reasonable accommodations in housing',
      'It is unlawful to refuse a reasonable accommodation that a person with a disability needs to use and enjoy a dwelling.',
    ),
    cfr(
      '28',
      '35.130',
      'General prohibitions against disability discrimination',
      'Public entities, including courts, may not discriminate on the basis of disability in their services and must make reasonable modifications to their policies.',
    ),
    cfr(
      '28',
      '35.160',
      'Effective communication',
      'Public entities must communicate with people with disabilities as effectively as with others and provide auxiliary aids and services.',
    ),
    cfr(
      '29',
      '825.220',
      'Protection of family and medical leave rights',
      'Interference with family and medical leave rights, and retaliation for exercising them, are prohibited.',
    ),
    cfr('29', '541.100', 'Executive employees', 'Which executive employees are exempt from overtime pay.'),
    cfr(
      '20',
      '404.1520',
      'Evaluation of disability of adults',
      'The sequential steps for determining whether an adult is disabled.',
    ),
    cfr(
      '45',
      '303.5',
      'Establishment of paternity',
      'The duties of a state child support agency in establishing paternity.',
    ),
  ]),
  ...rules('Regulations', 'Uniform Rules for the New York State Trial Courts', 'New York', [
    nycrr(
      '202.5',
      'Form of documents filed in court',
      'The form of documents, and the confidential personal information that must be omitted or redacted.',
    ),
    nycrr(
      '202.5-b',
      'Electronic filing in Supreme Court',
      'How to commence an action and to file and serve documents electronically.',
    ),
    nycrr(
      '202.7',
      'Calendaring of motions',
      'A disclosure motion must be accompanied by an affirmation of a good-faith effort to resolve the dispute.',
    ),
    nycrr('202.8', 'Motion procedure', 'Return dates, motion papers, and adjournments.'),
    nycrr(
      '202.8-b',
      'Length of motion papers',
      'Word limits for affidavits, affirmations, briefs, and memoranda of law.',
    ),
    nycrr(
      '202.48',
      'Submission of orders for signature',
      'Proposed orders that the court directs to be settled or submitted are due within 60 days.',
    ),
    nycrr('130-1.1', 'Costs and sanctions', 'Costs and sanctions for frivolous conduct in civil actions.'),
  ]),
  ...rules('Local Rules', 'United States District Court, Central District of California', 'Federal', [
    [
      'Conference of counsel before motions',
      'C.D. Cal. L.R. 7-3',
      'https://www.cacd.uscourts.gov/court-procedures/local-rules',
      'Counsel must confer about the substance of a motion at least seven days before it is filed, and the notice of motion must say that they did.',
    ],
    [
      'Length of memoranda',
      'C.D. Cal. L.R. 11-6',
      'https://www.cacd.uscourts.gov/court-procedures/local-rules',
      'The maximum length of a memorandum, in words or pages, and the certificate of compliance.',
    ],
  ]),
  ...rules('Local Rules', 'United States District Court, Northern District of California', 'Federal', [
    [
      'Motion practice',
      'N.D. Cal. Civ. L.R. 7-2',
      'https://www.cand.uscourts.gov/rules/civil-local-rules/',
      'A motion must be noticed for hearing at least 35 days after filing, in one document of limited length.',
    ],
    [
      'Opposition and reply',
      'N.D. Cal. Civ. L.R. 7-3',
      'https://www.cand.uscourts.gov/rules/civil-local-rules/',
      'When an opposition and a reply are due, and their page limits.',
    ],
    [
      'Filing under seal',
      'N.D. Cal. Civ. L.R. 79-5',
      'https://www.cand.uscourts.gov/rules/civil-local-rules/',
      'A request to seal must be narrowly tailored and supported by a declaration, and the court decides it. A stipulation is not sufficient.',
    ],
  ]),
  ...rules('Local Rules', 'United States District Court, Southern District of New York', 'Federal', [
    [
      'Withdrawal of attorney',
      'S.D.N.Y. Local Civ. R. 1.4',
      'https://www.nysd.uscourts.gov/rules',
      'An attorney may withdraw only by court order, on a showing of satisfactory reasons.',
    ],
    [
      'Statements of material facts',
      'S.D.N.Y. Local Civ. R. 56.1',
      'https://www.nysd.uscourts.gov/rules',
      'A summary judgment motion must include a numbered statement of undisputed facts. A fact that the opposing party does not controvert is deemed admitted.',
    ],
  ]),
  ...rules('Local Rules', 'United States District Courts in Texas', 'Federal', [
    [
      'Motions: certificate of conference',
      'N.D. Tex. L.R. 7.1',
      'https://www.txnd.uscourts.gov/rules',
      'Most motions require a conference and a certificate of conference. The rule also sets when a response and a reply are due.',
    ],
  ]),
  ...rules('Local Rules', 'United States District Court, Northern District of Illinois', 'Federal', [
    [
      'Motions for summary judgment',
      'N.D. Ill. L.R. 56.1',
      'https://www.ilnd.uscourts.gov/',
      'Statements of facts with citations to the record, their limits, and how to respond to them.',
    ],
    [
      'Briefs: page limit',
      'N.D. Ill. L.R. 7.1',
      'https://www.ilnd.uscourts.gov/',
      'A brief over 15 pages requires leave of court, a table of contents, and a table of cases.',
    ],
  ]),
  ...rules('Local Rules', 'United States District Courts in Florida', 'Federal', [
    [
      'Motions and other legal documents',
      'M.D. Fla. L.R. 3.01',
      'https://www.flmd.uscourts.gov/local-rules',
      'The form and length of motions, the time to respond, and the duty to confer before filing.',
    ],
    [
      'Motions, general',
      'S.D. Fla. L.R. 7.1',
      'https://www.flsd.uscourts.gov/local-rules-and-procedures',
      'Memoranda of law, deadlines, page limits, and the conference required before filing a motion.',
    ],
  ]),
  ...rules('Local Rules', 'Superior Court of California, County of Los Angeles', 'California', [
    [
      'Filing of actions by district',
      'L.A. Super. Ct. L.R. 2.3',
      'https://www.lacourt.org/',
      'The courthouse in which an action must be filed, and the addendum that states the reason.',
    ],
  ]),
  ...rules('Forms', 'Judicial Council of California', 'California', [
    council('SUM-100', 'Summons', 'Summons for a civil case. It directs the defendant to respond within 30 days.'),
    council(
      'CM-010',
      'Civil Case Cover Sheet',
      'Accompanies the first document filed in a civil case and identifies the case type.',
    ),
    council(
      'CM-110',
      'Case Management Statement',
      'The information that each party provides to the court before the case management conference.',
    ),
    council(
      'CM-015',
      'Notice of Related Case',
      'Notifies the court of another case that involves the same parties, facts, or property.',
    ),
    council(
      'POS-010',
      'Proof of Service of Summons',
      'States who served the summons and complaint, and on whom, where, when, and how.',
    ),
    council(
      'POS-030',
      'Proof of Service by First-Class Mail (Civil)',
      'Proof of service of documents by first-class mail.',
    ),
    council(
      'FW-001',
      'Request to Waive Court Fees',
      'Requests a waiver of court fees based on public benefits, income, or need.',
    ),
    council(
      'PLD-C-001',
      'Complaint: Contract',
      'Form complaint for breach of contract, with causes of action attached.',
    ),
    council(
      'PLD-PI-001',
      'Complaint: Personal Injury, Property Damage, Wrongful Death',
      'Form complaint for personal injury, property damage, or wrongful death.',
    ),
    council(
      'UD-100',
      'Complaint: Unlawful Detainer',
      'A landlord’s complaint to recover possession of rental property.',
    ),
    council('UD-105', 'Answer: Unlawful Detainer', 'A tenant’s answer, with common defenses.'),
    council(
      'SC-100',
      'Plaintiff’s Claim and Order to Go to Small Claims Court',
      'Starts a small claims case and sets the hearing date.',
    ),
    council('SC-104', 'Proof of Service (Small Claims)', 'States how the claim was served.'),
    council(
      'FL-100',
      'Petition: Marriage or Domestic Partnership',
      'Requests dissolution, legal separation, or nullity.',
    ),
    council('FL-110', 'Summons (Family Law)', 'Summons with the standard family law restraining orders.'),
    council('FL-120', 'Response: Marriage or Domestic Partnership', 'Responds to the petition.'),
    council(
      'FL-150',
      'Income and Expense Declaration',
      'A party’s income, expenses, and assets, for support and attorney fees.',
    ),
    council(
      'FL-300',
      'Request for Order',
      'Requests family court orders on custody, visitation, support, property, or fees.',
    ),
    council(
      'DV-100',
      'Request for Domestic Violence Restraining Order',
      'Requests protection from abuse by a family member, partner, or other person in a close relationship.',
    ),
    council(
      'CH-100',
      'Request for Civil Harassment Restraining Orders',
      'Requests protection from harassment by a person who is not in a close relationship.',
    ),
    council('DE-111', 'Petition for Probate', 'Requests probate of a will or letters of administration.'),
    council(
      'DE-121',
      'Notice of Petition to Administer Estate',
      'Notifies heirs, beneficiaries, and creditors of the hearing.',
    ),
    council('DE-140', 'Order for Probate', 'Appoints the personal representative.'),
    council('DE-150', 'Letters', 'Evidences the authority of the personal representative.'),
    council('MC-050', 'Substitution of Attorney: Civil', 'Changes a party’s attorney by consent, without a hearing.'),
    council(
      'CIV-100',
      'Request for Entry of Default',
      'Requests that the clerk enter a default and, if applicable, a judgment.',
    ),
    council('CIV-110', 'Request for Dismissal', 'Dismisses all or part of an action, with or without prejudice.'),
    council('EJ-001', 'Abstract of Judgment', 'Creates a judgment lien on real property when recorded.'),
    council('EJ-130', 'Writ of Execution', 'Directs the levying officer to enforce a judgment.'),
    council('SUBP-001', 'Civil Subpoena for Personal Appearance at Trial or Hearing', 'Orders a witness to appear.'),
    council('DISC-001', 'Form Interrogatories: General', 'Standard interrogatories from one party to another.'),
    council(
      'GC-210',
      'Petition for Appointment of Guardian of Minor',
      'Requests the appointment of a guardian of a minor.',
    ),
    council('NC-100', 'Petition for Change of Name', 'Requests a court-ordered change of name.'),
  ]),
  ...rules('Forms', 'United States courts', 'Federal', [
    [
      'Summons in a Civil Action',
      'AO 440',
      'https://www.uscourts.gov/forms-rules/forms',
      'Summons for a civil action in a federal district court.',
    ],
    [
      'Waiver of the Service of Summons',
      'AO 399',
      'https://www.uscourts.gov/forms-rules/forms',
      'Waives service and extends the defendant’s time to answer.',
    ],
    [
      'Application to Proceed Without Prepaying Fees',
      'AO 239; AO 240',
      'https://www.uscourts.gov/forms-rules/forms',
      'The long and short forms of the application to sue without prepaying fees.',
    ],
    [
      'Subpoena to Appear and Testify at a Hearing or Trial',
      'AO 88',
      'https://www.uscourts.gov/forms-rules/forms',
      'Orders a witness to testify at a civil hearing or trial.',
    ],
    [
      'Civil Cover Sheet',
      'JS 44',
      'https://www.uscourts.gov/forms-rules/forms',
      'Accompanies a civil complaint and states the nature of the suit and the basis of jurisdiction.',
    ],
  ]),
  ...rules('Forms', 'Executive Office for Immigration Review and USCIS', 'Federal', [
    [
      'Notice of Appeal from a Decision of an Immigration Judge',
      'EOIR-26',
      'https://www.justice.gov/eoir/list-downloadable-eoir-forms',
      'Starts an appeal to the Board of Immigration Appeals.',
    ],
    [
      'Notice of Entry of Appearance as Attorney or Representative Before the Immigration Court',
      'EOIR-28',
      'https://www.justice.gov/eoir/list-downloadable-eoir-forms',
      'Enters the appearance of an attorney or accredited representative.',
    ],
    [
      'Application for Asylum and for Withholding of Removal',
      'Form I-589; I-589',
      'https://www.uscis.gov/i-589',
      'Applies for asylum, withholding of removal, and protection under the Convention Against Torture.',
    ],
  ]),
  ...rules('Secondary Sources', 'American Law Institute', 'Federal', [
    [
      'Restatement: promise inducing action',
      'Restatement (Second) of Contracts § 90',
      null,
      'A promise that the promisor should reasonably expect to induce action or forbearance, and that does induce it, is binding if injustice can be avoided only by enforcing it.',
    ],
    [
      'Restatement: good faith and fair dealing',
      'Restatement (Second) of Contracts § 205',
      null,
      'Every contract imposes a duty of good faith and fair dealing in its performance and enforcement.',
    ],
    [
      'Restatement: products liability',
      'Restatement (Second) of Torts § 402A',
      null,
      'Strict liability of a seller of a product in a defective condition unreasonably dangerous to the user or consumer.',
    ],
    [
      'Restatement: outrageous conduct',
      'Restatement (Second) of Torts § 46',
      null,
      'Liability for intentionally or recklessly causing severe emotional distress by extreme and outrageous conduct.',
    ],
    [
      'Restatement: negligent misrepresentation',
      'Restatement (Second) of Torts § 552',
      null,
      'Liability for negligently supplying false information in the course of business to those who justifiably rely on it.',
    ],
  ]),
  ...rules('Secondary Sources', 'Practice and ethics', 'Federal', [
    [
      'Manual for Complex Litigation',
      'Manual for Complex Litigation (Fourth)',
      'https://www.fjc.gov/',
      'The Federal Judicial Center’s guide to managing complex civil and criminal cases.',
    ],
    [
      'Generative artificial intelligence tools',
      'ABA Formal Op. 512',
      'https://www.americanbar.org/',
      'A lawyer’s duties when using generative AI: competence, confidentiality, candor, supervision, and reasonable fees. Issued in July 2024.',
    ],
    [
      'Competence',
      'ABA Model Rule 1.1',
      'https://www.americanbar.org/groups/professional_responsibility/',
      'A lawyer must provide competent representation and keep abreast of changes in relevant technology.',
    ],
    [
      'Candor toward the tribunal',
      'ABA Model Rule 3.3',
      'https://www.americanbar.org/groups/professional_responsibility/',
      'A lawyer may not make false statements of fact or law, must disclose directly adverse controlling authority, and must take remedial measures if evidence offered is false.',
    ],
    [
      'CourTools',
      'NCSC CourTools',
      'https://www.courtools.org/',
      'Measures of court performance, including clearance rate, time to disposition, age of active pending caseload, and trial date certainty.',
    ],
  ]),
];
