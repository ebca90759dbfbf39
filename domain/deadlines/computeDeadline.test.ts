import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CourtCalendar } from '#domain/courts/holidays/CourtCalendar';
import { addDays, addMonths, weekdayOf } from '#domain/courts/holidays/days';
import { isCourtDay } from '#domain/courts/holidays/isCourtDay';
import type { Jurisdiction } from '#domain/filings/choices';
import { calendarFor } from './calendarFor.ts';
import { type ComputedDeadline, computeDeadline, type DeadlineAsk } from './computeDeadline.ts';
import type { DerivationStep } from './DerivationStep.ts';
import { deadlineVariants, findVariant } from './deadlineRules.ts';
import { serviceMethodsOf } from './extensionFor.ts';

type More = Partial<Omit<DeadlineAsk, 'variant' | 'trigger_date'>>;
const compute = (id: string, trigger_date: string, more: More = {}): ComputedDeadline =>
  computeDeadline({ variant: findVariant(id)!, trigger_date, ...more });
const due = (id: string, date: string, more: More = {}) => compute(id, date, more).due_date;
const kinds = ({ derivation }: ComputedDeadline) => derivation.map(({ kind }) => kind);
const served = (service_method: string, state: Jurisdiction | null = null) => ({ service_method, state });

describe('the federal courts (FRCP 6)', () => {
  test.each([
    // 21 days from 5 November end on Thanksgiving.
    ['FD-ANSWER', '2026-11-05', {}, '2026-11-27'],
    // In California the Friday after is a holiday of the state (6(a)(6)(C)).
    ['FD-ANSWER', '2026-11-05', { state: 'California' as const }, '2026-11-30'],
    // New Year 2028 is observed on Friday, 31 December 2027: four closed days.
    ['FD-ANSWER', '2027-12-10', {}, '2028-01-03'],
    ['FD-NOA', '2026-01-30', {}, '2026-03-02'],
    ['FD-NOA:united_states_is_party', '2026-01-30', {}, '2026-03-31'],
    // A state holiday counts after an event, not before one: 31 March stays.
    ['FD-MOTION-NOTICE', '2026-04-14', { state: 'California' as const }, '2026-03-31'],
    // Counting back goes on past Independence Day, observed on Friday (6(a)(5)).
    ['FD-MOTION-NOTICE', '2026-07-17', {}, '2026-07-02'],
  ])('%s from %s %j is %s', (id, date, more, expected) => {
    expect(due(id, date, more)).toBe(expected);
  });

  test('three days for mail follow the end of the period, after it has moved off a holiday (6(d))', () => {
    const computed = compute('FD-ANSWER-CC', '2026-06-12', served('mail'));
    expect(computed.derivation.map(({ kind, to }) => [kind, to])).toEqual([
      ['trigger', '2026-06-12'],
      ['counted', '2026-07-03'],
      ['moved', '2026-07-06'],
      ['service_extension', '2026-07-09'],
    ]);
    expect(computed.due_date).toBe('2026-07-09');
  });

  test('electronic service adds nothing, and says by which rule', () => {
    const { derivation, due_date } = compute('FD-ANSWER-CC', '2026-06-08', served('electronic'));
    expect(due_date).toBe('2026-06-29');
    expect(derivation.at(-1)).toMatchObject({ kind: 'no_extension', authority: 'FRCP 6(d) (2016 change)' });
  });

  test('a period that service does not lengthen stays, and says so with its own rule', () => {
    const { derivation, due_date } = compute('FD-ANSWER', '2026-06-08', served('mail'));
    expect(due_date).toBe('2026-06-29');
    expect(derivation.at(-1)).toMatchObject({ kind: 'no_extension', authority: 'FRCP 12(a)(1)(A)(i)' });
  });
});

