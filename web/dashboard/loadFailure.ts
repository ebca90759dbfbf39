import i18n from '#web/i18n.ts';

/** Why activities could not be loaded: the server's message, then its error, else 'Failed to load activity logs' (SPEC.md 8). */
export function loadFailure(error: unknown): string {
  const body = (error ?? {}) as { message?: unknown; error?: unknown };
  const said = [body.message, body.error].find((words) => typeof words === 'string' && words !== '');
  return typeof said === 'string' ? said : i18n.t('dashboard.activity.failedDefault');
}
