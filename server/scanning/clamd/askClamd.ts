import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { ClamdAddress } from '#server/kernel/clamdAddress';

/**
 * One command of clamd's protocol (clamd(8), "COMMANDS"), in the form that ends with a NUL: `zPING`, `zVERSION`, or
 * `zINSTREAM`, which is followed by chunks with their length before them, and by a length of zero.
 */
type Command = 'PING' | 'VERSION' | 'INSTREAM';

/** The stream that was to be scanned could not be read: not clamd's fault. */
export class UnreadableContent extends Error {}

const longestReply = 4096;

/** Sends a command, with the content if there is any, and returns the reply. Throws what happened to the connection. */
export async function askClamd(
  address: ClamdAddress,
  command: Command,
  { content, timeoutMs }: { content?: AsyncIterable<Uint8Array>; timeoutMs: number },
): Promise<string> {
  const socket = connect(address);
  const late = setTimeout(
    () => socket.destroy(Object.assign(new Error('No response'), { code: 'ETIMEDOUT' })),
    timeoutMs,
  );
  const reply = readReply(socket);
  // It is awaited below; until then it must not be an unhandled rejection.
  reply.catch(() => {});
  try {
    await once(socket, 'connect');
    await write(socket, `z${command}\0`);
    // clamd may reply before the end of the stream, when it has enough of it.
    if (content) return await Promise.race([reply, sendChunks(socket, content).then(() => reply, toReplyOf(reply))]);
    return await reply;
  } finally {
    clearTimeout(late);
    socket.destroy();
  }
}

async function sendChunks(socket: Socket, content: AsyncIterable<Uint8Array>): Promise<void> {
  for await (const chunk of readable(content)) {
    if (chunk.length === 0) continue;
    const length = Buffer.alloc(4);
    length.writeUInt32BE(chunk.length);
    await write(socket, length);
    await write(socket, chunk);
  }
  await write(socket, Buffer.alloc(4));
}

async function* readable(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* content;
  } catch (error) {
    throw new UnreadableContent('The content could not be read.', { cause: error });
  }
}

/** Resolves when the socket took the bytes, so that a large file is never held in memory. */
function write(socket: Socket, bytes: Uint8Array | string): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.write(bytes, (error) => (error ? reject(error) : resolve()));
  });
}

/** A connection that clamd closed while it was sent to may have brought a reply. */
function toReplyOf(reply: Promise<string>): (error: unknown) => Promise<string> {
  return (error) => {
    if (error instanceof UnreadableContent) throw error;
    return reply;
  };
}

function readReply(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    socket.setEncoding('utf8');
    socket.on('data', (part) => {
      text += part;
      const end = text.indexOf('\0');
      if (end >= 0) resolve(text.slice(0, end).trim());
      else if (text.length > longestReply) reject(new Error('The reply does not end.'));
    });
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('The connection was closed without a reply.')));
  });
}
