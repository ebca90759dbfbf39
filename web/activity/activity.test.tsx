import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { listAccess, listRecord } from '#contract/activity';
import { aSession } from '#web/testing/aSession.ts';
import { renderApp } from '#web/testing/renderScreen.tsx';
import { answers, stubServer } from '#web/testing/stubServer.ts';

const line = {
  ...{ seq: 41, at: '2026-03-02T17:00:00.000Z', action: 'role_changed', subject_type: 'person' },
  values: { person: 'Pat Model', before: 'attorney', after: 'clerk' },
  ...{ title: 'Role Changed', description: 'Pat Model is now a clerk.', address: '10.0.0.7', href: null },
  actor: { id: '11111111-1111-4111-8111-111111111111', name: 'Ada Sample', role: 'court_administrator' },
  changes: [{ field: 'role', before: 'attorney', after: 'court_administrator' }],
};
const entry = {
  ...{ id: '7', kind: 'viewed' as const, first_at: '2026-03-02T17:00:00.000Z', last_at: '2026-03-02T17:20:00.000Z' },
  ...{ times: 3, person: line.actor, address: '10.0.0.7', subject: 'Complaint.pdf', detail: null, reason: null },
  href: '/case-processing?filing=22222222-2222-4222-8222-222222222222',
};
const older = '2026-03-02T17:00:00.000000Z_41';
const administrator = { ...aSession(), role: 'court_administrator' as const };

test('each line of the record shows what, who, from where, when, and the previous values', async () => {
  stubServer(answers(listRecord, { results: [line], next: null }));
  renderApp('/activity', { signedInAs: administrator });
  const table = await screen.findByRole('table', { name: 'Record' });
  within(table).getByText('Role Changed');
  within(table).getByText('Role: Attorney → Court administrator');
  within(table).getByText('Ada Sample');
  within(table).getByText(/10\.0\.0\.7/);
});

test('a changed date has the person’s format', async () => {
  const moved = { field: 'due_date', before: '2026-11-09', after: '2026-11-23' };
  stubServer(answers(listRecord, { results: [{ ...line, changes: [moved] }], next: null }));
  renderApp('/activity', { signedInAs: administrator });
  await screen.findByText(/11\/09\/2026 → 11\/23\/2026/);
});

test('an empty access log is not described as a record of changes', async () => {
  stubServer(answers(listRecord, { results: [], next: null }), answers(listAccess, { results: [], next: null }));
  renderApp('/activity?tab=access', { signedInAs: administrator });
  await screen.findByText('Views, downloads, denied requests, and failed sign-ins appear here.');
});

test('filters are applied together and kept in the address, and one button shows older lines', async () => {
  const seen = stubServer(answers(listRecord, { results: [line], next: older }));
  const { router } = renderApp('/activity', { signedInAs: administrator });
  await userEvent.selectOptions(await screen.findByLabelText('Type'), 'hearings');
  await userEvent.type(screen.getByLabelText('Case or filing number'), '26CV00001{Enter}');
  await waitFor(() => expect(router.state.location.search).toBe('?kind=hearings&about=26CV00001'));
  await waitFor(() => expect(seen.at(-1)?.path).toContain('about=26CV00001'));
  await userEvent.click(screen.getByRole('button', { name: 'Older' }));
  await waitFor(() => expect(router.state.location.search).toContain('after='));
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('the access log shows who viewed which document, and how often', async () => {
  stubServer(answers(listRecord, { results: [], next: null }), answers(listAccess, { results: [entry], next: null }));
  renderApp('/activity?tab=access', { signedInAs: administrator });
  const table = await screen.findByRole('table', { name: 'Access log' });
  within(table).getByText('Viewed', { selector: 'b' });
  expect(within(table).getByRole('link', { name: 'Complaint.pdf' }).getAttribute('href')).toBe(entry.href);
  within(table).getByText('3');
});

test('a failed sign-in is described in words, not in codes', async () => {
  const failed = {
    ...entry,
    kind: 'sign_in_failed' as const,
    subject: 'judge/login',
    detail: 'sign_in_failed',
    href: null,
  };
  stubServer(answers(listAccess, { results: [{ ...failed, reason: 'Incorrect email or password.' }], next: null }));
  renderApp('/activity?tab=access', { signedInAs: administrator });
  await screen.findByText('Email and password');
  screen.getByText('Incorrect email or password.');
  expect(screen.queryByText(/judge\/login|sign_in_failed/)).toBeNull();
});

test('a clerk sees who has access to the page, and the server is not called', async () => {
  const seen = stubServer();
  renderApp('/activity', { signedInAs: { ...aSession(), role: 'clerk' } });
  await screen.findByText('You don’t have access to the activity record');
  expect(seen.filter(({ path }) => path.includes('/activities/record'))).toEqual([]);
});
