import { describe, expect, test } from 'vitest';
import { caseTypes } from '#domain/courts/choices';
import { isDocketEvent } from '#domain/docketing/codesOf';
import { practiceSystems } from '#domain/participants/practiceSystem';
import type { CaseRecord, DocketFact } from './CaseRecord.ts';
import { checkInstrument, type InstrumentDraft } from './checkInstrument.ts';
import { composeInstrument } from './composeInstrument.ts';
import type { InstrumentItem } from './data/instruments.ts';
import { instruments } from './data/instruments.ts';
import { type InstrumentKind, instrumentKinds } from './instrumentKinds.ts';
import { instrumentOf, instrumentsFor } from './instrumentOf.ts';

const entry = (number: number, code: string, more: Partial<DocketFact> = {}): DocketFact => ({
  ...{ number, code, kind: 'filing', filed_on: '2026-03-10', title: code, on_behalf_of: null, access: 'public' },
  ...more,
});
const record = (entries: DocketFact[], more: Partial<CaseRecord> = {}): CaseRecord => ({
  ...{ case_type: 'Civil Complaint', is_open: true, is_stayed: false, today: '2026-04-01', parties: [], entries },
  ...more,
});
const judgment = entry(4, 'judgment_entered', { kind: 'order' });
const ofJudgment: InstrumentDraft = { party_id: null, values: { judgment: '4', judgment_on: '2026-03-10' } };
const ofOrder: InstrumentDraft = { party_id: null, values: { order: '2' } };
const ofEntry: InstrumentDraft = { party_id: null, values: { entry: '1' } };

type Row = [
  what: string,
  kind: InstrumentKind,
  item: InstrumentItem,
  entries: DocketFact[],
  draft: InstrumentDraft,
  state: 'met' | 'unmet' | 'to_confirm',
  bar: boolean,
];

describe('a requirement', () => {
  test.each<Row>([
    ['a judgment', 'abstract_judgment', 'judgment', [judgment], ofJudgment, 'met', false],
    ['no judgment', 'abstract_judgment', 'judgment', [], ofJudgment, 'unmet', true],
    [
      'an entry that is no judgment',
      'abstract_judgment',
      'judgment',
      [entry(4, 'complaint')],
      ofJudgment,
      'unmet',
      true,
    ],
    [
      'a later satisfaction',
      'writ_execution',
      'satisfaction',
      [judgment, entry(5, 'satisfaction')],
      ofJudgment,
      'unmet',
      false,
    ],
    [
      'an earlier satisfaction',
      'writ_execution',
      'satisfaction',
      [entry(3, 'satisfaction'), judgment],
      ofJudgment,
      'met',
      false,
    ],
    ['an application', 'writ_execution', 'application', [entry(5, 'writ_request')], ofJudgment, 'met', false],
    ['no application', 'writ_execution', 'application', [], ofJudgment, 'to_confirm', false],
    ['an order', 'writ_attachment', 'order', [entry(2, 'order_granting', { kind: 'order' })], ofOrder, 'met', false],
    ['a motion for an order', 'writ_attachment', 'order', [entry(2, 'mtn_compel')], ofOrder, 'unmet', true],
    ['a public document', 'certified_copy', 'access', [entry(1, 'complaint')], ofEntry, 'met', false],
    [
      'a sealed document',
      'certified_copy',
      'access',
      [entry(1, 'complaint', { access: 'sealed' })],
      ofEntry,
      'unmet',
      true,
    ],
    ['no party', 'summons', 'party', [], { party_id: null, values: {} }, 'unmet', true],
    ['a complaint', 'summons', 'opening', [entry(1, 'complaint')], { party_id: null, values: {} }, 'met', false],
  ])('%s (%s)', (_what, kind, item, entries, draft, state, bar) => {
    const instrument = instrumentOf(kind, 'california', 'Civil Complaint')!;
    const found = checkInstrument(instrument, record(entries), draft, []).find((one) => one.item === item);
    expect(found).toMatchObject({ state, bar });
  });

  test('of a federal writ includes the automatic stay of 30 days (FRCP 62(a))', () => {
    const writ = instrumentOf('writ_execution', 'federal_district', 'Civil Complaint')!;
    const waiting = (today: string) =>
      checkInstrument(writ, record([judgment], { today }), ofJudgment, []).find(({ item }) => item === 'waiting');
    expect(waiting('2026-04-09')).toMatchObject({ state: 'unmet', bar: false, authority: 'FRCP 62(a)' });
    expect(waiting('2026-04-10')).toMatchObject({ state: 'met' });
    const stateWrit = instrumentOf('writ_execution', 'california', 'Civil Complaint')!;
    expect(checkInstrument(stateWrit, record([judgment]), ofJudgment, []).map(({ item }) => item)).not.toContain(
      'waiting',
    );
  });

  test('of letters is the order, the bond or its waiver, and the oath', () => {
    const letters = instrumentOf('letters_testamentary', 'california', 'Probate')!;
    const entries = [entry(2, 'probate_order', { kind: 'notice' }), entry(3, 'oath_acceptance')];
    expect(checkInstrument(letters, record(entries), ofOrder, []).map(({ item, state }) => [item, state])).toEqual([
      ['case_open', 'met'],
      ['order', 'met'],
      ['bond', 'to_confirm'],
      ['oath', 'met'],
    ]);
  });
});

