import { and, eq, inArray, sql } from 'drizzle-orm';
import type { InputOf, ReplyOf } from '#contract/endpoint';
import type { changeImportRow as asked } from '#contract/rosterImports';
import { type EntryField, entryFields, type RowChoice } from '#domain/attorneys/imports/importTerms';
import { choicesFor } from '#domain/attorneys/imports/rowChoices';
import { rosterImportRows as rows } from '#server/db/schema/rosterImports';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { compareRows, findConcerned } from './compareRows.ts';
import { countKinds } from './countKinds.ts';
import { describeImport } from './describeImport.ts';
import { changeImport, findRows, lockImportAt, type StoredImport, type StoredRow } from './importRepository.ts';
import { describeRow } from './listRows.ts';
import { restageRow } from './stageRows.ts';

type Asked = InputOf<typeof asked>;
type Values = Partial<Record<EntryField, string>>;

/** Corrects a row or chooses what happens with it, and checks it and the rows with the same number again. */
export async function changeRow({ db }: Needs<'db'>, actor: Actor, change: Asked): Promise<ReplyOf<typeof asked>> {
  const { id, position, everywhere, choice, fields } = change;
  return db.transaction(async (tx) => {
    const held = await lockImportAt(tx, actor, change);
    const row = await findRow(tx, id, position);
    const values = valuesOf(change);
    const edited = values ? await editRows(tx, held, row, { values, everywhere }) : 0;
    if (choice !== undefined) await choose(tx, held, await findRow(tx, id, position), { choice, fields });
    const counts = await countKinds(tx, id);
    const changed = await changeImport(tx, id, { counts, version: held.version + 1 });
    const [after] = await findRows(tx, id, eq(rows.position, position), { limit: 1, offset: 0 });
    return { data: describeRow(after!), import: await describeImport(tx, changed), changed: Math.max(edited, 1) };
  });
}

function valuesOf({ values = {} }: Asked): Values | null {
  const given = entryFields.flatMap((field) => (values[field] === undefined ? [] : [[field, values[field]]]));
  return given.length > 0 ? Object.fromEntries(given) : null;
}

async function findRow(tx: Db, id: string, position: number): Promise<StoredRow> {
  const [row] = await tx
    .select()
    .from(rows)
    .where(and(eq(rows.import_id, id), eq(rows.position, position)));
  if (!row) throw new Refusal('not_found');
  return row;
}

type Correction = { values: Values; everywhere: boolean };

/** Stores corrected values in a row, or in each row that has the same values there. Returns the number of rows. */
async function editRows(
  tx: Db,
  held: StoredImport,
  row: StoredRow,
  { values, everywhere }: Correction,
): Promise<number> {
  const alike = entryFields.filter((field) => values[field] !== undefined && values[field] !== row[field]);
  const same = alike.map((field) => eq(rows[field], row[field]));
  const targets =
    everywhere && same.length > 0
      ? await tx
          .select()
          .from(rows)
          .where(and(eq(rows.import_id, held.id), ...same))
      : [row];
  for (const target of targets)
    await restageRow(tx, held.id, target, { mapping: held.mapping!, edits: { ...target.edits, ...values } });
  const positions = targets.map((target) => target.position);
  await compareAgain(
    tx,
    held,
    positions,
    targets.map(({ bare_number }) => bare_number ?? ''),
  );
  return targets.length;
}

/** Compares rows again, with those that have or had the same bar number. */
async function compareAgain(tx: Db, held: StoredImport, positions: number[], numbersBefore: string[]): Promise<void> {
  const now = await tx
    .select({ number: rows.bare_number })
    .from(rows)
    .where(and(eq(rows.import_id, held.id), inArray(rows.position, positions)));
  const numbers = [...new Set([...numbersBefore, ...now.map(({ number }) => number ?? '')])].filter(Boolean);
  const concerned = await findConcerned(tx, held.id, numbers);
  const all = [...new Set([...positions, ...concerned])];
  await compareRows(tx, { import_id: held.id, court_id: held.court_id, positions: all });
}

type Choosing = { choice: RowChoice | null; fields: EntryField[] | undefined };

async function choose(tx: Db, held: StoredImport, row: StoredRow, { choice, fields }: Choosing): Promise<void> {
  const at = and(eq(rows.import_id, held.id), eq(rows.position, row.position));
  if (choice === null || choice === 'skip' || row.choice === 'skip') {
    await tx.update(rows).set({ choice }).where(at);
    await compareAgain(tx, held, [row.position], [row.bare_number ?? '']);
    if (choice === null || choice === 'skip') return;
    return choose(tx, held, { ...(await findRow(tx, held.id, row.position)), choice: null }, { choice, fields });
  }
  assertPossible(row, choice, fields);
  if (choice === 'update') await assertFree(tx, held.id, row);
  await tx
    .update(rows)
    .set({ choice, fields: choice === 'update' ? (fields ?? row.differs) : row.differs })
    .where(at);
}

function assertPossible({ kind, differs }: StoredRow, choice: RowChoice, fields: EntryField[] | undefined): void {
  const areKnown = !fields || (fields.length > 0 && fields.every((field) => differs.includes(field)));
  if (!choicesFor[kind].includes(choice) || !areKnown) throw new Refusal('import_choice_impossible');
}

/** One row updates an entry; two would depend on their order. */
async function assertFree(tx: Db, import_id: string, { match_id, position }: StoredRow): Promise<void> {
  const [other] = await tx
    .select({ position: rows.position })
    .from(rows)
    .where(
      and(
        eq(rows.import_id, import_id),
        eq(rows.match_id, match_id!),
        eq(rows.choice, 'update'),
        sql`${rows.position} <> ${position}`,
      ),
    )
    .limit(1);
  if (other) throw new Refusal('import_match_taken');
}
