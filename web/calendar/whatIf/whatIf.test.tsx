import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import * as court from '#contract/calendar';
import * as judges from '#contract/judges';
import * as contract from '#contract/simulations';
import { aCourtCalendar, aJudge } from '#web/testing/aHearing.ts';
import { aSession } from '#web/testing/aSession.ts';
import { renderApp } from '#web/testing/renderScreen.tsx';
import { answers, refuses, stubServer } from '#web/testing/stubServer.ts';

const now = new Date('2026-03-16T16:00:00Z');
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
});

const id = '7b0e6f0a-5a3e-4b8e-9a53-3f2f4b1b9ab1';
const simulation: contract.Simulation = {
  ...{ id, asked_by: 'R. Vega', asked_at: '2026-03-16T15:00:00.000Z', state: 'done', failure: null, done: 200 },
  ...{ weeks: 2, past_weeks: 26, notice_days: 10, standard_days: 30, runs: 200, seed: 1 },
  scenario: {
    ...{ more_judges: 1, without_judges: [], more_rooms: 0, without_rooms: ['Department 9'] },
    ...{ opens_earlier: -30, closes_later: 0, arrivals_percent: 20 },
    reserved: { weekday: 2, subject: 'Family Law', judge: null, only: true },
  },
  finished_at: '2026-03-16T15:00:09.000Z',
};
const at = (value: number) => ({ value, low: value - 2, high: value + 2 });
const compared = (present: number, changed: number) => ({
  ...{ present: at(present), changed: at(changed) },
  difference: { value: changed - present, low: changed - present - 1, high: changed - present + 1 },
});
const waits = { mean: compared(20, 16), median: compared(19, 15), p90: compared(40, 30), late: compared(12, 5) };
const load = { present_hours: 60, changed_hours: 60, present: at(80), changed: at(60) };
const report: contract.SimulationReport = {
  ...{ runs: 200, requests: { present: 120, changed: 144 }, waits, overtime: null },
  types: [{ id: 'motion', name: 'Motion hearing', n: 90, leads: 0, notice: 10, waits }],
  weeks: ['2026-03-17', '2026-03-24'].map((begins) => ({
    ...{ begins, wait: begins === '2026-03-17' ? { present: at(19), changed: at(15) } : null },
    open: { present: at(300), changed: at(250) },
  })),
  judges: [
    { id: 'reyes', name: 'Hon. A. Reyes', ...load },
    { id: 'additional 1', name: '', ...load, present_hours: 0, present: null },
  ],
  rooms: [{ id: 'four', name: 'Department 4', ...load }],
  ...{ open: compared(300, 250), unplaced: compared(4, 0) },
  past: {
    ...{ weeks: 26, requests: 90, recorded: 0, inferred: 90, outcomes: 80, held: 70, continued: 8, canceled: 2 },
    ...{ durations: 0, judge_days: 60, full_day: 360 },
  },
  warnings: ['inferred_requests', 'no_durations'],
};
const quiet = [answers(judges.listJudges, [aJudge()]), answers(court.readCourtCalendar, aCourtCalendar())];
const show = (path: string, role: 'clerk' | 'attorney' = 'clerk') =>
  renderApp(path, {
    signedInAs: aSession({ role, expiry: now.getTime() + 9e6, idle_expiry: now.getTime() + 7e6 }),
  });

test('a change is entered, refused at its field, and simulated; earlier ones are listed', async () => {
  const asked = stubServer(
    ...quiet,
    answers(contract.listSimulations, { data: [simulation] }),
    answers(contract.startSimulation, { message: 'Simulation started', data: { ...simulation, state: 'queued' } }),
    answers(contract.readSimulation, { data: { ...simulation, state: 'running', done: 40 }, report: null }),
  );
  show('/calendar/what-if');
  const link = await screen.findByRole('link', { name: /^1 additional judge\. Without Department 9\./ });
  expect(link.getAttribute('href')).toBe(`/calendar/what-if/${id}`);
  expect(link.textContent).toBe(
    '1 additional judge. Without Department 9. Open 30 minutes later. 20% more requests. ' +
      'Tuesdays for Family Law, which is heard on no other day: All judges.',
  );
  fireEvent.change(screen.getByLabelText('Additional judges'), { target: { value: '11' } });
  await userEvent.click(screen.getByRole('button', { name: 'Start simulation' }));
  expect(await screen.findByText('Additional judges: at most 10')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Additional judges'), { target: { value: '1' } });
  fireEvent.change(screen.getByLabelText(/^Weekday/), { target: { value: '2' } });
  fireEvent.change(screen.getByLabelText(/^Reserved for/), { target: { value: 'Family Law' } });
  await userEvent.click(screen.getByRole('button', { name: 'Start simulation' }));
  expect(await screen.findByText('40 of 200 runs')).toBeTruthy();
  const sent = JSON.parse(asked.find(({ method }) => method === 'POST')!.body);
  expect(sent).toMatchObject({ more_judges: '1', reserved_weekday: '2', reserved_for: 'Family Law', weeks: '13' });
});

test('a report has figures with intervals, charts with a table, and names the past', async () => {
  stubServer(answers(contract.readSimulation, { data: simulation, report }));
  show(`/calendar/what-if/${id}`);
  const overview = await screen.findByRole('table', { name: 'Overview' });
  const median = within(overview).getByRole('row', { name: /median/ });
  expect(within(median).getByText('19 days (17 to 21)')).toBeTruthy();
  expect(within(median).getByText('-4 days (-5 to -3)')).toBeTruthy();
  const overtime = within(overview).getByRole('row', { name: /Overtime/ });
  expect(within(overtime).getAllByText('Not enough data yet')).toHaveLength(2);
  expect(screen.getByRole('img', { name: /^Line chart of the median wait/ })).toBeTruthy();
  expect(screen.getByRole('img', { name: /^Load of judges/ })).toBeTruthy();
  expect(screen.getByText(/^90 of 90 past requests have no recorded date/)).toBeTruthy();
  expect(screen.getByText('Additional 1', { selector: 'td' })).toBeTruthy();
});

test('a simulation under way is ended, and one that failed says why', async () => {
  const asked = stubServer(
    answers(contract.readSimulation, { data: { ...simulation, state: 'running', done: 40 }, report: null }),
    refuses(contract.cancelSimulation, 409, { error: 'This simulation has ended.', code: 'simulation_ended' }),
  );
  show(`/calendar/what-if/${id}`);
  await userEvent.click(await screen.findByRole('button', { name: 'End simulation' }));
  expect(await screen.findByText('This simulation has ended.')).toBeTruthy();
  expect(asked.some(({ path }) => path.endsWith('/cancel/'))).toBe(true);
});

test('is for court staff', async () => {
  stubServer();
  show('/calendar/what-if', 'attorney');
  expect(await screen.findByText('Simulations are for court staff')).toBeTruthy();
});
