import { describe, expect, test } from 'vitest';
import { isCourtDay } from '#domain/courts/holidays/isCourtDay';
import { spellDay } from '#domain/days/spellDay';
import { furtherCourts } from './furtherCourts.ts';
import type { PlannedCase } from './PlannedCase.ts';
import { sampleCalendar } from './sampleCalendar.ts';
import { planAround, sampleCourt } from './testing/planAround.ts';

const days = ['2026-02-28', '2026-05-26', '2026-11-23', '2027-07-06'];

const calendars = new Map([sampleCourt, ...furtherCourts].map((one) => [one.id, sampleCalendar(one)]));

/** What a clerk would laugh at, wherever it is printed. */
const absurd: [string, RegExp][] = [
  ['a role before the People', /\b(?:Prosecution|Plaintiff) The People\b/],
  ['a reply that supports an opposition', /reply in support of (?:the )?opposition/i],
  ['a motion to a motion', /\bmotion (?:to|for|and) motion\b(?! )|\bmotion to motion\b/i],
  ['an order that is still proposed', /\[proposed\][^;]*\b(?:granted|signed)\b/i],
  ['two periods', /[^.]\.\.(?!\.)/],
  ['an unfilled value', /[{}]|\bundefined\b|\bnull\b|\bNaN\b/],
  ['a space before a comma', / [,;]/],
  ['a repeated word', /\b(\p{L}{3,}) \1\b/iu],
];

describe.each(days)('the texts of the plan of %s', (day) => {
  const { cases, attorneys } = planAround(day);
  const textsOf = ({ title, entries, documents, hearings }: PlannedCase) => [
    title,
    ...entries.map(({ text }) => text),
    ...documents.flatMap(({ heading, body, prayer }) => [heading, ...body, ...prayer]),
    ...hearings.flatMap(({ reason }) => reason ?? []),
  ];
  const wrong = (isWrong: (held: PlannedCase) => unknown) =>
    cases.filter(isWrong).map(({ court_id, case_number, title }) => `${court_id} ${case_number} ${title}`);

  test.each(absurd)('have nowhere %s', (_, pattern) => {
    expect(cases.flatMap((held) => textsOf(held).filter((text) => pattern.test(text)))).toEqual([]);
  });

  test('keep the period of every name that ends with one', () => {
    const names = [...cases.flatMap(({ parties }) => parties), ...attorneys]
      .map(({ full_name }) => full_name)
      .filter((name) => name.endsWith('.'));
    expect(names.length).toBeGreaterThan(50);
    const cut = [...new Set(names)].map((name) => name.slice(0, -1));
    const lost = cases.flatMap((held) =>
      textsOf(held).filter((text) => cut.some((name) => text.includes(name) && !text.includes(`${name}.`))),
    );
    expect(lost).toEqual([]);
  });

  test('date signatures on court days', () => {
    expect(
      wrong(({ court_id, entries }) => {
        const calendar = calendars.get(court_id)!;
        return entries.some(({ text, filed_on }) => {
          const signed = /[Ss]igned by .+ on (\w+ \d+, \d{4})/.exec(text)?.[1];
          return signed !== undefined && (signed !== spellDay(filed_on) || !isCourtDay(filed_on, calendar));
        });
      }),
    ).toEqual([]);
  });

  test('show the court acting only on a request that was accepted', () => {
    expect(
      wrong(({ documents, entries }) =>
        documents.some(({ heading, filed_on, decided, corrected, outcome }) => {
          if (!/ENTRY OF DEFAULT|TO ENTER DEFAULT|^REQUEST FOR DISMISSAL/.test(heading) || outcome === 'rejected')
            return false;
          const accepted = outcome === 'returned' ? corrected?.accepted.on : decided?.on;
          return entries.some(
            ({ code, filed_on: on }) =>
              /default_entered|dismissal_entered/.test(code) && on >= filed_on && (!accepted || on < accepted),
          );
        }),
      ),
    ).toEqual([]);
  });

  test('end a case by default only if each defendant was served and none answered', () => {
    expect(
      wrong(({ disposition, documents, parties, category }) => {
        if (!/^Default judgment/.test(disposition ?? '') || !category.startsWith('california.cm010')) return false;
        const answered = documents.some(({ purpose }) => purpose === 'response');
        const served = documents.filter(({ heading }) => heading.startsWith('PROOF OF SERVICE')).length;
        return answered || served < parties.filter(({ role }) => role === 'Defendant').length;
      }),
    ).toEqual([]);
  });

  test('name who appeared at a hearing that was held', () => {
    expect(wrong(({ entries }) => entries.some(({ text }) => /appearances: none\b/i.test(text)))).toEqual([]);
  });

  test('convict no one after the evidence was suppressed', () => {
    const suppressed = cases.filter(({ entries }) => entries.some(({ text }) => /suppress granted/.test(text)));
    expect(suppressed.filter(({ disposition }) => !/dismissed/i.test(disposition ?? ''))).toEqual([]);
  });

  test('submit a statement for a conference before the conference', () => {
    expect(
      wrong(({ documents, hearings }) =>
        documents.some(
          ({ heading, filed_on }) =>
            heading === 'JOINT STATUS CONFERENCE STATEMENT' &&
            hearings.some(({ event_type, date }) => event_type === 'Status conference' && date === filed_on),
        ),
      ),
    ).toEqual([]);
  });

  test('ask for a legal separation where the category is one', () => {
    const separations = cases.filter(({ category }) => category === 'california.fl.sep');
    for (const { documents, disposition } of separations) {
      expect(documents[0]!.heading).toBe('PETITION FOR LEGAL SEPARATION');
      expect(disposition === null || !/^Judgment/.test(disposition)).toBe(true);
    }
  });

  test('keep a claim of a business in small claims within $6,250 (CCP § 116.221)', () => {
    const claims = cases.filter(({ category }) => category === 'california.sc');
    const large = claims.filter(({ parties, documents }) => {
      const amount = Number(/\$([\d,.]+)/.exec(documents[0]?.prayer[0] ?? '')?.[1]?.replace(/,/g, '') ?? 0);
      return /\b(?:Inc|LLC)\b/.test(parties[0]!.full_name) && amount > 6250;
    });
    expect(large).toEqual([]);
  });
});
