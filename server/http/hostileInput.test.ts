import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { parseInput } from '#server/http/serve';
import { Refusal } from '#server/kernel/Refusal';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';

let court: TestServer;
beforeAll(async () => {
  court = await startTestServer({ requestsPerMinute: 1000 });
});
afterAll(() => court.stop());

const get = (url: string) => court.app.inject({ method: 'GET', url });
const fieldsOf = (reply: { json(): { details?: { fields?: { field: string; message: string }[] } } }) =>
  reply.json().details?.fields ?? [];

describe('the request limit', () => {
  test('counts a call regardless of how its address is written, and refuses encoded letters', async () => {
    const plain = await get('/api/site/');
    const disguised = await get('/%61pi/site/');
    expect(plain.headers['x-ratelimit-remaining']).toBe('999');
    expect([disguised.statusCode, disguised.json().code]).toEqual([400, 'disguised_path']);
    expect((await get('/api/site/')).headers['x-ratelimit-remaining']).toBe('998');
  });

  test('counts calls that do not exist', async () => {
    const before = Number((await get('/api/site/')).headers['x-ratelimit-remaining']);
    for (const url of ['/api/nothing', '/api/v1/nothing', '/api%2fnothing']) await get(url);
    expect(Number((await get('/api/site/')).headers['x-ratelimit-remaining'])).toBe(before - 4);
  });

  test('keeps API responses out of every cache', async () => {
    for (const url of ['/api/site/', '/api/nothing'])
      expect((await get(url)).headers['cache-control']).toBe('no-store');
  });
});

const judge = {
  email: 'a@b.gov',
  full_name: 'A Judge',
  password: 'a long sentence of words',
  specialization: 'state',
  bar_number: '1',
  location: 'CA',
  court_house: 'x',
};

