import { may } from '#domain/identity/permissions';
import { findActorInCourt, findActorsByCourt } from '#server/identity/findActorsByCourt';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Caller } from './findKeyActor.ts';

/**
 * The actor with which a caller files in a court: attorneys and parties file in every court of the portal, the staff of
 * a court only where they are staff. Null where the caller may not file.
 */
export async function actInCourt(db: Db, caller: Caller, court_id: string): Promise<Actor | null> {
  const { actor, key_id } = caller;
  if (court_id === actor.court_id) return permitted(actor);
  const { person_id, address, user_agent } = actor;
  return decideActor(
    caller,
    court_id,
    await findActorInCourt(db, { person_id, court_id }, { session_id: key_id, address, user_agent }),
  );
}

/** The same in every court where the caller may file. */
export async function courtsToFileIn(db: Db, caller: Caller, court_ids: string[]): Promise<Set<string>> {
  const { person_id, address, user_agent } = caller.actor;
  const actors = await findActorsByCourt(db, { person_id }, { session_id: caller.key_id, address, user_agent });
  return new Set(court_ids.filter((id) => decideActor(caller, id, actors.get(id) ?? null) !== null));
}

function decideActor({ actor }: Caller, court_id: string, there: Actor | null): Actor | null {
  if (court_id === actor.court_id) return permitted(actor);
  const filer = actor.capacity === 'attorney' || actor.capacity === 'self_represented';
  return permitted(there ?? (filer ? { ...actor, court_id } : null));
}

const permitted = (acting: Actor | null): Actor | null => (acting && may(acting.capacity, 'api:file') ? acting : null);
