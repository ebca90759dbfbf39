import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readSecondFactors } from '#contract/secondFactor';
import { aSession } from '#web/testing/aSession.ts';
import { renderSignInPage } from '#web/testing/renderSignInPage.tsx';
import { answers, refuses, stubServer } from '#web/testing/stubServer.ts';

const none = answers(readSecondFactors, { methods: [], recovery_codes_left: 0, required: true, confirmed_until: null });

test('an incomplete sign-in sets up the second factor, and is offered no search', async () => {
  stubServer(none);
  await renderSignInPage('/second-factor', { signedInAs: aSession({ stage: 'enroll' }) });
  await screen.findByRole('heading', { name: 'Set up a second factor' });
  screen.getByRole('button', { name: 'Sign in to search' });
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('a complete sign-in goes to the settings, without a notice that its role requires a second factor', async () => {
  stubServer(none);
  const { visits } = await renderSignInPage('/second-factor', { signedInAs: aSession() });
  await waitFor(() => expect(visits.replace).toHaveBeenCalledWith('/settings?tab=security'));
  expect(screen.queryByText(/Your role requires a second factor/)).toBeNull();
});

test('a sign-in that has ended on the server starts again', async () => {
  stubServer(refuses(readSecondFactors, 401, { error: 'Sign in first.', code: 'not_signed_in' }));
  const { visits } = await renderSignInPage('/second-factor', { signedInAs: aSession({ stage: 'confirm' }) });
  await waitFor(() => expect(visits.assign).toHaveBeenCalledWith('/login-switch'));
  expect(sessionStorage.getItem('authData')).toBeNull();
});

test('a visitor is sent to /login-switch', async () => {
  stubServer();
  const { visits } = await renderSignInPage('/second-factor');
  await waitFor(() => expect(visits.replace).toHaveBeenCalledWith('/login-switch'));
});
