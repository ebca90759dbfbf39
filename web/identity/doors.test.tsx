import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { exchangeTicket, readJudgeProfile, signInWithPassword, startProviderSignIn } from '#contract/identity';
import { aSession } from '#web/testing/aSession.ts';
import { renderApp } from '#web/testing/renderScreen.tsx';
import { renderSignInPage } from '#web/testing/renderSignInPage.tsx';
import { answers, stubServer } from '#web/testing/stubServer.ts';

afterEach(() => window.history.replaceState(null, '', '/'));

const options = (label: string) =>
  within(screen.getByLabelText(label))
    .getAllByRole<HTMLOptionElement>('option')
    .map((option) => option.value)
    .filter(Boolean);
const never = () => new Promise<never>(() => {});

test.each([
  ['Attorney', ['/login', '/sign-up#attorney']],
  ['I represent myself', ['/login', '/sign-up#selfRepresented']],
  ['Court staff', ['/login', '/judge-login', '/register-judge']],
])('/login-switch offers %s, with the ways to sign in and to register', async (name, addresses) => {
  stubServer();
  await renderSignInPage('/login-switch');
  const door = (await screen.findByRole('heading', { name })).closest('li')!;
  expect(
    within(door)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(addresses);
});

test('/login-switch leads to the guides, which need no account', async () => {
  stubServer();
  await renderSignInPage('/login-switch');
  const link = await screen.findByRole('link', { name: 'Guides, fees, and filing requirements' });
  expect(link.getAttribute('href')).toBe('/help');
});

test('the provider’s button takes the browser to the address in the server’s response', async () => {
  const address = 'https://id.example.gov/authorize?state=1';
  stubServer(answers(startProviderSignIn, { authorization_url: address }));
  const { visits } = await renderSignInPage('/login');
  await userEvent.click(await screen.findByRole('button', { name: /^Continue with/ }));
  await waitFor(() => expect(visits.assign).toHaveBeenCalledWith(address));
});

test('/login-success shows a spinner, exchanges the ticket, and continues to /dashboard', async () => {
  const { isAuthenticated: _, ...session } = aSession();
  let release = () => {};
  const waiting = new Promise<void>((resume) => {
    release = resume;
  });
  const asked = stubServer(answers(exchangeTicket, () => waiting.then(() => session)));
  const arrival = `/login-success?user_id=${session.user_id}&token=ticket&role=court_administrator`;
  const { visits } = await renderSignInPage(arrival);

  await screen.findByText('Signing you in...');
  expect(screen.getByRole('status')).toBeTruthy();
  await waitFor(() => expect(window.location.search).toBe(''));
  release();
  await waitFor(() => expect(visits.replace).toHaveBeenCalledWith('/dashboard'));
  expect(JSON.parse(asked[0]!.body)).toEqual({ user_id: session.user_id, token: 'ticket' });
  expect(JSON.parse(sessionStorage.getItem('authData')!)).toMatchObject({ isAuthenticated: true, role: 'clerk' });
});

test('the judges’ login requires an email and a password, and is busy while it signs in', async () => {
  const asked = stubServer(answers(signInWithPassword, never));
  await renderSignInPage('/judge-login');
  await userEvent.click(await screen.findByRole('button', { name: 'Sign in' }));
  await screen.findByText('Email is required');
  screen.getByText('Password is required');
  expect(asked.filter(({ method }) => method === 'POST')).toEqual([]);

  await userEvent.type(screen.getByLabelText('Email'), 'a.reyes@alder.example.com');
  await userEvent.type(screen.getByLabelText('Password'), 'something');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Signing in...' })).disabled).toBe(true);
});

test('a judge’s registration offers federal, state, and civil', async () => {
  stubServer();
  await renderSignInPage('/register-judge');
  await screen.findByRole('heading', { name: 'Register Judge' });
  expect(options('Specialization')).toEqual(['federal', 'state', 'civil']);
});

test('Update Profile asks for specialization, bar number, location, and court house', async () => {
  stubServer(answers(readJudgeProfile, { judge_profile: null }));
  renderApp('/become-judge', { signedInAs: aSession({ role: 'self_represented' }) });
  await screen.findByRole('heading', { name: 'Update Profile' });
  expect(options('Specialization')).toEqual(['Federal', 'State', 'Local']);
  screen.getByLabelText('Bar number');
  screen.getByLabelText('Court house');
  expect(screen.getByLabelText('Location').getAttribute('placeholder')).toMatch(/State code/);
});

test('the judges’ start page is headed Judicial Dashboard', async () => {
  stubServer();
  renderApp('/judge-dashboard', { signedInAs: aSession({ role: 'judge', judge_status: 'verified' }) });
  await screen.findByRole('heading', { name: 'Judicial Dashboard' });
});