describe('California (CCP 12, 12a, 12c, 1005, 1010.6, 1013)', () => {
  test.each([
    ['CA-ANSWER', '2026-12-02', {}, '2027-01-04'],
    ['CA-ANSWER', '2028-01-30', {}, '2028-02-29'],
    ['CA-ANSWER', '2027-01-30', {}, '2027-03-01'],
    ['CA-ANSWER-UD', '2026-11-20', {}, '2026-12-08'],
    // 16 court days before 1 December pass over Thanksgiving, the day after, Veterans Day and the weekends.
    ['CA-MOTION', '2026-12-01', {}, '2026-11-04'],
    ['CA-MOTION', '2026-12-01', served('hand'), '2026-11-04'],
    ['CA-MOTION', '2026-12-01', served('mail_within_california'), '2026-10-30'],
    ['CA-MOTION', '2026-12-01', served('electronic'), '2026-11-02'],
    // Counted back to a Sunday: the Friday before.
    ['CA-MOTION', '2026-12-01', served('mail_outside_california_in_us'), '2026-10-23'],
    // 1005(b) gives fax two calendar days where electronic service has two court days.
    ['CA-MOTION', '2026-12-03', served('fax'), '2026-11-04'],
    ['CA-MOTION', '2026-11-30', served('fax'), '2026-10-30'],
    ['CA-MOTION', '2026-11-30', served('electronic'), '2026-10-30'],
    ['CA-OPP', '2026-12-01', {}, '2026-11-16'],
    ['CA-REPLY', '2026-12-01', {}, '2026-11-20'],
    ['CA-MSJ', '2026-12-15', {}, '2026-09-24'],
    ['CA-DISC', '2026-11-02', served('mail_within_california'), '2026-12-07'],
    ['CA-DISC', '2026-11-05', served('electronic'), '2026-12-08'],
    // Never lengthened by the way of serving (CRC 8.104).
    ['CA-NOA', '2026-09-01', served('mail_within_california'), '2026-11-02'],
    ['CA-NOA:no_notice_served', '2026-01-05', {}, '2026-07-06'],
    ['CA-PRB-CLAIM', '2026-10-31', {}, '2027-03-01'],
  ])('%s from %s %j is %s', (id, date, more, expected) => {
    expect(due(id, date, more)).toBe(expected);
  });

  test('counting back names each closed day that it passed over', () => {
    const counted = compute('CA-OPP', '2026-12-01').derivation[1]!;
    expect(counted).toMatchObject({
      kind: 'counted',
      amount: 9,
      unit: 'court_days',
      direction: 'before',
      authority: 'CCP 1005(b)',
    });
    expect(counted.kind === 'counted' && counted.skipped.map(({ reason }) => reason)).toEqual([
      'Sunday',
      'Saturday',
      'Day after Thanksgiving',
      'Thanksgiving Day',
      'Sunday',
      'Saturday',
    ]);
  });

  test('where the rule does not say which way a closed day moves back, the step claims no authority', () => {
    const steps = compute('CA-MOTION', '2026-12-01', served('mail_outside_california_in_us')).derivation;
    expect(steps.at(-1)).toMatchObject({ kind: 'moved', direction: 'before', authority: null });
  });

  test('a day on which the court is closed by its own order moves the last day too', () => {
    const closures = [{ date: '2026-12-07', name: 'Courthouse flooded' }];
    const computed = compute('CA-ANSWER', '2026-11-06', { closures });
    expect(computed.due_date).toBe('2026-12-08');
    expect(computed.derivation.at(-1)).toMatchObject({
      closed: [
        { date: '2026-12-06', reason: 'Sunday' },
        { date: '2026-12-07', reason: 'Courthouse flooded' },
      ],
    });
  });
});

describe('New York (Gen. Constr. Law 20, 25-a; CPLR 2103)', () => {
  test.each([
    ['NY-ANSWER', '2026-10-14', {}, '2026-11-04'], // Election Day
    ['NY-ANSWER:served_otherwise_or_outside_state', '2026-10-14', {}, '2026-11-13'],
    ['NY-NOA', '2026-05-20', {}, '2026-06-22'],
    ['NY-NOA', '2026-05-20', served('mail_within_state'), '2026-06-24'],
    ['NY-NOA', '2026-05-20', served('mail_outside_state_in_us'), '2026-06-25'],
    ['NY-NOA', '2026-05-19', served('overnight'), '2026-06-22'],
    ['NY-PERFECT', '2026-08-31', {}, '2027-03-01'],
    ['NY-MOTION', '2026-11-20', {}, '2026-11-12'],
    ['NY-MOTION', '2026-11-20', served('mail_within_state'), '2026-11-06'],
    ['NY-MOTION:answering_papers_demanded_7_days_before', '2026-11-20', {}, '2026-11-04'],
  ])('%s from %s %j is %s', (id, date, more, expected) => {
    expect(due(id, date, more)).toBe(expected);
  });
});

describe('Texas (TRCP 4, 21a, 99)', () => {
  test.each([
    // The 20th day is a Monday: the answer is due on the one after it.
    ['TX-ANSWER', '2026-11-03', {}, '2026-11-30'],
    // That Monday is Labor Day.
    ['TX-ANSWER', '2026-08-14', {}, '2026-09-08'],
    // Three days are few enough to be counted in court days: Thanksgiving and the day after do not count.
    ['TX-MOTION-NOTICE', '2026-11-30', {}, '2026-11-23'],
    ['TX-MOTION-NOTICE', '2026-11-30', served('mail'), '2026-11-20'],
    ['TX-JP-APPEAL', '2026-12-07', {}, '2026-12-28'],
    // Evictions in justice courts count every day.
    ['TX-JP-APPEAL:eviction', '2026-12-21', {}, '2026-12-28'],
    ['TX-NOA', '2026-11-24', {}, '2026-12-28'],
    ['TX-NOA:restricted_appeal', '2026-02-28', {}, '2026-08-28'],
    ['TX-DISC', '2026-11-02', served('mail'), '2026-12-07'],
  ])('%s from %s %j is %s', (id, date, more, expected) => {
    expect(due(id, date, more)).toBe(expected);
  });

  test('the answer is due on the next Monday at the hour that the rule names', () => {
    const { derivation } = compute('TX-ANSWER', '2026-08-14');
    expect(derivation.map(({ kind }) => kind)).toEqual(['trigger', 'counted', 'next_monday', 'moved']);
    expect(findVariant('TX-ANSWER')!.rule.due_time).toBe('10:00');
  });
});

