import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import * as court from '#contract/calendar';
import { listHearings } from '#contract/hearings';
import { aCourtCalendar, aHearing } from '#web/testing/aHearing.ts';
import { aSession } from '#web/testing/aSession.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { answers, refuses, type Seen, stubServer } from '#web/testing/stubServer.ts';
import { CourtCalendarSettings } from './CourtCalendarSettings.tsx';

const show = () => renderScreen(<CourtCalendarSettings />, { signedInAs: aSession({ role: 'court_administrator' }) });
const calendar = answers(court.readCourtCalendar, aCourtCalendar());
const region = (name: string) => screen.findByRole('region', { name });
const click = async (name: string, within_: HTMLElement = document.body) =>
  userEvent.click(await within(within_).findByRole('button', { name }));
const sent = (asked: Seen[]) => asked.findLast(({ method }) => method !== 'GET');
const done = { message: 'Done' };

describe('the court’s calendar in the settings', () => {
  test('is visible to everyone, and changed only by the administrator', async () => {
    stubServer(answers(court.readCourtCalendar, aCourtCalendar({ can_manage: false })));
    show();
    expect(await within(await region('Courtrooms')).findByText('Department 9')).toBeTruthy();
    expect(await screen.findByText('Only a court administrator can change these settings.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Add|Change|Remove|Save|Withdraw/ })).toBeNull();
  });

  test('adds a courtroom; a name in use is reported in the form, and no input is lost', async () => {
    const asked = stubServer(
      calendar,
      refuses(court.addCourtroom, 409, { error: 'That name is taken.', code: 'courtroom_name_taken' }),
    );
    show();
    await click('Add courtroom', await region('Courtrooms'));
    const dialog = await screen.findByRole('dialog', { name: 'Add courtroom' });
    await click('Save', dialog);
    expect(await within(dialog).findByText('Name is required')).toBeTruthy();
    fireEvent.change(within(dialog).getByLabelText('Name'), { target: { value: 'Department 4' } });
    await click('Save', dialog);
    expect(await within(dialog).findByText('That name is taken.')).toBeTruthy();
    expect((within(dialog).getByLabelText('Name') as HTMLInputElement).value).toBe('Department 4');
    expect(JSON.parse(sent(asked)!.body)).toEqual({
      ...{ name: 'Department 4', location: '', seats: '', remote_url: '', active: true },
    });
  });

  test('changes an event type with its base version', async () => {
    const asked = stubServer(calendar, answers(court.changeEventType, done));
    show();
    await click('Change Jury trial', await region('Event types'));
    const dialog = await screen.findByRole('dialog', { name: 'Change Jury trial' });
    fireEvent.change(within(dialog).getByLabelText('Minutes'), { target: { value: '480' } });
    await userEvent.click(within(dialog).getByLabelText('Available for hearings'));
    await userEvent.selectOptions(within(dialog).getByLabelText('Priority'), '3 times as much');
    await click('Save', dialog);
    await screen.findByText('Done');
    expect(JSON.parse(sent(asked)!.body)).toEqual({
      name: 'Jury trial',
      duration_minutes: '480',
      held_in_sitting: false,
      priority: '3',
      active: false,
      version: 3,
    });
  });

  test('hearing types of the pack are added as event types', async () => {
    const offer = { id: 'jury_trial', name: 'Jury trial', usual_minutes: 2400, duration_minutes: 480 };
    const asked = stubServer(
      calendar,
      answers(court.listOfferedEventTypes, { offered: [offer] }),
      answers(court.addOfferedEventTypes, done),
    );
    show();
    await click('Add from the pack', await region('Event types'));
    const dialog = await screen.findByRole('dialog', { name: 'Add event types from the pack' });
    await click('Add selected', dialog);
    await within(dialog).findByText('Choose at least one event type.');
    const label = 'Jury trial, 480 minutes a day (usually 5 court days)';
    await userEvent.click(await within(dialog).findByLabelText(label));
    await click('Add selected', dialog);
    await screen.findByText('Done');
    expect(JSON.parse(sent(asked)!.body)).toEqual({ ids: ['jury_trial'] });
  });

  test('removes a courtroom only after a confirmation, and shows why one remains', async () => {
    const asked = stubServer(
      calendar,
      refuses(court.removeCourtroom, 409, { error: 'Hearings were held there.', code: 'courtroom_in_use' }),
    );
    show();
    await click('Remove Department 4', await region('Courtrooms'));
    expect(asked.every(({ method }) => method === 'GET')).toBe(true);
    await click('Remove', await screen.findByRole('alertdialog', { name: 'Remove Department 4?' }));
    await screen.findByText('Hearings were held there.');
  });

  test('sets the hours of the open days, and reports a day whose end is before its beginning', async () => {
    const asked = stubServer(calendar, answers(court.setHours, done));
    show();
    const hours = await region('Court hours');
    await userEvent.click(within(hours).getByRole('checkbox', { name: 'Friday' }));
    const friday = within(hours).getByRole('group', { name: 'Friday' });
    fireEvent.change(within(friday).getByLabelText('Closes'), { target: { value: '07:00' } });
    await click('Save hours', hours);
    expect(await within(friday).findByText('The closing time must be after the opening time')).toBeTruthy();
    fireEvent.change(within(friday).getByLabelText('Closes'), { target: { value: '12:00' } });
    await click('Save hours', hours);
    await screen.findByText('Done');
    expect(JSON.parse(sent(asked)!.body).hours).toEqual([
      { weekday: 1, opens: '08:00', closes: '17:00' },
      { weekday: 5, opens: '08:00', closes: '12:00' },
    ]);
  });

  test('closes the court by order and shows what it moved; statutory holidays cannot be withdrawn', async () => {
    const closed = { message: 'Closed', hearings_within: 2, deadlines_moved: 3, filing_dates_changed: 0 };
    const affected = { admin_hearings: [aHearing({ hearing_date: '2026-12-24' })], total_hearings: 1, total_pages: 1 };
    const asked = stubServer(calendar, answers(listHearings, { results: affected }), answers(court.addClosure, closed));
    show();
    const panel = await region('Court closures');
    fireEvent.change(within(panel).getByLabelText('Year'), { target: { value: '2026' } });
    expect(await within(panel).findByText('Cesar Chavez Day')).toBeTruthy();
    expect(within(panel).getAllByRole('button', { name: /^Withdraw the closure/ })).toHaveLength(1);
    expect(within(panel).getByText('Holidays under Cal. Code Civ. Proc. § 135')).toBeTruthy();
    await click('Add closure', panel);
    const dialog = await screen.findByRole('dialog', { name: 'Add closure' });
    const type = (label: string, value: string) =>
      fireEvent.change(within(dialog).getByLabelText(new RegExp(`^${label}`)), { target: { value } });
    type('Date', '2026-12-24');
    const link = await within(dialog).findByRole('link', { name: new RegExp(aHearing().case_number) });
    expect(link.getAttribute('href'), 'the hearings are shown before the court is closed').toMatch(
      /^\/calendar\?view=day&day=2026-12-24&hearing=|^\/calendar\?day=2026-12-24&hearing=/,
    );
    within(dialog).getByText(/^1 hearing \(.*\) must be rescheduled/);
    type('Last day', '2026-12-23');
    type('Holiday or reason', 'Christmas Eve');
    await click('Save', dialog);
    expect(await within(dialog).findByText('The last day cannot be before the first')).toBeTruthy();
    type('Last day', '2026-12-26');
    type('Closed by', 'county');
    type('Order', 'Commissioners Court Order 2026-11');
    await click('Save', dialog);
    expect(await screen.findByText(/3 deadlines moved/)).toBeTruthy();
    expect(JSON.parse(sent(asked)!.body)).toMatchObject({
      ...{ closed_on: '2026-12-24', closed_until: '2026-12-26', name: 'Christmas Eve', declared_by: 'county' },
      ...{ order_citation: 'Commissioners Court Order 2026-11', extends_deadlines: true },
    });
  });

  test('shows the filing dates that a closure declared later changes, and sends their confirmed number', async () => {
    const changed = {
      ...{ case_id: '5c1d1a52-1f0a-4f0e-8b55-0f4a2f1d0c35', case_number: '26CV00412', case_title: 'Sample v. Example' },
      ...{ entry: 3, document: 'Answer.pdf', filed_on: '2026-03-03', new_filed_on: '2026-03-04' },
      deadlines: [{ action: 'Disclosures', due_date: '2026-04-02', new_due_date: '2026-04-03' }],
    };
    const none = { admin_hearings: [], total_hearings: 0, total_pages: 1 };
    const closed = { message: 'Closed', hearings_within: 0, deadlines_moved: 1, filing_dates_changed: 1 };
    const asked = stubServer(
      calendar,
      answers(listHearings, { results: none }),
      answers(court.readClosureEffects, { results: [changed], total: 1 }),
      answers(court.addClosure, closed),
    );
    show();
    await click('Add closure', await region('Court closures'));
    const dialog = await screen.findByRole('dialog', { name: 'Add closure' });
    fireEvent.change(within(dialog).getByLabelText(/^Date/), { target: { value: '2026-03-03' } });
    fireEvent.change(within(dialog).getByLabelText(/^Holiday or reason/), { target: { value: 'Flood' } });
    await within(dialog).findByText('03/03/2026 → 03/04/2026');
    within(dialog).getByText('Disclosures: 04/02/2026 → 04/03/2026');
    await userEvent.click(within(dialog).getByRole('checkbox', { name: /^Change 1 filing date/ }));
    await click('Save', dialog);
    expect(await screen.findByText(/1 filing date changed/)).toBeTruthy();
    expect(JSON.parse(sent(asked)!.body)).toMatchObject({ closed_on: '2026-03-03', confirmed_changes: 1 });
  });

  test('shows the date of each hearing that a closure of several days affects', async () => {
    const affected = { admin_hearings: [aHearing({ hearing_date: '2026-12-24' })], total_hearings: 1, total_pages: 1 };
    stubServer(calendar, answers(listHearings, { results: affected }));
    show();
    await click('Add closure', await region('Court closures'));
    const dialog = await screen.findByRole('dialog', { name: 'Add closure' });
    fireEvent.change(within(dialog).getByLabelText(/^Date/), { target: { value: '2026-12-23' } });
    fireEvent.change(within(dialog).getByLabelText(/^Last day/), { target: { value: '2026-12-26' } });
    await within(dialog).findByRole('link', { name: /^12\/24\/2026, / });
  });

  test('withdraws a closure only after a warning that deadlines move back', async () => {
    const asked = stubServer(
      calendar,
      answers(court.removeClosure, { message: 'Open', deadlines_moved: 1, filing_dates_changed: 0 }),
    );
    show();
    const panel = await region('Court closures');
    fireEvent.change(within(panel).getByLabelText('Year'), { target: { value: '2026' } });
    await userEvent.click(await within(panel).findByRole('button', { name: /^Withdraw the closure/ }));
    const question = await screen.findByRole('alertdialog', { name: 'Withdraw “Water damage”?' });
    expect(question.textContent).toContain('recomputed');
    expect(asked.every(({ method }) => method === 'GET')).toBe(true);
    await click('Withdraw', question);
    expect(await screen.findByText(/1 deadline moved/)).toBeTruthy();
  });
});
