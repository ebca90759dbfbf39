import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import * as court from '#contract/calendar';
import * as contract from '#contract/hearingStaff';
import * as hearings from '#contract/hearings';
import * as judges from '#contract/judges';
import { aCourtCalendar, aHearing, aJudge } from '#web/testing/aHearing.ts';
import { aSession } from '#web/testing/aSession.ts';
import { aStaffPerson, staffDetails } from '#web/testing/aStaffPerson.ts';
import { renderApp } from '#web/testing/renderScreen.tsx';
import { answers, refuses, type Seen, stubServer } from '#web/testing/stubServer.ts';

const now = new Date('2026-03-16T16:00:00Z');
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
});

const person = aStaffPerson();
const details = staffDetails();
const listed: contract.ListedStaff[] = [
  { ...person, state: 'available', until: '12:00', hearings_ahead: 3 },
  {
    ...{ ...person, id: '7b0e6f0a-5a3e-4b8e-9a53-3f2f4b1b9ab2', kind: 'mediator', name: 'Pat Moss', languages: [] },
    ...{ state: 'away', until: null, hearings_ahead: 0 },
  },
  {
    ...{ ...person, id: '7b0e6f0a-5a3e-4b8e-9a53-3f2f4b1b9ab4', kind: 'reporter', name: 'Sam Stone', languages: [] },
    ...{ license_number: '00417', state: 'away', until: '13:00', hearings_ahead: 0 },
  },
];
const list = { data: listed, languages: ['Spanish'] };
/** The hearings ahead for which the person is not available. */
const outside = ['7b0e6f0a-5a3e-4b8e-9a53-3f2f4b1b9ad1', '7b0e6f0a-5a3e-4b8e-9a53-3f2f4b1b9ad2'];
const quiet = [answers(judges.listJudges, [aJudge()]), answers(court.readCourtCalendar, aCourtCalendar())];
const show = (path: string, role: 'clerk' | 'attorney' = 'clerk') =>
  renderApp(path, {
    signedInAs: aSession({ role, expiry: now.getTime() + 9e6, idle_expiry: now.getTime() + 7e6 }),
  });
const bodyOf = (asked: Seen[], method: string, path: string) =>
  JSON.parse(asked.findLast((seen) => seen.method === method && seen.path === `/api${path}`)?.body ?? 'null');

test('the list has the state of each person now, and is filtered in the address', async () => {
  const asked = stubServer(...quiet, answers(contract.listStaff, list));
  show('/calendar/people?language=Spanish');
  const table = await screen.findByRole('table', { name: 'People' });
  expect(within(table).getByText('Available until 12:00 PM')).toBeTruthy();
  expect(within(table).getByText('Spanish (certified)')).toBeTruthy();
  expect(within(table).getByText('License 00417')).toBeTruthy();
  expect(within(table).getByText('Not available today')).toBeTruthy();
  await userEvent.selectOptions(screen.getByLabelText('Role'), 'Interpreters');
  expect(asked.at(-1)?.path).toMatch(/language=Spanish.*kind=interpreter|kind=interpreter.*language=Spanish/);
});

test('it says what is missing, that it failed, and that it is not for attorneys', async () => {
  stubServer(...quiet, answers(contract.listStaff, { ...list, data: [] }));
  show('/calendar/people');
  await screen.findByText('No people yet');
  stubServer(
    ...quiet,
    refuses(contract.listStaff, 500, { error: 'An unexpected error occurred', code: 'unexpected' } as never),
  );
  show('/calendar/people?q=x');
  await screen.findByText('An unexpected error occurred');
  show('/calendar/people', 'attorney');
  await screen.findByText('You don’t have access to this list');
});

test('an interpreter is added with languages; problems are at their fields', async () => {
  const asked = stubServer(
    ...quiet,
    answers(contract.listStaff, list),
    answers(contract.addStaff, { message: 'Lin Wu added', id: person.id }),
  );
  show('/calendar/people');
  await userEvent.click(await screen.findByRole('button', { name: 'Add person' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add a person' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Add person' }));
  await within(dialog).findByText('Language is required');
  expect(within(dialog).getByText('Name is required')).toBeTruthy();
  await userEvent.type(within(dialog).getByLabelText('Name'), 'Lin Wu');
  await userEvent.type(within(dialog).getByLabelText('Language'), 'Mandarin');
  await userEvent.selectOptions(within(dialog).getByLabelText('Level'), 'Registered');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Add person' }));
  await vi.waitFor(() =>
    expect(bodyOf(asked, 'POST', '/scheduling/staff/')).toMatchObject({
      ...{ kind: 'interpreter', name: 'Lin Wu' },
      languages: [{ language: 'Mandarin', level: 'registered', mode: 'spoken' }],
    }),
  );
});

