import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { type CaseDetails, type DocketEntry, readCase, readDocket } from '#contract/cases';
import { changeDocketEntry, type DocketOptions, readDocketEntry, readDocketOptions } from '#contract/docketing';
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
  judge_name: 'A. Reyes',
  opened_on: '2026-03-02',
  closed_on: null,
  filings: 1,
  court: 'Superior Court, County of Alder',
  disposition: null,
  category: null,
  access: 'public' as const,
  merged_into: null,
  parties: [],
  hearings: [],
  version: 4,
  abilities: { manage: true },
};
const entry: DocketEntry = {
  number: 7,
  filed_on: '2026-03-02',
  received_at: null,
  timely_on: null,
  filed_because: null,
  entered_at: '2026-03-03T18:00:00Z',
  kind: 'notice',
  description: 'Clerk’s notice: the courtroom has changed',
  filing_id: null,
  filed: false,
  code: 'clerks_notice',
  code_label: 'Clerk’s notice (general)',
  on_behalf_of: null,
  related_number: null,
  access: 'public',
  withheld: false,
  documents: [],
  struck: false,
  nunc_pro_tunc_on: null,
  version: 2,
};
const sealed = { ...entry, number: 8, description: 'Sealed', access: 'sealed' as const, withheld: true };
const struck = { ...entry, number: 9, description: 'Entered twice', struck: true };
const event = {
  group: 'hearing' as const,
  effect: 'none' as const,
  proposes: null,
  needs_signed_order: false,
  authority: '',
  confidence: 'high' as const,
};
const options: DocketOptions = {
  style: 'state',
  today: '2026-03-04',
  case_status: 'closed',
  dispositions: ['Dismissed'],
  filing_codes: [{ id: 'answer', label: 'Answer' }],
  events: [
    {
      ...event,
      id: 'under_submission',
      label: 'Taken under submission',
      federal: null,
      state: 'Matter submitted {date}[: {related}]',
    },
    {
      ...event,
      id: 'order_denying',
      label: 'Order denying',
      federal: null,
      state: 'Order: {related} denied',
      needs_signed_order: true,
    },
  ],
  known: { date: '2026-03-04' },
  parties: ['Plaintiff Morgan Sample'],
  strike_by_order: null,
};

function open(path = '', ...stubs: Parameters<typeof stubServer>) {
  const asked = stubServer(
    ...stubs,
    answers(readCase, found),
    answers(readDocket, { results: [struck, sealed, entry], total: 3, total_pages: 1 }),
    answers(readDocketOptions, options),
    answers(readDocketEntry, {
      entry,
      history: [
        {
          version: 1,
          description: 'Clerk’s notice: the court room has changed',
          code_label: null,
          filed_on: '2026-03-02',
          access: 'public',
          change: 'corrected',
          reason: 'Misspelled',
          authority: null,
          ordered_on: null,
          changed_by: 'Dana Sample',
          changed_at: '2026-03-03T19:00:00Z',
        },
      ],
    }),
  );
  renderApp(`/cases/${id}${path}`, { signedInAs: aSession({ role: 'clerk' }) });
  return asked;
}

test('a docket shows what is sealed, struck, and changed', async () => {
  open();
  const table = within(await screen.findByRole('table', { name: 'Docket' }));
  expect(table.getByText('This entry is sealed.')).toBeTruthy();
  expect(table.getByText('Entered twice').tagName).toBe('S');
  expect(table.getByText('Struck')).toBeTruthy();
  expect(table.getByText('Changed')).toBeTruthy();
});

test('a docket is searched and filtered by its address', async () => {
  const asked = open('?words=notice&order=oldest');
  await screen.findByRole('table', { name: 'Docket' });
  await userEvent.selectOptions(screen.getByLabelText('Type'), 'Order');
  await waitFor(() => {
    const last = asked.filter(({ path }) => path.includes('/docket/?')).at(-1)!.path;
    for (const part of ['q=notice', 'order=oldest', 'kind=order']) expect(last).toContain(part);
  });
});

test('a new entry has the text that its values make, until the clerk edits it', async () => {
  const user = userEvent.setup();
  const asked = open();
  await user.click(await screen.findByRole('button', { name: 'Add entry' }));
  const event = await screen.findByRole('combobox', { name: 'Event' });
  const dialog = within(screen.getByRole('dialog', { name: 'Add entry' }));
  await user.type(event, 'submission');
  await user.click(await screen.findByRole('option', { name: 'Taken under submission' }));
  const text = await dialog.findByLabelText<HTMLTextAreaElement>('Docket text');
  expect(text.value).toBe('Matter submitted Mar 4, 2026');
  await user.type(dialog.getByLabelText(/Number of the related entry/), '7');
  await waitFor(() => expect(text.value).toContain('(entry 7)'));
  await user.type(text, ' after argument');
  expect(dialog.getByLabelText('Reason for the entry')).toBeTruthy();
  expect(asked.some(({ path }) => path.endsWith('/docket/7/'))).toBe(true);
});

test('an order needs the signed document before it is sent', async () => {
  const user = userEvent.setup();
  open();
  await user.click(await screen.findByRole('button', { name: 'Add entry' }));
  const event = await screen.findByRole('combobox', { name: 'Event' });
  const dialog = within(screen.getByRole('dialog', { name: 'Add entry' }));
  await user.type(event, 'denying');
  await user.click(await screen.findByRole('option', { name: 'Order denying' }));
  expect(await dialog.findByText('Upload the order that the judge signed.')).toBeTruthy();
  expect(dialog.getByText('To complete the text, enter: Number of the related entry.')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Add entry' }));
  expect(await dialog.findByText('Choose the document')).toBeTruthy();
});

test('an entry shows its history, and a change that came second keeps what was typed', async () => {
  const user = userEvent.setup();
  const asked = open(
    '',
    refuses(changeDocketEntry, 409, { error: 'Changed', code: 'changed_meanwhile', details: { version: 3 } }),
  );
  await user.click(await screen.findByRole('button', { name: /Change entry 7/ }));
  expect(await screen.findByText(/the court room has changed/)).toBeTruthy();
  const dialog = within(screen.getByRole('dialog', { name: 'Entry 7' }));
  expect(dialog.getByText(/Corrected by Dana Sample/)).toBeTruthy();
  await user.selectOptions(dialog.getByLabelText('Change'), 'Strike the entry');
  await user.type(dialog.getByLabelText('Reason'), 'Entered in the wrong case');
  await user.type(dialog.getByLabelText('Authority'), 'Order of A. Reyes');
  await user.click(dialog.getByRole('button', { name: 'Strike entry' }));
  expect(await dialog.findByText(/Someone else changed this entry/)).toBeTruthy();
  expect(dialog.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe('Entered in the wrong case');
  const sent = asked.find(({ method }) => method === 'PUT')!;
  expect(JSON.parse(sent.body)).toMatchObject({ change: 'struck', version: 2, authority: 'Order of A. Reyes' });
});
