import { mkdir, open, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

/** A chain's end with the signature over it, as a line of RECORD_HEADS_FILE holds it. */
export const SignedHead = z.object({
  court_id: z.string(),
  seq: z.number().int().positive(),
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  signed_at: z.iso.datetime(),
  key_id: z.string(),
  signature: z.string(),
});
export type SignedHead = z.infer<typeof SignedHead>;

/** Adds signed ends to the file and waits until they are on the disk. The file is only ever opened for appending. */
export async function appendHeads(file: string, heads: SignedHead[]): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const handle = await open(file, 'a', 0o640);
  try {
    await handle.appendFile(heads.map((head) => `${JSON.stringify(head)}\n`).join(''));
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Every signed end that the file holds, and the numbers of the lines that are none. Null where there is no file. */
export async function readHeads(file: string): Promise<{ heads: SignedHead[]; unreadable: number[] } | null> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return null;
  const heads: SignedHead[] = [];
  const unreadable: number[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line === '') continue;
    const parsed = parseLine(line);
    if (parsed) heads.push(parsed);
    else unreadable.push(index + 1);
  }
  return { heads, unreadable };
}

function parseLine(line: string): SignedHead | undefined {
  try {
    return SignedHead.parse(JSON.parse(line));
  } catch {
    return undefined;
  }
}
