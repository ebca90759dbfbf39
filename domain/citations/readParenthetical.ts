import { skipSpace } from '#domain/text/chars';
import { closing } from './readDateParenthesis.ts';

/** Longer than any writer's remark on an authority. */
const longest = 900;

/** What a writer says of an authority in the parenthesis that begins here; a year alone is no remark. */
export function readParenthetical(text: string, at: number): { from: number; end: number } | null {
  const open = skipSpace(text, at, 12);
  if (text.charCodeAt(open) !== 40) return null;
  const close = closing(text, open, longest);
  if (close <= open + 1 || /^\s*\d{4}(?:-\d\d)?\b/.test(text.slice(open + 1, open + 12))) return null;
  return { from: open + 1, end: close };
}
