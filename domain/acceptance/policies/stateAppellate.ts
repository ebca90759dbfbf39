import type { AcceptancePolicy } from '../AcceptancePolicy.ts';
import { illinoisClock } from './trialCourts.ts';

export const californiaAppeal: AcceptancePolicy = {
  system: 'california_appeal',
  name: 'California Courts of Appeal and Supreme Court',
  may_return: true,
  may_reject: true,
  deficiency: null,
  reasons: {
    format_wrong: 'Cal. Rules of Court, rules 8.18, 8.204(e)',
    not_searchable: 'Cal. Rules of Court, rules 8.18, 8.74(a)',
    illegible: 'Cal. Rules of Court, rule 8.18',
    unsigned: null,
    fee_missing: null,
    filers_request: null,
    other: null,
  },
  correction_time: null,
  return_notice: [],
  motion_days: null,
  must_file: [
    {
      what: 'a late notice of appeal in a civil case; the reviewing court dismisses the appeal',
      authority: 'Cal. Rules of Court, rule 8.104(b)',
    },
  ],
  advice:
    'The clerk must not file a nonconforming document and must state why. A nonconforming brief is marked “received but not filed” and returned, or filed with an order to correct it. A late notice of appeal in a criminal case is marked “received but not filed” by the superior court clerk, who notifies the filer (rule 8.308(d)).',
  authority: 'Cal. Rules of Court, rules 8.18, 8.204(e)',
  confidence: 'high',
  sources: [],
  checked_on: '2026-11-22',
};

export const newYorkAppellate: AcceptancePolicy = {
  system: 'new_york_appellate',
  name: 'New York Appellate Division',
  may_return: true,
  may_reject: false,
  deficiency: null,
  reasons: {
    format_wrong: '22 NYCRR 1250.1',
    illegible: '22 NYCRR 1250.1',
    not_searchable: '22 NYCRR Part 1245',
    filers_request: null,
  },
  correction_time: null,
  return_notice: ['The court may by order extend the time or correct a mistake in filing (CPLR 2001, 2004).'],
  motion_days: null,
  must_file: [],
  advice:
    'The clerk may return a document that does not comply with Part 1250, with a time to correct it. Cite the rule.',
  authority: '22 NYCRR 1250.1',
  confidence: 'uncertain',
  sources: [],
  checked_on: '2026-11-22',
};

/** Texas clerks note defects; the court may strike a nonconforming document or have it redrawn. */
export const texasAppeal: AcceptancePolicy = {
  system: 'texas_appeal',
  name: 'Texas appellate courts',
  may_return: false,
  may_reject: false,
  deficiency: {
    authority: 'Tex. R. App. P. 9.4(k), 44.3',
    uncured: 'If the defect is not corrected, the court may strike the document or order that it be redrawn.',
  },
  reasons: {
    format_wrong: 'Tex. R. App. P. 9.4(k)',
    not_searchable: 'Tex. R. App. P. 9.4(j)',
    unsigned: 'Tex. R. App. P. 9.1',
    caption_wrong: 'Tex. R. App. P. 9.4(g)',
    case_number_wrong: 'Tex. R. App. P. 9.4(g)',
    illegible: 'Tex. R. App. P. 9.4(a)',
    documents_combined: null,
    fee_missing: 'Tex. R. App. P. 5',
    sensitive_data: 'Tex. R. App. P. 9.9',
    other: null,
  },
  correction_time: null,
  return_notice: [],
  motion_days: null,
  must_file: [],
  advice:
    'The clerk files the document and notifies the filer of the defect. The court may strike it, or order a brief to be amended or redrawn.',
  authority: 'Tex. R. App. P. 9.4(k), 38.9, 44.3',
  confidence: 'high',
  sources: [],
  checked_on: '2026-11-22',
};

/** In Florida's appellate courts the court orders a correction; the clerk dockets. */
export const floridaAppeal: AcceptancePolicy = {
  ...texasAppeal,
  system: 'florida_appeal',
  name: 'Florida appellate courts',
  deficiency: {
    authority: 'Fla. R. App. P. 9.040(c)–(d)',
    uncured: 'If the defect is not corrected, the court may impose sanctions after notice (Fla. R. App. P. 9.410).',
  },
  reasons: {
    format_wrong: 'Fla. R. App. P. 9.045, 9.210',
    unsigned: 'Fla. R. Gen. Prac. & Jud. Admin. 2.515',
    caption_wrong: 'Fla. R. App. P. 9.210(a)(1)',
    case_number_wrong: null,
    illegible: null,
    documents_combined: null,
    not_searchable: null,
    fee_missing: null,
    sensitive_data: 'Fla. R. Gen. Prac. & Jud. Admin. 2.425',
    other: null,
  },
  advice: 'The clerk dockets the document and notifies the filer of the defect; the court orders the correction.',
  authority: 'Fla. R. App. P. 9.040(c), 9.410',
};

export const illinoisReviewing: AcceptancePolicy = {
  system: 'illinois_reviewing',
  name: 'Illinois reviewing courts',
  may_return: true,
  may_reject: true,
  deficiency: null,
  reasons: {
    format_wrong: 'Ill. S. Ct. R. 9, 341; Reviewing Court Rejection Standards',
    not_searchable: 'Ill. S. Ct. R. 9; Reviewing Court Rejection Standards',
    unsigned: 'Ill. S. Ct. R. 9; Reviewing Court Rejection Standards',
    case_number_wrong: 'Ill. S. Ct. R. 9; Reviewing Court Rejection Standards',
    caption_wrong: 'Ill. S. Ct. R. 9; Reviewing Court Rejection Standards',
    illegible: 'Ill. S. Ct. R. 9; Reviewing Court Rejection Standards',
    fee_missing: 'Ill. S. Ct. R. 9; Reviewing Court Rejection Standards',
    sensitive_data: 'Ill. S. Ct. R. 364',
    filers_request: null,
    other: null,
  },
  correction_time: null,
  return_notice: [illinoisClock],
  motion_days: 5,
  must_file: [],
  advice:
    'The reviewing courts’ rejection standards apply. Each rejection starts the filer’s period of 5 court days for a motion under Rule 9(d).',
  authority: 'Ill. S. Ct. R. 9; Reviewing Court Rejection Standards (effective September 1, 2024)',
  confidence: 'verified',
  sources: ['S-IL9D', 'S-IL9S'],
  checked_on: '2026-11-22',
};
