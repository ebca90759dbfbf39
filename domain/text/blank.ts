/** A stretch of a text, from its first unit to the one after its last. */
export type Stretch = { from: number; to: number };

/** The text with blanks in place of stretches that do not overlap, as long as before. */
export function blank(text: string, stretches: readonly Stretch[]): string {
  let blanked = '';
  let at = 0;
  for (const { from, to } of [...stretches].sort((one, other) => one.from - other.from)) {
    blanked += text.slice(at, from) + ' '.repeat(to - from);
    at = to;
  }
  return at === 0 ? text : blanked + text.slice(at);
}
