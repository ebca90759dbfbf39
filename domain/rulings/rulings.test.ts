import { describe, expect, test } from 'vitest';
import { filingCodes } from '#domain/docketing/data/filingCodes';
import { allowedDispositions, isRuledOnAfterClosing, judgesDispositions } from './allowedDispositions.ts';
import { checkRuling, type GivenRuling } from './checkRuling.ts';
import { deadlinesAfter } from './deadlinesAfter.ts';
import { dispositionKeys, keyOfDisposition } from './dispositionKeys.ts';
import { dispositionIds } from './dispositions.ts';
import { nameMotion } from './nameMotion.ts';
import { usualFirst } from './usualFirst.ts';
import { eventOfRuling, mostReasonsOnDocket, type WrittenRuling, writeRuling } from './writeRuling.ts';

const motion = { title: 'MOTION TO COMPEL FURTHER RESPONSES', number: 12 };
const ruled = (given: Partial<WrittenRuling>): WrittenRuling => ({
  ...{ disposition: 'granted', reasons: '', details: {}, submitted_on: null },
  ...given,
});

test('screens offer the usual dispositions first', () => {
  const demurrer = usualFirst(judgesDispositions('demurrer', 'california'));
  expect(demurrer.slice(0, 3)).toEqual(['sustained_leave', 'sustained_no_leave', 'overruled']);
  const motion = usualFirst(judgesDispositions('mtn_compel', 'california'));
  expect(motion.slice(0, 4)).toEqual(['granted', 'denied', 'granted_in_part', 'submitted']);
});

