import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { listActivities } from '#contract/activity';
import { signOut } from '#contract/identity';
import { screensOf } from '#domain/navigation/screens';
import { aSession } from '#web/testing/aSession.ts';
import { renderApp } from '#web/testing/renderScreen.tsx';
import { renderSignInPage, stubVisits } from '#web/testing/renderSignInPage.tsx';
import { answers, stubServer } from '#web/testing/stubServer.ts';

const quiet = () =>
  stubServer(answers(listActivities, { results: [] }), answers(signOut, { message: 'You have signed out.' }));

/** The texts of the open menu. */
async function openMenu(name: RegExp): Promise<HTMLElement> {
  await userEvent.click(await screen.findByRole('button', { name }));
  return screen.findByRole('menu');
}
const itemsOf = (menu: HTMLElement) => within(menu).getAllByRole('menuitem');

test('every page but the landing page has the portal’s header, whose logo goes to /', async () => {
  quiet();
  renderApp('/privacy');
  const banner = await screen.findByRole('banner');
  expect(
    within(banner)
      .getByRole('link', { name: /Assize/ })
      .getAttribute('href'),
  ).toBe('/');
});

test('a visitor sees no side navigation, no bell, and no assistant', async () => {
  quiet();
  await renderSignInPage('/login');
  await screen.findByRole('heading', { name: 'Sign in to your account' });
  expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
  expect(screen.queryByRole('button', { name: /Notifications/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /Assistant/ })).toBeNull();
});

test('a visitor who uses the search is sent to /login-switch', async () => {
  quiet();
  const { visits } = await renderSignInPage('/login');
  await userEvent.click(await screen.findByRole('button', { name: 'Sign in to search' }));
  expect(visits.assign).toHaveBeenCalledWith('/login-switch');
});

test('a visitor who presses Ctrl and K is sent to /login-switch', async () => {
  quiet();
  const { visits } = await renderSignInPage('/login');
  await screen.findByRole('banner');
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(visits.assign).toHaveBeenCalledWith('/login-switch');
});

test('a visitor’s user menu offers Login', async () => {
  quiet();
  const { visits } = await renderSignInPage('/login');
  const menu = await openMenu(/User menu: not signed in/);
  expect(itemsOf(menu).map((item) => item.textContent)).toEqual(['Login']);
  await userEvent.click(itemsOf(menu)[0]!);
  await waitFor(() => expect(visits.assign).toHaveBeenCalledWith('/login-switch'));
});

test('a signed-in person’s user menu offers Dashboard and Logout, and on a phone the document tool', async () => {
  quiet();
  renderApp('/sessions', { signedInAs: aSession() });
  const items = itemsOf(await openMenu(/User menu: Dana Sample/));
  expect(items.map((item) => item.textContent)).toEqual([
    'Dashboard',
    'Document tool',
    'Settings',
    'People',
    'Your sessions',
    'Logout',
  ]);
  expect(items.filter((item) => item.classList.contains('only-phone')).map((item) => item.textContent)).toEqual([
    'Document tool',
  ]);
});

test('Logout ends the session in the browser and on the server, and goes to /login-switch', async () => {
  const asked = quiet();
  const visits = stubVisits();
  const { store } = renderApp('/sessions', { signedInAs: aSession() });
  const menu = await openMenu(/User menu/);
  await userEvent.click(within(menu).getByRole('menuitem', { name: 'Logout' }));
  await waitFor(() => expect(store.getState().user.isAuthenticated).toBe(false));
  // Once: a second request would cancel the first.
  expect([...visits.assign.mock.calls, ...visits.replace.mock.calls]).toEqual([['/login-switch']]);
  expect(asked.map(({ method, path }) => `${method} ${path}`)).toContain('POST /api/auth/logout/');
  expect(sessionStorage.getItem('authData')).toBeNull();
});

test('a signed-in person has the side navigation, and the assistant opens and closes over the page', async () => {
  quiet();
  const { router } = renderApp('/sessions', { signedInAs: aSession() });
  const side = await screen.findByRole('navigation', { name: 'Main' });
  expect(within(side).getAllByRole('link')).toHaveLength(screensOf('clerk').length);
  await userEvent.click(screen.getByRole('button', { name: /Assistant/ }));
  const panel = await screen.findByRole('dialog', { name: 'Assistant' });
  await userEvent.click(within(panel).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.pathname).toBe('/sessions');
});

test('the browser’s own state has the slices user, filings, and navigation', () => {
  quiet();
  const { store } = renderApp('/privacy');
  expect(Object.keys(store.getState())).toEqual(expect.arrayContaining(['user', 'filings', 'navigation']));
});
