import type { Submission } from '../../checks/Submission.ts';
import { titleOf } from '../shared/lookup.ts';
import type { Demand } from './Demand.ts';

const lead = ({ documents }: Submission) => documents[0].reading;
const parties = (submission: Submission) => lead(submission).plaintiffs.length + lead(submission).defendants.length > 0;
const money = (submission: Submission) =>
  lead(submission).amount_cents !== undefined || lead(submission).sums.length > 0;
const authorities = (submission: Submission) => lead(submission).authorities.length > 0;
const causes = (submission: Submission) => lead(submission).causes_of_action.length > 0;
const titled = (pattern: RegExp) => (submission: Submission) =>
  submission.documents.some((one) => pattern.test(titleOf(one)));
const section = (name: string, heading: string, kinds: Demand['kinds'], also?: Demand['also']): Demand => ({
  name,
  kinds,
  mend: `Add a part headed "${heading}".`,
  ...(also && { also }),
});
const sentence = (name: string, wording: string, kinds: Demand['kinds'], also?: Demand['also']): Demand => ({
  name,
  kinds,
  mend: `Add: "${wording}"`,
  ...(also && { also }),
});

const contents = section('a table of contents', 'TABLE OF CONTENTS', ['table_of_contents', 'points_and_authorities']);
const authoritiesTable = section('a table of authorities', 'TABLE OF AUTHORITIES', [
  'table_of_authorities',
  'points_and_authorities',
]);
const jurisdictional = section('a statement of jurisdiction', 'JURISDICTIONAL STATEMENT', ['jurisdiction']);
const issues = section('the issues presented', 'ISSUES PRESENTED', ['issues']);
const caseStatement = section('a statement of the case', 'STATEMENT OF THE CASE', [
  'statement_of_case',
  'nature_of_action',
  'statement_of_facts',
]);
const facts = section('a statement of the facts', 'STATEMENT OF FACTS', ['statement_of_facts', 'statement_of_case']);
const summary = section('a summary of the argument', 'SUMMARY OF THE ARGUMENT', ['summary_of_argument']);
const argument = section('an argument', 'ARGUMENT', ['argument']);
const conclusion = section('a conclusion', 'CONCLUSION', ['conclusion', 'prayer']);
const prayer = section('a prayer', 'PRAYER', ['prayer', 'conclusion', 'relief_asked']);
const appendix = section('an appendix', 'APPENDIX', ['appendix'], titled(/appendix|record/i));
const partiesAndCounsel = section('the identity of parties and counsel', 'IDENTITY OF PARTIES AND COUNSEL', [
  'parties_and_counsel',
  'parties_listed',
]);
const relief = sentence(
  'a demand for relief',
  'WHEREFORE [party] asks for judgment against [party] for [relief] and for costs.',
  ['relief_asked', 'prayer'],
  (one) => lead(one).relief.length > 0,
);
const claim = sentence(
  'a statement of the claim',
  '[Date], [defendant] [what was done], which [how it harmed the plaintiff].',
  ['cause_heading', 'claims', 'numbered_paragraphs', 'statement_of_facts', 'nature_of_action'],
  causes,
);
const amount = sentence('the amount', 'Plaintiff asks for $[amount].', ['damages_by_law'], money);
const childResidence = sentence(
  'where the child lived in the last five years',
  'In the last five years the child lived at [address] with [name] from [date] to [date].',
  ['child_residence'],
);
const otherProceedings = sentence(
  'other proceedings about the child',
  'I know of [no other proceeding / the following proceedings] about custody of the child: [court, case number].',
  ['other_proceedings'],
);
const otherClaimants = sentence(
  'others who claim custody',
  '[Nobody else / name and address] has or claims custody of or visitation with the child.',
  ['other_claimants'],
);
const death = sentence('the date and place of death', '[Name] died on [date] at [place].', ['date_of_death']);
const domicile = sentence('the decedent’s domicile', 'At death [name] was domiciled at [address, county, state].', [
  'residence',
]);
const heirs = sentence(
  'the heirs and beneficiaries',
  'The heirs, beneficiaries and devisees are: [name, address, relationship].',
  ['heirs'],
);
const value = sentence(
  'the estimated value of the estate',
  'The estate is worth about $[amount]: personal property $[amount], real property $[amount].',
  ['estate_value'],
  money,
);
const decedent = sentence('who died', '[Name], the decedent, …', ['decedent', 'date_of_death']);
const will = sentence('the will', 'The decedent’s last will is dated [date].', ['will']);
const executor = sentence(
  'who is to be executor',
  '[Name and address] is named executor in the will and is qualified.',
  ['executor'],
);
const lastThree = sentence(
  'the last three digits of driver’s license and social security number',
  'The last three digits of [name]’s driver’s license number are [###] and of the social security number [###].',
  ['last_three_digits'],
);
const countyOf = sentence('the county', 'in [county] County', ['charged_place']);
const statute = sentence(
  'the law that was broken',
  'in violation of [statute and section]',
  ['charged_statute'],
  authorities,
);
const offense = sentence('the offense charged', '[name] committed the offense of [offense], in that [facts]', [
  'offense',
]);
const respond = sentence('the time to respond', 'You must answer within [number] days after service.', [
  'time_to_respond',
]);

