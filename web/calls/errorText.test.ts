import { afterEach, expect, test, vi } from 'vitest';
import { errorText } from './errorText.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test('a call without a response is reported as offline if the browser is, and as an unexpected error otherwise', () => {
  const unanswered = { status: 0, error: '' };
  expect(errorText(unanswered)).toBe('An unexpected error occurred');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(errorText(unanswered)).toMatch(/^You are offline\./);
  expect(errorText({ status: 404, error: 'There is nothing here.' }), 'the server answered').toBe(
    'There is nothing here.',
  );
});
