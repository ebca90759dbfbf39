import { and, desc, eq, isNull } from 'drizzle-orm';
import type { enterStandingOrder as asked, StandingOrder } from '#contract/courtRules';
import type { InputOf } from '#contract/endpoint';
import { type NewActivity, recordActivity } from '#server/activity/recordActivity';
import { standingOrders } from '#server/db/schema/checks';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';

type NeedsOfOrders = Needs<'db' | 'config' | 'now'>;

/** The standing orders of the user's court that are in force or will be, the newest first. */
export async function listStandingOrders(db: Db, viewer: Actor): Promise<{ orders: StandingOrder[] }> {
  const orders = await db
    .select()
    .from(standingOrders)
    .where(and(eq(standingOrders.court_id, viewer.court_id), isNull(standingOrders.withdrawn_at)))
    .orderBy(desc(standingOrders.effective_from), standingOrders.id);
  return { orders: orders.map(describe) };
}

/** Enters an order that asks filers for something; checks of submissions from its day on ask for it. */
export async function enterStandingOrder(
  needs: NeedsOfOrders,
  actor: Actor,
  { subject, judge_name, authority, effective_from }: InputOf<typeof asked>,
): Promise<{ message: string; order: StandingOrder }> {
  const order = await needs.db.transaction(async (tx) => {
    const [entered] = await tx
      .insert(standingOrders)
      .values({
        court_id: actor.court_id,
        subject,
        judge_name: judge_name || null,
        authority,
        effective_from,
        entered_by: actor.person_id,
        entered_at: needs.now(),
      })
      .returning();
    await recordActivity(tx, needs, actor, about('standing_order_entered', actor, authority));
    return describe(entered!);
  });
  return { message: 'The standing order was added.', order };
}

/** Ends an order. What was checked under it stays as it was. */
export async function withdrawStandingOrder(
  needs: NeedsOfOrders,
  actor: Actor,
  id: string,
): Promise<{ message: string }> {
  await needs.db.transaction(async (tx) => {
    const [ended] = await tx
      .update(standingOrders)
      .set({ withdrawn_at: needs.now() })
      .where(
        and(
          eq(standingOrders.id, id),
          eq(standingOrders.court_id, actor.court_id),
          isNull(standingOrders.withdrawn_at),
        ),
      )
      .returning();
    if (!ended) throw new Refusal('not_found');
    await recordActivity(tx, needs, actor, about('standing_order_ended', actor, ended.authority));
  });
  return { message: 'The standing order was ended.' };
}

function describe({
  id,
  subject,
  judge_name,
  authority,
  effective_from,
}: typeof standingOrders.$inferSelect): StandingOrder {
  return { id, subject, judge_name, authority, effective_from };
}

function about(
  action: 'standing_order_entered' | 'standing_order_ended',
  { court_id }: Actor,
  authority: string,
): NewActivity {
  return { action, values: { authority }, subject_type: 'court', subject_id: court_id, concerns: null };
}
