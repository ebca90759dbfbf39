import type { JudgeClock } from '../JudgeClock.ts';

const checked = { checked_on: '2026-11-22' } as const;
const provisional = ['mtn_tro', 'mtn_pi', 'mtn_protective', 'osc_application'] as const;
const newTrial = ['mtn_new_trial', 'mtn_vacate'] as const;
const criminalMotions = [
  'mtn_suppress',
  'mtn_discovery_crim',
  'mtn_sever',
  'mtn_bail',
  'mtn_competency',
  'mtn_dismiss_crim',
  'mtn_revoke',
] as const;

/**
 * The clocks that run on a judge, with their authorities. Warnings are in days left: of California's 90 days, the 60th,
 * 75th, and 85th; of a 60-day period, the 45th and 55th; before a federal list, 60 and 15 days.
 */
export const judgeClocks: readonly JudgeClock[] = [
  {
    ...{ id: 'CA-90', label: '90 days from submission', system: 'california', codes: '*', starts: 'submission' },
    ...{ amount: 90, unit: 'days', effect: 'salary_withheld', warn_at: [30, 15, 5] },
    authority: 'Cal. Const. art. VI, § 19; Gov. Code 68210; CRC 2.900',
    confidence: 'high',
    note: 'A matter is resubmitted only for good cause (CRC 2.900).',
    ...checked,
  },
  {
    ...{ id: 'CA-30-LIST', label: '30 days from submission', system: 'california', codes: '*', starts: 'submission' },
    ...{ amount: 30, unit: 'days', effect: 'reported', warn_at: [7, 2] },
    authority: 'CRC 10.603(c)(3)',
    confidence: 'high',
    ...checked,
  },
  {
    ...{ id: 'CA-660', label: '75 days from notice of entry', system: 'california', codes: newTrial },
    ...{ starts: 'notice_of_entry', amount: 75, unit: 'days', effect: 'deemed_denied', warn_at: [30, 15, 5] },
    authority: 'CCP §§ 629(b), 660(c), 663a(b)',
    confidence: 'high',
    ...checked,
  },
  {
    ...{ id: 'US-CJRA-MOT', label: 'Six-month list', system: 'federal_district', codes: '*', starts: 'filing' },
    ...{ case_types: ['Civil Complaint'], delay_days: 30, amount: 6, unit: 'months', list_days: ['03-31', '09-30'] },
    ...{ effect: 'public_list', warn_at: [60, 15] },
    authority: '28 U.S.C. 476(a)(1)',
    confidence: 'high',
    note: 'Counted from 30 days after filing, as the Judicial Conference counts.',
    ...checked,
  },
  {
    ...{ id: 'US-STA-ADV', label: '30 days under advisement', system: 'federal_district', codes: criminalMotions },
    ...{ starts: 'submission', amount: 30, unit: 'days', effect: 'ruling_due', warn_at: [10, 3] },
    authority: '18 U.S.C. 3161(h)(1)(H)',
    confidence: 'high',
    note: 'Only 30 days are excluded from speedy-trial time.',
    ...checked,
  },
  {
    ...{ id: 'TX-MSJ-90', label: '90 days from the hearing', system: 'texas', codes: ['mtn_sj'], starts: 'hearing' },
    ...{ amount: 90, unit: 'days', effect: 'ruling_due', warn_at: [30, 10] },
    authority: 'Tex. R. Civ. P. 166a (2026); Gov’t Code 23.303',
    confidence: 'verified',
    ...checked,
  },
  {
    ...{ id: 'TX-91A-45', label: '45 days from filing', system: 'texas', codes: ['mtn_dismiss'], starts: 'filing' },
    ...{ amount: 45, unit: 'days', effect: 'ruling_due', warn_at: [14, 5] },
    authority: 'Tex. R. Civ. P. 91a.3(c)',
    confidence: 'high',
    note: 'For motions to dismiss under Rule 91a.',
    ...checked,
  },
  {
    ...{ id: 'TX-TCPA-30', label: '30 days from the hearing', system: 'texas', codes: ['anti_slapp'] },
    ...{ starts: 'hearing', amount: 30, unit: 'days', effect: 'deemed_denied', warn_at: [10, 3] },
    authority: 'Civ. Prac. & Rem. Code 27.005, 27.008',
    confidence: 'high',
    ...checked,
  },
  {
    ...{ id: 'TX-329B-75', label: '75 days from judgment', system: 'texas', codes: newTrial, starts: 'judgment' },
    ...{ amount: 75, unit: 'days', effect: 'deemed_denied', warn_at: [30, 15, 5] },
    authority: 'Tex. R. Civ. P. 165a(3), 329b(c), (e)',
    confidence: 'high',
    note: 'Plenary power continues for 30 days after the motion is overruled.',
    ...checked,
  },
  {
    ...{ id: 'NY-2219-20', label: '20 days from submission', system: 'new_york', codes: provisional },
    ...{ starts: 'submission', amount: 20, unit: 'days', effect: 'ruling_due', warn_at: [7, 2] },
    authority: 'CPLR 2219(a)',
    confidence: 'high',
    ...checked,
  },
  {
    ...{ id: 'NY-2219-60', label: '60 days from submission', system: 'new_york', codes: '*', starts: 'submission' },
    ...{ amount: 60, unit: 'days', effect: 'ruling_due', warn_at: [15, 5] },
    authority: 'CPLR 2219(a)',
    confidence: 'high',
    ...checked,
  },
  {
    ...{ id: 'NY-4213-60', label: '60 days from submission', system: 'new_york', codes: ['bench_trial'] },
    ...{ starts: 'submission', amount: 60, unit: 'days', effect: 'ruling_due', warn_at: [15, 5] },
    authority: 'CPLR 4213(c)',
    confidence: 'high',
    ...checked,
  },
  {
    ...{ id: 'FL-2330-30', label: '30 days from service', system: 'florida', codes: ['mtn_recuse'], starts: 'service' },
    ...{ amount: 30, unit: 'days', effect: 'deemed_granted', warn_at: [10, 3] },
    authority: 'Fla. R. Gen. Prac. & Jud. Admin. 2.330',
    confidence: 'verified',
    ...checked,
  },
  {
    ...{ id: 'FL-2420-30', label: '30 days from filing', system: 'florida', codes: ['mtn_seal'], starts: 'filing' },
    ...{ amount: 30, unit: 'days', effect: 'ruling_due', warn_at: [10, 3] },
    authority: 'Fla. R. Gen. Prac. & Jud. Admin. 2.420(e)–(f)',
    confidence: 'uncertain',
    ...checked,
  },
  {
    ...{ id: 'FL-60', label: '60 days from submission', system: 'florida', codes: '*', starts: 'submission' },
    ...{ amount: 60, unit: 'days', effect: 'reported', warn_at: [15, 5] },
    authority: 'Fla. R. Gen. Prac. & Jud. Admin. 2.215(f)',
    confidence: 'high',
    ...checked,
  },
  {
    ...{ id: 'IM-ASYLUM-180', label: '180 days from filing', system: 'immigration_court', codes: ['i589'] },
    ...{ starts: 'filing', amount: 180, unit: 'days', effect: 'ruling_due', warn_at: [60, 15] },
    authority: '8 U.S.C. 1158(d)(5)(A)(iii)',
    confidence: 'high',
    ...checked,
  },
];
