import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { listActivities } from '#contract/activity';
import { aSession } from '#web/testing/aSession.ts';
import { renderApp } from '#web/testing/renderScreen.tsx';
import { answers, stubServer } from '#web/testing/stubServer.ts';

afterEach(() => localStorage.clear());

async function show(address = '/settings', role: 'attorney' | 'clerk' = 'attorney') {
  stubServer(answers(listActivities, { results: [] }));
  const app = renderApp(address, { signedInAs: aSession({ role }) });
  await screen.findByRole('heading', { level: 1 });
  // The keys are fetched after the shell.
  await act(async () => void (await import('./ShellKeys.tsx')));
  return app;
}

describe('the keys of every screen', () => {
  test.each([
    ['gd', '/deadlines'],
    ['gc', '/cases'],
    ['GK', '/calendar'],
    ['gf', '/case-processing'],
  ])('%s opens %s', async (keys, path) => {
    const { router } = await show();
    await userEvent.keyboard(keys);
    await waitFor(() => expect(router.state.location.pathname).toBe(path));
  });

  test('a screen that the person does not use has no key', async () => {
    const { router } = await show();
    await userEvent.keyboard('gq');
    expect(router.state.location.pathname).toBe('/settings');
  });

  test('a search that is opened while the next screen is on its way keeps the focus', async () => {
    const { router } = await show();
    // Without a pause between the keys, as a person who knows them types.
    for (const key of ['g', 'd', '/']) fireEvent.keyDown(document.activeElement ?? document.body, { key });
    await waitFor(() => expect(router.state.location.pathname).toBe('/deadlines'));
    await waitFor(() => expect(document.title).toContain('Deadlines'));
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Search' }));
  });

  test('/ moves to the search', async () => {
    await show();
    await userEvent.keyboard('/');
    const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Search' });
    expect(document.activeElement).toBe(field);
    expect(field.value).toBe('');
  });

  test('? shows the keys with the names of the person’s screens', async () => {
    await show();
    await userEvent.keyboard('?');
    const sheet = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    const go = sheet.getByRole('region', { name: 'Open a screen' });
    expect(go.textContent).toContain('GHHome');
    expect(go.textContent).toContain('GFFile');
    expect(go.textContent).not.toContain('Review Queue');
  });

  test('single keys do nothing in a text field, nor behind a dialog', async () => {
    const { router } = await show();
    const find = await screen.findByLabelText('Search settings');
    await userEvent.type(find, 'gd?');
    expect((find as HTMLInputElement).value).toBe('gd?');
    expect(screen.queryByRole('dialog')).toBeNull();
    (find as HTMLInputElement).blur();
    await userEvent.keyboard('?');
    await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    await userEvent.keyboard('gd');
    expect(router.state.location.pathname).toBe('/settings');
  });

  test('single keys can be turned off; Ctrl and K still work', async () => {
    const { router } = await show();
    await userEvent.keyboard('?');
    const sheet = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    await userEvent.click(sheet.getByRole('switch', { name: /^Single-key shortcuts/ }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('gd');
    await userEvent.keyboard('?');
    expect(router.state.location.pathname).toBe('/settings');
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.keyboard('{Control>}k{/Control}');
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Search' }));
  });
});
