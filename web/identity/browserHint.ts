const key = 'assize-signed-in';

/**
 * A mark in this browser that it has a session somewhere, so that a new tab knows whether asking for a token of its
 * own is worth a call. It is no credential: the HttpOnly cookie alone opens the session (departure 5).
 */
export const browserHint = {
  leave: (): void => localStorage.setItem(key, '1'),
  remove: (): void => localStorage.removeItem(key),
  isThere: (): boolean => localStorage.getItem(key) !== null,
};
