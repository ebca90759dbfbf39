import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { listActivities } from '#contract/activity';
import { search } from '#contract/search';
import { aSession } from '#web/testing/aSession.ts';
import { renderApp } from '#web/testing/renderScreen.tsx';
import { answers, refuses, stubServer } from '#web/testing/stubServer.ts';

const found = {
  results: [
    {
      kind: 'case' as const,
      id: '1',
      title: '26CV00431',
      detail: 'Sample v. Example',
      href: '/case-processing?filing=1',
    },
    { kind: 'person' as const, id: '2', title: 'Cal Placeholder', detail: 'attorney', href: '/attorneys' },
  ],
};

async function typeWords(words: string, stub = answers(search, found)) {
  const asked = stubServer(answers(listActivities, { results: [] }), stub);
  const app = renderApp('/settings', { signedInAs: aSession() });
  await screen.findByRole('banner');
  await userEvent.keyboard('{Control>}k{/Control}');
  const field = screen.getByRole('combobox', { name: 'Search' });
  expect(document.activeElement).toBe(field);
  await userEvent.type(field, words);
  return { ...app, asked, field };
}
const options = () => screen.getAllByRole('option').map((option) => option.textContent);

test('Ctrl and K focus the search, which finds cases, people, and screens', async () => {
  await typeWords('cal');
  expect(await screen.findByRole('group', { name: 'Cases' })).toBeTruthy();
  expect(options()).toEqual(['26CV00431Sample v. Example', 'Cal Placeholderattorney', 'Court Calendar']);
});

test('the server is called once, when typing pauses', async () => {
  const { asked } = await typeWords('cal');
  await screen.findByRole('group', { name: 'Cases' });
  expect(asked.filter(({ path }) => path.startsWith('/api/search')).map(({ path }) => path)).toEqual([
    '/api/search/?q=cal',
  ]);
});

test('arrow keys select a result and Enter opens it', async () => {
  const { field, router } = await typeWords('cal');
  await screen.findByRole('group', { name: 'Cases' });
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  const active = document.getElementById(field.getAttribute('aria-activedescendant') ?? '');
  expect(active?.textContent).toBe('Court Calendar');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/calendar'));
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('a result can also be opened with the pointer', async () => {
  const { router } = await typeWords('cal');
  await userEvent.click(await screen.findByRole('option', { name: /26CV00431/ }));
  await waitFor(() => expect(router.state.location.search).toBe('?filing=1'));
});

test('Escape clears the search', async () => {
  const { field } = await typeWords('cal');
  await userEvent.keyboard('{Escape}');
  expect((field as HTMLInputElement).value).toBe('');
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('without results, it shows that', async () => {
  await typeWords('zzz', answers(search, { results: [] }));
  expect(await screen.findByText('No results')).toBeTruthy();
});

test('when the server does not respond, screens are still found, and an error is shown', async () => {
  await typeWords('calendar', refuses(search, 503, {}));
  expect(await screen.findByText('Search is not responding. Try again.')).toBeTruthy();
  expect(options()).toEqual(['Court Calendar']);
});
