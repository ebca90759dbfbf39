import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Component, ComponentList } from '#contract/integrations';
import { componentIds } from '#domain/integrations/components';
import { webhookEndpoints } from '#server/db/schema/webhooks';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';

let provider: 'answers' | 'silent' | 'hangs' = 'answers';
let court: TestServer;
beforeAll(async () => {
  court = await startTestServer({
    services: {
      provider: {
        begin: () => Promise.reject(new Error('not asked')),
        finish: () => Promise.reject(new Error('not asked')),
        check: () =>
          provider === 'answers'
            ? Promise.resolve()
            : provider === 'silent'
              ? Promise.reject(new Error('connect ECONNREFUSED'))
              : new Promise(() => {}),
      },
    },
  });
});
afterAll(() => court.stop());

const list = async (who: 'it_personnel' | 'attorney' = 'it_personnel') =>
  (await court.as(who).get('/integrations/')).json() as ComponentList;
const component = async (id: Component['id'], who?: 'it_personnel' | 'attorney') =>
  (await list(who)).data.find((one) => one.id === id)!;

describe('the technology stack', () => {
  test('has every component, and the portal’s own components are tested by use', async () => {
    const { data } = await list();
    expect(data.map(({ id }) => id)).toEqual([...componentIds]);
    for (const id of ['database', 'store', 'queue', 'engine'] as const) {
      expect(data.find((one) => one.id === id)).toMatchObject({ status: 'Active', problem: null });
    }
    expect((await component('queue')).detail).toBe('0 jobs queued or in progress; 0 failed permanently.');
    expect((await component('database')).detail).toMatch(/^PostgreSQL \d+/);
    expect(await component('engine')).toMatchObject({
      status: 'Active',
      detail: 'A worker process read the test document.',
    });
  });

  test('shows an outside service as Integrated while it answers', async () => {
    provider = 'answers';
    expect(await component('identity')).toMatchObject({ status: 'Integrated', problem: null });
  });

  test('shows a component that does not respond as Pending, with the reason for operators', async () => {
    provider = 'silent';
    expect(await component('identity')).toMatchObject({ status: 'Pending', problem: 'connect ECONNREFUSED' });
    expect(await component('identity', 'attorney')).toMatchObject({
      status: 'Pending',
      problem: 'The component is not responding.',
    });
  });

  test('allows each at most five seconds', async () => {
    provider = 'hangs';
    const began = performance.now();
    expect(await component('identity')).toMatchObject({ problem: 'No response within 5 seconds.' });
    expect(performance.now() - began).toBeLessThan(15_000);
    provider = 'answers';
  });

  test('says what is not set up instead of calling it integrated', async () => {
    expect(await component('mail')).toMatchObject({ status: 'Pending', problem: null });
    expect(await component('api')).toMatchObject({ status: 'Pending', detail: 'No API keys have been issued.' });
    expect(await component('model')).toMatchObject({ status: 'Pending', milliseconds: null });
  });

  test('notices a system that does not take its events', async () => {
    expect(await component('webhooks')).toMatchObject({ status: 'Pending', problem: null });
    const endpoint = {
      court_id: court.services.config.court.id,
      url: 'https://cms.example.com/events',
      event_types: ['case.updated' as const],
      secret_sealed: Buffer.from('sealed'),
      created_by: court.person('it_personnel').person_id,
    };
    await court.db.insert(webhookEndpoints).values(endpoint);
    expect(await component('webhooks')).toMatchObject({ status: 'Integrated' });
    await court.db.update(webhookEndpoints).set({ failing_since: new Date() });
    expect((await component('webhooks')).problem).toContain('1 of 1 endpoint');
  });
});
