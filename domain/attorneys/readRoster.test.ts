import { describe, expect, test } from 'vitest';
import { writeRosterProblem } from '#contract/messages/writeMessages';
import { say } from '#domain/messages/say';
import { isActive, readAttorneyStatus } from './attorneyStatuses.ts';
import { missingColumns, readRoster } from './readRoster.ts';

const header = ['Full Name', 'bar_number', 'STATUS', 'type', 'Active-Cases', 'status since'];
const read = (...rows: string[][]) =>
  readRoster(
    header,
    rows.map((cells, index) => ({ line: index + 2, cells })),
  );

describe('a roster', () => {
  test('is read with any capitalization of its columns and statuses, and with the day if it has one', () => {
    expect(
      read(
        [' Ada Sample ', '77', 'DISBARRED', 'Mediator', '0', '2024-02-29'],
        ['Bo Roe', '78', 'active', 'Public Defender', '12', ''],
      ).entries,
    ).toEqual([
      {
        row: 2,
        full_name: 'Ada Sample',
        bar_number: '77',
        status: 'Disbarred',
        status_since: '2024-02-29',
        type: 'Mediator',
        active_cases: 0,
      },
      {
        row: 3,
        full_name: 'Bo Roe',
        bar_number: '78',
        status: 'Active',
        status_since: null,
        type: 'Public Defender',
        active_cases: 12,
      },
    ]);
  });

  test.each([
    ['no name', ['', '1', 'Active', 'x', '0', ''], [['full_name', 'Full name is required']]],
    ['no bar number', ['A', '', 'Active', 'x', '0', ''], [['bar_number', 'Bar number is required']]],
    ['no status', ['A', '1', '', 'x', '0', ''], [['status', 'Status is required']]],
    [
      'an unknown status',
      ['A', '1', 'Retired', 'x', '0', ''],
      [['status', '“Retired” is not a status. Use Active, Inactive, Suspended, Disbarred, Resigned, or Deceased']],
    ],
    ['no type', ['A', '1', 'Active', '', '0', ''], [['type', 'Type is required']]],
    [
      'cases below nothing',
      ['A', '1', 'Active', 'x', '-3', ''],
      [['active_cases', 'Active cases must be a whole number']],
    ],
    ['half a case', ['A', '1', 'Active', 'x', '1.5', ''], [['active_cases', 'Active cases must be a whole number']]],
    [
      'a day that no calendar has',
      ['A', '1', 'Active', 'x', '0', '2025-02-29'],
      [['status_since', 'Status since must be a date in the format 2026-03-17']],
    ],
    ['a cell too many', ['A', '1', 'Active', 'x', '0', '', 'more'], [['row', 'This row has 7 cells for 6 columns.']]],
    [
      'a short row',
      ['A', '1'],
      [
        ['type', 'Type is required'],
        ['status', 'Status is required'],
        ['active_cases', 'Active cases must be a whole number'],
      ],
    ],
  ])('with %s is reported by row and field', (_what, cells, problems) => {
    const roster = read(cells);
    expect(roster.problems.map(({ field, says }) => [field, writeRosterProblem(says)])).toEqual(problems);
    expect(roster.problems.every(({ row }) => row === 2)).toBe(true);
    expect(roster.entries).toEqual([]);
  });

  test('with a duplicate bar number names the first row that has it', () => {
    const { problems } = read(['A', '1', 'Active', 'x', '0', ''], ['B', '1', 'Active', 'x', '0', '']);
    expect(problems).toEqual([
      { row: 3, field: 'bar_number', says: say('bar_number_repeated', { bar_number: '1', row: 2 }) },
    ]);
  });

  test('without a required column is refused with its name', () => {
    expect(missingColumns(['Full Name', 'Status'])).toEqual(['bar_number', 'type', 'active_cases']);
  });
});

test.each([
  ['active', true],
  ['ACTIVE', true],
  [' Active ', true],
  ['Inactive', false],
  ['Suspended', false],
  ['', false],
])('an attorney whose status is “%s” may act: %s', (status, acts) => expect(isActive(status)).toBe(acts));

test('an unknown word is not a status', () => expect(readAttorneyStatus('toString')).toBeUndefined());
