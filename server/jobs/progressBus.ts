import { sql } from 'drizzle-orm';
import type { Connection } from '#server/db/Connection';
import { holdConnection } from '#server/db/holdConnection';
import type { Db } from '#server/kernel/Database';
import { summarizeFault } from '#server/kernel/describeFault';
import { type Log, silentLog } from '#server/kernel/Log';
import type { Follower, ProgressBus } from '#server/kernel/ports/ProgressBus';

const channel = 'assize_progress';

/** PostgreSQL carries less than 8,000 bytes in one notification. */
const greatestNotification = 7_900;

/** Sends a small message to all followers of a subject. In a transaction, they receive it on commit, or never. */
export async function publish(db: Db, subject: string, news: unknown): Promise<void> {
  await publishAll(db, [subject], news);
}

/** Sends the same message to the followers of each subject. */
export async function publishAll(db: Db, subjects: string[], news: unknown): Promise<void> {
  const notifications = JSON.stringify(subjects.map((subject) => writeNotification(subject, news)));
  await db.execute(sql`
    select pg_notify(${channel}, notification) from json_array_elements_text(${notifications}::json) as notification`);
}

function writeNotification(subject: string, news: unknown): string {
  const notification = JSON.stringify({ subject, news });
  if (Buffer.byteLength(notification) > greatestNotification) {
    throw new Error(
      `The message about ${subject} is too long for a notification. Send a reference to the record instead.`,
    );
  }
  return notification;
}

/** Opens the connection on which this process receives notifications. */
export async function openProgressBus(to: Connection, log: Log = silentLog): Promise<ProgressBus> {
  const followers = new Map<string, Set<Follower>>();
  const held = await holdConnection(to, {
    name: 'assize progress',
    log,
    async prepare(client) {
      client.on('notification', ({ payload }) => spread(payload ?? ''));
      await client.query(`listen ${channel}`);
    },
    reopened() {
      for (const follower of [...followers.values()].flatMap((set) => [...set])) attempt(() => follower.missed?.());
    },
  });

  function spread(notification: string): void {
    const { subject, news } = JSON.parse(notification) as { subject: string; news: unknown };
    for (const follower of [...(followers.get(subject) ?? [])]) attempt(() => follower.received(news));
  }

  /** An error in one follower must not affect the others. */
  function attempt(deliver: () => void): void {
    try {
      deliver();
    } catch (error) {
      log.error(`A subscriber of the progress bus failed: ${summarizeFault(error)}`);
    }
  }

  return {
    follow(subject, follower) {
      const following = followers.get(subject) ?? new Set();
      followers.set(subject, following.add(follower));
      return () => {
        following.delete(follower);
        if (following.size === 0 && followers.get(subject) === following) followers.delete(subject);
      };
    },
    async check() {
      if (!held.isOpen()) throw new Error('The progress bus has no connection.');
    },
    close: () => held.close(),
  };
}
