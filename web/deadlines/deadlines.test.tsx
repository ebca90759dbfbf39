import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import * as contract from '#contract/deadlines';
import { search } from '#contract/search';
import { computeDeadline } from '#domain/deadlines/computeDeadline';
import { findVariant } from '#domain/deadlines/deadlineRules';
import { aSession } from '#web/testing/aSession.ts';
import { renderApp } from '#web/testing/renderScreen.tsx';
import { answers, refuses, stubServer } from '#web/testing/stubServer.ts';

const caseId = '0b0e6f0a-5a3e-4b8e-9a53-3f2f4b1b9a09';

function computed(): contract.ComputedDeadline {
  const variant = findVariant('CA-MOTION')!;
  const made = computeDeadline({ variant, trigger_date: '2026-12-01', service_method: 'mail_within_california' });
  return {
    ...made,
    rule_id: variant.id,
    action: 'Serve and file motion',
    trigger: 'Hearing date',
    trigger_date: '2026-12-01',
    service_method: 'mail_within_california',
    due_time: null,
    authority: 'CCP § 1005(b)',
    condition: null,
    bound: 'latest',
    caveat: '',
    owed_by: 'party',
  };
}

const aDeadline = (changes: Partial<contract.Deadline> = {}): contract.Deadline => ({
  ...computed(),
  id: '0b0e6f0a-5a3e-4b8e-9a53-3f2f4b1b9a01',
  case_id: caseId,
  case_number: '26CV1',
  case_title: 'Rowe v. Pike',
  filing_id: null,
  of_court: true,
  note: null,
  saved_by: 'Test clerk',
  state: 'open',
  urgent: true,
  overdue: false,
  court_days_left: 2,
  settled_by: null,
  settled_at: null,
  settled_reason: null,
  version: 3,
  may_settle: true,
  ...changes,
});
const page = (data: contract.Deadline[]): contract.Deadlines => ({
  data,
  total_deadlines: data.length,
  total_pages: 2,
  urgent: 1,
  today: '2026-10-28',
  court_system: 'california',
});
const list = answers(contract.listDeadlines, page([aDeadline()]));
const calculator = answers(contract.computeDeadlines, { data: [computed()] });
const show = (address = '/deadlines', role: 'clerk' | 'attorney' | 'it_personnel' = 'clerk') =>
  renderApp(address, { signedInAs: aSession({ role }) });
const asked =
  '/deadlines?tab=calculator&system=california&event=hearing_date&day=2026-12-01&served=mail_within_california';

