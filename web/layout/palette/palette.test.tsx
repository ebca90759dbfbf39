import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { listActivities } from '#contract/activity';
import { search } from '#contract/search';
import { aSession } from '#web/testing/aSession.ts';
import { renderApp } from '#web/testing/renderScreen.tsx';
import { answers, refuses, stubServer } from '#web/testing/stubServer.ts';

const found = {
  actions: [],
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
  expect(options()).toEqual(['Cal Placeholderattorney', 'Calendar', '26CV00431Sample v. Example']);
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
  expect(active?.textContent).toBe('26CV00431Sample v. Example');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.search).toBe('?filing=1'));
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
  await typeWords('zzz', answers(search, { results: [], actions: [] }));
  expect(await screen.findByText('No results')).toBeTruthy();
});

test('when the server does not respond, screens are still found, and an error is shown', async () => {
  await typeWords('calendar', refuses(search, 503, {}));
  expect(await screen.findByText('Search is not responding. Try again.')).toBeTruthy();
  expect(options()).toEqual(['Calendar']);
});

const session = (role: 'clerk' | 'attorney' | 'self_represented' = 'clerk') => aSession({ role });
async function openSearch(stubs: Parameters<typeof stubServer> = [], role: Parameters<typeof session>[0] = 'clerk') {
  const asked = stubServer(answers(listActivities, { results: [] }), ...stubs);
  const app = renderApp('/settings', { signedInAs: session(role) });
  await screen.findByRole('banner');
  await userEvent.keyboard('{Control>}k{/Control}');
  return { ...app, asked, field: screen.getByRole<HTMLInputElement>('combobox', { name: 'Search' }) };
}
const nothing = answers(search, { results: [], actions: [] });

describe('commands', () => {
  test('the empty search shows what it understands, and takes an example over', async () => {
    const { field } = await openSearch([nothing], 'self_represented');
    const examples = await screen.findByRole('group', { name: 'Examples' });
    expect(examples.textContent).not.toContain('schedule hearing');
    await userEvent.click(screen.getByRole('option', { name: /deadline opposition/ }));
    expect(field.value).toBe('deadline opposition from dec 15');
  });

  test('“dark” shows what it will do, and Enter does it', async () => {
    const { field } = await openSearch([nothing]);
    await userEvent.type(field, 'dark');
    expect(await screen.findByRole('option', { name: 'Switch to Dark Mode' })).toBeTruthy();
    await userEvent.keyboard('{Enter}');
    expect(document.documentElement.dataset.theme).toBe('dark');
    expect(field.value).toBe('');
  });

  test('“go to my cases” opens the screen, under the name that the person’s role has for it', async () => {
    const { field, router } = await openSearch([nothing], 'attorney');
    await userEvent.type(field, 'go to my cases');
    await screen.findByRole('option', { name: 'My cases' });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/cases'));
  });

  test('a screen that the person has no use for is not found', async () => {
    const { field } = await openSearch([nothing], 'attorney');
    await userEvent.type(field, 'review queue');
    expect(await screen.findByText('No results')).toBeTruthy();
  });

  test('a command on a record shows the record before Enter, and opens its screen', async () => {
    const action = {
      kind: 'file' as const,
      case_number: '26CV00218',
      case_title: 'Specimen v. Example',
      href: '/cases/7',
    };
    const { field, router } = await openSearch([answers(search, { results: [], actions: [action] })], 'attorney');
    await userEvent.type(field, 'file in 26CV00218');
    const option = await screen.findByRole('option', { name: /File in 26CV00218/ });
    expect(option.textContent).toContain('Specimen v. Example');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/cases/7'));
  });

  test('a deadline is shown with the date on which it is due', async () => {
    const action = {
      ...{ kind: 'deadline' as const, act: 'Opposition', event: 'Hearing date', authority: 'CCP § 1005(b)' },
      ...{ from: '2026-12-15', due: '2026-12-02', href: '/deadlines?tab=calculator' },
    };
    const { field } = await openSearch([answers(search, { results: [], actions: [action] })], 'attorney');
    await userEvent.type(field, 'deadline opposition from dec 15');
    const option = await screen.findByRole('option', { name: /Opposition due/ });
    expect(option.textContent).toContain('December 2, 2026');
    expect(option.textContent).toContain('Hearing date 12/15/2026 · CCP § 1005(b)');
  });

  test('“new event” opens the form of the calendar', async () => {
    const { field, router } = await openSearch([nothing]);
    await userEvent.type(field, 'new event');
    await screen.findByRole('option', { name: 'Schedule a hearing' });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.search).toBe('?schedule=new'));
  });

  test('Enter before the results arrive opens the first one when it is there', async () => {
    const { field, router } = await openSearch([answers(search, found)]);
    await userEvent.type(field, '26CV00431{Enter}');
    await waitFor(() => expect(router.state.location.search).toBe('?filing=1'));
  });

  test('matched words are marked', async () => {
    await typeWords('sample');
    const option = await screen.findByRole('option', { name: /26CV00431/ });
    expect([...option.querySelectorAll('mark')].map((one) => one.textContent)).toEqual(['Sample']);
  });
});
