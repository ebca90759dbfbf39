import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { WaitingSubmission } from '#contract/heldSubmissions';
import { filings } from '#server/db/schema/filings';
import { heldSubmissions } from '#server/db/schema/heldSubmissions';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { describeDoubt } from './describeDoubt.ts';
import { ofOwner } from './holdSubmission.ts';

/** What this person sent and has still to confirm, newest first. Once a filing is corrected, no question about it is left. */
export async function listHeldSubmissions(
  { db, now }: Needs<'db' | 'now'>,
  actor: Actor,
): Promise<{ data: WaitingSubmission[] }> {
  const waiting = await db
    .select({ held: heldSubmissions })
    .from(heldSubmissions)
    .innerJoin(filings, eq(filings.id, heldSubmissions.corrects))
    .where(
      and(
        ofOwner(actor),
        isNull(heldSubmissions.settled_at),
        gt(heldSubmissions.expires_at, now()),
        eq(filings.state, 'returned'),
      ),
    )
    .orderBy(desc(heldSubmissions.held_at));
  return {
    data: waiting.map(({ held }) => ({
      held_submission: held.id,
      doubts: held.doubts.map(describeDoubt),
      documents: held.files.map(({ file_name }) => file_name),
      corrects: held.corrects,
      held_at: held.held_at.toISOString(),
      expires_at: held.expires_at.toISOString(),
    })),
  };
}
