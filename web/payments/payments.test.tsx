import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import * as contract from '#contract/payments';
import { aSession } from '#web/testing/aSession.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { answers, refuses, stubServer } from '#web/testing/stubServer.ts';
import { FeesSection } from './FeesSection.tsx';
import { FiledFees } from './FiledFees.tsx';
import { ReconciliationTab } from './ReconciliationTab.tsx';

const id = '5c1d1a52-1f0a-4f0e-8b55-0f4a2f1d0c44';
const item = {
  ...{ description: 'Unlimited civil complaint', document: 'Complaint', filing_id: id, authority: 'Gov. Code 70611' },
  ...{ confidence: 'high' as const, amount_cents: 43_500, open: null, candidates: [], caveat: '' },
};
const open = {
  ...item,
  ...{ amount_cents: null, open: 'depends_on_amount' as const },
  candidates: [{ description: 'Limited', amount_cents: 37_000 }],
};
const fees: contract.DraftFees = {
  ...{ items: [item], total_cents: 43_500, capped_cents: 0, cap_authority: null, is_open: false },
  ...{ options: { online: true, is_test: true, at_court: true }, rules: null, choice: null, agency: null },
  ...{ statute: null, waiver: null, payments: [], to_pay_cents: 43_500, version: 0 },
};
const payment: contract.Payment = {
  ...{ id, state: 'authorized', amount_cents: 43_500, captured_cents: 0, refunded_cents: 0, released: false },
  ...{ brand: 'Visa', last_four: '4242', decline_reason: null, reference: 'r', started_at: '2026-11-24T08:00:00Z' },
};
const filed: contract.FiledFees = {
  ...{ envelope_id: id, status: 'unpaid', choice: 'pay_now', agency: null, statute: null, payments: [payment] },
  items: [{ ...item, id, computed_cents: 43_500, reason: null }],
  ...{
    due_cents: 0,
    paid_cents: 0,
    counter_cents: 0,
    balance_cents: 1500,
    options: fees.options,
    waiver: null,
    mine: true,
  },
  can_request_waiver: false,
  ...{ can_change: false, version: 1 },
};
const draft = (given: contract.DraftFees, ...more: Parameters<typeof stubServer>) => {
  const asked = stubServer(answers(contract.readDraftFees, given), ...more);
  renderScreen(<FeesSection draftId={id} />, { signedInAs: aSession() });
  return asked;
};

test('a draft shows its fees with their authority, and the choice is saved immediately', async () => {
  const asked = draft(fees, answers(contract.chooseFees, { ...fees, choice: 'pay_now', version: 1 }));
  await screen.findByText('Gov. Code 70611');
  screen.getAllByText('$435.00');
  await userEvent.click(screen.getByRole('radio', { name: 'Pay by card now' }));
  await waitFor(() => expect(asked.some(({ method }) => method === 'PUT')).toBe(true));
  expect(JSON.parse(asked.find(({ method }) => method === 'PUT')!.body!)).toMatchObject({
    choice: 'pay_now',
    version: 0,
  });
});

test('a fee that depends on a missing fact is left to the clerk, with the amounts among which it is', async () => {
  draft({ ...fees, items: [open], is_open: true, total_cents: 0 });
  expect(await screen.findAllByText('To be determined')).toHaveLength(2);
  expect(screen.queryByText('$0.00')).toBeNull();
  screen.getByText('$370.00');
  screen.getByText('It depends on the amount in controversy.');
});

test('a payment is marked as a test, and a provider that is down is reported', async () => {
  draft(
    {
      ...fees,
      choice: 'pay_now',
      version: 1,
      payments: [{ ...payment, state: 'declined', decline_reason: 'card_declined' }],
    },
    refuses(contract.startPayment, 503, {
      ...{ error: 'The payment provider does not answer.', code: 'payment_provider_down', request_id: 'r' },
    }),
  );
  await screen.findByText(/No money moves|no money moves/);
  screen.getByText(/The card was declined/);
  await userEvent.click(screen.getByRole('button', { name: 'Pay $435.00' }));
  await screen.findByText('The payment provider does not answer.');
});

