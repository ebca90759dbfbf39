import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** Longer than any upload pauses: another process on the same store may be writing at this moment. */
const abandonedAfterMs = 10 * 60_000;

/** Removes the beginnings of blobs that a crash left behind. Returns how many there were. */
export async function sweepUnfinished(incoming: string, olderThanMs = abandonedAfterMs): Promise<number> {
  let swept = 0;
  for (const name of await readdir(incoming)) {
    const file = path.join(incoming, name);
    const found = await stat(file).catch(() => undefined);
    if (!found || Date.now() - found.mtimeMs < olderThanMs) continue;
    await rm(file, { force: true });
    swept++;
  }
  return swept;
}
