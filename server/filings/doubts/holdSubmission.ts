import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { HeldSubmission } from '#contract/heldSubmissions';
import type { Doubt } from '#domain/filings/doubts/Doubt';
import { heldSubmissions } from '#server/db/schema/heldSubmissions';
import { storable } from '#server/db/storable';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import type { ReceivedFile } from '../receiveFiles.ts';
import { describeDoubt } from './describeDoubt.ts';

/** How long documents wait for their sender's confirmation. Their bytes are kept longer than that in any case. */
const heldForMs = 2 * 60 * 60_000;

/** The correction of a returned filing, which its sender must confirm. */
export type Held = { files: ReceivedFile[]; doubts: Doubt[]; corrects: string };

/** Keeps a correction until its sender confirms the doubts, so that nothing must be uploaded again. */
export async function holdSubmission(
  { db, now }: Needs<'db' | 'now'>,
  actor: Actor,
  held: Held,
): Promise<HeldSubmission> {
  const { person_id, court_id } = actor;
  const held_at = now();
  const doubts = storable(held.doubts);
  return db.transaction(async (tx) => {
    await replaceEarlier(tx, actor, held);
    const [row] = await tx
      .insert(heldSubmissions)
      .values({
        person_id,
        court_id,
        ...held,
        doubts,
        held_at,
        expires_at: new Date(held_at.getTime() + heldForMs),
      })
      .returning({ id: heldSubmissions.id });
    return { held_submission: row!.id, doubts: doubts.map(describeDoubt) };
  });
}

/** Another document for the same returned filing: only the newest has a question. */
async function replaceEarlier(tx: Db, actor: Actor, { corrects }: Held): Promise<void> {
  await tx
    .delete(heldSubmissions)
    .where(and(ofOwner(actor), isNull(heldSubmissions.settled_at), eq(heldSubmissions.corrects, corrects)));
}

/**
 * What this person sent and now confirms as the correction of one filing and of no other. It is found again after it was
 * taken, so that a repeated confirmation gets the same answer.
 */
export async function findHeld(needs: Needs<'db' | 'now'>, actor: Actor, id: string, corrects: string): Promise<Held> {
  const held = await findOwnHeld(needs, actor, id);
  if (!held || held.corrects !== corrects) throw new Refusal('held_submission_gone');
  return held;
}

/** What this person sent and must confirm, until it expires. */
export async function findOwnHeld(
  { db, now }: Needs<'db' | 'now'>,
  actor: Actor,
  id: string,
): Promise<(typeof heldSubmissions.$inferSelect & Held) | undefined> {
  const [held] = await db
    .select()
    .from(heldSubmissions)
    .where(and(eq(heldSubmissions.id, id), ofOwner(actor), gt(heldSubmissions.expires_at, now())));
  return held;
}

/** The submissions that one person holds in one court. */
export function ofOwner({ person_id, court_id }: Actor) {
  return and(eq(heldSubmissions.person_id, person_id), eq(heldSubmissions.court_id, court_id));
}

/** The sender confirmed: the document has taken the place of the returned one. */
export async function settleHeld(tx: Db, { now }: Needs<'now'>, id: string): Promise<void> {
  await tx.update(heldSubmissions).set({ settled_at: now() }).where(eq(heldSubmissions.id, id));
}

/** Deletes the submissions that no one confirmed in time, and returns their files. */
export async function forgetExpiredHeld(tx: Db, now: Date): Promise<Held['files']> {
  const gone = await tx
    .delete(heldSubmissions)
    .where(lt(heldSubmissions.expires_at, now))
    .returning({ files: heldSubmissions.files });
  return gone.flatMap(({ files }) => files as Held['files']);
}
