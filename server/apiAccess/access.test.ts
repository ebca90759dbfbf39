import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AccessRequest, ApiKey } from '#contract/apiAccess';
import { dayMs } from '#domain/days/days';
import { activities } from '#server/db/schema/activity';
import { apiKeys } from '#server/db/schema/apiAccess';
import { notifications } from '#server/db/schema/notifications';
import { identityAssignments } from '#server/identity/identityAssignments';
import { issuePasswordLink } from '#server/identity/issuePasswordLink';
import { hashSecret } from '#server/secrets/tokens';
import { noticeWords } from '#server/testing/noticeWords';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';
import { workOffJobs } from '#server/testing/workOffJobs';
import { giveKey } from '#server/v1/testing/giveKey';

let court: TestServer;
beforeAll(async () => {
  court = await startTestServer();
});
afterAll(() => court.stop());
beforeEach(() => {
  court.clock.now = new Date();
});

let people = 0;
/** A new person, so that tests do not affect each other. */
const newcomer = async () => court.with((await court.join('it_personnel', `Integrator ${++people}`)).token);
type Knock = Awaited<ReturnType<typeof newcomer>>;
const administrator = () => court.as('court_administrator');
const asked = { email: 'it@alder.gov', reason: 'To connect our case management system' };

const ask = async (who: Knock, more: object = {}): Promise<AccessRequest> => {
  const reply = await who.post('/api_access/request/', { ...asked, ...more });
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json().request;
};
/** Follows the link that was mailed to the government address. */
const verify = async (email = asked.email) => {
  court.mails.length = 0;
  await workOffJobs(court.db, identityAssignments(court.services));
  const mail = court.mails.findLast(({ to }) => to === email);
  const token = new URL(/https?:\S+/.exec(mail?.text ?? '')?.[0] ?? 'http://no.link').searchParams.get('token');
  return court.as('visitor').post('/auth/email/verify/', { token: token ?? 'none' });
};
const decideUnverified = (request: AccessRequest, decision: object = { decision: 'approved' }) =>
  administrator().post(`/api_access/requests/${request.id}/decide/`, { version: request.version, ...decision });
const decide = async (request: AccessRequest, decision?: object) => {
  if (!request.email_verified) await verify(request.email);
  return decideUnverified(request, decision);
};
const mine = async (who: Knock): Promise<{ requests: AccessRequest[]; keys: ApiKey[] }> =>
  (await who.get('/api_access/mine/')).json();
const getKey = async (who: Knock) => {
  await decide(await ask(who));
  const [key] = (await mine(who)).keys;
  return { id: key!.id, ...(await who.post(`/api_access/keys/${key!.id}/collect/`)).json() };
};

describe('an approval', () => {
  test('requires a government address that was verified once', async () => {
    const who = await newcomer();
    const request = await ask(who);
    expect(request.email_verified).toBe(false);
    expect((await decideUnverified(request)).json()).toMatchObject({ code: 'access_email_unverified' });
    expect((await verify()).json()).toEqual({ message: 'The address has been verified. Thank you.' });
    expect((await verify()).json()).toMatchObject({ code: 'link_refused' });
    expect((await mine(who)).requests).toMatchObject([{ email_verified: true }]);
    expect((await decideUnverified(request)).statusCode).toBe(200);
  });

  test('cannot be decided by its requester', async () => {
    const request = await ask(administrator());
    await verify();
    expect((await decideUnverified(request)).json()).toMatchObject({ code: 'own_access_request' });
    expect((await decideUnverified(request, { decision: 'denied', reason: 'x' })).statusCode).toBe(403);
  });
});

describe('a key', () => {
  const usable = async (secret: string) =>
    (
      await court.app.inject({
        method: 'GET',
        url: '/api/v1/cases/none/status',
        headers: { authorization: `Bearer ${secret}` },
      })
    ).json().code !== 'key_refused';

  test.each(['another role', 'a closed account', 'a new password by link'])('ends with %s', async (how) => {
    const person = await court.join('it_personnel', `Owner of keys ${++people}`);
    const secret = await giveKey(court.services, person.person_id);
    expect(await usable(secret)).toBe(true);
    const path = `/people/${person.person_id}`;
    if (how === 'another role') await administrator().put(`${path}/role/`, { role: 'clerk', version: 1 });
    if (how === 'a closed account') {
      await administrator().post(`${path}/deactivate/`, { reason: 'Left', version: 1 });
      await administrator().post(`${path}/reactivate/`, { version: 2 });
    }
    if (how === 'a new password by link') {
      const link = await court.db.transaction((tx) => issuePasswordLink(tx, court.services, person.person_id, 60_000));
      const token = new URL(link).searchParams.get('token');
      const answer = await court.as('visitor').post('/auth/password/reset/', { token, password: 'gravel otter nine' });
      expect(answer.statusCode).toBe(200);
    }
    expect(await usable(secret)).toBe(false);
  });
});