describe('the dispositions of a motion', () => {
  test.each([
    ['mtn_compel', 'california', 'granted', true],
    ['mtn_compel', 'california', 'overruled', false],
    ['demurrer', 'california', 'overruled', true],
    ['demurrer', 'california', 'sustained_leave', true],
    ['demurrer', 'california', 'granted', false],
    ['mtn_continue', 'california', 'submitted', false],
    ['anti_slapp', 'texas', 'deemed_denied', true],
    ['mtn_compel', 'texas', 'deemed_denied', false],
    ['stipulation', 'california', 'signed_as_proposed', true],
    ['mtn_tro', 'new_york', 'declined', true],
    [null, 'california', 'granted', true],
  ] as const)('of %s in %s include %s: %s', (code, system, disposition, expected) => {
    expect(allowedDispositions(code, system).includes(disposition)).toBe(expected);
  });

  test('of a judge exclude what follows by operation of law', () => {
    expect(judgesDispositions('anti_slapp', 'texas')).not.toContain('deemed_denied');
  });

  test('of every code for which a judge decides are not empty, and each key means one of them', () => {
    for (const { id, decision } of filingCodes.filter((code) => code.decision === 'judge')) {
      const allowed = judgesDispositions(id, 'california');
      expect(allowed.length, `${id} ${decision}`).toBeGreaterThan(2);
      const keys = dispositionKeys(allowed);
      expect(new Set(keys.values()).size).toBe(keys.size);
    }
  });

  test.each([
    ['mtn_compel', 'granted', 'g'],
    ['mtn_compel', 'denied', 'd'],
    ['mtn_compel', 'granted_in_part', 'p'],
    ['mtn_compel', 'submitted', 's'],
    ['mtn_compel', 'continued', 'c'],
    ['demurrer', 'sustained_leave', 'g'],
    ['demurrer', 'overruled', 'd'],
    ['demurrer', 'sustained_no_leave', 'n'],
    ['mtn_compel', 'terminated', undefined],
  ] as const)('on %s: %s has the key %s', (code, disposition, key) => {
    expect(keyOfDisposition(disposition, judgesDispositions(code, 'california'))).toBe(key);
  });

  test('a closed case allows motions that follow a judgment', () => {
    expect(['mtn_new_trial', 'mtn_fees', 'mtn_compel', null].map(isRuledOnAfterClosing)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('the docket text', () => {
  test.each<[string, Partial<WrittenRuling>]>([
    ['ORDER granting Motion to Compel Further Responses (Entry 12).', {}],
    [
      'ORDER denying Motion to Compel Further Responses (Entry 12) without prejudice.',
      { disposition: 'denied_without_prejudice' },
    ],
    ['ORDER finding Motion to Compel Further Responses (Entry 12) moot.', { disposition: 'moot' }],
    ['ORDER striking Motion to Compel Further Responses (Entry 12).', { disposition: 'stricken' }],
    [
      'ORDER granting in part and denying in part Motion to Compel Further Responses (Entry 12). Granted: Interrogatories 4 to 9. Denied: sanctions. Meet and confer by Friday.',
      {
        disposition: 'granted_in_part',
        details: { granted: 'Interrogatories 4 to 9', denied: 'sanctions.' },
        reasons: ' Meet and confer\nby Friday ',
      },
    ],
    [
      'Motion to Compel Further Responses (Entry 12) taken under submission on Nov 24, 2026.',
      { disposition: 'submitted', submitted_on: '2026-11-24' },
    ],
    [
      'Hearing on Motion to Compel Further Responses (Entry 12) continued from Dec 1, 2026 to Dec 15, 2026 at 1:30 PM.',
      {
        disposition: 'continued',
        hearing: { day: '2026-12-01' },
        next_hearing: { day: '2026-12-15', time: '13:30' },
      },
    ],
    [
      'Hearing on Motion to Compel Further Responses (Entry 12) set for Dec 1, 2026 taken off calendar. The motion remains pending.',
      { disposition: 'off_calendar', hearing: { day: '2026-12-01' } },
    ],
    [
      'Motion to Compel Further Responses (Entry 12) denied by operation of law (Tex. R. Civ. P. 329b(c)).',
      { disposition: 'deemed_denied', authority: 'Tex. R. Civ. P. 329b(c)' },
    ],
    [
      'ORDER sustaining Motion to Compel Further Responses (Entry 12) with leave to amend within 20 days.',
      { disposition: 'sustained_leave', details: { days_to_amend: 20 } },
    ],
  ])('%s', (expected, given) => {
    expect(writeRuling(motion, ruled(given), 'state')).toBe(expected);
  });

  test('names the entry as CM/ECF does in federal courts', () => {
    expect(writeRuling(motion, ruled({}), 'federal')).toBe('ORDER granting [12] Motion to Compel Further Responses.');
  });

  test('of long reasons refers to the ruling', () => {
    const long = writeRuling(motion, ruled({ reasons: 'a'.repeat(mostReasonsOnDocket + 1) }), 'state');
    expect(long).toBe(
      'ORDER granting Motion to Compel Further Responses (Entry 12). The reasons are recorded with the ruling.',
    );
  });

  test.each(dispositionIds)('of %s never has the mark of a proposal', (disposition) => {
    const proposed = { title: '[PROPOSED] ORDER GRANTING STAY', number: 3 };
    expect(writeRuling(proposed, ruled({ disposition }), 'state')).not.toMatch(/proposed/i);
    expect(eventOfRuling(disposition)).toBeTruthy();
  });

  test.each([
    ['Motion to Compel.pdf', null, 'Motion to Compel'],
    [
      'NOTICE OF MOTION AND MOTION FOR SUMMARY JUDGMENT',
      4,
      'Notice of Motion and Motion for Summary Judgment (Entry 4)',
    ],
    ['(Proposed)', null, 'Motion'],
  ])('%s, entry %s, is named %s', (title, number, expected) => {
    expect(nameMotion({ title, number }, 'state')).toBe(expected);
  });
});

describe('a ruling is checked', () => {
  const given = (some: Partial<GivenRuling>): GivenRuling => ({
    ...{ disposition: 'granted', reasons: '', details: {}, submitted_on: null },
    ...some,
  });
  const known = { allowed: judgesDispositions('mtn_compel', 'california'), today: '2026-11-24', isSubmitted: false };
  test.each<[string, Partial<GivenRuling>, string[]]>([
    ['granted', {}, []],
    ['overruled', { disposition: 'overruled' }, ['disposition not_allowed']],
    ['granted in part', { disposition: 'granted_in_part' }, ['granted missing', 'denied missing']],
    ['submitted', { disposition: 'submitted' }, ['submitted_on missing']],
    ['submitted tomorrow', { disposition: 'submitted', submitted_on: '2026-11-25' }, ['submitted_on future']],
    ['continued', { disposition: 'continued' }, ['next_hearing missing']],
    [
      'continued to a new hearing',
      { disposition: 'continued', details: { next_hearing: { hearing_date: '2026-12-15', hearing_time: '09:00' } } },
      [],
    ],
    ['leave of 500 days', { details: { days_to_amend: 500 } }, ['days_to_amend days']],
  ])('%s', (_name, some, expected) => {
    expect(checkRuling(given(some), known).map(({ field, says }) => `${field} ${says}`)).toEqual(expected);
  });

  test('a submission is ended without a decision only for a reason', () => {
    const again = given({ disposition: 'submitted', submitted_on: '2026-11-24' });
    const submitted = { ...known, isSubmitted: true };
    expect(checkRuling(again, submitted)).toEqual([{ field: 'reasons', says: 'reason_to_resubmit' }]);
    expect(checkRuling({ ...again, reasons: 'Further briefing was ordered.' }, submitted)).toEqual([]);
  });
});

describe('a ruling starts deadlines', () => {
  test.each([
    ['overruled', 'demurrer', 'california', ['CA-ANSWER-OVERRULED']],
    ['denied', 'mtn_dismiss', 'federal_district', ['FD-ANSWER-AFTER-MOTION']],
    ['denied', 'mtn_dismiss', 'new_york', ['NY-ANSWER-3211F']],
    ['denied', 'mtn_dismiss', 'florida', ['FL-ANSWER-AFTER-MOTION']],
    ['granted', 'mtn_dismiss', 'federal_district', []],
    ['denied', 'mtn_compel', 'federal_district', []],
    ['overruled', 'demurrer', null, []],
  ] as const)('%s on %s in %s: %j', (disposition, code, system, expected) => {
    const started = deadlinesAfter({ disposition, code, system, days_to_amend: undefined });
    expect(started.map((one) => (one.kind === 'rule' ? one.rule_id : one.days))).toEqual(expected);
  });

  test.each([
    [undefined, 10],
    [20, 20],
  ])('leave to amend in %s days is due in %i', (days_to_amend, days) => {
    const [one] = deadlinesAfter({
      disposition: 'sustained_leave',
      code: 'demurrer',
      system: 'california',
      days_to_amend,
    });
    expect(one).toMatchObject({ kind: 'ordered', action: 'Amended pleading', days });
  });
});
