import type { CourtLevel } from './choices.ts';

/** The system of a court: a state’s, the federal judiciary’s, or an agency’s. */
export type CourtSystem = 'state' | 'federal' | 'administrative';

/**
 * By name and level, never by case type. The `Ninth Circuit Court of Appeals` is federal; the `Circuit Court of Cook
 * County` is not.
 */
export function courtSystemOf({ name, level }: { name: string; level: CourtLevel }): CourtSystem {
  if (/\bimmigration (?:court|appeals|review)\b/i.test(name)) return 'administrative';
  if (level === 'Federal Court' || /\bunited states\b|\bu\.\s?s\./i.test(name)) return 'federal';
  return level === 'Appellate Court' && /\bcircuit\b/i.test(name) ? 'federal' : 'state';
}
