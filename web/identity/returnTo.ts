const key = 'returnTo';

/** The page that the guard redirected from, shown after signing in. Only addresses of the portal are accepted. */
export const returnTo = {
  remember(path: string): void {
    if (isOurs(path)) sessionStorage.setItem(key, path);
  },
  /** The page to open after signing in, once. */
  take(): string | null {
    const path = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return path && isOurs(path) ? path : null;
  },
};

function isOurs(path: string): boolean {
  return path.startsWith('/') && new URL(path, location.origin).origin === location.origin;
}
