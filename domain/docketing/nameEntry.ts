import type { DocketStyle } from './docketText.ts';

/**
 * An entry to which another refers: `[12] Motion to compel` in CM/ECF, `motion to compel (entry 12)` elsewhere. The case
 * type that the label of a code states in a list is left out.
 */
export function nameEntry({ number, title }: { number: number; title: string }, style: DocketStyle): string {
  const named = title.replace(/ \(civil\)$/, '');
  return style === 'federal' ? `[${number}] ${named}` : `${lowerFirst(named)} (entry ${number})`;
}

/** Lower case within a sentence, unless the word is an abbreviation. */
const lowerFirst = (title: string) =>
  /^\p{Lu}\p{Ll}/u.test(title) ? title.charAt(0).toLowerCase() + title.slice(1) : title;