describe('the list of instruments', () => {
  test('has every kind once, with a docket event and an authority in each system', () => {
    expect(instruments.map(({ kind }) => kind).sort()).toEqual([...instrumentKinds].sort());
    expect(instruments.filter(({ event }) => !isDocketEvent(event))).toEqual([]);
    const laws = instruments.flatMap(({ systems }) => Object.values(systems));
    expect(laws.filter(({ authority, title }) => authority === '' || title === '')).toEqual([]);
  });

  test('offers no letters in a civil case, and no summons in a probate case', () => {
    const kinds = (type: (typeof caseTypes)[number]) => instrumentsFor('california', type).map(({ kind }) => kind);
    expect(kinds('Civil Complaint')).not.toContain('letters_testamentary');
    expect(kinds('Probate')).not.toContain('summons');
    for (const type of caseTypes) expect(kinds(type)).toContain('certified_copy');
  });

  test('names the instruments as each system does', () => {
    const titles = practiceSystems.flatMap(
      (system) => instrumentOf('summons', system, 'Civil Complaint')?.own.title ?? [],
    );
    expect(titles).toContain('Citation');
  });
});

describe('the text of an instrument', () => {
  test('states its values, and leaves out what it does not have', () => {
    const values = { judgment: '4', judgment_on: '2026-03-10', creditor: 'Ana', debtor: 'Ben', amount: '$10.00' };
    const written = composeInstrument({
      title: 'Abstract',
      kind: 'abstract_judgment',
      to: null,
      values,
      authority: 'CCP § 674',
    });
    expect(written).toEqual({
      title: 'Abstract',
      paragraphs: [
        'Judgment was entered on March 10, 2026 (docket entry 4).',
        'Judgment creditor: Ana',
        'Judgment debtor: Ben',
        'Amount that remains due: $10.00',
        'A stay of enforcement has not been ordered, and no full satisfaction is on the docket.',
        'Issued under CCP § 674.',
      ],
    });
  });

  test.each(instrumentKinds)('of %s is written without any value', (kind) => {
    const written = composeInstrument({ title: 'T', kind, to: null, values: {}, authority: 'A' });
    expect(written.paragraphs.at(-1)).toBe('Issued under A.');
    expect(written.paragraphs.join(' ')).not.toMatch(/undefined|null|Invalid/);
  });

  test('in a preview, the values that are still to be entered are blanks', () => {
    const blanks = ['judgment_on', 'creditor', 'debtor', 'judgment'] as const;
    const [, entered] = composeInstrument({
      ...{ title: 'Writ', kind: 'writ_execution', to: null, authority: 'CCP § 699.510', blanks },
      values: { creditor: 'Ana' },
    }).paragraphs;
    expect(entered).toBe(
      'On ________, this court entered a judgment in favor of Ana and against ________ (docket entry ________).',
    );
  });
});