describe('the list of deadlines', () => {
  test('shows what is due, in which case, its status, and its rule', async () => {
    stubServer(list);
    show();
    const row = (await screen.findByRole('link', { name: '26CV1' })).closest('tr')!;
    expect(within(row).getByText('Urgent').className).toContain('warn');
    expect(row.textContent).toContain('Fri 10/30/2026');
    within(row).getByText('in 2 court days');
    expect(row.textContent).toContain('CCP §\u00a01005(b)');
    expect(within(row).getByText('Not yet confirmed')).toBeTruthy();
  });

  test('shows the court that nothing is on file after a party’s date, and the party that it is overdue', async () => {
    const passed = aDeadline({ action: 'Opposition', overdue: true, due_date: '2026-10-20' });
    stubServer(answers(contract.listDeadlines, page([passed])));
    show();
    const row = (await screen.findByRole('link', { name: '26CV1' })).closest('tr')!;
    expect(within(row).getByText('No opposition on file (was due 10/20/2026)')).toBeTruthy();
    expect(row.textContent).not.toContain('Overdue');
    cleanup();
    show('/deadlines', 'attorney');
    expect(await screen.findByText('Overdue')).toBeTruthy();
  });

  test('is filtered, searched, and paged by the server, with its state in the address', async () => {
    const seen = stubServer(list);
    const { router } = show();
    await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
    await userEvent.click(screen.getByRole('button', { name: 'Urgent' }));
    fireEvent.change(screen.getByLabelText('Search by case number or title'), { target: { value: 'rowe' } });
    await waitFor(() => expect(router.state.location.search).toBe('?state=urgent&q=rowe'));
    await waitFor(() =>
      expect(seen.at(-1)?.path).toBe('/api/deadlines/?page=1&state=urgent&scope=court&q=rowe&per_page=20'),
    );
  });

  test('an address opens one deadline; closing it leaves the list', async () => {
    const seen = stubServer(list);
    const { router } = show(`/deadlines?q=26CV1&due=${aDeadline().id}`);
    const dialog = await screen.findByRole('dialog', { name: 'Serve and file motion' });
    expect(seen.find(({ path }) => path.startsWith('/api/deadlines/'))!.path).not.toContain('due=');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(router.state.location.search).toBe('?q=26CV1'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('a deadline is closed with a reason; an error appears at its field and no input is lost', async () => {
    const refusal = {
      error: 'Check the highlighted fields.',
      code: 'invalid_input' as const,
      details: { fields: [{ field: 'reason', message: 'Reason is required' }] },
    };
    const seen = stubServer(list, refuses(contract.settleDeadline, 400, refusal));
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Serve and file motion' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.selectOptions(within(dialog).getByLabelText('Status'), 'met');
    await userEvent.type(within(dialog).getByLabelText('Reason'), 'Served');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await within(dialog).findByText('Reason is required')).toBeTruthy();
    expect((within(dialog).getByLabelText('Reason') as HTMLTextAreaElement).value).toBe('Served');
    expect(JSON.parse(seen.find(({ method }) => method === 'PUT')!.body)).toMatchObject({ state: 'met', version: 3 });
  });

  test('one’s own deadline is marked as met in the list and in its dialog; the court’s is not', async () => {
    const own = aDeadline({ of_court: false });
    const rows = [own, aDeadline({ id: caseId, of_court: true, action: 'File opposition' })];
    const done = answers(contract.markDeadline, { message: 'Marked as met' });
    const seen = stubServer(answers(contract.listDeadlines, page(rows)), done);
    show('/deadlines', 'attorney');
    const name = 'Mark as met: Serve and file motion';
    await userEvent.click(await screen.findByRole('button', { name }));
    expect(screen.queryByRole('button', { name: 'Mark as met: File opposition' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Serve and file motion' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const sent = seen.filter(({ method }) => method === 'PUT');
    expect(sent.map(({ path }) => path)).toEqual(Array(2).fill(`/api/deadlines/${own.id}/met/`));
  });

  test('a deadline that the user cannot close shows only its computation', async () => {
    stubServer(answers(contract.listDeadlines, page([aDeadline({ may_settle: false })])));
    show('/deadlines', 'attorney');
    await userEvent.click(await screen.findByRole('button', { name: 'Serve and file motion' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('Tue 12/01/2026: the event. This day is not counted.')).toBeTruthy();
    expect(within(dialog).queryByRole('button', { name: 'Save' })).toBeNull();
  });
});

describe('the calculator', () => {
  test('shows every step with its rule, and what was not computed', async () => {
    stubServer(list, calculator);
    show(asked);
    const steps = [
      ...(await screen.findByRole('heading', { name: 'Serve and file motion' }))
        .closest('li')!
        .querySelectorAll('ol > li'),
    ];
    expect(steps.map((step) => step.textContent)).toEqual([
      'Tue 12/01/2026: the event. This day is not counted.CCP § 12',
      '16 court days counted back: Wed 11/04/2026. Not counted: 8 weekend days, Day after Thanksgiving 11/27/2026, Thanksgiving Day 11/26/2026, and Veterans Day 11/11/2026.CCP § 1005(b)',
      '5 days earlier for service by mail within California: Fri 10/30/2026.CCP §§ 1013(a), 1005(b)',
    ]);
  });

  test('shows where the date moves if the county closes, and offers personal delivery in the rule’s own words', async () => {
    const variant = findVariant('TX-NOA')!;
    const eve = computeDeadline({ variant, trigger_date: '2026-11-24' });
    stubServer(list, answers(contract.computeDeadlines, { data: [{ ...computed(), ...eve }] }));
    show('/deadlines?tab=calculator&system=texas&event=judgment_signed&day=2026-11-24');
    const note = await screen.findByText(/If the court closes on 12\/24\/2026 by order, this is due Mon 12\/28\/2026/);
    expect(note.closest('.note')?.className).toContain('warn');
    expect(note.textContent).toContain('TRCP 4');
    expect(screen.getByRole('option', { name: 'Delivery in person' })).toBeTruthy();
  });

  test('sends no request before an event and a date are selected, then what the address specifies', async () => {
    const seen = stubServer(list, calculator);
    show('/deadlines?tab=calculator');
    expect(await screen.findByText('No deadline yet')).toBeTruthy();
    await screen.findByRole('option', { name: 'Hearing date' });
    await userEvent.selectOptions(screen.getByLabelText('Event'), 'Hearing date');
    expect(seen.some(({ path }) => path.includes('/compute/'))).toBe(false);
    fireEvent.change(screen.getByLabelText('Event date'), { target: { value: '2026-12-01' } });
    await screen.findByRole('heading', { name: 'Serve and file motion' });
    expect(seen.find(({ path }) => path.includes('/compute/'))?.path).toBe(
      '/api/deadlines/compute/?system=california&trigger=hearing_date&trigger_date=2026-12-01',
    );
  });

  test('saves the computed deadline for a case found by search', async () => {
    const hit = { kind: 'case' as const, id: caseId, title: '26CV1', detail: 'Rowe v. Pike', href: '/cases/1' };
    const kept = answers(contract.saveDeadline, { message: 'Deadline saved: due Oct 30, 2026', data: aDeadline() });
    const seen = stubServer(list, calculator, answers(search, { actions: [], results: [hit] }), kept);
    show(asked);
    await userEvent.click(await screen.findByRole('button', { name: 'Save to case' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save deadline' }));
    expect(await within(dialog).findByText('Select a case')).toBeTruthy();
    fireEvent.change(within(dialog).getByLabelText('Find a case by number or title'), { target: { value: 'rowe' } });
    await within(dialog).findByRole('option', { name: '26CV1 (Rowe v. Pike)' });
    await userEvent.selectOptions(within(dialog).getByLabelText('Case'), caseId);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save deadline' }));
    expect(await screen.findByText('Deadline saved: due Oct 30, 2026')).toBeTruthy();
    expect(JSON.parse(seen.find(({ method }) => method === 'POST')!.body)).toMatchObject({
      case_id: caseId,
      rule_id: 'CA-MOTION',
      trigger_date: '2026-12-01',
      service_method: 'mail_within_california',
    });
  });

  test('is available to IT personnel too, who have no deadlines to save', async () => {
    stubServer(calculator);
    show(asked, 'it_personnel');
    await screen.findByRole('heading', { name: 'Serve and file motion' });
    expect(screen.queryByRole('button', { name: 'Save to case' })).toBeNull();
    expect(screen.queryByRole('tab')).toBeNull();
  });
});
