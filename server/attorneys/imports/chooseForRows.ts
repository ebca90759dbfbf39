import { and, eq, sql } from 'drizzle-orm';
import type { InputOf, ReplyOf } from '#contract/endpoint';
import type { chooseForImportRows as asked } from '#contract/rosterImports';
import { commonChoices } from '#domain/attorneys/imports/rowChoices';
import { rosterImportRows as rows } from '#server/db/schema/rosterImports';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { compareRows } from './compareRows.ts';
import { countKinds } from './countKinds.ts';
import { describeImport } from './describeImport.ts';
import { changeImport, lockImportAt } from './importRepository.ts';

/** Makes one choice for all rows of a kind, except for those that are left out. */
export async function chooseForRows(
  { db }: Needs<'db'>,
  actor: Actor,
  { id, version, kind, choice }: InputOf<typeof asked>,
): Promise<ReplyOf<typeof asked>> {
  if (!commonChoices(kind).includes(choice)) throw new Refusal('import_choice_impossible');
  return db.transaction(async (tx) => {
    const held = await lockImportAt(tx, actor, { id, version });
    const changed = await tx
      .update(rows)
      .set({ choice, fields: sql`${rows.differs}` })
      .where(and(eq(rows.import_id, id), eq(rows.kind, kind), sql`${rows.choice} is distinct from 'skip'`))
      .returning({ position: rows.position });
    // A row that repeats one that is now left out is no longer a repetition.
    if (choice === 'skip') await compareRows(tx, { import_id: id, court_id: held.court_id });
    const counts = await countKinds(tx, id);
    const after = await changeImport(tx, id, { counts, version: held.version + 1 });
    return { import: await describeImport(tx, after), changed: changed.length };
  });
}
