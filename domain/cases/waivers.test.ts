import { expect, test } from 'vitest';
import { challengeRules } from './data/challengeRules.ts';
import { waiverGrounds } from './data/waiverGrounds.ts';
import { groundsOf, refusesWaiver, waiverSigners } from './waivers.ts';

const waivableUnder = (authority: string) =>
  groundsOf(authority, challengeRules, waiverGrounds)
    .filter(({ waivable }) => waivable)
    .map(({ id }) => id);

test('the law of the disqualification states which grounds the parties can waive', () => {
  expect(waivableUnder('CCP §§ 170.1, 170.3, 170.4')).toEqual(['ca-interest', 'ca-kinship', 'ca-other']);
  expect(waivableUnder('28 U.S.C. § 455')).toEqual(['us-455a']);
  expect(waivableUnder('TRCP 18a, 18b')).toEqual(['tx-recuse']);
  // A constitutional disqualification, bias under § 144, and a peremptory challenge have no waiver.
  expect(waivableUnder('Tex. Const. art. V, § 11; TRCP 18a, 18b(a)')).toEqual([]);
  expect(waivableUnder('28 U.S.C. § 144')).toEqual([]);
  expect(waivableUnder('CCP § 170.6(a); Gov. Code § 68616(i)')).toEqual([]);
  expect(waiverGrounds.every(({ rule }) => challengeRules.some(({ id }) => id === rule))).toBe(true);
});

test('a waiver is effective only with every signature', () => {
  const interest = waiverGrounds.find(({ id }) => id === 'ca-interest');
  const bias = waiverGrounds.find(({ id }) => id === 'ca-bias');
  const signers = [{ key: 'party:1' }, { key: 'counsel:lee' }];
  expect(refusesWaiver(bias, { signers, signed_by: ['party:1', 'counsel:lee'] })).toBe('waiver_not_allowed');
  expect(refusesWaiver(interest, { signers, signed_by: ['party:1'] })).toBe('waiver_not_signed');
  expect(refusesWaiver(interest, { signers: [], signed_by: [] })).toBe('waiver_not_signed');
  expect(refusesWaiver(interest, { signers, signed_by: ['counsel:lee', 'party:1'] })).toBeNull();
});

test('every party signs, and every attorney once', () => {
  const party = (
    id: string,
    full_name: string,
    counsel: Parameters<typeof waiverSigners>[0][number]['counsel'] = [],
  ) => ({
    ...{ id, full_name, counsel, role: 'Plaintiff', role_id: 'plaintiff', side: 'initiating' },
    ...{ acts_for: null, ended_on: null },
  });
  const lee = (attorney_id: string | null, bar_number: string) => ({
    ...{ attorney_id, bar_number, full_name: 'Kim Lee', ended_on: null },
  });
  const before = { ...lee('a3', '3'), ended_on: '2026-01-05' };
  const signers = waiverSigners([
    party('1', 'Ada Rowe', [lee('a1', '1'), before]),
    party('2', 'Ben Pike', [lee('a1', '1')]),
    // Another attorney of the same name.
    party('3', 'Cal Vale', [lee(null, '2')]),
    { ...party('4', 'Dismissed'), ended_on: '2026-02-01' },
    { ...party('5', 'Friend of the court'), role_id: 'amicus', side: 'none' },
    { ...party('6', 'Expert'), role_id: 'witness', side: 'none' },
  ]);
  expect(signers.map(({ key }) => key)).toEqual(['party:1', 'counsel:a1', 'party:2', 'party:3', 'counsel:2']);
});
