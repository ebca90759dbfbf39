import { and, asc, desc, eq, getTableColumns, inArray, isNotNull, sql } from 'drizzle-orm';
import { usualNoticeDays } from '#domain/scheduling/plans/planStates';
import { usualWeights, weightsOf } from '#domain/scheduling/plans/weights';
import { calendarPlanItems, calendarPlans, courtPlanWeights } from '#server/db/schema/calendarPlans';
import type { Db } from '#server/kernel/Database';

export type StoredPlan = typeof calendarPlans.$inferSelect;
export type StoredPlanItem = typeof calendarPlanItems.$inferSelect;
type Change = Partial<Omit<StoredPlan, 'id' | 'court_id'>>;

/** Without the instance and the solution, which are large. */
const { instance: _instance, best: _best, ...shown } = getTableColumns(calendarPlans);
export type ShownPlan = Omit<StoredPlan, 'instance' | 'best'>;

const latest = 20;

/** Stores a new plan; undefined while another one of the court is being made. */
export async function insertPlan(tx: Db, plan: typeof calendarPlans.$inferInsert): Promise<ShownPlan | undefined> {
  const [made] = await tx.insert(calendarPlans).values(plan).onConflictDoNothing().returning(shown);
  return made;
}

/** The latest plans of a court. */
export function findPlans(db: Db, court_id: string): Promise<ShownPlan[]> {
  return db
    .select(shown)
    .from(calendarPlans)
    .where(eq(calendarPlans.court_id, court_id))
    .orderBy(desc(calendarPlans.asked_at), desc(calendarPlans.id))
    .limit(latest);
}

export async function findPlan(db: Db, court_id: string, id: string): Promise<ShownPlan | undefined> {
  const [found] = await db
    .select(shown)
    .from(calendarPlans)
    .where(and(eq(calendarPlans.court_id, court_id), eq(calendarPlans.id, id)));
  return found;
}

/** The court’s weights, and the notice of its latest plan; the usual ones where it has none. */
export async function findPlanSettingsForSystem(
  db: Db,
  court_id: string,
): Promise<Pick<StoredPlan, 'weights' | 'notice_days'>> {
  const [stored] = await db
    .select({ weights: courtPlanWeights.weights })
    .from(courtPlanWeights)
    .where(eq(courtPlanWeights.court_id, court_id));
  const [latestPlan] = await db
    .select({ notice_days: calendarPlans.notice_days })
    .from(calendarPlans)
    .where(eq(calendarPlans.court_id, court_id))
    .orderBy(desc(calendarPlans.asked_at), desc(calendarPlans.id))
    .limit(1);
  return {
    weights: weightsOf(stored?.weights ?? usualWeights),
    notice_days: latestPlan?.notice_days ?? usualNoticeDays,
  };
}

const isUnfinished = inArray(calendarPlans.state, ['queued', 'running']);

/** A plan with its instance and its places. */
export async function findFullPlan(db: Db, court_id: string, id: string): Promise<StoredPlan | undefined> {
  const [found] = await db
    .select()
    .from(calendarPlans)
    .where(and(eq(calendarPlans.court_id, court_id), eq(calendarPlans.id, id)));
  return found;
}

/** The latest plan of a court that ended with places. */
export async function findLatestPlan(db: Db, court_id: string): Promise<StoredPlan | undefined> {
  const [found] = await db
    .select()
    .from(calendarPlans)
    .where(and(eq(calendarPlans.court_id, court_id), inArray(calendarPlans.state, ['done', 'canceled']), hasPlaces))
    .orderBy(desc(calendarPlans.asked_at), desc(calendarPlans.id))
    .limit(1);
  return found;
}

const hasPlaces = isNotNull(calendarPlans.best);

/** A plan that its job makes. */
export async function findUnfinishedPlanForSystem(db: Db, id: string): Promise<StoredPlan | undefined> {
  const [found] = await db
    .select()
    .from(calendarPlans)
    .where(and(eq(calendarPlans.id, id), isUnfinished));
  return found;
}

/** Changes a plan that has not ended. Returns whether its search continues: it has not ended, and no one canceled it. */
export async function changePlanForSystem(db: Db, id: string, change: Change): Promise<boolean> {
  const [changed] = await db
    .update(calendarPlans)
    .set({ ...change, version: sql`${calendarPlans.version} + 1` })
    .where(and(eq(calendarPlans.id, id), isUnfinished))
    .returning({ cancel_requested: calendarPlans.cancel_requested });
  return changed?.cancel_requested === false;
}

/** Asks a search to end. Returns whether it had not ended. */
export async function requestCancel(tx: Db, court_id: string, id: string): Promise<boolean> {
  const changed = await tx
    .update(calendarPlans)
    .set({ cancel_requested: true })
    .where(and(eq(calendarPlans.court_id, court_id), eq(calendarPlans.id, id), isUnfinished))
    .returning({ id: calendarPlans.id });
  return changed.length > 0;
}

/** Stores where a plan places its hearings, in statements of many rows. */
export async function insertPlanItems(
  tx: Db,
  items: readonly (typeof calendarPlanItems.$inferInsert)[],
): Promise<void> {
  for (let first = 0; first < items.length; first += rowsOfStatement)
    await tx.insert(calendarPlanItems).values(items.slice(first, first + rowsOfStatement));
}

const rowsOfStatement = 500;

/** The places of a plan, by time. */
export function findPlanItems(db: Db, plan_id: string): Promise<StoredPlanItem[]> {
  return db
    .select()
    .from(calendarPlanItems)
    .where(eq(calendarPlanItems.plan_id, plan_id))
    .orderBy(
      asc(calendarPlanItems.hearing_date),
      asc(calendarPlanItems.hearing_time),
      asc(calendarPlanItems.hearing_id),
    );
}
