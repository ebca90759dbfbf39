/** The confidence in a legal fact: seen in a public source, settled knowledge, or to be checked before use. */
export type Confidence = 'verified' | 'high' | 'uncertain';

/** A fact of law with the day on which a person last compared it with its authority. Dates are YYYY-MM-DD. */
export type CheckedFact = {
  checked_on: string;
  /** The date of a known change, or the last date by which the fact must be reviewed. */
  recheck_by?: string;
};

/** The kinds of facts that the portal keeps. */
export const factKinds = [
  'deadline',
  'counting',
  'service',
  'holidays',
  'fee',
  'requirement',
  'policy',
  'clock',
  'request',
] as const;
export type FactKind = (typeof factKinds)[number];

/** A fact as a list of facts names it. One without a date was never compared with its authority. */
export type ListedFact = {
  kind: FactKind;
  id: string;
  authority: string;
  confidence: Confidence;
} & Partial<CheckedFact>;

/** A fact that must be compared with its authority again, and why. */
export type DueFact = ListedFact & { reason: 'never_checked' | 'known_change' | 'age'; due_on: string };
