import { describe, expect, test } from 'vitest';
import { docketEventNamed } from '#domain/docketing/codesOf';
import { appearanceChoices } from './appearanceChoices.ts';
import { enterOnRecord, type RecordEntry } from './enterOnRecord.ts';
import { emptyRecord, type HearingRecord, type Outcome } from './HearingRecord.ts';
import { eventOfOutcome } from './outcomes.ts';
import { type MinutesOf, writeMinutes } from './writeMinutes.ts';
import { writeMinutesEntry } from './writeMinutesEntry.ts';

const ann = { key: 'counsel:1', name: 'Ann Example', for: 'plaintiff Acme, Inc.' };
const ben = { key: 'party:2', name: 'Ben Pike', for: 'defendant' };
const outcome = (id: Outcome['id'], more: Partial<Outcome> = {}): Outcome => ({
  ...{ id, reason: '', moved_by: '', next_hearing: null },
  ...more,
});
const demurrer = {
  filing_id: 'f1',
  disposition: 'sustained_leave' as const,
  ...{ reasons: '', details: { days_to_amend: 10 }, submitted_on: null, version: 0 },
  motion: 'Demurrer (Entry 4)',
  text: 'ORDER sustaining Demurrer (Entry 4) with leave to amend within 10 days.',
};
const appear = (who: typeof ann, manner: 'in_person' | 'remote' | 'none' | null): RecordEntry => ({
  ...{ does: 'appear', manner },
  appearance: who,
});

function recordAfter(...entries: RecordEntry[]): HearingRecord {
  return entries.reduce((record, entry) => {
    const entered = enterOnRecord(record, entry);
    if ('problem' in entered) throw new Error(`${entry.does}: ${entered.problem}`);
    return entered.record;
  }, emptyRecord);
}
const refusal = (record: HearingRecord, entry: RecordEntry) => {
  const entered = enterOnRecord(record, entry);
  return 'problem' in entered ? entered.problem : null;
};

describe('the record of a hearing', () => {
  test('goes from called to in session to ended, and can be reopened until the minutes are signed', () => {
    expect(recordAfter({ does: 'call' }).stage).toBe('called');
    const heard = recordAfter({ does: 'call' }, appear(ann, 'in_person'), { does: 'end', outcome: outcome('held') });
    expect(heard.stage).toBe('ended');
    expect(refusal(heard, appear(ben, 'remote'))).toBe('ended');
    const again = enterOnRecord(heard, { does: 'reopen' });
    expect(again).toMatchObject({ record: { stage: 'in_session', outcome: null } });
  });

  test('a case that was passed keeps its appearances for the second call', () => {
    const passed = recordAfter({ does: 'call' }, appear(ann, 'in_person'), { does: 'pass' });
    expect(passed.stage).toBe('waiting');
    expect(enterOnRecord(passed, { does: 'call' })).toMatchObject({ record: { stage: 'in_session' } });
  });

  test('an appearance is entered once, changed in its place, and removed', () => {
    const both = recordAfter({ does: 'call' }, appear(ann, 'in_person'), appear(ben, 'none'), appear(ann, 'remote'));
    expect(both.appearances.map(({ name, manner }) => [name, manner])).toEqual([
      ['Ann Example', 'remote'],
      ['Ben Pike', 'none'],
    ]);
    expect(recordAfter({ does: 'call' }, appear(ann, 'remote'), appear(ann, null)).appearances).toEqual([]);
  });

  test.each<[string, HearingRecord, RecordEntry]>([
    ['already_called', recordAfter({ does: 'call' }), { does: 'call' }],
    ['not_called', emptyRecord, appear(ann, 'in_person')],
    ['not_called', emptyRecord, { does: 'end', outcome: outcome('held') }],
    ['no_appearances', recordAfter({ does: 'call' }), { does: 'end', outcome: outcome('held') }],
    ['no_appearances', recordAfter({ does: 'call' }, appear(ann, 'none')), { does: 'end', outcome: outcome('held') }],
    [
      'someone_appeared',
      recordAfter({ does: 'call' }, appear(ann, 'remote')),
      { does: 'end', outcome: outcome('no_appearance') },
    ],
    ['reason_missing', emptyRecord, { does: 'end', outcome: outcome('vacated') }],
    ['time_missing', emptyRecord, { does: 'end', outcome: outcome('continued') }],
    ['not_ended', recordAfter({ does: 'call' }), { does: 'correct_minutes', minutes: { text: 'x', basis: '' } }],
  ])('%s', (problem, record, entry) => {
    expect(refusal(record, entry)).toBe(problem);
  });
});

describe('who can appear', () => {
  const acme = { id: 'p1', public_name: 'Acme, Inc.', role: 'Plaintiff', role_id: 'plaintiff', ended: null };
  const link = { attorney_id: 'a1', full_name: 'Ann Example', bar_number: '1', ended: null };
  const past = { on: '2026-01-01' };

  test('is counsel first, once for all of their parties, then the parties; not those of the past', () => {
    const choices = appearanceChoices([
      { ...acme, counsel: [link, { ...link, attorney_id: 'a2', ended: past }] },
      { ...acme, id: 'p2', public_name: 'Beta LLC', counsel: [link] },
      { ...acme, id: 'p3', public_name: 'J.R.', role: 'Defendant', counsel: [] },
      { ...acme, id: 'p4', public_name: 'Gone, Inc.', ended: past, counsel: [link] },
    ]);
    expect(choices.map(({ digit, name, for: role }) => `${digit} ${name}: ${role}`)).toEqual([
      '1 Ann Example: plaintiff Acme, Inc. and plaintiff Beta LLC',
      '2 Acme, Inc.: plaintiff',
      '3 Beta LLC: plaintiff',
      '4 J.R.: defendant',
    ]);
  });
});

