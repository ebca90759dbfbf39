import type { Answer } from '#domain/assistant/Answer';

/** The honest answer where the portal has nothing, or nothing that the user has access to; the two sound alike. */
export function haveNone(why: string, more: Partial<Answer> = {}): Answer {
  return { content: `I could not find that: ${why}`, items: [], sources: [], ...more };
}
