import { describe, expect, test } from 'vitest';
import { type Directory, findIds, findJudge, findKind, findRoom } from './findByName.ts';

const directory: Directory = {
  judges: [
    { id: 'reyes', name: 'Hon. A. Reyes' },
    { id: 'twin-1', name: 'Hon. T. Win' },
    { id: 'twin-2', name: 'Hon. T. Win' },
  ],
  rooms: [
    { id: 'four', name: 'Department 4', active: true },
    { id: 'nine', name: 'Department 9', active: false },
  ],
  kinds: [
    { id: 'trial', name: 'Jury trial', active: true, duration_minutes: 480, held_in_sitting: false },
    { id: 'tea', name: 'Tea', active: false, duration_minutes: 15, held_in_sitting: false },
  ],
};
const empty: Directory = { judges: [], rooms: [], kinds: [] };

describe('a judge', () => {
  test.each([
    ['by name, in any case', findJudge(directory, 'hon. a. REYES'), { found: { id: 'reyes' } }],
    ['by id, of two with one name', findJudge(directory, 'Hon. T. Win', 'twin-2'), { found: { id: 'twin-2' } }],
    ['of two with one name', findJudge(directory, 'Hon. T. Win'), { problem: { code: 'ambiguous_judge' } }],
    ['who is unknown', findJudge(directory, 'Nobody'), { problem: { code: 'unknown_judge' } }],
    ['of a court without verified judges', findJudge(empty, 'Hon. A. Reyes'), { problem: { code: 'no_judges' } }],
  ])('%s', (_what, found, expected) => expect(found).toMatchObject(expected));
});

describe('a room', () => {
  test.each([
    ['by name', findRoom(directory, 'department 4'), { found: { id: 'four' } }],
    ['that is closed', findRoom(directory, 'Department 9'), { problem: { code: 'room_closed', name: 'Department 9' } }],
    ['that is unknown', findRoom(directory, 'Attic'), { problem: { code: 'unknown_room', open: ['Department 4'] } }],
    ['of a court that has named none', findRoom(empty, 'Attic'), { found: null }],
  ])('%s', (_what, found, expected) => expect(found).toMatchObject(expected));
});

describe('a kind of event', () => {
  test.each([
    ['by name', findKind(directory, 'JURY TRIAL'), { found: { id: 'trial', duration_minutes: 480 } }],
    ['that has ended', findKind(directory, 'Tea'), { problem: { code: 'kind_ended', name: 'Tea' } }],
    ['that is unknown', findKind(directory, 'Picnic'), { problem: { code: 'unknown_kind' } }],
    ['of a court that has named none', findKind(empty, 'Picnic'), { found: null }],
  ])('%s', (_what, found, expected) => expect(found).toMatchObject(expected));
});

test('a hearing known only by names has IDs if the names are unambiguous', () => {
  const named = { judge: 'Hon. A. Reyes', venue: 'Department 9', event_type: 'Jury trial' };
  expect(findIds(directory, named)).toEqual({ judge_id: 'reyes', courtroom_id: 'nine', event_type_id: 'trial' });
  const unknown = { judge: 'Hon. T. Win', venue: 'Attic', event_type: 'Picnic' };
  expect(findIds(directory, unknown)).toEqual({ judge_id: null, courtroom_id: null, event_type_id: null });
});
