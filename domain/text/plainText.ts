import { plainCharacters } from './plainCharacters.ts';

/** A line's text in plain characters, unit for unit, without the rules of blanks that are printed over its words. */
export function plainText(text: string): string {
  const plain = plainCharacters(text);
  if (!plain.includes('___')) return plain;
  // A form's blank under its words is printed over them: `No. 14-1326_______`.
  return plain.replace(/(?<!_)_{3,}/g, (blank, at: number, whole: string) => {
    const glued = /[A-Za-z0-9]/.test(whole[at - 1] ?? '') || /[A-Za-z0-9]/.test(whole[at + blank.length] ?? '');
    return glued ? ' '.repeat(blank.length) : blank;
  });
}
