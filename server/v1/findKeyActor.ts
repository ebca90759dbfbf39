import type { ApiScope } from '#domain/integrations/scopes';
import { findKeyBySecret } from '#server/apiAccess/findKeyBySecret';
import { findActorInCourt } from '#server/identity/findActorsByCourt';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';

/** The key that a call came with, and on whose behalf it therefore acts. */
export type Caller = { key_id: string; scopes: ApiScope[]; actor: Actor };

/**
 * The owner of a key. The owner must currently have an account and a role in its court: without them, the key stops
 * working.
 */
export async function findKeyActor(
  { db, now }: Needs<'db' | 'now'>,
  bearer: string | undefined,
  from: { address: string; user_agent: string | null },
): Promise<Caller> {
  if (!bearer) throw new Refusal('key_needed');
  const key = await findKeyBySecret({ db, now }, bearer);
  if (!key) throw new Refusal('key_refused');
  const owner = { person_id: key.owner_id, court_id: key.court_id };
  const actor = await findActorInCourt(db, owner, { ...from, session_id: key.id });
  if (!actor) throw new Refusal('key_refused');
  return { key_id: key.id, scopes: key.scopes, actor };
}
