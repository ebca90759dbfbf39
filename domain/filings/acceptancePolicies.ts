import type { CaseType, CourtLevel, Jurisdiction } from './choices.ts';
import type { ReasonCode } from './reviewReasons.ts';

/** How long a filer has at most to correct what was returned. */
export type CorrectionTime = { court_days: number } | { hours: number } | { days: number };

/** What the clerks of a court system may do with a filing that has a defect, and by which rule. */
export type AcceptancePolicy = {
  system: string;
  name: string;
  may_return: boolean;
  may_reject: boolean;
  /** The only reasons on which the clerk may act, each with the rule to name where one is known. */
  reasons: Partial<Record<ReasonCode, string | null>>;
  correction_time: CorrectionTime | null;
  /** What the clerk should know before deciding. */
  advice: string;
  authority: string | null;
  confidence: 'verified' | 'high' | 'uncertain';
};

const federal: AcceptancePolicy = {
  system: 'federal_district',
  name: 'U.S. district courts',
  may_return: true,
  may_reject: true,
  reasons: { wrong_court: null, barred: null, illegible: null, filers_request: null },
  correction_time: null,
  advice:
    'A clerk must not refuse a paper for its form. Accept it and let the judge strike it, or send a notice of deficiency.',
  authority: 'Fed. R. Civ. P. 5(d)(4)',
  confidence: 'high',
};

const scotus: AcceptancePolicy = {
  system: 'scotus',
  name: 'Supreme Court of the United States',
  may_return: true,
  may_reject: true,
  reasons: {
    format_wrong: 'Sup. Ct. R. 14.5, 33',
    information_wrong: 'Sup. Ct. R. 14.5',
    unsigned: 'Sup. Ct. R. 14.5',
    fee_missing: null,
    untimely: null,
    illegible: 'Sup. Ct. R. 33',
    filers_request: null,
    other: null,
  },
  correction_time: { days: 60 },
  advice: 'A petition sent in good faith is returned with a letter that says what is wrong; it comes back in 60 days.',
  authority: 'Sup. Ct. R. 14.5, 33',
  confidence: 'high',
};

const californiaTrial: AcceptancePolicy = {
  system: 'california_trial',
  name: 'California superior courts',
  may_return: true,
  may_reject: true,
  reasons: {
    format_wrong: 'Cal. Rules of Court, rule 2.118(a)',
    not_searchable: 'Cal. Rules of Court, rules 2.118(a), 2.256(b)',
    documents_combined: 'Cal. Rules of Court, rule 2.259(b)',
    document_split: 'Cal. Rules of Court, rule 2.259(b)',
    caption_wrong: 'Cal. Rules of Court, rules 2.111, 2.118(a)',
    case_number_wrong: 'Cal. Rules of Court, rules 2.111, 2.118(a)',
    illegible: 'Cal. Rules of Court, rule 2.118(a)',
    fee_missing: 'Cal. Rules of Court, rule 2.259(b)',
    wrong_court: null,
    unsigned: null,
    information_wrong: 'Cal. Rules of Court, rule 2.259(b)',
    sensitive_data: 'Cal. Rules of Court, rule 1.201',
    duplicate: null,
    barred: null,
    filers_request: null,
    other: null,
  },
  correction_time: null,
  advice:
    'Papers that break the form rules may not be accepted, though never for being handwritten or for lack of an e-mail or fax number. The notice has to give the reasons.',
  authority: 'Cal. Rules of Court, rules 2.118, 2.259(b)',
  confidence: 'high',
};

const californiaAppeal: AcceptancePolicy = {
  system: 'california_appeal',
  name: 'California courts of appeal',
  may_return: true,
  may_reject: true,
  reasons: {
    format_wrong: 'Cal. Rules of Court, rules 8.18, 8.204(e)',
    illegible: 'Cal. Rules of Court, rule 8.18',
    unsigned: null,
    fee_missing: null,
    wrong_court: null,
    untimely: null,
    sensitive_data: null,
    duplicate: null,
    filers_request: null,
    other: null,
  },
  correction_time: null,
  advice: 'The clerk must not file a document that does not conform, and tells the filer why.',
  authority: 'Cal. Rules of Court, rules 8.18, 8.204(e)',
  confidence: 'high',
};

const newYork: AcceptancePolicy = {
  system: 'new_york_trial',
  name: 'New York trial courts',
  may_return: true,
  may_reject: true,
  reasons: {
    case_number_wrong: '22 NYCRR 202.5(d)(1)',
    caption_wrong: '22 NYCRR 202.5(d)(1)',
    wrong_court: '22 NYCRR 202.5(d)(1)',
    unsigned: '22 NYCRR 202.5(d)(1), 130-1.1a',
    filers_request: null,
  },
  correction_time: null,
  advice: 'The clerk must take every paper except on the few grounds that the rule lists.',
  authority: 'CPLR 2102(c); 22 NYCRR 202.5(d)',
  confidence: 'high',
};

const texas: AcceptancePolicy = {
  system: 'texas_trial',
  name: 'Texas trial courts',
  may_return: true,
  may_reject: false,
  reasons: {
    fee_missing: 'Tex. R. Civ. P. 21(f)(11); JCIT Technology Standards 4.8.3',
    wrong_court: 'Tex. R. Civ. P. 21(f)(11); JCIT Technology Standards 4.8.3',
    information_wrong: 'Tex. R. Civ. P. 21(f)(11); JCIT Technology Standards 4.8.3',
    format_wrong: 'Tex. R. Civ. P. 21(f)(11); JCIT Technology Standards 4.8.3',
    documents_combined: 'Tex. R. Civ. P. 21(f)(11); JCIT Technology Standards 4.8.3',
    illegible: 'Tex. R. Civ. P. 21(f)(11); JCIT Technology Standards 4.8.3',
    sensitive_data: 'Tex. R. Civ. P. 21c(e)',
  },
  correction_time: { hours: 72 },
  advice:
    'The clerk may not refuse a document. It may be returned for correction with the reason, the authority and a time to correct.',
  authority: 'Tex. R. Civ. P. 21(f)(11), 21c(e); JCIT Technology Standards 4.8.3–4.8.4',
  confidence: 'high',
};

