import type { CaseType, CourtLevel, Jurisdiction } from '#domain/courts/choices';

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

const ofState: Record<Jurisdiction, PracticeSystem> = {
  California: 'california',
  'New York': 'new_york',
  Texas: 'texas',
  Florida: 'florida',
  Illinois: 'illinois',
};

/** The system whose practice a court follows in a case type. */
export function practiceSystemOf(
  { level, jurisdiction }: { level: CourtLevel; jurisdiction: Jurisdiction | null },
  caseType: CaseType,
): PracticeSystem {
  if (level === 'Federal Court') return 'federal_district';
  return caseType === 'Immigration' ? 'immigration_court' : ofState[jurisdiction ?? 'California'];
}
