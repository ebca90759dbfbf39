import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import * as court from '#contract/calendar';
import * as contract from '#contract/hearingBatches';
import { listHearings } from '#contract/hearings';
import * as judges from '#contract/judges';
import { aCourtCalendar, aHearing, aJudge } from '#web/testing/aHearing.ts';
import { aSession } from '#web/testing/aSession.ts';
import { renderApp } from '#web/testing/renderScreen.tsx';
import { answers, refuses, type Seen, stubServer } from '#web/testing/stubServer.ts';

const now = new Date('2026-03-16T16:00:00Z');
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
});

const idOf = (n: number) => `7b0e6f0a-5a3e-4b8e-9a53-3f2f4b1b9f0${n}`;
const slot = (hearing_date: string, hearing_time = '09:00'): contract.BatchSlot => ({
  ...{ hearing_date, hearing_time, courtroom_id: null, venue: 'Department 4' },
});
const proposed = (n: number, more: Partial<contract.ProposedHearing> = {}): contract.ProposedHearing => ({
  ...{ id: idOf(n), version: 1, case_id: null, case_number: `26CV0000${n}`, case_title: `Matter ${n}` },
  ...{ event_type: 'Motion hearing', duration_minutes: 30, judge: 'Hon. A. Reyes', sitting: null },
  ...slot('2026-03-17'),
  proposal: { ...slot('2026-03-18'), sitting: null },
  because: 'same_time',
  obstacle: null,
  alternatives: [slot('2026-03-19'), slot('2026-03-20')],
  ...{ last_notified: null, makes_room_for: null },
  ...more,
});
const without = proposed(3, {
  ...{ proposal: null, because: null, alternatives: [] },
  obstacle: 'Wed, Mar 18, 9:00 AM: Hon. A. Reyes is out of office',
});
const proposals = answers(contract.proposeBatch, {
  hearings: [proposed(1), proposed(2), without],
  repair: null,
  left_out: 0,
});
const batch: contract.HearingBatch = {
  ...{ id: idOf(9), act: 'move', cause: 'closure', reason: 'Water main break', state: 'applied', total: 2, done: 2 },
  plan_id: null,
  ...{ made_by: 'Clerk Sample', made_at: now.toISOString(), notices_due_at: '2026-03-16T16:05:00.000Z' },
  ...{ notified_at: null, notified: null, undone_at: null, undone_by: null, abilities: { undo: true, restore: false } },
};
const calendar = answers(court.readCourtCalendar, aCourtCalendar());
const show = (address: string, role: 'clerk' | 'attorney' = 'clerk') =>
  renderApp(address, { signedInAs: aSession({ role, expiry: now.getTime() + 9e6, idle_expiry: now.getTime() + 7e6 }) });
const address = '/calendar/reschedule?cause=closure&reason=Water+main+break&from=2026-03-17';
const click = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const sent = (asked: Seen[], path: string) =>
  JSON.parse(asked.findLast((seen) => seen.method === 'POST' && seen.path === `/api${path}`)?.body ?? 'null');

test('the hearings of a closure have their old and proposed dates; those without a time say why and are left out', async () => {
  const asked = stubServer(
    proposals,
    calendar,
    answers(contract.applyBatch, { message: '2 hearings rescheduled', data: batch }),
    answers(contract.readBatch, { ...batch, hearings: [], problems: [] }),
  );
  show(address);
  expect(await screen.findByText('2 of 3 selected. 1 has no open time.')).toBeTruthy();
  expect(screen.getByText('Wed, Mar 18, 9:00 AM: Hon. A. Reyes is out of office')).toBeTruthy();
  expect(screen.getAllByText('Earliest open date at the same time of day.')).toHaveLength(2);
  await click('Move 2 hearings');
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeTruthy();
  expect(sent(asked, '/scheduling/batches/')).toMatchObject({
    ...{ act: 'move', cause: 'closure', reason: 'Water main break', scope: { from: '2026-03-17' }, leaves_out: false },
    hearings: [1, 2].map((n) => ({ hearing_id: idOf(n), hearing_date: '2026-03-18', hearing_time: '09:00' })),
  });
});

test('a conflict is shown at its hearing, nothing is changed, and the others can be moved', async () => {
  const problems = [{ hearing_id: idOf(2), problems: ['Department 4 is booked (PR-7, Estate of Lund)'] }];
  const refusal = { error: 'Nothing was changed.', code: 'batch_conflicts' as const, details: { problems } };
  const asked = stubServer(proposals, calendar, refuses(contract.applyBatch, 409, refusal));
  show(address);
  await click('Move 2 hearings');
  expect(await screen.findByText('Department 4 is booked (PR-7, Estate of Lund)')).toBeTruthy();
  await click('Move the other 1 hearing');
  expect(sent(asked, '/scheduling/batches/')).toMatchObject({ leaves_out: true });
});

test('another time is checked beside the times of the others before it is used', async () => {
  const asked = stubServer(proposals, calendar, answers(contract.checkBatch, { problems: [] }));
  show(address);
  await click('Change the time of 26CV00001');
  const dialog = await screen.findByRole('dialog', { name: 'Choose a time for 26CV00001' });
  await userEvent.click(within(dialog).getAllByRole('button', { name: /2026/ })[0]!);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Use this time' }));
  expect(await screen.findByText('Chosen by you.')).toBeTruthy();
  expect(sent(asked, '/scheduling/batches/check/').hearings).toMatchObject([
    { hearing_id: idOf(2), hearing_date: '2026-03-18' },
    { hearing_id: idOf(1), hearing_date: '2026-03-19' },
  ]);
});

