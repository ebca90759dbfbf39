import { describe, expect, test } from 'vitest';
import { detectSeparator } from './detectSeparator.ts';
import type { Mapping } from './importTerms.ts';
import { missingFields, proposeMapping, repeatedFields } from './proposeMapping.ts';
import { readImportRow } from './readImportRow.ts';
import { similarNames } from './similarNames.ts';

test.each([
  ['a,b,c\n1,2,3', 'comma'],
  ['a;b;c\n"1,5";2;3', 'semicolon'],
  ['a\tb\n1\t2', 'tab'],
  ['a|b|c\n1|2|3', 'pipe'],
  ['"Last, First";b\n"Sample, Ada";2', 'semicolon'],
  ['sep=|\na|b', 'pipe'],
  ['one column\nonly', 'comma'],
])('the separator of %j is a %s', (text, separator) => expect(detectSeparator(text)).toBe(separator));

describe('the mapping of columns', () => {
  test('is proposed by synonyms, each field once, and active cases are not a field', () => {
    const header = ['Attorney Name', 'Bar No.', 'STATUS', 'Firm', 'E-mail', 'Bar #', 'Active Cases', 'Member Type'];
    const { columns } = proposeMapping(header, new Map());
    expect(columns).toEqual(['full_name', 'bar_number', 'status', 'firm', 'email', null, null, 'type']);
  });

  test('of the court goes first', () => {
    const saved = new Map([
      ['code', 'bar_number'],
      ['number', null],
    ] as const);
    expect(proposeMapping(['Code', 'Number', 'Name'], saved).columns).toEqual(['bar_number', null, 'full_name']);
  });

  test('names what is missing; first and last name are a full name, and all rows can have one status', () => {
    expect(missingFields({ columns: ['first_name'], defaults: {} })).toEqual([
      'full_name',
      'bar_number',
      'status',
      'type',
    ]);
    const columns: Mapping['columns'] = ['first_name', 'last_name', 'bar_number'];
    expect(missingFields({ columns, defaults: { status: 'Active', type: 'Mediator' } })).toEqual([]);
    expect(repeatedFields({ columns: ['email', null, 'email'], defaults: {} })).toEqual(['email']);
  });
});

describe('a row', () => {
  const mapping: Mapping = {
    columns: ['last_name', 'first_name', 'bar_number', 'status', 'status_since', 'email'],
    defaults: { type: 'Private Attorney' },
  };
  const read = (cells: string[], edits = {}) => readImportRow(cells, mapping, edits);

  test('has its values in their usual spelling', () => {
    expect(read(['Sample', ' Ada  B. ', '0100', 'SUSPENDED', '3/7/2026', ''])).toEqual({
      values: {
        ...{ full_name: 'Ada B. Sample', bar_number: '0100', status: 'Suspended', status_since: '2026-03-07' },
        ...{ type: 'Private Attorney', firm: '', email: '' },
      },
      problems: [],
    });
  });

  test('is reported with everything that is wrong in it', () => {
    const { problems } = read(['Pe\ufffda', 'Jos', '', 'Gone', '2026-02-30', 'nobody', 'more']);
    expect(problems.map(({ field, says }) => [field, says.code])).toEqual([
      ['full_name', 'unreadable'],
      ['bar_number', 'required'],
      ['status', 'unknown_status'],
      ['status_since', 'not_a_day'],
      ['email', 'not_an_email'],
      ['row', 'too_many_cells'],
    ]);
  });

  test('is right once it is corrected, and empty cells at its end are no error', () => {
    expect(read(['Sample', 'Ada', '1', 'Gone', '', '', '', ''], { status: 'resigned' })).toMatchObject({
      values: { status: 'Resigned' },
      problems: [],
    });
  });
});

test.each([
  ['Ada B. Sample', 'Sample, Ada', true],
  ['Dan Roe Jr.', 'Daniel Roe', true],
  ['José Peña', 'Jose Pena', true],
  ['Katherine Placeholder', 'Katharine Placeholder', true],
  ['Ada Sample', 'Bo Sample', false],
  ['Ada Sample', 'Ada Roe', false],
  ['Sample', 'Sample', false],
])('%s and %s are similar: %s', (one, other, same) => expect(similarNames(one, other)).toBe(same));
