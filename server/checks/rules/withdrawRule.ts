import { and, eq } from 'drizzle-orm';
import { recordActivity } from '#server/activity/recordActivity';
import { ruleAdoptions } from '#server/db/schema/checks';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';

/** Withdraws the court's confirmation of a rule: its findings are advice again. */
export async function withdrawRule(
  needs: Needs<'db' | 'config' | 'now'>,
  actor: Actor,
  rule_id: string,
): Promise<{ message: string }> {
  await needs.db.transaction(async (tx) => {
    const gone = await tx
      .delete(ruleAdoptions)
      .where(and(eq(ruleAdoptions.court_id, actor.court_id), eq(ruleAdoptions.rule_id, rule_id)))
      .returning({ rule_id: ruleAdoptions.rule_id });
    if (gone.length === 0) throw new Refusal('not_found');
    await recordActivity(tx, needs, actor, {
      action: 'rule_withdrawn',
      subject_type: 'court',
      subject_id: actor.court_id,
      values: { rule_id },
      concerns: null,
    });
  });
  return { message: 'The rule is advisory again.' };
}
