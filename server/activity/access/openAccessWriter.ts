import { sql } from 'drizzle-orm';
import { accessLog } from '#server/db/schema/accessLog';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { type AccessEntry, keyOf, networkOf } from './AccessEntry.ts';

/** Networks of visitors with their own entries within an hour; the rest share one. */
const networksAnHour = 500;

/** Adds to the access log immediately, one statement at a time, so that reading a filing is never delayed by it. */
export type AccessWriter = {
  add(entry: AccessEntry): void;
  /** Resolves when everything that was added is written, or has failed. */
  settled(): Promise<void>;
};

type Waiting = AccessEntry & { key: string; times: number };

export function openAccessWriter({ db }: Needs<'db'>, failed: (error: unknown, entries: number) => void): AccessWriter {
  let waiting = new Map<string, Waiting>();
  let writing: Promise<void> | undefined;
  const admit = limitNetworks();

  async function writeAll(): Promise<void> {
    while (waiting.size > 0) {
      const entries = [...waiting.values()];
      waiting = new Map();
      await write(db, entries).catch((error: unknown) => failed(error, entries.length));
    }
    writing = undefined;
  }

  return {
    add(asked) {
      const entry = admit(asked);
      const key = keyOf(entry);
      const same = waiting.get(key);
      if (same) same.times++;
      else waiting.set(key, { ...entry, key, times: 1 });
      writing ??= writeAll();
    },
    settled: async () => writing,
  };
}

async function write(db: Db, entries: Waiting[]): Promise<void> {
  await db
    .insert(accessLog)
    .values(entries.map(({ at, ...entry }) => ({ ...entry, first_at: at, last_at: at })))
    .onConflictDoUpdate({
      target: accessLog.key,
      set: {
        times: sql`${accessLog.times} + excluded.times`,
        last_at: sql`greatest(${accessLog.last_at}, excluded.last_at)`,
      },
    });
}

/** An attacker with many networks must not flood the log. */
function limitNetworks(): (entry: AccessEntry) => AccessEntry {
  let hour = 0;
  let known = new Set<string>();
  return (entry) => {
    if (entry.person_id) return entry;
    const now = Math.floor(entry.at.getTime() / 3_600_000);
    if (now !== hour) [hour, known] = [now, new Set()];
    const network = networkOf(entry.address);
    if (known.has(network)) return entry;
    if (known.size >= networksAnHour) return { ...entry, address: 'more networks' };
    known.add(network);
    return entry;
  };
}
