import { describe, expect, test } from 'vitest';
import type { Directory } from '#domain/hearings/findByName';
import { hearingTypesOf } from '#domain/practice/hearingTypesOf';
import { packSystems } from '#domain/practice/packChoices';
import { type Entry, type EntryField, longestEntry } from './Entry.ts';
import { parseEntry } from './parseEntry.ts';

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

/** A line, and its reading: `field=value`, `?` for a value to choose; `!` names the words that were not understood. */
const phrases: readonly (readonly [string, string])[] = [
  // The examples of the courts' clerks.
  [
    'status conference tue 2pm dept 4 30m',
    'type=Status conference|date=2026-12-01|time=14:00|room=Department 4|min=30',
  ],
  [
    'mtn hearing 26CV00218 dec 15 9:00 reyes',
    'type=Motion hearing|case=26CV00218|date=2026-12-15|time=09:00|judge=reyes',
  ],
  [
    'OSC re dismissal next thursday 8:30 d12 15 min 26cv00431 v. smith',
    'type=Order to show cause|date=2026-12-10|time=08:30|room=Department 12|min=15|case=26CV00431|title=smith|!dismissal',
  ],
  // Event types: names, parts, synonyms, abbreviations, misspellings.
  ['case management conference', 'type=Case management conference'],
  ['cmc', 'type=Case management conference'],
  ['CMC.', 'type=Case management conference'],
  ['case mgmt conf', 'type=Case management conference'],
  ['motion hearing', 'type=Motion hearing'],
  ['hearing on motion', 'type=Motion hearing'],
  ['motion', 'type=Motion hearing'],
  ['law and motion', 'type=Motion hearing'],
  ['l&m', 'type=Motion hearing'],
  ['mtn to compel', 'type=Motion hearing|!compel'],
  ['motion to dismiss hrg', 'type=Motion hearing|!dismiss'],
  ['hrg on motion to strike', 'type=Motion hearing|!strike'],
  ['msj', 'type=Summary judgment hearing'],
  ['summary judgment hrg', 'type=Summary judgment hearing'],
  ['demurrer', 'type=Demurrer hearing'],
  ['dem hrg', 'type=Demurrer hearing'],
  ['demurer hearing', 'type=Demurrer hearing'],
  ['stat conf', 'type=Status conference'],
  ['staus conference', 'type=Status conference'],
  ['status confrence', 'type=Status conference'],
  ['settlement conf', 'type=Settlement conference'],
  ['msc', 'type=Settlement conference'],
  ['setlement conference', 'type=Settlement conference'],
  ['order to show cause', 'type=Order to show cause'],
  ['show cause hearing', 'type=Order to show cause'],
  ['osc', 'type=Order to show cause'],
  ['osc re contempt', 'type=Order to show cause|!contempt'],
  ['default prove up', 'type=Default prove-up hearing'],
  ['prove-up hearing', 'type=Default prove-up hearing'],
  ['rfo', 'type=Request for order hearing'],
  ['request for order', 'type=Request for order hearing'],
  ['tro hearing', 'type=Restraining order hearing'],
  ['dvro', 'type=Restraining order hearing'],
  ['probate hearing', 'type=Probate hearing'],
  ['guardianship hearing', 'type=Conservatorship or guardianship hearing'],
  ['consrvatorship', 'type=Conservatorship or guardianship hearing'],
  ['name change', 'type=Name change hearing'],
  ['arraignment', 'type=Arraignment'],
  ['arraingment', 'type=Arraignment'],
  ['prelim', 'type=Preliminary hearing'],
  ['prelim hearing', 'type=Preliminary hearing'],
  ['ptc', 'type=Pretrial conference'],
  ['pre-trial conference', 'type=Pretrial conference'],
  ['sentencing', 'type=Sentencing'],
  ['ud trial', 'type=Unlawful detainer trial'],
  ['unlawful detainer', 'type=Unlawful detainer trial'],
  ['eviction trial', 'type=Unlawful detainer trial'],
  ['small claims', 'type=Small claims trial'],
  ['smc trial', 'type=Small claims trial'],
  ['jury trial', 'type=Jury trial'],
  ['jt', 'type=Jury trial'],
  ['bench trial', 'type=Court trial'],
  ['court trial', 'type=Court trial'],
  ['mediation', 'type=Mediation'],
  ['ex parte', 'type=Ex parte hearing'],
  ['exparte hearing', 'type=Ex parte hearing'],
  ['evidentiary', 'type=Evidentiary hearing'],
  ['trial', 'type=?'],
  ['conference', 'type=?'],
  ['conf tue', 'type=?|date=2026-12-01'],
  ['calendar call', ''],
  // Dates.
  ['today', 'date=2026-11-30'],
  ['tomorrow', 'date=2026-12-01'],
  ['tomorow', 'date=2026-12-01'],
  ['tmrw 9am', 'date=2026-12-01|time=09:00'],
  ['day after tomorrow', 'date=2026-12-02'],
  ['tue', 'date=2026-12-01'],
  ['Tuesday', 'date=2026-12-01'],
  ['tuesdya', 'date=2026-12-01'],
  ['wendesday', 'date=2026-12-02'],
  ['thrusday', 'date=2026-12-03'],
  ['monday', 'date=2026-12-07'],
  ['this monday', 'date=2026-11-30'],
  ['next tue', 'date=2026-12-08'],
  ['next monday', 'date=2026-12-07'],
  ['fri next week', 'date=2026-12-11'],
  ['next week wed', 'date=2026-12-09'],
  ['thu after next', 'date=2026-12-17'],
  ['a week from friday', 'date=2026-12-11'],
  ['next week', 'date=?'],
  ['12/15', 'date=2026-12-15'],
  ['12/15/26', 'date=2026-12-15'],
  ['12-15-2026', 'date=2026-12-15'],
  ['2026-12-15', 'date=2026-12-15'],
  ['1/8', 'date=2027-01-08'],
  ['11/30', 'date=2026-11-30'],
  ['15/12', 'date=2026-12-15'],
  ['dec 15', 'date=2026-12-15'],
  ['Dec. 15th, 2026', 'date=2026-12-15'],
  ['decmber 15', 'date=2026-12-15'],
  ['15 dec', 'date=2026-12-15'],
  ['15th of january', 'date=2027-01-15'],
  ['tue dec 15', 'date=2026-12-15'],
  ['Tuesday, December 15', 'date=2026-12-15'],
  ['dec 15 (tue)', 'date=2026-12-15'],
  ['wed dec 15', 'date=2026-12-15'],
  ['in 3 weeks', 'date=2026-12-21'],
  ['in two weeks', 'date=2026-12-14'],
  ['10 days from now', 'date=2026-12-10'],
  ['in 2 months', 'date=2027-01-30'],
  ['the 15th', 'date=2026-12-15'],
  ['first monday of february', 'date=2027-02-01'],
  ['last fri in december', 'date=2026-12-25'],
  ['feb 29', 'date=2028-02-29'],
  ['nov 3 2025', 'date=2025-11-03'],
  ['13/45', '!13/45'],
  ['feb 30', '!feb 30'],
  ['dec 15 or dec 16', 'date=2026-12-15|!dec 16'],
  // Times.
  ['9:00', 'time=09:00'],
  ['9am', 'time=09:00'],
  ['9 a.m.', 'time=09:00'],
  ['2p', 'time=14:00'],
  ['2:15 PM', 'time=14:15'],
  ['14:00', 'time=14:00'],
  ['1400', 'time=14:00'],
  ['1330 hrs', 'time=13:30'],
  ['8.30', 'time=08:30'],
  ['1:30', 'time=13:30'],
  ['tue 2', 'date=2026-12-01|time=14:00'],
  ['tue at 10', 'date=2026-12-01|time=10:00'],
  ['noon', 'time=12:00'],
  ['12:00', 'time=12:00'],
  ['half past 9', 'time=09:30'],
  ["9 o'clock", 'time=09:00'],
  ['9-10:30am', 'time=09:00|min=90'],
  ['9:00–11:00', 'time=09:00|min=120'],
  ['from 1:30 to 3pm', 'time=13:30|min=90'],
  ['25:00', '!25:00'],
  ['9:75', '!9:75'],
  // Durations.
  ['30m', 'min=30'],
  ['45 min', 'min=45'],
  ['1h', 'min=60'],
  ['1.5 hours', 'min=90'],
  ['1h30', 'min=90'],
  ['1 hr 15 min', 'min=75'],
  ['90 minutes', 'min=90'],
  ['half an hour', 'min=30'],
  ['an hour and a half', 'min=90'],
  ['half day', 'min=240'],
  ['2-hour', 'min=120'],
  ['2 min', '!2 min'],
  ['99 hours', '!99 hours'],
  // Courtrooms and judges.
  ['dept 4', 'room=Department 4'],
  ['Dept. 12', 'room=Department 12'],
  ['dept #2', 'room=Department 2'],
  ['detp 4', 'room=Department 4'],
  ['deparment 4', 'room=Department 4'],
  ['d4', 'room=Department 4'],
  ['dept c-3', 'room=Department C-3'],
  ['dept c3', 'room=Department C-3'],
  ['courtroom 3a', 'room=Courtroom 3A'],
  ['ctrm 2', 'room=Courtroom 2'],
  ['room 2', 'room=?'],
  ['ceremonial hall', 'room=Ceremonial Hall'],
  ['dept 9', '!dept 9'],
  ['dept 77', '!dept 77'],
  ['judge reyes', 'judge=reyes'],
  ['before Hon. Reyes', 'judge=reyes'],
  ['ryes', 'judge=reyes'],
  ['judge reyse', 'judge=reyes'],
  ['okafor', 'judge=okafor'],
  ['judge lee', 'judge=?'],
  ['p. lee', 'judge=peter-lee'],
  ['judge ann lee', 'judge=ann-lee'],
  ['judge nobody', '!judge nobody'],
  // Cases.
  ['26CV00218', 'case=26CV00218'],
  ['case no. 24STCV12345', 'case=24STCV12345'],
  ['CGC-26-604321', 'case=CGC-26-604321'],
  ['2:26-cv-00123', 'case=2:26-CV-00123'],
  ['case 218', 'case=218'],
  ['smith v. jones', 'title=smith jones'],
  ['Northwind Traders vs Example Foods tue', 'title=northwind traders example foods|date=2026-12-01'],
  ['in re Sample', 'title=sample'],
  ['estate of harper probate hearing', 'title=harper|type=Probate hearing'],
  ['cmc smith v. jones reyes', 'type=Case management conference|title=smith jones|judge=reyes'],
  ['cmc reyes v. jones', 'type=Case management conference|title=reyes jones'],
  ['northwind cmc', 'title=northwind|type=Case management conference'],
  // Entire lines, in other orders.
  [
    'dec 15 9:00-9:30 dept 4 reyes mtn 26CV00218',
    'date=2026-12-15|time=09:00|min=30|room=Department 4|judge=reyes|type=Motion hearing|case=26CV00218',
  ],
  [
    'set jury trial in dept 12 on 1/11/27 at 8:30 for 6 hours before judge okafor',
    'type=Jury trial|room=Department 12|date=2027-01-11|time=08:30|min=360|judge=okafor',
  ],
  [
    '26CV00218, settlement conf, 12/17, 1:30p, 2h, d2',
    'case=26CV00218|type=Settlement conference|date=2026-12-17|time=13:30|min=120|room=Department 2',
  ],
  [
    'arraignment tomorrow 8.30 ctrm 3A p lee',
    'type=Arraignment|date=2026-12-01|time=08:30|room=Courtroom 3A|judge=peter-lee',
  ],
  ['ＣＭＣ １２／１５ ９:００', 'type=Case management conference|date=2026-12-15|time=09:00'],
  [
    'jury trial 3 days starting jan 11 dept 12 reyes',
    'type=Jury trial|date=2027-01-11|room=Department 12|judge=reyes|!3 days',
  ],
  ['status conf re arbitration 12-15 9:00', 'type=Status conference|date=2026-12-15|time=09:00|!arbitration'],
  [
    'hearing on demurrer to complaint, Northwind v. Harbor, Inc., dec 17',
    'type=Demurrer hearing|title=northwind harbor inc|date=2026-12-17|!complaint',
  ],
  ['sc trial wed 1:30pm', 'type=Small claims trial|date=2026-12-02|time=13:30'],
  [
    'mtn compel further 9:30 dept 4 thurs the 10th',
    'type=Motion hearing|time=09:30|room=Department 4|date=2026-12-10|!compel|!further',
  ],
  [
    'rfo 12/08/2026 8:45 AM D1 Johnson',
    'type=Request for order hearing|date=2026-12-08|time=08:45|room=Department 1|title=johnson',
  ],
  // Hostile lines.
  ['', ''],
  ['     ', ''],
  ['🙂🙂🙂', ''],
  ['???', ''],
  ['tue tue tue', 'date=2026-12-01|!tue|!tue'],
  ['<script>alert(1)</script> cmc', 'type=Case management conference|title=script alert|time=13:00|!script'],
  ["'; drop table hearings; -- tue", 'type=?|title=drop table|date=2026-12-01'],
  ['\u202Ecmc\u202C tue', 'type=Case management conference|date=2026-12-01'],
  ['cmc\u0000tue', 'type=Case management conference|date=2026-12-01'],
  ['0/0', '!0/0'],
  ['999999999999', '!999999999999'],
];

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

  test.each([
    ['next tue', 'hearing_date', 'next_week', ['2026-12-01']],
    ['mon', 'hearing_date', 'today_or_next', ['2026-11-30']],
    ['wed dec 15', 'hearing_date', 'weekday_differs', ['2026-12-16']],
    ['15/12', 'hearing_date', 'day_first', []],
    ['nov 3 2025', 'hearing_date', 'past', []],
    ['at 7:00', 'hearing_time', 'half_of_day', ['19:00']],
    ['at 9:00', 'hearing_time', null, ['21:00']],
    ['judge reyse', 'judge', 'misspelled', []],
    ['judge lee', 'judge', 'several', ['ann-lee', 'peter-lee']],
    ['room 2', 'venue', 'several', ['Department 2', 'Courtroom 2']],
    ['dept 2', 'venue', null, ['Courtroom 2']],
    ['demurer', 'event_type', 'misspelled', []],
    ['thrusday', 'hearing_date', 'misspelled', []],
    ['northwind', 'case_title', 'perhaps_case', []],
    ['next week', 'hearing_date', 'several', ['2026-12-07', '2026-12-08', '2026-12-09', '2026-12-10', '2026-12-11']],
    ['trial', 'event_type', 'several', ['Court trial', 'Jury trial', 'Small claims trial', 'Unlawful detainer trial']],
  ] as const)('%s: %s is doubtful because %s', (typed, field, doubt, alternatives) => {
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
    expect(reasons('26CV00218 flibbertigibbet')).toEqual(['unknown']);
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
