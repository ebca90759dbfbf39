import { describe, expect, test } from 'vitest';
import type { DocumentTypeId } from '#domain/documentTypes/documentTypes';
import { applyOrder, tabOf } from './applyOrder.ts';
import { arrangeBinder } from './arrangeBinder.ts';
import type { BinderDocument } from './BinderDocument.ts';

type Row = Partial<BinderDocument> & { id: string; type: DocumentTypeId };

/** Documents in the order of the docket; each is on a later day than the one before, unless it states its day. */
function docket(...rows: Row[]): BinderDocument[] {
  return rows.map((row, index) => ({
    filing_id: row.id,
    envelope_id: null,
    kind: 'lead',
    title: row.type.replaceAll('_', ' '),
    entry: index + 1,
    related_entry: null,
    side: 'Rowe',
    filed_on: `2026-10-${String(index + 1).padStart(2, '0')}`,
    received_at: `2026-10-${String(index + 1).padStart(2, '0')}T18:00:00Z`,
    hearing_date: null,
    ruled: false,
    ...row,
  }));
}

const order = (documents: BinderDocument[], day = '2026-11-10') =>
  arrangeBinder(documents, day).map(({ id, part }) => `${id}:${part}`);
const ids = (documents: BinderDocument[], day?: string) =>
  order(documents, day).map((one) => one.slice(0, one.indexOf(':')));

const pike = { side: 'Pike' };
const compel = { title: 'Motion to Compel Further Responses' };

