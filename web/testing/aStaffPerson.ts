import type { StaffDetails, StaffPerson } from '#contract/hearingStaff';

/** An interpreter on the court's list. */
export function aStaffPerson(changes: Partial<StaffPerson> = {}): StaffPerson {
  return {
    ...{ id: '7b0e6f0a-5a3e-4b8e-9a53-3f2f4b1b9ab1', kind: 'interpreter', name: 'Ana Ruiz', version: 3, active: true },
    ...{ email: 'ruiz@example.org', phone: null, employment: 'contractor', booking_unit: 'half_hour' },
    languages: [{ language: 'Spanish', level: 'certified', mode: 'spoken' }],
    ...{ case_types: [], license_number: null, qualifications: ['Medical terms'], note: null },
    ...changes,
  };
}

const day = { closed: null, court: { from: '08:00', to: '17:00' }, open: [{ from: '08:00', to: '12:00' }], away: [] };

/** The same with mornings, and the week of March 15, 2026, with a hearing on Tuesday. */
export function staffDetails(changes: Partial<StaffDetails> = {}): StaffDetails {
  return {
    ...{ ...aStaffPerson(), can_manage: true },
    hours: [
      {
        ...{ id: '7b0e6f0a-5a3e-4b8e-9a53-3f2f4b1b9ab3', weekdays: [1, 2], from: '08:00', to: '12:00' },
        ...{ valid_from: '2026-03-01', valid_until: null },
      },
    ],
    periods: [],
    week: ['15', '16', '17', '18', '19', '20', '21'].map((n) => ({
      ...{ ...day, date: `2026-03-${n}` },
      booked: n === '17' ? [{ from: '09:00', to: '09:30', by: 'PR-1, Lund' }] : [],
    })),
    ...changes,
  };
}
