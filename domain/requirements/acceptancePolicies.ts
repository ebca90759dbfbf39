import type { AcceptancePolicy } from './Requirement.ts';

/** What a clerk may do about the form of a paper, by court system. */
export const acceptancePolicies: readonly AcceptancePolicy[] = [
  { system: 'federal_district', clerk_may_refuse_for_form: false, citation: 'FRCP 5(d)(4)', confidence: 'high' },
  {
    system: 'scotus',
    clerk_may_refuse_for_form: true,
    cure_days: 60,
    citation: 'SCOTUS Rules 14.5, 33',
    confidence: 'high',
  },
  { system: 'california_trial', clerk_may_refuse_for_form: true, citation: 'CRC 2.118', confidence: 'high' },
  { system: 'california_appeal', clerk_may_refuse_for_form: true, citation: 'CRC 8.18, 8.204(e)', confidence: 'high' },
  {
    system: 'new_york_trial',
    clerk_may_refuse_for_form: 'only for the few grounds in 22 NYCRR 202.5(d)',
    citation: 'CPLR 2102(c); 22 NYCRR 202.5(d)',
    confidence: 'high',
  },
  {
    system: 'texas_trial',
    clerk_may_refuse_for_form: false,
    correction_request: true,
    citation: 'TRCP 21(f)(11), 21c(e)',
    confidence: 'high',
  },
  {
    system: 'florida_trial',
    clerk_may_refuse_for_form: false,
    correction_request: true,
    citation: 'Fla. R. Gen. Prac. & Jud. Admin. 2.520, 2.525',
    confidence: 'high',
  },
  {
    system: 'illinois_trial',
    clerk_may_refuse_for_form: true,
    citation: 'Ill. S. Ct. R. 10(d)',
    confidence: 'verified',
    sources: ['S-IL10'],
  },
  {
    system: 'eoir',
    clerk_may_refuse_for_form: true,
    citation: 'ICPM 3.1(d); 8 CFR 1003.31-1003.33',
    confidence: 'high',
  },
];
