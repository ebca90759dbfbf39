import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { type Activity, listActivities } from '#contract/activity';
import { aSession } from '#web/testing/aSession.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { answers, refuses, stubServer } from '#web/testing/stubServer.ts';
import { NotificationBell } from './NotificationBell.tsx';

function activity(hour: number): Activity {
  const timestamp = `2026-03-17T${hour}:00:00Z`;
  return {
    id: String(hour),
    action: 'filing_received',
    title: `Filed at ${hour}`,
    description: '26CV00431',
    timestamp,
    created_at: timestamp,
    actor: 'Dana Sample',
    href: '/case-processing',
  };
}
const show = () => renderScreen(<NotificationBell />, { signedInAs: aSession() });

test('the bell counts what happened since it was last opened', async () => {
  stubServer(answers(listActivities, { results: [activity(12), activity(11), activity(10)] }));
  localStorage.setItem('assize-notices-seen', activity(10).timestamp);
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Notifications, 2 new' }));
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Filed at 12',
    'Filed at 11',
    'Filed at 10',
  ]);
  await userEvent.keyboard('{Escape}');
  expect(await screen.findByRole('button', { name: 'Notifications' })).toBeTruthy();
});

test('when nothing has happened, it says so and shows no number', async () => {
  stubServer(answers(listActivities, { results: [] }));
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Notifications' }));
  expect(screen.getByText('Nothing has happened that concerns you yet.')).toBeTruthy();
});

test('when the call fails, it shows the server’s words and invents nothing', async () => {
  stubServer(refuses(listActivities, 503, { error: 'The portal is restarting.', code: 'shutting_down' }));
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Notifications' }));
  expect(await screen.findByText('The portal is restarting.')).toBeTruthy();
  expect(screen.queryByRole('listitem')).toBeNull();
});
