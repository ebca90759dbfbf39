import { type RuleLine, rules } from './Entry.ts';

const cornell = (path: string) => `https://www.law.cornell.edu/${path}`;
const civil = (number: string, title: string, ...passages: string[]): RuleLine => [
  title,
  `Fed. R. Civ. P. ${number}`,
  cornell(`rules/frcp/rule_${number}`),
  ...passages,
];
const code = (section: string, title: string, ...passages: string[]): RuleLine => [
  title,
  `Cal. Code Civ. Proc. § ${section}`,
  `https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=CCP&sectionNum=${section}`,
  ...passages,
];
const cplr = (section: string, title: string, ...passages: string[]): RuleLine => [
  title,
  `N.Y. C.P.L.R. ${section}`,
  `https://www.nysenate.gov/legislation/laws/CVP/${section}`,
  ...passages,
];
const court = (rule: string, title: string, ...passages: string[]): RuleLine => [
  title,
  `Cal. Rules of Court, rule ${rule}`,
  'https://courts.ca.gov/rules-forms/rules-court',
  ...passages,
];
const texas = (rule: string, title: string, ...passages: string[]): RuleLine => [
  title,
  `Tex. R. Civ. P. ${rule}`,
  'https://www.txcourts.gov/rules-forms/rules-standards/',
  ...passages,
];
const florida = (rule: string, title: string, ...passages: string[]): RuleLine => [
  title,
  rule,
  'https://www.floridabar.org/rules/ctproc/',
  ...passages,
];
const illinois = (rule: string, title: string, ...passages: string[]): RuleLine => [
  title,
  `Ill. S. Ct. R. ${rule}`,
  'https://www.illinoiscourts.gov/rules/supreme-court-rules/',
  ...passages,
];

