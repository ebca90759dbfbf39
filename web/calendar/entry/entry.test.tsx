import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import * as court from '#contract/calendar';
import { listDeadlines } from '#contract/deadlines';
import { checkHearing } from '#contract/hearingChecks';
import * as contract from '#contract/hearings';
import * as judges from '#contract/judges';
import { aCourtCalendar, aHearing, aJudge } from '#web/testing/aHearing.ts';
import { aSession } from '#web/testing/aSession.ts';
import { renderApp } from '#web/testing/renderScreen.tsx';
import { answers, type Seen, stubServer } from '#web/testing/stubServer.ts';

/** A Tuesday in California. */
const now = new Date('2026-03-17T16:00:00Z');
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
});

const osei = aJudge({ id: '7b0e6f0a-5a3e-4b8e-9a53-3f2f4b1b9b02', name: 'Hon. B. Osei', can_set: false });
const found = (case_number: string, title: string) => ({
  id: crypto.randomUUID(),
  ...{ case_number, title, case_type: 'Civil Complaint' as const, judge_name: 'Hon. B. Osei' },
  attorneys: [{ id: '7b0e6f0a-5a3e-4b8e-9a53-3f2f4b1b9f02', full_name: 'Ada Sample' }],
});
const known = [found('26CV00218', 'Specimen v. Example Foods, Inc.'), found('26CV00431', 'Sample v. Smith')];
const checked = {
  duration_minutes: 20,
  ends: '09:20',
  case_title: 'x',
  is_on_docket: true,
  attorneys: ['Ada Sample'],
  warnings: [],
};
const quiet = [
  answers(contract.listHearings, { results: { admin_hearings: [], total_hearings: 0, total_pages: 0 } }),
  answers(contract.countDays, { days: [] }),
  answers(judges.listJudges, [aJudge(), osei]),
  answers(court.readCourtCalendar, aCourtCalendar()),
  answers(contract.findHearingCases, ({ path }) => {
    const q = new URL(path, 'http://court').searchParams.get('q')!.toLowerCase();
    return { data: known.filter(({ case_number, title }) => `${case_number} ${title}`.toLowerCase().includes(q)) };
  }),
  answers(court.listSittings, { data: [] }),
  answers(judges.listAvailability, { data: [] }),
  answers(listDeadlines, { deadlines: [], total: 0, total_pages: 0 } as never),
];
const conflict = {
  error: 'This time is booked',
  code: 'hearing_conflict',
  details: {
    fields: [{ field: 'judge', message: 'Hon. B. Osei is booked Mar 24, 9:00 AM to 9:30 AM (26CV00001)' }],
    suggestions: [{ hearing_date: '2026-03-24', hearing_time: '10:00' }],
    overridable: false,
  },
};
const show = (role: 'clerk' | 'attorney' = 'clerk') =>
  renderApp('/calendar', {
    signedInAs: aSession({ role, expiry: now.getTime() + 9e6, idle_expiry: now.getTime() + 7e6 }),
  });
const enter = (line: HTMLElement, value: string) => {
  line.focus();
  fireEvent.change(line, { target: { value } });
};
const field = () => screen.findByRole('textbox', { name: /Quick entry/ });
const parts = async () => within(await screen.findByRole('list', { name: 'Read from the entry' }));
const sent = (asked: Seen[], path: string) =>
  asked.filter((seen) => seen.path === `/api${path}`).map(({ body }) => JSON.parse(body ?? 'null'));

