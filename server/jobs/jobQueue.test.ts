import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { dayMs } from '#domain/days/days';
import { openDatabase } from '#server/db/db';
import { invitationMailJob } from '#server/identity/invitations/invitationMailJob';
import { secondFactorMailJob } from '#server/identity/secondFactor/secondFactorMailJob';
import { silentLog } from '#server/kernel/Log';
import { assign, defineJob, mailAttempts } from '#server/kernel/ports/Job';
import type { JobQueue } from '#server/kernel/ports/JobQueue';
import { addressLinkJob } from '#server/mail/addressLinkJob';
import { notificationMailJob } from '#server/notifications/notificationMailJob';
import { contactReplyJob } from '#server/site/contact/contactReplyJob';
import { createTestDatabase, type TestDatabase } from '#server/testing/testDatabase';
import { hurryJobs, workOffJobs } from '#server/testing/workOffJobs';
import { addJob, addJobs } from './addJob.ts';
import { openJobQueue } from './jobQueue.ts';
import { releaseAbandonedJobs } from './releaseAbandonedJobs.ts';

const stampDocument = defineJob('stamp_paper', z.object({ paper: z.string() }));

let court: TestDatabase;
beforeAll(async () => {
  court = await createTestDatabase();
});
afterAll(() => court.drop());
beforeEach(async () => {
  await court.db.$client.query('select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))');
});

const waiting = async () => {
  const { rows } = await court.db.$client.query(
    'select attempts, max_attempts, last_error, locked_by, run_at from graphile_worker.jobs order by id',
  );
  return rows;
};
const stamping = () => {
  const stamped: string[] = [];
  return { stamped, assignment: assign(stampDocument, { run: async ({ paper }) => void stamped.push(paper) }) };
};

describe('a job', () => {
  test('added in a refused transaction never runs', async () => {
    const { stamped, assignment } = stamping();
    await court.db
      .transaction(async (tx) => {
        await addJob(tx, stampDocument, { paper: 'refused' });
        throw new Error('refused');
      })
      .catch(() => {});
    await court.db.transaction((tx) => addJob(tx, stampDocument, { paper: 'accepted' }));
    await workOffJobs(court.db, [assignment]);
    expect(stamped).toEqual(['accepted']);
    expect(await waiting()).toEqual([]);
  });

  test('with a key takes the place of the one that waits', async () => {
    const { stamped, assignment } = stamping();
    await addJob(court.db, stampDocument, { paper: 'first thought' }, { jobKey: 'paper-1' });
    await addJob(court.db, stampDocument, { paper: 'second thought' }, { jobKey: 'paper-1' });
    await workOffJobs(court.db, [assignment]);
    expect(stamped).toEqual(['second thought']);
  });

  test('is not done before its time, and the urgent one is done first', async () => {
    const { stamped, assignment } = stamping();
    await addJob(court.db, stampDocument, { paper: 'tomorrow' }, { runAt: new Date(Date.now() + dayMs) });
    await addJob(court.db, stampDocument, { paper: 'ordinary' });
    await addJob(court.db, stampDocument, { paper: 'urgent' }, { priority: -10 });
    await workOffJobs(court.db, [assignment]);
    expect(stamped).toEqual(['urgent', 'ordinary']);
  });

  test('that its schema does not allow cannot be added', async () => {
    await expect(addJob(court.db, stampDocument, { paper: 7 } as never)).rejects.toThrow();
    expect(await waiting()).toEqual([]);
  });

  test('that fails is tried again, and on its last attempt marked as failed, once, with the reason', async () => {
    const attempts: [number, boolean][] = [];
    const failed = vi.fn(async () => {});
    const assignment = assign(stampDocument, {
      run: async (_, { attempt, isLast }) => {
        attempts.push([attempt, isLast]);
        throw new Error('the stamp is broken');
      },
      failed,
    });
    await addJob(court.db, stampDocument, { paper: 'a deed' }, { maxAttempts: 3 });
    for (let round = 0; round < 5; round++) {
      await workOffJobs(court.db, [assignment]);
      if (round === 0) expect(failed).not.toHaveBeenCalled();
      await hurryJobs(court.db);
    }
    expect(attempts).toEqual([
      [1, false],
      [2, false],
      [3, true],
    ]);
    expect(failed).toHaveBeenCalledExactlyOnceWith({ paper: 'a deed' }, 'the stamp is broken');
    expect(await waiting()).toMatchObject([{ attempts: 3, last_error: 'the stamp is broken' }]);
  });

  test('that sends an email is tried for a day, also when it is added with others', async () => {
    const jobs = [notificationMailJob, addressLinkJob, secondFactorMailJob, contactReplyJob, invitationMailJob];
    expect(jobs.map(({ attempts }) => attempts)).toEqual(jobs.map(() => mailAttempts));
    await addJob(court.db, contactReplyJob, { reply_id: randomUUID() });
    await addJobs(court.db, contactReplyJob, [{ reply_id: randomUUID() }]);
    const assignment = assign(contactReplyJob, { run: () => Promise.reject(new Error('no mail server')) });
    const waits = [0, 0];
    for (let attempt = 1; attempt < mailAttempts; attempt++) {
      await workOffJobs(court.db, [assignment]);
      await vi.waitFor(async () => expect(await waiting()).toMatchObject([{ locked_by: null }, { locked_by: null }]));
      for (const [i, { run_at }] of (await waiting()).entries()) waits[i]! += run_at.getTime() - Date.now();
      await hurryJobs(court.db);
    }
    expect(await waiting()).toMatchObject([{ attempts: mailAttempts - 1 }, { attempts: mailAttempts - 1 }]);
    for (const wait of waits) expect(wait).toBeGreaterThan(dayMs);
  });

  test('whose failure cannot be recorded immediately is recorded as soon as possible', async () => {
    let tries = 0;
    const assignment = assign(stampDocument, {
      run: () => Promise.reject(new Error('no ink')),
      failed: async () => {
        if (++tries === 1) throw new Error('the database is away');
      },
    });
    await addJob(court.db, stampDocument, { paper: 'a deed' }, { maxAttempts: 1 });
    await workOffJobs(court.db, [assignment]);
    expect(tries).toBe(2);
  });
});

