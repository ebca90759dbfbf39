import { and, eq, isNull } from 'drizzle-orm';
import type { ApiScope } from '#domain/integrations/scopes';
import type { Db } from '#server/db/db';
import { judgeProfiles, people, personRoles } from '#server/db/schema';
import { apiKeys } from '#server/db/schema/integrations';
import type { Actor } from '#server/http/actor';
import { Refusal } from '#server/http/Refusal';
import { hashSecret } from '#server/identity/secrets';
import type { Needs } from '#server/needs';

/** The key that a call came with, and on whose behalf it therefore acts. */
export type Caller = { key_id: string; scopes: ApiScope[]; actor: Actor };

/** Somebody's present role in a court, as every call of theirs has it; null where they have none there. */
export async function findActorInCourt(
  db: Db,
  { person_id, court_id }: { person_id: string; court_id: string },
  from: { key_id: string; address: string; user_agent: string | null },
): Promise<Actor | null> {
  const [found] = await db
    .select({ full_name: people.full_name, role: personRoles.role, judge_status: judgeProfiles.status })
    .from(people)
    .innerJoin(
      personRoles,
      and(eq(personRoles.person_id, people.id), eq(personRoles.court_id, court_id), isNull(personRoles.ended_at)),
    )
    .leftJoin(judgeProfiles, and(eq(judgeProfiles.person_id, people.id), eq(judgeProfiles.court_id, court_id)))
    .where(and(eq(people.id, person_id), isNull(people.deactivated_at)));
  if (!found) return null;
  const { full_name, role, judge_status } = found;
  const capacity = role === 'judge' && judge_status !== 'verified' ? 'pending_judge' : role;
  const { key_id: session_id, address, user_agent } = from;
  return { capacity, person_id, full_name, role, court_id, session_id, address, user_agent };
}

/**
 * Whose key this is. Its owner has to have an account and a role in its court at this moment: whoever loses them
 * loses the key's use with them.
 */
export async function findKeyActor(
  { db, now }: Needs<'db' | 'now'>,
  bearer: string | undefined,
  from: { address: string; user_agent: string | null },
): Promise<Caller> {
  if (!bearer) throw new Refusal('key_needed');
  const [key] = await db
    .select()
    .from(apiKeys)
    .where(and(eq(apiKeys.secret_hash, hashSecret(bearer)), isNull(apiKeys.revoked_at)));
  if (!key || key.expires_at <= now()) throw new Refusal('key_refused');
  const owner = { person_id: key.owner_id, court_id: key.court_id };
  const actor = await findActorInCourt(db, owner, { ...from, key_id: key.id });
  if (!actor) throw new Refusal('key_refused');
  return { key_id: key.id, scopes: key.scopes, actor };
}
