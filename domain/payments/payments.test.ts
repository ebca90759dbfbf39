import { describe, expect, test } from 'vitest';
import type { FilingState } from '#domain/filings/states';
import { answerPayment, type ProviderAnswer } from './answerPayment.ts';
import { computeFees } from './computeFees.ts';
import type { FeeCourt, FeeDocument } from './FeeDocument.ts';
import { noCharges } from './FeeItem.ts';
import { balanceOf, type HeldPayment, planSettlement, standingOf, sumFees } from './planSettlement.ts';
import { statedTier } from './statedTier.ts';
import { periodEnds, waiverRuleOf } from './waiverRuleOf.ts';

const california: FeeCourt = {
  name: 'Superior Court, County of Alder',
  level: 'State Court',
  jurisdiction: 'California',
  county: 'Alder',
};
const complaint = { id: 'complaint', group: 'opening', opens_case: true };
const motion = { id: 'mtn_compel', group: 'motion', opens_case: false };
const answer = { id: 'answer', group: 'response', opens_case: false };
const document = (more: Partial<FeeDocument> = {}): FeeDocument => ({
  ...{ filing_id: 'one', title: 'Complaint', code: complaint, case_type: 'Civil Complaint', category: null },
  ...{ tier: null, amount_cents: null, appeared: false },
  ...more,
});
const statement = (documents: FeeDocument[], court = california, charges = noCharges) =>
  computeFees({ court, documents, on: '2026-11-24', charges });

describe('the fee of a document', () => {
  test.each<[string, Partial<FeeDocument>, Partial<FeeCourt>, number | null, string | null]>([
    ['an unlimited complaint', { amount_cents: 5_000_000 }, {}, 43_500, 'CA-UNL'],
    [
      'an unlimited complaint in San Francisco',
      { amount_cents: 5_000_000 },
      { county: 'San Francisco' },
      45_000,
      'CA-UNL',
    ],
    ['a limited complaint at the limit', { amount_cents: 3_500_000 }, {}, 37_000, 'CA-LIM-HI'],
    ['a limited complaint up to $10,000', { amount_cents: 1_000_000 }, {}, 22_500, 'CA-LIM-LO'],
    [
      'an unlawful detainer',
      { amount_cents: 900_000, category: 'Unlawful Detainer—Residential' },
      {},
      24_000,
      'CA-UD-LIM-LO',
    ],
    ['a complaint without an amount', {}, {}, null, null],
    [
      'a complaint without an amount whose caption states unlimited jurisdiction',
      { tier: 'unlimited' },
      { county: 'San Francisco' },
      45_000,
      'CA-UNL',
    ],
    ['a first answer in a case captioned unlimited', { code: answer, tier: 'unlimited' }, {}, 43_500, 'CA-UNL'],
    ['a limited complaint without an amount', { tier: 'limited' }, {}, null, null],
    ['a small claim', { case_type: 'Small Claims', amount_cents: 400_000 }, {}, 5000, 'CA-SC-2'],
    ['a motion', { code: motion }, {}, 6000, 'CA-MOT'],
    ['a first answer without an amount', { code: answer }, {}, null, null],
    ['a first answer in an unlimited case', { code: answer, amount_cents: 5_000_000 }, {}, 43_500, 'CA-UNL'],
    ['a first answer, if it is not known whether the party appeared', { code: answer, appeared: null }, {}, null, null],
    [
      'a federal complaint',
      { title: 'Complaint' },
      { level: 'Federal Court', name: 'U.S. District Court' },
      40_500,
      'US-DC-CIV',
    ],
    [
      'a foreclosure in New York',
      { title: 'Complaint for Foreclosure' },
      { jurisdiction: 'New York', name: 'Supreme Court, County of X' },
      40_000,
      'NY-SUP-INDEX-FC',
    ],
    ['a civil suit in Texas', {}, { jurisdiction: 'Texas', name: 'District Court of Dallas County' }, 35_000, 'TX-CIV'],
    [
      'an appearance in Illinois',
      { code: { ...answer, id: 'appearance' } },
      { jurisdiction: 'Illinois', name: 'Circuit Court of Bond County' },
      19_100,
      'IL-APPEAR',
    ],
    [
      'a circuit court case in Florida',
      { amount_cents: 6_000_000 },
      { jurisdiction: 'Florida', name: 'Circuit Court' },
      40_000,
      'FL-CIRC',
    ],
  ])('%s', (_what, more, court, amount_cents, fee_id) => {
    const [item] = statement([document(more)], { ...california, ...court }).items;
    expect(item).toMatchObject({ amount_cents, fee_id });
    expect(item!.authority).not.toBe('');
  });

  test.each<[string, Partial<FeeDocument>]>([
    ['a later answer of a party who appeared', { code: answer, appeared: true }],
    ['a declaration', { code: { id: 'declaration', group: 'support', opens_case: false } }],
    ['a document without a code', { code: null }],
    ['a criminal complaint', { case_type: 'Criminal' }],
  ])('%s costs nothing', (_what, more) => expect(statement([document(more)]).items).toEqual([]));

  test('is among those that the missing fact leaves, and is not guessed', () => {
    const { items, is_open, total_cents } = statement([document()]);
    expect(items[0]).toMatchObject({ open: 'depends_on_amount', amount_cents: null });
    expect(items[0]!.candidates.map(({ amount_cents }) => amount_cents)).toEqual([43_500, 37_000, 22_500]);
    expect([is_open, total_cents]).toEqual([true, 0]);
  });

  test('before the date from which it is known to apply is left to the clerk', () => {
    const [item] = computeFees({
      ...{ court: { ...california, level: 'Federal Court' as const, name: 'U.S. District Court' } },
      ...{ documents: [document()], on: '2020-01-01', charges: noCharges },
    }).items;
    expect(item).toMatchObject({ amount_cents: null, open: 'not_in_force' });
  });

  test('after a known change of the law is uncertain', () => {
    const federal = { ...california, level: 'Federal Court' as const, name: 'U.S. District Court' };
    const on = (date: string) =>
      computeFees({ court: federal, documents: [document()], on: date, charges: noCharges }).items[0]!.confidence;
    expect([on('2026-11-24'), on('2026-12-01')]).toEqual(['high', 'uncertain']);
  });
});

