import { describe, expect, test } from 'vitest';
import { readCaseRow } from './readCaseRow.ts';

const setting = { mapping: { case_type: { CV: 'Civil Complaint' } }, today: '2026-11-29' };
const aCase = { source_id: '7', case_number: '24CV1', title: 'Rowe v. Hale', case_type: 'CV', opened_on: '2024-02-29' };
const problemsOf = (change: Record<string, string>) => readCaseRow('cases', { ...aCase, ...change }, setting).problems;

describe('a row of another system', () => {
  test('is read in the portal’s terms, with the usual values where it has none', () => {
    expect(readCaseRow('cases', { ...aCase, further: 'ignored' }, setting)).toEqual({
      problems: [],
      values: {
        ...{ ...aCase, case_type: 'Civil Complaint', status: 'open', access: 'public' },
        ...{ closed_on: null, disposition: null, judge_name: null },
      },
    });
  });

  test.each([
    ['no number', { case_number: ' ' }, 'case_number', 'missing'],
    ['a title that is too long', { title: 'x'.repeat(301) }, 'title', 'too_long'],
    ['an unknown code', { case_type: 'ZZ' }, 'case_type', 'unknown_code'],
    ['a code that names a property of every object', { case_type: 'constructor' }, 'case_type', 'unknown_code'],
    ['a day that does not exist', { opened_on: '2023-02-29' }, 'opened_on', 'not_a_day'],
    ['a day in another format', { opened_on: '02/28/2023' }, 'opened_on', 'not_a_day'],
    ['a day before 1800', { opened_on: '0204-01-01' }, 'opened_on', 'out_of_range'],
    ['a day in the future', { opened_on: '2026-11-30' }, 'opened_on', 'out_of_range'],
    ['an end without its day', { status: 'closed' }, 'closed_on', 'closed_without_day'],
    ['an end before the beginning', { closed_on: '2024-02-28' }, 'closed_on', 'closed_before_opened'],
  ])('with %s is invalid', (_, change, field, code) => {
    expect(problemsOf(change)).toEqual([{ field, code }]);
  });

  test('of the docket has a whole number', () => {
    const entry = { source_id: '1', case_source_id: '7', filed_on: '2024-03-01', text: 'Notice', number: '1e3' };
    expect(readCaseRow('docket', entry, setting).problems).toEqual([{ field: 'number', code: 'not_a_number' }]);
  });
});
