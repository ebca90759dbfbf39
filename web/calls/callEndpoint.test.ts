import { expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#contract/endpoint';
import { session } from '#web/session/session.ts';
import { makeStore } from '#web/store.ts';
import { aSession } from '#web/testing/aSession.ts';
import { answers, refuses, stubServer } from '#web/testing/stubServer.ts';
import { api } from './api.ts';
import { fieldProblems } from './CallError.ts';
import { errorText } from './errorText.ts';

const readThing = endpoint({
  method: 'GET',
  path: '/things/:id/',
  permission: 'filings:read',
  input: z.object({ id: z.string(), page: z.number().optional(), kinds: z.array(z.string()).optional() }),
  reply: z.object({ name: z.string() }),
  status: 200,
  summary: 'One thing.',
});
const writeThing = endpoint({ ...readThing, method: 'PUT', body: 'json' });
const formThing = endpoint({ ...readThing, method: 'PUT', body: 'form' });

const endpoints = { readThing, writeThing, formThing };

const things = api.injectEndpoints({
  endpoints: (build) => ({
    thing: build.query<{ name: string }, { how: keyof typeof endpoints; input: object }>({
      query: ({ how, input }) => ({ endpoint: endpoints[how], input }),
    }),
  }),
});

async function call(how: keyof typeof endpoints, input: object) {
  const store = makeStore({ user: aSession() });
  session.store(aSession());
  const { data, error } = await store.dispatch(things.endpoints.thing.initiate({ how, input }));
  return { data, error, store };
}

test('path parameters are filled in, the other input is in the query, and the token is in the header', async () => {
  const asked = stubServer(answers(readThing, { name: 'box' }));
  const { data } = await call('readThing', { id: 'a b', page: 2, kinds: ['x', 'y'] });
  expect(data).toEqual({ name: 'box' });
  expect(asked[0]).toMatchObject({ method: 'GET', path: '/api/things/a%20b/?page=2&kinds=x&kinds=y' });
  expect(asked[0]?.headers.get('authorization')).toBe('Bearer token-of-dana');
});

test('a body is sent in the format that the contract defines', async () => {
  const asked = stubServer(answers(writeThing, { name: 'box' }));
  await call('writeThing', { id: '1', page: 2 });
  await call('formThing', { id: '1', page: 2, kinds: undefined });
  expect(asked.map(({ body }) => body)).toEqual(['{"page":2}', 'page=2']);
});

test('the message of a refusal is the body’s error', async () => {
  stubServer(refuses(readThing, 409, { error: 'That already exists.', code: 'conflict', request_id: 'r-1' }));
  const { error } = await call('readThing', { id: '1' });
  expect(errorText(error)).toBe('That already exists.');
  expect(error).toMatchObject({ status: 409, code: 'conflict', request_id: 'r-1' });
});

test('without an error in the body, the message is: An unexpected error occurred', async () => {
  stubServer(refuses(readThing, 500, {}));
  expect(errorText((await call('readThing', { id: '1' })).error)).toBe('An unexpected error occurred');
});

test('a response that does not match the contract is refused', async () => {
  stubServer(answers(readThing, { title: 'box' } as unknown as { name: string }));
  const { data, error } = await call('readThing', { id: '1' });
  expect(data).toBeUndefined();
  expect(errorText(error)).toBe('An unexpected error occurred');
});

test('when the server ends a session, the person stays on the page and must sign in again', async () => {
  stubServer(refuses(readThing, 401, { error: 'Your session has ended.', code: 'session_ended' }));
  const { store } = await call('readThing', { id: '1' });
  expect(store.getState().user).toMatchObject({ isAuthenticated: true, idle_expiry: 0 });
});

test('a session that does not exist on the server is cleared here', async () => {
  stubServer(refuses(readThing, 401, { error: 'Sign in to continue.', code: 'not_signed_in' }));
  const { store } = await call('readThing', { id: '1' });
  expect(store.getState().user.isAuthenticated).toBe(false);
  expect(session.read()).toBeNull();
});

test('a wrong password does not end the session', async () => {
  stubServer(refuses(readThing, 401, { error: 'No.', code: 'sign_in_failed' }));
  expect((await call('readThing', { id: '1' })).store.getState().user.isAuthenticated).toBe(true);
});

test('the fields that the server refused are named', () => {
  const details = { fields: [{ field: 'email', message: 'Email is invalid' }] };
  expect(fieldProblems({ status: 400, code: 'invalid_input', error: '', details })).toEqual({
    email: 'Email is invalid',
  });
  expect(fieldProblems({ status: 409, code: 'conflict', error: '' })).toEqual({});
});

test('an automatic request by a screen is marked as such, so that it does not keep an idle session open', async () => {
  const asked = stubServer(answers(readThing, { name: 'one' }));
  const { store } = await call('readThing', { id: '1' });
  await store.dispatch(
    things.endpoints.thing.initiate({ how: 'readThing', input: { id: '1' } }, { forceRefetch: true }),
  );
  expect(asked.map(({ headers }) => headers.get('x-assize-background'))).toEqual([null, '1']);
});
