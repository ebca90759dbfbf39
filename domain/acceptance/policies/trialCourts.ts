import type { AcceptancePolicy } from '../AcceptancePolicy.ts';

export const californiaTrial: AcceptancePolicy = {
  system: 'california_trial',
  name: 'California superior courts',
  may_return: true,
  may_reject: true,
  deficiency: null,
  filed_with_notice: {
    authority: 'Cal. Rules of Court, rule 3.220(c)',
    uncured:
      'If the cover sheet is not filed, the court may impose sanctions (Cal. Rules of Court, rules 2.30, 3.220(c)).',
    reasons: { cover_sheet: 'Cal. Rules of Court, rule 3.220(c)' },
  },
  reasons: {
    format_wrong: 'Cal. Rules of Court, rule 2.118(a)',
    not_searchable: 'Cal. Rules of Court, rules 2.118(a), 2.256(b)',
    documents_combined: 'Cal. Rules of Court, rule 2.259(b)',
    document_split: 'Cal. Rules of Court, rule 2.259(b)',
    caption_wrong: 'Cal. Rules of Court, rules 2.111, 2.118(a)',
    case_number_wrong: 'Cal. Rules of Court, rules 2.111, 2.118(a)',
    illegible: 'Cal. Rules of Court, rule 2.118(a)',
    fee_missing: 'Gov. Code, § 70600 et seq.; Code Civ. Proc., § 411.20',
    information_wrong: 'Cal. Rules of Court, rule 2.259(b)',
    wrong_court: null,
    unsigned: null,
    duplicate: null,
    barred: null,
    filers_request: null,
    other: null,
  },
  correction_time: null,
  return_notice: [
    'For a complaint or cross-complaint, the statute of limitations is tolled from the day of the first submission until one day after this notice, provided that it is submitted again with no changes other than those that correct the stated defects (Code Civ. Proc., § 1010.6(e)(4)).',
    'Any other document is dated by its new submission.',
  ],
  motion_days: null,
  must_file: [
    {
      what: 'a first document without a civil case cover sheet, or with a defective one',
      authority: 'Cal. Rules of Court, rule 3.220(c)',
    },
    {
      what: 'a complaint that complies with the state’s rules but not with a local rule',
      authority: 'Carlson v. Dept. of Fish & Game (1998) 68 Cal.App.4th 1268',
    },
    {
      what: 'a document that is handwritten or lacks a fax number or email address',
      authority: 'Cal. Rules of Court, rule 2.118(a)–(b)',
    },
    {
      what: 'a document that shows personal data: redaction is the filer’s responsibility',
      authority: 'Cal. Rules of Court, rule 1.201(b)',
    },
  ],
  advice:
    'Documents that do not comply with the format rules may not be accepted. Never refuse a document because of a missing cover sheet, a local rule, handwriting, a missing email address or fax number, or personal data that was not redacted. If a first filing fee is unpaid, file the document, give notice, and void the filing if the fee is still unpaid after 20 days (Code Civ. Proc., § 411.20).',
  authority: 'Cal. Rules of Court, rules 2.118, 2.259(b)',
  confidence: 'high',
  sources: ['S-CRC3220', 'S-CARLSON'],
  checked_on: '2026-11-22',
};

export const newYorkTrial: AcceptancePolicy = {
  system: 'new_york_trial',
  name: 'New York trial courts',
  may_return: true,
  may_reject: true,
  deficiency: null,
  reasons: {
    case_number_wrong: '22 NYCRR 202.5(d)(1)(i)',
    caption_wrong: '22 NYCRR 202.5(d)(1)(ii)',
    wrong_court: '22 NYCRR 202.5(d)(1)(iii)',
    unsigned: '22 NYCRR 202.5(d)(1)(iv), 130-1.1a',
    not_e_filed: '22 NYCRR 202.5(d)(1)(v)',
    fee_missing: '22 NYCRR 202.5(d)(1)',
    filers_request: null,
  },
  correction_time: null,
  return_notice: [
    'A new filing is dated the day on which it is filed. The court may by order correct or disregard a mistake in filing (CPLR 2001).',
  ],
  motion_days: null,
  must_file: [{ what: 'a document, on any ground that the rule does not list', authority: 'CPLR 2102(c)' }],
  advice:
    'The clerk must accept every document except on the few grounds that the rule lists: no index number; a summons, complaint, petition, or judgment with “et al.” or without its full caption; the wrong court; no signature; a paper document in an e-filed case; or a statutory fee that is unpaid without a poor person order.',
  authority: 'CPLR 2102(c); 22 NYCRR 202.5(d)(1)',
  confidence: 'verified',
  sources: ['S-NY2025'],
  checked_on: '2026-11-22',
};

