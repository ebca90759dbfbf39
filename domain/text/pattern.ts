/** A word or phrase of a list as a clerk would write it, or an expression where a word will not do. */
export type Wording = string | RegExp;

/**
 * Any one of the words of a list, the first that fits. In a word `?` makes the letter before it optional (`orders?`),
 * `(…)?` a group of letters, `(a|b)` is a choice, and `[sz]` either letter; every other character is itself.
 */
export function anyOf(words: readonly Wording[]): RegExp {
  return new RegExp(`(?:${words.map(sourceOf).join('|')})`);
}

/**
 * Composes an expression from its parts, so that word lists can be named and kept as lists:
 * pattern('i')`^\W*${anyOf(headings)}\W*$`. A part is an expression, whose flags do not count, or its source.
 */
export function pattern(flags = ''): (text: TemplateStringsArray, ...parts: readonly Wording[]) => RegExp {
  return ({ raw }, ...parts) => {
    const sources = parts.map((part) => (typeof part === 'string' ? part : `(?:${part.source})`));
    return new RegExp(String.raw({ raw }, ...sources), flags);
  };
}

function sourceOf(word: Wording): string {
  if (typeof word !== 'string') return word.source;
  if (/[\\^$*+{}]|\(\?|\[[^\]]*[.(]/.test(word))
    throw new Error(`'${word}' is no plain word: write it as an expression, /${word}/.`);
  return word.replaceAll('.', String.raw`\.`).replaceAll('(', '(?:');
}