test('the charge of the envelope is added once, and the total is capped', () => {
  const charges = {
    envelope_cents: 500,
    envelope_authority: 'Local Rule 1',
    cap_cents: 10_000,
    cap_authority: 'Local Rule 2',
  };
  const two = [document({ code: motion }), document({ filing_id: 'two', code: motion })];
  expect(statement(two, california, charges)).toMatchObject({
    total_cents: 10_000,
    capped_cents: 2500,
    cap_authority: 'Local Rule 2',
  });
  expect(statement(two, california, charges).items).toHaveLength(3);
  expect(statement([], california, charges).items).toEqual([]);
});

describe('an answer of the provider', () => {
  const yes: ProviderAnswer = { outcome: 'authorized', brand: 'Visa', last_four: '4242', amount_cents: 100 };
  const no: ProviderAnswer = { outcome: 'declined', reason: 'card_declined' };
  test.each<[string, Parameters<typeof answerPayment>[0]['state'], boolean, ProviderAnswer, object | null]>([
    ['authorizes', 'pending', true, yes, { state: 'authorized', release: false }],
    ['declines', 'pending', true, no, { state: 'declined', release: false }],
    ['that repeats an authorization changes nothing', 'authorized', true, yes, null],
    ['of a decline after an authorization changes nothing', 'authorized', true, no, null],
    ['that repeats a decline changes nothing', 'declined', true, no, null],
    ['that comes late still counts', 'expired', true, yes, { state: 'authorized', release: false }],
    [
      'that comes late to what is not needed is released',
      'expired',
      false,
      yes,
      { state: 'authorized', release: true },
    ],
    ['of a second card is released', 'pending', false, yes, { state: 'authorized', release: true }],
    [
      'for another amount is released',
      'pending',
      true,
      { ...yes, amount_cents: 1 },
      { state: 'authorized', release: true },
    ],
    ['that is not final changes nothing', 'pending', true, { outcome: 'pending' }, null],
    ['after the end changes nothing', 'closed', true, yes, null],
  ])('%s', (_what, state, is_needed, given, expected) => {
    expect(answerPayment({ state, amount_cents: 100, is_needed }, given)).toEqual(expected);
  });
});

