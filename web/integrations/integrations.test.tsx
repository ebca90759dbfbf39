import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { type Component, listComponents } from '#contract/integrations';
import { aSession } from '#web/testing/aSession.ts';
import { renderApp } from '#web/testing/renderScreen.tsx';
import { answers, refuses, stubServer } from '#web/testing/stubServer.ts';

const aComponent = (changes: Partial<Component>): Component => ({
  id: 'database',
  kind: 'own',
  status: 'Active',
  detail: 'PostgreSQL 15.',
  problem: null,
  milliseconds: 3,
  ...changes,
});
const data = [
  aComponent({}),
  aComponent({ id: 'identity', kind: 'outside', status: 'Integrated', detail: 'The provider answers.' }),
  aComponent({ id: 'mail', kind: 'outside', status: 'Pending', problem: 'connect ECONNREFUSED' }),
  aComponent({ id: 'model', kind: 'outside', status: 'Pending', detail: 'None is configured.', milliseconds: null }),
];
const show = () => renderApp('/integrations', { signedInAs: aSession({ role: 'it_personnel' }) });
const row = async (name: string) => (await screen.findByRole('heading', { name })).closest('li')!;

test('each component shows its status as a word, the result of its check, and how long it took', async () => {
  stubServer(answers(listComponents, { data, checked_at: '2026-03-17T16:58:00Z' }));
  show();
  expect((await row('Database')).textContent).toContain('PostgreSQL 15.Responded in 3 msActive');
  expect((await row('Identity provider')).textContent).toContain('Integrated');
  const mail = await row('Mail server');
  expect(mail.textContent).toContain('connect ECONNREFUSED');
  expect(mail.querySelector('.badge')!.classList.contains('bad')).toBe(true);
  const model = await row('Language model');
  expect(model.textContent).toContain('Pending');
  expect(model.querySelector('.badge')!.classList.contains('bad')).toBe(false);
});

test('they are checked again on request', async () => {
  const asked = stubServer(answers(listComponents, { data, checked_at: '2026-03-17T16:58:00Z' }));
  show();
  await row('Database');
  const count = () => asked.filter(({ path }) => path === '/api/integrations/').length;
  const before = count();
  await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
  await screen.findByRole('button', { name: 'Check again' });
  expect(count()).toBe(before + 1);
});

test('a failure is shown with the server’s message', async () => {
  stubServer(refuses(listComponents, 503, { error: 'Words of the server.', code: 'shutting_down' }));
  show();
  await screen.findByText('Words of the server.');
});
