import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import * as court from '#contract/calendar';
import { readCalendarBoard } from '#contract/calendarBoard';
import * as feeds from '#contract/calendarFeeds';
import { listDeadlines } from '#contract/deadlines';
import type { ReplyOf } from '#contract/endpoint';
import { readCounselWarnings } from '#contract/hearingChecks';
import * as contract from '#contract/hearings';
import * as judges from '#contract/judges';
import { addDays, shiftMonth } from '#domain/days/days';
import { monthGrid, weekOf } from '#domain/days/monthGrid';
import { aBoard, aBoardHearing } from '#web/testing/aBoard.ts';
import { aCourtCalendar, aHearing, aJudge } from '#web/testing/aHearing.ts';
import { aHomeDeadline } from '#web/testing/aHome.ts';
import { aSession } from '#web/testing/aSession.ts';
import { renderApp } from '#web/testing/renderScreen.tsx';
import { answers, refuses, type Seen, stubServer } from '#web/testing/stubServer.ts';

// 9:30 PM in California, which is already the next day in UTC.
const now = new Date('2026-03-18T04:30:00Z');
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
});

const hearing = aHearing();
const listOf = (...admin_hearings: contract.Hearing[]) =>
  answers(contract.listHearings, {
    results: { admin_hearings, total_hearings: admin_hearings.length, total_pages: admin_hearings.length && 1 },
  });
type Counted = ReplyOf<typeof contract.countDays>['days'][number];
const days = (...counted: (Partial<Counted> & { date: string })[]) =>
  answers(contract.countDays, {
    days: counted.map((day) => ({ hearings: 0, requested: 0, closed: null, load: null, ...day })),
  });
const osei = aJudge({ id: '7b0e6f0a-5a3e-4b8e-9a53-3f2f4b1b9b02', name: 'Hon. B. Osei', can_set: false });
const others = [
  answers(judges.listJudges, [aJudge(), osei]),
  answers(court.readCourtCalendar, aCourtCalendar()),
  answers(contract.findHearingCases, {
    data: [
      {
        id: '7b0e6f0a-5a3e-4b8e-9a53-3f2f4b1b9f01',
        case_number: '26CV00218',
        title: 'Specimen v. Example Foods, Inc.',
        case_type: 'Civil Complaint' as const,
        judge_name: 'Hon. B. Osei',
        attorneys: [{ id: '7b0e6f0a-5a3e-4b8e-9a53-3f2f4b1b9f02', full_name: 'Ada Sample' }],
      },
    ],
  }),
  answers(court.listSittings, { data: [] }),
  answers(judges.listAvailability, { data: [] }),
];
const quiet = [listOf(), days(), ...others];
const show = (address = '/calendar', role: 'clerk' | 'attorney' | 'self_represented' | 'it_personnel' = 'clerk') =>
  renderApp(address, { signedInAs: aSession({ role, expiry: now.getTime() + 9e6, idle_expiry: now.getTime() + 7e6 }) });
const region = (name: string) => screen.findByRole('region', { name });
const cell = (name: RegExp) => screen.findByRole('gridcell', { name });
const click = async (name: string | RegExp, within_: HTMLElement = document.body) =>
  userEvent.click(await within(within_).findByRole('button', { name }));
const bodyOf = (asked: Seen[], path: string) =>
  JSON.parse(asked.findLast((seen) => seen.method !== 'GET' && seen.path.startsWith(`/api${path}`))?.body ?? 'null');

