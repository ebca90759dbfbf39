import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import * as contract from '#contract/reports';
import { caseTypes } from '#domain/courts/choices';
import { measures } from '#domain/reports/measures';
import { aSession } from '#web/testing/aSession.ts';
import { renderApp } from '#web/testing/renderScreen.tsx';
import { answers, refuses, stubServer } from '#web/testing/stubServer.ts';

const person = '0b0e6f0a-5a3e-4b8e-9a53-3f2f4b1b9a01';
const report: contract.Report = {
  period: { from: '2026-11-01', to: '2026-11-30' },
  previous: { from: '2026-10-01', to: '2026-10-21' },
  today: '2026-11-21',
  time_zone: 'America/Los_Angeles',
  measures: measures.map((id, index) => ({
    id,
    value: id === 'turnaround_median' ? 9000 : id === 'clearance_rate' ? null : 1200 + index,
    previous: id === 'hearings_upcoming' ? null : 7,
  })),
  filings_over_time: [
    { from: '2026-11-01', to: '2026-11-01', received: 3, approved: 2, returned: 1, rejected: 0 },
    { from: '2026-11-02', to: '2026-11-02', received: 5, approved: 0, returned: 0, rejected: 1 },
  ],
  by_case_type: caseTypes.map((case_type) => ({ case_type, received: 1, opened: 2, closed: 3, clearance: 150 })),
  hearings_by_type: [{ event_type: 'Trial', held: 4, cancelled: 1, upcoming: 2 }],
  hearings_by_judge: [{ judge: 'Hon. Ruth Okafor', held: 4, cancelled: 1, upcoming: 2 }],
  workload: {
    clerks: [{ id: person, name: 'Test clerk', approved: 9, returned: 2, rejected: 1, turnaround_median: 120 }],
    judges: [{ id: person, name: 'Test judge', open_cases: 12, hearings: 7 }],
    attorneys: [],
  },
  corrections: [
    {
      ...{ field: 'filing_date', confirmed: 54, corrected: 6, supplied: 2, untouched: 11 },
      ...{ looked_at: 60, changed: 10, interval: [4.7, 20.1] },
    },
    {
      ...{ field: 'amount', confirmed: 3, corrected: 1, supplied: 0, untouched: 20 },
      ...{ looked_at: 4, changed: null, interval: null },
    },
  ],
};
const row: contract.ReportRow = {
  id: '1',
  at: '2026-11-02T17:00:00.000Z',
  number: '26CV1',
  title: 'Complaint of Rowe',
  detail: 'accepted, Test clerk',
  seconds: 3600,
  href: '/case-processing?filing=1',
};
const figures = answers(contract.readReport, report);
const rows = answers(contract.listReportRows, { data: [row], total_rows: 41, total_pages: 3 });
const show = (address = '/reports', role: 'clerk' | 'attorney' = 'clerk') =>
  renderApp(address, { signedInAs: aSession({ role }) });
const table = async (name: string) => within(await screen.findByRole('table', { name }));

describe('the reports', () => {
  test('show how often people corrected values, with the interval, or that there is not enough data', async () => {
    stubServer(figures, rows);
    show();
    const corrections = await table('Corrections of extracted values');
    const [, date, amount] = corrections.getAllByRole('row').map((one) => one.textContent);
    expect(date).toBe('Filing date10% (4.7% to 20.1%)60546211');
    expect(amount).toBe('AmountNot enough data yet431020');
    await userEvent.click(corrections.getByRole('link', { name: '6' }));
    await screen.findByRole('heading', { name: 'Values corrected' });
    expect(screen.getByText(/· Filing date/)).toBeTruthy();
  });

  test('show each figure with its previous value, and its definition on request', async () => {
    stubServer(figures);
    show();
    const figure = (await screen.findByText('Turnaround, median')).closest('li')!;
    expect(figure.querySelector('strong')?.textContent).toBe('2.5 h');
    expect(within(figure).getByText('previously 7 s')).toBeTruthy();
    await userEvent.click(within(figure).getByText('Definition'));
    expect(within(figure).getByText(/Half of the decisions during the period were faster/)).toBeTruthy();
    const clearance = screen.getByText('Clearance rate').closest('li')!;
    expect(clearance.querySelector('strong')?.textContent).toBe('–');
  });

  test('have a table below every chart, whose numbers open their own rows', async () => {
    const seen = stubServer(figures, rows);
    show();
    const days = await table('Filings over time');
    expect(days.getAllByRole('row').length).toBe(3);
    await userEvent.click(days.getByRole('link', { name: '5' }));
    expect(await screen.findByRole('link', { name: 'Complaint of Rowe' })).toBeTruthy();
    expect(seen.at(-1)?.path).toBe(
      '/api/reports/rows/?set=filings_received&from=2026-11-02&to=2026-11-02&page=1&per_page=20',
    );
    const clerks = await table('Clerk workload');
    await userEvent.click(clerks.getByRole('link', { name: '9' }));
    await waitFor(() =>
      expect(seen.at(-1)?.path).toBe(
        `/api/reports/rows/?set=filings_approved&clerk_id=${person}&from=2026-11-01&to=2026-11-30&page=1&per_page=20`,
      ),
    );
  });

  test('a list of rows is paged and closed, with its state in the address', async () => {
    const seen = stubServer(figures, rows);
    const { router } = show('/reports?period=month&rows=filings_received');
    expect(await screen.findByRole('heading', { name: 'Filings received' })).toBe(document.activeElement);
    await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
    await waitFor(() => expect(seen.at(-1)?.path).toContain('page=2'));
    expect(router.state.location.search).toBe('?period=month&rows=filings_received&page=2');
    await userEvent.click(screen.getByRole('link', { name: 'Hide rows' }));
    await waitFor(() => expect(router.state.location.search).toBe('?period=month'));
  });

  test('request a custom period only when both dates are entered', async () => {
    const seen = stubServer(figures);
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Custom' }));
    expect(await screen.findByText('Select the first and last day.')).toBeTruthy();
    const before = seen.length;
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-09-01' } });
    expect(seen.length).toBe(before);
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-09-30' } });
    await waitFor(() => expect(seen.at(-1)?.path).toBe('/api/reports/?period=custom&from=2026-09-01&to=2026-09-30'));
  });

  test('are saved as CSV with the token in the header and the period in the address', async () => {
    const seen = stubServer(figures);
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }));
    show('/reports?period=year');
    await userEvent.click(await screen.findByRole('button', { name: 'Save as CSV: By case type' }));
    await waitFor(() => expect(seen.at(-1)?.path).toBe('/api/reports/csv/?period=year&table=by_case_type'));
    expect(seen.at(-1)?.headers.get('authorization')).toMatch(/^Bearer /);
  });

  test('show the server’s message after a failure, with no invented number', async () => {
    stubServer(refuses(contract.readReport, 500, { error: 'The record does not answer.', code: 'fault' }));
    show();
    expect(await screen.findByText('The record does not answer.')).toBeTruthy();
    expect(screen.queryByText('Filings received')).toBeNull();
  });

  test('are not available to an attorney', async () => {
    const seen = stubServer(figures);
    show('/reports', 'attorney');
    expect(await screen.findByText('You don’t have access to reports')).toBeTruthy();
    expect(seen.some(({ path }) => path.startsWith('/api/reports'))).toBe(false);
  });
});
