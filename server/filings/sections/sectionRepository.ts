import { and, asc, eq, inArray, ne, notInArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { noConditions, type SectionRule } from '#domain/review/SectionRule';
import { columnOf } from '#server/db/columnOf';
import { clerkSections, reviewSections, sectionRouting, sectionRules } from '#server/db/schema/sections';
import type { Db } from '#server/kernel/Database';

/** The sections of a court, their rules, and the choices of clerks. */

export type StoredSection = typeof reviewSections.$inferSelect;
export type StoredRouting = typeof sectionRouting.$inferSelect;

/** The name of a row's section; null for the unassigned section. */
export const sectionName = (section_id: PgColumn): SQL<string | null> =>
  sql`(select s.name from ${reviewSections} s where s.id = ${columnOf(section_id)})`;

/** The sections of a court in their order, the archived ones last. */
export function findSections(db: Db, court_id: string): Promise<StoredSection[]> {
  return db
    .select()
    .from(reviewSections)
    .where(eq(reviewSections.court_id, court_id))
    .orderBy(asc(reviewSections.archived), asc(reviewSections.position), asc(reviewSections.id));
}

/** The routing rules of a court in their order. A rule that was saved before a condition existed does not set it. */
export async function findSectionRules(db: Db, court_id: string): Promise<SectionRule[]> {
  const rules = await db
    .select({ section_id: sectionRules.section_id, conditions: sectionRules.conditions })
    .from(sectionRules)
    .where(eq(sectionRules.court_id, court_id))
    .orderBy(asc(sectionRules.position));
  return rules.map((rule) => ({ ...rule, conditions: { ...noConditions, ...rule.conditions } }));
}

/** The version of a court's sections and the state of their application; undefined before the first change. */
export async function findRouting(db: Db, court_id: string): Promise<StoredRouting | undefined> {
  const [found] = await db.select().from(sectionRouting).where(eq(sectionRouting.court_id, court_id));
  return found;
}

/** The same, locked until the transaction ends. The row is created if there is none, so that two first changes cannot both succeed. */
export async function lockRouting(tx: Db, court_id: string, at: Date): Promise<StoredRouting> {
  await tx.insert(sectionRouting).values({ court_id, version: 0, changed_at: at }).onConflictDoNothing();
  const [held] = await tx.select().from(sectionRouting).where(eq(sectionRouting.court_id, court_id)).for('update');
  return held!;
}

export async function changeRouting(
  tx: Db,
  court_id: string,
  change: Partial<typeof sectionRouting.$inferInsert>,
): Promise<StoredRouting> {
  const [saved] = await tx.update(sectionRouting).set(change).where(eq(sectionRouting.court_id, court_id)).returning();
  return saved!;
}

type Kept = Pick<StoredSection, 'id' | 'name' | 'archived'>;

/** Replaces the sections and rules of a court. Sections that are left out are archived, because filings refer to them. */
export async function replaceSections(
  tx: Db,
  court_id: string,
  { sections, rules }: { sections: readonly Kept[]; rules: readonly SectionRule[] },
): Promise<void> {
  const ids = sections.map(({ id }) => id);
  const isOfCourt = eq(reviewSections.court_id, court_id);
  // Names can be exchanged between sections, so every name is free at first.
  await tx
    .update(reviewSections)
    .set({ name: sql`${reviewSections.id}::text` })
    .where(and(isOfCourt, inArray(reviewSections.id, ids)));
  await tx
    .update(reviewSections)
    .set({ archived: true })
    .where(and(isOfCourt, notInArray(reviewSections.id, ids)));
  for (const [position, section] of sections.entries()) {
    const kept = { ...section, position };
    await tx
      .insert(reviewSections)
      .values({ court_id, ...kept })
      .onConflictDoUpdate({ target: reviewSections.id, set: kept, setWhere: isOfCourt });
  }
  await tx.delete(sectionRules).where(eq(sectionRules.court_id, court_id));
  if (rules.length > 0) {
    await tx.insert(sectionRules).values(rules.map((rule, position) => ({ court_id, position, ...rule })));
  }
  const archived = sections.filter((one) => one.archived).map(({ id }) => id);
  if (archived.length > 0) await tx.delete(clerkSections).where(inArray(clerkSections.section_id, archived));
}

/** The sections that a person chose as the default view, without archived ones. */
export async function findChosenSections(
  db: Db,
  { person_id, court_id }: { person_id: string; court_id: string },
): Promise<string[]> {
  const found = await db
    .select({ id: clerkSections.section_id })
    .from(clerkSections)
    .innerJoin(reviewSections, eq(reviewSections.id, clerkSections.section_id))
    .where(
      and(
        eq(clerkSections.person_id, person_id),
        eq(clerkSections.court_id, court_id),
        eq(reviewSections.archived, false),
      ),
    )
    .orderBy(asc(reviewSections.position));
  return found.map(({ id }) => id);
}

export async function saveChosenSections(
  tx: Db,
  { person_id, court_id }: { person_id: string; court_id: string },
  section_ids: readonly string[],
): Promise<void> {
  await tx
    .delete(clerkSections)
    .where(and(eq(clerkSections.person_id, person_id), eq(clerkSections.court_id, court_id)));
  if (section_ids.length > 0) {
    await tx.insert(clerkSections).values(section_ids.map((section_id) => ({ person_id, court_id, section_id })));
  }
}

/** Those of some sections that belong to another court. */
export async function findSectionIdsElsewhere(
  db: Db,
  court_id: string,
  sections: readonly { id: string }[],
): Promise<string[]> {
  if (sections.length === 0) return [];
  const ids = sections.map(({ id }) => id);
  const found = await db
    .select({ id: reviewSections.id })
    .from(reviewSections)
    .where(and(inArray(reviewSections.id, ids), ne(reviewSections.court_id, court_id)));
  return found.map(({ id }) => id);
}
