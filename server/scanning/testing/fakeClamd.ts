import { createServer, type Server, type Socket } from 'node:net';
import { eicar } from '../eicar.ts';

/** How the fake answers a stream. */
export type FakeMode = 'scans' | 'silent' | 'limit' | 'exceeds' | 'drops';

/** A clamd that speaks the real protocol and knows one signature: EICAR's. */
export type FakeClamd = {
  port: number;
  mode: FakeMode;
  version: string;
  /** Sizes of the streams that were scanned in full. */
  scanned: number[];
  stop(): Promise<void>;
  start(): Promise<void>;
};

export async function startFakeClamd(): Promise<FakeClamd> {
  let server: Server;
  const open = new Set<Socket>();
  const fake: FakeClamd = {
    port: 0,
    mode: 'scans',
    version: 'ClamAV 1.4.6/27800/Tue Nov 24 09:00:00 2026',
    scanned: [],
    async start() {
      server = createServer((socket) => {
        open.add(socket);
        socket.on('close', () => open.delete(socket));
        socket.on('error', () => {});
        serve(socket, fake);
      });
      await new Promise<void>((resolve) => server.listen(fake.port, '127.0.0.1', resolve));
      fake.port = (server.address() as { port: number }).port;
    },
    async stop() {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  await fake.start();
  return fake;
}

function serve(socket: Socket, fake: FakeClamd): void {
  let received = Buffer.alloc(0);
  const content: Buffer[] = [];
  let streaming = false;
  socket.on('data', (data) => {
    received = Buffer.concat([received, data as Buffer]);
    if (!streaming) {
      const end = received.indexOf(0);
      if (end < 0) return;
      const command = received.subarray(0, end).toString();
      received = received.subarray(end + 1);
      if (command === 'zVERSION') return void socket.end(`${fake.version}\0`);
      if (command === 'zPING') return void socket.end('PONG\0');
      if (command !== 'zINSTREAM') return void socket.end('UNKNOWN COMMAND\0');
      streaming = true;
      if (fake.mode === 'drops') return void socket.destroy();
      if (fake.mode === 'limit') return void socket.end('INSTREAM size limit exceeded. ERROR\0');
    }
    while (received.length >= 4 && received.length >= 4 + received.readUInt32BE(0)) {
      const length = received.readUInt32BE(0);
      if (length === 0) return answer(socket, fake, Buffer.concat(content));
      content.push(received.subarray(4, 4 + length));
      received = received.subarray(4 + length);
    }
  });
}

function answer(socket: Socket, fake: FakeClamd, bytes: Buffer): void {
  if (fake.mode === 'silent') return;
  if (fake.mode === 'exceeds') return void socket.end('stream: Heuristics.Limits.Exceeded.MaxFileSize FOUND\0');
  fake.scanned.push(bytes.length);
  socket.end(bytes.includes(eicar) ? 'stream: Win.Test.EICAR_HDB-1 FOUND\0' : 'stream: OK\0');
}
