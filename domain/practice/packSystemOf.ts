import type { CourtLevel, Jurisdiction } from '#domain/courts/choices';
import { courtSystemOf } from '#domain/courts/courtSystemOf';
import type { PackSystem } from './packChoices.ts';

/** What distinguishes courts for their packs. */
export type PackCourt = { name: string; level: CourtLevel; jurisdiction: Jurisdiction; county: string | null };

const states: Record<Jurisdiction, PackSystem> = {
  California: 'california',
  'New York': 'new_york',
  Texas: 'texas',
  Florida: 'florida',
  Illinois: 'illinois',
};

/** The system whose built-in pack a court has, by name and level. */
export function packSystemOf(court: Omit<PackCourt, 'county'>): PackSystem {
  const system = courtSystemOf(court);
  if (system === 'administrative') return 'immigration_court';
  if (system === 'state') return states[court.jurisdiction];
  if (/\bbankruptcy court\b/i.test(court.name)) return 'bankruptcy';
  if (court.level === 'Appellate Court') return 'federal_appellate';
  return court.level === 'Supreme Court' ? 'scotus' : 'federal_district';
}
