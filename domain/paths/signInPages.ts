/** Addresses of the sign-in pages: separate, light documents for everyone. */
export const signInPages = [
  '/login-switch',
  '/login',
  '/login-success',
  '/judge-login',
  '/register-judge',
  '/sign-up',
  '/forgot-password',
  '/verify-email',
  '/second-factor',
] as const;

/** Addresses that are such documents for visitors, and screens of the app for people who are signed in. */
export const profilePages = ['/switch-profile', '/become-judge'] as const;

/** The sign-in page of an address, also with a slash at its end; undefined if the address is not one. */
export function signInPageAt(path: string): string | undefined {
  const wanted = path.replace(/(?<=.)\/+$/, '').toLowerCase();
  return [...signInPages, ...profilePages].find((page) => page === wanted);
}
