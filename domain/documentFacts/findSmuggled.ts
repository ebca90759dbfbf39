/** This many characters without width in a row are a code; single ones join letters and break words. */
const leastInARow = 8;
const tags = /[\u{E0020}-\u{E007E}]+/gu;
const zeroWidth = /[\u200b-\u200d\u2060-\u2064\ufeff]{8,}/g;

/** Words in invisible characters: letters of the tag plane, decoded, and zero-width runs. */
export function findSmuggled(text: string): string[] {
  const decoded = (text.match(tags) ?? []).map((run) =>
    Array.from(run, (tag) => String.fromCodePoint(tag.codePointAt(0)! - 0xe0000)).join(''),
  );
  // A flag of a region is one black flag and a handful of tags.
  const words = decoded.filter((one) => one.length >= leastInARow);
  return [...words, ...(text.match(zeroWidth) ?? [])];
}
