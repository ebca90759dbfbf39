import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { docketEvents } from '#domain/docketing/data/docketEvents';
import { compareOrders } from './compareOrders.ts';
import { orderForms } from './data/orderForms.ts';
import { diffWords } from './diffWords.ts';
import { fillBlank, insert, restore, strike } from './editParagraph.ts';
import { finalContent, finalText, openBlanks, proposedText } from './finalContent.ts';
import type { OrderPart } from './orderStates.ts';
import { parseText } from './parseText.ts';

const judge = 'Hon. A. Reyes';
const proposed = 'Defendant shall pay $500 within 10 days.';
const plain: OrderPart[] = [{ kind: 'text', text: proposed }];

describe('the forms of orders', () => {
  test('each has an event of the docket and its own ID', () => {
    const events: string[] = docketEvents.map(({ id }) => id);
    expect(orderForms.filter(({ event }) => !events.includes(event)).map(({ id }) => id)).toEqual([]);
    expect(new Set(orderForms.map(({ id }) => id)).size).toBe(orderForms.length);
  });

  test('a name in braces is a blank, filled where the record has the value', () => {
    expect(parseText('The motion of {movant} is DENIED{prejudice}.', { movant: 'Example Foods, Inc.' })).toEqual([
      { kind: 'text', text: 'The motion of ' },
      { kind: 'blank', name: 'movant', value: 'Example Foods, Inc.' },
      { kind: 'text', text: ' is DENIED' },
      { kind: 'blank', name: 'prejudice', value: '' },
      { kind: 'text', text: '.' },
    ]);
  });
});

describe('changes of a proposed order', () => {
  test('words are struck, and the proposed text remains visible', () => {
    const parts = strike(plain, 21, 25, judge);
    expect(parts).toEqual([
      { kind: 'text', text: 'Defendant shall pay $' },
      { kind: 'struck', text: '500 ', by: judge },
      { kind: 'text', text: 'within 10 days.' },
    ]);
    expect(proposedText(parts)).toBe(proposed);
    expect(finalText(parts)).toBe('Defendant shall pay $within 10 days.');
  });

  test('an insertion is marked with its author, and joins with the next one of the same person', () => {
    const once = insert(plain, 39, ' of notice', judge);
    const twice = insert(once, 49, ' of entry', judge);
    expect(twice[1]).toEqual({ kind: 'added', text: ' of notice of entry', by: judge });
    expect(finalText(twice)).toBe('Defendant shall pay $500 within 10 days of notice of entry.');
    expect(proposedText(twice)).toBe(proposed);
  });

  test('striking an addition removes it, and restoring returns what was struck', () => {
    const added = insert(plain, 0, 'Accordingly, ', judge);
    expect(strike(added, 0, 13, judge)).toEqual(plain);
    expect(restore(strike(plain, 5, 20, judge), 0, 40)).toEqual(plain);
  });

  test('a blank is filled by name, typed into, and emptied by striking it', () => {
    const blank: OrderPart[] = [{ kind: 'blank', name: 'date', value: '' }];
    const filled = fillBlank(blank, 'date', 'June 3');
    expect(insert(filled, 4, 'X', judge)).toEqual([{ kind: 'blank', name: 'date', value: 'JuneX 3' }]);
    expect(strike(filled, 0, 6, judge)).toEqual(blank);
  });

  test('an empty blank is reported, and a struck paragraph is not signed', () => {
    const content = {
      title: 'Order',
      paragraphs: [
        { id: 'a', style: 'plain' as const, parts: parseText('By {date}, {party} shall appear on {date}.') },
        { id: 'b', style: 'plain' as const, parts: strike(plain, 0, proposed.length, judge) },
      ],
    };
    expect(openBlanks(content)).toEqual(['date', 'party']);
    expect(finalContent(content).paragraphs.map(({ id }) => id)).toEqual(['a']);
  });

  test('no change loses proposed text, and restoring everything returns it', () => {
    const at = fc.nat(proposed.length);
    const change = fc.record({ from: at, to: at, text: fc.string({ maxLength: 5 }), strikes: fc.boolean() });
    fc.assert(
      fc.property(fc.array(change, { maxLength: 12 }), (changes) => {
        let parts = plain;
        for (const { from, to, text, strikes } of changes) {
          parts = strikes
            ? strike(parts, Math.min(from, to), Math.max(from, to), judge)
            : insert(parts, from, text, judge);
        }
        expect(proposedText(parts)).toBe(proposed);
      }),
    );
  });
});

describe('competing orders', () => {
  test('the runs of a comparison give both texts again', () => {
    const words = fc.array(fc.constantFrom('the', 'motion', 'is', 'granted', 'denied', 'in', 'part'), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(words, words, (a, b) => {
        const runs = diffWords(a.join(' '), b.join(' '));
        const textOf = (left: 'removed' | 'added') => runs.filter(({ kind }) => kind !== left).map(({ text }) => text);
        expect(textOf('added').join('')).toBe(a.join(' '));
        expect(textOf('removed').join('')).toBe(b.join(' '));
      }),
    );
  });

  test('paragraphs that correspond are beside each other, and one of a side alone is alone', () => {
    const rows = compareOrders(
      ['The motion is GRANTED.', 'Defendant shall pay $500 within 10 days.', 'Plaintiff shall give notice.'],
      [
        'The motion is GRANTED.',
        'No sanctions are awarded to either side.',
        'Defendant shall pay $1,200 within 10 days.',
      ],
    );
    expect(rows.map(({ first, second }) => [first?.split(' ')[1] ?? null, second?.split(' ')[1] ?? null])).toEqual([
      ['motion', 'motion'],
      [null, 'sanctions'],
      ['shall', 'shall'],
      ['shall', null],
    ]);
    expect(rows[2]!.runs).toEqual([
      { kind: 'same', text: 'Defendant shall pay ' },
      { kind: 'removed', text: '$500' },
      { kind: 'added', text: '$1,200' },
      { kind: 'same', text: ' within 10 days.' },
    ]);
  });
});
