import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readSecondFactors } from '#contract/secondFactor';
import { aSession } from '#web/testing/aSession.ts';
import { renderApp } from '#web/testing/renderScreen.tsx';
import { answers, stubServer } from '#web/testing/stubServer.ts';

const none = answers(readSecondFactors, { methods: [], recovery_codes_left: 0, required: true, confirmed_until: null });

test('a sign-in that is not complete sets up the second factor, and is offered no search', async () => {
  stubServer(none);
  renderApp('/second-factor', { signedInAs: aSession({ stage: 'enroll' }) });
  await screen.findByRole('heading', { name: 'Set up a second factor' });
  screen.getByRole('button', { name: 'Sign in to search' });
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('a complete sign-in leads to the settings, without a notice that its role requires a second factor', async () => {
  stubServer(none);
  const { router } = renderApp('/second-factor', { signedInAs: aSession() });
  await waitFor(() =>
    expect(router.state.location.pathname + router.state.location.search).toBe('/settings?tab=security'),
  );
  expect(screen.queryByText(/Your role requires a second factor/)).toBeNull();
});
