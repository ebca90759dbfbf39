import { describe, expect, test } from 'vitest';
import type { CaseType, Jurisdiction } from '#domain/courts/choices';
import type { KindCourt } from '#domain/courts/courtKindOf';
import { isFilingCode } from '#domain/docketing/codesOf';
import { findVariant } from './deadlineRules.ts';
import { motionResponse } from './motionResponse.ts';
import { responseSources } from './responseSources.ts';
import { noResponseSettings, type OwnResponseTime } from './responseTimes.ts';

const state = (jurisdiction: Jurisdiction): KindCourt => ({
  ...{ name: `Trial Court of ${jurisdiction}`, level: 'State Court', jurisdiction },
});
const district = (part: string, jurisdiction: Jurisdiction): KindCourt => ({
  name: `United States District Court for the ${part} District of ${jurisdiction}`,
  level: 'Federal Court',
  jurisdiction,
});
const california = state('California');
const appeals = {
  name: 'United States Court of Appeals for the Fifth Circuit',
  level: 'Federal Court' as const,
  jurisdiction: null,
};
const motion = (id: string, title = 'Motion') => ({ code: { id, group: 'motion' }, title });
const civil: CaseType = 'Civil Complaint';
const own: OwnResponseTime = { days: 10, unit: 'court_days', runs: 'after_filing', authority: 'Local Rule 2.3' };

describe('the response to a motion', () => {
  test.each<[string, KindCourt, CaseType, ReturnType<typeof motion>, string | null, string?]>([
    ['California, before the hearing', california, civil, motion('mtn_compel'), 'CA-OPP', 'hearing'],
    ['California, summary judgment', california, civil, motion('mtn_sj'), 'CA-MSJ-OPP', 'hearing'],
    ['California, without notice', california, civil, motion('ex_parte'), null],
    ['California, a new trial', california, civil, motion('mtn_new_trial'), null],
    ['California, probate', california, 'Probate', motion('mtn_compel'), null],
    ['a court of appeal', { ...california, level: 'Appellate Court' }, civil, motion('mtn_stay'), null],
    ['New York, before the return day', state('New York'), 'Family Law', motion('mtn_sj'), 'NY-MOTION-OPP', 'hearing'],
    ['Texas, no general rule', state('Texas'), civil, motion('mtn_compel'), null],
    ['Texas, summary judgment', state('Texas'), civil, motion('mtn_sj'), 'TX-MSJ-RESP', 'filing'],
    ['Texas, another dismissal', state('Texas'), civil, motion('mtn_dismiss', 'Motion to Dismiss'), null],
    [
      ...(['Texas, a baseless cause of action', state('Texas'), civil] as const),
      ...([motion('mtn_dismiss', 'Rule 91a Motion to Dismiss'), 'TX-91A-RESP', 'hearing'] as const),
    ],
    ['Florida, no general rule', state('Florida'), civil, motion('mtn_compel'), null],
    ['Florida, summary judgment', state('Florida'), civil, motion('mtn_sj'), 'FL-MSJ', 'service'],
    ['Illinois, no rule', state('Illinois'), civil, motion('mtn_sj'), null],
    ['a federal appeal', appeals, civil, motion('mtn_stay_appeal'), 'FA-MOTION-RESP', 'service'],
    ['N.D. Cal.', district('Northern', 'California'), civil, motion('mtn_sj'), 'FD-LR-NDCA-OPP', 'filing'],
    ['C.D. Cal.', district('Central', 'California'), civil, motion('mtn_dismiss'), 'FD-LR-CDCA-OPP', 'hearing'],
    ['S.D. Cal., no rule on file', district('Southern', 'California'), civil, motion('mtn_dismiss'), null],
    ['E.D.N.Y.', district('Eastern', 'New York'), civil, motion('mtn_dismiss'), 'FD-LR-SDNY-OPP', 'service'],
    ['S.D.N.Y., discovery', district('Southern', 'New York'), civil, motion('mtn_compel'), null],
    [
      ...(['M.D. Fla., summary judgment', district('Middle', 'Florida'), civil, motion('mtn_sj')] as const),
      ...(['FD-LR-MDFL-OPP:motion_for_summary_judgment', 'service'] as const),
    ],
    ['E.D. Tex.', district('Eastern', 'Texas'), civil, motion('mtn_dismiss'), 'FD-LR-EDTX-OPP', 'service'],
    [
      ...(['W.D. Tex., a discovery motion', district('Western', 'Texas'), civil, motion('mtn_compel')] as const),
      ...(['FD-LR-WDTX-OPP:motion_not_dispositive', 'filing'] as const),
    ],
    ['W.D. Tex., a motion of either type', district('Western', 'Texas'), civil, motion('mtn_remand'), null],
    [
      'a bankruptcy court',
      {
        ...district('Northern', 'California'),
        name: 'United States Bankruptcy Court, Northern District of California',
      },
      ...([civil, motion('mtn_dismiss'), null] as const),
    ],
  ])('%s', (_name, court, case_type, filed, rule, runs) => {
    const found = motionResponse(court, case_type, filed, noResponseSettings);
    expect(found?.variant.id ?? null).toBe(rule);
    if (runs) expect(found).toMatchObject({ runs, set_by_court: false });
  });

  test('has the court’s own time where no rule decides, and never in place of a state’s rule', () => {
    const settings = { ...noResponseSettings, motion: own };
    expect(motionResponse(state('Illinois'), civil, motion('mtn_compel'), settings)).toMatchObject({
      ...{ runs: 'filing', set_by_court: true },
      variant: { amount: 10, unit: 'court_days', direction: 'after', rule: { citation: 'Local Rule 2.3' } },
    });
    // A time for motions is not one for summary judgment.
    expect(motionResponse(state('Illinois'), civil, motion('mtn_sj'), settings)).toBeNull();
    expect(motionResponse(california, civil, motion('mtn_compel'), settings)?.variant.id).toBe('CA-OPP');
    expect(motionResponse(california, 'Probate', motion('mtn_compel'), settings)?.set_by_court).toBe(true);
    expect(motionResponse(state('Illinois'), civil, motion('ex_parte'), settings)).toBeNull();
  });

  test('has the own time of a federal district court in place of the local rule on file', () => {
    const before = { ...own, runs: 'before_hearing' as const, unit: 'days' as const, days: 14 };
    const settings = { ...noResponseSettings, motion: before };
    const found = motionResponse(district('Northern', 'California'), civil, motion('mtn_dismiss'), settings);
    expect(found).toMatchObject({ runs: 'hearing', set_by_court: true, variant: { amount: 14, direction: 'before' } });
  });
});

test('every rule for a response is a rule on file, for codes on file', () => {
  for (const { rule, only = [], except = [] } of responseSources) {
    expect(findVariant(rule), rule).toBeDefined();
    for (const code of [...only, ...except]) expect(isFilingCode(code), code).toBe(true);
  }
});
