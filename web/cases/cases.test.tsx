import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import {
  type CaseDetails,
  changeCaseStatus,
  editParties,
  listCases,
  readCase,
  readCaseActivity,
  readDocket,
} from '#contract/cases';
import { type Deadline, listDeadlines } from '#contract/deadlines';
import { aSession } from '#web/testing/aSession.ts';
import { renderApp } from '#web/testing/renderScreen.tsx';
import { answers, refuses, stubServer } from '#web/testing/stubServer.ts';

const id = '5c1d1a52-1f0a-4f0e-8b55-0f4a2f1d0c31';
const found: CaseDetails = {
  id,
  case_number: '26CV00431',
  title: 'Sample v. Example Logistics, Inc.',
  case_type: 'Civil Complaint',
  status: 'open',
  judge_name: 'Hon. A. Reyes',
  opened_on: '2026-03-02',
  closed_on: null,
  filings: 1,
  court: 'Superior Court, County of Alder',
  disposition: null,
  parties: [
    {
      id: '5c1d1a52-1f0a-4f0e-8b55-0f4a2f1d0c32',
      full_name: 'Morgan Sample',
      role: 'Plaintiff',
      attorney_id: '5c1d1a52-1f0a-4f0e-8b55-0f4a2f1d0c33',
      counsel_name: 'Alex Q. Example',
      counsel_bar_number: '000123',
    },
  ],
  hearings: [
    {
      id: '5c1d1a52-1f0a-4f0e-8b55-0f4a2f1d0c34',
      event_type: 'Motion hearing',
      hearing_date: '2026-04-01',
      hearing_time: '09:00',
      venue: 'Department 4',
      judge: 'Hon. A. Reyes',
      status: 'scheduled',
    },
  ],
  merged_into: null,
  version: 4,
  abilities: { manage: true },
};
const entry = {
  number: 1,
  filed_on: '2026-03-02',
  entered_at: '2026-03-03T18:00:00Z',
  kind: 'filing' as const,
  description: 'COMPLAINT FOR DAMAGES, filed by Alex Q. Example',
  filing_id: '5c1d1a52-1f0a-4f0e-8b55-0f4a2f1d0c35',
};
const line = {
  seq: 9,
  at: '2026-03-03T18:00:00Z',
  action: 'case_opened',
  values: { case_number: '26CV00431', case_title: 'Sample v. Example Logistics, Inc.', named: null },
  title: 'Case Opened',
  description: '26CV00431 was opened.',
  by: null,
};
const due: Deadline = {
  id: '5c1d1a52-1f0a-4f0e-8b55-0f4a2f1d0c36',
  case_id: id,
  case_number: found.case_number,
  case_title: found.title,
  filing_id: null,
  rule_id: 'CA-ANSWER',
  owed_by: 'party' as const,
  careful_date: null,
  if_closed: null,
  action: 'Answer demurrer or motion',
  trigger: 'summons_served',
  trigger_date: '2026-03-05',
  service_method: null,
  due_date: '2026-04-06',
  due_time: null,
  authority: 'CCP 412.20(a)(3)',
  confidence: 'high',
  derivation: [],
  sources: [],
  of_court: true,
  note: null,
  saved_by: 'Dana Sample',
  state: 'open',
  urgent: true,
  overdue: false,
  settled_by: null,
  settled_at: null,
  settled_reason: null,
  version: 1,
  may_settle: true,
};
const deadlines = { data: [due], total_deadlines: 1, total_pages: 1, urgent: 1, today: '2026-04-02' };

function open(changes: Partial<CaseDetails> = {}, ...stubs: Parameters<typeof stubServer>) {
  const asked = stubServer(
    ...stubs,
    answers(readCase, { ...found, ...changes }),
    answers(readDocket, { results: [entry], total: 1, total_pages: 1 }),
    answers(listDeadlines, { ...deadlines, court_system: 'california' }),
    answers(readCaseActivity, { results: [line] }),
  );
  renderApp(`/cases/${id}`, { signedInAs: aSession() });
  return asked;
}

