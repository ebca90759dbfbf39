import { describe, expect, test } from 'vitest';
import { judgesDispositions } from '#domain/rulings/allowedDispositions';
import { dispositionOfOrder } from './dispositionOfOrder.ts';
import { entryOfOrder } from './entryOfOrder.ts';
import { eventOfOrder } from './eventOfOrder.ts';

const compel = judgesDispositions('mtn_compel', 'california');
const demurrer = judgesDispositions('demurrer', 'california');

describe('how an order decides its motion', () => {
  test.each([
    ['[Proposed] Order Granting Motion to Compel', '', 'granted'],
    ['Order Denying Motion to Strike Without Prejudice', '', 'denied_without_prejudice'],
    ['Order Granting in Part and Denying in Part Motion to Compel', '', 'granted_in_part'],
    ['Order Denying Motion as Moot', '', 'denied_moot'],
    ['Order on Motion to Compel', 'The motion was made. IT IS ORDERED: The motion is DENIED.', 'denied'],
    ['Order', 'Plaintiff asks that it be granted. IT IS HEREBY ORDERED that the motion is DENIED.', 'denied'],
    ['Order', 'IT IS ORDERED: The motion is GRANTED as to Request 4. It is DENIED as to sanctions.', 'granted_in_part'],
    ['Order', 'Nothing is stated.', 'granted'],
  ] as const)('%s %s', (title, text, disposition) => {
    expect(dispositionOfOrder({ title, text }, compel)).toBe(disposition);
  });

  test.each([
    ['Order Sustaining Demurrer Without Leave to Amend', 'sustained_no_leave'],
    ['Order Sustaining Demurrer With Leave to Amend', 'sustained_leave'],
    ['Order Overruling Demurrer', 'overruled'],
  ] as const)('%s', (title, disposition) => {
    expect(dispositionOfOrder({ title, text: '' }, demurrer)).toBe(disposition);
  });
});

test('the docket has the decision in its text and its event', () => {
  const about = { title: 'Order', judge: 'A. Reyes', for_judge: null };
  const entry = (disposition: 'denied_without_prejudice' | 'sustained_leave') =>
    entryOfOrder({ ...about, motion: { named: 'Motion to Strike', disposition } });
  expect(entry('denied_without_prejudice')).toBe(
    'ORDER denying Motion to Strike without prejudice. Signed by A. Reyes.',
  );
  expect(entry('sustained_leave')).toBe('ORDER sustaining Motion to Strike with leave to amend. Signed by A. Reyes.');
  expect(eventOfOrder('denied')).toBe('order_denying');
  expect(eventOfOrder('granted')).toBe('order_signed_proposed');
  expect(eventOfOrder(null)).toBe('order_signed_proposed');
});
