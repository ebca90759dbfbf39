import i18n from '#web/i18n.ts';

/** What a part of a value is called, e.g. a lawyer's bar number. */
export function partWords(part: string): string {
  const key = `filings.partNames.${part}`;
  return i18n.exists(key) ? i18n.t(`filings.partNames.${part}`) : part.replaceAll('_', ' ');
}
