import type { InputOf } from '#contract/endpoint';
import type { changeImportReading as asked, RosterImport } from '#contract/rosterImports';
import { attorneyStatuses, readAttorneyStatus } from '#domain/attorneys/attorneyStatuses';
import type { Mapping } from '#domain/attorneys/imports/importTerms';
import { bareHeader, repeatedFields } from '#domain/attorneys/imports/proposeMapping';
import type { Actor } from '#server/kernel/actor';
import { invalidInput } from '#server/kernel/invalidInput';
import type { Needs } from '#server/kernel/needs';
import { describeImport } from './describeImport.ts';
import { changeImport, lockImportAt, type StoredImport, saveColumns } from './importRepository.ts';
import { queueReading } from './startImport.ts';

/**
 * Changes how the file of an import is read, saves the columns for the court, and reads the file again. Corrected values
 * are kept while the columns are the same ones.
 */
export async function changeReading(
  { db }: Needs<'db'>,
  actor: Actor,
  { id, version, encoding, separator, columns, defaults }: InputOf<typeof asked>,
): Promise<{ data: RosterImport }> {
  return db.transaction(async (tx) => {
    const held = await lockImportAt(tx, actor, { id, version }, ['ready', 'failed']);
    const sameFormat = encoding === held.encoding && separator === held.separator;
    const mapping = sameFormat ? mappingOf(held, columns, defaults) : null;
    if (mapping && columns) {
      const saved = held.header.map((header, at) => ({
        header: bareHeader(header),
        field: mapping.columns[at] ?? null,
      }));
      await saveColumns(tx, held.court_id, onePerHeader(saved));
    }
    const changed = await changeImport(tx, id, {
      ...{ encoding, separator, mapping, state: 'reading', failure: null, failure_line: null, edits_of: null },
      ...{ reading: held.reading + 1, version: held.version + 1, done: 0, counts: null, stale: 0 },
    });
    await queueReading(tx, changed);
    return { data: await describeImport(tx, changed) };
  });
}

function mappingOf(
  held: StoredImport,
  columns: Mapping['columns'] | undefined,
  { status, type }: { status?: string | undefined; type?: string | undefined } = {},
): Mapping | null {
  if (status && !readAttorneyStatus(status))
    throw invalidInput('defaults.status', `Use ${attorneyStatuses.join(', ')}`);
  const defaults = { ...(status && { status: readAttorneyStatus(status)! }), ...(type && { type }) };
  if (!columns) return held.mapping && { columns: held.mapping.columns, defaults };
  if (columns.length !== held.header.length)
    throw invalidInput('columns', `Name a field, or none, for each of the ${held.header.length} columns`);
  const [repeated] = repeatedFields({ columns, defaults });
  if (repeated) throw invalidInput('columns', 'Assign each field to one column only');
  return { columns, defaults };
}

/** Of columns with the same header, the one with a field is saved. */
function onePerHeader<Column extends { header: string; field: string | null }>(columns: Column[]): Column[] {
  const byHeader = new Map<string, Column>();
  for (const column of columns)
    if (column.header !== '' && !byHeader.get(column.header)?.field) byHeader.set(column.header, column);
  return [...byHeader.values()];
}
