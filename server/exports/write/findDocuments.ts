import { escapeIdentifier } from 'pg';
import { hashesWithoutFile } from '../exportPlan.ts';
import type { ExportedTable } from '../readCatalog.ts';

const isHash = (name: string) => name === 'sha256' || name.endsWith('_sha256');

/** Tables of what is known about files; a row there is no reason to keep a file. */
const aboutFiles = ['content_scans', 'recognized_pages'];

/** Lists of files in a column of JSON. */
const inJson = [{ table: 'held_submissions', column: 'files' }];

/** SQL: the hashes of all documents that the exported tables name, each once, in order. */
export function documentsSql(tables: readonly ExportedTable[]): string {
  const columns = tables
    .filter(({ name }) => !aboutFiles.includes(name))
    .flatMap(({ name: table, columns: all }) =>
      all
        .filter(({ name, type }) => type === 'text' && isHash(name) && !hashesWithoutFile.includes(`${table}.${name}`))
        .map(({ name }) => `select ${escapeIdentifier(name)} as sha256 from public.${escapeIdentifier(table)}`),
    );
  const lists = inJson.map(
    ({ table, column }) =>
      `select jsonb_array_elements(${escapeIdentifier(column)})->>'sha256' from public.${escapeIdentifier(table)}`,
  );
  return `select distinct sha256 collate "C" as sha256 from (${[...columns, ...lists].join(' union all ')}) named
    where sha256 is not null order by 1`;
}
