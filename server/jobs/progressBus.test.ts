import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { closeDatabase, openDatabase } from '#server/db/db';
import type { ProgressBus } from '#server/kernel/ports/ProgressBus';
import { createTestDatabase, type TestDatabase } from '#server/testing/testDatabase';
import { openProgressBus, publish } from './progressBus.ts';

let court: TestDatabase;
let bus: ProgressBus;
beforeAll(async () => {
  court = await createTestDatabase();
});
afterAll(() => court.drop());
beforeEach(async () => {
  bus = await openProgressBus(court.connection);
});
afterEach(() => bus.close());

const quickly = { timeout: 2_000, interval: 5 };
const follow = (subject: string) => {
  const heard: unknown[] = [];
  const missed = vi.fn();
  const leave = bus.follow(subject, { received: (news) => heard.push(news), missed });
  return { heard, missed, leave };
};

describe('news of work under way', () => {
  test('reach every follower of the subject, from another pool of connections', async () => {
    const elsewhere = openDatabase(court.connection, { connections: 1 });
    const { heard } = follow('analysis:1');
    const other = follow('analysis:2');
    await publish(elsewhere, 'analysis:1', { state: 'reading', page: 3 });
    await vi.waitFor(() => expect(heard).toEqual([{ state: 'reading', page: 3 }]), quickly);
    expect(other.heard).toEqual([]);
    await closeDatabase(elsewhere);
  });

  test('of a transaction arrive when it commits, in their order, and never when it does not', async () => {
    const { heard } = follow('analysis:1');
    await court.db.transaction(async (tx) => {
      await publish(tx, 'analysis:1', 'first');
      await publish(tx, 'analysis:1', 'second');
    });
    await court.db
      .transaction(async (tx) => {
        await publish(tx, 'analysis:1', 'refused');
        throw new Error('refused');
      })
      .catch(() => {});
    await publish(court.db, 'analysis:1', 'third');
    await vi.waitFor(() => expect(heard).toEqual(['first', 'second', 'third']), quickly);
  });

  test('stop for the one who left, and continue for those who stay', async () => {
    const left = follow('analysis:1');
    const stays = follow('analysis:1');
    left.leave();
    await publish(court.db, 'analysis:1', 'done');
    await vi.waitFor(() => expect(stays.heard).toEqual(['done']), quickly);
    expect(left.heard).toEqual([]);
  });

  test('reach the second follower when the first one fails', async () => {
    bus.follow('analysis:1', {
      received() {
        throw new Error('its reader went away');
      },
    });
    const { heard } = follow('analysis:1');
    await publish(court.db, 'analysis:1', 'done');
    await vi.waitFor(() => expect(heard).toEqual(['done']), quickly);
  });

  test('that are too long are refused rather than cut', async () => {
    await expect(publish(court.db, 'analysis:1', 'x'.repeat(8_000))).rejects.toThrow('too long');
  });

  test('continue after the connection broke, and the followers know that they may have missed some', async () => {
    const { heard, missed } = follow('analysis:1');
    await court.db.$client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'assize progress' and datname = current_database()`,
    );
    await vi.waitFor(() => expect(missed).toHaveBeenCalledOnce(), quickly);
    await expect(bus.check()).resolves.toBeUndefined();
    await publish(court.db, 'analysis:1', 'done');
    await vi.waitFor(() => expect(heard).toEqual(['done']), quickly);
  });

  test('cannot be published once the bus is closed', async () => {
    await bus.close();
    await expect(bus.check()).rejects.toThrow();
  });
});
