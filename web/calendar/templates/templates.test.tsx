import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import * as court from '#contract/calendar';
import * as judges from '#contract/judges';
import * as contract from '#contract/weekTemplates';
import { aCourtCalendar, aJudge } from '#web/testing/aHearing.ts';
import { aSession } from '#web/testing/aSession.ts';
import { renderApp } from '#web/testing/renderScreen.tsx';
import { answers, type Seen, stubServer } from '#web/testing/stubServer.ts';

const now = new Date('2026-03-16T16:00:00Z');
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
});

const { courtrooms, event_types } = aCourtCalendar();
const template: contract.WeekTemplate = {
  ...{ id: '7b0e6f0a-5a3e-4b8e-9a53-3f2f4b1b9ab1', title: 'Law and motion', version: 3 },
  ...{ judge_id: aJudge().id, judge: aJudge().name, courtroom_id: courtrooms[0]!.id, venue: 'Department 4' },
  ...{ weekdays: [2, 4], weeks: [], from: '09:00', to: '12:00', capacity: 12 },
  ...{ event_type_ids: [event_types[0]!.id], event_types: ['Motion hearing'] },
  ...{ valid_from: '2026-01-05', valid_until: null, ahead: 52, booked: 31, next_on: '2026-03-17' },
};
const nothing = { name: null, from: null, to: null, called: 0 };
const planned: contract.PlannedCall[] = [
  { ...nothing, date: '2026-03-17', state: 'differs', called: 3, from: '09:00', to: '12:00' },
  { ...nothing, date: '2026-03-19', state: 'new' },
  { ...nothing, date: '2026-03-24', state: 'booked', name: '26CV00218, Roe v. Doe' },
  { ...nothing, date: '2026-03-31', state: 'closed', name: 'Cesar Chavez Day' },
];
const quiet = [answers(judges.listJudges, [aJudge()]), answers(court.readCourtCalendar, aCourtCalendar())];
const show = (role: 'clerk' | 'attorney' = 'clerk') =>
  renderApp('/calendar/recurring', {
    signedInAs: aSession({ role, expiry: now.getTime() + 9e6, idle_expiry: now.getTime() + 7e6 }),
  });
const bodyOf = (asked: Seen[], method: string, path: string) =>
  JSON.parse(asked.findLast((seen) => seen.method === method && seen.path === `/api${path}`)?.body ?? 'null');

test('a recurring calendar is entered, previewed by weeks, and saved; calls with hearings are listed', async () => {
  const asked = stubServer(
    ...quiet,
    answers(contract.listWeekTemplates, { data: [template] }),
    answers(contract.previewWeekTemplate, { data: planned, until: '2026-09-14' }),
    answers(contract.changeWeekTemplate, {
      ...{ message: 'Law and motion saved', opened: 1, ended: 1, unchanged: planned.slice(0, 1) },
    }),
  );
  show();
  const table = await screen.findByRole('table', { name: 'Recurring calendars' });
  expect(within(table).getByText('Tuesday and Thursday, 9:00 AM to 12:00 PM')).toBeTruthy();
  expect(within(table).getByText('31 of 624 booked')).toBeTruthy();
  await userEvent.click(within(table).getByRole('button', { name: 'Change Law and motion' }));
  const dialog = await screen.findByRole('dialog', { name: 'Change Law and motion' });
  await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Tuesday' }));
  fireEvent.change(within(dialog).getByLabelText('Capacity'), { target: { value: '10' } });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Preview weeks' }));
  const weeks = await within(dialog).findByRole('region', { name: 'Weeks ahead' });
  expect(within(weeks).getByText('Mar 15 to Mar 21')).toBeTruthy();
  expect(within(weeks).getByText('Not changed: 3 hearings, 9:00 AM to 12:00 PM')).toBeTruthy();
  expect(within(weeks).getByText('Booked: 26CV00218, Roe v. Doe')).toBeTruthy();
  expect(within(dialog).getByText('1 call opens until 09/14/2026.')).toBeTruthy();
  expect(bodyOf(asked, 'POST', '/scheduling/week-templates/preview/')).toMatchObject({
    ...{ id: template.id, weekdays: [4], capacity: '10', valid_until: null },
  });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  const link = await screen.findByRole('link', { name: 'Tuesday, March 17, 2026, 3 hearings' });
  expect(link.getAttribute('href')).toBe('/calendar?view=day&day=2026-03-17');
  expect(bodyOf(asked, 'PUT', `/scheduling/week-templates/${template.id}/`)).toMatchObject({
    ...{ version: 3, weekdays: [4], capacity: '10', event_type_ids: [event_types[0]!.id] },
  });
});

test('a new one names what is missing at its field, and is removed after a question', async () => {
  stubServer(
    ...quiet,
    answers(contract.listWeekTemplates, { data: [template] }),
    answers(contract.removeWeekTemplate, { message: 'Law and motion removed', opened: 0, ended: 52, unchanged: [] }),
  );
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Add recurring calendar' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add recurring calendar' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByText('Choose at least one day')).toBeTruthy();
  expect(within(dialog).getByText('Choose a judge')).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Law and motion' }));
  const question = await screen.findByRole('alertdialog', { name: 'Remove Law and motion?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Law and motion removed')).toBeTruthy();
});
