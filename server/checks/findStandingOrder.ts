import { and, desc, eq, isNull, lte, or } from 'drizzle-orm';
import type { Submission } from '#domain/rules/checks/Submission';
import { standingOrders } from '#server/db/schema/checks';
import type { Db } from '#server/kernel/Database';

/** The order in force on a day that asks filers to disclose the use of artificial intelligence: the judge's own before the court's. */
export async function findStandingOrder(
  db: Db,
  court_id: string,
  { judge_name, day }: { judge_name: string | null; day: string },
): Promise<Submission['court']['ai_disclosure']> {
  const [order] = await db
    .select({ authority: standingOrders.authority })
    .from(standingOrders)
    .where(
      and(
        eq(standingOrders.court_id, court_id),
        eq(standingOrders.subject, 'ai_disclosure'),
        isNull(standingOrders.withdrawn_at),
        lte(standingOrders.effective_from, day),
        judge_name === null
          ? isNull(standingOrders.judge_name)
          : or(isNull(standingOrders.judge_name), eq(standingOrders.judge_name, judge_name)),
      ),
    )
    .orderBy(desc(standingOrders.judge_name), desc(standingOrders.effective_from))
    .limit(1);
  return order ?? null;
}
