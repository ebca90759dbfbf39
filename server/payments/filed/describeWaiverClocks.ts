import { and, inArray, ne } from 'drizzle-orm';
import { waiverRuleOf } from '#domain/payments/waiverRuleOf';
import { findCourt } from '#server/courts/findCourt';
import { feeWaivers } from '#server/db/schema/payments';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';

/** The requests for fee waivers of envelopes, with the day on which each counts as granted where the state has one. */
export async function describeWaiverClocks(db: Db, viewer: Actor, envelope_ids: readonly string[]) {
  if (envelope_ids.length === 0) return [];
  const rule = waiverRuleOf(await findCourt(db, viewer.court_id))?.waiver;
  const found = await db
    .select({
      ...{ envelope_id: feeWaivers.envelope_id, state: feeWaivers.state },
      ...{ act_by: feeWaivers.act_by, by_law: feeWaivers.by_law },
    })
    .from(feeWaivers)
    .where(and(inArray(feeWaivers.envelope_id, [...envelope_ids]), ne(feeWaivers.state, 'draft')));
  return found.map((one) => ({
    ...one,
    act_authority: one.act_by === null ? null : (rule?.deemed_granted?.authority ?? null),
  }));
}
