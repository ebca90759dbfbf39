import type { CaseType } from '#domain/courts/choices';
import { courtKindOf, isStateKind, type KindCourt } from '#domain/courts/courtKindOf';

/** The court systems whose practice for participants, counsel, and service the portal knows. */
export const practiceSystems = [
  'federal_district',
  'california',
  'new_york',
  'texas',
  'florida',
  'illinois',
  'immigration_court',
] as const;
export type PracticeSystem = (typeof practiceSystems)[number];

/**
 * The system whose practice a court follows in a case type: all federal courts that of the district courts, and a state
 * court that keeps removal cases for EOIR that of the immigration courts.
 */
export function practiceSystemOf(court: KindCourt, caseType: CaseType): PracticeSystem {
  const kind = courtKindOf(court) ?? 'california';
  if (kind === 'immigration_court' || kind === 'bia') return 'immigration_court';
  if (!isStateKind(kind)) return 'federal_district';
  return caseType === 'Immigration' ? 'immigration_court' : kind;
}
