const key = 'assize-signed-in';

/**
 * A mark in this browser that it has a session, so that a new tab knows whether requesting a token is worth a call. It
 * is not a credential: only the HttpOnly cookie opens the session (departure 5).
 */
export const browserHint = {
  leave: (): void => localStorage.setItem(key, '1'),
  remove: (): void => localStorage.removeItem(key),
  isThere: (): boolean => localStorage.getItem(key) !== null,
};
