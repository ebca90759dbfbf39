/** Codes whose words cannot be read off their letters. */
const known: Record<string, string> = {
  service_of_that_paper: 'responsive pleading or Rule 12(b) motion served',
  us_attorney_served: 'U.S. attorney served',
  ij_decision_oral_or_mailed: 'immigration judge’s decision given orally or mailed',
  dca_decision_rendered: 'decision of the district court of appeal rendered',
  cert_petition: 'petition for certiorari',
  cert_granted: 'certiorari granted',
  EOIR_33: 'form EOIR-33',
  notice_of_appeal_EOIR_26_received: 'notice of appeal (form EOIR-26) received',
  response_FL_120: 'response (form FL-120)',
  last_arrival_in_us: 'last arrival in the U.S.',
  rule_26f_conference: 'Rule 26(f) conference',
  answer_or_rule_12_motion: 'answer or Rule 12 motion',
  rule_60b_motion_grounds_1_to_3: 'Rule 60(b) motion on grounds (1) to (3)',
  notice_of_denial_of_rule_12_motion: 'notice that a Rule 12 motion was denied',
  responsive_pleading_or_12b_motion_served: 'responsive pleading or Rule 12(b) motion served',
  defendant_outside_us: 'defendant outside the U.S.',
  motion_new_trial: 'motion for new trial',
  motion_new_trial_or_alter_judgment: 'motion for new trial or to alter the judgment',
  timely_motion_new_trial: 'timely motion for new trial',
  timely_new_trial_or_modify_motion_or_findings_request:
    'timely motion for new trial or to modify, or request for findings',
  mail_within_california: 'mail within California',
  mail_outside_california_in_us: 'mail outside California in the U.S.',
  mail_outside_us: 'mail outside the U.S.',
  mail_outside_state_in_us: 'mail outside the state in the U.S.',
  email_or_efile: 'e-mail or e-filing',
  email: 'e-mail',
  hand: 'personal delivery',
  fax: 'fax',
  any: 'any way',
  '16_day_notice_with_demand': '16 days’ notice with a demand',
};

/** The words of a trigger, an act, a condition or a way of serving, as a sentence begins: 'Complaint filed'. */
export function wordsOf(code: string): string {
  const words = known[code] ?? code.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
