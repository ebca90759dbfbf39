import { describe, expect, test } from 'vitest';
import { ruleFor } from '#domain/cases/assignmentRules';
import { dispositionsOf } from '#domain/cases/dispositions';
import { verifyDraw } from '#domain/cases/judgeDraw';
import { caseTypes } from '#domain/courts/choices';
import { isCourtDay } from '#domain/courts/holidays/isCourtDay';
import { addDays, addMonths, daysBetween, weekdayOf } from '#domain/days/days';
import { practiceSystemOf } from '#domain/participants/practiceSystem';
import { chooseNumber } from '#domain/practice/chooseNumber';
import { writeNumber } from '#domain/practice/writeNumber';
import { plannedEventTypes } from './calendarBook.ts';
import { plannedRules } from './divisions.ts';
import { furtherCourts } from './furtherCourts.ts';
import type { PlannedCase } from './PlannedCase.ts';
import { titleByRule } from './participantOf.ts';
import { attorneysMade, courtroomOf, districtAttorney, publicDefender } from './people.ts';
import { planCourt } from './planCourt.ts';
import { momentOfFiling } from './planFilings.ts';
import { sampleCalendar } from './sampleCalendar.ts';
import { samplePack } from './sampleNumbers.ts';

const court = {
  id: 'alder-superior',
  name: 'Superior Court of California, County of Alder',
  level: 'State Court',
  jurisdiction: 'California',
  county: 'Alder',
} as const;
const sitting = { judge: 'Hon. D. Nakashima', weekday: 'Wednesday' };
const taken = new Set(['26CV00218', '26CV00431']);
const plan = (today: string) => planCourt({ court, today, taken, kept: new Set(), sitting, booked: [] });
const days = ['2026-02-28', '2026-05-26', '2026-11-21', '2026-11-23', '2027-01-01', '2027-07-06', '2028-02-29'];
const today = '2026-11-21';
const plans = new Map(days.map((day) => [day, plan(day)]));
const planned = plans.get(today)!;
const courtOf = ({ court_id }: PlannedCase) => furtherCourts.find(({ id }) => id === court_id) ?? court;
const calendars = new Map([court, ...furtherCourts].map((one) => [one.id, sampleCalendar(one)]));
const calendarOf = ({ court_id }: PlannedCase) => calendars.get(court_id)!;
const named = ({ court_id, case_number, title }: PlannedCase) => `${court_id} ${case_number} ${title}`;

/** The cases for which something is not as it must be. */
const wrong = (cases: readonly PlannedCase[], isWrong: (held: PlannedCase) => boolean) =>
  cases.filter(isWrong).map(named);

describe('the plan of the sample court', () => {
  test('is the same for the same day', () => {
    expect(plan(today)).toEqual(planned);
  });

  test.each(days)('is a plausible court on %s', (day) => {
    const { attorneys, cases, hearings, filings, entries } = plans.get(day)!;
    expect(attorneys.filter(({ court_id }) => court_id === court.id)).toHaveLength(attorneysMade);
    expect(cases.length).toBeGreaterThanOrEqual(390);
    expect(filings.length).toBeGreaterThan(1100);
    expect(filings.length).toBeLessThan(1800);
    expect(entries.length).toBeGreaterThan(2000);
    expect(hearings.length).toBeGreaterThan(500);
    expect(new Set(cases.map(({ case_type }) => case_type))).toEqual(new Set(caseTypes));
    expect(new Set(cases.map(({ court_id }) => court_id)).size).toBe(6);
    expect(filings.filter(({ document }) => document.filed_on > day)).toEqual([]);
    expect(filings.some(({ document }) => document.decided === null)).toBe(true);
  });

  test('is received in chronological order', () => {
    const moments = planned.filings.map(({ document }) => momentOfFiling(document));
    expect(moments).toEqual([...moments].sort());
  });

  test('has short cases, a case of several hundred entries with six sides, and a conservatorship of years', () => {
    const sizes = planned.cases.map(({ documents, entries }) => documents.length + entries.length);
    expect(sizes.filter((size) => size > 0 && size <= 6).length).toBeGreaterThan(40);
    const largest = planned.cases[sizes.indexOf(Math.max(...sizes))]!;
    expect(Math.max(...sizes)).toBeGreaterThan(250);
    expect(new Set(largest.parties.map(({ attorney }) => attorney)).size).toBe(6);
    const longest = planned.cases.find(({ opened_on }) => opened_on < addDays(today, -6 * 365))!;
    expect(longest.title).toMatch(/^Conservatorship of /);
    expect(longest.entries.filter(({ text }) => /account settled/.test(text)).length).toBeGreaterThan(1);
  });
});

