import { expect, test } from 'vitest';
import { makeStore } from '#web/store.ts';
import { aSession } from '#web/testing/aSession.ts';
import { sessionRenewed } from './userSlice.ts';

const late = aSession({ role: 'clerk', full_name: 'Who Was Here Before' });

test('the server’s data about the session is applied', () => {
  const mine = aSession({ role: 'judge' });
  const store = makeStore({ user: mine });
  store.dispatch(sessionRenewed({ ...mine, full_name: 'Another Name' }));
  expect(store.getState().user.full_name).toBe('Another Name');
});

test('a late response about someone else changes nothing for the current person', () => {
  const mine = { ...aSession({ role: 'judge' }), user_id: '7d9b3f0a-5a3e-4b8e-9a53-3f2f4b1b9a77' };
  const store = makeStore({ user: mine });
  store.dispatch(sessionRenewed(late));
  expect(store.getState().user).toMatchObject({ role: 'judge', full_name: mine.full_name });
});