test('shows caption, parties with counsel, docket, hearings, and activity', async () => {
  open();
  await screen.findByRole('heading', { name: 'Sample v. Example Logistics, Inc.' });
  const parties = screen.getByRole('table', { name: 'Parties and counsel' });
  expect(within(parties).getByRole('link', { name: 'Alex Q. Example, bar number 000123' })).toBeTruthy();
  const docket = await screen.findByRole('table', { name: 'Docket' });
  const link = within(docket).getByRole<HTMLAnchorElement>('link', { name: entry.description });
  expect(link.getAttribute('href')).toBe(`/case-processing?filing=${entry.filing_id}`);
  await userEvent.click(screen.getByRole('tab', { name: 'Hearings' }));
  expect(await screen.findByText('Motion hearing')).toBeTruthy();
  await userEvent.click(screen.getByRole('tab', { name: 'Activity' }));
  expect(await screen.findByText('26CV00431 was opened.')).toBeTruthy();
});

test('shows what is due in the case, and a link to the calculator for it', async () => {
  const asked = open();
  await userEvent.click(await screen.findByRole('tab', { name: 'Deadlines' }));
  const table = within(await screen.findByRole('table', { name: 'Deadlines, soonest first' }));
  expect(table.getByRole('button', { name: 'Answer demurrer or motion' })).toBeTruthy();
  expect(table.getByText('Urgent')).toBeTruthy();
  expect(asked.find(({ path }) => path.startsWith('/api/deadlines/'))!.path).toContain(`case_id=${id}`);
  const compute = screen.getByRole<HTMLAnchorElement>('link', { name: 'Compute a deadline' });
  expect(compute.getAttribute('href')).toBe(`/deadlines?tab=calculator&case=${id}`);
});

test('offers no change to people without permission', async () => {
  open({ abilities: { manage: false } });
  await screen.findByRole('table', { name: 'Parties and counsel' });
  expect(screen.queryByRole('button', { name: 'Edit parties' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Close case' })).toBeNull();
});

test('refused parties keep the input, with the problem at its field', async () => {
  const fields = [{ field: 'parties.1.full_name', message: 'The case has this party already.' }];
  const body = { error: 'Check the highlighted fields.', code: 'invalid_input' as const, details: { fields } };
  const asked = open({}, refuses(editParties, 400, body));
  await userEvent.click(await screen.findByRole('button', { name: 'Edit parties' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add a party' }));
  const added = screen.getByRole('group', { name: 'New party' });
  await userEvent.type(within(added).getByLabelText('Role'), 'Intervenor');
  await userEvent.click(screen.getByRole('button', { name: 'Save parties' }));
  await within(added).findByText('Enter the party’s name');
  expect(asked.some(({ method }) => method === 'PUT')).toBe(false);
  const name = within(added).getByLabelText('Name');
  expect(document.activeElement).toBe(name);
  await userEvent.type(name, 'Morgan Sample');
  await userEvent.click(screen.getByRole('button', { name: 'Save parties' }));
  await screen.findByText('The case has this party already.');
  expect(within(added).getByLabelText<HTMLInputElement>('Role').value).toBe('Intervenor');
  const sent = JSON.parse(asked.find(({ method }) => method === 'PUT')!.body);
  expect(sent).toMatchObject({ version: 4, parties: [{ full_name: 'Morgan Sample' }, { role: 'Intervenor' }] });
});

test('a case that someone else has closed is reported, and the reason entered remains', async () => {
  const body = { error: 'Somebody changed this while you were working on it.', code: 'changed_meanwhile' as const };
  open({}, refuses(changeCaseStatus, 409, body));
  await userEvent.click(await screen.findByRole('button', { name: 'Close case' }));
  const dialog = await screen.findByRole('dialog', { name: 'Close case 26CV00431' });
  await userEvent.type(within(dialog).getByLabelText('Reason'), 'Settled.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close case' }));
  await within(dialog).findByText('Somebody changed this while you were working on it.');
  expect(within(dialog).getByLabelText<HTMLTextAreaElement>('Reason').value).toBe('Settled.');
});

test('the list is requested as the address specifies', async () => {
  const { version: _v, court: _c, disposition: _d, parties: _p, hearings: _h, abilities: _a, merged_into: _m, ...row } = found;
  const asked = stubServer(answers(listCases, { results: [row], total: 1, total_pages: 1 }));
  renderApp('/cases?status=open&type=Probate&q=sample', { signedInAs: aSession() });
  await screen.findByRole('link', { name: '26CV00431' });
  const { path } = asked.find((call) => call.path.startsWith('/api/cases/'))!;
  for (const part of ['status=open', 'case_type=Probate', 'q=sample', 'sort=opened_on']) expect(path).toContain(part);
});
