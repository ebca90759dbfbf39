import { render } from '@testing-library/react';
import { vi } from 'vitest';
import { SignInPage } from '#web/identity/page/SignInPage.tsx';
import { signInScreens } from '#web/identity/page/signInScreens.ts';
import { type AuthData, session } from '#web/session/session.ts';

/** The address of the window, whose navigation is recorded and not carried out. */
export function stubVisits() {
  const { location: real } = window;
  const visits = { assign: vi.fn(), replace: vi.fn(), reload: vi.fn() };
  const parts = ['href', 'origin', 'pathname', 'search', 'hash'] as const;
  const location = Object.defineProperties(
    { ...visits },
    Object.fromEntries(parts.map((part) => [part, { get: () => real[part] }])),
  );
  vi.stubGlobal('location', location);
  return visits;
}

/** A sign-in page at its address, as a browser would show it. */
export async function renderSignInPage(address: string, { signedInAs }: { signedInAs?: AuthData } = {}) {
  if (signedInAs) session.store(signedInAs);
  window.history.replaceState(null, '', address);
  const visits = stubVisits();
  const path = new URL(address, window.location.origin).pathname;
  const Screen = await signInScreens.find((screen) => screen.path === path)!.load();
  return { ...render(<SignInPage Screen={Screen} />), visits };
}