test('the provider’s page is opened in this tab', async () => {
  const assign = vi.fn();
  vi.stubGlobal('location', { ...window.location, assign });
  draft(
    { ...fees, choice: 'pay_now', version: 1 },
    answers(contract.startPayment, { page: '/test-payments/abc', amount_cents: 43_500 }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Pay $435.00' }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/test-payments/abc'));
  vi.unstubAllGlobals();
});

test('where the court takes none, no payment is offered, and documents without a fee say so', async () => {
  draft({ ...fees, options: { online: false, is_test: false, at_court: true } });
  await screen.findByText('This court takes no payments in the portal.');
  expect(screen.queryByRole('radio', { name: 'Pay by card now' })).toBeNull();
});

test('documents without a fee need no choice', async () => {
  draft({ ...fees, items: [], total_cents: 0 });
  await screen.findByText(/^No fee is due/);
  expect(screen.queryByRole('radio')).toBeNull();
});

test('the filer pays a balance; the clerk has what the clerk decides instead', async () => {
  stubServer(answers(contract.readFiledFees, { fees: filed }));
  renderScreen(<FiledFees filingId={id} />, { signedInAs: aSession() });
  await screen.findByRole('button', { name: 'Pay $15.00' });
  screen.getByText(/Visa ending in 4242/);
  expect(screen.queryByRole('button', { name: /^Change/ })).toBeNull();
});

test('the clerk changes a fee with a reason, and records the decision on a waiver', async () => {
  const waiver = {
    ...{ state: 'requested' as const, file_name: 'FW-001.pdf', requested_at: null, act_by: '2026-12-02' },
    ...{ act_authority: 'Gov. Code 68634(f)', decided_at: null, decided_by: null, words: null, pay_by: null },
    ...{ pay_authority: null, proposed_pay_by: '2026-12-07', version: 1 },
  };
  const ofClerk = { ...filed, mine: false, can_change: true, choice: 'waiver' as const, waiver };
  const asked = stubServer(
    answers(contract.readFiledFees, { fees: { ...ofClerk, status: 'waiver_requested' } }),
    answers(contract.decideWaiver, { message: 'Fee waiver denied', fees: null }),
  );
  renderScreen(<FiledFees filingId={id} />, { signedInAs: aSession() });
  await screen.findByText(/must act by Dec 2, 2026/);
  await userEvent.click(screen.getByRole('button', { name: 'Record as denied' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Record' }));
  await waitFor(() => expect(asked.some(({ method }) => method === 'POST')).toBe(true));
  const sent = JSON.parse(asked.find(({ method }) => method === 'POST')!.body!);
  expect(sent).toMatchObject({ decision: 'denied', pay_by: '2026-12-07', version: 1 });
});

test('the administrator sees the differences of the reconciliation and settles one', async () => {
  const difference = {
    ...{ id, day: '2026-11-23', kind: 'missing_here' as const, operation: 'capture' as const, reference: 'r-1' },
    ...{ portal_cents: null, provider_cents: 100, settled: null },
  };
  const day = {
    day: '2026-11-23',
    compared_at: '2026-11-24T08:00:00Z',
    agreed: 3,
    captured_cents: 0,
    refunded_cents: 0,
  };
  const asked = stubServer(
    answers(contract.readReconciliation, {
      days: [{ ...day, differences: 1 }],
      differences: [difference],
      more: false,
    }),
    answers(contract.settleDifference, { message: 'Difference settled' }),
  );
  renderScreen(<ReconciliationTab />, { signedInAs: aSession() });
  await userEvent.click(await screen.findByRole('button', { name: /^Settle/ }));
  await userEvent.type(await screen.findByLabelText('How it was settled'), 'Given back');
  await userEvent.click(screen.getAllByRole('button', { name: 'Settle' }).at(-1)!);
  await waitFor(() => expect(asked.some(({ method }) => method === 'POST')).toBe(true));
});
