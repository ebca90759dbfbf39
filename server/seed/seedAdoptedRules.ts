import { everyCourt } from '#domain/rules/everyCourt';
import { requirements } from '#domain/rules/findRequirements';
import { ruleAdoptions } from '#server/db/schema/checks';
import { courts } from '#server/db/schema/courts';
import type { Needs } from '#server/kernel/needs';

const note = 'Adopted when the evaluation court was set up.';

/** The evaluation court has confirmed every rule that is not uncertain, so that each finding is seen with its full class. */
export async function seedAdoptedRules({ db, now }: Needs<'db' | 'now'>): Promise<void> {
  const rules = [...requirements, ...everyCourt].filter(({ confidence }) => confidence === 'high');
  const adopted_at = now();
  for (const { id: court_id } of await db.select({ id: courts.id }).from(courts)) {
    await db
      .insert(ruleAdoptions)
      .values(rules.map(({ id: rule_id }) => ({ court_id, rule_id, adopted_by: null, adopted_at, note })))
      .onConflictDoNothing();
  }
}
