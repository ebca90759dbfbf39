/** The statements in a certificate of compliance, each with the words by which it is recognized. */
export const complianceDetails = {
  word_or_line_count: /words|lines/,
  word_count: /words/,
  pages_or_words: /words|pages/,
  typeface: /typeface/,
  font: /typeface|points/,
  point_size: /points/,
  line_spacing: /spacing/,
} as const;
export type ComplianceDetail = keyof typeof complianceDetails;

/** The statements in a certificate of service, each with the sign by which it is recognized. */
export const serviceDetails = {
  date: 'date',
  method: 'method',
  persons: 'persons',
  address: 'address',
  address_or_email: 'address',
  party_represented: 'party',
  adult: 'adult',
} as const;
export type ServiceDetail = keyof typeof serviceDetails;

/** Motions that require no conference, by their titles. */
export const exemptMotions = {
  motion_to_dismiss: /to dismiss/i,
  judgment_on_pleadings: /judgment on the pleadings/i,
  summary_judgment: /summary (?:judgment|adjudication)/i,
  new_trial: /new trial/i,
  injunctive_relief: /injuncti|restraining order/i,
  class_action: /class (?:action|certification)|certify (?:a |the )?class/i,
  /** Fed. R. Civ. P. 12(b), (c), (e), (f) and 56. */
  rule_12_or_56: /to dismiss|judgment on the pleadings|more definite statement|to strike|summary judgment/i,
} as const;
export type ExemptMotion = keyof typeof exemptMotions;
