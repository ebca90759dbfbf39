import type { Submission } from '../../checks/Submission.ts';
import { titleOf } from '../shared/lookup.ts';
import type { Demand } from './Demand.ts';
import type { RequiredPart } from './messages.ts';

const lead = ({ documents }: Submission) => documents[0].reading;
const parties = (submission: Submission) => lead(submission).plaintiffs.length + lead(submission).defendants.length > 0;
const money = (submission: Submission) =>
  lead(submission).amount_cents !== undefined || lead(submission).sums.length > 0;
const authorities = (submission: Submission) => lead(submission).authorities.length > 0;
const causes = (submission: Submission) => lead(submission).causes_of_action.length > 0;
const titled = (pattern: RegExp) => (submission: Submission) =>
  submission.documents.some((one) => pattern.test(titleOf(one)));
const demand = (part: RequiredPart, kinds: Demand['kinds'], also?: Demand['also']): Demand => ({
  part,
  kinds,
  ...(also && { also }),
});

const contents = demand('table_of_contents', ['table_of_contents', 'points_and_authorities']);
const authoritiesTable = demand('table_of_authorities', ['table_of_authorities', 'points_and_authorities']);
const jurisdictional = demand('statement_of_jurisdiction', ['jurisdiction']);
const issues = demand('issues_presented', ['issues']);
const caseStatement = demand('statement_of_case', ['statement_of_case', 'nature_of_action', 'statement_of_facts']);
const facts = demand('statement_of_facts', ['statement_of_facts', 'statement_of_case']);
const summary = demand('summary_of_argument', ['summary_of_argument']);
const argument = demand('argument', ['argument']);
const conclusion = demand('conclusion', ['conclusion', 'prayer']);
const prayer = demand('prayer', ['prayer', 'conclusion', 'relief_asked']);
const appendix = demand('appendix', ['appendix'], titled(/appendix|record/i));
const partiesAndCounsel = demand('identity_of_parties_and_counsel', ['parties_and_counsel', 'parties_listed']);
const relief = demand('demand_for_relief', ['relief_asked', 'prayer'], (one) => lead(one).relief.length > 0);
const claim = demand(
  'statement_of_claim',
  ['cause_heading', 'claims', 'numbered_paragraphs', 'statement_of_facts', 'nature_of_action'],
  causes,
);
const amount = demand('amount', ['damages_by_law'], money);
const childResidence = demand('child_residence_5_years', ['child_residence']);
const otherProceedings = demand('other_proceedings', ['other_proceedings']);
const otherClaimants = demand('other_claimants', ['other_claimants']);
const death = demand('date_place_of_death', ['date_of_death']);
const domicile = demand('domicile', ['residence']);
const heirs = demand('heirs', ['heirs']);
const value = demand('estate_value', ['estate_value'], money);
const decedent = demand('decedent', ['decedent', 'date_of_death']);
const will = demand('will', ['will']);
const executor = demand('executor', ['executor']);
const lastThree = demand('last_three_digits', ['last_three_digits']);
const countyOf = demand('county', ['charged_place']);
const statute = demand('statute', ['charged_statute'], authorities);
const offense = demand('offense', ['offense']);
const respond = demand('time_to_respond', ['time_to_respond']);