test('a line is read, checked, and scheduled by keyboard alone', async () => {
  const asked = stubServer(
    ...quiet,
    answers(checkHearing, {
      data: {
        ...{ ...checked, sitting: { title: 'Law and motion', called: 4, capacity: 12 } },
        warnings: [{ code: 'both_sides', attorney: 'Ada Sample', party: 'Jane Roe', opponent: 'John Doe' }],
      },
    }),
    answers(contract.scheduleHearing, { message: 'Hearing scheduled successfully', hearing: aHearing() }),
  );
  show();
  const line = await field();
  await userEvent.keyboard('n');
  await waitFor(() => expect(document.activeElement).toBe(line));
  enter(line, 'mtn hearing 26cv00218 mar 24 9:00 dept 4');
  const read = await parts();
  await read.findByText('26CV00218 Specimen v. Example Foods, Inc.');
  expect(read.getByText('Tuesday, March 24, 2026')).toBeTruthy();
  expect(read.getByText('“mar 24”')).toBeTruthy();
  expect(read.getByText('Assigned to the case')).toBeTruthy();
  await userEvent.keyboard('{Enter}');
  await screen.findByText('Ada Sample would appear for opposing parties: Jane Roe and John Doe.');
  await screen.findByText(/Law and motion: 4 of 12 hearings booked/);
  expect(sent(asked, '/scheduling/hearing/')).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await screen.findByText('Hearing scheduled successfully');
  expect(sent(asked, '/scheduling/hearing/')).toEqual([
    expect.objectContaining({
      ...{ case_number: '26CV00218', case_title: 'Specimen v. Example Foods, Inc.', event_type: 'Motion hearing' },
      ...{ hearing_date: '2026-03-24', hearing_time: '09:00', venue: 'Department 4', judge_id: osei.id },
    }),
  ]);
  await waitFor(() => expect((line as HTMLInputElement).value).toBe(''));
  expect(document.activeElement).toBe(line);
});

test('other readings are chosen from the words, and what is missing or not understood is named', async () => {
  stubServer(...quiet);
  show();
  enter(await field(), 'jury trial v. smith next thu 9:00 dept 9 99 hours');
  const read = await parts();
  await read.findByText('26CV00431 Sample v. Smith');
  expect(screen.getByText('A hearing lasts 5 to 600 minutes: “99 hours”.')).toBeTruthy();
  expect(read.getByText('Thursday, March 26, 2026')).toBeTruthy();
  expect(read.getByText('Or Thursday, March 19, 2026')).toBeTruthy();
  await userEvent.click(read.getByRole('button', { name: /Thursday, March 26/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Thursday, March 19, 2026' }));
  await read.findByText('Thursday, March 19, 2026');
  expect(read.queryByText(/^Or Thursday/)).toBeNull();
  await userEvent.click(read.getByRole('button', { name: /Hon. B. Osei/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Hon. A. Reyes' }));
  await read.findByText('Hon. A. Reyes');
  enter(await field(), 'jury trial');
  await screen.findByText('Still needed: the case, the date, the time, the courtroom, and the judge.');
});

test('a refused time offers the available ones, and choosing one checks it again', async () => {
  let asks = 0;
  const asked = stubServer(...quiet, {
    endpoint: checkHearing,
    answer: () =>
      asks++ === 0 ? { status: 409, body: conflict } : { status: 200, body: { data: { ...checked, sitting: null } } },
  });
  show();
  enter(await field(), 'motion 26CV00218 mar 24 9:00 dept 4');
  await (await parts()).findByText('26CV00218 Specimen v. Example Foods, Inc.');
  await userEvent.keyboard('{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: /10:00 AM/ }));
  await (await parts()).findByText('10:00 AM');
  await userEvent.click(screen.getByRole('button', { name: 'Check time' }));
  await waitFor(() =>
    expect(sent(asked, '/scheduling/hearing/check/').map(({ hearing_time }) => hearing_time)).toEqual([
      '09:00',
      '10:00',
    ]),
  );
});

test('the complete form opens with what was read, and people who only request have no quick entry', async () => {
  stubServer(...quiet);
  const { unmount } = show();
  enter(await field(), 'motion tomorrow 2pm');
  await userEvent.click(await screen.findByRole('button', { name: 'Edit all fields' }));
  const form = await screen.findByRole('dialog', { name: 'Schedule a hearing' });
  expect((within(form).getByLabelText('Hearing date') as HTMLInputElement).value).toBe('2026-03-18');
  expect((within(form).getByLabelText('Hearing time') as HTMLInputElement).value).toBe('14:00');
  unmount();
  show('attorney');
  await screen.findByRole('button', { name: 'Subscribe' });
  expect(screen.queryByLabelText(/Quick entry/)).toBeNull();
});