describe('Florida (Gen. Prac. & Jud. Admin. 2.514)', () => {
  test.each([
    // Served on a Friday: Monday is the first day.
    ['FL-ANSWER', '2026-11-06', {}, '2026-11-30'],
    ['FL-EVICT', '2026-11-25', {}, '2026-12-04'],
    ['FL-ANSWER-CC', '2026-09-01', served('mail'), '2026-09-28'],
    ['FL-ANSWER-CC', '2026-09-01', served('email'), '2026-09-21'],
    ['FL-NOA', '2026-11-27', {}, '2026-12-29'],
  ])('%s from %s %j is %s', (id, date, more, expected) => {
    expect(due(id, date, more)).toBe(expected);
  });

  test('counting that begins later says so, with the days that it left out', () => {
    expect(compute('FL-ANSWER', '2026-11-06').derivation[1]).toMatchObject({
      kind: 'start_moved',
      to: '2026-11-08',
      closed: [{ reason: 'Saturday' }, { reason: 'Sunday' }],
    });
  });

  test('a last day on which some circuits are closed is kept, with a word about it', () => {
    const computed = compute('FL-NOA', '2026-03-04');
    expect(computed.due_date).toBe('2026-04-03');
    expect(kinds(computed)).toContain('partly_closed');
  });
});

describe('Illinois (5 ILCS 70/1.11; Rule 12) and immigration', () => {
  test.each([
    ['IL-ANSWER', '2026-01-13', {}, '2026-02-13'],
    // Service by mail is complete four days after mailing.
    ['IL-DISC', '2026-10-01', served('mail'), '2026-11-02'],
    ['IL-DISC', '2026-10-09', served('third_party_carrier'), '2026-11-12'],
    ['IL-DISC', '2026-10-01', served('email_or_efile'), '2026-10-29'],
    ['IL-1401', '2026-11-21', {}, '2028-11-21'],
    ['IL-JURY', '2026-11-28', {}, '2026-11-30'],
    ['IM-BIA-NOA', '2026-11-25', {}, '2026-12-28'],
    ['US-CERT', '2026-09-01', {}, '2026-11-30'],
  ])('%s from %s %j is %s', (id, date, more, expected) => {
    expect(due(id, date, more)).toBe(expected);
  });
});

describe('what a due date rests on', () => {
  test('is as sure as the least sure of its authorities', () => {
    expect(compute('TX-ANSWER', '2026-08-14').confidence).toBe('high');
    expect(compute('TX-MSJ-NOTICE', '2026-08-14').confidence).toBe('uncertain');
    expect(compute('NY-ANSWER', '2026-10-15').sources.map(({ what }) => what)).toEqual([
      'period',
      'counting',
      'holidays',
    ]);
  });

  test('is uncertain where the holidays of the year are not known, and says so', () => {
    const computed = compute('FD-60', '2028-06-01');
    expect(computed.due_date).toBe('2029-06-01');
    expect(computed.confidence).toBe('uncertain');
    expect(kinds(computed).at(-1)).toBe('holidays_unknown');
  });

  test('a waiting time is not moved off a closed day: it is the first day, not the last', () => {
    expect(due('TX-FAM-WAIT', '2026-10-07')).toBe('2026-12-06');
    expect(weekdayOf('2026-12-06')).toBe('Sunday');
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
  calendarFor(variant.rule.system, variant.rule.direction, state);

describe('every deadline, whatever the date and the way of serving', () => {
  test('falls on a court day, unless it is a waiting time', () => {
    fc.assert(
      fc.property(asks, (ask) => {
        if (ask.variant.bound === 'earliest') return;
        expect(isCourtDay(computeDeadline(ask).due_date, calendarOf(ask))).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  test('never comes earlier because the event came later', () => {
    fc.assert(
      fc.property(asks, fc.integer({ min: 1, max: 40 }), (ask, later) => {
        const after = computeDeadline({ ...ask, trigger_date: addDays(ask.trigger_date, later) });
        expect(after.due_date >= computeDeadline(ask).due_date).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  test('gives nobody less time for a slower way of serving', () => {
    fc.assert(
      fc.property(asks, (ask) => {
        const [slow, quick] = [computeDeadline(ask), computeDeadline({ ...ask, service_method: null })];
        const gained =
          ask.variant.rule.direction === 'after' ? slow.due_date >= quick.due_date : slow.due_date <= quick.due_date;
        expect(gained).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  test('is reached by its derivation, replayed day by day', () => {
    fc.assert(
      fc.property(asks, (ask) => {
        const { due_date, derivation } = computeDeadline(ask);
        expect(replay(ask.trigger_date, derivation, calendarOf(ask))).toBe(due_date);
      }),
      { numRuns: 1000 },
    );
  });
});

/** Follows a derivation with a finger on the calendar, written without the code that made it. */
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
