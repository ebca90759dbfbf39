import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { listActivities } from '#contract/activity';
import { aSession } from '#web/testing/aSession.ts';
import { renderApp } from '#web/testing/renderScreen.tsx';
import { answers, stubServer } from '#web/testing/stubServer.ts';

async function openDrawer() {
  stubServer(answers(listActivities, { results: [] }));
  const app = renderApp('/calendar', { signedInAs: aSession() });
  // Navigation loads the screen; the drawer is opened after it has rendered.
  await screen.findByRole('heading', { level: 1 });
  fireEvent.click(screen.getByRole('button', { name: 'Open navigation' }));
  await screen.findAllByRole('button', { name: 'Close navigation' });
  return app;
}
const isOpen = (app: Awaited<ReturnType<typeof openDrawer>>) => app.store.getState().navigation.drawerOpen;

test('the drawer closes 100 ms after a choice, and the focus moves to the new page', async () => {
  const app = await openDrawer();
  expect(isOpen(app)).toBe(true);
  vi.useFakeTimers();
  fireEvent.click(screen.getByRole('link', { name: 'Settings' }));
  await act(() => vi.advanceTimersByTimeAsync(99));
  expect(isOpen(app)).toBe(true);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(isOpen(app)).toBe(false);
  vi.useRealTimers();
  // The screen is fetched first.
  await waitFor(() => expect(app.router.state.location.pathname).toBe('/settings'));
  await waitFor(() => expect(document.activeElement?.id).toBe('main'));
});

test('Escape closes the drawer', async () => {
  const app = await openDrawer();
  fireEvent.keyDown(window, { key: 'Escape' });
  expect(isOpen(app)).toBe(false);
});

test('a click outside the drawer closes it', async () => {
  const app = await openDrawer();
  const [, beside] = screen.getAllByRole('button', { name: 'Close navigation' });
  fireEvent.click(beside!);
  expect(isOpen(app)).toBe(false);
});

test('the page behind an open drawer cannot be reached', async () => {
  const app = await openDrawer();
  expect(app.container.querySelector('main')?.closest('[inert]')).toBeTruthy();
});
