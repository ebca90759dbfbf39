import { expect, test } from 'vitest';
import { type Need, orderNeeds } from './needs.ts';

const need = (id: string, changes: Partial<Need>): Need => ({
  ...{ id, kind: 'review', title: id, body: '', due: null, overdue: false, since: null, href: '/' },
  ...changes,
});

test('items are in order of expiration, and a day expires at its end', () => {
  const sorted = orderNeeds([
    need('no end', { since: '2026-03-01T00:00:00Z' }),
    need('that day', { due: '2026-03-17' }),
    need('that morning', { due: '2026-03-17T16:30:00Z' }),
    need('day before', { due: '2026-03-16' }),
    need('next day', { due: '2026-03-18T00:10:00Z' }),
  ]);
  expect(sorted.map(({ id }) => id)).toEqual(['day before', 'that morning', 'that day', 'next day', 'no end']);
});

test('items that do not expire are sorted by kind, then by waiting time', () => {
  const sorted = orderNeeds([
    need('new filing', { since: '2026-03-02T00:00:00Z' }),
    need('old filing', { since: '2026-03-01T00:00:00Z' }),
    need('broken store', { kind: 'component' }),
  ]);
  expect(sorted.map(({ id }) => id)).toEqual(['broken store', 'old filing', 'new filing']);
});
