import { render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { makeStore } from '#web/store.ts';
import { aSession } from '#web/testing/aSession.ts';
import { Guard } from './Guard.tsx';
import { returnTo } from './returnTo.ts';
import { type AuthData, session } from './session.ts';

function visit(address: string, signedInAs?: AuthData) {
  if (signedInAs) session.store(signedInAs);
  const store = makeStore(signedInAs && { user: signedInAs });
  const router = createMemoryRouter(
    [
      { element: <Guard />, children: [{ path: '/dashboard', element: <p>the dashboard</p> }] },
      // biome-ignore lint/a11y/useValidAriaRole: a role in the court
      { element: <Guard role="judge" />, children: [{ path: '/chambers', element: <p>the chambers</p> }] },
      { path: '/login-switch', element: <p>who are you</p> },
      { path: '/', element: <p>the landing page</p> },
    ],
    { initialEntries: [address] },
  );
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return store;
}

test('a visitor who is not signed in is sent to /login-switch, and the page is remembered', async () => {
  visit('/dashboard?page=2');
  expect(await screen.findByText('who are you')).toBeTruthy();
  expect(returnTo.take()).toBe('/dashboard?page=2');
});

test('someone signed in comes in', async () => {
  visit('/dashboard', aSession());
  expect(await screen.findByText('the dashboard')).toBeTruthy();
});

test('when the four hours are over, the session is cleared and /login-switch follows', async () => {
  const store = visit('/dashboard', aSession({ expiry: Date.now() - 1 }));
  expect(await screen.findByText('who are you')).toBeTruthy();
  await waitFor(() => expect(session.read()).toBeNull());
  expect(store.getState().user.isAuthenticated).toBe(false);
});

test('where another role is required, the visitor is sent to /', async () => {
  visit('/chambers', aSession({ role: 'clerk' }));
  expect(await screen.findByText('the landing page')).toBeTruthy();
});

test('the required role comes in', async () => {
  visit('/chambers', aSession({ role: 'judge' }));
  expect(await screen.findByText('the chambers')).toBeTruthy();
});
