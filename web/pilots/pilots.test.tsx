import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import * as contract from '#contract/pilots';
import { aSession } from '#web/testing/aSession.ts';
import { renderApp } from '#web/testing/renderScreen.tsx';
import { answers, refuses, stubServer } from '#web/testing/stubServer.ts';

const now = new Date('2026-03-16T16:00:00Z');
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
});

const id = '7b0e6f0a-5a3e-4b8e-9a53-3f2f4b1b9ab1';
const pilot: contract.Pilot = {
  ...{ id, department: 'Department 4', folder: 'civil', starts_on: '2026-03-16', ends_on: '2026-05-15' },
  ...{ ended_on: null, state: 'running', targets: [{ metric: 'case_number_agreement', target: 95 }] },
  ...{ created_by: 'R. Vega', created_at: '2026-03-15T15:00:00.000Z', version: 1 },
};
const share = (hits: number, of: number) => ({ hits, of, share: { value: hits / of, low: 0.9, high: 0.999 } });
const noShare = { hits: 0, of: 0, share: null };
const verdicts = { portal: 0, clerk: 0, unclear: 0, unmarked: 1 };
const figures: contract.PilotFigures = {
  filings: { taken: 200, waiting: 40, read: 160, unreadable: 0, accepted: 160, returned: 0, undecided: 40 },
  fields: [{ field: 'case_number', agreed: share(159, 160), verdicts }],
  findings: { confirmed: 0, would_have_caught: 0, rejected: 0, unclear: 0, other_reason: 0, undecided: 0 },
  ...{ returns_foreseen: noShare, false_alarms: share(0, 160), readable: share(160, 160), would_have_caught: 0 },
  disagreements: { ...verdicts, filings: 1 },
  minutes: { existing: { n: 160, value: 6, low: 5.5, high: 6.5 }, portal: null, saved: null },
  seconds: 0.2,
  targets: [{ metric: 'case_number_agreement', target: 95, figure: share(159, 160), status: 'not_enough' }],
};
const filing: contract.PilotFiling = {
  ...{ id, file_name: 'Answer.pdf', size: 900, pages: 1, taken_at: '2026-03-16T15:00:00.000Z', state: 'read' },
  ...{ problem: null, has_document: true, findings: [], missed: [] },
  decision: {
    ...{ decision: 'accepted', reasons: [], found_later: [], minutes: 6, worked_with: 'existing_system' },
  },
  fields: [{ field: 'case_number', read: '26CV01077', entered: '26CV01707', outcome: 'different' }],
  disagreements: [{ subject: 'field:case_number', mark: null }],
};
const listed = answers(contract.listPilotFilings, { data: [filing], total: 1, total_pages: 1 });
const read = (part: Partial<contract.Pilot> = {}) =>
  answers(contract.readPilot, {
    ...{ data: { ...pilot, ...part }, figures },
    problems: [{ name: 'A.json', problem: 'invalid', field: 'reasons' }],
  });
const show = (path: string, role: 'clerk' | 'court_administrator' | 'judge' = 'court_administrator') =>
  renderApp(path, {
    signedInAs: aSession({ role, expiry: now.getTime() + 9e6, idle_expiry: now.getTime() + 7e6 }),
  });

