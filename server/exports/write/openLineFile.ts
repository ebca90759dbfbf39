import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import path from 'node:path';
import type { ExportFile } from '../manifest.ts';

/** A file of an export while it is written: lines are appended, counted, and hashed. */
export type LineFile = {
  append(lines: readonly string[]): Promise<void>;
  /** Waits until the file is on the disk. */
  finish(): Promise<ExportFile>;
  /** Closes the file after an error. */
  abandon(): Promise<void>;
};

/** Creates a file of an export, readable only by the portal's account. */
export async function openLineFile(folder: string, name: string): Promise<LineFile> {
  const handle = await open(path.join(folder, name), 'w', 0o600);
  const hash = createHash('sha256');
  let [rows, bytes] = [0, 0];
  return {
    async append(lines) {
      if (lines.length === 0) return;
      const part = Buffer.from(`${lines.join('\n')}\n`);
      hash.update(part);
      await handle.writeFile(part);
      rows += lines.length;
      bytes += part.length;
    },
    async finish() {
      await handle.sync();
      await handle.close();
      return { name, rows, bytes, sha256: hash.digest('hex') };
    },
    abandon: () => handle.close().catch(() => {}),
  };
}
