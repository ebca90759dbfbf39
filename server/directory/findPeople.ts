import { and, eq, ilike, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Role } from '#domain/identity/permissions';
import type { NotificationKind, NotificationWays } from '#domain/notifications/kinds';
import { matchesAll } from '#server/db/matchesAll';
import { directoryPeople, directoryRoles } from '#server/db/schema/directory';
import type { Db } from '#server/kernel/Database';

/** The name of one person. */
export async function findPersonName(db: Db, id: string | null): Promise<string | null> {
  if (id === null) return null;
  return (await findNames(db, [id])).get(id) ?? null;
}

/** The names of people, by ID. */
export async function findNames(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const found = await db
    .select({ id: directoryPeople.id, full_name: directoryPeople.full_name })
    .from(directoryPeople)
    .where(sql`${directoryPeople.id} = any(${sql.param([...new Set(ids)])}::uuid[])`);
  return new Map(found.map(({ id, full_name }) => [id, full_name]));
}

/** The email address of a person. */
export async function findEmail(db: Db, id: string): Promise<string | null> {
  const [person] = await db
    .select({ email: directoryPeople.email })
    .from(directoryPeople)
    .where(eq(directoryPeople.id, id));
  return person?.email ?? null;
}

/** The email address of a person whose account is open. */
export async function findOpenMailbox(db: Db, id: string): Promise<string | null> {
  const [person] = await db
    .select({ email: directoryPeople.email })
    .from(directoryPeople)
    .where(and(eq(directoryPeople.id, id), isNull(directoryPeople.deactivated_at)));
  return person?.email ?? null;
}

/** The names and email addresses of people. */
export async function findMailboxes(
  db: Db,
  ids: readonly string[],
): Promise<{ full_name: string; email: string | null }[]> {
  if (ids.length === 0) return [];
  return db
    .select({ full_name: directoryPeople.full_name, email: directoryPeople.email })
    .from(directoryPeople)
    .where(inArray(directoryPeople.id, [...ids]));
}

/** Those of these people whose account is open, by email address. */
export async function findAccounts(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const found = await db
    .select({ id: directoryPeople.id, email: directoryPeople.email })
    .from(directoryPeople)
    .where(and(inArray(directoryPeople.id, [...ids]), isNull(directoryPeople.deactivated_at)));
  return new Map(found.flatMap(({ id, email }) => (email === null ? [] : [[email.toLowerCase(), id] as const])));
}

/** The account with an email address. */
export async function findPersonByEmail(db: Db, email: string): Promise<string | undefined> {
  const [person] = await db
    .select({ id: directoryPeople.id })
    .from(directoryPeople)
    .where(eq(directoryPeople.email, email.trim().toLowerCase()));
  return person?.id;
}

/** When a person verified an address as the account's own; null if they did not. */
export async function addressVerifiedAt(db: Db, person_id: string, email: string): Promise<Date | null> {
  const [own] = await db
    .select({ at: directoryPeople.email_verified_at })
    .from(directoryPeople)
    .where(and(eq(directoryPeople.id, person_id), eq(directoryPeople.email, email)));
  return own?.at ?? null;
}

/** Up to this many people whose name or email address contains the text. */
export async function findPeopleNamed(db: Db, text: string, atMost: number): Promise<string[]> {
  const like = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  const found = await db
    .select({ id: directoryPeople.id })
    .from(directoryPeople)
    .where(or(ilike(directoryPeople.full_name, like), ilike(directoryPeople.email, like)))
    .limit(atMost);
  return found.map(({ id }) => id);
}

/** The people who hold one of these roles in a court now. Pending judges do not hold one yet. */
export async function peopleInRole(db: Db, court_id: string, roles: Role[]): Promise<string[]> {
  const found = await db
    .select({ id: directoryRoles.person_id })
    .from(directoryRoles)
    .where(and(eq(directoryRoles.court_id, court_id), inArray(directoryRoles.role, roles)));
  return found.map(({ id }) => id);
}

/** Whether a person with these words in the name holds a role in a court. */
export async function isInRole(db: Db, court_id: string, role: Role, name: string): Promise<boolean> {
  const [person] = await db
    .select({ id: directoryRoles.person_id })
    .from(directoryRoles)
    .innerJoin(directoryPeople, eq(directoryPeople.id, directoryRoles.person_id))
    .where(
      and(
        eq(directoryRoles.court_id, court_id),
        eq(directoryRoles.role, role),
        matchesAll(sql`${directoryPeople.full_name}`, name),
      ),
    )
    .limit(1);
  return person !== undefined;
}

/** The channels that people with open accounts chose for notices of a type; undefined for the usual ones. */
export async function findChosenWays(
  db: Db,
  ids: string[],
  kind: NotificationKind,
): Promise<{ person_id: string; ways: NotificationWays | undefined }[]> {
  if (ids.length === 0) return [];
  const found = await db
    .select({ person_id: directoryPeople.id, chosen: directoryPeople.notifications })
    .from(directoryPeople)
    .where(and(inArray(directoryPeople.id, ids), isNull(directoryPeople.deactivated_at)));
  return found.map(({ person_id, chosen }) => ({ person_id, ways: chosen?.[kind] }));
}
