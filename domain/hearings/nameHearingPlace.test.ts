import { expect, test } from 'vitest';
import { eventTypeFor, judgeOfCase, roomOfPlace } from './nameHearingPlace.ts';

const rooms = ['Department 4', 'Department 24', 'Courtroom 3A', 'Room 9'].map((name) => ({
  id: name,
  name,
  active: name !== 'Room 9',
}));

test.each([
  ['Dept. 24', 'Department 24'],
  ['department 4', 'Department 4'],
  ['Courtroom 3A, 2nd Floor', 'Courtroom 3A'],
  ['Dept. 2', null],
  ['Room 9', null],
  [null, null],
])('%s is the courtroom %s', (place, room) => {
  expect(roomOfPlace({ rooms }, place)).toBe(room);
});

test('the only courtroom in use needs no name', () => {
  expect(roomOfPlace({ rooms: rooms.slice(0, 1) }, null)).toBe('Department 4');
});

test.each([
  [{ judge_id: '2', judge_name: null }, '2'],
  [{ judge_id: null, judge_name: 'Hon. Ana Reyes' }, '1'],
  [{ judge_id: null, judge_name: 'A. Unknown' }, undefined],
  [{ judge_id: null, judge_name: null }, undefined],
])('a case with %o is before judge %s', (held, id) => {
  const judges = [
    { id: '1', name: 'Ana Reyes' },
    { id: '2', name: 'Hon. B. Osei' },
  ];
  expect(judgeOfCase({ judges }, held)?.id).toBe(id);
});

test('a motion is heard at the motion hearing, another document at a hearing', () => {
  const kind = { active: true, duration_minutes: 20, held_in_sitting: false };
  const kinds = ['Status conference', 'Hearing', 'Motion hearing'].map((name) => ({ id: name, name, ...kind }));
  expect(eventTypeFor({ kinds }, 'motion')).toBe('Motion hearing');
  expect(eventTypeFor({ kinds }, 'opening')).toBe('Hearing');
  expect(eventTypeFor({ kinds: kinds.slice(0, 1) }, 'motion')).toBe(null);
});
