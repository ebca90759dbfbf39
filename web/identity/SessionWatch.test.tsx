import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renewSession, signInWithPassword } from '#contract/identity';
import type { AuthData } from '#web/session/session.ts';
import { aSession } from '#web/testing/aSession.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { answers, refuses, stubServer } from '#web/testing/stubServer.ts';
import { SessionWatch } from './SessionWatch.tsx';

const minutes = (count: number) => Date.now() + count * 60_000;

/** A page with unsaved input, under the session watch. */
function atWork(signedInAs: AuthData) {
  const page = (
    <>
      <input aria-label="Notes" defaultValue="half a sentence" />
      <SessionWatch />
    </>
  );
  return renderScreen(page, { signedInAs });
}
const notes = () => screen.getByLabelText<HTMLInputElement>('Notes').value;

test('more than two minutes before either end, no dialog appears', () => {
  stubServer();
  atWork(aSession({ idle_expiry: minutes(3), expiry: minutes(3) }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('two minutes before the idle end a dialog appears, and Stay renews the session', async () => {
  const { token: _, isAuthenticated: __, ...session } = aSession();
  const asked = stubServer(answers(renewSession, session));
  const { store } = atWork(aSession({ idle_expiry: minutes(1.9) }));
  await screen.findByRole('alertdialog', { name: 'Are you still here?' });
  await userEvent.click(screen.getByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(asked[0]?.path).toBe('/api/auth/session/renew/');
  expect(store.getState().user).toMatchObject({ idle_expiry: session.idle_expiry });
  expect(notes()).toBe('half a sentence');
});

test('two minutes before the end of the four hours, the person signs in again in place, and no input is lost', async () => {
  const again = aSession({ token: 'token-of-the-new-session' });
  const { isAuthenticated: _, ...session } = again;
  const user = { id: again.user_id, email: again.email!, full_name: again.full_name, user_type: again.role };
  const asked = stubServer(
    answers(signInWithPassword, { user: { ...user, judge_profile: null }, tokens: { access: again.token }, session }),
  );
  const { store } = atWork(aSession({ expiry: minutes(1.9) }));
  await screen.findByRole('alertdialog', { name: 'Your session is about to end' });
  await userEvent.type(screen.getByLabelText(/^Password of dana/), 'a long enough one');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in with your password' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(asked[0]?.path).toBe('/api/auth/judge/login/');
  expect(store.getState().user).toMatchObject({ token: 'token-of-the-new-session' });
  expect(notes()).toBe('half a sentence');
});

test('a wrong password is reported in place, and the page remains', async () => {
  stubServer(refuses(signInWithPassword, 401, { error: 'The password is not right.', code: 'sign_in_failed' }));
  atWork(aSession({ expiry: minutes(1) }));
  await userEvent.type(await screen.findByLabelText(/^Password of dana/), 'wrong');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in with your password' }));
  await screen.findByText('The password is not right.');
  expect(notes()).toBe('half a sentence');
});
