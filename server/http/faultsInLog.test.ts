import { Writable } from 'node:stream';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { addJob } from '#server/jobs/addJob';
import { describeFault } from '#server/kernel/describeFault';
import { assign, defineJob } from '#server/kernel/ports/Job';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';
import { giveKey } from '#server/v1/testing/giveKey';

let court: TestServer;
let written = '';
const log = new Writable({
  write(chunk, _encoding, done) {
    written += chunk;
    done();
  },
});

beforeAll(async () => {
  court = await startTestServer({ log });
});
afterAll(() => court.stop());

/** The portal's role may not change a table; what owns the tables may. */
async function asOwner(statement: string): Promise<void> {
  const owner = new pg.Client(court.owner);
  await owner.connect();
  await owner.query(statement);
  await owner.end();
}

const secrets = ['marker-of-a-name', 'marker@example.gov', 'Tr0ut-lantern', '$argon2id$', 'marker-of-a-note'];
const expectNoSecrets = () => {
  for (const secret of secrets) expect(written).not.toContain(secret);
};

describe('a database fault writes no value into the log', () => {
  test('from a call', async () => {
    await asOwner('alter table people rename to people_away');
    const reply = await court.as('visitor').post('/auth/judge/register/', {
      email: 'marker@example.gov',
      full_name: 'marker-of-a-name',
      password: 'Tr0ut-lantern-of-the-test',
      specialization: 'state',
      bar_number: '1',
      location: 'CA',
      court_house: 'marker-of-a-note',
    });
    await asOwner('alter table people_away rename to people');
    expect(reply.statusCode).toBe(500);
    expect(written).toContain('"msg":"fault"');
    expect(written).toContain('DrizzleQueryError');
    expect(written).toContain('"code":"42P01"');
    expectNoSecrets();
  });

  test('from a call of /api/v1', async () => {
    const key = await giveKey(court.services, court.person('attorney').person_id);
    written = '';
    await asOwner('alter table generated_documents rename to generated_away');
    const reply = await court.with(key).post('/v1/documents/generate', {
      templateId: 'complaint',
      caseData: { plaintiffs: 'marker-of-a-name', defendants: 'marker-of-a-note' },
      jurisdiction: 'California',
    });
    await asOwner('alter table generated_away rename to generated_documents');
    expect(reply.statusCode).toBe(500);
    expect(written).toContain('DrizzleQueryError');
    expectNoSecrets();
  });

  test('from a job, in the log and in the queue', async () => {
    const noteJob = defineJob('keep_note', z.object({ id: z.number() }));
    const run = () =>
      court.db.execute(sql`insert into no_such_table (note) values (${'marker-of-a-note'}, ${'marker@example.gov'})`);
    written = '';
    await court.services.jobs.run([assign(noteJob, { run: async () => void (await run()) })]);
    await addJob(court.db, noteJob, { id: 1 }, { maxAttempts: 1 });
    await vi.waitFor(() => expect(written).toContain('keep_note'), { timeout: 5000 });
    expectNoSecrets();
    const failed = () =>
      court.db.execute<{ last_error: string }>(
        sql`select last_error from graphile_worker.jobs where last_error is not null`,
      );
    await vi.waitFor(async () => expect((await failed()).rows).toHaveLength(1), { timeout: 5000 });
    const { rows } = await failed();
    expect(rows[0]?.last_error).toContain('Failed query: insert into no_such_table');
    for (const secret of secrets) expect(rows[0]?.last_error).not.toContain(secret);
  });
});

describe('of an error', () => {
  test.each([
    ['a wrong value', `select ${"'marker-of-a-note'"}::uuid`],
    ['a wrong number', `select '99999999999999999999marker-of-a-note'::int`],
    ['broken JSON', `select '{marker-of-a-note'::json`],
  ])('about %s, the value is left out', async (_what, statement) => {
    const error = await court.db.$client.query(statement).catch((caught: unknown) => caught);
    const described = describeFault(error);
    expect(described.code).toMatch(/^22/);
    expect(JSON.stringify(described)).not.toContain('marker');
  });

  test('its causes and places are kept', () => {
    const described = describeFault(new Error('outer', { cause: new SyntaxError('Unexpected "marker" in JSON') }));
    expect(described).toMatchObject({ type: 'Error', message: 'outer', cause: { type: 'SyntaxError' } });
    expect(described.stack).toContain('faultsInLog.test.ts');
    expect(JSON.stringify(described)).not.toContain('marker');
  });

  test('that is not an error, only its type is logged', () => {
    expect(describeFault('marker-of-a-note')).toEqual({
      type: 'string',
      message: 'A value that is not an Error was thrown.',
      stack: '',
    });
  });
});