describe('text that cannot be stored is invalid input', () => {
  test.each([
    ['a null character', '\u0000'],
    ['half of a character pair', '\ud800'],
    ['half of a character pair, the other one', 'x\udfff'],
  ])('%s in a body, a query, a path, and a form', async (_what, text) => {
    const post = (url: string, payload: string) =>
      court.app.inject({ method: 'POST', url, payload, headers: { 'content-type': 'application/json' } });
    const registered = await post('/api/auth/judge/register/', JSON.stringify({ ...judge, full_name: text }));
    expect([registered.statusCode, fieldsOf(registered)[0]?.field]).toEqual([400, 'full_name']);
    const clerk = court.as('clerk');
    const generated = await court.as('attorney').post('/courtdoc/generated/', {
      template_id: 'complaint',
      case_data: { plaintiff: text },
      jurisdiction: 'California',
      format: 'pdf',
    });
    expect([generated.statusCode, fieldsOf(generated)[0]?.field]).toEqual([400, 'case_data.plaintiff']);
    if (text === '\u0000') {
      expect((await clerk.get('/attorneys/?q=%00')).statusCode).toBe(400);
      expect((await clerk.delete('/settings/rules/%00/')).statusCode).toBe(400);
    }
    const payload = `--x\r\ncontent-disposition: form-data; name="full_name"\r\n\r\n${text}\r\n--x--\r\n`;
    const form = await court.app.inject({
      method: 'POST',
      url: '/api/contact/',
      payload,
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    });
    expect(form.statusCode).toBe(400);
  });

  test.each(['a\u0000b', '\ud800', { deep: [{ er: 'x\udfff' }] }])('in any field of any call (%j)', (value) => {
    const taken = court.app.served.filter((endpoint) => {
      try {
        parseInput(endpoint, { some_field: value });
        return true;
      } catch (error) {
        return !(error instanceof Refusal && JSON.stringify(error.details).includes('some_field'));
      }
    });
    expect(court.app.served.length).toBeGreaterThan(200);
    expect(taken.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  });

  test('in the name of a field, at any depth', async () => {
    const send = (payload: string) =>
      court.app.inject({
        method: 'POST',
        url: '/api/auth/judge/login/',
        payload,
        headers: { 'content-type': 'application/json' },
      });
    const named = await send('{"a\\u0000b": 1}');
    expect([named.statusCode, named.json().code]).toEqual([400, 'invalid_input']);
    const deep = await send(`{"email": ${'['.repeat(100_000)}${']'.repeat(100_000)}}`);
    expect([deep.statusCode, deep.json().code]).toEqual([400, 'invalid_input']);
  });

  test('even if only the database detects it', async () => {
    const asked = court.db.execute("select 'not a uuid'::uuid");
    const { refusalFor } = await import('#server/db/refusalFor');
    const error = await asked.catch((caught: unknown) => caught);
    expect(refusalFor(error)?.code).toBe('invalid_input');
  });
});

describe('an input', () => {
  test('of a call with a body is never read from the query', async () => {
    const reply = await court.app.inject({
      method: 'POST',
      url: '/api/auth/judge/login/?email=judge@example.com&password=password1',
      payload: {},
    });
    expect(reply.statusCode).toBe(400);
    expect(fieldsOf(reply).map(({ field }) => field)).toEqual(['email', 'password']);
  });

  test.each([
    ['without a boundary', 'multipart/form-data', 'x'],
    ['that breaks off', 'multipart/form-data; boundary=x', '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nb'],
  ])('in a form, %s is refused and causes no fault', async (_what, type, payload) => {
    const id = '00000000-0000-4000-8000-000000000000';
    const reply = await court.as('attorney').put(`/documents/edit/${id}/`, payload, { 'content-type': type });
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'unreadable_body']);
  });

  test('takes the value in the path over the value in the body', async () => {
    const reply = await court
      .as('attorney')
      .put('/documents/edit/not-an-id/', { id: '00000000-0000-4000-8000-000000000000' });
    expect(fieldsOf(reply).map(({ field }) => field)).toContain('id');
  });

  test.each([
    ['attorney', '/documents/lists/?page=0', 'Enter a number of at least 1.'],
    ['attorney', '/documents/not-an-id/', 'This is not a valid identifier.'],
    ['clerk', '/attorneys/?per_page=two', 'Enter a number.'],
  ] as const)('that is invalid (%s: %s) is described in plain language', async (who, url, words) => {
    const reply = await court.as(who).get(url);
    expect(reply.statusCode).toBe(400);
    expect(fieldsOf(reply).map(({ message }) => message)).toContain(words);
  });
});

describe('a day', () => {
  const isDay = (schema: object): boolean => JSON.stringify(schema).includes('"format":"date"');
  const datedFields = () =>
    court.app.served.flatMap((endpoint) => {
      const { properties = {} } = z.toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' });
      const fields = Object.entries(properties).filter(([, schema]) => isDay(schema as object));
      return fields.map(([field]) => ({ endpoint, field }));
    });

  test.each(['9999-12-31', '2200-01-01', '0000-01-01', '1699-12-31'])(
    'outside the supported range (%s) is refused in every call with a date',
    (day) => {
      const taken = datedFields().filter(({ endpoint, field }) => {
        const { error } = endpoint.input.safeParse({ [field]: day });
        return !error?.issues.some(({ path }) => path[0] === field);
      });
      expect(datedFields().length).toBeGreaterThan(15);
      expect(taken.map(({ endpoint, field }) => `${endpoint.method} ${endpoint.path} ${field}`)).toEqual([]);
    },
  );

  test('at either end of the supported range is accepted', async () => {
    const clerk = court.as('court_administrator');
    const sittings = await clerk.get('/scheduling/sittings/?from=1700-01-01&to=2199-12-31');
    expect([sittings.statusCode, sittings.json()]).toEqual([200, { data: [] }]);
    expect((await clerk.get('/scheduling/sittings/?from=2026-01-01&to=9999-12-31')).statusCode).toBe(400);
  });
});
