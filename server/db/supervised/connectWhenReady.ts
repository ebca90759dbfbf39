import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/**
 * PostgreSQL is running and reports that it cannot accept connections yet (it replays its log) or any longer (it
 * stops).
 */
const notNow = '57P03';
const replayMayTakeMs = 10 * 60_000;
const silenceMayTakeMs = 20_000;

/** Connects as PostgreSQL's superuser as soon as that is possible; undefined when PostgreSQL ended or stays silent. */
export async function connectWhenReady(host: string, isRunning: () => boolean): Promise<pg.Client | undefined> {
  const began = Date.now();
  let lastAnswer = began;
  while (isRunning() && Date.now() - lastAnswer < silenceMayTakeMs && Date.now() - began < replayMayTakeMs) {
    const client = new pg.Client({
      host,
      port: 5432,
      user: 'postgres',
      database: 'postgres',
      application_name: 'assize guard',
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
    });
    client.on('error', () => {});
    try {
      await client.connect();
      return client;
    } catch (error) {
      if ((error as { code?: string }).code === notNow) lastAnswer = Date.now();
      await client.end().catch(() => {});
      await pause(20);
    }
  }
  return undefined;
}
