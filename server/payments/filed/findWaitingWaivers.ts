import { and, asc, eq, sql } from 'drizzle-orm';
import { feeWaivers } from '#server/db/schema/payments';
import { findLeadsOfEnvelopes } from '#server/filings/findEnvelopeFilings';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';

/** The requests for fee waivers on which the viewer's court must decide, the first to count as granted first. */
export async function findWaitingWaivers(db: Db, viewer: Actor, limit: number) {
  const waits = and(eq(feeWaivers.court_id, viewer.court_id), eq(feeWaivers.state, 'requested'));
  const asked = await db
    .select({ id: feeWaivers.envelope_id, act_by: feeWaivers.act_by, since: feeWaivers.requested_at })
    .from(feeWaivers)
    .where(waits)
    .orderBy(sql`${feeWaivers.act_by} asc nulls last`, asc(feeWaivers.requested_at))
    .limit(limit);
  const leads = await findLeadsOfEnvelopes(
    db,
    viewer,
    asked.map(({ id }) => id),
  );
  const waiting = asked.flatMap(({ id: envelope_id, act_by, since }) => {
    const lead = leads.find((one) => one.envelope_id === envelope_id);
    return lead ? [{ id: lead.id, title: lead.title ?? lead.document_name, act_by, since }] : [];
  });
  return { waiting, total: await db.$count(feeWaivers, waits) };
}
