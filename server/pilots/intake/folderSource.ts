import { constants, type Stats } from 'node:fs';
import { lstat, open, readdir, realpath } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { NotOpenable, type ShadowFile, type ShadowSource } from './ShadowSource.ts';

/** A file that has not changed for this long is complete. */
const settledMs = 3000;
/** A named pipe or a link in place of the file is not opened. */
const safely = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

/**
 * The files of a folder within `root`, without its subfolders. Null if it does not exist, or if a link leads out of
 * `root`.
 */
export async function folderSource(root: string, folder: string): Promise<ShadowSource | null> {
  const place = path.join(root, folder);
  const real = await realpath(place).catch(() => null);
  const isWithin = real !== null && real === path.join(await realpath(root), folder);
  return isWithin ? { list: () => filesIn(real) } : null;
}

async function* filesIn(folder: string): AsyncIterable<ShadowFile> {
  // Names are bytes: one that is not UTF-8 still names a file.
  const names = await readdir(folder, { encoding: 'buffer' });
  for (const bytes of names.sort(Buffer.compare)) {
    const place = Buffer.concat([Buffer.from(`${folder}/`), bytes]);
    const stats = await lstat(place).catch(() => null);
    const isLink = stats?.isSymbolicLink() ?? false;
    if (!stats || !(isLink || (stats.isFile() && isComplete(stats)))) continue;
    yield fileOf(place, nameOf(bytes), stats, isLink);
  }
}

const isComplete = ({ size, mtimeMs }: Stats) => size > 0 && Date.now() - mtimeMs >= settledMs;

/** A name that is not UTF-8 is written with its bytes, so that two such names stay different. */
function nameOf(bytes: Buffer): string {
  const name = bytes.toString('utf8');
  return Buffer.from(name, 'utf8').equals(bytes) ? name : `${name} (${bytes.toString('hex')})`;
}

function fileOf(place: Buffer, name: string, { size, mtimeMs }: Stats, isLink: boolean): ShadowFile {
  return {
    ...{ name, size, changed_ms: mtimeMs, isLink },
    async read<Result>(use: (content: Readable) => Promise<Result>) {
      const handle = await open(place, safely).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw new NotOpenable();
      });
      if (!handle) return undefined;
      try {
        const isSame = async () => {
          const now = await handle.stat();
          return now.isFile() && now.size === size && now.mtimeMs === mtimeMs;
        };
        if (!(await isSame())) return undefined;
        const result = await use(handle.createReadStream({ autoClose: false }));
        return (await isSame()) ? result : undefined;
      } finally {
        await handle.close();
      }
    },
  };
}
