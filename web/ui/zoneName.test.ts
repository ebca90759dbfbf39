import { expect, test } from 'vitest';
import { zoneName } from './zoneName.ts';

test('a time zone has its common name', () => {
  expect(zoneName('America/Los_Angeles')).toBe('Pacific Time');
  expect(zoneName('America/New_York')).toBe('Eastern Time');
});
