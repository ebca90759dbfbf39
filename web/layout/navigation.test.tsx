import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listActivities } from '#contract/activity';
import { countNavigation } from '#contract/navigation';
import { aSession } from '#web/testing/aSession.ts';
import { renderApp } from '#web/testing/renderScreen.tsx';
import { answers, refuses, stubServer } from '#web/testing/stubServer.ts';

const quiet = answers(listActivities, { results: [] });
const side = () => screen.findByRole('navigation', { name: 'Main' });

test('an item has the number of what needs the person’s attention, in words for a screen reader', async () => {
  const counts = [
    { screen: 'review' as const, count: 12, more: false },
    { screen: 'calendar' as const, count: 1, more: false },
  ];
  const asked = stubServer(quiet, answers(countNavigation, { counts, has_firm: false }));
  renderApp('/sessions', { signedInAs: aSession() });
  const links = within(await side());
  await links.findByText('12 filings to review');
  expect(links.getByRole('link', { name: /^Calendar ?1 hearing request to confirm$/ })).toBeTruthy();
  expect(links.getByRole('link', { name: 'Deadlines' })).toBeTruthy();
  expect(asked.filter(({ path }) => path.startsWith('/api/navigation'))).toHaveLength(1);
});

test('a queue that is too long to count has its limit with a plus', async () => {
  stubServer(
    quiet,
    answers(countNavigation, { counts: [{ screen: 'review', count: 10_000, more: true }], has_firm: false }),
  );
  renderApp('/sessions', { signedInAs: aSession() });
  const links = within(await side());
  await links.findByText('10,000+');
  links.getByText(/^More than 10,?000 filings to review/);
});

test('without the numbers, the navigation still works', async () => {
  stubServer(quiet, refuses(countNavigation, 503, {}));
  renderApp('/sessions', { signedInAs: aSession({ role: 'attorney' }) });
  expect(
    within(await side())
      .getByRole('link', { name: 'My cases' })
      .getAttribute('href'),
  ).toBe('/cases');
});

test('the groups of the navigation are separated', async () => {
  stubServer(quiet);
  renderApp('/sessions', { signedInAs: aSession({ role: 'attorney' }) });
  const links = within(await side());
  expect(links.getAllByRole('separator')).toHaveLength(2);
  expect(links.getByRole('link', { current: 'page' }).textContent).toBe('Settings');
});
