import { eq } from 'drizzle-orm';
import { ruleAdoptions } from '#server/db/schema/checks';
import type { Db } from '#server/kernel/Database';

/** Ids of the rules that a court has confirmed for itself. */
export async function findAdoptedRules(db: Db, court_id: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ rule_id: ruleAdoptions.rule_id })
    .from(ruleAdoptions)
    .where(eq(ruleAdoptions.court_id, court_id));
  return new Set(rows.map(({ rule_id }) => rule_id));
}
