import i18n from '#web/i18n.ts';
import { type CallError, fieldProblems } from './CallError.ts';

/**
 * The message for an error: the body's `error`, otherwise 'An unexpected error occurred'. If the browser is offline,
 * the message states that. An ID that is not valid comes from the address, so no field is highlighted.
 */
export function errorText(error: unknown, fallback = i18n.t('common.unexpectedError')): string {
  const unanswered = typeof error === 'object' && error !== null && 'status' in error && error.status === 0;
  if (unanswered && !navigator.onLine) return i18n.t('common.offline');
  if (Object.keys(fieldProblems(error as CallError | undefined)).join() === 'id') return i18n.t('common.noSuchAddress');
  const said = typeof error === 'object' && error !== null && 'error' in error ? error.error : undefined;
  return typeof said === 'string' && said !== '' ? said : fallback;
}
