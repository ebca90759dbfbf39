import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { countUnread, listNotifications, readAllNotifications, readNotification } from '#contract/notifications';
import { aNotification, aNotificationPage } from '#web/testing/aNotification.ts';
import { aSession } from '#web/testing/aSession.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { answers, refuses, stubServer } from '#web/testing/stubServer.ts';
import { NotificationBell } from './NotificationBell.tsx';

const show = () => renderScreen(<NotificationBell />, { signedInAs: aSession() });
const read = '2026-03-17T17:00:00Z';
const two = [
  aNotification({ id: '7f0c9d2e-51c7-4a54-8f83-3b1f6a0c0a02', title: 'Filing Returned', kind: 'filing_returned' }),
  aNotification({ title: 'Hearing Moved', kind: 'hearing_changed', read_at: read }),
];

test('the bell shows the number of unread notifications, and the newest ones with their type', async () => {
  stubServer(answers(countUnread, { unread: 1 }), answers(listNotifications, aNotificationPage(two)));
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Notifications, 1 new' }));
  const list = await screen.findAllByRole('listitem');
  expect(list.map((item) => within(item).getByRole('link').textContent)).toEqual(['Filing Returned', 'Hearing Moved']);
  expect(list[0]!.textContent).toContain('Unread');
  expect(list[1]!.textContent).toContain('Hearing changed · ');
  expect(list[1]!.textContent).not.toContain('Unread');
  // A title that is the type itself is not repeated.
  expect(list[0]!.textContent).not.toContain('Filing returned');
  expect(screen.getByRole('link', { name: 'See all notifications' }).getAttribute('href')).toBe('/notifications');
});

test('opening a notification’s subject marks it as read', async () => {
  const asked = stubServer(
    answers(countUnread, { unread: 1 }),
    answers(listNotifications, aNotificationPage(two)),
    answers(readNotification, { unread: 0 }),
  );
  const { router } = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Notifications, 1 new' }));
  await userEvent.click(await screen.findByRole('link', { name: 'Filing Returned' }));
  await waitFor(() =>
    expect(asked.map(({ method, path }) => `${method} ${path}`)).toContain(
      `POST /api/notifications/${two[0]!.id}/read/`,
    ),
  );
  expect(router.state.location.pathname).toBe('/case-processing');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('all can be marked as read, after which the bell shows no number', async () => {
  let unread = 1;
  stubServer(
    answers(countUnread, () => ({ unread })),
    answers(listNotifications, () => aNotificationPage(two, { unread })),
    answers(readAllNotifications, () => {
      unread = 0;
      return { unread };
    }),
  );
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Notifications, 1 new' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  const button = screen.getByRole('button', { name: 'Mark all as read' });
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'));
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
  await userEvent.keyboard('{Escape}');
  expect(await screen.findByRole('button', { name: 'Notifications' })).toBeTruthy();
});

test('the number changes when a notification arrives', async () => {
  let tell = (_unread: number) => {};
  const asked = stubServer(answers(countUnread, { unread: 0 }));
  const calls = globalThis.fetch;
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (address !== '/api/notifications/stream') return calls(address, init);
    expect(new Headers(init.headers).get('authorization')).toBe('Bearer token-of-dana');
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        const send = (text: string) => controller.enqueue(new TextEncoder().encode(text));
        tell = (count) => send(`data: ${JSON.stringify({ unread: count })}\n\n`);
        send(': quiet\n\n');
        tell(1);
      },
    });
    return new Response(stream, { headers: { 'content-type': 'text/event-stream' } });
  });
  const view = show();
  await screen.findByRole('button', { name: 'Notifications, 1 new' });
  // The stream begins with the count.
  expect(asked).toEqual([]);
  await act(async () => tell(3));
  expect(await screen.findByRole('button', { name: 'Notifications, 3 new' })).toBeTruthy();
  expect(asked).toEqual([]);
  view.unmount();
});

test('without notifications, it states that and shows no number', async () => {
  stubServer(answers(countUnread, { unread: 0 }), answers(listNotifications, aNotificationPage([])));
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Notifications' }));
  expect(await screen.findByText('No notifications yet')).toBeTruthy();
});

test('when the call fails, it shows the server’s message and invents nothing', async () => {
  stubServer(
    refuses(listNotifications, 503, { error: 'The portal is restarting.', code: 'shutting_down' }),
    answers(countUnread, { unread: 0 }),
  );
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Notifications' }));
  expect(await screen.findByText('The portal is restarting.')).toBeTruthy();
  expect(screen.queryByRole('listitem')).toBeNull();
});
