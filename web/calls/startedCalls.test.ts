import { readFileSync } from 'node:fs';
import { beforeEach, expect, test, vi } from 'vitest';
import { aSession } from '#web/testing/aSession.ts';
import { takeStartedCall } from './startedCalls.ts';

const script = readFileSync('web/calls/startCalls.js', 'utf8');
const id = '5c1d1a52-1f0a-4f0e-8b55-0f4a2f1d0d01';
const fetched = vi.fn(async (_address: string, _init?: RequestInit) => new Response('{}'));

/** Opens an address as the document does: its script runs before the app's. */
function open(address: string, session = aSession()) {
  history.replaceState(null, '', address);
  sessionStorage.setItem('authData', JSON.stringify(session));
  new Function(script)();
}

beforeEach(() => {
  vi.stubGlobal('fetch', fetched.mockClear());
  vi.stubGlobal('assizeStarted', undefined);
});

test('the document starts the calls of its screen with the session of the tab, and each is handed out once', async () => {
  const { token } = aSession();
  open(`/review?sort=age&filing=${id}`);
  expect(fetched.mock.calls.map(([address]) => address)).toEqual([`/api/documents/${id}/`, `/api/review/${id}/`]);
  expect(fetched.mock.calls[0]![1]!.headers).toMatchObject({ authorization: `Bearer ${token}` });
  expect(await takeStartedCall(`/api/documents/${id}/`, token)).toBeInstanceOf(Response);
  expect(await takeStartedCall(`/api/documents/${id}/`, token)).toBeNull();
});

test('a call is not handed to another session, nor after half a minute', async () => {
  const { token } = aSession();
  open('/dashboard');
  expect(await takeStartedCall('/api/dashboard/', 'another')).toBeNull();
  vi.useFakeTimers({ now: Date.now() + 31_000 });
  expect(await takeStartedCall('/api/site/', token)).toBeNull();
  vi.useRealTimers();
});

test.each([
  ['of a session that is over', '/dashboard', aSession({ expiry: Date.now() - 1 })],
  ['that awaits its second factor', '/dashboard', aSession({ stage: 'confirm' })],
  ['for what is not the id of a filing', '/review?filing=../people/', aSession()],
  ['for a screen without any', '/settings', aSession()],
])('nothing is started %s', (_case, address, session) => {
  open(address, session);
  expect(fetched).not.toHaveBeenCalled();
});
