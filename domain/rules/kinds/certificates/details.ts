type Detail = { sign: RegExp; name: string };

/** What a certificate of compliance states, by the words that show it. */
export const complianceDetails = {
  word_or_line_count: { sign: /words|lines/, name: 'the count of words or lines' },
  word_count: { sign: /words/, name: 'the count of words' },
  pages_or_words: { sign: /words|pages/, name: 'the count of pages or words' },
  typeface: { sign: /typeface/, name: 'the typeface' },
  font: { sign: /typeface|points/, name: 'the font' },
  point_size: { sign: /points/, name: 'the point size' },
  line_spacing: { sign: /spacing/, name: 'the line spacing' },
} satisfies Record<string, Detail>;
export type ComplianceDetail = keyof typeof complianceDetails;

/** What a certificate of service states, by the sign that shows it. */
export const serviceDetails = {
  date: { sign: 'date', name: 'the date of service' },
  method: { sign: 'method', name: 'how it was served' },
  persons: { sign: 'persons', name: 'who was served' },
  address: { sign: 'address', name: 'the address of each person served' },
  address_or_email: { sign: 'address', name: 'the address or e-mail address of each person served' },
  party_represented: { sign: 'party', name: 'which party each lawyer served represents' },
  adult: { sign: 'adult', name: 'that whoever served it is over 18 and not a party' },
} as const;
export type ServiceDetail = keyof typeof serviceDetails;

/** Motions for which nobody need confer first, by their titles. */
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
