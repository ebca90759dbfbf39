import type { ClientBase } from 'pg';
import type { ExportFile } from '../manifest.ts';
import { openLineFile } from './openLineFile.ts';

/** Characters that one fetch should bring: enough to be fast, and little memory. */
const fetchedAtOnce = 1_000_000;
const mostRows = 5000;
const firstRows = 8;

/** How much was written so far. */
export type Written = (rows: number, bytes: number) => void;

/**
 * Writes the lines of a query to a file, in portions of about the same size: rows of a table can have a hundred bytes or
 * several megabytes.
 */
export async function writeLines(
  client: ClientBase,
  sql: string,
  { folder, name, onWritten }: { folder: string; name: string; onWritten?: Written },
): Promise<ExportFile> {
  const file = await openLineFile(folder, name);
  try {
    await client.query(`declare lines no scroll cursor for ${sql}`);
    for (let wanted = firstRows; ; ) {
      const { rows } = await client.query<{ line: string }>(`fetch ${wanted} from lines`);
      await file.append(rows.map(({ line }) => line));
      const size = rows.reduce((sum, { line }) => sum + line.length, 0);
      onWritten?.(rows.length, size);
      if (rows.length < wanted) break;
      wanted = nextPortion(rows.length, size);
    }
    await client.query('close lines');
    return await file.finish();
  } catch (error) {
    await file.abandon();
    throw error;
  }
}

/** By the size of the last rows, but at most twice as many: the next ones may be larger. */
function nextPortion(rows: number, size: number): number {
  const fitting = Math.floor(fetchedAtOnce / Math.max(1, size / rows));
  return Math.max(1, Math.min(rows * 2, fitting, mostRows));
}
