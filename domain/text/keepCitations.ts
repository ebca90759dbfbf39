const signs = /(§§?|¶¶?) (?=[\dA-Z])/g;
/** “Rule 11” is a citation; “rule 1” can also be the first line of a list, so that it takes a number such as 2.111. */
const words = /\b(Rules?|Sections?) (?=\d)|\b(rules?) (?=\d+\.\d)/g;

/**
 * A text as it is shown, in which no line breaks between “§” or “Rule” and the number after it: the space becomes one that
 * does not break. Only for what is shown, never for what is stored, compared, or sent.
 */
export function keepCitations(text: string): string {
  const keep = (found: string) => `${found.trimEnd()}\u00a0`;
  return text.replace(signs, keep).replace(words, keep);
}
