import { expect, test } from 'vitest';
import { aSession } from '#web/testing/aSession.ts';
import { session } from './session.ts';

test('a session is kept in session storage under authData, with role, expiry and isAuthenticated', () => {
  session.store(aSession({ expiry: 1234 }));
  expect(JSON.parse(sessionStorage.getItem('authData')!)).toMatchObject({
    isAuthenticated: true,
    role: 'clerk',
    expiry: 1234,
  });
});

test('at start-up a session is restored while the time is before its expiry', () => {
  session.store(aSession({ expiry: 1000 }));
  expect(session.restore(999)?.full_name).toBe('Dana Sample');
  expect(session.token()).toBe('token-of-dana');
});

test('at start-up a session whose time has come is removed', () => {
  session.store(aSession({ expiry: 1000 }));
  expect(session.restore(1000)).toBeNull();
  expect(sessionStorage.getItem('authData')).toBeNull();
});

test.each(['not json', '{}', 'null', '{"isAuthenticated":true,"role":"emperor"}'])(
  'at start-up what is no session is removed: %s',
  (stored) => {
    sessionStorage.setItem('authData', stored);
    expect(session.restore(0)).toBeNull();
    expect(sessionStorage.getItem('authData')).toBeNull();
  },
);
