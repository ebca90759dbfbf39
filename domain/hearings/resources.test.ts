import { describe, expect, test } from 'vitest';
import { bookedResources, noStaff, type TimedHearing } from './resources.ts';
import { hearingStatuses } from './statuses.ts';

const hearing: TimedHearing = {
  judge_id: 'reyes',
  judge: 'Hon. A. Reyes',
  courtroom_id: null,
  venue: ' The Old Town Hall',
  ...noStaff,
  mediator: 'Pat M.',
  interpreter: '  ',
  reporter: 'Sam Stone',
  reporter_id: 'stone',
  attorneys: [{ id: 'bo' }, { id: 'ada' }],
  starts_at: new Date('2026-03-17T16:00:00Z'),
  ends_at: new Date('2026-03-17T17:00:00Z'),
  status: 'scheduled',
  sitting_id: null,
};

describe('a hearing books', () => {
  test('what it needs, by id or by name, always in one order', () => {
    expect(bookedResources(hearing)).toEqual([
      { kind: 'judge', resource: 'reyes' },
      { kind: 'room', resource: 'the old town hall' },
      { kind: 'mediator', resource: 'pat m.' },
      { kind: 'reporter', resource: 'stone' },
      { kind: 'attorney', resource: 'ada' },
      { kind: 'attorney', resource: 'bo' },
    ]);
  });

  test('its time while it is scheduled, and keeps it once it was held', () => {
    const taking = hearingStatuses.filter((status) => bookedResources({ ...hearing, status }).length > 0);
    expect(taking).toEqual(['scheduled', 'completed']);
  });

  test('nothing within a sitting', () => {
    expect(bookedResources({ ...hearing, sitting_id: 'motions' })).toEqual([]);
  });
});
