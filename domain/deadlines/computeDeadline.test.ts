import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Jurisdiction } from '#domain/courts/choices';
import type { CourtCalendar } from '#domain/courts/holidays/CourtCalendar';
import { isCourtDay } from '#domain/courts/holidays/isCourtDay';
import { addDays, addMonths, weekdayOf } from '#domain/days/days';
import { developerPhrases } from '#domain/legalFacts/testing/developerPhrases';
import { calendarFor } from './calendarFor.ts';
import { type ComputedDeadline, computeDeadline } from './computeDeadline.ts';
import type { DeadlineAsk } from './DeadlineAsk.ts';
import { deadlineSystems } from './DeadlineRule.ts';
import type { DerivationStep } from './DerivationStep.ts';
import { deadlineRules, deadlineVariants, findVariant, variantsOf } from './deadlineRules.ts';
import { extensionFor, serviceMethodsOf } from './extensionFor.ts';
import { handSolved } from './golden/handSolved.ts';
import { published } from './golden/published.ts';
import { actionLabels } from './labels/actions.ts';
import { conditionLabels } from './labels/conditions.ts';
import { serviceLabels } from './labels/serviceMethods.ts';
import { triggerLabels } from './labels/triggers.ts';
import { labels } from './wordsOf.ts';

type More = Partial<Omit<DeadlineAsk, 'variant' | 'trigger_date'>>;
const compute = (id: string, trigger_date: string, more: More = {}): ComputedDeadline =>
  computeDeadline({ variant: findVariant(id)!, trigger_date, ...more });
const due = (id: string, date: string, more: More = {}) => compute(id, date, more).due_date;
const kinds = ({ derivation }: ComputedDeadline) => derivation.map(({ kind }) => kind);
const served = (service_method: string, state: Jurisdiction | null = null) => ({ service_method, state });

describe('the dates from authorities and manual solutions', () => {
  test.each([...handSolved, ...published].map((one) => [one.rule, one.trigger, one.service, one] as const))(
    '%s from %s, served by %s',
    (_rule, _trigger, _service, { rule, trigger, due: given, careful, service, state, closures = [] }) => {
      expect(due(rule, trigger, { service_method: service, state, closures })).toBe(careful ?? given);
    },
  );

  test('are the 59 from the review and the published ones, each with its authority and reason', () => {
    expect(handSolved).toHaveLength(59);
    for (const { why, authority, careful, reasoning } of [...handSolved, ...published]) {
      expect(why).not.toBe('');
      expect(authority).toMatch(/\d/);
      expect(careful === undefined).toBe(reasoning === undefined);
    }
  });
});

describe('the steps that lead to a date', () => {
  test('three days for mail follow the end of the period, after it has moved off a holiday (FRCP 6(d))', () => {
    const computed = compute('FD-ANSWER-CC', '2026-06-12', served('mail'));
    expect(kinds(computed)).toEqual(['trigger', 'counted', 'moved', 'service_extension']);
  });

  test('electronic service adds nothing, and cites the rule', () => {
    const { derivation } = compute('FD-ANSWER-CC', '2026-06-08', served('electronic'));
    expect(derivation.at(-1)).toMatchObject({ kind: 'no_extension', authority: 'FRCP 6(d) (2016 change)' });
  });

  test('a period that service does not extend cites its own rule', () => {
    const { derivation } = compute('FD-ANSWER', '2026-06-08', served('mail'));
    expect(derivation.at(-1)).toMatchObject({ kind: 'no_extension', authority: 'FRCP 12(a)(1)(A)(i)' });
  });

  test('counting back names each closed day that it passed over (CCP § 12c)', () => {
    const counted = compute('CA-OPP', '2026-12-01').derivation[1]!;
    expect(counted).toMatchObject({ kind: 'counted', amount: 9, unit: 'court_days', direction: 'before' });
    expect(counted.kind === 'counted' && counted.skipped.map(({ reason }) => reason)).toEqual([
      'Sunday',
      'Saturday',
      'Day after Thanksgiving',
      'Thanksgiving Day',
      'Sunday',
      'Saturday',
    ]);
  });

  test('if the rule does not specify which way a closed day moves back, the step cites no authority', () => {
    const steps = compute('CA-MOTION', '2026-12-01', served('mail_outside_california_in_us')).derivation;
    expect(steps.at(-1)).toMatchObject({ kind: 'moved', direction: 'before', authority: null });
  });

  test('the Texas answer is due on the next Monday at the hour that the rule names (TRCP 99(b))', () => {
    expect(kinds(compute('TX-ANSWER', '2026-08-14'))).toEqual(['trigger', 'counted', 'next_monday', 'moved']);
    expect(findVariant('TX-ANSWER')!.rule.due_time).toBe('10:00');
  });

  test('Florida counting begins on the next court day and lists the days it skipped (2.514(a)(1)(A))', () => {
    expect(compute('FL-ANSWER', '2026-11-06').derivation[1]).toMatchObject({
      kind: 'start_moved',
      closed: [{ reason: 'Saturday' }, { reason: 'Sunday' }],
    });
  });

  test('a California discovery date on a weekend moves toward trial, not away from it (CCP § 2016.060)', () => {
    const { derivation } = compute('CA-DISC-CUTOFF', '2026-12-14');
    expect(weekdayOf(addDays('2026-12-14', -30))).toBe('Saturday');
    expect(derivation.at(-1)).toMatchObject({ kind: 'moved', direction: 'after', authority: 'CCP § 2016.060' });
  });

  test('an event before the rule was in force is under the former rule, and the date is uncertain', () => {
    const computed = compute('TX-MSJ-RESP', '2026-02-27');
    expect(kinds(computed)).toContain('former_rule');
    expect(computed.confidence).toBe('uncertain');
    expect(kinds(compute('TX-MSJ-RESP', '2026-03-02'))).not.toContain('former_rule');
  });
});

