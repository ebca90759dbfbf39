import type { CourtLevel, Jurisdiction } from './choices.ts';
import { courtSystemOf } from './courtSystemOf.ts';

/** The kinds of courts that differ in their law, codes, and practice: of a state, of the federal judiciary, or of EOIR. */
export const stateKinds = ['california', 'new_york', 'texas', 'florida', 'illinois'] as const;
export type StateKind = (typeof stateKinds)[number];
export type FederalKind = 'federal_district' | 'federal_appellate' | 'scotus' | 'bankruptcy';
export type CourtKind = StateKind | FederalKind | 'immigration_court' | 'bia';

export type KindCourt = { name: string; level: CourtLevel; jurisdiction: Jurisdiction | null };

export const kindOfState: Record<Jurisdiction, StateKind> = {
  California: 'california',
  'New York': 'new_york',
  Texas: 'texas',
  Florida: 'florida',
  Illinois: 'illinois',
};

/** The kind of a court, by name and level, never by case type; null for a state that is not on file. */
export function courtKindOf(court: KindCourt): CourtKind | null {
  const { name, level, jurisdiction } = court;
  const system = courtSystemOf(court);
  const isAppellate = level === 'Appellate Court' || /\bappeals\b/i.test(name);
  if (system === 'administrative') return isAppellate ? 'bia' : 'immigration_court';
  if (system === 'state') return jurisdiction && kindOfState[jurisdiction];
  if (/\bbankruptcy\b/i.test(name)) return 'bankruptcy';
  if (level === 'Supreme Court' || /\bsupreme court\b/i.test(name)) return 'scotus';
  return isAppellate ? 'federal_appellate' : 'federal_district';
}

export const isStateKind = (kind: CourtKind | null): kind is StateKind => stateKinds.some((one) => one === kind);
