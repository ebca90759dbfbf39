import { eq } from 'drizzle-orm';
import type { ImportFailure } from '#domain/attorneys/imports/importTerms';
import { proposeMapping } from '#domain/attorneys/imports/proposeMapping';
import { rosterImportRows } from '#server/db/schema/rosterImports';
import { storable } from '#server/db/storable';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { compareRows } from './compareRows.ts';
import { countKinds } from './countKinds.ts';
import { decodeText } from './detectEncoding.ts';
import {
  changeImport,
  findImportForSystem,
  findSavedColumns,
  readImportFile,
  type StoredImport,
} from './importRepository.ts';
import { type ParsedRow, parseRows, UnreadableTable } from './parseRows.ts';
import { type Edits, findEdits, stageRows } from './stageRows.ts';

const rowsAtOnce = 2000;

type Asked = { id: string; reading: number };

/**
 * Reads the file of an import into rows and compares them with the roster, in one transaction. A second run starts again;
 * a run for an earlier reading, whose encoding or columns have changed, stops.
 */
export async function readImport(needs: Needs<'db'>, { id, reading }: Asked): Promise<void> {
  const { db } = needs;
  const found = await findImportForSystem(db, id);
  if (found?.state !== 'reading' || found.reading !== reading) return;
  try {
    await db.transaction(async (tx) => {
      const read = await stageFile(tx, needs, found);
      if (!read) return;
      await compareRows(tx, { import_id: id, court_id: found.court_id });
      const counts = await countKinds(tx, id);
      await changeImport(tx, id, { ...read, state: 'ready', counts, version: found.version + 1 });
    });
  } catch (error) {
    if (!(error instanceof UnreadableTable)) throw error;
    await failImport(needs, { id, reading }, error.failure, error.line);
  }
}

/** Records that a file could not be read. */
export async function failImport(
  { db }: Needs<'db'>,
  { id, reading }: Asked,
  failure: ImportFailure,
  failure_line: number | null = null,
): Promise<void> {
  const found = await findImportForSystem(db, id);
  if (found?.state !== 'reading' || found.reading !== reading) return;
  await changeImport(db, id, { state: 'failed', failure, failure_line, version: found.version + 1 });
}

/**
 * Stores the rows of the file in place of those of the last reading, and shows the progress, in characters, outside the
 * transaction. Returns the header with its columns, or undefined if another reading has begun.
 */
async function stageFile(tx: Db, { db }: Needs<'db'>, found: StoredImport) {
  const { id, encoding, separator } = found;
  const text = decodeText(await readImportFile(tx, id), encoding);
  if (text.includes('\0')) throw new UnreadableTable('not_text', null);
  let done = 0;
  const rows = parseRows(text, separator, (characters) => {
    done = characters;
  });
  const first = await rows.next();
  if (first.done) throw new UnreadableTable('empty', null);
  const header = storable(first.value.cells.map((cell) => cell.trim().slice(0, 200)));
  const { mapping, edits } = await findColumns(tx, found, header);
  await tx.delete(rosterImportRows).where(eq(rosterImportRows.import_id, id));
  let position = 1;
  for await (const batch of inBatches(rows)) {
    await stageRows(tx, batch, { import_id: id, first: position, mapping, edits });
    position += batch.length;
    const { reading } = await changeImport(db, id, { done, total: text.length });
    if (reading !== found.reading) return;
  }
  if (position === 1) throw new UnreadableTable('no_rows', 2);
  return { header, mapping };
}

/** The columns that a person chose for this header, with the corrections made since; otherwise those proposed. */
async function findColumns(tx: Db, { id, court_id, edits_of, mapping: chosen }: StoredImport, header: string[]) {
  if (chosen?.columns.length === header.length) return { mapping: chosen, edits: await findEdits(tx, edits_of ?? id) };
  const mapping = proposeMapping(header, await findSavedColumns(tx, court_id), chosen?.defaults);
  return { mapping, edits: new Map() as Edits };
}

async function* inBatches(rows: AsyncIterable<ParsedRow>): AsyncGenerator<ParsedRow[]> {
  let batch: ParsedRow[] = [];
  for await (const row of rows) {
    batch.push(row);
    if (batch.length < rowsAtOnce) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
