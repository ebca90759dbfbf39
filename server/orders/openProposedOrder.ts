import { and, eq, inArray } from 'drizzle-orm';
import type { InputOf, ReplyOf } from '#contract/endpoint';
import type { openProposedOrder as asked } from '#contract/orders';
import { forRuling } from '#domain/chambers/awaiting';
import { orders } from '#server/db/schema/orders';
import { findEnvelopeFilingsForSystem } from '#server/filings/findFiledVersions';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { findProposed } from './findSignable.ts';

/** Begins the order that counsel proposed, or returns the one that the judge began before. */
export async function openProposedOrder(
  { db, now }: Needs<'db' | 'now'>,
  judge: Actor,
  asking: InputOf<typeof asked>,
): Promise<ReplyOf<typeof asked>> {
  return db.transaction(async (tx) => {
    const found = await findProposed(tx, judge, asking);
    const motion_id = await findMotionId(tx, found.filing);
    const at = now();
    await tx
      .insert(orders)
      .values({
        ...{ court_id: judge.court_id, case_id: found.case_id, judge_id: judge.person_id, source: 'counsel' },
        ...{ title: found.title, motion_id, filing_id: asking.filing_id, proposed_version_id: asking.version_id },
        ...{ prepared_by: judge.person_id, prepared_at: at, changed_by: judge.person_id, changed_at: at },
      })
      .onConflictDoNothing();
    const [order] = await tx
      .select({ id: orders.id })
      .from(orders)
      .where(
        and(
          eq(orders.proposed_version_id, asking.version_id),
          inArray(orders.state, ['draft', 'for_signature', 'signed']),
        ),
      );
    return { id: order!.id };
  });
}

type Filing = Awaited<ReturnType<typeof findProposed>>['filing'];

/** The motion with which the order was proposed: the filing itself, or the only one in its envelope. */
async function findMotionId(tx: Db, filing: Filing): Promise<string | null> {
  const isMotion = ({ document_type }: Filing) => document_type !== null && forRuling.includes(document_type);
  if (isMotion(filing)) return filing.id;
  if (!filing.envelope_id) return null;
  const envelope = { envelope_id: filing.envelope_id, court_id: filing.court_id };
  const motions = (await findEnvelopeFilingsForSystem(tx, envelope)).filter(isMotion);
  return motions.length === 1 ? motions[0]!.id : null;
}
