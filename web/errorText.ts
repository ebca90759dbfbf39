import i18n from './i18n.ts';

/** What to show of an error: the body's `error`, else 'An unexpected error occurred' (SPEC.md 8). */
export function errorText(error: unknown, fallback = i18n.t('common.unexpectedError')): string {
  const said = typeof error === 'object' && error !== null && 'error' in error ? error.error : undefined;
  return typeof said === 'string' && said !== '' ? said : fallback;
}
