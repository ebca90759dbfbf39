import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { FilingChoices } from '#contract/filings';
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

/** A submission that its sender must confirm: a new filing with its choices and key, or a correction of a filing. */
export type Held = {
  files: ReceivedFile[];
  doubts: Doubt[];
  choices: FilingChoices;
  idempotency_key: string | null;
  corrects: string | null;
};

/** Keeps a submission until its sender confirms the doubts, so that nothing must be uploaded again. */
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
    return { held_submission: row!.id, idempotency_key: held.idempotency_key, doubts: doubts.map(describeDoubt) };
  });
}

/** The same documents sent again, or another document for the same returned filing: only the newest has a question. */
async function replaceEarlier(tx: Db, actor: Actor, { files, corrects }: Held): Promise<void> {
  const { sha256 } = files[0]!;
  const same =
    corrects === null
      ? and(isNull(heldSubmissions.corrects), sql`${heldSubmissions.files} @> ${JSON.stringify([{ sha256 }])}::jsonb`)
      : eq(heldSubmissions.corrects, corrects);
  await tx.delete(heldSubmissions).where(and(ofOwner(actor), isNull(heldSubmissions.settled_at), same));
}

/**
 * What this person sent and now confirms: for a new filing, or as the correction of one filing and of no other. It is
 * found again after it was filed, so that a repeated confirmation gets the same answer.
 */
export async function findHeld(
  needs: Needs<'db' | 'now'>,
  actor: Actor,
  id: string,
  corrects: string | null,
): Promise<Held> {
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

/** The sender confirmed: the documents are filed, or have taken the place of the returned one. */
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
