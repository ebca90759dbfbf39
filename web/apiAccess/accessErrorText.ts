import type { CallError } from '#web/calls/CallError.ts';
import { errorText } from '#web/calls/errorText.ts';
import i18n from '#web/i18n.ts';

/**
 * The message for a failed request: the server's error, otherwise the given text; for errors other than network errors,
 * such as an invalid response, 'An unexpected error occurred.'
 */
export function accessErrorText(error: unknown, fallback: string): string {
  const { status, code } = (error ?? {}) as Partial<CallError>;
  const ownFault = status === undefined || (code === 'fault' && status < 400);
  return ownFault ? i18n.t('apiAccess.unexpected') : errorText(error, fallback);
}
