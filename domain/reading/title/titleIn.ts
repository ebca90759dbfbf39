import { classifyTitle } from './classifyTitle.ts';

/** The kind of paper that a line in capitals names, as titles do; a line in other letters names none. */
export function titleIn(text: string): string | undefined {
  const letters = text.replace(/[^A-Za-z]/g, '');
  return letters.length > 4 && letters === letters.toUpperCase() ? classifyTitle(text)?.type : undefined;
}