describe('a courthouse closed by order', () => {
  test('moves the last day like a holiday, and is named (CCP § 12b)', () => {
    const closures = [{ date: '2026-12-07', name: 'Courthouse flooded' }];
    expect(compute('CA-ANSWER', '2026-11-06', { closures }).derivation.at(-1)).toMatchObject({
      closed: [
        { date: '2026-12-06', reason: 'Sunday' },
        { date: '2026-12-07', reason: 'Courthouse flooded' },
      ],
    });
  });

  test('extends a federal deadline to the next accessible day, even if it is counted backward (FRCP 6(a)(3))', () => {
    const open = compute('FD-MOTION-NOTICE', '2026-12-18').due_date;
    const closures = [{ date: open, name: 'Clerk’s office closed: snow' }];
    const { derivation } = compute('FD-MOTION-NOTICE', '2026-12-18', { closures });
    expect(derivation.at(-1)).toMatchObject({ kind: 'moved', direction: 'after', authority: 'FRCP 6(a)(3)' });
  });

  test('on Christmas Eve in Texas is shown with the date: December 24 unless the county closes, then the 28th', () => {
    const { due_date, if_closed, confidence } = compute('TX-NOA', '2026-11-24');
    expect(due_date).toBe('2026-12-24');
    expect(if_closed).toEqual({
      days: ['2026-12-24'],
      due_date: '2026-12-28',
      authority: expect.stringContaining('TRCP 4'),
      reason: expect.stringContaining('Christmas Eve'),
    });
    expect(confidence).toBe('high');
  });

  test('is not shown for a waiting period, or if no rule covers such a day', () => {
    expect(compute('TX-FAM-WAIT', '2026-10-07').if_closed).toBeNull();
    expect(compute('NY-ANSWER', '2026-10-07').if_closed).toBeNull();
  });
});

describe('the safe date', () => {
  test('is the earlier date if the deadline depends on a holiday on which most counties are open', () => {
    expect(compute('TX-NOA', '2026-01-31')).toMatchObject({
      due_date: '2026-03-03',
      careful_date: '2026-03-02',
      confidence: 'uncertain',
    });
  });

  test('is the day before the weekend for filings before an immigration hearing', () => {
    expect(compute('IM-PREHEAR', '2027-01-11')).toMatchObject({ due_date: '2026-12-14', careful_date: '2026-12-11' });
  });

  test('is not given where the court itself closed on that holiday, nor where there is no doubt', () => {
    const closures = [{ date: '2026-03-02', name: 'Closed by the commissioners court' }];
    expect(compute('TX-NOA', '2026-01-31', { closures }).careful_date).toBeNull();
    expect(compute('TX-NOA', '2026-11-24').careful_date).toBeNull();
  });
});

describe('the basis of a due date', () => {
  test('has the confidence of its least certain authority', () => {
    expect(compute('TX-ANSWER', '2026-08-14').confidence).toBe('high');
    expect(compute('IL-ANSWER', '2026-08-14').confidence).toBe('uncertain');
    expect(compute('NY-ANSWER', '2026-10-15').sources.map(({ what }) => what)).toEqual([
      'period',
      'counting',
      'holidays',
    ]);
  });

  test('is marked uncertain if the holidays of the year are not known', () => {
    const computed = compute('FD-60', '2028-06-01');
    expect(computed.confidence).toBe('uncertain');
    expect(kinds(computed).at(-1)).toBe('holidays_unknown');
  });

  test('a waiting time is not moved off a closed day: it is the first day, not the last', () => {
    expect(kinds(compute('TX-FAM-WAIT', '2026-10-07'))).toEqual(['trigger', 'counted']);
  });
});