describe('the month', () => {
  test('has 42 cells under Sun to Sat, and highlights today in the court’s time zone', async () => {
    stubServer(...quiet);
    show();
    await screen.findByRole('heading', { name: 'March 2026' });
    expect(screen.getAllByRole('columnheader').map((one) => one.textContent)).toEqual([
      'Sun',
      'Mon',
      'Tue',
      'Wed',
      'Thu',
      'Fri',
      'Sat',
    ]);
    const cells = screen.getAllByRole('gridcell');
    expect(cells.map((one) => one.dataset.date)).toEqual(monthGrid('2026-03'));
    expect(cells).toHaveLength(42);
    const today = cells.filter((one) => one.getAttribute('aria-current') === 'date');
    expect(today.map((one) => one.dataset.date)).toEqual(['2026-03-17']);
  });

  test('shows Hearing for one, N Hearings for more, requested hearings, the load, and why a day is closed', async () => {
    stubServer(
      listOf(),
      days(
        { date: '2026-03-03', hearings: 1 },
        { date: '2026-03-04', hearings: 12, requested: 2, load: { booked_minutes: 390, available_minutes: 1080 } },
        { date: '2026-03-31', closed: 'Cesar Chavez Day' },
      ),
      ...others,
    );
    show();
    expect((await cell(/March 3, 2026, 1 hearing$/)).textContent).toContain('Hearing');
    const fourth = await cell(/March 4, 2026, 12 hearings, 2 requested, 6.5 of 18 hours booked$/);
    expect(within(fourth).getByText('12 Hearings')).toBeTruthy();
    expect(within(fourth).getByText('6.5 of 18 h')).toBeTruthy();
    expect(within(await cell(/March 31, 2026, court closed/)).getByText('Cesar Chavez Day')).toBeTruthy();
    expect((await cell(/March 5, 2026$/)).textContent).not.toContain('Hearing');
  });

  test('changes with Prev and Next, and is kept in the address', async () => {
    const asked = stubServer(...quiet);
    const { router } = show();
    await click('Next');
    await screen.findByRole('heading', { name: 'April 2026' });
    expect(router.state.location.search).toBe('?month=2026-04');
    await waitFor(() =>
      expect(asked.some(({ path }) => path.startsWith('/api/scheduling/days/?from=2026-03-29&to=2026-05-09'))).toBe(
        true,
      ),
    );
    await click('Prev');
    await click('Prev');
    await screen.findByRole('heading', { name: 'February 2026' });
    await click('Today');
    await screen.findByRole('heading', { name: 'March 2026' });
  });

  test.each(['2026-13', 'soon', '<b>'])('shows the current one for an address with the month %s', async (month) => {
    stubServer(...quiet);
    show(`/calendar?month=${encodeURIComponent(month)}`);
    await screen.findByRole('heading', { name: 'March 2026' });
  });

  test('can be navigated with keys: days, weeks, months, today', async () => {
    stubServer(...quiet);
    const { router } = show();
    const today = await cell(/March 17, 2026, today/);
    expect(screen.getAllByRole('gridcell').filter((one) => one.tabIndex === 0)).toEqual([today]);
    today.focus();
    const focused = () => (document.activeElement as HTMLElement).dataset.date;
    const keys: [string, string][] = [
      ['{ArrowRight}', '2026-03-18'],
      ['{ArrowDown}', '2026-03-25'],
      ['{Home}', '2026-03-22'],
      ['{End}', '2026-03-28'],
      ['{ArrowLeft}', '2026-03-27'],
      ['{ArrowUp}', '2026-03-20'],
      ['{PageDown}', '2026-04-20'],
      ['{PageUp}', '2026-03-20'],
      ['t', '2026-03-17'],
    ];
    for (const [key, date] of keys) {
      await userEvent.keyboard(key);
      await waitFor(() => expect(focused()).toBe(date));
    }
    // Faster than the month can change.
    fireEvent.keyDown(document.activeElement!, { key: 'PageDown' });
    fireEvent.keyDown(document.activeElement!, { key: 'ArrowRight' });
    await waitFor(() => expect(focused()).toBe('2026-04-18'));
    fireEvent.keyDown(document.activeElement!, { key: 'PageDown' });
    fireEvent.keyDown(document.activeElement!, { key: 't' });
    await waitFor(() => expect(focused()).toBe('2026-03-17'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.search).toContain('day=2026-03-17'));
  });

  test('shows a filer’s deadlines in their days, which open them; the court’s staff see hearings', async () => {
    const { met_by: _met, ...opposition } = aHomeDeadline();
    const asked = stubServer(
      ...quiet,
      answers(listDeadlines, {
        ...{ data: [opposition], total_deadlines: 1, total_pages: 1, urgent: 1, today: '2026-03-17' },
        court_system: 'california',
      }),
    );
    show('/calendar?month=2026-03&day=2026-03-20', 'attorney');
    const day = within(await region('Friday, March 20, 2026'));
    const link = await day.findByRole('link', { name: /^Opposition/ });
    expect(link.getAttribute('href')).toBe(`/deadlines?q=26CV00431&due=${opposition.id}`);
    expect(day.getByText(/CCP § 1005\(b\), in 3 court days/)).toBeTruthy();
    expect(within(await cell(/March 20, 2026, 1 deadline$/)).getByText('1 deadline')).toBeTruthy();
    expect(asked.find(({ path }) => path.startsWith('/api/deadlines/'))!.path).toContain(
      'from=2026-03-01&to=2026-04-11&marked=no',
    );
  });

  test('opens a day’s list, also from an address', async () => {
    stubServer(listOf(hearing), days(), ...others);
    show('/calendar?month=2026-03&day=2026-03-17');
    const day = await region('Tuesday, March 17, 2026');
    expect(await within(day).findByText(/Department 4 · Hon. A. Reyes/)).toBeTruthy();
    expect((await cell(/March 17, 2026, today/)).getAttribute('aria-selected')).toBe('true');
  });
});

