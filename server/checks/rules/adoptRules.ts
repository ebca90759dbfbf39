import type { adoptRules as asked } from '#contract/courtRules';
import type { InputOf, ReplyOf } from '#contract/endpoint';
import { ruleIds } from '#domain/rules/ruleIds';
import { recordActivity } from '#server/activity/recordActivity';
import { ruleAdoptions } from '#server/db/schema/checks';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';

/** A court administrator confirms rules for the court. It applies to later checks. */
export async function adoptRules(
  needs: Needs<'db' | 'config' | 'now'>,
  actor: Actor,
  { rule_ids, note }: InputOf<typeof asked>,
): Promise<ReplyOf<typeof asked>> {
  const unknown = rule_ids.filter((id) => !ruleIds.has(id));
  if (unknown.length > 0) throw new Refusal('rule_unknown', { rule_ids: unknown });
  const { court_id, person_id } = actor;
  const adopted = await needs.db.transaction(async (tx) => {
    const made = { court_id, adopted_by: person_id, adopted_at: needs.now(), note: note || null };
    const rows = await tx
      .insert(ruleAdoptions)
      .values([...new Set(rule_ids)].map((rule_id) => ({ rule_id, ...made })))
      .onConflictDoNothing()
      .returning({ rule_id: ruleAdoptions.rule_id });
    if (rows.length > 0) {
      await recordActivity(tx, needs, actor, {
        action: 'rules_adopted',
        subject_type: 'court',
        subject_id: court_id,
        values: { rule_ids: rows.map(({ rule_id }) => rule_id) },
        concerns: null,
      });
    }
    return rows.length;
  });
  return { message: adopted === 1 ? 'The rule was adopted.' : `${adopted} rules were adopted.`, adopted };
}
