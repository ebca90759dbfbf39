import type { CallError } from '#web/calls/CallError.ts';
import i18n from '#web/i18n.ts';
import { session } from '#web/session/session.ts';

/** The message for a failed edit: the server's text, or else the status. */
export function editFailure(failed: CallError): string {
  const said = saidIn(failed);
  if (said) return said;
  if (isOffline(failed)) return i18n.t('filings.edit.offline');
  const { status } = failed;
  if (status >= 500) return i18n.t('filings.edit.serverError', { status });
  return i18n.t(status > 0 ? 'filings.edit.failedStatus' : 'filings.edit.failed', { status });
}

/** The message for a list of filings that could not be loaded. */
export function listFailure(failed: unknown): string {
  if (!session.token()) return i18n.t('filings.recent.noToken');
  return saidIn(failed) ?? i18n.t(isOffline(failed) ? 'common.offline' : 'filings.recent.failed');
}

/** Whether the call has no response because the browser has no connection. */
function isOffline(failed: unknown): boolean {
  return (failed as Partial<CallError> | undefined)?.status === 0 && !navigator.onLine;
}

/** The message under the names that other servers, such as proxies, use. */
function saidIn(body: unknown): string | undefined {
  const { error, message, detail } = (body ?? {}) as Record<string, unknown>;
  return [error, message, detail].find((text): text is string => typeof text === 'string' && text !== '');
}
