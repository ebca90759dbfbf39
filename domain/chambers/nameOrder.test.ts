import { expect, test } from 'vitest';
import { nameOrder } from './nameOrder.ts';

test.each([
  ['[PROPOSED] ORDER GRANTING MOTION TO COMPEL', 'ORDER GRANTING MOTION TO COMPEL'],
  ['(Proposed) Judgment', 'Judgment'],
  ['ORDER [ PROPOSED ] ON STIPULATION', 'ORDER ON STIPULATION'],
  ['Proposed Order of Rowe', 'Order of Rowe'],
  ['[REVISED PROPOSED] ORDER', 'ORDER'],
  ['Proposed Order.pdf', 'Order'],
  ['Order on the Proposed Settlement', 'Order on the Proposed Settlement'],
  ['[PROPOSED]', null],
])('%s is docketed as %s once signed', (title, expected) => {
  expect(nameOrder(title)).toBe(expected);
});
