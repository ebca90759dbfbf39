import type { Capacity } from '#domain/identity/permissions';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { findActorInCourt } from './findActorsByCourt.ts';

const isFiler = (capacity: Capacity): boolean => capacity === 'attorney' || capacity === 'self_represented';

/**
 * A person who files in another court of the portal: attorneys and parties file in every court, in the role that they
 * have there, or else in their own. Null for the staff of either court, who file only where they are staff.
 */
export async function actInCourt(db: Db, actor: Actor, court_id: string): Promise<Actor | null> {
  if (court_id === actor.court_id) return actor;
  const { person_id, session_id, address, user_agent } = actor;
  const there = await findActorInCourt(db, { person_id, court_id }, { session_id, address, user_agent });
  const { capacity, role } = there ?? actor;
  return isFiler(capacity) ? { ...actor, capacity, role, court_id } : null;
}
