import { afterEach, expect, test, vi } from 'vitest';
import { errorText } from './errorText.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test('an ID that is not valid is reported as a wrong address, and a wrong field by the server’s message', () => {
  const refused = (field: string) => ({
    status: 400,
    code: 'invalid_input',
    error: 'Check the highlighted fields.',
    details: { fields: [{ field, message: 'This is not a valid identifier.' }] },
  });
  expect(errorText(refused('id'))).toBe('Nothing was found at this address. Check the link.');
  expect(errorText(refused('name'))).toBe('Check the highlighted fields.');
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