const florida: AcceptancePolicy = {
  system: 'florida_trial',
  name: 'Florida trial courts',
  may_return: true,
  may_reject: false,
  reasons: {
    case_number_wrong: 'Fla. R. Gen. Prac. & Jud. Admin. 2.525(f)(1)',
    caption_wrong: 'Fla. R. Gen. Prac. & Jud. Admin. 2.525(f)(1)',
    documents_combined: 'Fla. R. Gen. Prac. & Jud. Admin. 2.525(f)(1)',
    document_split: 'Fla. R. Gen. Prac. & Jud. Admin. 2.525(f)(1)',
    proposed_order: 'Fla. R. Gen. Prac. & Jud. Admin. 2.525(f)(1)',
    illegible: 'Fla. R. Gen. Prac. & Jud. Admin. 2.525(f)(1)',
    barred: 'Fla. R. Gen. Prac. & Jud. Admin. 2.525(f)(1)',
  },
  correction_time: { court_days: 5 },
  advice: 'Only the seven listed defects lead to the correction queue. Everything else is docketed, even with errors.',
  authority: 'Fla. R. Gen. Prac. & Jud. Admin. 2.520, 2.525(f)(1)',
  confidence: 'high',
};

const illinois: AcceptancePolicy = {
  system: 'illinois_trial',
  name: 'Illinois circuit courts',
  may_return: true,
  may_reject: true,
  reasons: {
    format_wrong: 'Ill. S. Ct. R. 10(d)',
    not_searchable: 'Ill. S. Ct. R. 9, 10(d)',
    unsigned: 'Ill. S. Ct. R. 9',
    case_number_wrong: 'Ill. S. Ct. R. 9',
    caption_wrong: 'Ill. S. Ct. R. 9',
    documents_combined: 'Ill. S. Ct. R. 9',
    illegible: 'Ill. S. Ct. R. 9',
    fee_missing: 'Ill. S. Ct. R. 9',
    wrong_court: 'Ill. S. Ct. R. 9',
    sensitive_data: 'Ill. S. Ct. R. 138',
    duplicate: 'Ill. S. Ct. R. 9',
    filers_request: null,
    other: null,
  },
  correction_time: null,
  advice: 'The uniform rejection standards apply. A local rule alone is a weak ground: name the rule you rely on.',
  authority: 'Ill. S. Ct. R. 10(d)',
  confidence: 'verified',
};

const eoir: AcceptancePolicy = {
  system: 'eoir',
  name: 'Immigration courts',
  may_return: true,
  may_reject: true,
  reasons: {
    format_wrong: 'Immigration Court Practice Manual 3.1(d)',
    information_wrong: 'Immigration Court Practice Manual 3.1(d)',
    unsigned: 'Immigration Court Practice Manual 3.1(d)',
    fee_missing: 'Immigration Court Practice Manual 3.1(d)',
    wrong_court: 'Immigration Court Practice Manual 3.1(d)',
    illegible: 'Immigration Court Practice Manual 3.1(d)',
    duplicate: null,
    filers_request: null,
    other: null,
  },
  correction_time: null,
  advice:
    'A filing that is not proper is rejected or returned with an explanation; an untimely one is not, the judge decides.',
  authority: 'Immigration Court Practice Manual 3.1(d); 8 C.F.R. §§ 1003.31–1003.33',
  confidence: 'high',
};

/** A court of whose policy nothing is on file: the clerk has to name the rule for whatever is sent back. */
export const unlisted: AcceptancePolicy = {
  system: 'unlisted',
  name: 'Courts whose policy is not on file',
  may_return: true,
  may_reject: false,
  reasons: { case_number_wrong: null, caption_wrong: null, illegible: null, wrong_court: null, filers_request: null },
  correction_time: null,
  advice: 'This portal has no acceptance policy of this court on file. Name the rule that you rely on.',
  authority: null,
  confidence: 'uncertain',
};

/** The facts on which the clerk's choices rest; `facts` of this project, checked August to November 2026. */
export const acceptancePolicies: readonly AcceptancePolicy[] = [
  federal,
  scotus,
  californiaTrial,
  californiaAppeal,
  newYork,
  texas,
  florida,
  illinois,
  eoir,
  unlisted,
];

const trialCourts: Record<Jurisdiction, AcceptancePolicy> = {
  California: californiaTrial,
  'New York': newYork,
  Texas: texas,
  Florida: florida,
  Illinois: illinois,
};

/** Which policy binds the clerks of a court, in a case of this type. Immigration courts are federal ones of their own. */
export function policyOf(
  court: { level: CourtLevel; jurisdiction: Jurisdiction; name: string },
  caseType: CaseType | null,
): AcceptancePolicy {
  switch (court.level) {
    case 'Federal Court':
      return caseType === 'Immigration' || /immigration/i.test(court.name) ? eoir : federal;
    case 'State Court':
      return trialCourts[court.jurisdiction];
    case 'Appellate Court':
      return court.jurisdiction === 'California' ? californiaAppeal : unlisted;
    case 'Supreme Court':
      return /united states|u\.s\./i.test(court.name) ? scotus : unlisted;
  }
}
