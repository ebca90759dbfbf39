import { describe, expect, test } from 'vitest';
import { docketEvents } from '#domain/docketing/data/docketEvents';
import { filingCodes } from '#domain/docketing/data/filingCodes';
import { placeInRecord, recordRuleOf } from './recordRules.ts';

const entry = { number: 4, code: 'answer', hasDocument: true, isOpen: true };

describe('an entry in a record on appeal', () => {
  test.each([
    ['california', { code: 'notice_appeal' }, 'required'],
    ['california', { code: 'answer' }, 'optional'],
    ['texas', { code: 'answer' }, 'required'],
    ['federal_district', { code: 'answer' }, 'proposed'],
    ['florida', { code: null }, 'proposed'],
    ['california', { code: 'judgment_entered', isOpen: false }, 'withheld'],
    ['federal_district', { hasDocument: false }, 'no_document'],
    [null, { code: 'judgment_entered' }, 'required'],
  ] as const)('in %s, %j is %s', (system, more, place) => {
    expect(placeInRecord({ ...entry, ...more }, recordRuleOf(system))).toBe(place);
  });

  test('is required by codes that the docket has', () => {
    const known = new Set<string>([...filingCodes, ...docketEvents].map(({ id }) => id));
    for (const system of ['california', 'texas'] as const) {
      expect(recordRuleOf(system).required.filter((code) => !known.has(code))).toEqual([]);
    }
  });
});
