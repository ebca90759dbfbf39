/** The shortest and longest number of which a pattern is learned. */
const shortest = 5;
const longest = 30;
const fewestDigits = 3;

/** Dates, phone numbers, ZIP codes, and Social Security numbers have patterns too. */
const otherNumbers = [
  /^#{1,2}[-/.]#{1,2}[-/.](?:#{2}|#{4})$/,
  /^#{4}[-/.]#{1,2}[-/.]#{1,2}$/,
  /^(?:#{3}[-. ])?#{3}[-. ]#{4}$/,
  /^#{5}-#{4}$/,
  /^#{3}-#{2}-#{4}$/,
];

/**
 * The pattern of a case number, with `#` for each digit and `@` for each letter: `@@-####-#####` for `CN-2026-00431`.
 * Null if numbers of other kinds could have the same pattern.
 */
export function numberShape(number: string): string | null {
  const text = asPrinted(number);
  if (text.length < shortest || text.length > longest || !/^[A-Z\d][A-Z\d ./:-]*[A-Z\d]$/.test(text)) return null;
  const shape = text.replace(/\d/g, '#').replace(/[A-Z]/g, '@');
  const digits = shape.split('#').length - 1;
  const isPlain = /^#+$/.test(shape) || otherNumbers.some((other) => other.test(shape));
  return digits < fewestDigits || isPlain ? null : shape;
}

/** The pattern that numbers of one shape share: a letter that is the same in all of them is part of it. */
export function sharedPattern(numbers: readonly string[]): string {
  const [first = '', ...others] = numbers.map(asPrinted);
  return [...first]
    .map((character, at) => {
      if (/\d/.test(character)) return '#';
      return /[A-Z]/.test(character) && others.some((other) => other[at] !== character) ? '@' : character;
    })
    .join('');
}

/** A number as it is compared: in capitals, with single spaces. */
export function asPrinted(number: string): string {
  return number.replace(/\s+/g, ' ').trim().toUpperCase();
}

/** Finds the numbers of a pattern in a line. */
export function patternOfSign(sign: string): RegExp {
  const body = [...sign]
    .map((character) => {
      if (character === '#') return '\\d';
      if (character === '@') return '[A-Z]';
      return character === ' ' ? '\\s' : character.replace(/[./]/g, '\\$&');
    })
    .join('');
  return new RegExp(`(?<![A-Z\\d]|[A-Z\\d][-./:])${body}(?![A-Z\\d]|[-./:][A-Z\\d])`, 'gi');
}
