import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import * as court from '#contract/calendar';
import * as board from '#contract/calendarBoard';
import { readCounselWarnings } from '#contract/hearingChecks';
import * as contract from '#contract/hearings';
import * as judges from '#contract/judges';
import { aBoard, aBoardHearing, aPlacement } from '#web/testing/aBoard.ts';
import { aCourtCalendar, aHearing, aJudge } from '#web/testing/aHearing.ts';
import { aSession } from '#web/testing/aSession.ts';
import { renderApp } from '#web/testing/renderScreen.tsx';
import { answers, refuses, type Seen, stubServer } from '#web/testing/stubServer.ts';

const now = new Date('2026-03-17T16:00:00Z');
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
});

const empty = { results: { admin_hearings: [], total_hearings: 0, total_pages: 0 } };
const others = [
  answers(contract.listHearings, empty),
  answers(judges.listJudges, [aJudge()]),
  answers(court.readCourtCalendar, aCourtCalendar()),
  answers(court.listSittings, { data: [] }),
];
const show = (
  shown: board.CalendarBoard,
  role: 'clerk' | 'attorney' = 'clerk',
  query = '&empty=yes',
  ...more: Parameters<typeof stubServer>
) => {
  const asked = stubServer(
    ...more,
    answers(board.readCalendarBoard, shown),
    answers(board.readPlacementFacts, aPlacement()),
    ...others,
  );
  const signedInAs = aSession({ role, expiry: now.getTime() + 9e6, idle_expiry: now.getTime() + 7e6 });
  return { asked, ...renderApp(`/calendar?view=day&day=2026-03-17${query}`, { signedInAs }) };
};
const block = (name: RegExp) => screen.findByRole('button', { name });
const sent = (asked: Seen[]) => asked.find(({ method }) => method === 'PUT');
const isSaid = (text: RegExp) =>
  waitFor(() =>
    expect([...document.querySelectorAll('[aria-live=assertive]')].map((one) => one.textContent).join()).toMatch(text),
  );

