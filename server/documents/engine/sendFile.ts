import { createReadStream } from 'node:fs';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';

/** How much is read in one step. The portal never holds more of a document than this, regardless of its size. */
const chunkBytes = 256 * 1024;

/** Sends a file through a channel that stays open, no faster than the other end reads. */
export async function sendFile(path: string, size: number, channel: Writable): Promise<void> {
  if (size === 0) return;
  const file = createReadStream(path, { end: size - 1, highWaterMark: chunkBytes });
  const closed = () => void file.destroy(new Error('The channel was closed.'));
  channel.once('close', closed);
  try {
    file.pipe(channel, { end: false });
    await finished(file);
  } finally {
    channel.off('close', closed);
  }
}
