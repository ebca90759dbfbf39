import type { InputOf } from '#contract/endpoint';
import type { markEntriesSeen as asked } from '#contract/home';
import { markAllSeen, markSeen } from '#server/cases/docket/newEntries';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';

/** Marks new entries as seen by the person. The activity record has no line for it. */
export async function markEntriesSeen(
  { db, now }: Needs<'db' | 'now'>,
  actor: Actor,
  { entries, through }: InputOf<typeof asked>,
): Promise<{ message: string }> {
  const at = now();
  await db.transaction(async (tx) => {
    if (entries) await markSeen(tx, actor, entries, at);
    // Entries that come while the request travels are new.
    if (through) await markAllSeen(tx, actor, new Date(Math.min(Date.parse(through), at.getTime())));
  });
  return { message: 'Marked as seen' };
}
