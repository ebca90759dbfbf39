import { and, eq, gt } from 'drizzle-orm';
import type { HeldSubmission } from '#contract/filings';
import type { Doubt } from '#domain/filings/doubts/Doubt';
import { heldSubmissions } from '#server/db/schema/documents';
import type { Actor } from '#server/http/actor';
import { Refusal } from '#server/http/Refusal';
import type { Needs } from '#server/needs';
import type { ReceivedFile } from '../receiveFiles.ts';
import { storable } from '../storable.ts';

/** How long documents wait for their sender's confirmation. Their bytes are kept longer than that in any case. */
const heldForMs = 2 * 60 * 60_000;

type Held = { files: ReceivedFile[]; doubts: Doubt[] };

/** Keeps what was received until its sender confirms the doubts, so that nothing has to be uploaded again. */
export async function holdSubmission(
  { db, now }: Needs<'db' | 'now'>,
  { person_id, court_id }: Actor,
  { files, doubts, corrects }: Held & { corrects: string | null },
): Promise<HeldSubmission> {
  const held_at = now();
  const kept = storable(doubts);
  const [held] = await db
    .insert(heldSubmissions)
    .values({
      ...{ person_id, court_id, corrects, files, doubts: kept, held_at },
      expires_at: new Date(held_at.getTime() + heldForMs),
    })
    .returning({ id: heldSubmissions.id });
  return { held_submission: held!.id, doubts: kept };
}

/** What this person sent and now confirms: for a new filing, or as the correction of one filing and of no other. */
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

/** What this person sent and has still to confirm. */
export async function findOwnHeld(
  { db, now }: Needs<'db' | 'now'>,
  { person_id, court_id }: Actor,
  id: string,
): Promise<(Held & { corrects: string | null }) | undefined> {
  const [held] = await db
    .select({
      files: heldSubmissions.files,
      doubts: heldSubmissions.doubts,
      corrects: heldSubmissions.corrects,
    })
    .from(heldSubmissions)
    .where(
      and(
        eq(heldSubmissions.id, id),
        eq(heldSubmissions.person_id, person_id),
        eq(heldSubmissions.court_id, court_id),
        gt(heldSubmissions.expires_at, now()),
      ),
    );
  return held;
}
