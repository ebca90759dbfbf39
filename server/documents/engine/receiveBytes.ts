import type { Readable } from 'node:stream';

/** Reads this many bytes from a channel; what follows them stays in it for the next document. */
export async function receiveBytes(channel: Readable, size: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(size);
  let received = 0;
  while (received < size) {
    const chunk: Buffer | null = channel.read(Math.min(size - received, channel.readableLength) || undefined);
    if (chunk === null) {
      await new Promise((resolve) => channel.once('readable', resolve));
      continue;
    }
    bytes.set(chunk, received);
    received += chunk.length;
  }
  return bytes;
}
