import { expect, test } from 'vitest';
import type { CaseType, CourtLevel, Jurisdiction } from '#domain/courts/choices';
import { feesOf } from './feesOf.ts';

const trial = (jurisdiction: Jurisdiction, level: CourtLevel = 'State Court', name = 'Trial Court') => ({
  name,
  level,
  jurisdiction,
});
const code = (id: string, group = 'pleading', opens_case = false) => ({ id, group, opens_case });
const motion = code('mtn_compel', 'motion');

test.each<[string, ReturnType<typeof trial>, ReturnType<typeof code> | null, CaseType, string[]]>([
  ['a motion in California', trial('California'), motion, 'Civil Complaint', ['CA-MOT']],
  ['summary judgment', trial('California'), code('mtn_sj', 'motion'), 'Civil Complaint', ['CA-MSJ']],
  ['a motion in New York', trial('New York'), motion, 'Civil Complaint', ['NY-SUP-MOT']],
  ['a motion in a federal court', trial('California', 'Federal Court'), motion, 'Civil Complaint', []],
  [
    'a federal complaint',
    trial('California', 'Federal Court'),
    code('complaint', 'opening', true),
    'Civil Complaint',
    ['US-DC-CIV'],
  ],
  ['a probate petition in Texas', trial('Texas'), code('probate_petition', 'opening', true), 'Probate', ['TX-PRB']],
  ['an answer in Illinois', trial('Illinois'), code('answer'), 'Civil Complaint', ['IL-APPEAR']],
  ['an answer in California', trial('California'), code('answer'), 'Civil Complaint', []],
  ['a document without a code', trial('California'), null, 'Civil Complaint', []],
  ['a reviewing court', trial('California', 'Appellate Court'), motion, 'Civil Complaint', []],
])('%s', (_what, court, document, case_type, ids) => {
  expect(feesOf(court, { code: document, case_type }).map(({ id }) => id)).toEqual(ids);
});

test('a first filing has the fees among which its amount decides', () => {
  const ids = feesOf(trial('California'), { code: code('small_claim', 'opening', true), case_type: 'Small Claims' });
  expect(ids.map(({ id }) => id)).toEqual(['CA-SC-1', 'CA-SC-2', 'CA-SC-3', 'CA-SC-4']);
});
