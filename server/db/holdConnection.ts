import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { type Log, silentLog } from '#server/kernel/Log';
import type { Connection } from './Connection.ts';

const longestPauseMs = 5_000;
const heartbeatMs = 30_000;

/** A connection reserved for one part of the server, and reopened whenever it breaks. */
export type HeldConnection = { isOpen(): boolean; close(): Promise<void> };

export type HeldConnectionOptions = {
  /** Shown by the database beside the connection, and in the log. */
  name: string;
  /** Prepares each new connection: LISTEN, advisory locks. */
  prepare(client: pg.Client): Promise<void>;
  /** After a new connection was prepared in the place of a broken one; events in between were missed. */
  reopened?: () => void;
  log?: Log;
};

/** Opens a connection and keeps it open until it is closed. Throws when the first one cannot be made. */
export async function holdConnection(to: Connection, options: HeldConnectionOptions): Promise<HeldConnection> {
  const log = options.log ?? silentLog;
  let closing = false;
  let current: pg.Client | undefined;
  await open();
  const heartbeat = setInterval(beat, heartbeatMs).unref();

  async function open(): Promise<void> {
    const client = new pg.Client({
      ...to,
      application_name: options.name,
      connectionTimeoutMillis: 5_000,
      query_timeout: 10_000,
      keepAlive: true,
    });
    client.on('error', () => {});
    try {
      await client.connect();
      await options.prepare(client);
    } catch (error) {
      await client.end().catch(() => {});
      throw error;
    }
    current = client;
    client.once('end', () => {
      if (closing || current !== client) return;
      current = undefined;
      void reopen();
    });
  }

  async function reopen(): Promise<void> {
    log.warn(`The connection "${options.name}" was lost and is being reopened.`);
    for (let attempt = 0; !closing; attempt++) {
      try {
        await open();
        if (closing) return void (await current?.end());
        return options.reopened?.();
      } catch {
        await pause(Math.min(100 * 2 ** attempt, longestPauseMs), undefined, { ref: false });
      }
    }
  }

  /** A network that drops all packets reports no error; only a query reveals it. */
  function beat(): void {
    const asked = current;
    asked?.query('select 1').catch(() => asked.end().catch(() => {}));
  }

  return {
    isOpen: () => current !== undefined && !closing,
    async close() {
      closing = true;
      clearInterval(heartbeat);
      await current?.end().catch(() => {});
    },
  };
}