/** The part for each name in rules; some rules have different names for the same part. */
export const demandTable = {
  // Pleadings
  jurisdiction: demand('jurisdiction', ['jurisdiction', 'diversity', 'within_limits']),
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
  grounds: demand('grounds', ['grounds', 'eviction_grounds', 'argument'], authorities),
  amount,
  amount_if_money: demand(
    'amount_if_money',
    ['damages_by_law'],
    (one) =>
      money(one) ||
      !/\bdamages?\b/i.test(
        lead(one)
          .relief.map(({ value }) => value)
          .join(' '),
      ),
  ),
  within_jurisdictional_limits: demand('within_jurisdictional_limits', ['within_limits']),
  plaintiff_name_contact: demand('plaintiff_contact', ['address', 'phone', 'email']),
  plaintiff_contact: demand('plaintiff_contact', ['address', 'phone', 'email']),
  defendant_name_address: demand('defendant_address_for_service', ['address']),
  defendant_address: demand('defendant_address', ['address']),
  last3_driver_license: lastThree,
  last3_ssn: lastThree,
  // Motions
  notice_of_hearing: demand(
    'notice_of_hearing',
    ['notice_of_hearing'],
    titled(/notice of (?:motion|hearing|demurrer)/i),
  ),
  motion: demand('motion', ['relief_asked'], titled(/motion|application|demurrer|request/i)),
  memorandum: demand('memorandum', ['memorandum', 'argument'], titled(/memorandum|points and authorities/i)),
  // Summonses
  court: demand('court', [], (one) => lead(one).court !== undefined),
  parties: demand('parties', [], parties),
  defendant: demand('defendant', [], (one) => lead(one).defendants.length > 0),
  plaintiff_attorney_contact: demand(
    'plaintiff_attorney_contact',
    ['address', 'phone', 'email'],
    (one) => lead(one).counsel.length > 0,
  ),
  plaintiff_attorney_data: demand(
    'plaintiff_attorney_contact',
    ['address', 'phone', 'email'],
    (one) => lead(one).counsel.length > 0,
  ),
  time_to_respond: respond,
  default_warning: demand('default_warning', ['default_warning']),
  basis_of_venue: demand('basis_of_venue', ['venue']),
  notice_if_no_complaint: demand(
    'notice_if_no_complaint',
    ['nature_of_action', 'nature_of_action_stated'],
    titled(/complaint/i),
  ),
  // Family cases
  child_addresses_5_years: childResidence,
  child_residence_5_years: childResidence,
  other_proceedings: otherProceedings,
  other_claimants: otherClaimants,
  court_jurisdiction: demand('court_jurisdiction', ['jurisdiction', 'other_proceedings']),
  child_identity: demand('child_identity', ['child_identity']),
  managing_conservator: demand('managing_conservator', ['conservator']),
  ages: demand('ages', ['child_identity']),
  occupations: demand('occupations', ['occupation']),
  residences: demand('residences', ['residence']),
  marriage_date_place: demand('marriage_date_place', ['marriage']),
  children: demand('children', ['children']),
  arrangements: demand('arrangements', ['arrangements']),
  notice_of_automatic_orders: demand('notice_of_automatic_orders', ['automatic_orders'], titled(/automatic orders/i)),
  notice_of_health_coverage: demand('notice_of_health_coverage', ['health_coverage'], titled(/health/i)),
  maintenance_guideline_notice: demand(
    'maintenance_guideline_notice',
    ['maintenance_guideline'],
    titled(/maintenance/i),
  ),
  // Probate cases
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
  subscribing_witnesses: demand('subscribing_witnesses', ['witnesses']),
  last3_license_ssn: lastThree,
  petitioner_interest: demand('petitioner_interest', ['interest_of_petitioner', 'executor', 'heirs']),
  venue: demand('venue', ['venue']),
  // Eviction
  premises: demand('premises', ['premises']),
  notice_to_vacate: demand('notice_to_vacate', ['notice_to_vacate']),
  possession_of_original_note: demand('possession_of_original_note', ['possession_of_note']),
  // Charging documents
  accusatory: offense,
  factual: demand('offense_facts', ['charged_day', 'offense']),
  offense_statement: offense,
  offense_name: offense,
  offense_named: offense,
  elements: offense,
  factual_statement: offense,
  essential_facts: offense,
  statute,
  county: countyOf,
  date: demand('offense_date', ['charged_day'], (one) => lead(one).filing_date !== undefined),
  title: demand('parties_of_prosecution', [], parties),
  accused_name: demand('accused_name', [], (one) => lead(one).defendants.length > 0),
  grand_jury_accusation: demand('grand_jury_accusation', ['grand_jury']),
  counts: demand('counts', ['counts', 'cause_heading', 'offense']),
  foreperson_signature: demand('foreperson_signature', ['foreperson']),
  da_signature: demand('da_signature', ['prosecutor']),
  prosecutor_signature: demand('prosecutor_signature', ['prosecutor']),
  // Appeals
  toc: contents,
  table_of_contents: contents,
  toa: authoritiesTable,
  table_of_authorities: authoritiesTable,
  index_of_authorities: authoritiesTable,
  table_of_citations: authoritiesTable,
  toc_and_toa_if_over_1500_words: contents,
  tables_if_over_1500_words: contents,
  points_and_authorities: demand('points_and_authorities', ['points_and_authorities', 'table_of_authorities']),
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
  nature_of_action_and_relief: demand('nature_of_action_and_relief', ['nature_of_action', 'statement_of_case']),
  introductory_paragraph: demand('introductory_paragraph', ['nature_of_action', 'statement_of_case']),
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
  parties_corporate_disclosure_related_cases: demand('parties_corporate_disclosure_related_cases', [
    'parties_and_counsel',
    'parties_listed',
    'disclosure_statement',
  ]),
  opinions_below: demand('opinions_below', ['opinions_below']),
  provisions_involved: demand('provisions_involved', ['provisions']),
  provisions: demand('provisions_involved', ['provisions']),
  reasons_for_granting: demand('reasons_for_granting', ['reasons_for_granting']),
  identity_interest_authority: demand('identity_interest_authority', ['amicus_interest']),
  authorship_and_funding_statement: demand('authorship_and_funding_statement', ['amicus_authorship']),
  cplr_5531_statement: demand('cplr_5531_statement', ['cplr_5531']),
  related_litigation: demand('related_litigation', ['related_litigation', 'related_cases']),
  preservation_cites: demand('preservation_cites', ['preservation']),
  appealability_statement: demand('appealability_statement', ['appealability']),
  grounds_for_review: demand('grounds_for_review', ['review_grounds', 'reasons_for_granting']),
  rehearing_statement: demand('rehearing_statement', ['rehearing_stated']),
  judgment_and_rehearing_dates: demand('judgment_and_rehearing_dates', [
    'judgment_day',
    'judgment_dates',
    'rehearing_stated',
  ]),
  points_relied_on: demand('points_relied_on', ['points_relied_on']),
  certificate_of_service: demand('certificate_of_service', ['certificate_of_service']),
  certificate_of_compliance: demand('certificate_of_compliance', ['certificate_of_compliance', 'word_count_stated']),
  appellants: demand('appellants', ['appeal_taken'], parties),
  judgment_or_order: demand('judgment_or_order', ['judgment_appealed']),
  target_court: demand('appeal_court', ['appealed_to']),
  judgment: demand('judgment_date', ['judgment_day']),
} satisfies Record<string, Demand>;
export type PartName = keyof typeof demandTable;
