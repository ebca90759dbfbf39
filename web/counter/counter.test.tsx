import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import * as batches from '#contract/batches';
import * as cash from '#contract/cashiering';
import * as contract from '#contract/counter';
import { readFilingDetails } from '#contract/filings';
import { readFilingCourtStatus } from '#contract/review';
import { aFiling } from '#web/testing/aFiling.ts';
import { aCourtStatus } from '#web/testing/aQueue.ts';
import { aSession } from '#web/testing/aSession.ts';
import { renderApp } from '#web/testing/renderScreen.tsx';
import { answers, refuses, stubServer } from '#web/testing/stubServer.ts';
import { stubUploads } from '#web/testing/stubUploads.ts';

const id = '5c1d1a52-1f0a-4f0e-8b55-0f4a2f1d0c31';
const fee = {
  ...{ id: 'CA-UNL', system: 'california', court: 'superior court', case_types: ['Civil Complaint'] },
  ...{ description: 'Unlimited civil complaint', amount_usd: 435, citation: 'Gov. Code 70611', as_of: '2018-01-01' },
  ...{ confidence: 'high' as const, sources: [], checked_on: '2026-08-31', caveat: '' },
};
const options = answers(contract.readCounterOptions, {
  ...{ today: '2026-11-23', time: '09:30', time_zone: 'America/Los_Angeles', fees: [fee] },
});
const filer = { kind: 'person' as const, name: 'Morgan Sample', address: '', phone: '', email: '', bar_number: null };
const intake: contract.Intake = {
  ...{ filing_id: id, envelope_id: id, document_name: 'Scan 1.pdf', state: 'received', channel: 'counter', filer },
  ...{ received_at: '2026-11-23T17:30:00Z', postmarked_on: null, taken_in_by: 'Dana Sample' },
  ...{ taken_in_at: '2026-11-23T17:31:00Z', case_number: null, receipts: [{ id, number: '000041', voided: true }] },
};
const drawer: cash.Drawer = {
  ...{ id, clerk: 'Dana Sample', mine: true, opened_at: '2026-11-23T16:00:00Z', starting_cash_cents: 10_000 },
  totals: {
    by_tender: { cash: 43_500, card: 0, check: 0, money_order: 0, deposit_account: 0, waiver: 0 },
    ...{ refunded_cash_cents: 0, expected_cash_cents: 53_500, receipts: 1, voided: 0 },
  },
  ...{ closed: null, version: 1 },
};
const receipt: cash.Receipt = {
  ...{ id, number: '000042', drawer_id: id, made_by: 'Dana Sample', made_at: '2026-11-23T17:40:00Z' },
  ...{ payer: 'Morgan Sample', case_number: null, lines: [], tenders: [], total_cents: 43_500, change_cents: 500 },
  ...{ voided: null, can_void: false },
};
const intakes = answers(contract.listIntakes, { results: [intake], more: false });
const open = answers(cash.readDrawer, { drawer, receipts: [receipt] });
const history = answers(cash.listDrawers, { results: [], more: false });

const show = (address: string, ...stubs: Parameters<typeof stubServer>) => {
  const asked = stubServer(...stubs, options, intakes, open, history);
  renderApp(address, { signedInAs: aSession({ role: 'clerk' }) });
  return asked;
};
const field = (label: string) => screen.findByLabelText(label);

