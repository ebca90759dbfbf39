import type { RequiredPart } from '#domain/rules/kinds/sections/messages';
import { listed } from '../words.ts';

type PartText = { name: string; remedy: string };
const headed = (name: string, heading: string): PartText => ({ name, remedy: `Add a section headed "${heading}".` });
const worded = (name: string, wording: string): PartText => ({ name, remedy: `Add: "${wording}"` });

const requiredParts: Record<RequiredPart, PartText> = {
  accused_name: worded('the name of the accused', '[State or People] v. [name]'),
  ages: worded('the ages of the spouses', 'Petitioner is [age] and Respondent is [age] years old.'),
  amount: worded('the amount', 'Plaintiff seeks $[amount].'),
  amount_if_money: worded('the amount of damages', 'damages of $[amount], or according to proof'),
  appeal_court: worded(
    'the court to which the appeal is taken',
    'to the United States Court of Appeals for the [number] Circuit',
  ),
  appealability_statement: worded(
    'the statement of appealability',
    'This appeal is from a judgment that finally resolves all issues between the parties.',
  ),
  appellants: worded('the names of the appellants', '[Name of each party appealing] appeals'),
  appendix: headed('an appendix', 'APPENDIX'),
  argument: headed('an argument', 'ARGUMENT'),
  arrangements: worded(
    'arrangements for support, parental responsibilities, and maintenance',
    'The parties [have / have not] agreed on support, parental responsibilities, and maintenance: [terms].',
  ),
  authorship_and_funding_statement: worded(
    'the statement of authorship and funding',
    'No party’s counsel authored this brief in whole or in part, and no person other than [amicus], its members, or its counsel contributed money to fund it.',
  ),
  basis_of_venue: worded('the basis of venue', 'The basis of the venue designated is [basis].'),
  certificate_of_compliance: headed('a certificate of compliance', 'CERTIFICATE OF COMPLIANCE'),
  certificate_of_service: headed('a certificate of service', 'CERTIFICATE OF SERVICE'),
  child_identity: worded(
    'the child’s name and birth date, in the form that the court allows',
    'The child is [initials], born in [month and year].',
  ),
  child_residence_5_years: worded(
    'the child’s residences in the last five years',
    'In the last five years, the child has lived at [address] with [name] from [date] to [date].',
  ),
  children: worded('the children', 'The parties have [no children / these children: initials and ages].'),
  conclusion: headed('a conclusion', 'CONCLUSION'),
  counts: worded('separate counts', 'COUNT ONE'),
  county: worded('the county', 'in [county] County'),
  court: worded('the court', '[name of the court]'),
  court_jurisdiction: worded(
    'the court’s jurisdiction over the child',
    'No court has continuing jurisdiction of this suit or of the child.',
  ),
  cplr_5531_statement: headed('the statement under CPLR 5531', 'STATEMENT PURSUANT TO CPLR 5531'),
  da_signature: worded('the prosecutor’s signature', '[signature], District Attorney'),
  date_place_of_death: worded('the date and place of death', '[Name] died on [date] at [place].'),
  decedent: worded('the name of the decedent', '[Name], the decedent, …'),
  default_warning: worded(
    'the warning of default',
    'If you fail to answer, judgment by default may be entered against you for the relief demanded.',
  ),
  defendant: worded('the defendant to whom it is directed', 'To: [defendant, address]'),
  defendant_address: worded('the defendant’s address', 'Defendant [name], [address]'),
  defendant_address_for_service: worded('the defendant’s address', 'Defendant [name] may be served at [address].'),
  demand_for_relief: worded(
    'a demand for relief',
    'WHEREFORE, [party] requests judgment against [party] for [relief] and costs.',
  ),
  domicile: worded('the decedent’s domicile', 'At death, [name] was domiciled at [address, county, state].'),
  estate_value: worded(
    'the estimated value of the estate',
    'The estate is worth about $[amount]: personal property $[amount], real property $[amount].',
  ),
  executor: worded('the name of the executor', '[Name and address] is named executor in the will and is qualified.'),
  foreperson_signature: worded('the foreperson’s signature', '[signature], Foreperson of the Grand Jury'),
  grand_jury_accusation: worded(
    'the grand jury’s accusation',
    'The Grand Jury of [county] accuses [name] of [offense].',
  ),
  grounds: worded('the grounds', 'The grounds are [grounds], under [rule or statute].'),
  grounds_for_review: headed('the grounds for review', 'WHY REVIEW SHOULD BE GRANTED'),
  heirs: worded(
    'the heirs and beneficiaries',
    'The heirs, beneficiaries, and devisees are: [name, address, relationship].',
  ),
  identity_interest_authority: headed('the identity and interest of the amicus', 'INTEREST OF AMICUS CURIAE'),
  identity_of_parties_and_counsel: headed('the identity of parties and counsel', 'IDENTITY OF PARTIES AND COUNSEL'),
  introductory_paragraph: headed('an introductory paragraph', 'NATURE OF THE CASE'),
  issues_presented: headed('the issues presented', 'ISSUES PRESENTED'),
  judgment_and_rehearing_dates: worded(
    'the dates of judgment and rehearing',
    'The Appellate Court’s judgment was entered on [date]; [no petition for rehearing was filed / rehearing was denied on [date]].',
  ),
  judgment_date: worded('the date of the judgment', 'The judgment of [court] was entered on [date].'),
  judgment_or_order: worded('the judgment or order appealed from', 'from the [judgment / order] entered on [date]'),
  jurisdiction: worded('the grounds of jurisdiction', 'This Court has jurisdiction under [statute] because [facts].'),
  last_three_digits: worded(
    'the last three digits of the driver’s license and social security numbers',
    'The last three digits of [name]’s driver’s license number are [###], and the last three digits of [name]’s social security number are [###].',
  ),
  maintenance_guideline_notice: worded('the notice of guideline maintenance', 'NOTICE OF GUIDELINE MAINTENANCE'),
  managing_conservator: worded(
    'the name of the proposed conservator',
    '[Name] should be appointed managing conservator.',
  ),
  marriage_date_place: worded('the date and place of the marriage', 'The parties were married on [date] at [place].'),
  memorandum: headed('a memorandum of points and authorities', 'MEMORANDUM OF POINTS AND AUTHORITIES'),
  motion: headed('the motion', 'MOTION'),
  nature_of_action_and_relief: headed('the nature of the action', 'STATEMENT OF THE CASE'),
  notice_if_no_complaint: worded(
    'the nature of the action and the relief',
    'The nature of this action is [nature]; the relief sought is [relief].',
  ),
  notice_of_automatic_orders: worded(
    'the notice of automatic orders',
    'NOTICE OF AUTOMATIC ORDERS (Domestic Relations Law § 236(B)(2))',
  ),
  notice_of_health_coverage: worded(
    'the notice on health care coverage',
    'NOTICE CONCERNING CONTINUATION OF HEALTH CARE COVERAGE (Domestic Relations Law § 255)',
  ),
  notice_of_hearing: worded(
    'a notice of hearing',
    'PLEASE TAKE NOTICE that on [date] at [time] in Department [number], [party] will move for [order] on the ground that [ground].',
  ),
  notice_to_vacate: worded('the notice to vacate', 'Plaintiff gave written notice to vacate on [date] by [method].'),
  occupations: worded('the occupations', 'Petitioner works as [occupation], Respondent as [occupation].'),
  offense: worded('the offense charged', '[name] committed the offense of [offense], in that [facts]'),
  offense_date: worded('the date of the offense', 'on or about [date]'),
  offense_facts: worded('the facts of the offense', 'On or about [date], in [place], [name] [acts].'),
  opinions_below: headed('the opinions below', 'OPINIONS BELOW'),
  other_claimants: worded(
    'other persons who claim custody',
    '[No other person / name and address] has or claims custody of or visitation with the child.',
  ),
  other_proceedings: worded(
    'other proceedings about the child',
    'I know of [no other proceeding / the following proceedings] about custody of the child: [court, case number].',
  ),
  parties: worded('the parties', '[plaintiff] v. [defendant]'),
  parties_corporate_disclosure_related_cases: headed('the parties to the proceeding', 'PARTIES TO THE PROCEEDING'),
  parties_of_prosecution: worded('the parties', '[State or People] v. [name]'),
  petitioner_interest: worded('the petitioner’s interest', 'Petitioner is interested in the estate as [relation].'),
  plaintiff_attorney_contact: worded(
    'the name and address of the plaintiff’s attorney',
    'Plaintiff’s attorney: [name, address]',
  ),
  plaintiff_contact: worded('the plaintiff’s contact information', '[name], [address], [telephone number]'),
  points_and_authorities: headed('points and authorities', 'POINTS AND AUTHORITIES'),
  points_relied_on: headed('the points relied on', 'POINTS RELIED UPON FOR REVERSAL'),
  possession_of_original_note: worded(
    'a statement that the plaintiff has the original note',
    'Plaintiff certifies that it is in possession of the original promissory note, at [place], held by [name] since [date].',
  ),
  prayer: headed('a prayer', 'PRAYER'),
  premises: worded('the premises', 'The premises are at [address].'),
  preservation_cites: worded(
    'a statement of where in the record the questions were preserved',
    'The question was raised and preserved at [page of the record].',
  ),
  prosecutor_signature: worded('the prosecutor’s signature', '[signature], [County / District] Attorney'),
  provisions_involved: headed('the provisions involved', 'CONSTITUTIONAL AND STATUTORY PROVISIONS INVOLVED'),
  reasons_for_granting: headed('the reasons for granting the petition', 'REASONS FOR GRANTING THE PETITION'),
  rehearing_statement: worded(
    'a statement of whether rehearing was sought',
    '[No petition for rehearing was filed. / Rehearing was denied on [date].]',
  ),
  related_litigation: headed('the status of related litigation', 'STATUS OF RELATED LITIGATION'),
  residences: worded('the residences', 'Petitioner lives at [address] and has lived in Illinois since [date].'),
  statement_of_case: headed('a statement of the case', 'STATEMENT OF THE CASE'),
  statement_of_claim: worded(
    'a statement of the claim',
    'On [date], [defendant] [act], which caused [harm to the plaintiff].',
  ),
  statement_of_facts: headed('a statement of the facts', 'STATEMENT OF FACTS'),
  statement_of_jurisdiction: headed('a statement of jurisdiction', 'JURISDICTIONAL STATEMENT'),
  statute: worded('the statute violated', 'in violation of [statute and section]'),
  subscribing_witnesses: worded('the subscribing witnesses', 'The witnesses to the will are [names].'),
  summary_of_argument: headed('a summary of the argument', 'SUMMARY OF THE ARGUMENT'),
  table_of_authorities: headed('a table of authorities', 'TABLE OF AUTHORITIES'),
  table_of_contents: headed('a table of contents', 'TABLE OF CONTENTS'),
  time_to_respond: worded('the time to respond', 'You must answer within [number] days after service.'),
  venue: worded('the venue', 'Venue is in this county because [reason].'),
  will: worded('the will', 'The decedent’s last will is dated [date].'),
  within_jurisdictional_limits: worded(
    'a statement that the damages are within the court’s limits',
    'The damages sought are within the jurisdictional limits of this Court.',
  ),
};

/** `a table of contents and an argument` */
export const partsNamed = (parts: readonly RequiredPart[]): string =>
  listed(parts.map((part) => requiredParts[part].name));

/** `no table of contents and no argument` */
export const partsDenied = (parts: readonly RequiredPart[]): string =>
  listed(parts.map((part) => requiredParts[part].name.replace(/^an? /, 'no ')));

/** How to add each of the parts, in words that can be copied. */
export const partsAdded = (parts: readonly RequiredPart[]): string =>
  parts.map((part) => requiredParts[part].remedy).join(' ');
