import type { Unseen } from '#domain/documentFacts/Unseen';
import { mayName } from './findLeaks.ts';

/**
 * What was found, without excerpts that repeat a redacted word: a comment or a hidden note often copies the words that it
 * covers, and a note beside a box may name whom it covers. Words that a page shows elsewhere are no secret.
 */
export function withoutSecrets(
  found: readonly Unseen[],
  secret: ReadonlySet<string>,
  texts: readonly string[],
  hasBoxes: boolean,
): Unseen[] {
  if ((secret.size === 0 && !hasBoxes) || found.every(({ excerpt }) => excerpt === null)) return [...found];
  const seen = new Set(texts.flatMap(wordsOf));
  const repeats = (excerpt: string) => wordsOf(excerpt).some((word) => secret.has(word) && !seen.has(word));
  return found.map((one) => {
    const isNote = one.kind === 'comment' || one.kind === 'unprinted_text';
    const isSecret =
      one.excerpt !== null && (repeats(one.excerpt) || (hasBoxes && isNote && mayName(one.excerpt, seen)));
    return isSecret ? { ...one, excerpt: null } : one;
  });
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];