test('documents on paper are taken in for their filer', async () => {
  const uploads = stubUploads();
  show('/counter');
  await userEvent.type(await field('Name'), 'Morgan Sample');
  await userEvent.selectOptions(await field('How they arrived'), 'mail');
  await field('Postmark (optional)');
  await userEvent.upload(await field('Scanned documents'), [
    new File(['a'], 'Letter.pdf', { type: 'application/pdf' }),
    new File(['b'], 'Complaint.pdf', { type: 'application/pdf' }),
  ]);
  await userEvent.click(await screen.findByRole('button', { name: 'Make Complaint.pdf the lead document' }));
  await userEvent.click(screen.getByRole('button', { name: 'Take in' }));
  await waitFor(() => expect(uploads).toHaveLength(1));
  const { form, headers } = uploads[0]!;
  expect(Object.fromEntries(form)).toMatchObject({ channel: 'mail', name: 'Morgan Sample', received_on: '2026-11-23' });
  expect((form.get('main_document') as File).name).toBe('Complaint.pdf');
  expect((form.get('supporting_documents') as File).name).toBe('Letter.pdf');
  expect(headers['Idempotency-Key']).toBeTruthy();
  uploads[0]!.answer(201, { message: 'Documents taken in.', intake });
  await screen.findByText('Documents taken in.');
});

