import { and, eq } from 'drizzle-orm';
import type { orderBinder as asked, Binder } from '#contract/binders';
import type { InputOf } from '#contract/endpoint';
import { recordActivity } from '#server/activity/recordActivity';
import { binderOrders } from '#server/db/schema/chambers';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { readBinder } from './readBinder.ts';

/** Saves the order of the documents that the judge chose, or with an empty list, restores argument order. */
export async function orderBinder(
  needs: Needs<'db' | 'now' | 'config'>,
  judge: Actor,
  { id, documents, version }: InputOf<typeof asked>,
): Promise<Binder> {
  const { db, now } = needs;
  const { items } = await readBinder(needs, judge, id);
  // A document that has left the binder is left out.
  const known = documents.filter((document) => items.some((item) => item.id === document));
  await db.transaction(async (tx) => {
    const { court_id, person_id: judge_id } = judge;
    const written = { documents: known, updated_at: now(), version: version + 1 };
    const saved =
      version === 0
        ? await tx
            .insert(binderOrders)
            .values({ ...written, court_id, judge_id, hearing_id: id })
            .onConflictDoNothing()
            .returning()
        : await tx
            .update(binderOrders)
            .set(written)
            .where(
              and(
                eq(binderOrders.judge_id, judge_id),
                eq(binderOrders.hearing_id, id),
                eq(binderOrders.version, version),
              ),
            )
            .returning();
    if (saved.length === 0) throw new Refusal('changed_meanwhile');
    const subject = { subject_type: 'preferences' as const, subject_id: judge_id };
    await recordActivity(tx, needs, judge, { ...subject, action: 'binder_arranged', values: {} });
  });
  return readBinder(needs, judge, id);
}
