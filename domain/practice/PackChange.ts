import type { PackSection } from './CourtPack.ts';

/** What was changed in a court's pack, for the record and for the pack's history. */
export type PackChange =
  | { kind: 'item'; section: PackSection; label: string; active: boolean }
  | { kind: 'item_restored'; section: PackSection; label: string }
  | { kind: 'numbering' }
  | { kind: 'imported'; added: number; changed: number }
  | { kind: 'restored' };
