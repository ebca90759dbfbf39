import i18n from '#web/i18n.ts';

/** How a value was read, as a sentence; a rule without one is named. */
export function methodWords(method: string): string {
  const key = `filings.methods.${method}`;
  return i18n.exists(key) ? i18n.t(`filings.methods.${method}`) : i18n.t('filings.methodNamed', { method });
}
