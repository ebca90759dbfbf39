import type { FilingDateRule, WayRule } from '../FilingDateRule.ts';

const checked_on = '2026-11-22';
const byFiled = { date: 'filed', authority: null, confidence: 'high' } as const;

/** Paper is received while the clerk’s office is open. */
const atTheCounter = (authority: string, confidence: WayRule['confidence'] = 'high'): WayRule => ({
  counts_from: 'delivery_to_clerk',
  closed_days: 'next_court_day',
  until_closing: true,
  authority,
  confidence,
});

export const californiaTrial: FilingDateRule = {
  system: 'california_trial',
  zone: 'court',
  electronic: {
    counts_from: 'receipt_by_court',
    closed_days: 'next_court_day',
    until_closing: false,
    authority: 'Code Civ. Proc., § 1010.6(e)(3); Cal. Rules of Court, rules 2.253(b)(6), 2.259(c)',
    confidence: 'high',
  },
  paper: atTheCounter('Cal. Rules of Court, rule 2.210'),
  timely_by: byFiled,
  closure: null,
  earlier_cutoff: { authority: 'Code Civ. Proc., § 1010.6(e)(3); Cal. Rules of Court, rule 2.259(c)' },
  checked_on,
};

export const californiaAppeal: FilingDateRule = {
  ...californiaTrial,
  system: 'california_appeal',
  zone: 'America/Los_Angeles',
  electronic: { ...californiaTrial.electronic, authority: 'Cal. Rules of Court, rule 8.77(c)' },
  paper: atTheCounter('Cal. Rules of Court, rule 8.25(b)'),
  earlier_cutoff: null,
};

export const newYorkTrial: FilingDateRule = {
  system: 'new_york_trial',
  zone: 'America/New_York',
  electronic: {
    counts_from: 'receipt_by_portal',
    closed_days: 'same_day',
    until_closing: false,
    authority: '22 NYCRR 202.5-b(d); CPLR 304(c)',
    confidence: 'high',
  },
  paper: atTheCounter('CPLR 2102(b)'),
  timely_by: byFiled,
  closure: null,
  earlier_cutoff: null,
  checked_on,
};

export const newYorkAppellate: FilingDateRule = {
  ...newYorkTrial,
  system: 'new_york_appellate',
  electronic: { ...newYorkTrial.electronic, authority: '22 NYCRR 1245.4' },
};

export const texasTrial: FilingDateRule = {
  system: 'texas_trial',
  zone: 'court',
  electronic: {
    counts_from: 'transmission_to_provider',
    closed_days: 'next_court_day',
    until_closing: false,
    authority: 'Tex. R. Civ. P. 21(f)(5)',
    confidence: 'verified',
  },
  paper: atTheCounter('Tex. R. Civ. P. 5, 74'),
  timely_by: { date: 'received', authority: 'Tex. R. Civ. P. 21(f)(5)', confidence: 'verified' },
  // Rule 21(f)(5) speaks of legal holidays; that a closure by the county is one is settled for deadlines alone.
  closure: {
    authority: 'Miller Brewing Co. v. Villarreal, 829 S.W.2d 770 (Tex. 1992) (by analogy)',
    confidence: 'uncertain',
  },
  earlier_cutoff: null,
  checked_on,
};

export const texasAppeal: FilingDateRule = {
  ...texasTrial,
  system: 'texas_appeal',
  electronic: { ...texasTrial.electronic, authority: 'Tex. R. App. P. 9.2(c)(4)', confidence: 'high' },
  paper: atTheCounter('Tex. R. App. P. 9.2'),
  timely_by: { date: 'received', authority: 'Tex. R. App. P. 9.2(c)(4)', confidence: 'high' },
};

export const floridaTrial: FilingDateRule = {
  system: 'florida_trial',
  // The rule’s day ends at 11:59:59 p.m. Eastern time in every county.
  zone: 'America/New_York',
  electronic: {
    counts_from: 'receipt_by_portal',
    closed_days: 'same_day',
    until_closing: false,
    authority: 'Fla. R. Gen. Prac. & Jud. Admin. 2.514(a), 2.525(f)',
    confidence: 'high',
  },
  paper: atTheCounter('Fla. R. Gen. Prac. & Jud. Admin. 2.525(c)–(d)'),
  timely_by: byFiled,
  closure: null,
  earlier_cutoff: null,
  checked_on,
};

export const floridaAppeal: FilingDateRule = {
  ...floridaTrial,
  system: 'florida_appeal',
  electronic: {
    ...floridaTrial.electronic,
    authority: 'Fla. R. App. P. 9.420(a); Fla. R. Gen. Prac. & Jud. Admin. 2.514',
  },
};

export const illinoisTrial: FilingDateRule = {
  system: 'illinois_trial',
  zone: 'America/Chicago',
  electronic: {
    counts_from: 'submission',
    closed_days: 'next_court_day',
    until_closing: false,
    authority: 'Ill. S. Ct. R. 9(d)',
    confidence: 'high',
  },
  paper: atTheCounter('Ill. S. Ct. R. 9(c), 373', 'verified'),
  timely_by: { date: 'received', authority: 'Ill. S. Ct. R. 9(d)', confidence: 'high' },
  closure: null,
  earlier_cutoff: null,
  checked_on,
};

export const illinoisReviewing: FilingDateRule = {
  ...illinoisTrial,
  system: 'illinois_reviewing',
  electronic: { ...illinoisTrial.electronic, authority: 'Ill. S. Ct. R. 9, 373' },
};
