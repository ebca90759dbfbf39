import { inArray, sql } from 'drizzle-orm';
import type { Reading } from '#domain/reading/Reading';
import { learnedTemplates } from '#server/db/schema/learning';
import type { Db } from '#server/kernel/Database';

/** Counts an analysis as a use of each template with which it read a value. */
export async function countUsesForSystem(tx: Db, { court, location, case_number }: Reading, at: Date): Promise<void> {
  const used = [court, location, case_number].flatMap((field) => field?.parts?.template ?? []);
  if (used.length === 0) return;
  await tx
    .update(learnedTemplates)
    .set({ uses: sql`${learnedTemplates.uses} + 1`, last_used_at: at })
    .where(inArray(learnedTemplates.id, [...new Set(used)]));
}
