import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { countUnread, listNotifications, readNotification } from '#contract/notifications';
import { aNotification, aNotificationPage } from '#web/testing/aNotification.ts';
import { aSession } from '#web/testing/aSession.ts';
import { renderApp } from '#web/testing/renderScreen.tsx';
import { answers, refuses, stubServer } from '#web/testing/stubServer.ts';

const count = answers(countUnread, { unread: 1 });
const show = (address = '/notifications') => renderApp(address, { signedInAs: aSession() });

test('the page shows the person’s notifications, with links to their subjects', async () => {
  stubServer(count, answers(listNotifications, aNotificationPage([aNotification()])));
  show();
  await screen.findByRole('heading', { name: 'Notifications', level: 1 });
  expect((await screen.findByRole('link', { name: 'Filing Accepted' })).getAttribute('href')).toBe('/case-processing');
  screen.getByText('Complaint for Damages.pdf was accepted in 26CV00431.');
});

test('the list is filtered by type and by unread, with the filters in the address', async () => {
  const asked = stubServer(count, answers(listNotifications, aNotificationPage([aNotification()])));
  const { router } = show('/notifications?page=2');
  await userEvent.click(await screen.findByRole('button', { name: 'Unread' }));
  await userEvent.selectOptions(await screen.findByLabelText(/Type/), 'Filing accepted');
  await waitFor(() => expect(router.state.location.search).toBe('?unread=1&kind=filing_accepted'));
  await waitFor(() =>
    expect(asked.map(({ path }) => path)).toContain(
      '/api/notifications/?page=1&per_page=20&kind=filing_accepted&unread=true',
    ),
  );
});

test('if nothing matches, one press clears the filters', async () => {
  stubServer(count, answers(listNotifications, aNotificationPage([])));
  const { router } = show('/notifications?unread=1');
  await userEvent.click(await screen.findByRole('button', { name: 'Show all' }));
  expect(router.state.location.search).toBe('');
});

test('one is marked as read without opening it', async () => {
  let read_at: string | null = null;
  stubServer(
    count,
    answers(listNotifications, () => aNotificationPage([aNotification({ read_at })])),
    answers(readNotification, () => {
      read_at = '2026-03-17T17:00:00Z';
      return { unread: 0 };
    }),
  );
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Mark “Filing Accepted” as read' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /Mark “/ })).toBeNull());
});

test('a list that cannot be loaded shows the reason', async () => {
  stubServer(count, refuses(listNotifications, 503, { error: 'The portal is restarting.', code: 'shutting_down' }));
  show();
  expect((await screen.findByRole('alert')).textContent).toContain('The portal is restarting.');
});
