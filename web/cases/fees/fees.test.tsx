import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { type CaseDetails, readCase } from '#contract/cases';
import { readCounterOptions } from '#contract/counter';
import { adjustFee, assessFee, type FeeAccount, type FeeLine, readCaseFees, refundFee } from '#contract/feeAccounts';
import { aSession } from '#web/testing/aSession.ts';
import { renderApp } from '#web/testing/renderScreen.tsx';
import { answers, refuses, stubServer } from '#web/testing/stubServer.ts';

const id = '5c1d1a52-1f0a-4f0e-8b55-0f4a2f1d0c31';
const found: CaseDetails = {
  ...{ id, case_number: '26CV00431', title: 'Sample v. Specimen', case_type: 'Civil Complaint', status: 'open' },
  ...{ judge_name: null, opened_on: '2026-03-02', closed_on: null, filings: 1, court: 'Superior Court' },
  ...{
    category: null,
    access: 'public' as const,
    disposition: null,
    parties: [],
    hearings: [],
    merged_into: null,
    version: 4,
  },
  abilities: { manage: true },
};
const line = (more: Partial<FeeLine>): FeeLine => ({
  ...{ id: crypto.randomUUID(), kind: 'assessed', means: null, amount_cents: 10_000, made_at: '2026-11-23T17:30:00Z' },
  ...{ made_by: 'Dana Sample', reason: null, authority: null, receipt: null, refund: null },
  ...more,
});
const account: FeeAccount = {
  case_number: '26CV00431',
  charges: [
    {
      ...{ id, description: 'Certified copies', authority: 'Gov. Code 70626', fee_id: null, filing: null, version: 3 },
      ...{ charged_cents: 10_000, waived_cents: 0, paid_cents: 6_000, due_cents: 4_000 },
      ...{ made_at: '2026-11-23T17:30:00Z' },
      refundable: [{ means: 'cash', amount_cents: 6_000, by: ['cash', 'check'], of_earlier_day: false }],
      lines: [line({}), line({ kind: 'paid', means: 'cash', amount_cents: 6_000, receipt: { id, number: '000042' } })],
    },
  ],
  totals: { charged_cents: 10_000, waived_cents: 0, paid_cents: 6_000, due_cents: 4_000 },
  waivers: [
    {
      ...{ filing_id: id, title: 'Complaint', state: 'requested', act_by: '2026-12-01', by_law: false },
      act_authority: 'Gov. Code 68634(f)',
    },
  ],
  refund_limit_cents: 10_000,
};
const options = answers(readCounterOptions, {
  ...{ today: '2026-11-23', time: '09:30', time_zone: 'America/Los_Angeles', fees: [] },
});
const show = (role: 'clerk' | 'attorney' = 'clerk', ...stubs: Parameters<typeof stubServer>) => {
  const asked = stubServer(...stubs, answers(readCase, found), answers(readCaseFees, account), options);
  renderApp(`/cases/${id}?tab=fees`, { signedInAs: aSession({ role }) });
  return asked;
};
/** The bodies that were sent to a path. */
const sent = (asked: ReturnType<typeof stubServer>, end: string) =>
  asked.filter(({ method, path }) => method === 'POST' && path.endsWith(end)).map(({ body }) => JSON.parse(body));
const amountIn = (dialog: HTMLElement) => within(dialog).getByLabelText('Amount');

test('the account shows each line with its direction, what is due, and the clock of a fee waiver', async () => {
  show();
  const table = await screen.findByRole('table', { name: 'Entries for Certified copies' });
  expect(within(table).getByText('−$60.00')).toBeTruthy();
  expect(within(table).getByRole('button', { name: 'Receipt 000042' })).toBeTruthy();
  expect(screen.getByText('Due: $40.00')).toBeTruthy();
  expect(screen.getByText(/if the court does not act by .*\(Gov. Code 68634\(f\)\)/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Take payment' }).getAttribute('href')).toBe(`/counter?tab=cash&case=${id}`);
});

test('is not offered to attorneys', async () => {
  show('attorney');
  await screen.findByRole('tab', { name: 'Docket' });
  expect(screen.queryByRole('tab', { name: 'Fees' })).toBeNull();
});

test('a charge is lowered in cents with the version that the clerk saw, and a refusal is shown', async () => {
  const asked = show(
    'clerk',
    refuses(adjustFee, 409, {
      ...{ code: 'fee_exceeds_due', error: 'This is more than what is due.', request_id: 'r', details: {} },
    }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Adjust Certified copies' }));
  const dialog = await screen.findByRole('dialog', { name: 'Adjust Certified copies' });
  await userEvent.type(amountIn(dialog), '40.01');
  await userEvent.type(within(dialog).getByLabelText('Reason'), 'Fewer pages');
  await userEvent.type(within(dialog).getByLabelText('Authority'), 'Gov. Code 70626');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Adjust' }));
  await within(dialog).findByText('This is more than what is due.');
  expect(sent(asked, '/adjust/')[0]).toMatchObject({ direction: 'down', amount_cents: 4001, version: 3 });
});

test('a refund begins with what was paid, and lowers the charge unless the clerk says otherwise', async () => {
  const asked = show('clerk', answers(refundFee, { message: 'Payment refunded', refund: { id, number: '000001' } }));
  await userEvent.click(await screen.findByRole('button', { name: 'Refund Certified copies' }));
  const dialog = await screen.findByRole('dialog', { name: 'Refund Certified copies' });
  expect(within(dialog).getByText(/more than \$100\.00/)).toBeTruthy();
  await userEvent.type(within(dialog).getByLabelText('Paid to'), 'Ada Rowe');
  await userEvent.type(within(dialog).getByLabelText('Reason'), 'Paid twice');
  await userEvent.type(within(dialog).getByLabelText('Authority'), 'Order');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Refund' }));
  await waitFor(() => expect(sent(asked, '/refund/')).toHaveLength(1));
  expect(sent(asked, '/refund/')[0]).toMatchObject({
    paid_by: 'cash',
    means: 'cash',
    amount_cents: 6000,
    lowers: true,
  });
});

test('a fee is assessed with its authority, once', async () => {
  const asked = show('clerk', answers(assessFee, { message: 'Fee assessed' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Assess fee' }));
  const dialog = await screen.findByRole('dialog', { name: 'Assess fee' });
  await userEvent.type(within(dialog).getByLabelText('Description'), 'Search');
  await userEvent.type(within(dialog).getByLabelText('Authority'), 'Gov. Code 70627');
  await userEvent.type(amountIn(dialog), '15');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Assess fee' }));
  await waitFor(() => expect(sent(asked, '/charges/')).toHaveLength(1));
  expect(sent(asked, '/charges/')[0]).toMatchObject({ fee_id: null, description: 'Search', amount_cents: 1500 });
});
