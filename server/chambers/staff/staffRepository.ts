import { and, asc, eq, gte, isNull, lte, or, type SQL } from 'drizzle-orm';
import { chambersMembers } from '#server/db/schema/chambersStaff';
import { personName } from '#server/directory/personFields';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { actsFor } from '#server/visibility/actsFor';

export type StoredMember = typeof chambersMembers.$inferSelect;

/** Memberships that have not ended, those that begin later included. */
export const isOpen = (today: string): SQL =>
  and(isNull(chambersMembers.ended_at), or(isNull(chambersMembers.ends_on), gte(chambersMembers.ends_on, today)))!;

/** Which chambers a person manages: judges their own, administrators those of the court. */
export const isManagedBy = ({ capacity, person_id, court_id }: Actor): SQL =>
  and(
    eq(chambersMembers.court_id, court_id),
    capacity === 'court_administrator' ? undefined : eq(chambersMembers.judge_id, person_id),
  )!;

/** The memberships that a person manages, by judge and name. */
export function findMembers(db: Db, actor: Actor, today: string) {
  const judge = personName(chambersMembers.judge_id);
  const name = personName(chambersMembers.person_id);
  return db
    .select({ member: chambersMembers, judge, full_name: name, appointed_by: personName(chambersMembers.appointed_by) })
    .from(chambersMembers)
    .where(and(isManagedBy(actor), isOpen(today)))
    .orderBy(asc(judge), asc(name), asc(chambersMembers.id));
}

/** The staff who work today for the judges for whom the viewer acts. */
export function findStaffToday(db: Db, viewer: Actor, today: string): Promise<{ id: string; name: string }[]> {
  return db
    .selectDistinct({ id: chambersMembers.person_id, name: personName(chambersMembers.person_id) })
    .from(chambersMembers)
    .where(
      and(
        eq(chambersMembers.court_id, viewer.court_id),
        actsFor(chambersMembers.judge_id, viewer),
        isOpen(today),
        lte(chambersMembers.starts_on, today),
      ),
    );
}
