import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { listCategories } from '#contract/caseCategories';
import {
  type CaseDetails,
  changeCaseStatus,
  changeCategory,
  listCases,
  readCase,
  readCaseActivity,
  readDocket,
} from '#contract/cases';
import { type Deadline, listDeadlines } from '#contract/deadlines';
import { readCaseAhead } from '#contract/home';
import { listParticipants } from '#contract/participants';
import { aHomeHearing } from '#web/testing/aHome.ts';
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
  category: null,
  access: 'public' as const,
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
  ...{ received_at: null, timely_on: null, filed_because: null },
  entered_at: '2026-03-03T18:00:00Z',
  kind: 'filing' as const,
  description: 'COMPLAINT FOR DAMAGES, filed by Alex Q. Example',
  filing_id: '5c1d1a52-1f0a-4f0e-8b55-0f4a2f1d0c35',
  filed: true,
  code: 'complaint',
  code_label: 'Complaint',
  on_behalf_of: null,
  related_number: null,
  access: 'public' as const,
  withheld: false,
  documents: [],
  struck: false,
  nunc_pro_tunc_on: null,
  version: 1,
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
  authority: 'CCP § 412.20(a)(3)',
  confidence: 'high',
  derivation: [],
  sources: [],
  of_court: true,
  note: null,
  saved_by: 'Dana Sample',
  state: 'open',
  urgent: true,
  overdue: false,
  court_days_left: 2,
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
  expect(link.getAttribute('href')).toBe(`/filings/${entry.filing_id}`);
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

test('a filer’s case begins with its next hearing and deadline, and its docket names what is not docketed', async () => {
  stubServer(
    answers(readCase, { ...found, abilities: { manage: false } }),
    answers(readDocket, { results: [entry], total: 1, total_pages: 1 }),
    answers(readCaseAhead, {
      ...{ today: '2026-04-02', hearing: aHomeHearing(), deadline: due, overdue: 1, undocketed: 2 },
    }),
  );
  renderApp(`/cases/${id}`, { signedInAs: aSession({ role: 'attorney' }) });
  const next = within(await screen.findByRole('region', { name: 'Next in this case' }));
  expect(next.getByText(/03\/19\/2026, 9:30 AM/)).toBeTruthy();
  expect(next.getByText('Department 4, Mary Exemplar')).toBeTruthy();
  expect(next.getByText('in 2 court days')).toBeTruthy();
  expect(next.getByText('CCP § 412.20(a)(3)')).toBeTruthy();
  expect(next.getByRole('link', { name: due.action }).getAttribute('href')).toBe(
    `/deadlines?q=26CV00431&due=${due.id}`,
  );
  expect(next.getByRole('link', { name: '1 deadline has passed and is still open' })).toBeTruthy();
  expect(screen.getByText(/received 2 filings of yours that are not docketed yet/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Show the filings' }).getAttribute('href')).toBe(`/cases/${id}?tab=filings`);
});

test('offers no change to people without permission', async () => {
  open({ abilities: { manage: false } });
  await screen.findByRole('table', { name: 'Parties and counsel' });
  expect(screen.queryByRole('button', { name: 'Manage participants' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Close case' })).toBeNull();
});

test('shows the first parties of a large case, and leads to all of them', async () => {
  const [party] = found.parties;
  const many = Array.from({ length: 500 }, (_, index) => ({
    ...party!,
    id: crypto.randomUUID(),
    full_name: `Party ${index}`,
  }));
  const participants = { results: [], title_is_set: false, title_form: null, title_by_rule: null };
  const ofCase = { case_version: 4, case_type: found.case_type, title: found.title, system: 'california' as const };
  open({ parties: many }, answers(listParticipants, { ...participants, ...ofCase, abilities: { manage: true } }));
  const table = await screen.findByRole('table', { name: 'Parties and counsel' });
  expect(within(table).getAllByRole('row')).toHaveLength(9);
  await userEvent.click(screen.getByRole('button', { name: 'All 500 parties' }));
  await screen.findByText('No participants yet');
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

const fraud = { id: 'california.cm010.16', code: '16', label: 'Fraud', group: 'Non-PI/PD/WD tort' };
const categories = answers(listCategories, { categories: [{ ...fraud, case_type: 'Civil Complaint' }] });

test('the category of a case is changed with its version', async () => {
  const saved = { message: 'Category saved', case: { ...found, category: fraud, version: 5 } };
  const asked = open({}, categories, answers(changeCategory, saved));
  await userEvent.click(await screen.findByRole('button', { name: 'Change category' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Category of 26CV00431' }));
  await userEvent.type(await dialog.findByRole('combobox', { name: 'Category' }), 'fra');
  await userEvent.click(await screen.findByRole('option', { name: '16 Fraud (Non-PI/PD/WD tort)' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save category' }));
  await screen.findByText('Category saved');
  const sent = JSON.parse(asked.find(({ method }) => method === 'PUT')!.body);
  expect(sent).toEqual({ version: 4, category: fraud.id });
});

test('the list is narrowed to a category of the case type', async () => {
  const asked = stubServer(categories, answers(listCases, { results: [], total: 0, total_pages: 0 }));
  renderApp('/cases?type=Civil+Complaint', { signedInAs: aSession() });
  await userEvent.selectOptions(await screen.findByLabelText('Category'), fraud.id);
  await waitFor(() => expect(asked.at(-1)!.path).toContain('category=california.cm010.16'));
  await userEvent.selectOptions(screen.getByLabelText('Case type'), 'Probate');
  await waitFor(() => expect(asked.at(-1)!.path).toContain('case_type=Probate'));
  expect(asked.at(-1)!.path).not.toContain('category=');
});

test('the list is requested as the address specifies', async () => {
  const {
    version: _v,
    court: _c,
    disposition: _d,
    parties: _p,
    hearings: _h,
    abilities: _a,
    merged_into: _m,
    category: _g,
    ...row
  } = found;
  const asked = stubServer(answers(listCases, { results: [row], total: 1, total_pages: 1 }));
  renderApp('/cases?status=open&type=Probate&q=sample', { signedInAs: aSession() });
  await screen.findByRole('link', { name: '26CV00431' });
  const { path } = asked.find((call) => call.path.startsWith('/api/cases/?'))!;
  for (const part of ['status=open', 'case_type=Probate', 'q=sample', 'sort=opened_on']) expect(path).toContain(part);
});
