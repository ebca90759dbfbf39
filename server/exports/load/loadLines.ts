import { createReadStream } from 'node:fs';
import type { ClientBase } from 'pg';
import { splitLines } from '../splitLines.ts';

/** Characters and lines that one statement inserts. */
const charactersAtOnce = 2_000_000;
const linesAtOnce = 5000;

/** Passes the lines of a file to a statement whose one value is a JSON array, in portions. Returns their number. */
export async function loadLines(client: ClientBase, file: string, sql: string): Promise<number> {
  let [lines, size, count] = [[] as string[], 0, 0];
  const insert = async () => {
    if (lines.length > 0) await client.query(sql, [`[${lines.join(',')}]`]);
    count += lines.length;
    [lines, size] = [[], 0];
  };
  for await (const line of splitLines(createReadStream(file))) {
    if (lines.length === linesAtOnce || size + line.length > charactersAtOnce) await insert();
    lines.push(line);
    size += line.length;
  }
  await insert();
  return count;
}