/** Statutes and the statewide or nationwide rules of courts. What they are about; the text itself is at the source. */
export const statutesAndRules = [
  ...rules('Statutes', 'Federal Rules of Civil Procedure', 'Federal', [
    civil(
      '4',
      'Summons and service of process',
      'The contents of a summons, who serves it and how it is served on individuals, companies, and governments, waiver of service, and the 90-day limit for service after filing.',
    ),
    civil(
      '5',
      'Serving and filing pleadings and other documents',
      'How documents after the complaint are served on counsel and filed. Represented parties file electronically.',
    ),
    civil(
      '5.2',
      'Privacy protection in filings',
      'Social Security and account numbers, birth dates, and minors’ names must be partially redacted in filings. The filer is responsible for redaction.',
    ),
    civil(
      '6',
      'Computing time',
      'How to count days: exclude the day of the event, count every day, and continue a period that ends on a weekend or legal holiday to the next day that is neither.',
    ),
    civil(
      '8',
      'Rules of pleading',
      'A claim for relief states the grounds for jurisdiction, a short and plain statement showing entitlement to relief, and a demand. A response admits or denies the allegations and states affirmative defenses.',
    ),
    civil(
      '11',
      'Signing documents and sanctions',
      'A signature certifies, after reasonable inquiry, a proper purpose, a legal basis, and evidentiary support. A motion for sanctions may be filed only if the document is not withdrawn or corrected within 21 days after service.',
    ),
    civil(
      '12',
      'Defenses, objections, and motions',
      'When a response is due, which defenses may be raised by motion, such as lack of jurisdiction or failure to state a claim, and which defenses are waived if omitted.',
    ),
    civil(
      '15',
      'Amended pleadings',
      'When a party may amend once as a matter of course, leave freely given when justice so requires, and relation back to the original pleading.',
    ),
    civil(
      '23',
      'Class actions',
      'The four prerequisites of every class action, the three types of class action, notice, class counsel, and approval of a settlement.',
    ),
    civil(
      '26',
      'Duty to disclose and scope of discovery',
      'Initial disclosures, discovery of relevant and proportional matter, limits, experts, protective orders, and the parties’ conference.',
    ),
    civil(
      '30',
      'Depositions by oral examination',
      'The limits of ten depositions per side and seven hours each unless stipulated or ordered otherwise, notice, conduct, and depositions of an organization.',
    ),
    civil(
      '37',
      'Failure to disclose or cooperate',
      'Motions to compel, payment of expenses, and sanctions, with a separate provision for lost electronically stored information.',
    ),
    civil(
      '41',
      'Dismissal of actions',
      'Voluntary dismissal by notice, stipulation, or order, and involuntary dismissal for failure to prosecute or to comply with a rule or order.',
    ),
    civil(
      '50',
      'Judgment as a matter of law',
      'A motion in a jury trial after a party has been fully heard on an issue, which may be renewed within 28 days after entry of judgment.',
    ),
    civil(
      '55',
      'Default and default judgment',
      'The clerk enters a default when a party fails to plead or otherwise defend. The clerk enters judgment for a sum certain; otherwise, the court does.',
    ),
    civil(
      '56',
      'Summary judgment',
      'Summary judgment is granted if there is no genuine dispute of material fact and the movant is entitled to judgment as a matter of law. The rule covers how to support a fact and what happens if a fact is not supported.',
    ),
    civil(
      '59',
      'New trial and altering or amending a judgment',
      'A motion for a new trial, or to alter or amend a judgment, must be filed within 28 days after entry of judgment.',
    ),
    civil(
      '60',
      'Relief from a judgment',
      'Mistake, excusable neglect, newly discovered evidence, fraud, voidness, and other grounds, with the time limit for each.',
    ),
    civil(
      '65',
      'Injunctions and restraining orders',
      'Notice, restraining orders without notice for up to 14 days unless extended, security, and the required contents of an order.',
    ),
  ]),
  ...rules('Statutes', 'Federal Rules of Evidence', 'Federal', [
    [
      'Relevant evidence',
      'Fed. R. Evid. 401',
      cornell('rules/fre/rule_401'),
      'Evidence is relevant if it tends to make a fact of consequence more or less probable.',
    ],
    [
      'Excluding relevant evidence',
      'Fed. R. Evid. 403',
      cornell('rules/fre/rule_403'),
      'A court may exclude relevant evidence if its probative value is substantially outweighed by a danger of unfair prejudice, confusion, or undue delay.',
    ],
    [
      'Character evidence; other crimes, wrongs, or acts',
      'Fed. R. Evid. 404',
      cornell('rules/fre/rule_404'),
      'Evidence of character or other acts is not admissible to prove action in conformity with it, but other acts may be admitted to prove motive, intent, plan, or identity.',
    ],
    [
      'Expert testimony',
      'Fed. R. Evid. 702',
      cornell('rules/fre/rule_702'),
      'The proponent must show that it is more likely than not that the testimony will help the trier of fact, is based on sufficient facts, and reflects a reliable application of reliable methods.',
    ],
    [
      'Exceptions to the rule against hearsay',
      'Fed. R. Evid. 803',
      cornell('rules/fre/rule_803'),
      'Statements that are admissible whether or not the declarant is available, such as present sense impressions, statements for medical treatment, and business and public records.',
    ],
  ]),
  ...rules('Statutes', 'Federal Rules of Appellate Procedure', 'Federal', [
    [
      'Appeal as of right: when taken',
      'Fed. R. App. P. 4',
      cornell('rules/frap/rule_4'),
      'A notice of appeal in a civil case is due within 30 days after entry of judgment, or 60 days if the United States is a party. Certain motions toll the time.',
    ],
  ]),
  ...rules('Statutes', 'United States Code', 'Federal', [
    [
      'Civil action for deprivation of rights',
      '42 U.S.C. § 1983',
      cornell('uscode/text/42/1983'),
      'A person who, under color of state law, deprives another of a federal right is liable to the injured party.',
    ],
    [
      'Federal question jurisdiction',
      '28 U.S.C. § 1331',
      cornell('uscode/text/28/1331'),
      'The district courts have jurisdiction of civil actions arising under the Constitution, laws, or treaties of the United States.',
    ],
    [
      'Diversity of citizenship',
      '28 U.S.C. § 1332',
      cornell('uscode/text/28/1332'),
      'The district courts have jurisdiction of actions between citizens of different states if more than $75,000 is in controversy, and of certain class actions.',
    ],
    [
      'Procedure for removal',
      '28 U.S.C. § 1446',
      cornell('uscode/text/28/1446'),
      'A notice of removal is due within 30 days after the defendant receives the initial pleading. All properly joined and served defendants must join in or consent to removal.',
    ],
    [
      'Proceedings in forma pauperis',
      '28 U.S.C. § 1915',
      cornell('uscode/text/28/1915'),
      'A court may allow a person who cannot pay to sue without prepaying fees, and must dismiss an action that is frivolous or fails to state a claim.',
    ],
    [
      'Asylum',
      '8 U.S.C. § 1158',
      cornell('uscode/text/8/1158'),
      'Who may apply for asylum, the one-year deadline and its exceptions, and the bars to asylum.',
    ],
    [
      'Removal proceedings',
      '8 U.S.C. § 1229a',
      cornell('uscode/text/8/1229a'),
      'How an immigration judge conducts proceedings, the burdens of proof, and motions to reopen and reconsider.',
    ],
    [
      'Cancellation of removal',
      '8 U.S.C. § 1229b',
      cornell('uscode/text/8/1229b'),
      'When removal may be canceled for a permanent resident, or for another person after ten years of continuous presence with exceptional hardship to a qualifying relative.',
    ],
  ]),
  ...rules('Statutes', 'California codes', 'California', [
    code(
      '128.7',
      'Signature and sanctions',
      'A signature certifies a proper purpose and legal and factual support. A motion for sanctions may be filed only if the document is not withdrawn or corrected within 21 days after service.',
    ),
    code(
      '340',
      'Statute of limitations: one year',
      'Actions that must be brought within one year, including libel, slander, and false imprisonment.',
    ),
    code(
      '335.1',
      'Statute of limitations: personal injury',
      'Two years for injury to or death of a person caused by a wrongful act or neglect.',
    ),
    code('337', 'Statute of limitations: written contract', 'Four years for an action on a written contract.'),
    code(
      '412.20',
      'Contents of a summons',
      'A summons names the court and the parties, directs the defendant to file a written response within 30 days, and warns of default.',
    ),
    code(
      '415.20',
      'Substituted service',
      'When documents may be left with another person at the defendant’s home or office and mailed instead of personally served, and when service is complete.',
    ),
    code(
      '425.16',
      'Special motion to strike (anti-SLAPP)',
      'A claim arising from protected petitioning or speech is stricken unless the plaintiff shows a probability of prevailing. A prevailing defendant recovers attorney fees; a plaintiff does only if the motion is frivolous or solely intended to cause delay.',
    ),
    code(
      '430.10',
      'Grounds for demurrer',
      'The grounds on which a party may demur to a complaint, such as failure to state facts, uncertainty, or lack of jurisdiction.',
    ),
    code('437c', 'Summary judgment', 'The motion, separate statement, evidence, notice, and each party’s burden.'),
    code(
      '473',
      'Amendment and relief from default',
      'Leave to amend, and relief from a judgment or default taken through mistake, inadvertence, surprise, or excusable neglect, sought within a reasonable time not exceeding six months.',
    ),
    code(
      '664.6',
      'Judgment pursuant to a settlement',
      'If parties to pending litigation settle in a signed writing or orally before the court, the court may enter judgment on the terms of the settlement.',
    ),
    code(
      '1005',
      'Notice of motion',
      'Moving papers are due 16 court days before the hearing, the opposition nine, and the reply five. Service of the motion by mail or certain other methods adds time.',
    ),
    code(
      '1010.6',
      'Electronic service and filing',
      'When documents may or must be served and filed electronically, and the time that electronic service adds.',
    ),
    code(
      '1161',
      'Unlawful detainer',
      'When a tenant is guilty of unlawful detainer and what notice is required first.',
    ),
    code('2030.010', 'Interrogatories', 'Discovery by written questions to a party.'),
    [
      'Discretion to exclude evidence',
      'Cal. Evid. Code § 352',
      'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=EVID&sectionNum=352',
      'The court may exclude evidence if its probative value is substantially outweighed by undue consumption of time, undue prejudice, or confusion.',
    ],
    [
      'Dissolution: irreconcilable differences',
      'Cal. Fam. Code § 2310',
      'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=FAM&sectionNum=2310',
      'Grounds for dissolution: irreconcilable differences and permanent legal incapacity to make decisions.',
    ],
    [
      'Best interest of the child',
      'Cal. Fam. Code § 3011',
      'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=FAM&sectionNum=3011',
      'Factors in determining a child’s best interest: health and safety, abuse, contact with both parents, and substance abuse.',
    ],
    [
      'Small claims: limit for individuals',
      'Cal. Code Civ. Proc. § 116.221',
      'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=CCP&sectionNum=116.221',
      'The maximum amount that a natural person may claim in small claims court.',
    ],
    [
      'Unfair competition law',
      'Cal. Bus. & Prof. Code § 17200',
      'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=BPC&sectionNum=17200',
      'Unfair competition includes any unlawful, unfair, or fraudulent business act or practice and deceptive advertising.',
    ],
  ]),
  ...rules('Statutes', 'California Rules of Court', 'California', [
    court(
      '2.108',
      'Line spacing and numbering',
      'Lines must be one and one-half spaced or double-spaced and numbered at the left margin.',
    ),
    court(
      '2.111',
      'Format of the first page',
      'The position on the first page of the attorney’s information, the title of the court, the title of the case, the case number, and the nature of the document.',
    ),
    court(
      '2.253',
      'Permissive and mandatory electronic filing',
      'When a court may permit or require parties to file electronically.',
    ),
    court(
      '2.256',
      'Duties of electronic filers',
      'Electronic filers must provide correct information, check for viruses, and use a text-searchable format.',
    ),
    court(
      '2.550',
      'Sealed records',
      'Records are presumed open. Sealing requires findings of an overriding interest, probable prejudice, narrow tailoring, and no less restrictive means.',
    ),
    court(
      '3.1110',
      'General format of motions',
      'Hearing information on the first page, references to exhibits and declarations, pagination, and electronic bookmarks for exhibits.',
    ),
    court(
      '3.1113',
      'Memorandum',
      'A motion must be supported by a memorandum of no more than 15 pages, or 20 for summary judgment. A memorandum over 10 pages must include a table of contents and a table of authorities.',
    ),
    court(
      '3.1350',
      'Motion for summary judgment',
      'The documents that a motion for summary judgment must include, and the format of the separate statement.',
    ),
    court(
      '3.220',
      'Case cover sheet',
      'The first document filed in a civil action must be accompanied by a Civil Case Cover Sheet.',
    ),
    court(
      '8.104',
      'Time to appeal',
      'A notice of appeal is due 60 days after service of notice of entry of judgment, and no later than 180 days after entry.',
    ),
  ]),
  ...rules('Statutes', 'New York Civil Practice Law and Rules', 'New York', [
    cplr(
      '213',
      'Statute of limitations: six years',
      'Contract actions and other actions that must be commenced within six years.',
    ),
    cplr(
      '214',
      'Statute of limitations: three years',
      'Actions for personal injury, injury to property, and others that must be commenced within three years.',
    ),
    cplr(
      '306-B',
      'Time to serve',
      'The summons and complaint must be served within 120 days after commencement of the action. The court may extend the time for good cause or in the interest of justice.',
    ),
    cplr(
      '308',
      'Personal service on a natural person',
      'Personal delivery, delivery to a person of suitable age and discretion with mailing, delivery to an agent, affixing and mailing, or as the court directs.',
    ),
    cplr(
      '2214',
      'Motion papers',
      'When the notice of motion and answering papers must be served before the return date.',
    ),
    cplr(
      '3012',
      'Service of pleadings',
      'When an answer is due: 20 days after personal delivery in the state; otherwise, 30 days after service is complete.',
    ),
    cplr(
      '3025',
      'Amended pleadings',
      'A party may amend once as of right and otherwise by leave, which is freely given.',
    ),
    cplr(
      '3101',
      'Scope of disclosure',
      'Full disclosure of all matter material and necessary, experts, attorney work product, and materials prepared for litigation.',
    ),
    cplr(
      '3211',
      'Motion to dismiss',
      'The grounds for dismissing a cause of action before an answer, including documentary evidence and failure to state a cause of action.',
    ),
    cplr(
      '3212',
      'Motion for summary judgment',
      'When the motion may be made, no later than 120 days after the note of issue unless the court orders otherwise, and how it is supported.',
    ),
    cplr(
      '3215',
      'Default judgment',
      'When the clerk or the court may enter judgment, proof and notice, and dismissal if the plaintiff takes no proceedings within one year after default.',
    ),
    cplr(
      '5513',
      'Time to appeal',
      'An appeal as of right must be taken within 30 days after service of the order or judgment with notice of entry.',
    ),
  ]),
  ...rules('Statutes', 'Texas Rules of Civil Procedure', 'Texas', [
    texas(
      '21',
      'Filing and serving pleadings and motions',
      'Attorneys file and serve documents electronically. Notice of a hearing must be served at least three days in advance.',
    ),
    texas(
      '21c',
      'Privacy protection for filed documents',
      'Sensitive data must be redacted from filings unless a law requires its inclusion.',
    ),
    texas(
      '47',
      'Claims for relief',
      'A petition contains a short statement of the claim and states the range of the monetary relief sought.',
    ),
    texas(
      '91a',
      'Dismissal of baseless causes of action',
      'A cause of action with no basis in law or fact may be dismissed on the pleading alone, on an expedited schedule.',
    ),
    texas(
      '99',
      'Issuance and form of citation',
      'The contents of a citation. An answer is due by 10:00 AM on the Monday after 20 days from service.',
    ),
    texas(
      '106',
      'Method of service',
      'Service in person or by registered or certified mail, and other methods by court order if those fail.',
    ),
    texas('120a', 'Special appearance', 'A sworn objection to personal jurisdiction, filed before any other plea.'),
    texas('166a', 'Summary judgment', 'Traditional and no-evidence motions, proof, notice, and response.'),
    texas('194', 'Required disclosures', 'What parties must disclose without a discovery request, and when.'),
    texas(
      '329b',
      'Time for motions for new trial',
      'A motion for new trial is due within 30 days after the judgment is signed. The rule also sets how long the court keeps plenary power.',
    ),
  ]),
  ...rules('Statutes', 'Florida rules of court', 'Florida', [
    florida(
      'Fla. R. Civ. P. 1.140',
      'Defenses',
      'An answer is due 20 days after service. The rule also states which defenses may be made by motion.',
    ),
    florida(
      'Fla. R. Civ. P. 1.510',
      'Summary judgment',
      'The federal summary judgment standard applies, and the court must state its reasons.',
    ),
    florida(
      'Fla. R. Civ. P. 1.540',
      'Relief from judgment',
      'Clerical mistakes, excusable neglect, newly discovered evidence, and fraud, with a one-year limit for most grounds.',
    ),
    florida(
      'Fla. R. Gen. Prac. & Jud. Admin. 2.425',
      'Minimization of sensitive information',
      'Which personal information must be omitted or truncated in filings.',
    ),
    florida(
      'Fla. R. Gen. Prac. & Jud. Admin. 2.515',
      'Signature of attorneys and parties',
      'What a signature certifies, and the information that must accompany it.',
    ),
    florida(
      'Fla. R. Gen. Prac. & Jud. Admin. 2.516',
      'Service of pleadings and documents',
      'Service by email through the portal among attorneys, and how other parties are served.',
    ),
    florida(
      'Fla. R. Gen. Prac. & Jud. Admin. 2.520',
      'Documents',
      'The format of documents: letter size, margins, type, and space for the clerk’s stamp.',
    ),
    florida(
      'Fla. Fam. L. R. P. 12.285',
      'Mandatory disclosure',
      'Financial documents that spouses must exchange and certify without a request.',
    ),
  ]),
  ...rules('Statutes', 'Illinois Supreme Court Rules', 'Illinois', [
    illinois(
      '9',
      'Electronic filing',
      'Documents in civil cases must be filed electronically unless exempt. The rule also states when a document is considered filed.',
    ),
    illinois(
      '11',
      'Manner of serving documents',
      'Email service on those who have provided an address, and other methods of service.',
    ),
    illinois(
      '137',
      'Signing of pleadings and sanctions',
      'Every document must be signed after reasonable inquiry. The court may sanction a frivolous filing.',
    ),
    illinois(
      '138',
      'Personal identity information',
      'Which personal identity information may not appear in filings, and how it is redacted.',
    ),
    illinois(
      '191',
      'Affidavits in summary judgment proceedings',
      'Affidavits must be made on personal knowledge, state facts, and attach sworn or certified copies of the documents on which the affiant relies.',
    ),
    illinois(
      '201',
      'General discovery provisions',
      'Discovery methods, scope, proportionality, and the duty to confer.',
    ),
    illinois(
      '222',
      'Limited and simplified discovery',
      'Disclosure and limits on discovery in cases that seek limited damages.',
    ),
    illinois(
      '303',
      'Appeals in civil cases',
      'A notice of appeal is due within 30 days after the final judgment or the order disposing of a timely posttrial motion.',
    ),
    [
      'Summary judgment',
      '735 ILCS 5/2-1005; 735 Ill. Comp. Stat. 5/2-1005',
      'https://www.ilga.gov/',
      'When a party may move for summary judgment, and the pleadings, depositions, admissions, and affidavits on which the motion is decided.',
    ],
    [
      'Involuntary dismissal',
      '735 ILCS 5/2-619; 735 Ill. Comp. Stat. 5/2-619',
      'https://www.ilga.gov/',
      'Dismissal based on defects or defenses outside the pleading, such as the statute of limitations, release, or lack of capacity.',
    ],
  ]),
];
