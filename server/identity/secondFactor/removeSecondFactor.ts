import { and, eq } from 'drizzle-orm';
import type { InputOf, ReplyOf } from '#contract/endpoint';
import type { renameSecondFactor as renamed } from '#contract/secondFactor';
import { recordOnPerson } from '#server/activity/recordOnPerson';
import { recoveryCodes, secondFactors } from '#server/db/schema/secondFactor';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { requireChangeable } from './requireChangeable.ts';
import { requiresSecondFactor } from './requiresSecondFactor.ts';
import { mailAboutSecondFactor } from './secondFactorMailJob.ts';
import { describeSecondFactor, findSecondFactors, lockMethodsOf } from './secondFactorRepository.ts';

/** Removes one of the user's methods. The last one stays where the role needs one; else the codes go with it. */
export async function removeSecondFactor(
  needs: Needs<'db' | 'config' | 'now'>,
  actor: Actor,
  { id }: { id: string },
): Promise<{ message: string }> {
  const { person_id, role } = actor;
  await needs.db.transaction(async (tx) => {
    await lockMethodsOf(tx, person_id);
    const methods = await findSecondFactors(tx, person_id);
    const removed = methods.find((method) => method.id === id);
    if (!removed) throw new Refusal('not_found');
    await requireChangeable(tx, needs, actor);
    const isLast = methods.length === 1;
    if (isLast && requiresSecondFactor(needs, role)) throw new Refusal('last_second_factor');
    await tx.delete(secondFactors).where(eq(secondFactors.id, id));
    if (isLast) await tx.delete(recoveryCodes).where(eq(recoveryCodes.person_id, person_id));
    await mailAboutSecondFactor(tx, person_id, 'second_factor_removed');
    await recordOnPerson(tx, needs, actor, person_id, {
      action: 'second_factor_removed',
      values: { kind: removed.kind },
    });
  });
  return { message: 'Method removed.' };
}

/** Gives one of the user's methods another name. */
export async function renameSecondFactor(
  { db }: Needs<'db'>,
  { person_id }: Actor,
  { id, name }: InputOf<typeof renamed>,
): Promise<ReplyOf<typeof renamed>> {
  const [changed] = await db
    .update(secondFactors)
    .set({ name })
    .where(and(eq(secondFactors.id, id), eq(secondFactors.person_id, person_id)))
    .returning();
  if (!changed?.confirmed_at) throw new Refusal('not_found');
  return { message: 'Name saved.', second_factor: describeSecondFactor(changed) };
}
