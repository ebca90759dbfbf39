/** Languages in which evidence comes to court, by their tags (BCP 47), in which a document's text can be recognized. */
export const documentLanguages = [
  ...(['es', 'fr', 'pt', 'de', 'it', 'ht', 'vi', 'tl', 'pl'] as const),
  ...(['zh', 'ko', 'ja', 'ru', 'ar', 'he', 'hi', 'pa', 'bn', 'hy', 'th', 'el'] as const),
] as const;
export type DocumentLanguage = (typeof documentLanguages)[number];
/** A language in which a court takes documents. */
export type CourtLanguage = 'en' | DocumentLanguage;

export function isDocumentLanguage(tag: string | undefined): tag is DocumentLanguage {
  return documentLanguages.some((one) => one === tag);
}