describe('the board', () => {
  test('has a column for each courtroom, and one for hearings without, with flags in words', async () => {
    show(
      aBoard([
        aBoardHearing({ interpreter_unconfirmed: true }),
        aBoardHearing({
          id: '7b0e6f0a-5a3e-4b8e-9a53-3f2f4b1b9a02',
          courtroom_id: null,
          venue: 'Room 210',
          status: 'requested',
        }),
      ]),
    );
    const grid = await screen.findByRole('grid', { name: 'Calendar of Tuesday, March 17, 2026' });
    expect(
      within(grid)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual([...['Department 4', 'Department 9', 'No courtroom']]);
    expect(await block(/^9:00 AM to 9:30 AM, Motion hearing, 26CV00218 .*, interpreter not confirmed$/)).toBeTruthy();
    expect(await block(/Room 210 .*, Requested, no courtroom, not confirmed by the clerk$/)).toBeTruthy();
  });

  test('has judges as columns, kept in the address, with their absences, and marks hearings in them', async () => {
    const away = {
      judge_id: aJudge().id,
      status: 'out_of_office' as const,
      date: '2026-03-17',
      from: '08:00',
      to: '12:00',
    };
    const { router } = show(aBoard([aBoardHearing()], { periods: [away] }));
    await block(/judge out of office$/);
    await userEvent.click(screen.getByRole('button', { name: 'Judges' }));
    expect(router.state.location.search).toContain('by=judge');
    const headers = await screen.findAllByRole('columnheader');
    expect(headers.map(({ textContent }) => textContent)).toEqual(['Hon. A. Reyes', 'Hon. B. Osei']);
    expect(screen.getByText('Out of office')).toBeTruthy();
  });

  test('draws a calendar call with its matters, and why the court is closed', async () => {
    const call = {
      ...{
        id: '7b0e6f0a-5a3e-4b8e-9a53-3f2f4b1b9d09',
        title: 'Law and motion',
        judge: 'Hon. A. Reyes',
        venue: 'Department 4',
      },
      ...{ judge_id: aJudge().id, courtroom_id: aCourtCalendar().courtrooms[0]!.id, capacity: 12, called: 1 },
      ...{ starts_at: '2026-03-17T16:00:00.000Z', ends_at: '2026-03-17T18:00:00.000Z' },
      ...{ sitting_date: '2026-03-17', from: '09:00', to: '11:00' },
    };
    const days = [{ date: '2026-03-17', closed: 'Water damage', opens: null, closes: null }];
    show(aBoard([aBoardHearing({ sitting_id: call.id })], { sittings: [call], days }));
    expect(await screen.findByText('1 of 12')).toBeTruthy();
    expect(screen.getAllByText('Court closed: Water damage')).toHaveLength(2);
  });

  test('opens a hearing with a click; arrows move among hearings, which are one tab stop', async () => {
    const second = aBoardHearing({
      id: '7b0e6f0a-5a3e-4b8e-9a53-3f2f4b1b9a02',
      hearing_time: '11:00',
      case_number: '26CV00300',
    });
    const { router } = show(
      aBoard([aBoardHearing(), second]),
      'clerk',
      '&empty=yes',
      answers(contract.readHearing, aHearing()),
    );
    const first = await block(/26CV00218/);
    await waitFor(() => expect(first.tabIndex).toBe(0));
    act(() => first.focus());
    await userEvent.keyboard('{ArrowDown}');
    const other = await block(/26CV00300/);
    expect(document.activeElement).toBe(other);
    expect([first.tabIndex, other.tabIndex]).toEqual([-1, 0]);
    await userEvent.click(first);
    await waitFor(() => expect(router.state.location.search).toContain(`hearing=${aHearing().id}`));
  });

  test('is read-only for a filer, without courtrooms that have none of the filer’s hearings', async () => {
    const { asked } = show(aBoard([aBoardHearing({ can_move: false })]), 'attorney', '');
    const own = await block(/26CV00218/);
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Department 4']);
    expect(screen.queryByRole('group', { name: 'Move in steps of' })).toBeNull();
    act(() => own.focus());
    await userEvent.keyboard(' ');
    expect(asked.some(({ path }) => path.includes('placement'))).toBe(false);
  });

  test('lists canceled hearings below', async () => {
    show(aBoard([aBoardHearing({ status: 'cancelled' })]));
    expect(await screen.findByText('1 hearing canceled or continued')).toBeTruthy();
    expect(document.querySelector('[data-hearing]')).toBeNull();
  });

  test('prints a page for each department, which does not name a case that is closed to the public', async () => {
    show(
      aBoard([
        aBoardHearing(),
        aBoardHearing({
          ...{
            id: '7b0e6f0a-5a3e-4b8e-9a53-3f2f4b1b9a02',
            is_open: false,
            case_title: 'Adoption of Doe',
            case_number: '26AD1',
          },
          ...{ venue: 'Department 9', courtroom_id: aCourtCalendar().courtrooms[1]!.id },
        }),
      ]),
    );
    await block(/26CV00218/);
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    const page = (name: string) => screen.getByRole('heading', { name, hidden: true }).closest('section')!.textContent;
    expect(page('Calendar, Department 4')).toContain(
      '9:00 AM26CV00218Specimen v. Example Foods, Inc.Motion hearingAda Sample',
    );
    expect(page('Calendar, Department 9')).toContain('9:00 AMConfidentialMotion hearing');
    expect(page('Calendar, Department 9')).not.toContain('26AD1');
    act(() => void window.dispatchEvent(new Event('afterprint')));
  });
});

describe('a hearing is moved with the keyboard', () => {
  const pickUp = async () => {
    const focused = await block(/26CV00218/);
    await waitFor(() => expect(focused.dataset.movable).toBe('true'));
    act(() => focused.focus());
    await waitFor(async () => {
      fireEvent.keyDown(focused, { key: ' ' });
      expect(document.querySelector('[data-move]')).not.toBeNull();
    });
    await waitFor(() => expect(document.querySelectorAll('[data-open]').length).toBeGreaterThan(0));
  };

  test('to another courtroom and time, and made longer; the confirmation states what changes and who is notified', async () => {
    const moved = answers(contract.changeHearing, { message: 'Hearing moved successfully', hearing: aHearing() });
    const warning = { code: 'both_sides' as const, attorney: 'Ada Sample', party: 'Roe', opponent: 'Doe' };
    const warnings = answers(readCounselWarnings, { data: [warning] });
    const attorneys = [{ id: '7b0e6f0a-5a3e-4b8e-9a53-3f2f4b1b9f02', full_name: 'Ada Sample' }];
    const facts = answers(board.readPlacementFacts, aPlacement({ hearing: { ...aPlacement().hearing, attorneys } }));
    const { asked } = show(aBoard([aBoardHearing()]), 'clerk', '&empty=yes', moved, warnings, facts);
    await pickUp();
    await isSaid(/^Picked up. 9:00 AM to 9:30 AM, Department 4/);
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}{ArrowDown}');
    await isSaid(
      /^9:45 AM to 10:15 AM, Department 9. Department 9 is booked from 10:00 AM to 10:30 AM \(26CV00500, Doe v. Roe\)$/,
    );
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Shift>}{ArrowDown}{/Shift}+');
    await isSaid(/^10:35 AM to 11:20 AM, Department 9. Open$/);
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Move the hearing in 26CV00218?' });
    expect(within(dialog).getByText('10:35 AM to 11:20 AM')).toBeTruthy();
    expect(within(dialog).getByText('Notified: Hon. A. Reyes, Ada Sample.')).toBeTruthy();
    await within(dialog).findByText('Ada Sample would appear for opposing parties: Roe and Doe.');
    const examined = asked.find(({ path }) => path.includes('counsel-warnings'))!.path;
    expect(examined).toContain('hearing_date=2026-03-17');
    expect(examined).toContain(`attorney_ids=${attorneys[0]!.id}`);
    await userEvent.type(within(dialog).getByLabelText('Reason'), 'Counsel is in trial.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Move hearing' }));
    await screen.findByText('Hearing moved successfully');
    expect(JSON.parse(sent(asked)!.body)).toEqual({
      ...{
        version: 1,
        reason: 'Counsel is in trial.',
        hearing_time: '10:35',
        duration_minutes: 45,
        venue: 'Department 9',
      },
    });
  });

  test('outside the court’s hours only with a reason for the time; Escape puts it back', async () => {
    show(
      aBoard([aBoardHearing({ hearing_time: '08:15' })], {
        days: [{ date: '2026-03-17', closed: null, opens: '07:00', closes: '17:00' }],
      }),
    );
    await pickUp();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await isSaid(/^7:45 AM to 8:15 AM, Department 4. Hearings are held from 8:00 AM to 5:00 PM on this day$/);
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByLabelText('Reason for this time')).toBeTruthy();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Keep the hearing where it is' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await pickUp();
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await isSaid(/^Put back\.$/);
  });

  test('that someone else has moved shows where it is now, and the next attempt replaces that', async () => {
    const current = aHearing({ hearing_time: '15:00', version: 2 });
    const { asked } = show(
      ...([aBoard([aBoardHearing()]), 'clerk', '&empty=yes'] as const),
      refuses(contract.changeHearing, 409, {
        error: 'Changed.',
        code: 'changed_meanwhile',
        details: { version: 2, current },
      }),
    );
    await pickUp();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    const dialog = await screen.findByRole('dialog');
    await userEvent.type(within(dialog).getByLabelText('Reason'), 'Trial.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Move hearing' }));
    expect(await within(dialog).findByText(/It is now set for 03\/17\/2026 at 3:00 PM/)).toBeTruthy();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Move hearing' }));
    await waitFor(() => expect(JSON.parse(asked.findLast(({ method }) => method === 'PUT')!.body).version).toBe(2));
  });
});
