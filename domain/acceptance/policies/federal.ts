import type { AcceptancePolicy } from '../AcceptancePolicy.ts';

/** Federal clerks do not return a document for its form. They file it with a deficiency notice, and only a judge may strike it. */
export const federalDistrict: AcceptancePolicy = {
  system: 'federal_district',
  name: 'U.S. district courts',
  may_return: false,
  may_reject: false,
  deficiency: {
    authority: 'Fed. R. Civ. P. 5(d)(4)',
    uncured: 'If the defect is not corrected, the clerk refers the document to the judge, who may strike it by order.',
  },
  reasons: {
    unsigned: 'Fed. R. Civ. P. 11(a)',
    caption_wrong: 'Fed. R. Civ. P. 10(a)',
    case_number_wrong: 'Fed. R. Civ. P. 10(a)',
    information_wrong: null,
    format_wrong: null,
    not_searchable: null,
    documents_combined: null,
    document_split: null,
    proposed_order: null,
    illegible: null,
    fee_missing: '28 U.S.C. § 1914',
    sensitive_data: 'Fed. R. Civ. P. 5.2',
    other: null,
  },
  correction_time: null,
  return_notice: [],
  motion_days: null,
  must_file: [
    {
      what: 'a document whose form violates the rules, a local rule, or a practice',
      authority: 'Fed. R. Civ. P. 5(d)(4)',
    },
  ],
  advice:
    'The clerk must not refuse a document because of its form. File it, with a deficiency notice if something must be corrected. Only a judge may strike it. A document submitted to the wrong court is filed, and the judge transfers or dismisses the case (28 U.S.C. §§ 1404, 1406, 1631).',
  authority: 'Fed. R. Civ. P. 5(d)(4); Fed. R. Crim. P. 49(b)(5)',
  confidence: 'high',
  sources: [],
  checked_on: '2026-11-22',
};

/** The courts of appeals have the same rule (Fed. R. App. P. 25(a)(4)). */
export const federalAppellate: AcceptancePolicy = {
  ...federalDistrict,
  system: 'federal_appellate',
  name: 'U.S. courts of appeals',
  deficiency: {
    authority: 'Fed. R. App. P. 25(a)(4)',
    uncured: 'If the defect is not corrected, the court may strike the brief or dismiss the appeal under its rules.',
  },
  reasons: {
    unsigned: 'Fed. R. App. P. 32(d)',
    caption_wrong: 'Fed. R. App. P. 32(a)(2)',
    case_number_wrong: 'Fed. R. App. P. 32(a)(2)',
    information_wrong: null,
    format_wrong: 'Fed. R. App. P. 32',
    not_searchable: null,
    documents_combined: null,
    document_split: null,
    illegible: 'Fed. R. App. P. 32(a)(1)',
    fee_missing: 'Fed. R. App. P. 3(e)',
    sensitive_data: 'Fed. R. App. P. 25(a)(5)',
    other: null,
  },
  must_file: [
    {
      what: 'a document that is not in the form that the rules, a local rule, or a practice requires',
      authority: 'Fed. R. App. P. 25(a)(4)',
    },
  ],
  advice:
    'The clerk must not refuse a document because it is not in the form that the rules require. File it, with a deficiency notice that states what to correct and by when.',
  authority: 'Fed. R. App. P. 25(a)(4)',
};

export const scotus: AcceptancePolicy = {
  system: 'scotus',
  name: 'Supreme Court of the United States',
  may_return: true,
  may_reject: true,
  deficiency: null,
  reasons: {
    format_wrong: 'Sup. Ct. R. 14.5, 33',
    information_wrong: 'Sup. Ct. R. 14.5',
    unsigned: 'Sup. Ct. R. 14.5',
    fee_missing: 'Sup. Ct. R. 38',
    untimely: 'Sup. Ct. R. 13.2',
    illegible: 'Sup. Ct. R. 33',
    filers_request: null,
    other: 'Sup. Ct. R. 1',
  },
  correction_time: { days: 60 },
  return_notice: [
    'A petition submitted on time and in good faith is treated as timely if the corrected petition is received within 60 days of the date of the Clerk’s letter (Sup. Ct. R. 14.5).',
  ],
  motion_days: null,
  must_file: [],
  advice:
    'A petition submitted on time and in good faith is returned with a letter that states the deficiency and may be corrected and resubmitted within 60 days. An untimely petition in a civil case is not filed (Sup. Ct. R. 13.2).',
  authority: 'Sup. Ct. R. 13.2, 14.5, 33',
  confidence: 'high',
  sources: [],
  checked_on: '2026-11-22',
};

export const immigrationCourt: AcceptancePolicy = {
  system: 'eoir',
  name: 'Immigration courts',
  may_return: true,
  may_reject: true,
  deficiency: null,
  reasons: {
    format_wrong: 'Immigration Court Practice Manual 3.1(d)',
    information_wrong: 'Immigration Court Practice Manual 3.1(d)',
    unsigned: 'Immigration Court Practice Manual 3.1(d)',
    fee_missing: 'Immigration Court Practice Manual 3.1(d)',
    wrong_court: 'Immigration Court Practice Manual 3.1(d)',
    illegible: 'Immigration Court Practice Manual 3.1(d)',
    filers_request: null,
  },
  correction_time: null,
  return_notice: [
    'A rejected filing is not filed; its filing date is the day on which it is filed again. The judge decides a motion to accept an untimely filing.',
  ],
  motion_days: null,
  must_file: [
    {
      what: 'an untimely filing; the judge decides whether to accept it',
      authority: 'Immigration Court Practice Manual 3.1(d)',
    },
  ],
  advice: 'An improper filing is rejected with an explanation. An untimely filing is not rejected; the judge decides.',
  authority: 'Immigration Court Practice Manual 3.1(d); 8 C.F.R. §§ 1003.31–1003.33',
  confidence: 'high',
  sources: [],
  checked_on: '2026-11-22',
};

export const boardOfImmigrationAppeals: AcceptancePolicy = {
  ...immigrationCourt,
  system: 'bia',
  name: 'Board of Immigration Appeals',
  reasons: {
    format_wrong: 'BIA Practice Manual 3.1(c)',
    information_wrong: 'BIA Practice Manual 3.1(c)',
    unsigned: 'BIA Practice Manual 3.1(c)',
    fee_missing: '8 C.F.R. § 1003.8(a)',
    illegible: 'BIA Practice Manual 3.1(c)',
    filers_request: null,
  },
  return_notice: ['A rejected appeal is not filed; it must be filed again within the time to appeal.'],
  motion_days: null,
  must_file: [],
  advice: 'An improper filing is rejected with a notice that explains why.',
  authority: '8 C.F.R. §§ 1003.3(a), 1003.8(a); BIA Practice Manual 3.1(c)',
  confidence: 'uncertain',
};
