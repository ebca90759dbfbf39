import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { matchRoutes, type RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import { listActivities } from '#contract/activity';
import { Guard } from '#web/identity/Guard.tsx';
import { routes } from '#web/routes.tsx';
import { aSession } from '#web/testing/aSession.ts';
import { renderApp } from '#web/testing/renderScreen.tsx';
import { answers, stubServer } from '#web/testing/stubServer.ts';

const chainOf = (address: string): RouteObject[] => (matchRoutes(routes, address) ?? []).map(({ route }) => route);
const isGuarded = (address: string) => chainOf(address).some((route) => route.Component === Guard);

test.each([
  '/login-switch',
  '/forgot-password',
  '/sign-up',
  '/login',
  '/register-judge',
  '/judge-login',
  '/',
  '/api-docs',
  '/login-success',
  '/switch-profile',
  '/become-judge',
  '/dashboard-check',
  '/help',
  '/help/requirements',
])('%s is open to everyone', (address) => {
  expect(chainOf(address).at(-1)?.path).toBe(address);
  expect(isGuarded(address)).toBe(false);
});

test.each([
  '/courtdoc',
  '/dashboard',
  '/case-processing',
  '/ai-dashboard',
  '/review',
  '/cases',
  '/cases/7',
  '/calendar',
  '/attorneys',
  '/research',
  '/reports',
  '/integrations',
  '/legal-research',
  '/api-access',
  '/settings',
  '/attorneys/add-attorney',
  '/attorneys/edit-attorney/7',
  '/attorneys/view-attorney/7',
  '/attorneys/imports',
  '/attorneys/imports/7',
  '/self-help',
  '/judge-dashboard',
  '/judge-dashboard/hearings/7',
  '/judge-dashboard/memos/7',
  '/work-items',
  '/attorney-management',
])('%s is behind the guard', (address) => {
  expect(chainOf(address).at(-1)?.path).not.toBe('*');
  expect(isGuarded(address)).toBe(true);
});

test('/attorney-management redirects to /attorneys', async () => {
  stubServer(answers(listActivities, { results: [] }));
  const { router } = renderApp('/attorney-management', { signedInAs: aSession() });
  await waitFor(() => expect(router.state.location.pathname).toBe('/attorneys'));
});

test('an address that matches no route shows the not-found page, with Back to Home and Go Back', async () => {
  const { router } = renderApp('/privacy');
  await screen.findByRole('heading', { name: 'Privacy' });
  await router.navigate('/no-such-page');
  expect(await screen.findByRole('heading', { name: "Oops! You've wandered off the map" })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
  await userEvent.click(screen.getByRole('button', { name: 'Go Back' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/privacy'));
});

test('each page has its own title, and receives the focus on navigation', async () => {
  const { router } = renderApp('/privacy');
  await waitFor(() => expect(document.title).toBe('Privacy · Assize'));
  await router.navigate('/accessibility');
  await waitFor(() => expect(document.title).toBe('Accessibility · Assize'));
  expect(document.activeElement?.id).toBe('main');
});

test.each([
  ['IT personnel', { role: 'it_personnel' as const }],
  ['a pending judge', { role: 'judge' as const, judge_status: 'pending' as const }],
])('%s sees no upload panel on Case Processing', async (_who, session) => {
  stubServer();
  renderApp('/case-processing', { signedInAs: aSession(session) });
  await screen.findByText('You don’t have access to this page');
  expect(document.querySelector('input[type=file]')).toBeNull();
});