test('without hearings, days and a judge or a courtroom are chosen; an act without a date has no proposals', async () => {
  stubServer(
    proposals,
    calendar,
    answers(judges.listJudges, [aJudge()]),
    answers(contract.listHearingBatches, { data: [batch], total: 1, total_pages: 1 }),
  );
  show('/calendar/reschedule');
  await click('Show hearings');
  expect(await screen.findByText('Enter the first day')).toBeTruthy();
  expect(screen.getByText('2 hearings moved')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('First day'), { target: { value: '2026-03-17' } });
  await click('Show hearings');
  await userEvent.selectOptions(await screen.findByLabelText('Action'), 'Vacate');
  expect(await screen.findByText('3 of 3 selected.')).toBeTruthy();
  expect(screen.queryByText('Proposed date')).toBeNull();
  await click('Vacate 3 hearings');
  expect(await screen.findByText('Reason is required')).toBeTruthy();
});

test('hearings are selected in the list by staff who schedule; others have no checkboxes', async () => {
  const moved = { hearing_date: '2026-03-10', hearing_time: '09:00', venue: 'Department 4', reason: 'Trial' };
  const hearing = aHearing({ moved_from: [{ ...moved, act: 'move', moved_at: now.toISOString() }] });
  const list = { results: { admin_hearings: [hearing], total_hearings: 1, total_pages: 1 } };
  stubServer(answers(listHearings, list), calendar, answers(judges.listJudges, []));
  const { unmount } = show('/calendar?view=list');
  await userEvent.click(await screen.findByRole('checkbox', { name: `Select ${hearing.case_number}` }));
  const link = screen.getByRole('link', { name: 'Reschedule 1 selected hearing' });
  expect(link.getAttribute('href')).toBe(`/calendar/reschedule?hearings=${hearing.id}`);
  expect(screen.getAllByText(/Moved from/).length).toBeGreaterThan(0);
  unmount();
  show('/calendar?view=list', 'attorney');
  await screen.findAllByText(hearing.case_number);
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('a judge’s absence is repaired: how many must move, when each was notified, and which others make room', async () => {
  const last_notified = '2026-03-02T18:00:00.000Z';
  const asked = stubServer(
    answers(contract.proposeBatch, {
      hearings: [
        proposed(1, { because: 'repair', last_notified }),
        proposed(2, { because: 'repair', last_notified, makes_room_for: ['26CV00001'] }),
      ],
      ...{ repair: { least: 1, moves: 2, through: '2026-04-16' }, left_out: 0 },
    }),
    calendar,
    answers(contract.applyBatch, { message: '2 hearings rescheduled', data: batch }),
    answers(contract.readBatch, { ...batch, hearings: [], problems: [] }),
  );
  show(`/calendar/reschedule?cause=absence&reason=Ill&from=2026-03-17&judge=${idOf(5)}`);
  await screen.findByText('At least 1 hearing must move.');
  expect(screen.queryByText(/No repair moves fewer/)).toBeNull();
  expect(sent(asked, '/scheduling/batches/proposals/')).toMatchObject({ method: 'repair' });
  const also = within(screen.getByRole('table', { name: 'Also moves' }));
  also.getByText(/Makes room for 26CV00001/);
  also.getByText(/03\/02\/2026/);
  fireEvent.change(screen.getByLabelText(/^New dates through/), { target: { value: '2026-03-27' } });
  await vi.waitFor(() =>
    expect(sent(asked, '/scheduling/batches/proposals/')).toMatchObject({ through: '2026-03-27' }),
  );
  await click('Move 2 hearings');
  await screen.findByText('2 hearings rescheduled');
  expect(sent(asked, '/scheduling/batches/').hearings).toHaveLength(2);
});

test('an interpreter’s hours on some days are a cause', async () => {
  const asked = stubServer(
    proposals,
    calendar,
    answers(contract.listHearingBatches, { data: [], total: 0, total_pages: 0 }),
    answers(judges.listJudges, [aJudge()]),
  );
  show('/calendar/reschedule');
  fireEvent.change(await screen.findByLabelText('First day'), { target: { value: '2026-03-17' } });
  fireEvent.change(screen.getByLabelText(/^Last day/), { target: { value: '2026-03-27' } });
  fireEvent.change(screen.getByLabelText(/^Interpreter, reporter, or mediator/), { target: { value: 'Maria Lopez' } });
  await userEvent.click(screen.getByRole('checkbox', { name: 'These hours on each of the days' }));
  await click('Show hearings');
  await screen.findByText('Enter from when to when on each day');
  fireEvent.change(screen.getByLabelText(/^From/), { target: { value: '12:00' } });
  fireEvent.change(screen.getByLabelText(/^To/), { target: { value: '17:00' } });
  await click('Show hearings');
  await screen.findByText('2 of 3 selected. 1 has no open time.');
  expect(sent(asked, '/scheduling/batches/proposals/')).toEqual({
    ...{ act: 'move', method: 'repair' },
    scope: {
      ...{ from: '2026-03-17', until: '2026-03-27', closed_from: '12:00', closed_to: '17:00' },
      ...{ person: 'Maria Lopez', daily: true },
    },
  });
});