describe('argument order', () => {
  test('is motion, memorandum, declarations, opposition, reply, proposed order, and earlier order', () => {
    const filed = docket(
      { id: 'earlier', type: 'order', side: 'Court', related_entry: 3, title: 'Order continuing hearing' },
      { id: 'declaration', type: 'declaration', filed_on: '2026-10-03', related_entry: 3 },
      { id: 'motion', type: 'motion', ...compel },
      { id: 'memorandum', type: 'memorandum_of_points_and_authorities', filed_on: '2026-10-03', related_entry: 3 },
      { id: 'proposed', type: 'proposed_order', related_entry: 3 },
      { id: 'opposition', type: 'opposition', ...pike, related_entry: 3 },
      { id: 'against', type: 'declaration', ...pike, related_entry: 6 },
      { id: 'reply', type: 'reply', related_entry: 6 },
    );
    expect(order(filed)).toEqual([
      'motion:motion',
      'memorandum:motion_support',
      'declaration:motion_support',
      'opposition:opposition',
      'against:opposition_support',
      'reply:reply',
      'proposed:proposed_order',
      'earlier:earlier_order',
    ]);
  });

  test('takes a proposed order out of the motion to which it is attached', () => {
    const filed = docket(
      { id: 'motion', type: 'motion', filing_id: 'f', ...compel },
      { id: 'attached', type: 'proposed_order', filing_id: 'f', kind: 'supporting' },
      { id: 'exhibit', type: 'exhibit', filing_id: 'f', kind: 'supporting' },
      { id: 'opposition', type: 'opposition', ...pike, related_entry: 1 },
    );
    expect(ids(filed)).toEqual(['motion', 'exhibit', 'opposition', 'attached']);
  });

  test('keeps each of several oppositions with its declarations', () => {
    const filed = docket(
      { id: 'motion', type: 'motion', ...compel },
      { id: 'first', type: 'opposition', ...pike, related_entry: 1 },
      { id: 'second', type: 'opposition', side: 'Acme', related_entry: 1 },
      { id: 'of second', type: 'declaration', side: 'Acme', related_entry: 3 },
      { id: 'of first', type: 'declaration', ...pike, related_entry: 2 },
    );
    expect(ids(filed)).toEqual(['motion', 'first', 'of first', 'second', 'of second']);
  });

  test('has a cross-motion as a separate matter, each with its own opposition and reply', () => {
    const filed = docket(
      { id: 'motion', type: 'motion', title: 'Motion for Summary Judgment', hearing_date: '2026-11-10' },
      { id: 'cross', type: 'motion', ...pike, title: 'Cross-Motion for Partial Summary Judgment', related_entry: 1 },
      { id: 'to motion', type: 'opposition', ...pike, related_entry: 1 },
      { id: 'to cross', type: 'opposition', related_entry: 2 },
      { id: 'reply on motion', type: 'reply', related_entry: 3 },
      { id: 'reply on cross', type: 'reply', ...pike, related_entry: 4 },
    );
    const arranged = arrangeBinder(filed, '2026-11-10');
    expect(arranged.map(({ id, matter }) => [id, matter])).toEqual([
      ['motion', 0],
      ['to motion', 0],
      ['reply on motion', 0],
      ['cross', 1],
      ['to cross', 1],
      ['reply on cross', 1],
    ]);
  });

  test('has only the motions that state the date of the hearing; the others are other filings', () => {
    const filed = docket(
      { id: 'other motion', type: 'motion', title: 'Motion to Strike Portions', hearing_date: '2026-12-01' },
      { id: 'heard', type: 'motion', ...compel, hearing_date: '2026-11-10' },
      { id: 'to other', type: 'opposition', ...pike, related_entry: 1 },
      { id: 'to heard', type: 'opposition', ...pike, related_entry: 2 },
    );
    expect(order(filed)).toEqual(['heard:motion', 'to heard:opposition', 'other motion:other', 'to other:other']);
  });

  test('omits motions that were ruled on, if no motion states the date', () => {
    const filed = docket(
      { id: 'ruled', type: 'motion', title: 'Motion to Strike Portions', ruled: true },
      { id: 'pending', type: 'motion', ...compel },
    );
    expect(order(filed)).toEqual(['pending:motion', 'ruled:other']);
  });

  test('finds the motion by the title if the docket has no relation', () => {
    const filed = docket(
      { id: 'compel', type: 'motion', ...compel },
      { id: 'strike', type: 'motion', title: 'Motion to Strike Punitive Damages' },
      {
        id: 'opposition',
        type: 'opposition',
        ...pike,
        title: "Opposition to Plaintiff's Motion to Compel Further Responses",
      },
    );
    expect(ids(filed)).toEqual(['compel', 'opposition', 'strike']);
  });

  test('finds the motion by the other side and the date if neither docket nor title names it', () => {
    const filed = docket(
      { id: 'motion', type: 'motion', ...compel },
      { id: 'opposition', type: 'opposition', ...pike },
      { id: 'reply', type: 'reply' },
    );
    expect(order(filed)).toEqual(['motion:motion', 'opposition:opposition', 'reply:reply']);
  });

  test('has the notice before the motion that was filed with it, as one matter', () => {
    const filed = docket(
      { id: 'motion', type: 'motion', envelope_id: 'e', ...compel },
      { id: 'notice', type: 'notice_of_motion', envelope_id: 'e', title: 'Notice of Motion to Compel' },
      { id: 'declaration', type: 'declaration', envelope_id: 'e' },
    );
    expect(order(filed)).toEqual(['notice:motion', 'motion:motion', 'declaration:motion_support']);
  });

  test('has supplemental briefs and surreplies after the replies, in order of filing', () => {
    const filed = docket(
      { id: 'motion', type: 'motion', ...compel },
      { id: 'supplemental', type: 'brief', title: 'Supplemental Brief re Motion to Compel Further Responses' },
      { id: 'reply', type: 'reply', related_entry: 1 },
      { id: 'surreply', type: 'opposition', ...pike, title: 'Surreply', related_entry: 1 },
    );
    expect(order(filed)).toEqual([
      'motion:motion',
      'reply:reply',
      'supplemental:supplemental',
      'surreply:supplemental',
    ]);
  });

  test('has a corrected document directly after the one that it corrects, which is marked', () => {
    const filed = docket(
      { id: 'motion', type: 'motion', ...compel },
      { id: 'opposition', type: 'opposition', ...pike, title: 'Opposition to Motion to Compel', related_entry: 1 },
      { id: 'other side', type: 'opposition', side: 'Acme', title: 'Opposition of Acme', related_entry: 1 },
      {
        ...{ id: 'corrected', type: 'opposition', ...pike, related_entry: 1 },
        title: 'Corrected Opposition to Motion to Compel',
      },
    );
    expect(arrangeBinder(filed, '2026-11-10').map(({ id, corrected_by }) => [id, corrected_by])).toEqual([
      ['motion', null],
      ['opposition', 'corrected'],
      ['corrected', null],
      ['other side', null],
    ]);
  });

  test('has a corrected motion in the matter of the motion', () => {
    const filed = docket(
      { id: 'motion', type: 'motion', ...compel },
      { id: 'opposition', type: 'opposition', ...pike, related_entry: 1 },
      { id: 'corrected', type: 'motion', title: 'Corrected Motion to Compel Further Responses' },
    );
    expect(arrangeBinder(filed, '2026-11-10').map(({ id, matter }) => [id, matter])).toEqual([
      ['motion', 0],
      ['corrected', 0],
      ['opposition', 0],
    ]);
  });

  test('has other filings of the last 60 days only, in the order of the docket', () => {
    const filed = docket(
      { id: 'old', type: 'complaint', filed_on: '2026-01-05' },
      { id: 'statement', type: 'notice', filed_on: '2026-10-20' },
      { id: 'disclosures', type: 'disclosures', filed_on: '2026-09-30' },
    );
    expect(order(filed)).toEqual(['disclosures:other', 'statement:other']);
  });

  test('does not follow a circle of related entries forever', () => {
    const filed = docket(
      { id: 'a', type: 'opposition', related_entry: 2 },
      { id: 'b', type: 'reply', related_entry: 1 },
    );
    expect(ids(filed)).toEqual(['a', 'b']);
  });

  test('has every document once', () => {
    const types = [
      'motion',
      'opposition',
      'reply',
      'declaration',
      'proposed_order',
      'order',
      'notice',
      'exhibit',
    ] as const;
    const filed = docket(
      ...Array.from({ length: 28 }, (_, index) => ({
        id: `d${index}`,
        type: types[(index * 5) % types.length]!,
        related_entry: index % 3 === 0 ? null : (index * 7) % 28,
        side: index % 2 ? 'Pike' : 'Rowe',
      })),
    );
    expect(ids(filed).sort()).toEqual(filed.map(({ id }) => id).sort());
    expect(ids(filed)).toEqual(ids([...filed].reverse()));
  });
});

describe('the order that a judge chose', () => {
  const computed = ['a', 'b', 'new', 'c'].map((id) => ({ id }));
  test('is kept, and a later document is after the one that precedes it in argument order', () => {
    expect(applyOrder(computed, ['c', 'b', 'a']).map(({ id }) => id)).toEqual(['c', 'b', 'new', 'a']);
  });
  test('omits documents that are no longer in the binder', () => {
    expect(applyOrder(computed, ['gone', 'c', 'c']).map(({ id }) => id)).toEqual(['a', 'b', 'new', 'c']);
  });
});

test('tabs continue after Z', () => {
  expect([0, 25, 26, 27, 701, 702].map(tabOf)).toEqual(['A', 'Z', 'AA', 'AB', 'ZZ', 'AAA']);
});
