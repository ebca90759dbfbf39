const key = 'assize-signed-in';

/**
 * A flag that this browser has a session, so that a new tab can decide whether to request a token. It is not a
 * credential: only the HttpOnly cookie gives access to the session (departure 5).
 */
export const browserHint = {
  leave: (): void => localStorage.setItem(key, '1'),
  remove: (): void => localStorage.removeItem(key),
  isThere: (): boolean => localStorage.getItem(key) !== null,
};
