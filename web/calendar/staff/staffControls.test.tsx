import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import * as court from '#contract/calendar';
import * as contract from '#contract/hearingStaff';
import * as judges from '#contract/judges';
import { addDays } from '#domain/days/days';
import { aCourtCalendar, aJudge } from '#web/testing/aHearing.ts';
import { aSession } from '#web/testing/aSession.ts';
import { aStaffPerson, staffDetails } from '#web/testing/aStaffPerson.ts';
import { renderApp } from '#web/testing/renderScreen.tsx';
import { answers, refuses, type Seen, stubServer } from '#web/testing/stubServer.ts';

const now = new Date('2026-03-16T16:00:00Z');
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
});

const person = aStaffPerson();
const path = `/calendar/people/${person.id}`;
const quiet = [answers(judges.listJudges, [aJudge()]), answers(court.readCourtCalendar, aCourtCalendar())];
const show = (address: string, role: 'clerk' | 'judge' | 'attorney' = 'clerk') =>
  renderApp(address, {
    signedInAs: aSession({
      ...{ role, judge_status: role === 'judge' ? 'verified' : null },
      ...{ expiry: now.getTime() + 9e6, idle_expiry: now.getTime() + 7e6 },
    }),
  });
const bodyOf = (asked: Seen[], method: string, address: string) =>
  JSON.parse(asked.findLast((seen) => seen.method === method && seen.path === `/api${address}`)?.body ?? 'null');
const lastRead = (asked: Seen[]) =>
  asked.findLast((seen) => seen.method === 'GET' && seen.path.startsWith('/api/scheduling/staff/'))?.path;
const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const enter = (within_: HTMLElement, label: string | RegExp, value: string) =>
  fireEvent.change(within(within_).getByLabelText(label), { target: { value } });

describe('the list', () => {
  const listed: contract.ListedStaff = { ...person, state: 'in_hearing', until: '10:00', hearings_ahead: 3 };

  test('is filtered by language and name, links to each person, and says that no one matches', async () => {
    const asked = stubServer(
      ...quiet,
      answers(contract.listStaff, ({ path: address }) => ({
        data: address.includes('q=Moss') ? [] : [listed],
        languages: ['Mandarin', 'Spanish'],
      })),
    );
    show('/calendar/people');
    const link = await screen.findByRole('link', { name: 'Ana Ruiz' });
    expect(link.getAttribute('href')).toBe(path);
    await userEvent.selectOptions(screen.getByLabelText('Language'), 'Mandarin');
    await vi.waitFor(() => expect(lastRead(asked)).toContain('language=Mandarin'));
    await userEvent.type(screen.getByLabelText('Search by name'), 'Moss');
    await screen.findByText('No one on the list matches.');
    expect(lastRead(asked)).toContain('q=Moss');
  });

  test('has no button for judges, who read it', async () => {
    stubServer(...quiet, answers(contract.listStaff, { data: [listed], languages: [] }));
    show('/calendar/people', 'judge');
    await screen.findByRole('link', { name: 'Ana Ruiz' });
    expect(screen.queryByRole('button', { name: 'Add person' })).toBeNull();
  });
});

