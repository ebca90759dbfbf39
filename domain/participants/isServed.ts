import { isCurrent } from './endings.ts';

/** What determines whether a participant is served. `acts_for` is the participant whom a guardian or fiduciary represents. */
export type ServedParticipant = {
  id: string;
  role_id: string | null;
  side: string | null;
  acts_for: string | null;
  ended_on: string | null;
  counsel: readonly { ended_on: string | null }[];
};

/**
 * Those who are served: the subject of an estate, witnesses, and officers of the court are not. A minor is served through
 * counsel, or else through the guardian ad litem.
 */
export function isServed(one: ServedParticipant, all: readonly ServedParticipant[]): boolean {
  if (!isCurrent(one) || one.role_id === 'decedent' || one.role_id === 'doe') return false;
  const hasCounsel = (other: ServedParticipant) => other.counsel.some(isCurrent);
  if (all.some((other) => other.id === one.acts_for && hasCounsel(other))) return false;
  const guardian = all.some((other) => other.acts_for === one.id && other.role_id === 'gal' && isCurrent(other));
  if (guardian && !hasCounsel(one)) return false;
  return one.side !== 'officer' && (one.side !== 'none' || one.role_id === 'amicus' || one.role_id === null);
}
