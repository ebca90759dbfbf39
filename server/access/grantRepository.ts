import { and, asc, eq, isNull, notInArray } from 'drizzle-orm';
import { accessGrants } from '#server/db/schema/access';
import { personName } from '#server/directory/personFields';
import type { Db } from '#server/kernel/Database';

/** The one case or filing for which people are named. */
export type Granted = { case_id: string } | { filing_id: string };

type Setting = { court_id: string; people: readonly string[]; by: string | null; at: Date };

const isOf = (of: Granted) =>
  'case_id' in of ? eq(accessGrants.case_id, of.case_id) : eq(accessGrants.filing_id, of.filing_id);

/** Names exactly these people for a case or a filing. Those who were named before and are not any more lose the access. */
export async function setGrants(tx: Db, of: Granted, { court_id, people, by, at }: Setting): Promise<void> {
  const ids = [...new Set(people)];
  await tx
    .update(accessGrants)
    .set({ ended_at: at, ended_by: by })
    .where(
      and(
        isOf(of),
        isNull(accessGrants.ended_at),
        ids.length > 0 ? notInArray(accessGrants.person_id, ids) : undefined,
      ),
    );
  if (ids.length === 0) return;
  await tx
    .insert(accessGrants)
    .values(ids.map((person_id) => ({ ...of, court_id, person_id, granted_by: by, granted_at: at })))
    .onConflictDoNothing();
}

/** The people whom an order names for a case or a filing, by name. */
export async function findGrantedForSystem(db: Db, of: Granted): Promise<{ id: string; full_name: string }[]> {
  const full_name = personName(accessGrants.person_id);
  return db
    .select({ id: accessGrants.person_id, full_name })
    .from(accessGrants)
    .where(and(isOf(of), isNull(accessGrants.ended_at)))
    .orderBy(asc(full_name), asc(accessGrants.person_id));
}
