const signs = /(§§?|¶¶?) (?=[\dA-Z])/g;
const words = /\b([Rr]ules?|[Ss]ections?) (?=\d)/g;

/**
 * A text as it is shown, in which no line breaks between “§” or “Rule” and the number after it: the space becomes one that
 * does not break. Only for what is shown, never for what is stored, compared, or sent.
 */
export function keepCitations(text: string): string {
  return text.replace(signs, '$1\u00a0').replace(words, '$1\u00a0');
}
