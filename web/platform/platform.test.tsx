import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import { readSite } from '#contract/site';
import { routes } from '#web/routes.tsx';
import { aSession } from '#web/testing/aSession.ts';
import { renderApp } from '#web/testing/renderScreen.tsx';
import { answers, stubServer } from '#web/testing/stubServer.ts';

const site = (demo: string | null) =>
  answers(readSite, {
    court_name: 'Sample Court',
    evaluation: true,
    provider_name: 'the provider',
    sample_court: null,
    links: { demo, early_access: null, pilot: null },
  });

test('each feature links to its screen', async () => {
  stubServer(site(null));
  renderApp('/platform');
  const cards = await screen.findAllByRole('heading', { level: 2 });
  const links = cards.flatMap((card) => [...card.querySelectorAll('a')]).map((link) => link.getAttribute('href')!);
  expect(links).toHaveLength(10);
  expect(cards.length).toBeGreaterThan(10);
  for (const href of links) expect(matchRoutes(routes, href)?.at(-1)?.route.path).not.toBe('*');
});

test('a call to action opens the form, or the page that the court has configured', async () => {
  stubServer(site('https://demo.example.com/book'));
  renderApp('/platform');
  const demo = async () => (await screen.findByRole('link', { name: /Request a free demo/ })).getAttribute('href');
  await waitFor(async () => expect(await demo()).toBe('https://demo.example.com/book'));
  expect(screen.getByText('Opens in a new tab')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Get early access' }).getAttribute('href')).toBe(
    '/contact?about=early-access',
  );
});

test('the sample chat is marked as a sample and links to the assistant itself', async () => {
  stubServer(site(null));
  const visitor = renderApp('/platform');
  expect(await screen.findByText('Sample conversation')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Ask it yourself' }));
  await waitFor(() => expect(visitor.router.state.location.pathname).toBe('/login-switch'));
  visitor.unmount();

  const { store } = renderApp('/platform', { signedInAs: aSession({ role: 'clerk' }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Ask it yourself' }));
  expect(store.getState().navigation.assistantOpen).toBe(true);
});
