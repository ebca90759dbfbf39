import { expect, test, vi } from 'vitest';
import { stubVisits } from '#web/testing/renderSignInPage.tsx';
import { visit } from './visit.ts';

test('a second request for the same address does not cancel the first, and later it is a new one', () => {
  const { assign, replace } = stubVisits();
  visit('/login-switch');
  visit('/login-switch', { replace: true });
  expect(assign).toHaveBeenCalledExactlyOnceWith('/login-switch');
  expect(replace).not.toHaveBeenCalled();
  visit('/dashboard', { replace: true });
  expect(replace).toHaveBeenCalledExactlyOnceWith('/dashboard');
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 5_000);
  visit('/dashboard', { replace: true });
  expect(replace).toHaveBeenCalledTimes(2);
});