test('a pilot is planned with 60 days and the targets that are entered', async () => {
  const asked = stubServer(
    answers(contract.listPilots, { data: [pilot], folder: '/srv/shadow/alder' }),
    answers(contract.createPilot, { message: 'Pilot planned', data: pilot }),
    read(),
    listed,
  );
  show('/pilots');
  expect((await screen.findByRole('link', { name: 'Department 4' })).getAttribute('href')).toBe(`/pilots/${id}`);
  expect(screen.getByText('/srv/shadow/alder')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Department'), { target: { value: 'Department 4' } });
  fireEvent.change(screen.getByLabelText('Folder'), { target: { value: '../civil' } });
  await userEvent.click(screen.getByRole('button', { name: 'Plan pilot' }));
  expect(await screen.findByText('Choose at least one metric and enter its target')).toBeTruthy();
  expect(screen.getByText(/^Folder: use letters/)).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Folder'), { target: { value: 'civil' } });
  fireEvent.change(screen.getByLabelText(/^Case numbers that agree/), { target: { value: '95' } });
  await userEvent.click(screen.getByRole('button', { name: 'Plan pilot' }));
  expect(await screen.findByText('Agreement by field', { selector: 'h2' })).toBeTruthy();
  const sent = JSON.parse(asked.find(({ method }) => method === 'POST')!.body);
  expect(sent).toMatchObject({
    ...{ folder: 'civil', starts_on: '2026-03-17', ends_on: '2026-05-16' },
    targets: [{ metric: 'case_number_agreement', target: '95' }],
  });
});

test('a running pilot has its progress, figures with intervals, and links to the filings', async () => {
  stubServer(read(), listed);
  show(`/pilots/${id}`, 'clerk');
  const targets = await screen.findByRole('table', { name: 'Targets agreed before the start' });
  expect(
    within(targets).getByRole('row', { name: /At least 95% 99\.4% \(90\.0% to 99\.9%\) 159 of 160/ }),
  ).toBeTruthy();
  expect(screen.getByRole('progressbar', { name: 'Filings read' })).toBeTruthy();
  const fields = screen.getByRole('table', { name: 'Agreement by field' });
  const link = within(fields).getByRole('link', { name: '1 filing' });
  expect(link.getAttribute('href')).toContain('set=differs_case_number');
  expect(screen.getByText('Median 6.0 minutes (5.5 to 6.5), 160 filings')).toBeTruthy();
  expect(screen.getByText('A value is not valid: reasons', { exact: false })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'End pilot' })).toBeNull();
});

test('a disagreement is marked with a reason', async () => {
  const asked = stubServer(read(), listed, answers(contract.markDisagreement, { message: 'Saved', data: filing }));
  show(`/pilots/${id}`, 'clerk');
  await userEvent.click(await screen.findByRole('button', { name: 'Mark disagreement: Answer.pdf, Case number' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Mark disagreement' }));
  expect(await within(dialog).findByText('Choose who is right')).toBeTruthy();
  fireEvent.change(within(dialog).getByLabelText('Who is right'), { target: { value: 'portal' } });
  fireEvent.change(within(dialog).getByLabelText('Reason'), { target: { value: 'Two digits are transposed.' } });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Mark disagreement' }));
  await vi.waitFor(() => expect(asked.some(({ method }) => method === 'POST')).toBe(true));
  const sent = JSON.parse(asked.find(({ method }) => method === 'POST')!.body);
  expect(sent).toEqual({ subject: 'field:case_number', verdict: 'portal', reason: 'Two digits are transposed.' });
});

test('a planned pilot is changed, and one that has ended meanwhile is not ended again', async () => {
  stubServer(
    read({ state: 'planned' }),
    refuses(contract.endPilot, 409, { error: 'This pilot has ended.', code: 'pilot_ended' }),
  );
  show(`/pilots/${id}`);
  expect(((await screen.findByLabelText(/^Case numbers that agree/)) as HTMLInputElement).value).toBe('95');
  await userEvent.click(screen.getByRole('button', { name: 'End pilot' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'End pilot' }));
  expect(await screen.findByText('This pilot has ended.')).toBeTruthy();
});

test('the results are shown with the disagreements', async () => {
  stubServer(read({ state: 'ended' }), listed);
  show(`/pilots/${id}/results`);
  expect(await screen.findByText('95% interval 90.0% to 99.9%, 159 of 160')).toBeTruthy();
  expect(await screen.findByText('26CV01707')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Print' })).toBeTruthy();
});

test('pilots are for clerks and administrators', async () => {
  stubServer(read(), listed);
  show(`/pilots/${id}/results`, 'judge');
  expect(await screen.findByText('Pilots are for clerks and administrators')).toBeTruthy();
});