describe('the rules', () => {
  test('every system permits personal delivery, which adds no days', () => {
    for (const system of deadlineSystems) {
      if (system === 'scotus' || system === 'eoir') continue;
      expect(serviceMethodsOf(system)).toContain('hand');
      for (const variant of variantsOf(system)) expect(extensionFor(variant, 'hand')?.add ?? 0).toBe(0);
    }
  });

  test('every event, act, condition, and service method has a label in the field’s terms', () => {
    const unnamed = deadlineVariants.flatMap(({ rule, trigger, condition }) => [
      ...(rule.action in actionLabels ? [] : [rule.action]),
      ...(trigger in triggerLabels ? [] : [trigger]),
      ...(condition === null || condition in conditionLabels ? [] : [condition]),
    ]);
    const methods = deadlineSystems.flatMap(serviceMethodsOf).filter((method) => !(method in serviceLabels));
    expect([...new Set([...unnamed, ...methods])]).toEqual([]);
  });

  test('no label ends in a period, and none shows an underscore', () => {
    for (const label of Object.values(labels)) expect(label).not.toMatch(/_|\.$/);
  });

  test('no caveat uses maintainers’ wording, and no note of a verified rule contradicts it', () => {
    for (const { id, caveat, notes = '', confidence } of deadlineRules) {
      for (const phrase of developerPhrases) {
        expect(caveat, id).not.toMatch(phrase);
        if (confidence === 'verified') expect(notes, id).not.toMatch(phrase);
      }
    }
  });

  test('every ID is unique', () => {
    const ids = deadlineVariants.map(({ id }) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });
});

// ── for every rule, way of serving and date ─────────────────────────────────

const dates = fc.integer({ min: 0, max: 700 }).map((days) => addDays('2026-01-02', days));
const asks = fc.constantFrom(...deadlineVariants).chain((variant) =>
  fc.record({
    variant: fc.constant(variant),
    trigger_date: dates,
    service_method: fc.constantFrom(null, ...serviceMethodsOf(variant.rule.system)),
    state: fc.constantFrom(null, 'California' as const, 'Texas' as const),
  }),
);
const calendarOf = ({ variant, state }: { variant: DeadlineAsk['variant']; state: Jurisdiction | null }) =>
  calendarFor(variant.rule.system, variant.direction, state);

describe('every deadline, for every date and service method', () => {
  test('falls on a court day, unless it is a waiting period', () => {
    fc.assert(
      fc.property(asks, (ask) => {
        if (ask.variant.bound === 'earliest') return;
        expect(isCourtDay(computeDeadline(ask).due_date, calendarOf(ask))).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  test('never moves earlier because the event is later', () => {
    fc.assert(
      fc.property(asks, fc.integer({ min: 1, max: 40 }), (ask, later) => {
        const after = computeDeadline({ ...ask, trigger_date: addDays(ask.trigger_date, later) });
        expect(after.due_date >= computeDeadline(ask).due_date).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  test('never gives less time for a slower service method', () => {
    fc.assert(
      fc.property(asks, (ask) => {
        const [slow, quick] = [computeDeadline(ask), computeDeadline({ ...ask, service_method: null })];
        const gained =
          ask.variant.direction === 'after' ? slow.due_date >= quick.due_date : slow.due_date <= quick.due_date;
        expect(gained).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  test('can be reproduced day by day from its derivation', () => {
    fc.assert(
      fc.property(asks, (ask) => {
        const { due_date, derivation } = computeDeadline(ask);
        expect(replay(ask.trigger_date, derivation, calendarOf(ask))).toBe(due_date);
      }),
      { numRuns: 1000 },
    );
  });
});

/** Checks a derivation day by day, independently of the code that made it. */
function replay(start: string, steps: readonly DerivationStep[], calendar: CourtCalendar): string {
  const open = (day: string) => !calendar.closed.has(day) && !['Saturday', 'Sunday'].includes(weekdayOf(day));
  const walk = (from: string, amount: number, sign: number, courtDaysOnly: boolean) => {
    let day = from;
    for (let left = amount; left > 0; ) {
      day = addDays(day, sign);
      if (!courtDaysOnly || open(day)) left--;
    }
    return day;
  };
  let at = start;
  for (const step of steps) {
    expect(step.from).toBe(at);
    if (step.kind === 'counted' || step.kind === 'service_extension' || step.kind === 'service_complete') {
      const sign = 'direction' in step && step.direction === 'before' ? -1 : 1;
      if (step.unit === 'months' || step.unit === 'years')
        at = addMonths(at, sign * step.amount * (step.unit === 'years' ? 12 : 1));
      else at = walk(at, step.amount, sign, step.unit !== 'days');
    } else if (step.kind === 'moved') {
      for (const { date } of step.closed) {
        expect(date).toBe(at);
        expect(open(date)).toBe(false);
        at = addDays(at, step.direction === 'before' ? -1 : 1);
      }
    } else if (step.kind === 'start_moved') {
      for (const { date } of step.closed) {
        at = addDays(at, 1);
        expect(date).toBe(at);
        expect(open(date)).toBe(false);
      }
    } else if (step.kind === 'next_monday') {
      do at = addDays(at, 1);
      while (weekdayOf(at) !== 'Monday');
    }
    expect(step.to).toBe(at);
  }
  return at;
}
