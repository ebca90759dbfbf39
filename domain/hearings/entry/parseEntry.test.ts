import { describe, expect, test } from 'vitest';
import type { Directory } from '#domain/hearings/findByName';
import { hearingTypesOf } from '#domain/practice/hearingTypesOf';
import { packSystems } from '#domain/practice/packChoices';
import { type Entry, type EntryField, longestEntry } from './Entry.ts';
import { parseEntry } from './parseEntry.ts';
import { doubts, phrases } from './testing/phrases.ts';

const kind = (name: string, active = true) => ({
  ...{ id: name, name, active, duration_minutes: 15, held_in_sitting: false },
});
const room = (name: string, active = true) => ({ id: name, name, active });
const directory: Directory = {
  judges: [
    { id: 'reyes', name: 'Hon. Maria Reyes' },
    { id: 'osei', name: 'Hon. B. Osei' },
    { id: 'ann-lee', name: 'Hon. Ann Lee' },
    { id: 'peter-lee', name: 'Hon. Peter Lee' },
    { id: 'okafor', name: 'Judge Daniel Okafor Jr.' },
  ],
  rooms: [
    ...['Department 1', 'Department 2', 'Department 4', 'Department 12', 'Department C-3', 'Courtroom 3A'].map((name) =>
      room(name),
    ),
    ...[room('Courtroom 2'), room('Ceremonial Hall'), room('Department 9', false)],
  ],
  kinds: [
    ...[
      'Case management conference',
      'Motion hearing',
      'Demurrer hearing',
      'Settlement conference',
      'Status conference',
    ],
    ...['Order to show cause', 'Default prove-up hearing', 'Evidentiary hearing', 'Request for order hearing'],
    ...[
      'Restraining order hearing',
      'Probate hearing',
      'Conservatorship or guardianship hearing',
      'Name change hearing',
    ],
    ...['Arraignment', 'Preliminary hearing', 'Pretrial conference', 'Sentencing', 'Unlawful detainer trial'],
    ...['Small claims trial', 'Court trial', 'Jury trial', 'Summary judgment hearing', 'Mediation', 'Ex parte hearing'],
  ].map((name) => kind(name)),
};
directory.kinds = [...directory.kinds, kind('Calendar call', false)];
/** A Monday. */
const today = '2026-11-30';

const short: Record<string, EntryField> = {
  type: 'event_type',
  case: 'case_number',
  title: 'case_title',
  date: 'hearing_date',
  time: 'hearing_time',
  min: 'duration_minutes',
  room: 'venue',
  judge: 'judge',
};

const fieldsOf = ({ parts, unread }: Entry) => [
  ...parts.map(({ field, value }) => {
    const name = Object.keys(short).find((key) => short[key] === field);
    return `${name}=${value ?? '?'}`;
  }),
  ...unread.map(({ text }) => `!${text}`),
];

test('reads what clerks write', () => {
  const wrong = phrases.flatMap(([typed, expected]) => {
    const read = fieldsOf(parseEntry(typed, { today, directory })).sort().join('|');
    const wanted = expected.split('|').filter(Boolean).sort().join('|');
    return read === wanted ? [] : [`${typed}\n   read   ${read}\n   wanted ${wanted}`];
  });
  console.info(`Quick entry: ${phrases.length - wrong.length}/${phrases.length} lines read as meant`);
  expect(wrong.join('\n')).toBe('');
  expect(phrases.length).toBeGreaterThan(120);
});

test.each(packSystems)('reads each hearing type of %s by the name that its courts use', (system) => {
  const kinds = hearingTypesOf(system).map(({ label }) => kind(label));
  const read = (typed: string) => parseEntry(typed, { today, directory: { judges: [], rooms: [], kinds } }).parts;
  const wrong = kinds.filter(({ name }) => read(`${name} tue 9:00`)[0]?.value !== name);
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

describe('each reading', () => {
  const read = (typed: string, on = today) => parseEntry(typed, { today: on, directory });
  const part = (typed: string, field: EntryField, on?: string) =>
    read(typed, on).parts.find((one) => one.field === field)!;

  test('names the words that it comes from, wherever they are', () => {
    const typed = 'Status Conference, Tue 2pm — Dept 4, 30m';
    expect(read(typed).parts.map(({ from, to }) => typed.slice(from, to))).toEqual([
      'Status Conference',
      'Tue',
      '2pm',
      'Dept 4',
      '30m',
    ]);
    expect(read(typed).parts.every(({ from, to, text }) => typed.slice(from, to) === text)).toBe(true);
  });

  test.each(doubts)('%s: %s is doubtful because %s', (typed, field, doubt, alternatives) => {
    expect(part(typed, field)).toMatchObject({ doubt, alternatives });
  });

  test('a date is read on the court’s day, also at the end of a year', () => {
    expect(part('tomorrow', 'hearing_date', '2026-12-31').value).toBe('2027-01-01');
    expect(part('1/2', 'hearing_date', '2026-12-31').value).toBe('2027-01-02');
    expect(part('12/30', 'hearing_date', '2026-12-31').value).toBe('2027-12-30');
  });

  test('reasons are given for words that were not understood', () => {
    const reasons = (typed: string) => read(typed).unread.map(({ reason }) => reason);
    expect(reasons('feb 30')).toEqual(['no_such_date']);
    expect(reasons('25:00')).toEqual(['no_such_time']);
    expect(reasons('dept 77')).toEqual(['no_such_room']);
    expect(reasons('dept 9')).toEqual(['room_closed']);
    expect(reasons('judge nobody')).toEqual(['no_such_judge']);
    expect(reasons('99 hours')).toEqual(['duration_limits']);
    expect(reasons('dec 15 or dec 16')).toEqual(['second']);
    expect(reasons('motion to compel')).toEqual(['subject']);
    expect(reasons('26CV00218 something')).toEqual(['unknown']);
    expect(reasons(`cmc ${'x '.repeat(longestEntry)}`)).toContain('too_long');
  });

  test('a court without event types, courtrooms, and judges still reads dates and times', () => {
    const empty = { judges: [], rooms: [], kinds: [] };
    const { parts } = parseEntry('cmc tue 2pm dept 4', { today, directory: empty });
    expect(parts.map(({ field }) => field)).toEqual(['case_title', 'hearing_date', 'hearing_time']);
  });

  test('lines of any signs are read in a moment', () => {
    const signs = ['1', ':', '/', '-', '.', ' ', 'a', 'p', 'm', 'v', 'tue ', 'dept ', 'of ', '(', '\\', 'ﬀ', '٣', '𝟗'];
    let seed = 7;
    const next = () => {
      seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
      return seed / 2 ** 31;
    };
    const started = performance.now();
    for (let n = 0; n < 60; n++) {
      const typed = Array.from({ length: 120 }, () => signs[Math.floor(next() * signs.length)]).join('');
      const { parts, unread } = read(typed);
      for (const { from, to, text } of [...parts, ...unread]) expect(typed.slice(from, to)).toBe(text);
    }
    expect(performance.now() - started).toBeLessThan(3000);
  });
});
