import { type ReasonCode, reviewReasons } from '#domain/acceptance/reviewReasons';

/** Why the court returned or rejected a filing: the reason from the court's list, then the clerk's own words. */
export function reasonWords(code: string | null, own: string | null): string {
  const words = own?.trim() ?? '';
  const listed = code === null ? undefined : reviewReasons[code as ReasonCode];
  // "Another reason" says nothing beside the reason itself.
  if (code === 'other' && words !== '') return words;
  return [listed, words].filter(Boolean).join(' ');
}
