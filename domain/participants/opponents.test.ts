import { expect, test } from 'vitest';
import { oppositionIn, type Sided } from './opponents.ts';

const one = (id: string, full_name: string, role_id: string, side: Sided['side'], acts_for: string | null = null) => ({
  ...{ id, full_name, role_id, side, acts_for },
});
const all: Sided[] = [
  one('p', 'Jane Roe', 'plaintiff', 'initiating'),
  one('p-cross', 'JANE ROE', 'cross_defendant', 'responding'),
  one('d', 'Acme, Inc.', 'defendant', 'responding'),
  one('d-cross', 'Acme Inc.', 'cross_complainant', 'initiating'),
  one('e', 'Bo Doe', 'defendant', 'responding'),
  one('third', 'Cleo Sample', 'third_party_defendant', 'responding'),
  one('e-third', 'Bo Doe', 'third_party_plaintiff', 'initiating'),
  one('gal', 'Guardian One', 'gal', 'represents', 'p'),
  one('amicus', 'Friends of Court', 'amicus', 'none'),
];
const { opposed, codefendants } = oppositionIn(all);

test.each([
  ['p', 'd', true],
  ['d', 'p', true],
  ['p', 'd-cross', true],
  ['p', 'p-cross', false],
  ['d', 'd-cross', false],
  // A co-defendant is no opponent because of a cross-complaint against the plaintiff.
  ['e', 'd-cross', false],
  ['e', 'third', true],
  ['p', 'third', false],
  ['gal', 'd', true],
  ['gal', 'p', false],
  ['amicus', 'p', false],
])('%s and %s are opposed: %s', (a, b, is) => expect(opposed(a, b)).toBe(is));

test.each([
  ['d', 'e', true],
  ['d', 'd-cross', false],
  ['p', 'd', false],
])('%s and %s are codefendants: %s', (a, b, is) => expect(codefendants(a, b)).toBe(is));
