import type { IdentifierKind } from './Identifier.ts';

const mark = '•';

/** How many characters at the end may be shown: four, and of a number so short that four would be most of it, half. */
export function lastShown(characters: number): number {
  return characters >= 7 ? 4 : Math.floor(characters / 2);
}

/** The end of a number that may be shown and kept. */
export function endOf(number: string): string {
  const bare = number.replace(/[^A-Za-z0-9]/g, '');
  return bare.slice(bare.length - lastShown(bare.length));
}

/** What is printed, with every letter and digit covered but those that may be shown. */
export function maskOf(kind: IdentifierKind, printed: string, remains = ''): string {
  const text = printed.replace(/\s+/g, ' ').trim();
  if (kind === 'minor_name') return text.replace(/(?<![\p{L}\p{M}])(\p{L})[\p{L}\p{M}'’-]+/gu, `$1${mark.repeat(3)}`);
  if (kind === 'home_address') {
    const town = remains === '' ? text.length : text.lastIndexOf(remains);
    return [...text]
      .map((one, at) => (isSign(one) && (at < town || at >= town + remains.length) ? mark : one))
      .join('');
  }
  if (kind === 'birth_date') {
    const year = /(?:19|20)\d\d|\d\d$/.exec(text);
    return [...text]
      .map((one, at) =>
        (year !== null && at >= year.index && at < year.index + year[0].length) || !isSign(one) ? one : mark,
      )
      .join('');
  }
  let left = [...text].filter(isSign).length;
  const shown = lastShown(left);
  return [...text].map((one) => (isSign(one) && left-- > shown ? mark : one)).join('');
}

function isSign(character: string): boolean {
  return /[\p{L}\p{N}]/u.test(character);
}
