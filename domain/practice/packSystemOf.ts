import type { CourtLevel, Jurisdiction } from '#domain/courts/choices';
import { courtKindOf } from '#domain/courts/courtKindOf';
import type { PackSystem } from './packChoices.ts';

/** What distinguishes courts for their packs. */
export type PackCourt = { name: string; level: CourtLevel; jurisdiction: Jurisdiction; county: string | null };

/** The system whose built-in pack a court has. */
export function packSystemOf(court: Omit<PackCourt, 'county'>): PackSystem {
  const kind = courtKindOf(court)!;
  return kind === 'bia' ? 'immigration_court' : kind;
}
