import { and, desc, eq, isNull, ne } from 'drizzle-orm';
import type { Role } from '#domain/identity/permissions';
import { revokeKeysOf } from '#server/apiAccess/revokeKeysOf';
import { personRoles } from '#server/db/schema/people';
import { sessions } from '#server/db/schema/signIn';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';

/** A person's current court and role. */
export type CurrentRole = { court_id: string; role: Role; granted_through: 'provider' | null };

/** A person's current role: in the installation's own court, or else the role granted last. */
export async function findCurrentRole(
  db: Db,
  { config }: Needs<'config'>,
  person_id: string,
): Promise<CurrentRole | null> {
  const [current] = await db
    .select({
      court_id: personRoles.court_id,
      role: personRoles.role,
      granted_through: personRoles.granted_through,
    })
    .from(personRoles)
    .where(and(eq(personRoles.person_id, person_id), isNull(personRoles.ended_at)))
    .orderBy(desc(eq(personRoles.court_id, config.court.id)), desc(personRoles.granted_at))
    .limit(1);
  return current ?? null;
}

type Grant = { granted_by?: string | null; granted_through?: 'provider' | null; court_id?: string };

/** Gives a person a role in a court in place of the previous one. Sessions in another role and API keys end. */
export async function replaceRole(
  tx: Db,
  { config, now }: Needs<'config' | 'now'>,
  person_id: string,
  role: Role,
  { granted_by = null, granted_through = null, court_id = config.court.id }: Grant = {},
): Promise<void> {
  const at = now();
  await tx
    .update(personRoles)
    .set({ ended_at: at })
    .where(and(eq(personRoles.person_id, person_id), eq(personRoles.court_id, court_id), isNull(personRoles.ended_at)));
  await tx.insert(personRoles).values({ person_id, court_id, role, granted_at: at, granted_by, granted_through });
  await revokeKeysOf(tx, { now }, person_id, court_id);
  await tx
    .update(sessions)
    .set({ revoked_at: at })
    .where(
      and(
        eq(sessions.person_id, person_id),
        eq(sessions.court_id, court_id),
        ne(sessions.role, role),
        isNull(sessions.revoked_at),
      ),
    );
}

type Whose = { person_id: string; court_id: string };

/** The role of a person in a court now. */
export async function findRole(db: Db, { person_id, court_id }: Whose): Promise<Role | null> {
  const [current] = await db
    .select({ role: personRoles.role })
    .from(personRoles)
    .where(and(eq(personRoles.person_id, person_id), eq(personRoles.court_id, court_id), isNull(personRoles.ended_at)));
  return current?.role ?? null;
}

/** Whether a person has a role in a court other than this one. */
export async function actsElsewhere(db: Db, { person_id, court_id }: Whose): Promise<boolean> {
  const [other] = await db
    .select({ id: personRoles.id })
    .from(personRoles)
    .where(and(eq(personRoles.person_id, person_id), ne(personRoles.court_id, court_id), isNull(personRoles.ended_at)))
    .limit(1);
  return other !== undefined;
}