/** What the rules' names for parts of papers stand for. */
export const demandTable = {
  // Pleadings
  jurisdiction: sentence(
    'the grounds of jurisdiction',
    'This Court has jurisdiction under [statute] because [facts].',
    ['jurisdiction', 'diversity', 'within_limits'],
  ),
  statement_of_claim: claim,
  facts: claim,
  ultimate_facts: claim,
  cause_of_action: claim,
  basis: claim,
  basis_of_claim: claim,
  nature: claim,
  demand_for_relief: relief,
  demand_for_judgment: relief,
  relief,
  grounds: sentence(
    'the grounds',
    'The grounds are [grounds], under [rule or statute].',
    ['grounds', 'eviction_grounds', 'argument'],
    authorities,
  ),
  amount,
  amount_if_money: sentence(
    'the amount of damages',
    'damages of $[amount], or according to proof',
    ['damages_by_law'],
    (one) =>
      money(one) ||
      !/\bdamages?\b/i.test(
        lead(one)
          .relief.map(({ value }) => value)
          .join(' '),
      ),
  ),
  within_jurisdictional_limits: sentence(
    'that the damages are within the court’s limits',
    'The damages sought are within the jurisdictional limits of this Court.',
    ['within_limits'],
  ),
  plaintiff_name_contact: sentence('how to reach the plaintiff', '[name], [address], [telephone number]', [
    'address',
    'phone',
    'email',
  ]),
  plaintiff_contact: sentence('how to reach the plaintiff', '[name], [address], [telephone number]', [
    'address',
    'phone',
    'email',
  ]),
  defendant_name_address: sentence('the defendant’s address', 'Defendant [name] may be served at [address].', [
    'address',
  ]),
  defendant_address: sentence('the defendant’s address', 'Defendant [name], [address]', ['address']),
  last3_driver_license: lastThree,
  last3_ssn: lastThree,
  // Motions
  notice_of_hearing: sentence(
    'a notice of hearing',
    'Notice is given that on [date] at [time] in Department [number] [party] will move for [order] on the ground that [ground].',
    ['notice_of_hearing'],
    titled(/notice of (?:motion|hearing|demurrer)/i),
  ),
  motion: section('the motion', 'MOTION', ['relief_asked'], titled(/motion|application|demurrer|request/i)),
  memorandum: section(
    'a memorandum of points and authorities',
    'MEMORANDUM OF POINTS AND AUTHORITIES',
    ['memorandum', 'argument'],
    titled(/memorandum|points and authorities/i),
  ),
  // Summonses
  court: sentence('the court', '[name of the court]', [], (one) => lead(one).court !== undefined),
  parties: sentence('the parties', '[plaintiff] v. [defendant]', [], parties),
  defendant: sentence(
    'to whom it is directed',
    'To: [defendant, address]',
    [],
    (one) => lead(one).defendants.length > 0,
  ),
  plaintiff_attorney_contact: sentence(
    'the name and address of the plaintiff’s attorney',
    'Plaintiff’s attorney: [name, address]',
    ['address', 'phone', 'email'],
    (one) => lead(one).counsel.length > 0,
  ),
  plaintiff_attorney_data: sentence(
    'the name and address of the plaintiff’s attorney',
    'Plaintiff’s attorney: [name, address]',
    ['address', 'phone', 'email'],
    (one) => lead(one).counsel.length > 0,
  ),
  time_to_respond: respond,
  default_warning: sentence(
    'what happens without an answer',
    'If you fail to answer, judgment by default may be entered against you for the relief demanded.',
    ['default_warning'],
  ),
  basis_of_venue: sentence('the basis of the venue', 'The basis of the venue designated is [basis].', ['venue']),
  notice_if_no_complaint: sentence(
    'the nature of the action and the relief',
    'The nature of this action is [nature]; the relief sought is [relief].',
    ['nature_of_action', 'nature_of_action_stated'],
    titled(/complaint/i),
  ),
  // Families
  child_addresses_5_years: childResidence,
  child_residence_5_years: childResidence,
  other_proceedings: otherProceedings,
  other_claimants: otherClaimants,
  court_jurisdiction: sentence(
    'the court’s jurisdiction over the child',
    'No court has continuing jurisdiction of this suit or of the child.',
    ['jurisdiction', 'other_proceedings'],
  ),
  child_identity: sentence(
    'the child’s name and birth date as the court allows them',
    'The child is [initials], born in [month and year].',
    ['child_identity'],
  ),
  managing_conservator: sentence('who is to be conservator', '[Name] should be appointed managing conservator.', [
    'conservator',
  ]),
  ages: sentence('the ages of the spouses', 'Petitioner is [age] and Respondent is [age] years old.', [
    'child_identity',
  ]),
  occupations: sentence('the occupations', 'Petitioner works as [occupation], Respondent as [occupation].', [
    'occupation',
  ]),
  residences: sentence('the residences', 'Petitioner lives at [address] and has lived in Illinois since [date].', [
    'residence',
  ]),
  marriage_date_place: sentence(
    'the date and place of the marriage',
    'The parties were married on [date] at [place].',
    ['marriage'],
  ),
  children: sentence('the children', 'The parties have [no children / these children: initials and ages].', [
    'children',
  ]),
  arrangements: sentence(
    'arrangements on support, parental responsibilities and maintenance',
    'The parties have agreed / not agreed on support, parental responsibilities and maintenance: [terms].',
    ['arrangements'],
  ),
  notice_of_automatic_orders: sentence(
    'the notice of automatic orders',
    'NOTICE OF AUTOMATIC ORDERS (Domestic Relations Law § 236(B)(2))',
    ['automatic_orders'],
    titled(/automatic orders/i),
  ),
  notice_of_health_coverage: sentence(
    'the notice on health care coverage',
    'NOTICE CONCERNING CONTINUATION OF HEALTH CARE COVERAGE (Domestic Relations Law § 255)',
    ['health_coverage'],
    titled(/health/i),
  ),
  maintenance_guideline_notice: sentence(
    'the notice of guideline maintenance',
    'NOTICE OF GUIDELINE MAINTENANCE',
    ['maintenance_guideline'],
    titled(/maintenance/i),
  ),
  // Estates
  decedent,
  testator: decedent,
  domicile,
  residence: domicile,
  date_of_death: death,
  date_place_of_death: death,
  distributees: heirs,
  legatees: heirs,
  heirs_legatees: heirs,
  beneficiaries: heirs,
  estimated_value: value,
  property_value: value,
  personal_and_real_estate_value: value,
  assets: value,
  will_date: will,
  will_status: will,
  executor,
  subscribing_witnesses: sentence('the subscribing witnesses', 'The witnesses to the will are [names].', ['witnesses']),
  last3_license_ssn: lastThree,
  petitioner_interest: sentence('the petitioner’s interest', 'Petitioner is interested in the estate as [relation].', [
    'interest_of_petitioner',
    'executor',
    'heirs',
  ]),
  venue: sentence('the venue', 'Venue is in this county because [reason].', ['venue']),
  // Eviction
  premises: sentence('the premises', 'The premises are at [address].', ['premises']),
  notice_to_vacate: sentence('the notice to vacate', 'Plaintiff gave written notice to vacate on [date] by [method].', [
    'notice_to_vacate',
  ]),
  possession_of_original_note: sentence(
    'that the plaintiff holds the original note',
    'Plaintiff certifies that it is in possession of the original promissory note, at [place], held by [name] since [date].',
    ['possession_of_note'],
  ),
  // Charges
  accusatory: offense,
  factual: sentence('the facts', 'On or about [date], in [place], [name] [acts].', ['charged_day', 'offense']),
  offense_statement: offense,
  offense_name: offense,
  offense_named: offense,
  elements: offense,
  factual_statement: offense,
  essential_facts: offense,
  statute,
  county: countyOf,
  date: sentence('the date', 'on or about [date]', ['charged_day'], (one) => lead(one).filing_date !== undefined),
  title: sentence('the parties', '[State or People] v. [name]', [], parties),
  accused_name: sentence(
    'the name of the accused',
    '[State or People] v. [name]',
    [],
    (one) => lead(one).defendants.length > 0,
  ),
  grand_jury_accusation: sentence(
    'that the grand jury accuses',
    'The Grand Jury of [county] accuses [name] of [offense].',
    ['grand_jury'],
  ),
  counts: sentence('separate counts', 'COUNT ONE', ['counts', 'cause_heading', 'offense']),
  foreperson_signature: sentence('the foreperson’s signature', '[signature], Foreperson of the Grand Jury', [
    'foreperson',
  ]),
  da_signature: sentence('the prosecutor’s signature', '[signature], District Attorney', ['prosecutor']),
  prosecutor_signature: sentence('the prosecutor’s signature', '[signature], [County / District] Attorney', [
    'prosecutor',
  ]),
  // Appeals
  toc: contents,
  table_of_contents: contents,
  toa: authoritiesTable,
  table_of_authorities: authoritiesTable,
  index_of_authorities: authoritiesTable,
  table_of_citations: authoritiesTable,
  toc_and_toa_if_over_1500_words: contents,
  tables_if_over_1500_words: contents,
  points_and_authorities: section('points and authorities', 'POINTS AND AUTHORITIES', [
    'points_and_authorities',
    'table_of_authorities',
  ]),
  jurisdictional_statement: jurisdictional,
  statement_of_jurisdiction: jurisdictional,
  statement_of_issues: issues,
  issues_presented: issues,
  issues_presented_first: issues,
  questions_presented: issues,
  statement_of_the_case: caseStatement,
  statement_of_case: caseStatement,
  statement_of_case_and_facts: caseStatement,
  statement: caseStatement,
  nature_of_case: caseStatement,
  nature_of_action_and_relief: section('the nature of the action', 'STATEMENT OF THE CASE', [
    'nature_of_action',
    'statement_of_case',
  ]),
  introductory_paragraph: section('an introductory paragraph', 'NATURE OF THE CASE', [
    'nature_of_action',
    'statement_of_case',
  ]),
  statement_of_facts: facts,
  facts_summary: facts,
  summary_of_argument: summary,
  argument,
  argument_with_standard_of_review: argument,
  headed_points: argument,
  point_headings: argument,
  conclusion,
  prayer,
  appendix,
  identity_of_parties_and_counsel: partiesAndCounsel,
  parties_corporate_disclosure_related_cases: section('the parties to the proceeding', 'PARTIES TO THE PROCEEDING', [
    'parties_and_counsel',
    'parties_listed',
    'disclosure_statement',
  ]),
  opinions_below: section('the opinions below', 'OPINIONS BELOW', ['opinions_below']),
  provisions_involved: section('the provisions involved', 'CONSTITUTIONAL AND STATUTORY PROVISIONS INVOLVED', [
    'provisions',
  ]),
  provisions: section('the provisions involved', 'CONSTITUTIONAL AND STATUTORY PROVISIONS INVOLVED', ['provisions']),
  reasons_for_granting: section('the reasons for granting the petition', 'REASONS FOR GRANTING THE PETITION', [
    'reasons_for_granting',
  ]),
  identity_interest_authority: section('who the amicus is and what its interest is', 'INTEREST OF AMICUS CURIAE', [
    'amicus_interest',
  ]),
  authorship_and_funding_statement: sentence(
    'who wrote and paid for the brief',
    'No party’s counsel authored this brief in whole or in part, and nobody but [amicus], its members or its counsel gave money for it.',
    ['amicus_authorship'],
  ),
  cplr_5531_statement: section('the statement under CPLR 5531', 'STATEMENT PURSUANT TO CPLR 5531', ['cplr_5531']),
  related_litigation: section('the status of related litigation', 'STATUS OF RELATED LITIGATION', [
    'related_litigation',
    'related_cases',
  ]),
  preservation_cites: sentence(
    'where the questions were preserved',
    'The question was raised and preserved at [page of the record].',
    ['preservation'],
  ),
  appealability_statement: sentence(
    'why the order can be appealed',
    'This appeal is from a judgment that finally resolves all issues between the parties.',
    ['appealability'],
  ),
  grounds_for_review: section('why review is needed', 'WHY REVIEW SHOULD BE GRANTED', [
    'review_grounds',
    'reasons_for_granting',
  ]),
  rehearing_statement: sentence(
    'whether rehearing was sought',
    '[No petition for rehearing was filed. / Rehearing was denied on [date].]',
    ['rehearing_stated'],
  ),
  judgment_and_rehearing_dates: sentence(
    'the dates of judgment and rehearing',
    'The Appellate Court’s judgment was entered on [date]; [no petition for rehearing was filed / rehearing was denied on [date]].',
    ['judgment_day', 'judgment_dates', 'rehearing_stated'],
  ),
  points_relied_on: section('the points relied on', 'POINTS RELIED UPON FOR REVERSAL', ['points_relied_on']),
  certificate_of_service: section('a certificate of service', 'CERTIFICATE OF SERVICE', ['certificate_of_service']),
  certificate_of_compliance: section('a certificate of compliance', 'CERTIFICATE OF COMPLIANCE', [
    'certificate_of_compliance',
    'word_count_stated',
  ]),
  appellants: sentence('who appeals', '[Name of each party appealing] appeals', ['appeal_taken'], parties),
  judgment_or_order: sentence('from what is appealed', 'from the [judgment / order] entered on [date]', [
    'judgment_appealed',
  ]),
  target_court: sentence(
    'to which court is appealed',
    'to the United States Court of Appeals for the [number] Circuit',
    ['appealed_to'],
  ),
  judgment: sentence('the date of the judgment', 'The judgment of [court] was entered on [date].', ['judgment_day']),
} satisfies Record<string, Demand>;
export type PartName = keyof typeof demandTable;
