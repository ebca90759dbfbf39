import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AccessLine } from '#contract/activity';
import { accessLog } from '#server/db/schema/accessLog';
import { people } from '#server/db/schema/people';
import { hashPassword } from '#server/identity/passwords';
import { addHearing } from '#server/testing/addHearing';
import { ask } from '#server/testing/dataDirectoryPerTest';
import { fileAs } from '#server/testing/fileAs';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';
import { networkOf } from './access/AccessEntry.ts';
import { forgetAccess } from './access/forgetAccess.ts';
import { openAccessWriter } from './access/openAccessWriter.ts';

let court: TestServer;
beforeAll(async () => {
  court = await startTestServer({ jobs: true });
});
afterAll(() => court.stop());
beforeEach(() => ask(court.owner, 'delete from access_log'));

async function entries(query = '', who: 'court_administrator' | 'it_personnel' = 'court_administrator') {
  const reply = await court.as(who).get(`/activities/access/${query}`);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().results as AccessLine[];
}
const until = (check: (found: AccessLine[]) => void) =>
  vi.waitFor(async () => check(await entries()), { timeout: 5000 });

describe('the access log', () => {
  test('records who viewed and downloaded which filing, with an hourly count', async () => {
    const filing_id = await fileAs(court.as('attorney'));
    const opened = await court.as('clerk').get(`/documents/${filing_id}/`);
    const version = opened.json().filing?.documents?.[0]?.version_id ?? opened.json().documents?.[0]?.version_id;
    await court.as('clerk').get(`/documents/${filing_id}/`);
    await court.as('judge').get(`/documents/versions/${version}/file`);
    await until((found) => {
      expect(found).toContainEqual(
        expect.objectContaining({
          ...{ kind: 'viewed', times: 2, href: `/filings/${filing_id}` },
          person: { id: court.person('clerk').person_id, name: 'Test clerk', role: 'clerk' },
        }),
      );
      expect(found).toContainEqual(
        expect.objectContaining({ kind: 'downloaded', times: 1, href: `/filings/${filing_id}` }),
      );
    });
    expect((await entries(`?about=${filing_id}`)).map(({ kind }) => kind).sort()).toEqual(['downloaded', 'viewed']);
    expect((await entries('?person=test+judge')).map(({ kind }) => kind)).toEqual(['downloaded']);
    expect(await entries('', 'it_personnel')).toEqual([]);
  });

  test('counts refused calls, and calls for objects without access', async () => {
    const unknown = '00000000-0000-4000-8000-000000000000';
    for (let i = 0; i < 3; i++) await court.as('attorney').get(`/documents/${unknown.replace('8000', `800${i}`)}/`);
    await court.as('attorney').get('/people/');
    await until((found) => {
      expect(found).toContainEqual(
        expect.objectContaining({ kind: 'not_found', times: 3, subject: 'GET /api/documents/:id/' }),
      );
      expect(found).toContainEqual(
        expect.objectContaining({ kind: 'refused', subject: 'GET /api/people/', detail: 'not_permitted' }),
      );
    });
    expect((await entries('?kind=refused', 'it_personnel')).length).toBe(1);
  });

  test('names the account of a failed sign-in, or only the address if the account is unknown', async () => {
    const email = 'pat@court.example.com';
    const password_hash = await hashPassword('specimen-password');
    const [pat] = await court.db.insert(people).values({ full_name: 'Pat Model', email, password_hash }).returning();
    for (const tried of [email, 'PAT@court.example.com', 'unknown-1@example.com', 'unknown-2@example.com']) {
      await court.as('visitor').post('/auth/judge/login/', { email: tried, password: 'wrong-password' });
    }
    await until((found) => {
      const failed = found.filter(({ kind }) => kind === 'sign_in_failed');
      expect(failed.map(({ person, times }) => [person?.id ?? null, times]).sort()).toEqual([
        [null, 2],
        [pat!.id, 2],
      ]);
      expect(failed[0]).toMatchObject({ subject: 'judge/login', detail: 'sign_in_failed', address: '127.0.0.1' });
      expect(failed[0]!.reason).toBe('Incorrect email or password.');
    });
    expect(JSON.stringify(await court.db.select().from(accessLog))).not.toContain('wrong-password');
  });

  test('records attempts with an invalid key, and nothing of a visitor who only reads public pages', async () => {
    await court.with('asz_not-a-key').get('/v1/cases/26CV00001/status');
    await court.as('visitor').get('/people/');
    await until((found) =>
      expect(found.map(({ kind, subject }) => [kind, subject])).toEqual([['sign_in_failed', 'api_key']]),
    );
  });

  test('names a hearing by its case', async () => {
    const court_id = court.services.config.court.id;
    const { id } = await addHearing(court.db, {
      ...{ court_id, case_title: 'Rowe v. Pike', case_number: '26CV00001', case_type: 'Civil Complaint' },
      ...{ event_type: 'Motion hearing', hearing_date: '2026-03-18', hearing_time: '09:00', venue: 'Department 1' },
      judge: 'Hon. B. Sample',
    });
    const writer = openAccessWriter(court.services, (error) => {
      throw error;
    });
    writer.add({
      ...{ court_id, kind: 'viewed', person_id: court.person('judge').person_id, person_role: 'judge' },
      ...{ address: '10.1.2.3', subject_type: 'hearing', subject_id: id, detail: null, at: court.services.now() },
    });
    await writer.settled();
    expect((await entries()).map(({ subject }) => subject)).toEqual(['Rowe v. Pike']);
  });

  test('cannot be flooded from many networks', async () => {
    const writer = openAccessWriter(court.services, (error) => {
      throw error;
    });
    for (let i = 0; i < 3000; i++) {
      writer.add({
        ...{ court_id: court.services.config.court.id, kind: 'sign_in_failed', person_id: null, person_role: null },
        ...{ address: `2001:db8:${i.toString(16)}::${i}`, subject_type: 'sign_in', subject_id: 'judge/login' },
        ...{ detail: 'sign_in_failed', at: court.services.now() },
      });
    }
    await writer.settled();
    const rows = await court.db.select().from(accessLog);
    expect(rows.length).toBe(501);
    expect(rows.reduce((sum, { times }) => sum + times, 0)).toBe(3000);
  });

  test.each([
    ['10.1.2.3', '10.1.2.3'],
    ['::ffff:10.1.2.3', '::ffff:10.1.2.3'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('counts %s as %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  test('is shortened by the owner’s function alone, and never within its last 90 days', async () => {
    await court.as('attorney').get('/people/');
    await until((found) => expect(found.length).toBe(1));
    await ask(
      court.owner,
      `insert into access_log (key, court_id, kind, subject_type, subject_id, times, first_at, last_at)
      select 'old', court_id, kind, subject_type, subject_id, 1, now() - interval '400 days', now() - interval '400 days' from access_log`,
    );
    await ask(
      court.owner,
      "insert into access_log (key, court_id, kind, subject_type, subject_id, times, first_at, last_at) select 'young', court_id, kind, subject_type, subject_id, 1, now() - interval '80 days', now() - interval '80 days' from access_log limit 1",
    );
    await forgetAccess({
      ...court.services,
      config: { ...court.services.config, record: { ...court.services.config.record, access_log_days: 1 } },
    });
    const left = await court.db.select().from(accessLog);
    expect(left.map(({ key }) => key)).not.toContain('old');
    expect(left.map(({ key }) => key)).toContain('young');
    await expect(court.db.delete(accessLog).where(eq(accessLog.key, 'young'))).rejects.toMatchObject({
      cause: { code: '42501' },
    });
    await expect(court.db.update(accessLog).set({ person_id: null })).rejects.toMatchObject({
      cause: { code: '42501' },
    });
  });
});
