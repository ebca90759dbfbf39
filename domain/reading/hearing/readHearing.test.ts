import { expect, test } from 'vitest';
import type { DocumentTypeId } from '#domain/documentTypes/documentTypes';
import { readTyped } from '../testing/readTyped.ts';

const prose = Array.from(
  { length: 170 },
  (_, index) =>
    `${index + 1}. The parties have met and have not been able to agree on any of the terms of their contract.`,
).join('\n\n');

type Hearing = { date?: string; time?: string; place?: string; number?: string };
const cases: [form: string, text: string, type: DocumentTypeId, hearing: Hearing][] = [
  [
    'a Californian column',
    'ACME, INC.,                    )  Hearing Date: March 3, 2026\n     Defendant.                )  Time: 9:00 a.m.\n                               )  Dept.: 24\n                               )  Reservation ID: 123456789012',
    'motion',
    { date: '2026-03-03', time: '09:00', place: 'Dept. 24', number: '123456789012' },
  ],
  [
    'a bare date beside its time',
    'Judge: Hon. Teresa Nava\nDept.: 45\nDate: April 9, 2026\nTime: 8:30 a.m.',
    'declaration',
    { date: '2026-04-09', time: '08:30', place: 'Dept. 45' },
  ],
  [
    'a notice of motion',
    'PLEASE TAKE NOTICE that on July 22, 2025, at 3:30 p.m., or as soon thereafter as the matter may be heard, in Department 403 of\nthis Court, Defendant will move for an order.',
    'notice_of_motion',
    { date: '2025-07-22', time: '15:30', place: 'Department 403' },
  ],
  [
    'a motion that will be heard',
    'NOTICE: this motion will be heard on May 5, 2026 at 1:30 p.m. in Courtroom 3A before the Honorable Maria Lund.',
    'motion',
    { date: '2026-05-05', time: '13:30', place: 'Courtroom 3A' },
  ],
  [
    'an order that sets one',
    'IT IS ORDERED that a hearing on the motion is set for June 9, 2026 at 10:00 a.m. in Courtroom 5.',
    'order',
    { date: '2026-06-09', time: '10:00', place: 'Courtroom 5' },
  ],
  [
    'an order that sets one at its end',
    `${prose}\n\nThis case is set for a Scheduling Hearing on December 2, 2025, at 9:00 a.m. Central Time.`,
    'order',
    { date: '2025-12-02', time: '09:00' },
  ],
  [
    'an order to show cause',
    'Defendant is ordered to appear and show cause on February 12, 2026, at 9:30 a.m. in Part 12 of this Court.',
    'order_to_show_cause',
    { date: '2026-02-12', time: '09:30', place: 'Part 12' },
  ],
  [
    'a notice of hearing with the time first',
    'NOTICE OF HEARING\n\nYOU ARE NOTIFIED that the motion is set for hearing at 2:15 p.m. on Tuesday, March 10, 2026, in Room 2402.',
    'notice',
    { date: '2026-03-10', time: '14:15', place: 'Room 2402' },
  ],
  [
    'an immigration paper',
    'Immigration Judge: Hon. Carla Espinoza          Next Hearing: August 12, 2026 at 8:30 a.m.',
    'motion',
    { date: '2026-08-12', time: '08:30' },
  ],
  ['a return date', 'SUMMONS\n\nReturn Date: December 16, 2025', 'summons', { date: '2025-12-16' }],
  [
    'a hearing by Zoom',
    'A hearing on this motion will be held on April 2, 2026 at 11:00 a.m. via Zoom.',
    'notice',
    { date: '2026-04-02', time: '11:00', place: 'via Zoom' },
  ],
  [
    'a summons to appear at noon',
    'You are ordered to appear on May 1, 2026 at 12:00 noon in Division 3.',
    'summons',
    { date: '2026-05-01', time: '12:00', place: 'Division 3' },
  ],
];

test.each(cases)('%s notices its hearing', (_form, text, type, { date, time, place, number }) => {
  for (const read of Object.values(readTyped(text, type))) {
    expect(read.hearing_date?.value).toBe(date);
    expect(read.hearing_time?.value).toBe(time);
    expect(read.hearing_place?.value).toBe(place);
    expect(read.reservation_number?.value).toBe(number);
  }
});

test.each([
  [
    'a hearing that was',
    'The motion was heard on March 3, 2025 at 9:00 a.m. in Department 24. The Court finds as follows.',
    'order',
  ],
  ['a trial', 'Trial is set for October 5, 2026 at 9:00 a.m.', 'complaint'],
  ['a trial date in a caption', 'Trial Date: October 5, 2026\nAction Filed: March 2, 2025', 'motion'],
  ['a deadline', 'The answer is due on or before March 3, 2026 at 5:00 p.m.', 'order'],
  ['an accident', 'On March 3, 2025, at about 9:00 a.m., Defendant ran a red light.', 'complaint'],
] as const)('%s is not the document’s hearing', (_what, text, type) => {
  for (const read of Object.values(readTyped(text, type))) expect(read.hearing_date).toBeUndefined();
});
