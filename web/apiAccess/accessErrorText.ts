import type { CallError } from '#web/calls/CallError.ts';
import { errorText } from '#web/calls/errorText.ts';
import i18n from '#web/i18n.ts';

/**
 * The message for a failed request: the server's error, else the given words; what went wrong on this side of
 * the network, an answer that makes no sense among it, 'An unexpected error occurred.'
 */
export function accessErrorText(error: unknown, fallback: string): string {
  const { status, code } = (error ?? {}) as Partial<CallError>;
  const ownFault = status === undefined || (code === 'fault' && status < 400);
  return ownFault ? i18n.t('apiAccess.unexpected') : errorText(error, fallback);
}
