import { expect, test } from 'vitest';
import { eventTypeFor, roomOfPlace } from './nameHearingPlace.ts';

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

test('a motion is heard at the motion hearing, another document at a hearing', () => {
  const kind = { active: true, duration_minutes: 20, held_in_sitting: false };
  const kinds = ['Status conference', 'Hearing', 'Motion hearing'].map((name) => ({ id: name, name, ...kind }));
  expect(eventTypeFor({ kinds }, 'motion')).toBe('Motion hearing');
  expect(eventTypeFor({ kinds }, 'opening')).toBe('Hearing');
  expect(eventTypeFor({ kinds: kinds.slice(0, 1) }, 'motion')).toBe(null);
});
