/** A part that rules require in a document. */
export type RequiredPart =
  | 'accused_name'
  | 'ages'
  | 'amount'
  | 'amount_if_money'
  | 'appeal_court'
  | 'appealability_statement'
  | 'appellants'
  | 'appendix'
  | 'argument'
  | 'arrangements'
  | 'authorship_and_funding_statement'
  | 'basis_of_venue'
  | 'certificate_of_compliance'
  | 'certificate_of_service'
  | 'child_identity'
  | 'child_residence_5_years'
  | 'children'
  | 'conclusion'
  | 'counts'
  | 'county'
  | 'court'
  | 'court_jurisdiction'
  | 'cplr_5531_statement'
  | 'da_signature'
  | 'date_place_of_death'
  | 'decedent'
  | 'default_warning'
  | 'defendant'
  | 'defendant_address'
  | 'defendant_address_for_service'
  | 'demand_for_relief'
  | 'domicile'
  | 'estate_value'
  | 'executor'
  | 'foreperson_signature'
  | 'grand_jury_accusation'
  | 'grounds'
  | 'grounds_for_review'
  | 'heirs'
  | 'identity_interest_authority'
  | 'identity_of_parties_and_counsel'
  | 'introductory_paragraph'
  | 'issues_presented'
  | 'judgment_and_rehearing_dates'
  | 'judgment_date'
  | 'judgment_or_order'
  | 'jurisdiction'
  | 'last_three_digits'
  | 'maintenance_guideline_notice'
  | 'managing_conservator'
  | 'marriage_date_place'
  | 'memorandum'
  | 'motion'
  | 'nature_of_action_and_relief'
  | 'notice_if_no_complaint'
  | 'notice_of_automatic_orders'
  | 'notice_of_health_coverage'
  | 'notice_of_hearing'
  | 'notice_to_vacate'
  | 'occupations'
  | 'offense'
  | 'offense_date'
  | 'offense_facts'
  | 'opinions_below'
  | 'other_claimants'
  | 'other_proceedings'
  | 'parties'
  | 'parties_corporate_disclosure_related_cases'
  | 'parties_of_prosecution'
  | 'petitioner_interest'
  | 'plaintiff_attorney_contact'
  | 'plaintiff_contact'
  | 'points_and_authorities'
  | 'points_relied_on'
  | 'possession_of_original_note'
  | 'prayer'
  | 'premises'
  | 'preservation_cites'
  | 'prosecutor_signature'
  | 'provisions_involved'
  | 'reasons_for_granting'
  | 'rehearing_statement'
  | 'related_litigation'
  | 'residences'
  | 'statement_of_case'
  | 'statement_of_claim'
  | 'statement_of_facts'
  | 'statement_of_jurisdiction'
  | 'statute'
  | 'subscribing_witnesses'
  | 'summary_of_argument'
  | 'table_of_authorities'
  | 'table_of_contents'
  | 'time_to_respond'
  | 'venue'
  | 'will'
  | 'within_jurisdictional_limits';

/** The findings of the rules on the contents of a document. `words`: wording that the rule prescribes. */
export type SectionProblems = {
  'sections.parts_missing': { parts: readonly RequiredPart[] };
  'sections.parts_missing_over_pages': { parts: readonly RequiredPart[]; pages: number };
  'sections.words_missing': { words: string };
  'sections.oath_missing': Record<never, never>;
  'sections.prosecutor_oath_missing': Record<never, never>;
  'sections.numbered_paragraphs_missing': Record<never, never>;
  'sections.count_headings_missing': Record<never, never>;
  'sections.causes_not_numbered': Record<never, never>;
  'sections.causes_without_defendants': Record<never, never>;
};

/** Why a rule on the contents of a document was not checked. */
export type SectionDoubts = {
  'sections.content_left_to_person': Record<never, never>;
  'sections.perhaps_over_pages': { pages: number; over: number };
  'sections.email_subject_not_filed': Record<never, never>;
};