test('the correction of a returned filing has its filer and case; one that differs is compared first', async () => {
  const uploads = stubUploads();
  const returned = { ...intake, state: 'returned' as const };
  const status = aCourtStatus({ can_take_in_correction: true, state: 'returned' });
  const filing = aFiling({ id, state: 'returned' });
  show(
    '/counter',
    answers(contract.listIntakes, { results: [returned], more: false }),
    answers(contract.readIntake, { intake: returned }),
    answers(readFilingCourtStatus, status),
    answers(readFilingDetails, filing),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Take in the correction of Scan 1.pdf' }));
  await screen.findByLabelText('Scanned correction');
  const dialog = within(screen.getByRole('dialog', { name: 'Take in correction' }));
  dialog.getByText('Morgan Sample');
  await userEvent.click(dialog.getByRole('button', { name: 'Take in' }));
  await dialog.findByText('Choose the scanned document.');
  await userEvent.upload(
    dialog.getByLabelText('Scanned correction'),
    new File(['b'], 'Corrected.pdf', { type: 'application/pdf' }),
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Take in' }));
  await waitFor(() => expect(uploads).toHaveLength(1));
  expect(uploads[0]).toMatchObject({ method: 'PUT', path: `/api/counter/filings/${id}/correction/` });
  const doubt = { kind: 'case', message: 'The case number differs.', document: 'B', expected: 'A', page: null };
  uploads[0]!.answer(409, {
    ...{ error: 'Nothing has been sent yet.', code: 'correction_doubted' },
    details: { held_submission: id, idempotency_key: null, doubts: [doubt] },
  });
  const question = await screen.findByRole('alertdialog', { name: 'Is this the corrected document?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Take in as a different document' }));
  await waitFor(() => expect(uploads).toHaveLength(2));
  expect(uploads[1]!.form.get('held_submission')).toBe(id);
  expect(uploads[1]!.form.get('received_on')).toBe('2026-11-23');
  expect(uploads[1]!.form.get('main_document')).toBeNull();
  uploads[1]!.answer(200, { message: 'Corrected document received.', intake });
  await screen.findByText('Corrected document received.');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a payment shows the change, sends cents, and is refused with a card number', async () => {
  const refused = refuses(cash.makeReceipt, 400, {
    error: 'Check the highlighted fields.',
    code: 'invalid_input',
    details: { fields: [{ field: 'tenders', message: 'A number on this form looks like a card number.' }] },
  });
  const asked = show('/counter', refused);
  await userEvent.click(await screen.findByRole('button', { name: 'Take payment for Morgan Sample' }));
  await userEvent.selectOptions(await field('Fee'), 'CA-UNL');
  const dialog = within(screen.getByRole('dialog', { name: 'Take payment' }));
  await userEvent.type(dialog.getByLabelText('Cash received'), '440');
  await dialog.findByText('Change: $5.00');
  await userEvent.click(dialog.getByRole('button', { name: 'Take payment' }));
  await dialog.findByText('A number on this form looks like a card number.');
  const sent = asked.find(({ path, method }) => method === 'POST' && path === '/api/counter/receipts/');
  expect(JSON.parse(String(sent?.body))).toMatchObject({
    ...{ payer: 'Morgan Sample', envelope_id: id, case_number: null },
    lines: [{ fee_id: 'CA-UNL', amount_cents: 43_500, authority: 'Gov. Code 70611' }],
    tenders: [{ kind: 'cash', amount_cents: 43_500, tendered_cents: 44_000, reference: null }],
  });
});

test('a drawer shows its totals, and the difference before it is closed', async () => {
  const asked = show('/counter?tab=cash', answers(cash.closeDrawer, { message: 'Cash drawer closed', drawer }));
  await screen.findByText('000042');
  expect(screen.queryByRole('button', { name: 'Void receipt 000042' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Close drawer' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Close the cash drawer' }));
  await userEvent.type(dialog.getByLabelText('Cash counted'), '534');
  await dialog.findByText('$1.00 short');
  await userEvent.click(dialog.getByRole('button', { name: 'Close drawer' }));
  await screen.findByText('Cash drawer closed');
  expect(JSON.parse(String(asked.find(({ path }) => path.endsWith('/close/'))?.body))).toMatchObject({
    counted_cash_cents: 53_400,
    version: 1,
  });
});

test('an administrator voids a receipt of the open drawer of a clerk', async () => {
  const other = { ...drawer, mine: false, clerk: 'Lee Park' };
  const asked = stubServer(
    answers(cash.readDrawer, { drawer: null, receipts: [] }),
    answers(cash.listDrawers, { results: [other], more: false }),
    answers(cash.readDrawerReceipts, { drawer: other, receipts: [{ ...receipt, can_void: true }] }),
    answers(cash.voidReceipt, { message: 'Receipt voided', receipt }),
  );
  renderApp('/counter?tab=cash', { signedInAs: aSession({ role: 'court_administrator' }) });
  await userEvent.click(await screen.findByRole('button', { name: /^Show the receipts of Lee Park/ }));
  await screen.findByText('Starting cash $100.00', { exact: false });
  await userEvent.click(await screen.findByRole('button', { name: 'Void receipt 000042' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Void receipt 000042/ }));
  await userEvent.type(dialog.getByLabelText('Reason'), 'Wrong case');
  await userEvent.click(dialog.getByRole('button', { name: /^Void/ }));
  await waitFor(() => expect(asked.some(({ path }) => path.endsWith('/void/'))).toBe(true));
});

test('a batch shows its division, its problems by page, and what could not be filed', async () => {
  const item = { position: 1, filer: 'Ada Rowe', channel: 'mail', case_number: null, case_type: null } as const;
  const batch: batches.Batch = {
    ...{ id, source: 'upload', file_name: 'Morning mail.pdf', pages: 4, divided_pages: 4, state: 'ready' },
    ...{ made_by: 'Dana Sample', failure: null },
    ...{ problems: [], received_at: intake.received_at, made_at: intake.received_at },
    items: [
      { ...item, documents: [{ kind: 'lead', from: 2, to: 4 }], state: 'waiting', filing_id: null, failure: null },
    ],
  };
  const refused = { ...batch, id: '5c1d1a52-1f0a-4f0e-8b55-0f4a2f1d0c32', state: 'refused' as const, items: [] };
  const problem = { page: 3, code: 'unknown_sheet' as const };
  const list = { results: [batch, { ...refused, problems: [problem] }], more: false };
  const asked = show(
    '/counter?tab=batches',
    answers(batches.listBatches, list),
    answers(batches.fileBatch, { message: 'The documents are being filed.', batch }),
  );
  await screen.findByText('Lead document, pages 2 to 4');
  await screen.findByText(/^Page 3: This court has no such separator sheet/);
  await userEvent.click(screen.getByRole('button', { name: 'File these documents' }));
  await screen.findByText('The documents are being filed.');
  expect(asked.some(({ path }) => path === `/api/counter/batches/${id}/file/`)).toBe(true);
});
