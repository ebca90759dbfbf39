import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { namesOfFirms } from '#domain/names/sameFirm';
import { attorneys } from '#server/db/schema/attorneys';
import { rosterFirms } from '#server/db/schema/rosterCases';
import type { Db } from '#server/kernel/Database';

/** The names of the firms of some attorneys: on the roster, and in the portal if they belong to one. */
export async function findFirms(db: Db, ids: readonly string[]): Promise<Map<string, string[]>> {
  if (ids.length === 0) return new Map();
  const found = await db
    .select({ id: attorneys.id, firm: attorneys.firm, portal_firm: rosterFirms.name })
    .from(attorneys)
    .leftJoin(rosterFirms, eq(rosterFirms.person_id, attorneys.person_id))
    .where(inArray(attorneys.id, [...new Set(ids)]));
  return new Map(found.map((one) => [one.id, firmsOf(one)]));
}

/** The firms of an entry, each once. */
export function firmsOf({ firm, portal_firm }: { firm: string | null; portal_firm: string | null }): string[] {
  return [...new Set([firm, portal_firm].filter((name) => name !== null))];
}

/** The names under which a court’s roster and the portal have some firms. */
export async function findNamesOfFirms(db: Db, court_id: string, wanted: readonly string[]): Promise<string[]> {
  if (wanted.length === 0) return [];
  const found = await db
    .selectDistinct({ name: attorneys.firm })
    .from(attorneys)
    .where(and(eq(attorneys.court_id, court_id), isNotNull(attorneys.firm)))
    .union(
      db
        .selectDistinct({ name: rosterFirms.name })
        .from(attorneys)
        .innerJoin(rosterFirms, eq(rosterFirms.person_id, attorneys.person_id))
        .where(eq(attorneys.court_id, court_id)),
    );
  return namesOfFirms(
    wanted,
    found.flatMap(({ name }) => name ?? []),
  );
}