describe('the form of a person', () => {
  test('asks for what each role has, and sends that alone', async () => {
    const asked = stubServer(
      ...quiet,
      answers(contract.listStaff, { data: [], languages: [] }),
      answers(contract.addStaff, { message: 'Sam Stone added', id: person.id }),
    );
    show('/calendar/people');
    await click('Add person');
    const dialog = await screen.findByRole('dialog', { name: 'Add a person' });
    const form = within(dialog);
    enter(dialog, 'Language', 'Spanish');
    await userEvent.selectOptions(form.getByLabelText('Role'), 'Mediator');
    expect(form.queryByLabelText('Language')).toBeNull();
    await userEvent.click(form.getByRole('checkbox', { name: 'Probate' }));
    await userEvent.selectOptions(form.getByLabelText('Role'), 'Court reporter');
    expect(form.queryByRole('checkbox', { name: 'Probate' })).toBeNull();
    enter(dialog, 'Name', 'Sam Stone');
    enter(dialog, /^License number/, 'CSR 1');
    await userEvent.selectOptions(form.getByLabelText('Employment'), 'Employee');
    await userEvent.selectOptions(form.getByLabelText('Booked for'), 'The morning or the afternoon');
    enter(dialog, /^Email/, 'stone@example.org');
    enter(dialog, /^Phone/, '555-0100');
    enter(dialog, /^Qualifications/, ' Realtime \n\nMedical terms');
    enter(dialog, /^Note/, 'Mornings preferred');
    await userEvent.click(form.getByRole('button', { name: 'Add person' }));
    await vi.waitFor(() =>
      expect(bodyOf(asked, 'POST', '/scheduling/staff/')).toEqual({
        ...{ kind: 'reporter', name: 'Sam Stone', employment: 'employee', booking_unit: 'half_day', active: true },
        ...{ languages: [], case_types: [], license_number: 'CSR 1', email: 'stone@example.org', phone: '555-0100' },
        ...{ qualifications: ['Realtime', 'Medical terms'], note: 'Mornings preferred' },
      }),
    );
  });

  test('changes languages and whether the person takes on hearings, from the version that was read', async () => {
    const asked = stubServer(
      ...quiet,
      answers(contract.readStaff, staffDetails()),
      answers(contract.changeStaff, { message: 'Ana Ruiz saved' }),
    );
    show(path);
    await click('Change');
    const dialog = await screen.findByRole('dialog', { name: 'Change Ana Ruiz' });
    const form = within(dialog);
    expect((form.getByLabelText('Role') as HTMLSelectElement).disabled).toBe(true);
    await userEvent.click(form.getByRole('button', { name: 'Add language' }));
    const [, second] = form.getAllByLabelText('Language');
    fireEvent.change(second!, { target: { value: 'American Sign Language' } });
    await userEvent.selectOptions(form.getAllByLabelText('Level')[1]!, 'Registered');
    await userEvent.selectOptions(form.getAllByLabelText('Spoken or sign')[1]!, 'Sign');
    await userEvent.click(form.getByRole('button', { name: 'Remove language Spanish' }));
    await userEvent.click(form.getByRole('checkbox', { name: 'Takes on hearings' }));
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await screen.findByText('Ana Ruiz saved');
    expect(bodyOf(asked, 'PUT', `/scheduling/staff/${person.id}/`)).toMatchObject({
      languages: [{ language: 'American Sign Language', level: 'registered', mode: 'sign' }],
      ...{ version: 3, active: false, name: 'Ana Ruiz', booking_unit: 'half_hour' },
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the screen of a person', () => {
  test('goes to other weeks and back to this one', async () => {
    const { week } = staffDetails();
    stubServer(
      ...quiet,
      answers(contract.readStaff, ({ path: address }) => {
        const from = new URLSearchParams(address.split('?')[1]).get('from')!;
        return staffDetails({ week: week.map((day, n) => ({ ...day, date: addDays(from, n) })) });
      }),
    );
    show(path);
    await screen.findByRole('heading', { name: /Mar 15 to Mar 21/ });
    await click('Next week');
    await screen.findByRole('heading', { name: /Mar 22 to Mar 28/ });
    await click('Previous week');
    await screen.findByRole('heading', { name: /Mar 15 to Mar 21/ });
    await click('Previous week');
    await screen.findByRole('heading', { name: /Mar 8 to Mar 14/ });
    await click('This week');
    await screen.findByRole('heading', { name: /Mar 15 to Mar 21/ });
  });

  test('adds a time away, by a preset of the day, and removes it; a refusal is shown', async () => {
    const away = { id: '7b0e6f0a-5a3e-4b8e-9a53-3f2f4b1b9ab4', status: 'away' as const, note: 'Conference' };
    const periods = [{ ...away, from: '2026-03-18T12:00', to: '2026-03-18T17:00' }];
    const none = { hearings_outside: 0, outside: [] };
    const asked = stubServer(
      ...quiet,
      answers(contract.readStaff, staffDetails({ periods })),
      answers(contract.addStaffPeriod, { message: 'Ana Ruiz: availability saved', ...none }),
      refuses(contract.removeStaffPeriod, 404, { error: 'This entry no longer exists', code: 'not_found' } as never),
    );
    show(path);
    await screen.findByText('Away: Conference');
    await click('Add time');
    const dialog = await screen.findByRole('dialog', { name: 'Availability of Ana Ruiz' });
    const form = within(dialog);
    enter(dialog, 'From', '2026-03-18T08:00');
    await userEvent.click(form.getByRole('button', { name: 'Afternoon' }));
    enter(dialog, /^Note/, 'Conference');
    await userEvent.click(form.getByRole('button', { name: 'Add time' }));
    await screen.findByText('Ana Ruiz: availability saved');
    expect(bodyOf(asked, 'POST', `/scheduling/staff/${person.id}/periods/`)).toMatchObject({
      ...{ status: 'away', from: '2026-03-18T12:00', to: '2026-03-18T17:00', note: 'Conference' },
    });
    await click('Add time');
    const again = await screen.findByRole('dialog', { name: 'Availability of Ana Ruiz' });
    await userEvent.selectOptions(within(again).getByLabelText('Status'), 'Additionally available');
    await userEvent.click(within(again).getByRole('button', { name: 'All day' }));
    await userEvent.click(within(again).getByRole('button', { name: 'Add time' }));
    await vi.waitFor(() =>
      expect(bodyOf(asked, 'POST', `/scheduling/staff/${person.id}/periods/`)).toMatchObject({
        ...{ status: 'available', from: '2026-03-16T08:00', to: '2026-03-16T17:00' },
      }),
    );
    await userEvent.click(await screen.findByRole('button', { name: /^Remove Wednesday, March 18/ }));
    await screen.findByText('This entry no longer exists');
    expect(asked.findLast(({ method }) => method === 'DELETE')?.path).toBe(`/api/scheduling/staff-periods/${away.id}/`);
  });

  test('adds hours of the afternoon until a last day', async () => {
    const asked = stubServer(
      ...quiet,
      answers(contract.readStaff, staffDetails({ hours: [] })),
      answers(contract.addStaffHours, { message: 'Ana Ruiz: availability saved', hearings_outside: 0, outside: [] }),
    );
    show(path);
    await screen.findByText('Available in the court’s hours.');
    await click('Add hours');
    const dialog = await screen.findByRole('dialog', { name: 'Recurring hours of Ana Ruiz' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Afternoon' }));
    enter(dialog, 'First day', '2026-04-01');
    enter(dialog, /^Last day/, '2026-06-30');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add hours' }));
    await screen.findByText('Ana Ruiz: availability saved');
    expect(bodyOf(asked, 'POST', `/scheduling/staff/${person.id}/hours/`)).toMatchObject({
      ...{ from: '12:00', to: '17:00', valid_from: '2026-04-01', valid_until: '2026-06-30' },
    });
    expect(screen.queryByRole('link', { name: 'Reschedule these hearings' })).toBeNull();
  });

  test('has no controls for judges, and nothing for attorneys', async () => {
    const asked = stubServer(...quiet, answers(contract.readStaff, staffDetails({ can_manage: false })));
    show(path, 'judge');
    await screen.findByText('PR-1, Lund, 9:00 AM to 9:30 AM');
    for (const name of ['Change', 'Add hours', 'Add time', /^Remove/]) {
      expect(screen.queryByRole('button', { name })).toBeNull();
    }
    const before = asked.length;
    show(path, 'attorney');
    await screen.findByText('You don’t have access to this list');
    expect(asked.slice(before).some(({ path: address }) => address.includes('/scheduling/staff/'))).toBe(false);
  });
});