test('a person has a week in words, and hours are added for mornings; hearings outside are counted', async () => {
  const asked = stubServer(
    ...quiet,
    answers(contract.readStaff, details),
    answers(contract.addStaffHours, { message: 'Ana Ruiz: availability saved', hearings_outside: 2, outside }),
    answers(contract.removeStaffHours, { message: 'Ana Ruiz: hours removed', hearings_outside: 0, outside: [] }),
  );
  show(`/calendar/people/${person.id}`);
  await screen.findByText('PR-1, Lund, 9:00 AM to 9:30 AM');
  expect(screen.getAllByText('Available 8:00 AM to 12:00 PM').length).toBe(7);
  expect(screen.getByText('Monday and Tuesday, 8:00 AM to 12:00 PM')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Add hours' }));
  const dialog = await screen.findByRole('dialog', { name: 'Recurring hours of Ana Ruiz' });
  await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Friday' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Morning' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Add hours' }));
  await screen.findByText(/not available for 2 hearings ahead/);
  expect(bodyOf(asked, 'POST', `/scheduling/staff/${person.id}/hours/`)).toMatchObject({
    ...{ weekdays: [1, 2, 3, 4], from: '08:00', to: '12:00', valid_from: '2026-03-16', valid_until: null },
  });
  const link = screen.getByRole('link', { name: 'Reschedule these hearings' });
  const chosen = `/calendar/reschedule?cause=person&hearings=${outside.join('%2C')}`;
  expect(link.getAttribute('href')).toBe(chosen);
  await userEvent.click(screen.getByRole('button', { name: 'Remove Monday and Tuesday, 8:00 AM to 12:00 PM' }));
  await screen.findByText('Ana Ruiz: hours removed');
  expect(asked.findLast(({ method }) => method === 'DELETE')?.path).toBe(
    `/api/scheduling/staff-hours/${details.hours[0]!.id}/`,
  );
  expect(screen.queryByText(/not available for 2 hearings ahead/)).toBeNull();
});

test('a hearing’s interpreter is chosen from suggestions with the keyboard, and any name is accepted', async () => {
  const hearing = { ...aHearing(), interpreter: null };
  const asked = stubServer(
    ...quiet,
    answers(hearings.readHearing, hearing),
    answers(hearings.listHearings, { results: { admin_hearings: [hearing], total_hearings: 1, total_pages: 1 } }),
    answers(hearings.changeHearing, { message: 'Hearing updated successfully', hearing }),
    answers(contract.suggestStaff, {
      ...{ language: 'Spanish', needed: ['Spanish'], languages: ['Mandarin', 'Spanish'] },
      data: [
        { id: person.id, name: 'Ana Ruiz', suitable: true, reasons: ['Available at this time', 'Spanish, certified'] },
        {
          id: listed[1]!.id,
          name: 'Leo Garcia',
          suitable: false,
          reasons: ['Interprets PR-1, Lund, 9:00 AM to 9:30 AM'],
        },
      ],
    }),
  );
  show(`/calendar?view=list&hearing=${hearing.id}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Change' }));
  const field = await screen.findByRole('combobox', { name: /Interpreter/ });
  await screen.findByText('Needed in this case: Spanish.');
  expect((screen.getByLabelText('Language to interpret') as HTMLSelectElement).value).toBe('Spanish');
  field.focus();
  await userEvent.keyboard('{ArrowDown}');
  const options = await screen.findAllByRole('option');
  expect(options.map((one) => one.textContent)).toContain('Ana RuizAvailable at this time; Spanish, certified');
  await userEvent.keyboard('{Enter}');
  expect((field as HTMLInputElement).value).toBe('Ana Ruiz');
  const reporter = screen.getByRole('combobox', { name: /Court reporter/ });
  await userEvent.type(reporter, 'Sam Stone');
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'Interpreter assigned' } });
  await userEvent.selectOptions(screen.getByLabelText('Language to interpret'), 'Mandarin');
  await vi.waitFor(() =>
    expect(
      asked
        .filter(({ path }) => path.endsWith('/suggestions/'))
        .map(({ body }) => JSON.parse(body) as { kind: string; language?: string })
        .filter(({ kind }) => kind === 'interpreter')
        .at(-1)?.language,
    ).toBe('Mandarin'),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save change' }));
  await vi.waitFor(() =>
    expect(bodyOf(asked, 'PUT', `/scheduling/hearings/${hearing.id}/`)).toMatchObject({
      ...{ interpreter: 'Ana Ruiz', reporter: 'Sam Stone' },
    }),
  );
});