describe('the next hearings', () => {
  test('are listed with a Schedule New button', async () => {
    stubServer(listOf(hearing), days(), ...others);
    show();
    const upcoming = await region('Upcoming Hearings');
    expect(await within(upcoming).findByText(/26CV00218 · Specimen v. Example Foods, Inc./)).toBeTruthy();
    expect(within(upcoming).getByText('9:00 AM')).toBeTruthy();
    expect(within(upcoming).getByRole('button', { name: 'Schedule New' })).toBeTruthy();
  });

  test('shows an empty state without hearings, and without judges', async () => {
    stubServer(listOf(), days(), answers(judges.listJudges, []), answers(court.readCourtCalendar, aCourtCalendar()));
    show();
    expect(await screen.findByText('No upcoming hearings')).toBeTruthy();
    expect(await screen.findByText('No judges available')).toBeTruthy();
  });

  test('shows an error with the server’s message', async () => {
    stubServer(
      refuses(contract.listHearings, 503, { error: 'Words of the server.', code: 'shutting_down' }),
      ...quiet.slice(1),
    );
    show();
    expect(await screen.findByText('Words of the server.')).toBeTruthy();
  });

  test('is for people who can schedule: filers see no button, IT personnel no calendar', async () => {
    stubServer(...quiet);
    const first = show('/calendar', 'self_represented');
    await region('Upcoming Hearings');
    expect(screen.queryByRole('button', { name: 'Schedule New' })).toBeNull();
    first.unmount();
    show('/calendar', 'it_personnel');
    expect(await screen.findByText('You don’t have access to the calendar')).toBeTruthy();
  });
});