describe('the minute order', () => {
  const minutes = (record: HearingRecord, exhibits: string[] = []): MinutesOf => ({
    ...{ event_type: 'Motion Hearing', day: '2026-11-30', time: '09:00', venue: 'Department 4' },
    ...{ judge: 'Hon. A. Reyes', clerk: 'D. Sample', record, exhibits },
  });
  const heard = recordAfter(
    { does: 'call' },
    { does: 'name_people', reporter: 'R. Scribe', interpreter: '' },
    appear(ann, 'in_person'),
    appear(ben, 'remote'),
    { does: 'rule', ruling: demurrer },
    { does: 'end', outcome: outcome('held') },
  );
  const entry = (record: HearingRecord, style: 'state' | 'federal' = 'state') =>
    writeMinutesEntry(minutes(record), docketEventNamed(eventOfOutcome(record, record.outcome!.id)), style);

  test('states who sat, who appeared, the exhibits, and the rulings', () => {
    expect(writeMinutes(minutes(heard, ['Plaintiff’s Exhibit 1, contract, marked and admitted.']))).toBe(
      [
        'November 30, 2026, 9:00 AM, Department 4.',
        'Judge: Hon. A. Reyes. Clerk: D. Sample. Court reporter: R. Scribe.',
        'Hearing on Demurrer (Entry 4).',
        'Appearances: Ann Example for plaintiff Acme, Inc.; defendant Ben Pike (remote).',
        'Plaintiff’s Exhibit 1, contract, marked and admitted.',
        'ORDER sustaining Demurrer (Entry 4) with leave to amend within 10 days.',
      ].join('\n\n'),
    );
  });

  test('has the docket text of its court', () => {
    expect(entry(heard)).toBe(
      'Minute order: Hearing on Demurrer (Entry 4) held; Nov 30, 2026 at 9:00 AM; Hon. A. Reyes; clerk D. Sample; reporter R. Scribe; appearances: Ann Example for plaintiff Acme, Inc., defendant Ben Pike (remote); ORDER sustaining Demurrer (Entry 4) with leave to amend within 10 days',
    );
    expect(entry(heard, 'federal')).toBe(
      'Minute entry for proceedings held before Hon. A. Reyes on Nov 30, 2026: Hearing on Demurrer (Entry 4) held. Appearances: Ann Example for plaintiff Acme, Inc., defendant Ben Pike (remote). ORDER sustaining Demurrer (Entry 4) with leave to amend within 10 days. (Court reporter R. Scribe.) (D. Sample)',
    );
  });

  const next_hearing = { hearing_date: '2026-12-14', hearing_time: '10:30' };
  const ended = (of: Outcome, ...before: RecordEntry[]) => recordAfter(...before, { does: 'end', outcome: of });
  test.each<[HearingRecord, string]>([
    [
      ended(outcome('continued', { reason: 'counsel unavailable', moved_by: 'defendant', next_hearing })),
      'Hearing (Motion Hearing) of Nov 30, 2026 continued to Dec 14, 2026 at 10:30 AM; counsel unavailable; on motion of defendant',
    ],
    [
      ended(outcome('continued', { next_hearing }), { does: 'call' }, appear(ann, 'in_person')),
      'Minute order: Motion Hearing held in part; Nov 30, 2026 at 9:00 AM; Hon. A. Reyes; clerk D. Sample; appearances: Ann Example for plaintiff Acme, Inc.; The hearing is continued from Nov 30, 2026 to Dec 14, 2026 at 10:30 AM',
    ],
    [
      ended(outcome('off_calendar', { reason: 'the motion was withdrawn' })),
      'Hearing (Motion Hearing) set for Nov 30, 2026 off calendar; the motion was withdrawn',
    ],
    [
      ended(outcome('vacated', { reason: 'The case settled' })),
      'Motion Hearing vacated. The hearing set for Nov 30, 2026 is vacated. The case settled.',
    ],
    [
      ended(outcome('submitted'), { does: 'call' }, appear(ann, 'in_person')),
      'Minute order: Motion Hearing held; Nov 30, 2026 at 9:00 AM; Hon. A. Reyes; clerk D. Sample; appearances: Ann Example for plaintiff Acme, Inc.; The matter is taken under submission',
    ],
    [
      ended(outcome('no_appearance'), { does: 'call' }),
      'Minute order: Motion Hearing called; Nov 30, 2026 at 9:00 AM; Hon. A. Reyes; clerk D. Sample; There is no appearance by or for any party',
    ],
  ])('the docket text of an outcome names the date that was set', (record, text) => {
    expect(entry(record)).toBe(text);
  });
});
