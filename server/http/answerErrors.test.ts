import Fastify, { type FastifyInstance } from 'fastify';
import { beforeEach, expect, test } from 'vitest';
import { Refusal } from '#server/kernel/Refusal';
import { answerErrors } from './answerErrors.ts';

let app: FastifyInstance;
beforeEach(() => {
  app = Fastify({ genReqId: () => 'request-7' });
  answerErrors(app);
});

const knock = async (handler: () => never) => {
  app.get('/', handler);
  return app.inject({ method: 'GET', url: '/' });
};

test('the response to a fault contains only that it happened and the ID of its request', async () => {
  const reply = await knock(() => {
    throw new Error('relation "people" does not exist at /srv/portal/server/db.ts');
  });
  expect(reply.statusCode).toBe(500);
  expect(reply.json()).toEqual({ error: 'An unexpected error occurred', code: 'fault', request_id: 'request-7' });
});

test('a refusal says its words, its code and what it is about', async () => {
  const reply = await knock(() => {
    throw new Refusal('changed_meanwhile', { version: 3 });
  });
  expect(reply.statusCode).toBe(409);
  expect(reply.json()).toMatchObject({ code: 'changed_meanwhile', details: { version: 3 }, request_id: 'request-7' });
});

test('a rate-limited caller learns when to retry', async () => {
  const reply = await knock(() => {
    throw new Refusal('too_many_requests', undefined, 4.2);
  });
  expect(reply.statusCode).toBe(429);
  expect(reply.headers['retry-after']).toBe('5');
});

test('a body that cannot be read is refused, not a fault', async () => {
  app.post('/', async () => 'read');
  const headers = { 'content-type': 'application/json' };
  const reply = await app.inject({ method: 'POST', url: '/', headers, payload: '{"email": ' });
  expect(reply.statusCode).toBe(400);
  expect(reply.json().code).toBe('unreadable_body');
});
