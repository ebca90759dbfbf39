import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import * as contract from '#contract/calendarPlans';
import { noCosts } from '#domain/scheduling/costs';
import { usualWeights } from '#domain/scheduling/plans/weights';
import { aSession } from '#web/testing/aSession.ts';
import { renderApp } from '#web/testing/renderScreen.tsx';
import { answers, refuses, type Seen, stubServer } from '#web/testing/stubServer.ts';

const now = new Date('2026-03-16T16:00:00Z');
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
});

const idOf = (n: number) => `7b0e6f0a-5a3e-4b8e-9a53-3f2f4b1b9f0${n}`;
const place = (hearing_date: string, hearing_time = '09:00') => ({
  ...{ hearing_date, hearing_time, judge: 'Hon. A. Reyes', venue: 'Department 4', sitting: null },
});
const item = (n: number, more: Partial<contract.CalendarPlanItem> = {}): contract.CalendarPlanItem => ({
  ...{ hearing_id: idOf(n), case_number: `26CV0000${n}`, case_title: `Matter ${n}`, event_type: 'Motion hearing' },
  ...{ duration_minutes: 30, present: place('2026-03-27'), proposed: place('2026-03-24'), moves: true },
  ...{ interpreter: null, conflict: null, accepted: null, changed_meanwhile: false, ...more },
});
const plan: contract.CalendarPlan = {
  ...{ id: idOf(9), asked_by: 'Clerk Sample', asked_at: now.toISOString(), first_day: '2026-03-23' },
  ...{ last_day: '2026-03-27', scope: 'all', notice_days: 7, seconds: 20, seed: 1, weights: usualWeights },
  ...{ state: 'done', failure: null, total: 4, placed: 3, steps: 5000, cost: 12, searched_seconds: 5 },
  ...{ finished_at: now.toISOString(), version: 3 },
};
const comparison: contract.PlanComparison = {
  ...{ moved: 2, placed: 1, stay: 0, unplaced: 1 },
  waits: { before: { hearings: 2, median: 11, p90: 11 }, after: { hearings: 3, median: 8, p90: 8 } },
  costs: { before: noCosts, after: noCosts },
  judges: [{ judge: 'Hon. A. Reyes', capacity: 40, before: 1, after: 1.5, overtime: { before: 2, after: 0 } }],
};
const conflict = { requirements: ['26CV00004, Matter 4 needs a time.'], more: 2, is_minimal: true };
const items = [
  item(1),
  item(2, { changed_meanwhile: true }),
  item(3, { present: null }),
  item(4, { present: null, proposed: null, moves: false, conflict }),
];
const known = answers(contract.readCalendarPlan, { data: plan, items, comparison });
const show = () =>
  renderApp(`/calendar/plans/${plan.id}`, {
    signedInAs: aSession({ role: 'clerk', expiry: now.getTime() + 9e6, idle_expiry: now.getTime() + 7e6 }),
  });
const click = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const sent = (asked: Seen[]) =>
  JSON.parse(asked.findLast((seen) => seen.method === 'POST' && seen.path.endsWith('/accept/'))?.body ?? 'null');

test('a plan is beside the present calendar, and a hearing without a place has what cannot all be met', async () => {
  stubServer(known);
  show();
  const waits = await screen.findByRole('table', { name: 'Days to hearing' });
  expect(within(waits).getByRole('row', { name: 'Median 11 8' })).toBeTruthy();
  const overtime = screen.getByRole('table', { name: 'Overtime, in hours' });
  expect(within(overtime).getByRole('row', { name: 'Hon. A. Reyes 2 0' })).toBeTruthy();
  expect(screen.getByText('26CV00004, Matter 4 needs a time.')).toBeTruthy();
  expect(screen.getByText('and 2 more')).toBeTruthy();
  expect(screen.queryByRole('checkbox', { name: 'Select 26CV00004' })).toBeNull();
});

test('the selected places are accepted with a reason; hearings that changed since are not selected at first', async () => {
  const problems = [{ hearing_id: idOf(3), problems: ['Department 4 is booked (PR-7, Estate of Lund)'] }];
  const refusal = { error: 'Nothing was changed.', code: 'batch_conflicts' as const, details: { problems } };
  const asked = stubServer(known, refuses(contract.acceptCalendarPlan, 409, refusal));
  show();
  await click('Accept 2 places');
  expect(await screen.findByText('Reason is required')).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Reason'), 'Earlier dates');
  await click('Accept 2 places');
  expect(sent(asked)).toMatchObject({ hearing_ids: [idOf(1), idOf(3)], reason: 'Earlier dates', leaves_out: false });
  expect(await screen.findByText('Department 4 is booked (PR-7, Estate of Lund)')).toBeTruthy();
  await click('Accept the other 1 place');
  expect(sent(asked)).toMatchObject({ leaves_out: true });
});

test('another day is explained with what objects and would have to move', async () => {
  const text = 'Hon. A. Reyes has another hearing, 26CV00002, Matter 2.';
  stubServer(
    known,
    answers(contract.explainPlace, {
      ...{ place: place('2026-03-24'), cost: 1, terms: { ...noCosts, waiting: 1 }, earlier: [] },
      ...{ weight: 2.5, usual: { minutes: 22, count: 34, judge: 'Hon. A. Reyes' } },
      first_possible: { day: '2026-03-23', because: 'The first possible day is Mon, Mar 23, 2026 (7 days of notice).' },
    }),
    answers(contract.explainOtherPlace, {
      ...place('2026-03-26'),
      ...{ objections: [{ code: 'taken', text, moves: { hearing_id: idOf(2), case_number: '26CV00002' } }] },
      ...{ difference: 2, terms: { ...noCosts, waiting: 2 } },
    }),
  );
  show();
  await click('Why is 26CV00001 there?');
  expect(await screen.findByText('waiting 1.')).toBeTruthy();
  expect(screen.getByText(/before Hon\. A\. Reyes take 22 minutes on average \(from 34 hearings/)).toBeTruthy();
  expect(screen.getByText(/counts 2\.5 times/)).toBeTruthy();
  await userEvent.selectOptions(screen.getByLabelText('Day'), 'Thursday, March 26, 2026');
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.getByText('26CV00002 would have to move.')).toBeTruthy();
});

test('an interpreter whom the plan chose is named, and a request without one is marked', async () => {
  const chosen = { language: 'Spanish', name: 'Ana Ruiz' };
  const rows = [item(1, { present: null, interpreter: chosen }), item(2, { interpreter: { ...chosen, name: null } })];
  stubServer(answers(contract.readCalendarPlan, { data: plan, items: rows, comparison }));
  show();
  await screen.findByText('Interpreter: Ana Ruiz (Spanish)');
  screen.getByText('Needs an interpreter (Spanish)');
});
