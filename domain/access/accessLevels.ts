import type { Capacity } from '#domain/identity/permissions';

/**
 * Who may read a case, a document, or data of a participant, from the least to the most restricted:
 * - `public`: everyone, on the public pages as far as the remote-access rule of the court’s system allows;
 * - `parties`: the parties and counsel of the case, and the court;
 * - `court`: the court’s staff; for anyone else it does not exist;
 * - `sealed`: judges and clerks, and those whom an order names. Others in the case see an entry marked as sealed, and
 *   the public sees nothing.
 * Filers always read what they filed themselves.
 */
export const accessLevels = ['public', 'parties', 'court', 'sealed'] as const;
export type AccessLevel = (typeof accessLevels)[number];

/** The stricter of several levels: where two disagree, it applies. */
export function strictest(...levels: readonly (AccessLevel | null | undefined)[]): AccessLevel {
  return accessLevels[Math.max(0, ...levels.map((level) => (level ? accessLevels.indexOf(level) : 0)))]!;
}

const readBy: Record<Capacity, readonly AccessLevel[]> = {
  visitor: ['public'],
  signing_in: [],
  pending_judge: [],
  it_personnel: [],
  self_represented: ['public', 'parties'],
  attorney: ['public', 'parties'],
  court_administrator: ['public', 'parties', 'court'],
  clerk: accessLevels,
  judge: accessLevels,
};

/**
 * The levels that a role reads in the cases that are open to it, without being named by an order. Sealed records are in
 * the custody of the judges and clerks; those who administer the court’s people and settings do not need them.
 */
export const levelsReadBy = (capacity: Capacity): readonly AccessLevel[] => readBy[capacity];

/** The levels of which a role sees that there is an entry, even if its text is withheld. */
export function levelsListedFor(capacity: Capacity): readonly AccessLevel[] {
  const read = levelsReadBy(capacity);
  return capacity === 'visitor' || read.length === 0 ? read : [...new Set([...read, 'sealed' as const])];
}

/** Whether a person reads an item of a level; `named`: the person filed it, or an order names the person. */
export const readsLevel = (capacity: Capacity, level: AccessLevel, named = false): boolean =>
  named || levelsReadBy(capacity).includes(level);
