import { expect, test } from 'vitest';
import { maskIdentifiers } from './maskIdentifiers.ts';

test('a text that is shown says no more of a person than a public record may', () => {
  expect(maskIdentifiers('Anna Lopez, age 7, SSN 523-44-1289, born on March 4, 2019, called 602-555-0100.')).toBe(
    'A••• L•••, age 7, SSN •••-••-1289, born on ••••• •, 2019, called 602-555-0100.',
  );
  expect(maskIdentifiers('nothing of the kind')).toBe('nothing of the kind');
});
