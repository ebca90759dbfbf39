import type { Answer } from '#domain/assistant/Answer';

/**
 * The answer if the portal has nothing, or nothing to which the user has access; the wording does not distinguish them.
 */
export function haveNone(why: string, more: Partial<Answer> = {}): Answer {
  return { content: `I could not find that: ${why}`, items: [], sources: [], ...more };
}
