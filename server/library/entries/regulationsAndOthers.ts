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
      'The immigration court schedules cases and gives notice of time, place and date of hearings.',
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
      'How applications and papers are filed with the immigration court, and what happens to those that are late.',
    ),
    cfr(
      '8',
      '1003.38',
      'Appeals to the Board of Immigration Appeals',
      'Which decisions may be appealed to the Board and how the notice of appeal is filed.',
    ),
    cfr(
      '8',
      '208.13',
      'Establishing asylum eligibility',
      'The applicant’s burden, past persecution and well-founded fear.',
    ),
    cfr(
      '8',
      '1240.10',
      'Conduct of removal hearings',
      'What an immigration judge advises a respondent of, and how pleadings are taken.',
    ),
    cfr('12', '1006.34', 'Validation of debts', 'What a debt collector has to tell a consumer about a debt, and when.'),
    cfr(
      '16',
      '433.2',
      'Preservation of consumers’ claims and defenses',
      'The holder of a consumer credit contract is subject to the claims that the buyer has against the seller.',
    ),
    cfr(
      '24',
      '100.204',
      'Reasonable accommodations in housing',
      'Refusing a reasonable accommodation that a person with a disability needs to use a dwelling is unlawful.',
    ),
    cfr(
      '28',
      '35.130',
      'Disability: general prohibitions',
      'Public entities may not discriminate by disability in services, courts included, and modify policies where reasonable.',
    ),
    cfr(
      '28',
      '35.160',
      'Effective communication',
      'Public entities communicate with people with disabilities as effectively as with others and furnish auxiliary aids.',
    ),
    cfr(
      '29',
      '825.220',
      'Protection of family and medical leave',
      'Interference with family and medical leave, and retaliation for it, are forbidden.',
    ),
    cfr('29', '541.100', 'Executive employees', 'Who is an executive exempt from overtime pay.'),
    cfr(
      '20',
      '404.1520',
      'Evaluation of disability',
      'The sequence of steps by which it is decided whether an adult is disabled.',
    ),
    cfr(
      '45',
      '303.5',
      'Establishment of paternity',
      'What a state’s child-support agency does to establish paternity.',
    ),
  ]),
  ...rules('Regulations', 'Uniform Rules for the New York State Trial Courts', 'New York', [
    nycrr(
      '202.5',
      'Papers filed in court',
      'Form of papers, and confidential personal information that is left out or redacted.',
    ),
    nycrr(
      '202.5-b',
      'Electronic filing in Supreme Court',
      'How actions are commenced and papers filed and served electronically.',
    ),
    nycrr(
      '202.7',
      'Calendaring of motions',
      'A disclosure motion comes with an affirmation of a good-faith effort to resolve it.',
    ),
    nycrr('202.8', 'Motion procedure', 'Return dates, papers and adjournments of motions.'),
    nycrr('202.8-b', 'Length of papers', 'How many words affidavits, affirmations and memoranda may have.'),
    nycrr(
      '202.48',
      'Submission of orders for signature',
      'Proposed orders directed to be settled or submitted are due within 60 days.',
    ),
    nycrr('130-1.1', 'Costs and sanctions', 'Costs and sanctions for frivolous conduct in civil matters.'),
  ]),
  ...rules('Local Rules', 'United States District Court, Central District of California', 'Federal', [
    [
      'Conference of counsel before motions',
      'C.D. Cal. L.R. 7-3',
      'https://www.cacd.uscourts.gov/court-procedures/local-rules',
      'Counsel confer on the substance of a motion days before it is filed, and the notice says so.',
    ],
    [
      'Length of memoranda',
      'C.D. Cal. L.R. 11-6',
      'https://www.cacd.uscourts.gov/court-procedures/local-rules',
      'How long memoranda may be, counted in words or pages, with a certificate.',
    ],
  ]),
  ...rules('Local Rules', 'United States District Court, Northern District of California', 'Federal', [
    [
      'Motion practice',
      'N.D. Cal. Civ. L.R. 7-2',
      'https://www.cand.uscourts.gov/rules/civil-local-rules/',
      'Motions are noticed at least 35 days before the hearing, in one document of limited length.',
    ],
    [
      'Opposition and reply',
      'N.D. Cal. Civ. L.R. 7-3',
      'https://www.cand.uscourts.gov/rules/civil-local-rules/',
      'When opposition and reply are due and how long they may be.',
    ],
    [
      'Filing under seal',
      'N.D. Cal. Civ. L.R. 79-5',
      'https://www.cand.uscourts.gov/rules/civil-local-rules/',
      'Requests to seal are narrow, supported by a declaration, and decided by the court; a stipulation is not enough.',
    ],
  ]),
  ...rules('Local Rules', 'United States District Court, Southern District of New York', 'Federal', [
    [
      'Withdrawal of attorney',
      'S.D.N.Y. Local Civ. R. 1.4',
      'https://www.nysd.uscourts.gov/rules',
      'Counsel may withdraw only by order on a showing of reasons.',
    ],
    [
      'Statements of material facts',
      'S.D.N.Y. Local Civ. R. 56.1',
      'https://www.nysd.uscourts.gov/rules',
      'A summary judgment motion has a numbered statement of undisputed facts; what is not controverted counts as admitted.',
    ],
  ]),
  ...rules('Local Rules', 'United States District Courts in Texas', 'Federal', [
    [
      'Motions: certificate of conference',
      'N.D. Tex. L.R. 7.1',
      'https://www.txnd.uscourts.gov/rules',
      'Most motions need a conference and a certificate of it; when response and reply are due.',
    ],
  ]),
  ...rules('Local Rules', 'United States District Court, Northern District of Illinois', 'Federal', [
    [
      'Motions for summary judgment',
      'N.D. Ill. L.R. 56.1',
      'https://www.ilnd.uscourts.gov/',
      'Statements of facts with references to the record, their limits, and how they are answered.',
    ],
    [
      'Briefs: page limit',
      'N.D. Ill. L.R. 7.1',
      'https://www.ilnd.uscourts.gov/',
      'Briefs over 15 pages need leave, a table of contents and a table of cases.',
    ],
  ]),
  ...rules('Local Rules', 'United States District Courts in Florida', 'Federal', [
    [
      'Motions and other legal papers',
      'M.D. Fla. L.R. 3.01',
      'https://www.flmd.uscourts.gov/local-rules',
      'Form and length of motions, the time to respond, and the duty to confer first.',
    ],
    [
      'Motions, general',
      'S.D. Fla. L.R. 7.1',
      'https://www.flsd.uscourts.gov/local-rules-and-procedures',
      'Memoranda, times, length and the conference before motions.',
    ],
  ]),
  ...rules('Local Rules', 'Superior Court of California, County of Los Angeles', 'California', [
    [
      'Filing of actions by district',
      'L.A. Super. Ct. L.R. 2.3',
      'https://www.lacourt.org/',
      'In which courthouse an action is filed, and the addendum that says why.',
    ],
  ]),
  ...rules('Forms', 'Judicial Council of California', 'California', [
    council('SUM-100', 'Summons', 'Summons for a civil case; it tells the defendant to respond within 30 days.'),
    council(
      'CM-010',
      'Civil Case Cover Sheet',
      'Comes with the first paper of a civil case and says what kind of case it is.',
    ),
    council(
      'CM-110',
      'Case Management Statement',
      'What each party tells the court before the case management conference.',
    ),
    council('CM-015', 'Notice of Related Case', 'Tells of another case with the same parties, facts or property.'),
    council('POS-010', 'Proof of Service of Summons', 'Who served summons and complaint on whom, where, when and how.'),
    council('POS-030', 'Proof of Service by First-Class Mail (Civil)', 'Proof that papers were mailed.'),
    council('FW-001', 'Request to Waive Court Fees', 'Asks that fees be waived because of benefits, income or need.'),
    council(
      'PLD-C-001',
      'Complaint: Contract',
      'Fill-in complaint for breach of contract, with its causes of action attached.',
    ),
    council(
      'PLD-PI-001',
      'Complaint: Personal Injury, Property Damage, Wrongful Death',
      'Fill-in complaint for injury, damage or death.',
    ),
    council('UD-100', 'Complaint: Unlawful Detainer', 'Landlord’s complaint to recover possession.'),
    council('UD-105', 'Answer: Unlawful Detainer', 'Tenant’s answer with the usual defenses.'),
    council(
      'SC-100',
      'Plaintiff’s Claim and Order to Go to Small Claims Court',
      'Starts a small claims case and sets the hearing.',
    ),
    council('SC-104', 'Proof of Service (Small Claims)', 'Shows how the claim was served.'),
    council(
      'FL-100',
      'Petition: Marriage or Domestic Partnership',
      'Asks for dissolution, legal separation or nullity.',
    ),
    council('FL-110', 'Summons (Family Law)', 'Summons with the standard restraining orders.'),
    council('FL-120', 'Response: Marriage or Domestic Partnership', 'Answers the petition.'),
    council('FL-150', 'Income and Expense Declaration', 'What a party earns, spends and owns, for support and fees.'),
    council('FL-300', 'Request for Order', 'Asks the family court for orders on custody, support, property or fees.'),
    council(
      'DV-100',
      'Request for Domestic Violence Restraining Order',
      'Asks for protection from abuse by a close person.',
    ),
    council(
      'CH-100',
      'Request for Civil Harassment Restraining Orders',
      'Asks for protection from harassment by somebody not close.',
    ),
    council('DE-111', 'Petition for Probate', 'Asks for probate of a will or letters of administration.'),
    council(
      'DE-121',
      'Notice of Petition to Administer Estate',
      'Tells heirs, beneficiaries and creditors of the hearing.',
    ),
    council('DE-140', 'Order for Probate', 'Appoints the personal representative.'),
    council('DE-150', 'Letters', 'Shows the authority of the personal representative.'),
    council('MC-050', 'Substitution of Attorney: Civil', 'Changes who represents a party, without a hearing.'),
    council('CIV-100', 'Request for Entry of Default', 'Asks the clerk to enter default and judgment.'),
    council('CIV-110', 'Request for Dismissal', 'Dismisses an action or part of it, with or without prejudice.'),
    council('EJ-001', 'Abstract of Judgment', 'Recorded, it makes a judgment a lien on real property.'),
    council('EJ-130', 'Writ of Execution', 'Directs the levying officer to enforce a judgment.'),
    council('SUBP-001', 'Civil Subpoena for Personal Appearance at Trial or Hearing', 'Orders a witness to appear.'),
    council('DISC-001', 'Form Interrogatories: General', 'Standard questions from one party to another.'),
    council('GC-210', 'Petition for Appointment of Guardian of Minor', 'Asks for a guardian of a child.'),
    council('NC-100', 'Petition for Change of Name', 'Asks the court to change a name.'),
  ]),
  ...rules('Forms', 'United States courts', 'Federal', [
    [
      'Summons in a Civil Action',
      'AO 440',
      'https://www.uscourts.gov/forms-rules/forms',
      'Summons for a civil action in a district court.',
    ],
    [
      'Waiver of the Service of Summons',
      'AO 399',
      'https://www.uscourts.gov/forms-rules/forms',
      'The defendant waives service and gains time to answer.',
    ],
    [
      'Application to Proceed Without Prepaying Fees',
      'AO 239; AO 240',
      'https://www.uscourts.gov/forms-rules/forms',
      'Long and short form of the request to sue without prepayment.',
    ],
    [
      'Subpoena to Appear and Testify at a Hearing or Trial',
      'AO 88',
      'https://www.uscourts.gov/forms-rules/forms',
      'Orders a witness to come to a civil hearing or trial.',
    ],
    [
      'Civil Cover Sheet',
      'JS 44',
      'https://www.uscourts.gov/forms-rules/forms',
      'Comes with a civil complaint and says its nature and basis of jurisdiction.',
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
      'Entry of Appearance before the Immigration Court',
      'EOIR-28',
      'https://www.justice.gov/eoir/list-downloadable-eoir-forms',
      'A lawyer or representative enters an appearance.',
    ],
    [
      'Application for Asylum and for Withholding of Removal',
      'Form I-589; I-589',
      'https://www.uscis.gov/i-589',
      'Asks for asylum, withholding and protection under the Convention Against Torture.',
    ],
  ]),
  ...rules('Secondary Sources', 'American Law Institute', 'Federal', [
    [
      'Restatement: promise inducing action',
      'Restatement (Second) of Contracts § 90',
      null,
      'A promise that the promisor should expect to lead to action, and does, binds where injustice can be avoided only so.',
    ],
    [
      'Restatement: good faith and fair dealing',
      'Restatement (Second) of Contracts § 205',
      null,
      'Every contract imposes good faith and fair dealing in its performance and enforcement.',
    ],
    [
      'Restatement: products liability',
      'Restatement (Second) of Torts § 402A',
      null,
      'Strict liability of the seller of a product in a defective condition unreasonably dangerous.',
    ],
    [
      'Restatement: outrageous conduct',
      'Restatement (Second) of Torts § 46',
      null,
      'Liability for severe emotional distress by extreme and outrageous conduct.',
    ],
    [
      'Restatement: negligent misrepresentation',
      'Restatement (Second) of Torts § 552',
      null,
      'Liability for false information given in business to those who justifiably rely on it.',
    ],
  ]),
  ...rules('Secondary Sources', 'Practice and ethics', 'Federal', [
    [
      'Manual for Complex Litigation',
      'Manual for Complex Litigation (Fourth)',
      'https://www.fjc.gov/',
      'Federal Judicial Center’s guide to managing large and complicated cases.',
    ],
    [
      'Generative artificial intelligence tools',
      'ABA Formal Op. 512',
      'https://www.americanbar.org/',
      'A lawyer’s duties when using generative AI: competence, confidentiality, candor, supervision and fees. Issued in July 2024.',
    ],
    [
      'Competence',
      'ABA Model Rule 1.1',
      'https://www.americanbar.org/groups/professional_responsibility/',
      'A lawyer provides competent representation, and keeps abreast of relevant technology.',
    ],
    [
      'Candor toward the tribunal',
      'ABA Model Rule 3.3',
      'https://www.americanbar.org/groups/professional_responsibility/',
      'No false statements of fact or law, disclosure of directly adverse controlling authority, and remedy of false evidence.',
    ],
    [
      'CourTools',
      'NCSC CourTools',
      'https://www.courtools.org/',
      'Measures of court performance: clearance rate, time to disposition, age of pending cases, trial date certainty and others.',
    ],
  ]),
];