describe('judge availability', () => {
  test.each([
    ['out_of_office', 'Out of office', 'bad'],
    ['available', 'Available', 'ok'],
    ['in_hearing', 'In hearing', 'ok'],
    ['in_chambers', 'In chambers', 'ok'],
  ] as const)('%s is written %s, in the color %s, with an icon', async (status, words, tone) => {
    stubServer(
      listOf(),
      days(),
      answers(judges.listJudges, [aJudge({ availability_status: status })]),
      ...others.slice(1),
    );
    show();
    const shown = await within(await region('Judge Availability')).findByText(words);
    expect(shown.className).toContain(tone);
    expect(shown.querySelector('svg')).not.toBeNull();
  });

  test('is set by people with permission, and a refusal appears in the form', async () => {
    const refusal = { error: 'Said already.', code: 'availability_overlaps' as const };
    const asked = stubServer(...quiet, refuses(judges.setAvailability, 409, refusal));
    show();
    expect(await within(await region('Judge Availability')).findByText('Hon. B. Osei')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Change the availability of Hon. B. Osei' })).toBeNull();
    await click('Change the availability of Hon. A. Reyes');
    const dialog = await screen.findByRole('dialog', { name: 'Availability of Hon. A. Reyes' });
    await click('Save availability', dialog);
    expect(await within(dialog).findByText('Said already.')).toBeTruthy();
    expect(bodyOf(asked, '/scheduling/availability/')).toMatchObject({
      status: 'out_of_office',
      from: '2026-03-18T08:00',
      to: '2026-03-18T17:00',
    });
  });
});

describe('Schedule a hearing', () => {
  const open = async (...stubs: Parameters<typeof stubServer>) => {
    const asked = stubServer(...stubs, ...quiet);
    const view = show('/calendar?month=2026-03&day=2026-03-18');
    await click('Schedule New', await region('Upcoming Hearings'));
    return { ...view, asked, dialog: await screen.findByRole('dialog', { name: /^(Schedule|Request) a hearing$/ }) };
  };
  const set = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const fill = async (dialog: HTMLElement) => {
    set('Case number', 'PR-2026-0117');
    set('Case title', 'Estate of Lund');
    set('Case type', 'Probate');
    await within(dialog).findByRole('option', { name: 'Hon. B. Osei' });
    fireEvent.change(within(dialog).getByLabelText('Judge'), { target: { value: osei.id } });
    await within(dialog).findByRole('option', { name: 'Jury trial' });
    set('Event type', 'Jury trial');
    set('Hearing time', '09:30');
    set('Venue', 'Department 9');
  };
  const saved = { message: 'Hearing scheduled successfully', hearing: aHearing({ hearing_date: '2026-04-02' }) };

  test('a pasted case number fills in title, type, and counsel, even if the search results arrive later', async () => {
    const { dialog } = await open();
    const number = within(dialog).getByLabelText('Case number');
    await userEvent.click(number);
    await userEvent.paste('26-cv-00218');
    await waitFor(() => expect((within(dialog).getByLabelText('Case title') as HTMLInputElement).value).not.toBe(''));
    expect((number as HTMLInputElement).value).toBe('26CV00218');
  });

  test('names every missing field, and does not call the server', async () => {
    const { asked, dialog } = await open();
    await click('Schedule hearing', dialog);
    for (const words of [
      'Judge is required',
      'Case title is required',
      'Hearing time is required',
      'Venue is required',
    ])
      expect(await within(dialog).findByText(words)).toBeTruthy();
    expect(asked.every(({ method }) => method === 'GET')).toBe(true);
  });

  test('sends the judge by name and no empty mediator, shows a busy state, closes, and shows the day', async () => {
    let answer = (_reply: typeof saved) => {};
    const { asked, dialog, router } = await open(
      answers(contract.scheduleHearing, () => new Promise((resolve) => (answer = resolve))),
    );
    await fill(dialog);
    expect(within(dialog).getByText('Leave blank for the default (420 minutes).')).toBeTruthy();
    await click('Schedule hearing', dialog);
    expect(await within(dialog).findByRole('button', { name: 'Submitting...' })).toBeTruthy();
    await waitFor(() =>
      expect(bodyOf(asked, '/scheduling/hearing/')).toEqual({
        case_number: 'PR-2026-0117',
        case_title: 'Estate of Lund',
        case_type: 'Probate',
        judge: 'Hon. B. Osei',
        judge_id: osei.id,
        event_type: 'Jury trial',
        hearing_date: '2026-03-18',
        hearing_time: '09:30',
        venue: 'Department 9',
      }),
    );
    answer(saved);
    await screen.findByText('Hearing scheduled successfully');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.search).toBe('?month=2026-04&day=2026-04-02');
  });

  test('sends a named mediator', async () => {
    const { asked, dialog } = await open(answers(contract.scheduleHearing, saved));
    await fill(dialog);
    fireEvent.change(within(dialog).getByRole('combobox', { name: /^Mediator/ }), {
      target: { value: 'Pat Mediator' },
    });
    await click('Schedule hearing', dialog);
    await waitFor(() => expect(bodyOf(asked, '/scheduling/hearing/').mediator).toBe('Pat Mediator'));
  });

  test('takes title, type, judge, and counsel from the docket when the number is on it', async () => {
    const { asked, dialog } = await open(answers(contract.scheduleHearing, saved));
    await fill(dialog);
    set('Case number', '26cv00218');
    const title = within(dialog).getByLabelText('Case title') as HTMLInputElement;
    await waitFor(() => expect(title.value).toBe('Specimen v. Example Foods, Inc.'));
    expect(title.disabled).toBe(true);
    expect((within(dialog).getByLabelText('Ada Sample') as HTMLInputElement).checked).toBe(true);
    await userEvent.click(within(dialog).getByLabelText('Ada Sample'));
    await click('Schedule hearing', dialog);
    await waitFor(() =>
      expect(bodyOf(asked, '/scheduling/hearing/')).toMatchObject({ case_number: '26CV00218', attorney_ids: [] }),
    );
  });

  test('warns of counsel who would appear, as they are chosen', async () => {
    const warning = { code: 'not_active' as const, attorney: 'Ada Sample', status: 'Suspended', since: null };
    const { asked, dialog } = await open(answers(readCounselWarnings, { data: [warning] }));
    await fill(dialog);
    set('Case number', '26cv00218');
    await within(dialog).findByText('Ada Sample is not active on the day of the hearing: suspended.');
    const path = asked.find((one) => one.path.includes('counsel-warnings'))!.path;
    expect(path).toContain('case_number=26CV00218');
    expect(path).toContain('hearing_date=2026-03-18');
    expect(path).toContain('attorney_ids=7b0e6f0a-5a3e-4b8e-9a53-3f2f4b1b9f02');
    await userEvent.click(within(dialog).getByLabelText('Ada Sample'));
    await waitFor(() => expect(within(dialog).queryByText(/is not active on the day/)).toBeNull());
  });

  test('opens with the case that the search names, whose docket fills it in', async () => {
    stubServer(...quiet);
    const { router } = show('/calendar?schedule=26CV00218');
    const dialog = await screen.findByRole('dialog');
    const title = within(dialog).getByLabelText('Case title') as HTMLInputElement;
    await waitFor(() => expect(title.value).toBe('Specimen v. Example Foods, Inc.'));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('shows a conflict at its field with available times, which can be selected', async () => {
    const { asked, dialog } = await open(
      refuses(contract.scheduleHearing, 409, {
        error: 'This time is taken.',
        code: 'hearing_conflict',
        details: {
          fields: [{ field: 'judge', message: 'Hon. B. Osei is booked.' }],
          suggestions: [{ hearing_date: '2026-03-19', hearing_time: '14:15' }],
          overridable: false,
        },
      }),
    );
    await fill(dialog);
    await click('Schedule hearing', dialog);
    expect(await within(dialog).findByText('Hon. B. Osei is booked.')).toBeTruthy();
    expect((within(dialog).getByLabelText('Judge') as HTMLInputElement).getAttribute('aria-invalid')).toBe('true');
    expect((within(dialog).getByLabelText('Case title') as HTMLInputElement).value).toBe('Estate of Lund');
    await click('03/19/2026, 2:15 PM', dialog);
    expect(within(dialog).queryByText('Hon. B. Osei is booked.')).toBeNull();
    await click('Schedule hearing', dialog);
    await waitFor(() =>
      expect(bodyOf(asked, '/scheduling/hearing/')).toMatchObject({
        hearing_date: '2026-03-19',
        hearing_time: '14:15',
      }),
    );
  });

  test('requires a reason if the time is permitted with one', async () => {
    const { asked, dialog } = await open(
      refuses(contract.scheduleHearing, 409, {
        error: 'Not planned.',
        code: 'hearing_needs_reason',
        details: { fields: [{ field: 'hearing_date', message: 'Closed.' }], suggestions: [], overridable: true },
      }),
    );
    await fill(dialog);
    await click('Schedule hearing', dialog);
    fireEvent.change(await within(dialog).findByLabelText(/^Reason for this time/), { target: { value: 'Custody.' } });
    await click('Schedule hearing', dialog);
    await waitFor(() => expect(bodyOf(asked, '/scheduling/hearing/').override_reason).toBe('Custody.'));
  });

  test('is a request when an attorney opens it', async () => {
    stubServer(...quiet);
    show('/calendar', 'attorney');
    const upcoming = await region('Upcoming Hearings');
    expect(screen.queryByRole('button', { name: 'Schedule New' })).toBeNull();
    expect(screen.getAllByRole('button', { name: 'Request a hearing' })).toHaveLength(1);
    await click('Request a hearing', upcoming);
    const dialog = await screen.findByRole('dialog', { name: 'Request a hearing' });
    expect(within(dialog).getByRole('button', { name: 'Request hearing' })).toBeTruthy();
    expect(within(dialog).getByText(/until the clerk confirms your request/)).toBeTruthy();
  });
});

describe('a hearing', () => {
  const read = answers(contract.readHearing, hearing);
  const open = async (...stubs: Parameters<typeof stubServer>) => {
    const asked = stubServer(...stubs, read, ...quiet);
    const view = show(`/calendar?hearing=${hearing.id}`);
    return { ...view, asked, dialog: await screen.findByRole('dialog', { name: 'Motion hearing' }) };
  };

  test('opens from the address with its details, and closes', async () => {
    const { dialog, router } = await open();
    expect(within(dialog).getByText('03/17/2026, 9:00 AM PDT')).toBeTruthy();
    expect(within(dialog).getByText('20 minutes')).toBeTruthy();
    await click('Close', dialog);
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  test('is moved with a reason; only changed values are sent', async () => {
    const { asked, dialog } = await open(
      answers(contract.changeHearing, { message: 'Hearing moved successfully', hearing }),
    );
    await click('Change', dialog);
    const form = await screen.findByRole('dialog', { name: 'Change hearing in 26CV00218' });
    fireEvent.change(within(form).getByLabelText('Hearing time'), { target: { value: '14:00' } });
    await click('Save change', form);
    expect(await within(form).findByText('Reason is required')).toBeTruthy();
    fireEvent.change(within(form).getByLabelText('Reason'), { target: { value: 'Counsel is in trial.' } });
    await click('Save change', form);
    await screen.findByText('Hearing moved successfully');
    expect(bodyOf(asked, `/scheduling/hearings/${hearing.id}/`)).toEqual({
      version: 1,
      reason: 'Counsel is in trial.',
      hearing_time: '14:00',
    });
  });

  test('that someone else has changed shows its current state, and keeps the input', async () => {
    const current = aHearing({ hearing_time: '11:00', version: 2 });
    const { asked, dialog } = await open(
      refuses(contract.changeHearing, 409, {
        error: 'Changed meanwhile.',
        code: 'changed_meanwhile',
        details: { version: 2, current },
      }),
    );
    await click('Change', dialog);
    const form = await screen.findByRole('dialog', { name: 'Change hearing in 26CV00218' });
    fireEvent.change(within(form).getByLabelText('Hearing time'), { target: { value: '14:00' } });
    fireEvent.change(within(form).getByLabelText('Reason'), { target: { value: 'Trial.' } });
    await click('Save change', form);
    expect(await within(form).findByText(/It is now set for 03\/17\/2026 at 11:00 AM/)).toBeTruthy();
    expect((within(form).getByLabelText('Hearing time') as HTMLInputElement).value).toBe('14:00');
    await click('Save change', form);
    await waitFor(() => expect(bodyOf(asked, `/scheduling/hearings/${hearing.id}/`).version).toBe(2));
  });

  test('is canceled only with a reason', async () => {
    const { asked, dialog } = await open(answers(contract.cancelHearing, { message: 'Hearing canceled', hearing }));
    await click('Cancel hearing', dialog);
    const question = await screen.findByRole('dialog', { name: 'Cancel the hearing in 26CV00218?' });
    await click('Cancel hearing', question);
    expect(await within(question).findByText('Reason is required')).toBeTruthy();
    fireEvent.change(within(question).getByLabelText('Reason'), { target: { value: 'Settled.' } });
    await click('Cancel hearing', question);
    await screen.findByText('Hearing canceled');
    expect(bodyOf(asked, `/scheduling/hearings/${hearing.id}/cancel/`)).toEqual({ version: 1, reason: 'Settled.' });
  });

  test('that is continued opens the form for the new date', async () => {
    const { dialog } = await open(answers(contract.closeHearing, { message: 'Hearing continued', hearing }));
    await click('Continue hearing', dialog);
    const question = await screen.findByRole('dialog', { name: 'Continue the hearing in 26CV00218?' });
    fireEvent.change(within(question).getByLabelText('Reason'), { target: { value: 'Witness ill.' } });
    await click('Continue hearing', question);
    const form = await screen.findByRole('dialog', { name: 'Schedule a hearing' });
    expect((within(form).getByLabelText('Case number') as HTMLInputElement).value).toBe('26CV00218');
    expect((within(form).getByLabelText('Hearing date') as HTMLInputElement).value).toBe('');
  });

  test('is saved to a calendar with the token in the header', async () => {
    const { asked, dialog } = await open(answers(contract.exportHearing, {}));
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} });
    await click('Save to calendar', dialog);
    await waitFor(() => expect(asked.at(-1)?.path).toBe(`/api/scheduling/hearings/${hearing.id}/calendar.ics`));
    expect(asked.at(-1)?.headers.get('authorization')).toBe('Bearer token-of-dana');
  });
});

describe('the calendar', () => {
  test('is subscribed to at an address that is shown once, replaced, and revoked', async () => {
    const at = now.toISOString();
    const feed = { created_at: at, last_read_at: null };
    let current: typeof feed | null = null;
    const address = 'https://court.example/api/calendar-feeds/secret/calendar.ics';
    const asked = stubServer(
      ...quiet,
      answers(feeds.readCalendarFeed, () => ({ data: current })),
      answers(feeds.createCalendarFeed, () => {
        current = feed;
        return { message: 'Calendar address created', address, data: feed };
      }),
      answers(feeds.revokeCalendarFeed, () => {
        current = null;
        return { message: 'Calendar address revoked' };
      }),
    );
    show('/calendar', 'attorney');
    await click('Subscribe');
    const dialog = await screen.findByRole('dialog', { name: 'Subscribe to your calendar' });
    await within(dialog).findByText('You have no calendar address.');
    await click('Create address', dialog);
    expect((await within(dialog).findByLabelText<HTMLInputElement>('Calendar address')).value).toBe(address);
    const link = within(dialog).getByRole('link', { name: 'Open in calendar program' });
    expect(link.getAttribute('href')).toBe(address.replace('https', 'webcal'));
    await within(dialog).findByText(/Not read yet/);
    await click('Revoke address', dialog);
    await within(dialog).findByText('You have no calendar address.');
    expect(within(dialog).queryByLabelText('Calendar address')).toBeNull();
    expect(asked.filter(({ method }) => method !== 'GET').map(({ method }) => method)).toEqual(['POST', 'DELETE']);
  });
});

test('staff create an address for a courtroom, which is listed and revoked', async () => {
  const at = now.toISOString();
  const [, nine] = aCourtCalendar().courtrooms;
  const feed = { id: '7b0e6f0a-5a3e-4b8e-9a53-3f2f4b1b9aaa', name: nine!.name, created_at: at, last_read_at: null };
  const staffFeed = { ...feed, subject: 'courtroom' as const, subject_id: nine!.id, is_active: true };
  let current: feeds.StaffFeed[] = [];
  const address = 'https://court.example/api/calendar-feeds/secret/calendar.ics';
  const asked = stubServer(
    ...quiet,
    answers(feeds.readCalendarFeed, { data: null }),
    answers(feeds.listStaffFeeds, () => ({ data: current })),
    answers(feeds.createStaffFeed, () => {
      current = [staffFeed];
      return { message: 'Calendar address created', address, data: staffFeed };
    }),
    answers(feeds.revokeStaffFeed, () => {
      current = [];
      return { message: 'Calendar address revoked' };
    }),
  );
  show('/calendar');
  await click('Subscribe');
  const dialog = await screen.findByRole('dialog', { name: 'Subscribe to your calendar' });
  const part = await within(dialog).findByRole('region', { name: 'Calendars of judges, courtrooms, and attorneys' });
  fireEvent.change(within(part).getByLabelText('Calendar of a'), { target: { value: 'courtroom' } });
  await within(part).findByRole('option', { name: 'Department 9' });
  fireEvent.change(within(part).getByLabelText('Courtroom'), { target: { value: nine!.id } });
  await click('Create address for this calendar', part);
  expect((await within(part).findByLabelText<HTMLInputElement>('Calendar address')).value).toBe(address);
  expect(bodyOf(asked, '/scheduling/feeds/')).toEqual({ subject: 'courtroom', subject_id: nine!.id });
  await click('Revoke the address for Department 9', part);
  await waitFor(() => expect(within(part).queryByRole('table')).toBeNull());
});

describe('other views', () => {
  test('a week is a board of its court days, and the list is searched and paged by the server', async () => {
    const week = weekOf('2026-03-17').map((date, day) =>
      day % 6 === 0
        ? { date, closed: '', opens: null, closes: null }
        : { date, closed: null, opens: '08:00', closes: '17:00' },
    );
    const shown = answers(readCalendarBoard, aBoard([aBoardHearing()], { days: week }));
    const asked = stubServer(listOf(hearing), days(), shown, ...others);
    const { router } = show('/calendar?month=2026-03&day=2026-03-17');
    await click('Week');
    await screen.findByRole('heading', { name: 'Mar 15 to Mar 21' });
    const grid = await screen.findByRole('grid', { name: 'Calendar of Mar 15 to Mar 21' });
    const headers = within(grid).getAllByRole('columnheader');
    expect(headers.slice(0, 5).map((one) => one.textContent)).toEqual([
      'Monday, March 16, 2026',
      'Tuesday, March 17, 2026',
      'Wednesday, March 18, 2026',
      'Thursday, March 19, 2026',
      'Friday, March 20, 2026',
    ]);
    expect(headers).toHaveLength(5 + 5);
    await userEvent.click(screen.getByRole('switch', { name: 'Show departments without hearings' }));
    await waitFor(() => expect(within(grid).getAllByRole('columnheader')).toHaveLength(5 + 5 * 2));
    await click('List');
    await screen.findByRole('table', { name: 'Hearings' });
    fireEvent.change(screen.getByLabelText('Search by case number or title'), { target: { value: 'foods' } });
    await waitFor(() => expect(router.state.location.search).toContain('q=foods'));
    await waitFor(() => expect(asked.at(-1)?.path).toContain('page=1&per_page=25&q=foods'));
    await userEvent.click(screen.getByRole('switch', { name: 'Include past hearings' }));
    await waitFor(() => expect(asked.at(-1)?.path).toContain('from=1900-01-01&order=latest'));
  });

  test('the list is filtered by status, and pending requests link to it', async () => {
    const asked = stubServer(
      answers(contract.listHearings, ({ path }) => {
        const found = path.includes('status=requested') ? [aHearing({ status: 'requested' })] : [];
        return { results: { admin_hearings: found, total_hearings: found.length * 2, total_pages: 1 } };
      }),
      days(),
      ...others,
    );
    show();
    await userEvent.click(await screen.findByRole('link', { name: '2 hearing requests awaiting confirmation' }));
    const table = await screen.findByRole('table', { name: 'Hearings' });
    expect(within(table).getByText('Requested')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'cancelled' } });
    await waitFor(() => expect(asked.some(({ path }) => path.includes('per_page=25&q=&status=cancelled'))).toBe(true));
  });

  test('one judge’s calendar is requested by the judge’s ID', async () => {
    const asked = stubServer(...quiet);
    show(`/calendar?judge=${osei.id}`);
    await waitFor(() =>
      expect(asked.some(({ path }) => path.includes(`days/?from=`) && path.includes(osei.id))).toBe(true),
    );
  });
});

test('the next and previous months are correct for every month', () => {
  for (let month = '2025-01'; month < '2029-01'; month = shiftMonth(month, 1)) {
    expect(addDays(`${shiftMonth(month, 1)}-01`, -1).startsWith(month)).toBe(true);
  }
});
