import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import * as contract from '#contract/identity';
import { aSession } from '#web/testing/aSession.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { answers, refuses, stubServer } from '#web/testing/stubServer.ts';
import { SessionsScreen } from './SessionsScreen.tsx';

const open = (n: number, changes: Partial<contract.OpenSession>): contract.OpenSession => ({
  id: `0b0e6f0a-5a3e-4b8e-9a53-3f2f4b1b9c0${n}`,
  role: 'attorney',
  created_at: '2026-03-02T17:00:00Z',
  last_seen_at: '2026-03-02T18:30:00Z',
  expires_at: '2026-03-02T21:00:00Z',
  address: '192.0.2.10',
  user_agent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36',
  current: false,
  ...changes,
});
const other = open(1, {});
const unknown = open(2, { user_agent: null, address: null });
const here = open(3, { current: true });
const show = () => renderScreen(<SessionsScreen />, { signedInAs: aSession({ role: 'attorney' }) });

test('the sessions are listed by device and place, this device first', async () => {
  stubServer(answers(contract.listSessions, { sessions: [other, unknown, here] }));
  show();
  const rows = await screen.findAllByRole('listitem');
  expect(rows).toHaveLength(3);
  within(rows[0]!).getByText('This device');
  expect(within(rows[0]!).queryByRole('button')).toBeNull();
  within(rows[1]!).getByText('Chrome on Linux');
  within(rows[1]!).getByText('192.0.2.10 · signed in 03/02/2026, 9:00 AM PST · last used 03/02/2026, 10:30 AM PST');
  within(rows[2]!).getByText('Unknown device');
  expect(screen.queryByText(/Mozilla/)).toBeNull();
});

test('one session is ended immediately, and all others only after a confirmation', async () => {
  const asked = stubServer(
    answers(contract.listSessions, { sessions: [here, other, unknown] }),
    answers(contract.revokeSession, { message: 'The session was ended' }),
    answers(contract.revokeOtherSessions, { message: '2 sessions were ended' }),
  );
  const sent = () => asked.filter(({ method }) => method !== 'GET').map(({ path }) => path);
  show();
  await userEvent.click(await screen.findByRole('button', { name: /^End session: Chrome on Linux/ }));
  await screen.findByText('The session was ended');
  expect(document.activeElement?.className).toBe('panel');
  expect(sent()).toEqual([`/api/auth/sessions/${other.id}/`]);
  await userEvent.click(screen.getByRole('button', { name: 'End all other sessions' }));
  const question = await screen.findByRole('alertdialog', { name: 'End 2 other sessions?' });
  within(question).getByText('Those devices are signed out immediately. You stay signed in here.');
  expect(sent()).toHaveLength(1);
  await userEvent.click(within(question).getByRole('button', { name: 'End all other sessions' }));
  await screen.findByText('2 sessions were ended');
  expect(sent()).toEqual([`/api/auth/sessions/${other.id}/`, '/api/auth/sessions/revoke-others/']);
});

test('sessions that could not be loaded are not shown as an empty list', async () => {
  stubServer(refuses(contract.listSessions, 503, {}));
  show();
  expect((await screen.findByRole('alert')).textContent).toBe('An unexpected error occurred');
  expect(screen.queryByRole('listitem')).toBeNull();
});