describe('a request for access', () => {
  test.each([
    [{ email: '', reason: '' }, 'Please fill in the required details.', ['email', 'reason']],
    [{ email: 'it@alder.gov' }, 'Please fill in the required details.', ['reason']],
    [{ email: 'it@alder.gov', reason: ' ' }, 'Please fill in the required details.', ['reason']],
    [{ email: 'it@example.com', reason: 'x' }, 'Only Government email addresses are allowed.', ['email']],
    [{ email: 'it@alder.gov.com', reason: 'x' }, 'Only Government email addresses are allowed.', ['email']],
  ])('with %j is refused: %s', async (input, words, fields) => {
    const reply = await (await newcomer()).post('/api_access/request/', input);
    expect(reply.statusCode).toBe(400);
    expect(reply.json().error).toBe(words);
    expect(reply.json().details.fields.map(({ field }: { field: string }) => field)).toEqual(fields);
  });

  test.each(['IT@ALDER.GOV', 'it@courts.alder.Gov'])(
    'from %s needs the administrator’s decision, and notifies the administrator',
    async (email) => {
      const who = await newcomer();
      const reply = await who.post('/api_access/request/', { ...asked, email });
      expect(reply.json()).toMatchObject({
        message: 'Access request submitted successfully.',
        request: { email: email.toLowerCase(), state: 'pending', kind: 'request' },
      });
      const notices = await court.db
        .select()
        .from(notifications)
        .where(
          and(
            eq(notifications.kind, 'access_request'),
            eq(notifications.person_id, court.person('court_administrator').person_id),
          ),
        );
      expect(notices.map((notice) => noticeWords(notice).body).join()).toContain(email.toLowerCase());
      expect((await administrator().get('/api_access/requests/?state=pending')).json().data.map(idOf)).toContain(
        reply.json().request.id,
      );
    },
  );

  test('is also accepted as a form', async () => {
    const who = await newcomer();
    const reply = await who.post('/api_access/request/', 'email=it%40alder.gov&reason=Testing', {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(reply.statusCode).toBe(201);
  });

  test('sent twice at the same time is stored once', async () => {
    const who = await newcomer();
    const replies = await Promise.all([1, 2].map(() => who.post('/api_access/request/', asked)));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    expect(replies.find(({ statusCode }) => statusCode === 409)!.json().code).toBe('access_request_pending');
  });

  test('can be withdrawn only by its requester', async () => {
    const [who, other] = [await newcomer(), await newcomer()];
    const request = await ask(who);
    expect((await other.delete(`/api_access/requests/${request.id}/`)).statusCode).toBe(404);
    expect((await who.delete(`/api_access/requests/${request.id}/`)).statusCode).toBe(200);
    expect((await decide(request)).json().code).toBe('access_decided_already');
    await ask(who);
  });
});

const idOf = ({ id }: { id: string }) => id;

describe('the administrator’s decision', () => {
  test('creates a key that is shown to its owner once and stored only as a hash', async () => {
    const who = await newcomer();
    await decide(await ask(who));
    const [key] = (await mine(who)).keys;
    expect(key).toMatchObject({ state: 'ready', prefix: null });
    const days = (new Date(key!.expires_at).getTime() - court.clock.now.getTime()) / dayMs;
    expect(days).toBeCloseTo(90, 3);

    const shown = (await who.post(`/api_access/keys/${key!.id}/collect/`)).json();
    expect(shown).toMatchObject({ key: { state: 'active', prefix: shown.secret.slice(0, 13) } });
    const [row] = await court.db.select().from(apiKeys).where(eq(apiKeys.id, key!.id));
    expect(row!.secret_hash).toEqual(hashSecret(shown.secret));
    expect(JSON.stringify(row)).not.toContain(shown.secret);

    expect((await who.post(`/api_access/keys/${key!.id}/collect/`)).json().code).toBe('key_not_collectable');
    expect((await who.get('/api_access/mine/')).body).not.toContain(shown.secret);
  });

  test('shows the key to no one but its owner', async () => {
    const who = await newcomer();
    await decide(await ask(who));
    const [key] = (await mine(who)).keys;
    expect((await administrator().post(`/api_access/keys/${key!.id}/collect/`)).statusCode).toBe(404);
  });

  test('may grant less than was requested, and never more', async () => {
    const who = await newcomer();
    const request = await ask(who, { scopes: ['cases:read', 'documents:analyze'] });
    await decide(request, { decision: 'approved', scopes: ['cases:read', 'filings:submit'] });
    expect((await mine(who)).keys[0]!.scopes).toEqual(['cases:read']);
  });

  test('requires a reason for a denial, which the requester receives', async () => {
    const who = await newcomer();
    const request = await ask(who);
    const without = await decide(request, { decision: 'denied' });
    expect(without.json().details.fields).toEqual([
      { field: 'reason', message: 'Enter a reason so that the requester knows what to do' },
    ]);
    const reply = await decide(request, { decision: 'denied', reason: 'Use the county’s own key.' });
    expect(reply.json().request).toMatchObject({ state: 'denied', decision_reason: 'Use the county’s own key.' });
    const notices = await court.db.select().from(notifications).where(eq(notifications.kind, 'access_decided'));
    expect(notices.map((notice) => noticeWords(notice).body).join()).toContain('Use the county’s own key.');
    expect((await mine(who)).keys).toEqual([]);
  });

  test('is made once under concurrent decisions', async () => {
    const who = await newcomer();
    const request = await ask(who);
    const replies = await Promise.all([decide(request), decide(request, { decision: 'denied', reason: 'No' })]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  test('appears in the record with who asked', async () => {
    const who = await newcomer();
    const request = await ask(who);
    await decide(request);
    const lines = await court.db
      .select()
      .from(activities)
      .where(eq(activities.subject_id, request.id))
      .orderBy(activities.seq);
    expect(lines.map(({ action }) => action)).toEqual(['access_requested', 'address_verified', 'access_approved']);
  });
});

describe('an extension', () => {
  test('with the address alone, requests an extension of the key', async () => {
    const who = await newcomer();
    await getKey(who);
    const reply = await who.post('/api_access/rextension/', { email: 'IT@alder.gov' });
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toMatchObject({
      message: 'Access extension submitted successfully.',
      request: { kind: 'extension', state: 'pending', key_prefix: expect.stringMatching(/^assize_/) },
    });
    const before = new Date((await mine(who)).keys[0]!.expires_at).getTime();
    await decide(reply.json().request);
    const after = new Date((await mine(who)).keys[0]!.expires_at).getTime();
    expect((after - before) / dayMs).toBe(90);
  });

  test.each([
    [{ email: '' }, 'Please fill in the required details.'],
    [{ email: 'it@alder.gov', reason: '' }, 'Please fill in the required details.'],
    [{ email: 'it@example.org', reason: 'x' }, 'Only Government email addresses are allowed.'],
  ])('with %j is refused: %s', async (input, words) => {
    expect((await (await newcomer()).post('/api_access/rextension/', input)).json().error).toBe(words);
  });

  test('without a key, or for a revoked one, is refused', async () => {
    const who = await newcomer();
    expect((await who.post('/api_access/rextension/', asked)).json().code).toBe('access_key_missing');
    const { id } = await getKey(who);
    await who.delete(`/api_access/keys/${id}/`);
    expect((await who.post('/api_access/rextension/', asked)).json().code).toBe('access_key_missing');
  });

  test('brings an expired key back', async () => {
    const who = await newcomer();
    const { id } = await getKey(who);
    await court.db
      .update(apiKeys)
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where(eq(apiKeys.id, id));
    expect((await mine(who)).keys[0]!.state).toBe('expired');
    const { request } = (await who.post('/api_access/rextension/', asked)).json();
    await decide(request);
    expect((await mine(who)).keys[0]!.state).toBe('active');
  });

  test('waits once for a key', async () => {
    const who = await newcomer();
    await getKey(who);
    await who.post('/api_access/rextension/', asked);
    expect((await who.post('/api_access/rextension/', asked)).json().code).toBe('access_request_pending');
  });
});

describe('a key', () => {
  test('can be revoked by its owner and by an administrator, and by no one else', async () => {
    const [who, other] = [await newcomer(), await newcomer()];
    const [first, second] = [await getKey(who), await getKey(other)];
    expect((await other.delete(`/api_access/keys/${first.id}/`)).statusCode).toBe(404);
    expect((await who.delete(`/api_access/keys/${first.id}/`)).statusCode).toBe(200);
    expect((await administrator().delete(`/api_access/keys/${second.id}/`)).statusCode).toBe(200);
    expect((await mine(who)).keys[0]!.state).toBe('revoked');
  });

  test('is listed for the court’s administrators with its owner, found by name', async () => {
    const who = await newcomer();
    const { id } = await getKey(who);
    const found = (await administrator().get(`/api_access/keys/?q=Integrator ${people}`)).json();
    expect(found.data.map(idOf)).toContain(id);
    expect((await administrator().get('/api_access/keys/?q=100%25_')).json().data).toEqual([]);
  });

  test('of another court is not there', async () => {
    const who = await newcomer();
    const { id } = await getKey(who);
    await court.db.$client.query(
      `insert into courts (id, name, level, jurisdiction, time_zone)
       values ('far', 'Far Court', 'State Court', 'Texas', 'America/Chicago') on conflict do nothing`,
    );
    const far = court.with((await court.join('court_administrator', `Far ${++people}`, 'far')).token);
    expect((await far.get('/api_access/keys/')).json().data).toEqual([]);
    expect((await far.get('/api_access/requests/')).json().data).toEqual([]);
    expect((await far.delete(`/api_access/keys/${id}/`)).statusCode).toBe(404);
    expect((await far.get(`/api_access/keys/${id}/calls/`)).statusCode).toBe(404);
  });
});
