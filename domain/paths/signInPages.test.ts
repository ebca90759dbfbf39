import { expect, test } from 'vitest';
import { signInPageAt } from './signInPages.ts';

test.each([
  ['/login', '/login'],
  ['/login/', '/login'],
  ['/Login', '/login'],
  ['/become-judge', '/become-judge'],
  ['/', undefined],
  ['/dashboard', undefined],
  ['/login/more', undefined],
])('the sign-in page at %s is %s', (path, page) => expect(signInPageAt(path)).toBe(page));
