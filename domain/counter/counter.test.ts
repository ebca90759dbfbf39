import { describe, expect, test } from 'vitest';
import { countDrawer } from './countDrawer.ts';
import { initialsOf } from './initialsOf.ts';
import { looksLikeCardNumber } from './looksLikeCardNumber.ts';
import { readSheetCode, writeSheetCode } from './separatorSheet.ts';
import { settleReceipt } from './settleReceipt.ts';
import { type FoundSheet, splitBatch } from './splitBatch.ts';
import type { ReceiptLine, Tender } from './tenders.ts';

const broken = { problem: 'not_balanced' };
const line = (amount_cents: number, more: Partial<ReceiptLine> = {}): ReceiptLine => ({
  ...{ fee_id: null, description: 'First filing', authority: 'Gov. Code 70611', amount_cents },
  ...more,
});
const pay = (kind: Tender['kind'], amount_cents: number, more: Partial<Tender> = {}): Tender => ({
  ...{ kind, amount_cents, tendered_cents: null, reference: null, drawer: null },
  ...more,
});

describe('a receipt', () => {
  test.each<[string, ReceiptLine[], Tender[], object]>([
    ['cash with change', [line(43_500)], [pay('cash', 43_500, { tendered_cents: 44_000 })], { change_cents: 500 }],
    [
      'two fees, paid in part by card',
      [line(43_500), line(2000)],
      [pay('card', 40_000, { reference: 'T-4711' }), pay('cash', 5500, { tendered_cents: 5500 })],
      { total_cents: 45_500, paid_cents: 45_500, change_cents: 0 },
    ],
    [
      'a waiver takes no money',
      [line(43_500)],
      [pay('waiver', 43_500, { reference: 'FW-003 granted' })],
      { total_cents: 43_500, paid_cents: 0 },
    ],
    ['a payment that does not reach the total', [line(43_500)], [pay('card', 40_000, { reference: 'T-1' })], broken],
    ['more than the total', [line(100)], [pay('card', 200, { reference: 'T-1' })], broken],
    ['too little cash', [line(100)], [pay('cash', 100, { tendered_cents: 90 })], { problem: 'cash_short' }],
    ['a negative fee', [line(-100)], [pay('cash', -100, { tendered_cents: 0 })], { problem: 'bad_amount' }],
    ['half a cent', [line(0.5)], [pay('cash', 0.5, { tendered_cents: 1 })], { problem: 'bad_amount' }],
    ['a card without reference', [line(100)], [pay('card', 100)], { problem: 'reference_missing' }],
    ['a check without drawer', [line(100)], [pay('check', 100, { reference: '12' })], { problem: 'drawer_missing' }],
    ['no fee', [], [pay('cash', 0, { tendered_cents: 0 })], { problem: 'no_lines' }],
    ['no payment', [line(100)], [], { problem: 'no_tenders' }],
    [
      'a card number as the reference',
      [line(100)],
      [pay('card', 100, { reference: '4111 1111 1111 1111' })],
      { problem: 'card_number' },
    ],
  ])('%s', (_what, lines, tenders, expected) => {
    expect(settleReceipt(lines, tenders)).toMatchObject(expected);
  });

  test('has no card number among its other texts either', () => {
    const paid = [pay('cash', 100, { tendered_cents: 100 })];
    expect(settleReceipt([line(100)], paid, ['Rowe 4111111111111111'])).toEqual({ problem: 'card_number' });
  });
});

test.each([
  ['4111111111111111', true],
  ['4111-1111-1111-1111', true],
  ['card 378282246310005 approved', true],
  ['TID 12 4111 1111 1111 1111', true],
  ['TERM 004711 AUTH 83921', false],
  ['2026-11-23 17:04 0042', false],
  ['0000000000000000', false],
  ['4111111111111112', false],
])('%s looks like a card number: %s', (text, expected) => expect(looksLikeCardNumber(text)).toBe(expected));

test('a drawer expects its starting cash and the cash of receipts that are not void', () => {
  const cash = { tenders: [pay('cash', 43_500, { tendered_cents: 44_000 })], voided: false };
  const card = { tenders: [pay('card', 2000, { reference: 'T' })], voided: false };
  expect(countDrawer(10_000, [cash, { ...cash, voided: true }, card])).toMatchObject({
    by_tender: { cash: 43_500, card: 2000, check: 0 },
    expected_cash_cents: 53_500,
    receipts: 3,
    voided: 1,
  });
});

const id = '0f8fad5b-d9cb-469f-a165-70867728950e';
describe('the code of a separator sheet', () => {
  test.each(['lead', 'attachment'] as const)('of a %s is read back', (kind) => {
    expect(readSheetCode(`Separator sheet ${writeSheetCode({ id, kind })} Page 1`)).toEqual({ id, kind });
  });
  test.each([
    ['ASSIZE-SHEET:2:L:whatever', 'unknown_version'],
    ['ASSIZE-SHEET:1:L:not-an-id', null],
    ['https://example.com', null],
  ])('%s is %s', (text, expected) => expect(readSheetCode(text)).toEqual(expected));
});

describe('a batch', () => {
  const sheet = (page: number, kind: 'lead' | 'attachment' = 'lead'): FoundSheet => ({
    page,
    sheet: { id: `${kind} ${page}`, kind },
  });
  test('is divided into filings with their documents', () => {
    expect(splitBatch(9, [sheet(1), sheet(4, 'attachment'), sheet(6)])).toEqual({
      items: [
        {
          sheet_id: 'lead 1',
          documents: [
            { kind: 'lead', sheet_id: 'lead 1', from: 2, to: 3 },
            { kind: 'attachment', sheet_id: 'attachment 4', from: 5, to: 5 },
          ],
        },
        { sheet_id: 'lead 6', documents: [{ kind: 'lead', sheet_id: 'lead 6', from: 7, to: 9 }] },
      ],
      problems: [],
    });
  });
  test.each<[string, number, FoundSheet[], object[]]>([
    ['without sheets', 3, [], [{ page: 1, code: 'no_sheets' }]],
    ['that begins with a document', 3, [sheet(2)], [{ page: 1, code: 'pages_before_first_sheet' }]],
    ['with two sheets in a row', 3, [sheet(1), sheet(2)], [{ page: 1, code: 'no_pages_after_sheet' }]],
    ['that ends with a sheet', 3, [sheet(1), sheet(3)], [{ page: 3, code: 'no_pages_after_sheet' }]],
    ['with an attachment first', 2, [sheet(1, 'attachment')], [{ page: 1, code: 'attachment_without_lead' }]],
    ['with a sheet of another court', 2, [{ page: 1, sheet: 'unknown' }], [{ page: 1, code: 'unknown_sheet' }]],
  ])('%s', (_what, pages, sheets, problems) => expect(splitBatch(pages, sheets).problems).toEqual(problems));
});

test.each([
  ['Dana Sample', 'DS'],
  ['Anne-Marie O’Neill Example', 'AOE'],
])('the initials of %s are %s', (name, initials) => expect(initialsOf(name)).toBe(initials));
