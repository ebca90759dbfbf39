import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import * as contract from '#contract/contactRequests';
import { aSession } from '#web/testing/aSession.ts';
import { renderApp } from '#web/testing/renderScreen.tsx';
import { answers, refuses, stubServer } from '#web/testing/stubServer.ts';

const request: contract.ReceivedContact = {
  id: '0b0e6f0a-5a3e-4b8e-9a53-3f2f4b1b9a21',
  about: 'pilot',
  full_name: 'Casey Visitor',
  email: 'casey@court.example.gov',
  organization: 'Court of Samples',
  message: 'We have three departments.',
  state: 'new',
  received_at: '2026-03-17T16:58:00.000Z',
  replies: [],
  version: 3,
};
const list = answers(contract.listContactRequests, { requests: [request], total: 1, total_pages: 1 });
const show = () =>
  renderApp('/people?tab=requests', { signedInAs: { ...aSession(), role: 'court_administrator' as const } });

test('an administrator reads a visitor’s request, and the tab shows the number of new ones', async () => {
  stubServer(list);
  show();
  await screen.findByRole('heading', { name: 'Casey Visitor' });
  screen.getByText('We have three departments.');
  screen.getByText('Pilot program');
  await screen.findByRole('tab', { name: 'Requests (1)' });
});

test('a reply is sent with the version that was read, and is kept when it is refused', async () => {
  const asked = stubServer(
    list,
    refuses(contract.answerContactRequest, 409, {
      error: 'Another person changed this request.',
      code: 'changed_meanwhile',
    }),
  );
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Reply to Casey Visitor' }));
  const dialog = await screen.findByRole('dialog', { name: 'Reply to Casey Visitor' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send reply' }));
  await within(dialog).findByText('A reply is required');
  await userEvent.type(within(dialog).getByLabelText('Your reply'), 'Tuesday at ten?');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send reply' }));
  await within(dialog).findByText('Another person changed this request.');
  expect(within(dialog).getByLabelText<HTMLTextAreaElement>('Your reply').value).toBe('Tuesday at ten?');
  const sent = asked.find(({ method }) => method === 'POST')!;
  expect(JSON.parse(sent.body)).toMatchObject({ body: 'Tuesday at ten?', version: 3 });
});
