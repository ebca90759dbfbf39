import { and, eq, isNull } from 'drizzle-orm';
import type { ApiScope } from '#domain/integrations/scopes';
import { apiKeys } from '#server/db/schema/apiAccess';
import { judgeProfiles, people, personRoles } from '#server/db/schema/people';
import { hashSecret } from '#server/identity/secrets';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';

/** The key that a call came with, and on whose behalf it therefore acts. */
export type Caller = { key_id: string; scopes: ApiScope[]; actor: Actor };

type CalledFrom = { key_id: string; address: string; user_agent: string | null };

/** A person's present role in each court where they have one, as every call of theirs has it. */
export async function findActorsByCourt(
  db: Db,
  { person_id, court_id }: { person_id: string; court_id?: string },
  { key_id: session_id, address, user_agent }: CalledFrom,
): Promise<Map<string, Actor>> {
  const inCourt = court_id === undefined ? undefined : eq(personRoles.court_id, court_id);
  const found = await db
    .select({
      full_name: people.full_name,
      role: personRoles.role,
      court_id: personRoles.court_id,
      judge_status: judgeProfiles.status,
    })
    .from(people)
    .innerJoin(personRoles, and(eq(personRoles.person_id, people.id), isNull(personRoles.ended_at), inCourt))
    .leftJoin(
      judgeProfiles,
      and(eq(judgeProfiles.person_id, people.id), eq(judgeProfiles.court_id, personRoles.court_id)),
    )
    .where(and(eq(people.id, person_id), isNull(people.deactivated_at)));
  return new Map(
    found.map(({ judge_status, ...standing }) => {
      const pending = standing.role === 'judge' && judge_status !== 'verified';
      const capacity = pending ? ('pending_judge' as const) : standing.role;
      return [standing.court_id, { ...standing, capacity, person_id, session_id, address, user_agent }];
    }),
  );
}

/** A person's present role in one court; null where they have none there. */
export async function findActorInCourt(
  db: Db,
  { person_id, court_id }: { person_id: string; court_id: string },
  from: CalledFrom,
): Promise<Actor | null> {
  return (await findActorsByCourt(db, { person_id, court_id }, from)).get(court_id) ?? null;
}

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
