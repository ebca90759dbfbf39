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
      'What a summons says, who serves it and how on persons, companies and governments, waiver of service, and the 90 days within which to serve after filing.',
    ),
    civil(
      '5',
      'Serving and filing papers',
      'How papers after the complaint are served on counsel and filed, electronically by those represented.',
    ),
    civil(
      '5.2',
      'Privacy protection in filings',
      'Social-security and account numbers, birth dates and names of minors are cut down to parts in what is filed; the filer answers for it.',
    ),
    civil(
      '6',
      'Computing time',
      'How days are counted: the day of the event is left out, every day counts, and a period that ends on a weekend or legal holiday runs to the next day that is neither.',
    ),
    civil(
      '8',
      'Rules of pleading',
      'A claim for relief states jurisdiction, a short and plain statement that shows a right to relief, and a demand; a defense admits or denies and states affirmative defenses.',
    ),
    civil(
      '11',
      'Signing papers and sanctions',
      'A signature says that after reasonable inquiry a paper has no improper purpose, a basis in law and evidence for its facts; a motion for sanctions waits 21 days for the paper to be withdrawn.',
    ),
    civil(
      '12',
      'Defenses, objections and motions',
      'When to answer, which defenses can be raised by motion such as lack of jurisdiction or failure to state a claim, and what is waived if not joined.',
    ),
    civil(
      '15',
      'Amended pleadings',
      'When a pleading may be amended once without leave, leave freely given when justice requires, and relation back to the first date.',
    ),
    civil(
      '23',
      'Class actions',
      'Four requirements of every class, three kinds of class, notice, counsel, and approval of a settlement.',
    ),
    civil(
      '26',
      'Duty to disclose and scope of discovery',
      'Initial disclosures, discovery of what is relevant and proportional, limits, experts, protective orders and the conference of the parties.',
    ),
    civil(
      '30',
      'Depositions by oral examination',
      'Ten depositions a side of seven hours each unless agreed or ordered, notice, conduct and the deposition of an organization.',
    ),
    civil(
      '37',
      'Failure to disclose or cooperate',
      'Motions to compel, who pays for them, and sanctions, with a rule of its own for lost electronic information.',
    ),
    civil(
      '41',
      'Dismissal of actions',
      'Voluntary dismissal by notice, stipulation or order, and involuntary dismissal for failure to prosecute or obey.',
    ),
    civil(
      '50',
      'Judgment as a matter of law',
      'A motion in a jury trial after a party was fully heard, renewed within 28 days after judgment.',
    ),
    civil(
      '55',
      'Default and default judgment',
      'The clerk enters a default where a party failed to plead; judgment follows by the clerk for a sum certain, else by the court.',
    ),
    civil(
      '56',
      'Summary judgment',
      'Granted where there is no genuine dispute of material fact and the movant is entitled to judgment as a matter of law; how facts are supported and what happens when they are not.',
    ),
    civil(
      '59',
      'New trial and altering a judgment',
      'A motion for new trial, or to alter or amend the judgment, within 28 days.',
    ),
    civil(
      '60',
      'Relief from a judgment',
      'Mistake, excusable neglect, new evidence, fraud, voidness and other grounds, with the time for each.',
    ),
    civil(
      '65',
      'Injunctions and restraining orders',
      'Notice, orders without notice for at most 14 days, security, and what an order has to say.',
    ),
  ]),
  ...rules('Statutes', 'Federal Rules of Evidence', 'Federal', [
    [
      'Relevant evidence',
      'Fed. R. Evid. 401',
      cornell('rules/fre/rule_401'),
      'Evidence is relevant when it makes a fact of consequence more or less probable.',
    ],
    [
      'Excluding relevant evidence',
      'Fed. R. Evid. 403',
      cornell('rules/fre/rule_403'),
      'Relevant evidence may be left out where unfair prejudice, confusion or delay substantially outweigh its worth.',
    ],
    [
      'Other crimes, wrongs or acts',
      'Fed. R. Evid. 404',
      cornell('rules/fre/rule_404'),
      'Character and other acts are not admitted to show that somebody acted alike, but may show motive, intent, plan or identity.',
    ],
    [
      'Expert testimony',
      'Fed. R. Evid. 702',
      cornell('rules/fre/rule_702'),
      'The proponent shows that it is more likely than not that the expert helps, rests on enough facts and applies reliable methods reliably.',
    ],
    [
      'Exceptions to hearsay',
      'Fed. R. Evid. 803',
      cornell('rules/fre/rule_803'),
      'Statements admitted whether or not the declarant is available, such as present impressions, medical statements, business and public records.',
    ],
  ]),
  ...rules('Statutes', 'Federal Rules of Appellate Procedure', 'Federal', [
    [
      'Appeal as of right: when taken',
      'Fed. R. App. P. 4',
      cornell('rules/frap/rule_4'),
      'A notice of appeal in a civil case is due within 30 days after judgment, 60 where the United States is a party; some motions stop the time.',
    ],
  ]),
  ...rules('Statutes', 'United States Code', 'Federal', [
    [
      'Civil action for deprivation of rights',
      '42 U.S.C. § 1983',
      cornell('uscode/text/42/1983'),
      'Who under color of state law deprives somebody of a federal right is liable to the person injured.',
    ],
    [
      'Federal question jurisdiction',
      '28 U.S.C. § 1331',
      cornell('uscode/text/28/1331'),
      'District courts have jurisdiction of civil actions that arise under the Constitution, laws or treaties of the United States.',
    ],
    [
      'Diversity of citizenship',
      '28 U.S.C. § 1332',
      cornell('uscode/text/28/1332'),
      'District courts have jurisdiction between citizens of different states where more than $75,000 is in dispute, and of certain class actions.',
    ],
    [
      'Procedure for removal',
      '28 U.S.C. § 1446',
      cornell('uscode/text/28/1446'),
      'A notice of removal is due within 30 days after the defendant received the initial pleading, and all properly served defendants join.',
    ],
    [
      'Proceedings in forma pauperis',
      '28 U.S.C. § 1915',
      cornell('uscode/text/28/1915'),
      'A court may let somebody who cannot pay sue without prepayment of fees, and dismisses what is frivolous or states no claim.',
    ],
    [
      'Asylum',
      '8 U.S.C. § 1158',
      cornell('uscode/text/8/1158'),
      'Who may apply for asylum, the one-year deadline with its exceptions, and who is barred.',
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
      'When a resident, or another person after ten years of presence with hardship to family, may be allowed to stay.',
    ],
  ]),
  ...rules('Statutes', 'California codes', 'California', [
    code(
      '128.7',
      'Signature and sanctions',
      'A signature certifies no improper purpose and support in law and fact; a motion for sanctions leaves 21 days to withdraw the paper.',
    ),
    code(
      '340',
      'Limitations of one year',
      'Actions to be brought within one year, libel, slander and false imprisonment among them.',
    ),
    code(
      '335.1',
      'Limitations: personal injury',
      'Two years for injury to or death of a person by wrongful act or neglect.',
    ),
    code('337', 'Limitations: written contract', 'Four years for actions on a written contract.'),
    code(
      '412.20',
      'Contents of a summons',
      'A summons names the court and the parties, directs a written response within 30 days, and warns of default.',
    ),
    code(
      '415.20',
      'Substituted service',
      'When papers may be left with somebody at home or office and mailed in place of personal service, and when it is complete.',
    ),
    code(
      '425.16',
      'Special motion to strike (anti-SLAPP)',
      'A claim that arises from protected petition or speech is struck unless the plaintiff shows a probability of prevailing; the winner of the motion recovers fees.',
    ),
    code(
      '430.10',
      'Grounds of demurrer',
      'On which grounds a party may object to a complaint by demurrer, such as failure to state facts, uncertainty or lack of jurisdiction.',
    ),
    code('437c', 'Summary judgment', 'Motion, separate statement, evidence, notice and the burdens on each side.'),
    code(
      '473',
      'Amendment and relief from default',
      'Leave to amend, and relief within six months from judgment or default taken through mistake, inadvertence, surprise or excusable neglect.',
    ),
    code(
      '664.6',
      'Judgment on a settlement',
      'Parties to a pending case who settle in a signed writing or before the court may have judgment entered on its terms.',
    ),
    code(
      '1005',
      'Notice of motion',
      'Moving papers are due 16 court days before the hearing, opposition nine, reply five; service by mail or other ways adds days.',
    ),
    code(
      '1010.6',
      'Electronic service and filing',
      'When papers may or must be served and filed electronically, and the days that electronic service adds.',
    ),
    code('1161', 'Unlawful detainer', 'When a tenant holds over unlawfully and what notice has to come first.'),
    code('2030.010', 'Interrogatories', 'Discovery by written questions to a party.'),
    [
      'Discretion to exclude evidence',
      'Cal. Evid. Code § 352',
      'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=EVID&sectionNum=352',
      'The court may exclude evidence where undue time, prejudice or confusion substantially outweigh its worth.',
    ],
    [
      'Dissolution: irreconcilable differences',
      'Cal. Fam. Code § 2310',
      'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=FAM&sectionNum=2310',
      'Grounds of dissolution: irreconcilable differences and permanent legal incapacity to make decisions.',
    ],
    [
      'Best interest of the child',
      'Cal. Fam. Code § 3011',
      'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=FAM&sectionNum=3011',
      'What the court considers for the best interest of a child: health, safety, abuse, contact with both parents, substance abuse.',
    ],
    [
      'Small claims: individual limit',
      'Cal. Code Civ. Proc. § 116.221',
      'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=CCP&sectionNum=116.221',
      'The amount up to which a natural person may sue in small claims court.',
    ],
    [
      'Unfair competition law',
      'Cal. Bus. & Prof. Code § 17200',
      'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=BPC&sectionNum=17200',
      'Unfair competition is any unlawful, unfair or fraudulent business act or practice and deceptive advertising.',
    ],
  ]),
  ...rules('Statutes', 'California Rules of Court', 'California', [
    court(
      '2.108',
      'Line spacing and numbering',
      'Lines of a paper are one and one-half or double spaced and numbered in the left margin.',
    ),
    court(
      '2.111',
      'Format of the first page',
      'Where counsel, title of the court, title of the case, number and nature of the paper stand on the first page.',
    ),
    court(
      '2.253',
      'Permissive and mandatory electronic filing',
      'When a court may let, or make, parties file electronically.',
    ),
    court(
      '2.256',
      'Duties of electronic filers',
      'Electronic filers furnish correct information, check for viruses and use a text-searchable format.',
    ),
    court(
      '2.550',
      'Sealed records',
      'Records are presumed open; sealing takes findings of an overriding interest, prejudice, narrow tailoring and no less restrictive means.',
    ),
    court(
      '3.1110',
      'General format of motion papers',
      'Notice on the first page, references to exhibits and declarations, pagination and electronic bookmarks for exhibits.',
    ),
    court(
      '3.1113',
      'Memorandum',
      'A motion is supported by a memorandum of at most 15 pages, 20 for summary judgment, with tables when it is long.',
    ),
    court(
      '3.1350',
      'Motion for summary judgment',
      'What papers a motion for summary judgment has, and the form of the separate statement.',
    ),
    court('3.220', 'Case cover sheet', 'The first paper in a civil case comes with the civil case cover sheet.'),
    court(
      '8.104',
      'Time to appeal',
      'A notice of appeal is due 60 days after notice of entry of judgment is served, and at the latest 180 days after entry.',
    ),
  ]),
  ...rules('Statutes', 'New York Civil Practice Law and Rules', 'New York', [
    cplr('213', 'Limitations of six years', 'Contracts and other actions that must be brought within six years.'),
    cplr(
      '214',
      'Limitations of three years',
      'Personal injury, injury to property and other actions to be brought within three years.',
    ),
    cplr(
      '306-B',
      'Time to serve',
      'Summons and complaint are served within 120 days after the action was commenced, with extension for good cause or in the interest of justice.',
    ),
    cplr(
      '308',
      'Personal service on a natural person',
      'Delivery, delivery to a person of suitable age and mailing, to an agent, nail and mail, or as the court directs.',
    ),
    cplr('2214', 'Motion papers', 'When notice of motion and answering papers are served before the return day.'),
    cplr(
      '3012',
      'Service of pleadings',
      'When an answer is due: 20 days after personal delivery in the state, else 30 days after service is complete.',
    ),
    cplr('3025', 'Amended pleadings', 'Amendment once as of right and otherwise by leave, which is freely given.'),
    cplr(
      '3101',
      'Scope of disclosure',
      'Full disclosure of all that is material and necessary, experts, work product and materials for litigation.',
    ),
    cplr(
      '3211',
      'Motion to dismiss',
      'The grounds on which a cause of action is dismissed before an answer, documentary evidence and failure to state a cause among them.',
    ),
    cplr(
      '3212',
      'Motion for summary judgment',
      'When it may be made, at the latest 120 days after the note of issue unless ordered otherwise, and how it is supported.',
    ),
    cplr(
      '3215',
      'Default judgment',
      'When the clerk may enter judgment, when the court does, proof and notice, and dismissal when no step is taken within a year.',
    ),
    cplr(
      '5513',
      'Time to appeal',
      'An appeal as of right is taken within 30 days after service of the order with notice of entry.',
    ),
  ]),
  ...rules('Statutes', 'Texas Rules of Civil Procedure', 'Texas', [
    texas(
      '21',
      'Filing and serving pleadings and motions',
      'Papers are filed and served electronically by lawyers; notice of a hearing is at least three days.',
    ),
    texas(
      '21c',
      'Privacy protection for filed documents',
      'Sensitive data is redacted in what is filed unless a law requires it.',
    ),
    texas(
      '47',
      'Claims for relief',
      'A petition gives a short statement of the claim and says within which range the relief sought lies.',
    ),
    texas(
      '91a',
      'Dismissal of baseless causes of action',
      'A cause with no basis in law or fact may be dismissed on the pleading alone, on a short calendar.',
    ),
    texas(
      '99',
      'Issuance and form of citation',
      'What a citation contains; an answer is due by 10 a.m. on the Monday after 20 days from service.',
    ),
    texas(
      '106',
      'Method of service',
      'Service in person or by registered mail, and other ways by order where these failed.',
    ),
    texas(
      '120a',
      'Special appearance',
      'A sworn objection to jurisdiction over the person, made before any other plea.',
    ),
    texas('166a', 'Summary judgment', 'Traditional and no-evidence motions, proof, notice and response.'),
    texas('194', 'Required disclosures', 'What parties disclose without being asked, and when.'),
    texas(
      '329b',
      'Time for motions for new trial',
      'A motion for new trial is due 30 days after judgment; how long the court keeps plenary power.',
    ),
  ]),
  ...rules('Statutes', 'Florida rules of court', 'Florida', [
    florida(
      'Fla. R. Civ. P. 1.140',
      'Defenses',
      'An answer is due 20 days after service; which defenses may be made by motion.',
    ),
    florida('Fla. R. Civ. P. 1.510', 'Summary judgment', 'The federal standard applies; the court states its reasons.'),
    florida(
      'Fla. R. Civ. P. 1.540',
      'Relief from judgment',
      'Clerical mistakes, excusable neglect, new evidence and fraud, with a limit of one year for most grounds.',
    ),
    florida(
      'Fla. R. Gen. Prac. & Jud. Admin. 2.425',
      'Minimization of sensitive information',
      'What personal data is left out or cut down in papers.',
    ),
    florida(
      'Fla. R. Gen. Prac. & Jud. Admin. 2.515',
      'Signature of attorneys and parties',
      'What a signature certifies and what stands with it.',
    ),
    florida(
      'Fla. R. Gen. Prac. & Jud. Admin. 2.516',
      'Service of pleadings and documents',
      'Service by e-mail through the portal among lawyers, and how others are served.',
    ),
    florida(
      'Fla. R. Gen. Prac. & Jud. Admin. 2.520',
      'Documents',
      'Format of papers: letter size, margins, type and the space for the clerk’s stamp.',
    ),
    florida(
      'Fla. Fam. L. R. P. 12.285',
      'Mandatory disclosure',
      'Financial papers that spouses exchange and certify without being asked.',
    ),
  ]),
  ...rules('Statutes', 'Illinois Supreme Court Rules', 'Illinois', [
    illinois(
      '9',
      'Electronic filing',
      'Civil papers are filed electronically unless exempt, and when they count as filed.',
    ),
    illinois('11', 'Manner of serving documents', 'E-mail service among those who gave an address, and other ways.'),
    illinois(
      '137',
      'Signing of pleadings and sanctions',
      'Every paper is signed after reasonable inquiry; frivolous papers may be sanctioned.',
    ),
    illinois(
      '138',
      'Personal identity information',
      'Which personal data may not stand in filings and how it is redacted.',
    ),
    illinois(
      '191',
      'Affidavits on summary judgment',
      'Affidavits rest on personal knowledge and facts and come with sworn or certified papers.',
    ),
    illinois(
      '201',
      'General discovery provisions',
      'Discovery methods, scope, proportionality and the duty to confer.',
    ),
    illinois(
      '222',
      'Limited and simplified discovery',
      'Disclosure and limits in cases for a limited amount of damages.',
    ),
    illinois(
      '303',
      'Appeals in civil cases',
      'A notice of appeal is due within 30 days after final judgment or the order that disposes of a timely post-judgment motion.',
    ),
    [
      'Motions on the pleadings and for summary judgment',
      '735 ILCS 5/2-1005; 735 Ill. Comp. Stat. 5/2-1005',
      'https://www.ilga.gov/',
      'When a party may move for summary judgment and on which papers it is decided.',
    ],
    [
      'Involuntary dismissal',
      '735 ILCS 5/2-619; 735 Ill. Comp. Stat. 5/2-619',
      'https://www.ilga.gov/',
      'Dismissal for defects outside the pleading, such as limitations, release or lack of capacity.',
    ],
  ]),
];
