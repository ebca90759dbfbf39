import type { CaseType, CourtLevel, Jurisdiction } from '#domain/courts/choices';

/** How a case was decided, as the National Center for State Courts groups it. */
export type Manner = 'jury_trial' | 'bench_trial' | 'non_trial';

/** The groups of cases that have separate dispositions, finer than the six case types. */
export type DispositionKind =
  | 'civil'
  | 'eviction'
  | 'small_claims'
  | 'criminal'
  | 'family'
  | 'juvenile'
  | 'probate'
  | 'immigration'
  | 'appeal'
  | 'bankruptcy';

/** Where a disposition exists: one state’s courts, all states’ courts, or the federal courts. */
export type DispositionSystem = 'california' | 'new_york' | 'texas' | 'florida' | 'illinois' | 'state' | 'federal';

/** One way in which a case can end. `outcome` is the group in which it is reported. */
export type Disposition = {
  id: string;
  kind: DispositionKind;
  label: string;
  manner: Manner;
  outcome: string;
  ends?: true;
  systems?: readonly DispositionSystem[];
};

/** The court whose dispositions are chosen from. */
export type DisposingCourt = { name: string; level: CourtLevel; jurisdiction: Jurisdiction };

/** The kinds of dispositions of each case type in a trial court. */
export const kindsOfType: Record<CaseType, readonly DispositionKind[]> = {
  'Civil Complaint': ['civil', 'eviction'],
  'Family Law': ['family', 'juvenile'],
  Probate: ['probate'],
  'Small Claims': ['small_claims'],
  Criminal: ['criminal'],
  Immigration: ['immigration'],
};
