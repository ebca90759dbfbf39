import { describe, expect, test } from 'vitest';
import { addDays } from '#domain/days/days';
import { findVariant } from '#domain/deadlines/deadlineRules';
import { deriveDate } from '#domain/deadlines/deriveDate';
import { onFile, type PlannedDeadline, planDeadlines } from './planDeadlines.ts';
import { planAround, sampleCourt } from './testing/planAround.ts';

const days = ['2026-02-28', '2026-05-26', '2026-11-23', '2027-01-01', '2027-07-06'];
const named = ({ held, rule_id, trigger_date, due_date, state }: PlannedDeadline) =>
  `${held.case_number} ${rule_id} ${trigger_date} ${due_date} ${state}`;

describe.each(days)('the deadlines of the plan of %s', (day) => {
  const own = planAround(day).cases.filter(({ court_id }) => court_id === sampleCourt.id);
  const deadlines = planDeadlines(own, day);
  const wrong = (isWrong: (one: PlannedDeadline) => unknown) => deadlines.filter(isWrong).map(named);

  test('are many, most to come, some close, some met', () => {
    const open = deadlines.filter(({ state }) => state === 'open');
    expect(open.length).toBeGreaterThan(40);
    expect(open.filter(({ due_date }) => due_date >= day).length).toBeGreaterThan(open.length / 2);
    expect(open.filter(({ due_date }) => due_date >= day && due_date <= addDays(day, 14)).length).toBeGreaterThan(3);
    expect(deadlines.filter(({ state }) => state === 'met').length).toBeGreaterThan(30);
  });

  test('run from an event on the docket, by the rule', () => {
    expect(
      wrong(({ rule_id, trigger_date, due_date, held }) => {
        const { trigger } = findVariant(rule_id)!;
        if (deriveDate({ variant: findVariant(rule_id)!, trigger_date }).due_date !== due_date) return true;
        if (/served/.test(trigger))
          return !onFile(held, day).some(({ service }) => service?.complete_on === trigger_date);
        if (/filed/.test(trigger)) return trigger_date !== held.opened_on;
        return !held.hearings.some(({ date, status }) => date === trigger_date && status === 'scheduled');
      }),
    ).toEqual([]);
  });

  test('are not open once the event has happened', () => {
    const answered = wrong(({ state, rule_id, held, trigger_date }) => {
      if (state !== 'open' || !['CA-ANSWER', 'CA-ANSWER-UD', 'CA-FAM-RESP'].includes(rule_id)) return false;
      const services = onFile(held, day).filter(({ service }) => service?.complete_on === trigger_date);
      return services.every(
        ({ service }) =>
          held.entries.some(({ code }) => code === 'default_entered') ||
          onFile(held, day).some(({ by, purpose }) => by === service!.party && purpose === 'response'),
      );
    });
    expect(answered).toEqual([]);
    expect(wrong(({ state, settled }) => (state === 'open') !== (settled === null))).toEqual([]);
    expect(wrong(({ settled }) => settled && settled.on >= day)).toEqual([]);
  });

  test('are met by a document of that day, in time', () => {
    expect(
      wrong(
        ({ state, settled, held }) => state === 'met' && !held.documents.some((one) => one.filed_on === settled!.on),
      ),
    ).toEqual([]);
    const responses = ['CA-ANSWER', 'CA-ANSWER-UD', 'CA-FAM-RESP', 'CA-OPP', 'CA-REPLY', 'CA-MSJ-OPP'];
    expect(
      wrong(
        ({ state, settled, due_date, rule_id }) =>
          state === 'met' && responses.includes(rule_id) && settled!.on > due_date,
      ),
    ).toEqual([]);
  });

  test('have passed before a default is entered', () => {
    expect(
      own
        .filter(({ documents, entries }) =>
          entries.some(
            ({ code, filed_on }) =>
              code === 'default_entered' &&
              documents.some(({ service, docket }) => {
                const what = docket.values?.documents;
                const rule = what === 'summons and complaint' ? 'CA-ANSWER' : null;
                if (!service || !rule) return false;
                const isEviction = documents[0]?.heading.includes('UNLAWFUL DETAINER');
                const variant = findVariant(isEviction ? 'CA-ANSWER-UD' : rule)!;
                return deriveDate({ variant, trigger_date: service.complete_on }).due_date >= filed_on;
              }),
          ),
        )
        .map(({ case_number, title }) => `${case_number} ${title}`),
    ).toEqual([]);
  });
});
