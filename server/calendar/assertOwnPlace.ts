import { and, eq } from 'drizzle-orm';
import { courtrooms } from '#server/db/schema/calendar';
import { findJudges } from '#server/identity/findJudges';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { invalidInput } from '#server/kernel/invalidInput';

/** Refuses a judge or an open courtroom that is not of the user’s court. */
export async function assertOwnPlace(
  tx: Db,
  { court_id }: Pick<Actor, 'court_id'>,
  { judge_id, courtroom_id }: { judge_id: string; courtroom_id: string },
): Promise<void> {
  const judges = await findJudges(tx, court_id);
  if (!judges.some(({ id }) => id === judge_id)) throw invalidInput('judge_id', 'Choose a judge of this court');
  const [room] = await tx
    .select({ id: courtrooms.id })
    .from(courtrooms)
    .where(and(eq(courtrooms.id, courtroom_id), eq(courtrooms.court_id, court_id), eq(courtrooms.active, true)));
  if (!room) throw invalidInput('courtroom_id', 'Choose a courtroom of this court');
}
