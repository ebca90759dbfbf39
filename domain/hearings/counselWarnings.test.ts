import { expect, test } from 'vitest';
import type { RepresentedParty } from '#domain/cases/attorneyConflicts';
import { type AppearingAttorney, warnAboutCounsel } from './counselWarnings.ts';

const attorney = (id: string, firm: string, status = 'Active'): AppearingAttorney => ({
  ...{ id, full_name: `Attorney ${id}`, bar_number: id, firms: [firm] },
  standing: { status, from: '2026-03-01', until: null },
});
const party = (id: string, side: 'initiating' | 'responding', counsel: string[], ended = false): RepresentedParty => ({
  ...{ id, full_name: id, shown_name: id, role: side, role_id: null, side, acts_for: null },
  ...{ is_person: true, is_name_hidden: false, has_left: false },
  counsel: counsel.map((attorney_id) => ({ attorney_id, bar_number: null, name: attorney_id, firms: [], ended })),
});

test('two attorneys of one firm for opposing parties, one for both, and one who is not active', () => {
  const parties = [party('Roe', 'initiating', ['1', '3']), party('Doe', 'responding', ['2', '3'])];
  const appearing = [
    attorney('1', 'Smith & Jones LLP'),
    attorney('2', 'Smith and Jones'),
    attorney('3', 'X', 'Suspended'),
  ];
  expect(warnAboutCounsel(appearing, parties)).toEqual([
    { code: 'not_active', attorney: 'Attorney 3', status: 'Suspended', since: '2026-03-01' },
    {
      ...{ code: 'one_firm', firm: 'Smith & Jones LLP', attorney: 'Attorney 1', party: 'Roe', other: 'Attorney 2' },
      opponent: 'Doe',
    },
    { code: 'both_sides', attorney: 'Attorney 3', party: 'Roe', opponent: 'Doe' },
  ]);
});

test('nothing about one firm on one side, other firms, past counsel, or an unknown standing', () => {
  const oneSide = [party('Roe', 'initiating', ['1']), party('Poe', 'initiating', ['2'])];
  const pair = [attorney('1', 'Smith LLP'), attorney('2', 'Smith LLP')];
  expect(warnAboutCounsel(pair, oneSide)).toEqual([]);
  const twoSides = [party('Roe', 'initiating', ['1']), party('Doe', 'responding', ['2'])];
  expect(warnAboutCounsel([attorney('1', 'Smith LLP'), attorney('2', 'Jones LLP')], twoSides)).toEqual([]);
  const past = [party('Roe', 'initiating', ['1']), party('Doe', 'responding', ['2'], true)];
  expect(warnAboutCounsel(pair, past)).toEqual([]);
  expect(warnAboutCounsel([{ ...attorney('1', 'Smith LLP'), standing: null }], [])).toEqual([]);
});
