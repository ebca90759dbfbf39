import { may } from '#domain/identity/permissions';
import type { Db } from '#server/db/db';
import type { Actor } from '#server/http/actor';
import { type Caller, findActorInCourt } from './findKeyActor.ts';

/**
 * As whom a caller files in a court: attorneys and parties file in every court of the portal, the staff of a court only
 * where they are staff. Null where the caller may not file.
 */
export async function actInCourt(db: Db, { actor, key_id }: Caller, court_id: string): Promise<Actor | null> {
  if (court_id === actor.court_id) return permitted(actor);
  const { person_id, address, user_agent } = actor;
  const there = await findActorInCourt(db, { person_id, court_id }, { key_id, address, user_agent });
  const filer = actor.capacity === 'attorney' || actor.capacity === 'self_represented';
  return permitted(there ?? (filer ? { ...actor, court_id } : null));
}

const permitted = (acting: Actor | null): Actor | null => (acting && may(acting.capacity, 'api:file') ? acting : null);
