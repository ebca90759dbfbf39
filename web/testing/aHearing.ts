import type { ClosedDay, CourtCalendar } from '#contract/calendar';
import type { Hearing } from '#contract/hearings';
import type { Judge } from '#contract/judges';

/** A statutory holiday, or a closure by order. */
export function aClosedDay(changes: Partial<ClosedDay>): ClosedDay {
  return {
    id: null,
    closed_on: '2026-03-31',
    closed_until: null,
    closed_from: null,
    closed_to: null,
    name: 'Cesar Chavez Day',
    declared_by: 'law',
    place: null,
    order_citation: null,
    extends_deadlines: true,
    ...changes,
  };
}

/** A motion hearing on a Tuesday, for a clerk. */
export function aHearing(changes: Partial<Hearing> = {}): Hearing {
  return {
    id: '7b0e6f0a-5a3e-4b8e-9a53-3f2f4b1b9a01',
    judge: 'Hon. A. Reyes',
    mediator: null,
    case_title: 'Specimen v. Example Foods, Inc.',
    case_number: '26CV00218',
    case_type: 'Civil Complaint',
    event_type: 'Motion hearing',
    hearing_date: '2026-03-17',
    hearing_time: '09:00',
    venue: 'Department 4',
    status: 'scheduled',
    duration_minutes: 20,
    starts_at: '2026-03-17T16:00:00.000Z',
    ends_at: '2026-03-17T16:20:00.000Z',
    judge_id: '7b0e6f0a-5a3e-4b8e-9a53-3f2f4b1b9b01',
    courtroom_id: '7b0e6f0a-5a3e-4b8e-9a53-3f2f4b1b9c01',
    case_id: null,
    interpreter: null,
    reporter: null,
    attorneys: [],
    sitting: null,
    reason: null,
    override_reason: null,
    version: 1,
    abilities: { change: true, confirm: false, close: true },
    ...changes,
  };
}

export function aJudge(changes: Partial<Judge> = {}): Judge {
  return {
    id: '7b0e6f0a-5a3e-4b8e-9a53-3f2f4b1b9b01',
    name: 'Hon. A. Reyes',
    availability_status: 'available',
    until: null,
    court_house: 'Alder County Courthouse',
    specialization: 'civil',
    can_set: true,
    ...changes,
  };
}

/** A court with two courtrooms and two event types. */
export function aCourtCalendar(changes: Partial<CourtCalendar> = {}): CourtCalendar {
  const room = { location: null, seats: null, remote_url: null, active: true, version: 1 };
  return {
    time_zone: 'America/Los_Angeles',
    courtrooms: [
      { ...room, id: '7b0e6f0a-5a3e-4b8e-9a53-3f2f4b1b9c01', name: 'Department 4' },
      { ...room, id: '7b0e6f0a-5a3e-4b8e-9a53-3f2f4b1b9c02', name: 'Department 9' },
    ],
    event_types: [
      {
        id: '7b0e6f0a-5a3e-4b8e-9a53-3f2f4b1b9d01',
        name: 'Motion hearing',
        duration_minutes: 20,
        held_in_sitting: true,
        priority: 1,
        active: true,
        version: 1,
      },
      {
        id: '7b0e6f0a-5a3e-4b8e-9a53-3f2f4b1b9d02',
        name: 'Jury trial',
        duration_minutes: 420,
        held_in_sitting: false,
        priority: 2,
        active: true,
        version: 3,
      },
    ],
    closures: [
      aClosedDay({ closed_on: '2026-03-31', name: 'Cesar Chavez Day' }),
      aClosedDay({
        id: '7b0e6f0a-5a3e-4b8e-9a53-3f2f4b1b9e01',
        declared_by: 'court',
        closed_on: '2026-04-10',
        name: 'Water damage',
      }),
    ],
    holiday_authorities: ['Cal. Code Civ. Proc. § 135'],
    hours: [{ weekday: 1, opens: '08:00', closes: '17:00' }],
    hours_are_own: false,
    can_manage: true,
    ...changes,
  };
}