describe('the settlement', () => {
  const held = (more: Partial<HeldPayment> = {}): HeldPayment => ({
    ...{ id: 'p', amount_cents: 500, captured_cents: 0, refunded_cents: 0, released: false },
    ...more,
  });
  test.each<[string, number, number, HeldPayment[], [string, number][]]>([
    ['waits while nothing is decided', 0, 500, [held()], []],
    ['captures what was accepted', 500, 0, [held()], [['capture', 500]]],
    ['captures a part while the other part is open', 200, 300, [held()], [['capture', 200]]],
    [
      'captures a part and releases the rest',
      200,
      0,
      [held()],
      [
        ['capture', 200],
        ['release', 300],
      ],
    ],
    ['releases everything after a rejection', 0, 0, [held()], [['release', 500]]],
    ['refunds what became too much', 200, 0, [held({ captured_cents: 500 })], [['refund', 300]]],
    ['plans nothing again once it is done', 200, 0, [held({ captured_cents: 200, released: true })], []],
    [
      'captures the balance from a second card',
      700,
      0,
      [held({ captured_cents: 500 }), held({ id: 'q', amount_cents: 200 })],
      [['capture', 200]],
    ],
    ['captures no more than was authorized', 900, 0, [held()], [['capture', 500]]],
  ])('%s', (_what, due_cents, open_cents, payments, expected) => {
    const planned = planSettlement({ due_cents, open_cents }, payments);
    expect(planned.map(({ kind, amount_cents }) => [kind, amount_cents])).toEqual(expected);
  });

  test('leaves a balance where more is due than is held', () => {
    expect(balanceOf({ due_cents: 500, open_cents: 200 }, [held({ captured_cents: 500 })])).toBe(200);
    expect(balanceOf({ due_cents: 0, open_cents: 500 }, [held()])).toBe(0);
  });

  test('follows the states of the filings', () => {
    const standings = (states: [string, FilingState][]) =>
      new Map(states.map(([id, state]) => [id, standingOf(state)]));
    const items = [
      { filing_id: 'a', amount_cents: 100 },
      { filing_id: 'b', amount_cents: 50 },
      { filing_id: null, amount_cents: 5 },
    ];
    expect(
      sumFees(
        items,
        standings([
          ['a', 'docketed'],
          ['b', 'returned'],
        ]),
        null,
      ),
    ).toEqual({ due_cents: 105, open_cents: 50 });
    expect(
      sumFees(
        items,
        standings([
          ['a', 'rejected'],
          ['b', 'withdrawn'],
        ]),
        null,
      ),
    ).toEqual({ due_cents: 0, open_cents: 0 });
    expect(
      sumFees(
        items,
        standings([
          ['a', 'accepted'],
          ['b', 'received'],
        ]),
        120,
      ),
    ).toEqual({ due_cents: 105, open_cents: 15 });
  });
});

test('the clock of a waiver in California: 5 court days to decide, 10 days to pay', () => {
  const { waiver } = waiverRuleOf(california)!;
  const calendar = {
    authorities: [],
    covers: { from: '2026-01-01', to: '2027-12-31' },
    closed: new Map([['2026-11-26', 'Thanksgiving']]),
    partial: new Map(),
    often_open: new Set<string>(),
  };
  expect(periodEnds('2026-11-24', waiver.deemed_granted!, calendar)).toBe('2026-12-02');
  expect(periodEnds('2026-11-25', waiver.pay_after_denial!, calendar)).toBe('2026-12-07');
  expect(waiverRuleOf({ name: 'Immigration Court', level: 'Federal Court', jurisdiction: 'California' })).toBeNull();
});

describe('the civil jurisdiction of a caption', () => {
  const said = (...lines: [kind: string, quote: string][]) =>
    lines.map(([kind, quote]) => ({ kind, evidence: [{ kind: 'page' as const, page: 1, boxes: [], quote }] }));
  test.each<[string, [string, string][], string | null]>([
    ['unlimited', [['front_unlimited', 'UNLIMITED CIVIL JURISDICTION']], 'unlimited'],
    ['limited', [['front_limited', 'LIMITED CIVIL CASE']], 'limited'],
    [
      'both, as on a form',
      [
        ['front_unlimited', 'Unlimited civil'],
        ['front_limited', 'Limited civil'],
      ],
      null,
    ],
    ['a name with the word', [['front_unlimited', 'SOUND UNLIMITED, INC.,']], null],
    ['nothing', [], null],
  ])('%s', (_case, lines, tier) => {
    expect(statedTier(said(...lines))).toBe(tier);
  });

  test('leaves the amounts of a limited case open, among its own fees', () => {
    const [item] = statement([document({ tier: 'limited' })]).items;
    expect(item).toMatchObject({ open: 'depends_on_amount', amount_cents: null });
    expect(item!.candidates.map(({ amount_cents }) => amount_cents)).toEqual([37_000, 22_500]);
  });
});