describe.each(days)('each case of the plan of %s', (day) => {
  const { cases, attorneys } = plans.get(day)!;
  const own = cases.filter(({ court_id }) => court_id === court.id);
  const typeOf = (attorney: number | null) => (attorney === null ? null : attorneys[attorney]!.type);

  test('has a category of its court’s pack, of its type', () => {
    expect(
      wrong(cases, (held) => {
        const category = samplePack(courtOf(held)).categories.find(({ id }) => id === held.category);
        return category?.case_type !== held.case_type;
      }),
    ).toEqual([]);
  });

  test('has the number that its court’s pack gives to it, and no other case has', () => {
    expect(
      wrong(cases, (held) => {
        const pack = samplePack(courtOf(held));
        const category = pack.categories.find(({ id }) => id === held.category)!;
        const chosen = chooseNumber(pack, held.case_type, category);
        if ('problem' in chosen) return true;
        const year = Number(held.opened_on.slice(0, 4));
        const written = writeNumber(chosen.format, { year, letters: chosen.letters, sequence: held.sequence.number });
        return !('number' in written) || written.number !== held.case_number;
      }),
    ).toEqual([]);
    const numbers = cases.map(({ court_id, case_number }) => `${court_id} ${case_number}`);
    expect(new Set(numbers).size).toBe(numbers.length);
    for (const number of taken) expect(numbers).not.toContain(`${court.id} ${number}`);
    for (const { id } of [court, ...furtherCourts]) {
      const byScope = new Map<string, number[]>();
      for (const { court_id, sequence } of cases) {
        if (court_id !== id) continue;
        const key = `${sequence.scope} ${sequence.period}`;
        byScope.set(key, [...(byScope.get(key) ?? []), sequence.number]);
      }
      for (const [, sequence] of byScope) expect(sequence).toEqual([...sequence].sort((a, b) => a - b));
    }
  });

  test('has the title that the rule writes from its participants', () => {
    expect(
      wrong(cases, (held) => {
        const all = held.subject ? [held.subject, ...held.parties] : held.parties;
        const system = practiceSystemOf(courtOf(held), held.case_type);
        return !held.title || held.title !== titleByRule(all, held.case_type, system, held.title_form);
      }),
    ).toEqual([]);
    const starts: Record<string, RegExp> = {
      'california.fl.diss': /^In re Marriage of /,
      'california.pr.de': /^Estate of /,
      'california.pr.gc-a': /^Conservatorship of /,
      'california.pr.gc-m': /^Guardianship of (?:\p{Lu}\.)+$/u,
      'california.cr.fe': /^People v\. /,
      'california.cr.mi': /^People v\. /,
      'california.nc': /^In re .+, Change of Name$/,
    };
    expect(wrong(cases, ({ category, title }) => !(starts[category] ?? /./).test(title))).toEqual([]);
    const estates = cases.filter(({ title_form }) => title_form === 'estate');
    expect(estates.length).toBeGreaterThan(5);
    expect(wrong(estates, ({ title, parties }) => parties.some(({ full_name }) => title.includes(full_name)))).toEqual(
      [],
    );
  });

  test('has a judge whom the court’s rule drew, who sits in that division', () => {
    const rules = plannedRules.map((rule, position) => ({ ...rule, active: true, position }));
    expect(
      wrong(own, ({ case_type, judge, draw }) => {
        const rule = ruleFor(rules, case_type)!;
        const { chosen, cards, point } = draw!.draw;
        const isRepeated = verifyDraw({ cards, seed: draw!.seed, point, judge_id: chosen.judge_id });
        return draw!.rule.name !== rule.name || !isRepeated || !rule.judges.some(({ name }) => name === judge);
      }),
    ).toEqual([]);
    const judges = (type: string) => new Set(own.filter((one) => one.case_type === type).map(({ judge }) => judge));
    for (const judge of judges('Probate')) expect(judges('Criminal')).not.toContain(judge);
  });

  test('is prosecuted by the district attorney alone, and defended by the public defender or a private attorney', () => {
    const criminal = cases.filter(({ case_type }) => case_type === 'Criminal');
    expect(criminal.length).toBeGreaterThan(30);
    expect(wrong(criminal, ({ parties }) => typeOf(parties[0]!.attorney) !== districtAttorney.type)).toEqual([]);
    expect(wrong(criminal, ({ parties }) => parties[0]!.full_name !== 'The People of the State of California')).toEqual(
      [],
    );
    const defended = (held: PlannedCase) =>
      [publicDefender.type, 'Private Attorney'].includes(typeOf(held.parties[1]!.attorney)!);
    expect(wrong(criminal, (held) => !defended(held))).toEqual([]);
    const others = cases.filter(({ case_type }) => case_type !== 'Criminal');
    expect(
      wrong(others, ({ parties }) => parties.some(({ attorney }) => typeOf(attorney) === districtAttorney.type)),
    ).toEqual([]);
  });

  test('has counsel who is active in its court and appeared by the first document, and someone to serve', () => {
    expect(
      wrong(cases, ({ parties, court_id }) =>
        parties.some(({ attorney }) => {
          const counsel = attorney === null ? null : attorneys[attorney]!;
          return counsel !== null && (counsel.status !== 'Active' || counsel.court_id !== court_id);
        }),
      ),
    ).toEqual([]);
    expect(
      wrong(cases, ({ parties, documents }) =>
        documents.some(({ by, filed_on }) => {
          const { attorney, appeared_on } = parties[by]!;
          return attorney !== null && (appeared_on === null || appeared_on > filed_on);
        }),
      ),
    ).toEqual([]);
    expect(
      wrong(cases, ({ parties }) => parties.some(({ attorney, address }) => attorney === null && !/\n/.test(address))),
    ).toEqual([]);
    expect(wrong(cases, ({ parties }) => parties.length === 0)).toEqual([]);
    // A corporation acts through counsel, except in small claims (CCP § 116.540).
    const companies = cases.filter(({ case_type }) => case_type !== 'Small Claims');
    expect(
      wrong(companies, ({ documents, parties }) =>
        documents.some(
          ({ by }) =>
            parties[by]!.attorney === null && /\b(?:Inc|LLC|L\.P|Corporation|Company)\b/.test(parties[by]!.full_name),
        ),
      ),
    ).toEqual([]);
  });

  test('ends with a disposition of its type, after everything that led to it', () => {
    const ended = cases.filter(({ closed_on }) => closed_on !== null);
    expect(ended.length).toBeGreaterThan(100);
    expect(wrong(ended, (held) => !dispositionsOf(held.case_type, courtOf(held)).includes(held.disposition!))).toEqual(
      [],
    );
    expect(wrong(cases, ({ closed_on, disposition }) => (closed_on === null) !== (disposition === null))).toEqual([]);
    expect(wrong(ended, ({ closed_on, opened_on }) => !(closed_on! < day && closed_on! >= opened_on))).toEqual([]);
    expect(wrong(ended, ({ entries }) => !entries.some(({ code }) => code === 'case_closed'))).toEqual([]);
    const afterwards = /SATISFACTION/;
    expect(
      wrong(ended, ({ documents, closed_on }) =>
        documents.some(({ filed_on, heading }) => filed_on > closed_on! && !afterwards.test(heading)),
      ),
    ).toEqual([]);
    expect(
      wrong(ended, ({ disposition, entries, category }) => {
        if (category === 'california.sc' && /Settle/.test(disposition!)) return false;
        return /verdict|jury trial/i.test(disposition!) && !entries.some(({ code }) => code === 'verdict');
      }),
    ).toEqual([]);
  });

  test('has no hearing to come once it is closed, and none undecided in the past', () => {
    const closed = cases.filter(({ closed_on }) => closed_on !== null);
    expect(wrong(closed, ({ hearings }) => hearings.some(({ status }) => status === 'scheduled'))).toEqual([]);
    expect(
      wrong(closed, ({ hearings, closed_on }) =>
        hearings.some(({ status, date }) => status === 'completed' && date > closed_on!),
      ),
    ).toEqual([]);
    expect(
      wrong(cases, ({ hearings }) => hearings.some(({ status, date }) => status === 'scheduled' && date < day)),
    ).toEqual([]);
    expect(
      wrong(cases, ({ hearings }) => hearings.some(({ status, date }) => status === 'completed' && date >= day)),
    ).toEqual([]);
    expect(
      wrong(cases, ({ hearings }) =>
        hearings.some(({ status, reason }) => (status === 'adjourned' || status === 'cancelled') && !reason),
      ),
    ).toEqual([]);
    expect(wrong(cases, ({ hearings, opened_on }) => hearings.some(({ date }) => date < opened_on))).toEqual([]);
  });

  test('has a minute order for each hearing that was held, and an entry for each that was not', () => {
    const entriesOf = (held: PlannedCase, code: string) => held.entries.filter((entry) => entry.code === code);
    const count = ({ hearings }: PlannedCase, status: string) => hearings.filter((one) => one.status === status).length;
    expect(
      wrong(cases, (held) => {
        const minutes = entriesOf(held, 'minute_order');
        return held.hearings.some(
          ({ status, date, event_type }) =>
            status === 'completed' &&
            !minutes.some(
              ({ filed_on, text }) => filed_on === date && text.includes(event_type) && /appearances: /i.test(text),
            ),
        );
      }),
    ).toEqual([]);
    expect(wrong(cases, (held) => entriesOf(held, 'minute_order').length !== count(held, 'completed'))).toEqual([]);
    expect(wrong(cases, (held) => entriesOf(held, 'hearing_vacated').length !== count(held, 'cancelled'))).toEqual([]);
    expect(wrong(cases, (held) => entriesOf(held, 'hearing_continued').length !== count(held, 'adjourned'))).toEqual(
      [],
    );
  });

  test('is heard on court days, in the judge’s department, with no one in two places', () => {
    const calendar = sampleCalendar(court);
    const hearings = own.flatMap((held) => held.hearings);
    expect(hearings.filter(({ date }) => !isCourtDay(date, calendar))).toEqual([]);
    const kept = hearings.filter(({ status }) => status === 'scheduled' || status === 'completed');
    const places = kept.flatMap(({ judge, attorneys: counsel, date, time }) =>
      [judge, ...counsel].map((one) => `${one} ${date} ${time}`),
    );
    expect(new Set(places).size).toBe(places.length);
    const known = plannedEventTypes.map(({ name }) => name);
    expect(hearings.filter(({ event_type }) => !known.includes(event_type))).toEqual([]);
    expect(hearings.filter(({ judge }) => !/^Department \d$/.test(courtroomOf(judge)))).toEqual([]);
    const away = hearings.filter(
      ({ judge, date, time, event_type }) =>
        judge === sitting.judge &&
        weekdayOf(date) === sitting.weekday &&
        time < '12:00' &&
        !plannedEventTypes.find(({ name }) => name === event_type)!.held_in_sitting,
    );
    expect(away).toEqual([]);
  });

  test('is opened by the first document, served before it is answered, and answered within its time', () => {
    expect(wrong(cases, ({ documents, entries }) => documents.length + entries.length === 0)).toEqual([]);
    const begun = cases.filter(({ documents }) => documents[0]?.purpose === 'opening');
    expect(begun.length).toBeGreaterThan(380);
    expect(wrong(cases, ({ documents }) => documents.slice(1).some(({ purpose }) => purpose === 'opening'))).toEqual(
      [],
    );
    expect(wrong(begun, ({ documents, opened_on }) => daysBetween(documents[0]!.filed_on, opened_on) > 4)).toEqual([]);
    const answered = own.filter(({ documents }) =>
      documents.some(({ heading }) => /^(?:ANSWER|RESPONSE TO PETITION)/.test(heading)),
    );
    expect(answered.length).toBeGreaterThan(50);
    expect(
      wrong(
        answered.filter(({ opened_on }) => opened_on > addDays(day, -520)),
        ({ documents }) => {
          const service = documents.find(({ purpose }) => purpose === 'service');
          const answer = documents.find(({ purpose }) => purpose === 'response')!;
          return !service || answer.filed_on <= service.filed_on;
        },
      ),
    ).toEqual([]);
    const opposed = own.flatMap(({ documents }) =>
      documents.filter(({ heading }) => /^(?:OPPOSITION|REPLY)/.test(heading)),
    );
    expect(opposed.length).toBeGreaterThan(30);
  });

  test('gives each motion its notice, and states the hearing on its first page', () => {
    const motions = own.flatMap(({ documents }) => documents.filter(({ purpose }) => purpose === 'motion'));
    expect(motions.length).toBeGreaterThan(50);
    expect(motions.filter(({ hearing }) => hearing === null)).toEqual([]);
    // Sixteen court days (CCP § 1005), and 81 days for summary judgment (CCP § 437c(a)).
    const late = motions.filter(({ hearing, filed_on, heading }) => {
      const notice = daysBetween(filed_on, hearing!.date);
      return notice < (/SUMMARY JUDGMENT/.test(heading) ? 81 : 20);
    });
    expect(late.map(({ heading, filed_on, hearing }) => `${heading} ${filed_on} ${hearing!.date}`)).toEqual([]);
  });

  test('has entries on court days only, in the order of time, and none to come', () => {
    expect(
      wrong(cases, (held) => {
        const calendar = calendarOf(held);
        return held.entries.some(({ filed_on }) => !isCourtDay(filed_on, calendar) || filed_on >= day);
      }),
    ).toEqual([]);
    expect(
      wrong(cases, ({ entries }) => {
        const moments = entries.map(({ filed_on, at }) => `${filed_on} ${String(at).padStart(4, '0')}`);
        return moments.join() !== [...moments].sort().join();
      }),
    ).toEqual([]);
    expect(wrong(cases, ({ entries }) => entries.some(({ text }) => /[{}]|undefined|\bnull\b/.test(text)))).toEqual([]);
  });

  test('is decided by clerks on court days, and corrected before it is accepted', () => {
    expect(
      wrong(cases, (held) => {
        const calendar = calendarOf(held);
        return held.documents.some(({ decided, filed_on, corrected }) => {
          if (decided === null) return filed_on < addDays(day, -6);
          const moments = [decided, ...(corrected ? [corrected.sent, corrected.accepted] : [])];
          return !moments.every(({ on }) => isCourtDay(on, calendar) && on >= filed_on);
        });
      }),
    ).toEqual([]);
  });

  test('ends a marriage not before six months have passed (Fam. Code § 2339)', () => {
    const ended = cases.filter(
      ({ category, disposition }) => category === 'california.fl.diss' && /^Judgment/.test(disposition ?? ''),
    );
    expect(ended.length).toBeGreaterThan(1);
    expect(
      wrong(ended, ({ documents, closed_on }) => {
        const service = documents.find(({ purpose }) => purpose === 'service')!;
        return closed_on! < addMonths(service.filed_on, 6);
      }),
    ).toEqual([]);
  });
});
