import type { BoardHearing, CalendarBoard, PlacementFacts } from '#contract/calendarBoard';
import { noStaff } from '#domain/hearings/resources';
import { aCourtCalendar, aHearing, aJudge } from './aHearing.ts';

/** A hearing as the board shows it. */
export function aBoardHearing(changes: Partial<BoardHearing> = {}): BoardHearing {
  const { id, version, case_number, case_title, event_type, status, judge, judge_id, venue, courtroom_id } = aHearing();
  return {
    ...{ id, version, case_number, case_title, event_type, status, judge, judge_id, venue, courtroom_id },
    ...{ hearing_date: '2026-03-17', hearing_time: '09:00', duration_minutes: 30, sitting_id: null },
    ...{ counsel: ['Ada Sample'], interpreter: null, interpreter_unconfirmed: false, expected_time: null },
    ...{ is_open: true, can_move: true },
    ...changes,
  };
}

/** The board of one day with two courtrooms and two judges, from 8 AM to 5 PM. */
export function aBoard(hearings: BoardHearing[], changes: Partial<CalendarBoard> = {}): CalendarBoard {
  return {
    hearings,
    is_truncated: false,
    sittings: [],
    days: [{ date: '2026-03-17', closed: null, opens: '08:00', closes: '17:00' }],
    judges: [aJudge(), { id: '7b0e6f0a-5a3e-4b8e-9a53-3f2f4b1b9b02', name: 'Hon. B. Osei' }].map(({ id, name }) => ({
      id,
      name,
    })),
    courtrooms: aCourtCalendar().courtrooms.map(({ id, name, active }) => ({ id, name, active })),
    periods: [],
    ...changes,
  };
}

/** What decides where that hearing can go: Department 9 is booked from 10:00 to 10:30. */
export function aPlacement(changes: Partial<PlacementFacts> = {}): PlacementFacts {
  const { id, version, judge, judge_id, venue, courtroom_id } = aHearing();
  return {
    now: '2026-03-16T16:00:00.000Z',
    hearing: {
      ...{ id, version, judge, judge_id, venue, courtroom_id, ...noStaff },
      ...{ attorneys: [], duration_minutes: 30, event_type_id: null, disqualified: [], held_in_sitting: false },
      present: null,
    },
    days: {
      time_zone: 'America/Los_Angeles',
      hours: [{ weekday: 2, opens: '08:00', closes: '17:00' }],
      ...{ closures: [], short_days: [] },
    },
    bookings: [
      {
        ...{ starts_at: '2026-03-17T17:00:00.000Z', ends_at: '2026-03-17T17:30:00.000Z', by: '26CV00500, Doe v. Roe' },
        takes: [{ kind: 'room', resource: aCourtCalendar().courtrooms[1]!.id }],
      },
    ],
    sittings: [],
    periods: [],
    staff: [],
    notified: ['Ada Sample'],
    without_account: [],
    ...changes,
  };
}
