import i18n from '#web/i18n.ts';

/**
 * The message for an error: the body's `error`, or else 'An unexpected error occurred'. When the browser is offline, the
 * message says so.
 */
export function errorText(error: unknown, fallback = i18n.t('common.unexpectedError')): string {
  const unanswered = typeof error === 'object' && error !== null && 'status' in error && error.status === 0;
  if (unanswered && !navigator.onLine) return i18n.t('common.offline');
  const said = typeof error === 'object' && error !== null && 'error' in error ? error.error : undefined;
  return typeof said === 'string' && said !== '' ? said : fallback;
}
