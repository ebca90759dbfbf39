import { expect, test } from 'vitest';
import { aSession } from '#web/testing/aSession.ts';
import { session } from './session.ts';

test('a session is stored in session storage under authData, with role, expiry, and isAuthenticated', () => {
  session.store(aSession({ expiry: 1234 }));
  expect(JSON.parse(sessionStorage.getItem('authData')!)).toMatchObject({
    isAuthenticated: true,
    role: 'clerk',
    expiry: 1234,
  });
});

test('at startup, a session is restored before its expiry', () => {
  session.store(aSession({ expiry: 1000 }));
  expect(session.restore(999)?.full_name).toBe('Dana Sample');
  expect(session.token()).toBe('token-of-dana');
});

test('at startup, an expired session is removed', () => {
  session.store(aSession({ expiry: 1000 }));
  expect(session.restore(1000)).toBeNull();
  expect(sessionStorage.getItem('authData')).toBeNull();
});

test.each(['not json', '{}', 'null', '{"isAuthenticated":true,"role":"emperor"}'])(
  'at startup, anything that is not a session is removed: %s',
  (stored) => {
    sessionStorage.setItem('authData', stored);
    expect(session.restore(0)).toBeNull();
    expect(sessionStorage.getItem('authData')).toBeNull();
  },
);
