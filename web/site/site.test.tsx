import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { requestContact } from '#contract/site';
import { renderApp } from '#web/testing/renderScreen.tsx';
import { answers, refuses, stubServer } from '#web/testing/stubServer.ts';

const thanks = 'Thank you. We have your request and will answer by e-mail.';

async function fillIn() {
  await userEvent.type(await screen.findByLabelText('Full name'), 'Dana Sample');
  await userEvent.type(screen.getByLabelText('Email'), 'dana@example.gov');
  await userEvent.type(screen.getByLabelText('Court or organization'), 'County of Alder');
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send request' }));

test.each([
  ['demo', 'Request a free demo'],
  ['early-access', 'Get early access'],
  ['pilot', 'Apply for the pilot program'],
])('/contact?about=%s is headed %s, and sends what was filled in', async (about, heading) => {
  const asked = stubServer(answers(requestContact, { message: thanks }));
  renderApp(`/contact?about=${about}`);
  expect(await screen.findByRole('heading', { name: heading })).toBeTruthy();
  await fillIn();
  await send();
  expect(await screen.findByText(thanks)).toBeTruthy();
  expect(document.activeElement?.textContent).toContain(thanks);
  expect(JSON.parse(asked[0]?.body ?? '')).toEqual({
    about,
    full_name: 'Dana Sample',
    email: 'dana@example.gov',
    organization: 'County of Alder',
    message: '',
  });
});

test('missing values are reported at their fields, and nothing is sent', async () => {
  const asked = stubServer(answers(requestContact, { message: thanks }));
  renderApp('/contact?about=demo');
  await screen.findByRole('heading', { name: 'Request a free demo' });
  await send();
  for (const [label, message] of [
    ['Full name', 'Full name is required'],
    ['Email', 'Email is required'],
    ['Court or organization', 'Organization is required'],
  ] as const) {
    expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(message)).toBeTruthy();
  }
  expect(asked).toEqual([]);
});

test('a refusal shows the server’s message and keeps the input', async () => {
  stubServer(refuses(requestContact, 429, { error: 'Too many requests.', code: 'too_many_requests' }));
  renderApp('/contact?about=demo');
  await fillIn();
  await send();
  expect(await screen.findByText('Too many requests.')).toBeTruthy();
  expect((screen.getByLabelText('Full name') as HTMLInputElement).value).toBe('Dana Sample');
});

test('/status shows for each part whether it responds', async () => {
  const checks = { database: 'ok', store: 'failing', queue: 'ok' };
  vi.stubGlobal('fetch', async () => Response.json({ status: 'not ready', checks }, { status: 503 }));
  renderApp('/status');
  expect(await screen.findByText('Degraded')).toBeTruthy();
  const rows = screen.getAllByRole('listitem').map((row) => row.textContent);
  expect(rows).toEqual([
    'Degraded',
    'DatabaseOperational',
    'Document storeNot responding',
    'Analysis queueOperational',
  ]);
});

test('/status reports it when the portal does not respond at all', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('network')));
  renderApp('/status');
  expect(await screen.findByText('No response')).toBeTruthy();
});