const jcit = 'Tex. R. Civ. P. 21(f)(11); JCIT Technology Standards 4.8.4';

export const texasTrial: AcceptancePolicy = {
  system: 'texas_trial',
  name: 'Texas trial courts',
  may_return: true,
  may_reject: false,
  deficiency: null,
  reasons: {
    fee_missing: jcit,
    wrong_court: jcit,
    information_wrong: jcit,
    format_wrong: jcit,
    not_searchable: jcit,
    documents_combined: jcit,
    illegible: jcit,
    sensitive_data: 'Tex. R. Civ. P. 21c(e)',
  },
  correction_time: { hours: 72 },
  return_notice: [
    'The clerk has not refused the document. If it is corrected within the time stated, it is deemed filed when it was first submitted (Tex. R. Civ. P. 21(f)(5), (11)).',
  ],
  motion_days: null,
  must_file: [
    {
      what: 'a document, unless it is sealed, submitted for in camera review, or filed by a vexatious litigant without permission',
      authority: 'JCIT Technology Standards 4.8.3',
    },
  ],
  advice:
    'The clerk may not refuse a document. It may be returned for correction with the error, the authority, and up to 72 hours to correct it.',
  authority: 'Tex. R. Civ. P. 21(f)(11), 21c(e); JCIT Technology Standards 4.8.3–4.8.4',
  confidence: 'verified',
  sources: ['S-TXJCIT'],
  checked_on: '2026-11-22',
};

const queue = 'Fla. R. Gen. Prac. & Jud. Admin. 2.525(f)(1)';

export const floridaTrial: AcceptancePolicy = {
  system: 'florida_trial',
  name: 'Florida trial courts',
  may_return: true,
  may_reject: false,
  deficiency: null,
  reasons: {
    case_number_wrong: queue,
    caption_wrong: queue,
    documents_combined: queue,
    document_split: queue,
    proposed_order: queue,
    illegible: queue,
    barred: queue,
  },
  correction_time: { court_days: 5 },
  return_notice: ['If it is corrected in time, the filing keeps the date on which it was first received.'],
  motion_days: null,
  must_file: [{ what: 'a document with any other error', authority: queue }],
  advice:
    'Only the seven listed defects send a document to the correction queue. All other documents are docketed, even with errors. A proposed order that is not filed under a notice of filing is submitted through the e-filing portal’s process for proposed orders.',
  authority: 'Fla. R. Gen. Prac. & Jud. Admin. 2.520, 2.525(f)(1)',
  confidence: 'verified',
  sources: ['S-FL2525'],
  checked_on: '2026-11-22',
};

const rejection = 'Ill. S. Ct. R. 9; Circuit Court Rejection Standards';
/** The clock that every Illinois rejection starts (Ill. S. Ct. R. 9(d) as amended in May 2025). */
export const illinoisClock =
  'If the rejection made the document untimely, the filer may move within 5 court days of this notice to have it treated as filed on the day of the first submission. The motion states the dates of the first submission and of the rejection and the reason, and attaches the document with only the identified defects corrected; the court must then grant it (Ill. S. Ct. R. 9(d)).';

export const illinoisTrial: AcceptancePolicy = {
  system: 'illinois_trial',
  name: 'Illinois circuit courts',
  may_return: true,
  may_reject: true,
  deficiency: null,
  reasons: {
    format_wrong: 'Ill. S. Ct. R. 10(d)',
    not_searchable: rejection,
    unsigned: rejection,
    case_number_wrong: rejection,
    caption_wrong: rejection,
    information_wrong: rejection,
    documents_combined: rejection,
    illegible: rejection,
    fee_missing: rejection,
    wrong_court: rejection,
    duplicate: rejection,
    sensitive_data: 'Ill. S. Ct. R. 138',
    filers_request: null,
    other: rejection,
  },
  correction_time: null,
  return_notice: [illinoisClock],
  motion_days: 5,
  must_file: [],
  advice:
    'The statewide rejection standards apply, and the notice names the standard. A local rule alone is a weak ground. Each rejection starts the filer’s period of 5 court days for a motion under Rule 9(d).',
  authority: 'Ill. S. Ct. R. 9; Circuit Court Rejection Standards (effective September 1, 2024)',
  confidence: 'verified',
  sources: ['S-IL9D', 'S-IL9S'],
  checked_on: '2026-11-22',
};