describe('a process that does jobs', () => {
  let queue: JobQueue;
  beforeEach(() => {
    queue = openJobQueue(court.db, court.connection);
  });
  afterEach(() => queue.stop(0));

  test('receives a new job immediately', async () => {
    const { stamped, assignment } = stamping();
    await queue.run([assignment]);
    await expect(queue.check()).resolves.toBeUndefined();
    await addJob(court.db, stampDocument, { paper: 'now' });
    await vi.waitFor(() => expect(stamped).toEqual(['now']), { timeout: 1_500, interval: 10 });
  });

  test('finishes what it has begun before it stops, and begins nothing more', async () => {
    const done: string[] = [];
    let begun = () => {};
    const hasBegun = new Promise<void>((resolve) => {
      begun = resolve;
    });
    let finish = () => {};
    const mayFinish = new Promise<void>((resolve) => {
      finish = resolve;
    });
    // Both are there before the first one begins, also on a busy machine.
    await addJob(court.db, stampDocument, { paper: 'begun' });
    await addJob(court.db, stampDocument, { paper: 'waiting' });
    await queue.run(
      [
        assign(stampDocument, {
          run: async ({ paper }) => {
            begun();
            await mayFinish;
            done.push(paper);
          },
        }),
      ],
      { concurrency: 1 },
    );
    await hasBegun;
    const stopping = queue.stop();
    // The job ends only after the queue was asked to stop, however slow the machine is.
    await pause(50);
    expect(done).toEqual([]);
    finish();
    await stopping;
    expect(done).toEqual(['begun']);
    expect(await waiting()).toMatchObject([{ attempts: 0, locked_by: null }]);
  });

  test('hands back what takes too long when it must stop', async () => {
    let finish = () => {};
    const long = new Promise<void>((resolve) => {
      finish = resolve;
    });
    await queue.run([assign(stampDocument, { run: () => long })]);
    await addJob(court.db, stampDocument, { paper: 'long' });
    await vi.waitFor(async () => expect(await waiting()).toMatchObject([{ attempts: 1 }]), { timeout: 10_000 });
    await queue.stop(50);
    expect(await waiting()).toMatchObject([{ attempts: 0, locked_by: null }]);
    finish();
  });

  test('is not ready when its queue does not answer', async () => {
    const gone = openDatabase({ host: '/nowhere', port: 5432, user: 'nobody', database: 'none' });
    await expect(openJobQueue(gone, court.connection).check()).rejects.toThrow();
  });
});

describe('jobs that a killed process had begun', () => {
  const beginUnder = async (runner: string, attempts: number) => {
    await addJob(court.db, stampDocument, { paper: 'a deed' }, { maxAttempts: 2 });
    await court.db.$client.query(
      'update graphile_worker._private_jobs set locked_by = $1, locked_at = now(), attempts = $2',
      [runner, attempts],
    );
  };
  const release = (silentBefore: Set<string>) => releaseAbandonedJobs(court.db.$client, silentBefore, silentLog);

  test('are begun again once the process was silent twice', async () => {
    await beginUnder('pool-of-a-dead-process', 1);
    const silent = await release(new Set());
    expect(await waiting()).toMatchObject([{ locked_by: 'pool-of-a-dead-process' }]);
    await release(silent);
    const { stamped, assignment } = stamping();
    await workOffJobs(court.db, [assignment]);
    expect(stamped).toEqual(['a deed']);
  });

  test('are marked as failed when that was their last attempt', async () => {
    await beginUnder('pool-of-a-dead-process', 2);
    const failed = vi.fn(async () => {});
    const assignment = assign(stampDocument, { run: async () => {}, failed });
    await release(await release(new Set()));
    expect(failed).not.toHaveBeenCalled();
    await workOffJobs(court.db, [assignment]);
    expect(failed).toHaveBeenCalledExactlyOnceWith(
      { paper: 'a deed' },
      expect.stringContaining('terminated during every attempt'),
    );
    expect(await waiting()).toMatchObject([{ locked_by: null, last_error: expect.stringContaining('terminated') }]);
  });

  test('stay with a process that lives', async () => {
    const queue = openJobQueue(court.db, court.connection);
    let finish = () => {};
    const long = new Promise<void>((resolve) => {
      finish = resolve;
    });
    await queue.run([assign(stampDocument, { run: () => long })]);
    await addJob(court.db, stampDocument, { paper: 'long' });
    await vi.waitFor(async () => expect(await waiting()).toMatchObject([{ attempts: 1 }]), { timeout: 10_000 });
    // A process that has just begun can be silent once.
    await vi.waitFor(async () => expect(await release(new Set())).toEqual(new Set()), { timeout: 10_000 });
    finish();
    await queue.stop();
    expect(await waiting()).toEqual([]);
  });
});
