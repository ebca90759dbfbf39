import i18n from '#web/i18n.ts';

/** Why activities could not be loaded: the server's `message`, its `error`, or 'Failed to load activity logs'. */
export function loadFailure(error: unknown): string {
  const body = (error ?? {}) as { message?: unknown; error?: unknown };
  const said = [body.message, body.error].find((words) => typeof words === 'string' && words !== '');
  return typeof said === 'string' ? said : i18n.t('dashboard.activity.failedDefault');
}
