import { render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { type AuthData, session } from '#web/session/session.ts';
import { makeStore } from '#web/store.ts';
import { aSession } from '#web/testing/aSession.ts';
import { stubVisits } from '#web/testing/renderSignInPage.tsx';
import { Guard } from './Guard.tsx';
import { returnTo } from './returnTo.ts';

function visit(address: string, signedInAs?: AuthData) {
  if (signedInAs) session.store(signedInAs);
  const visits = stubVisits();
  const store = makeStore(signedInAs && { user: signedInAs });
  const router = createMemoryRouter(
    [
      { element: <Guard />, children: [{ path: '/dashboard', element: <p>the dashboard</p> }] },
      // biome-ignore lint/a11y/useValidAriaRole: a role in the court
      { element: <Guard role="judge" />, children: [{ path: '/chambers', element: <p>the chambers</p> }] },
    ],
    { initialEntries: [address] },
  );
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return { store, visits };
}

test('a visitor is sent to /login-switch, and the page is stored for the return', async () => {
  const { visits } = visit('/dashboard?page=2');
  await waitFor(() => expect(visits.replace).toHaveBeenCalledWith('/login-switch'));
  expect(returnTo.take()).toBe('/dashboard?page=2');
});

test('a signed-in person has access', async () => {
  visit('/dashboard', aSession());
  expect(await screen.findByText('the dashboard')).toBeTruthy();
});

test('after four hours, the session is cleared and the browser goes to /login-switch', async () => {
  const { store, visits } = visit('/dashboard', aSession({ expiry: Date.now() - 1 }));
  await waitFor(() => expect(visits.replace).toHaveBeenCalledWith('/login-switch'));
  await waitFor(() => expect(session.read()).toBeNull());
  expect(store.getState().user.isAuthenticated).toBe(false);
});

test('without the required role, the visitor is sent to /', async () => {
  const { visits } = visit('/chambers', aSession({ role: 'clerk' }));
  await waitFor(() => expect(visits.replace).toHaveBeenCalledWith('/'));
});

test('a person with the required role has access', async () => {
  visit('/chambers', aSession({ role: 'judge' }));
  expect(await screen.findByText('the chambers')).toBeTruthy();
});
