/**
 * The places of `wanted` in `text`, from left to right, without overlaps. Knuth-Morris-Pratt: no character is examined
 * more than twice, however repetitive the text, so that no one can make a search slow.
 */
export function findAll(text: string, wanted: string, onFound: (at: number) => void): void {
  if (wanted === '') return;
  const borders = bordersOf(wanted);
  for (let at = 0, matched = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    while (matched > 0 && wanted.charCodeAt(matched) !== unit) matched = borders[matched - 1]!;
    if (wanted.charCodeAt(matched) === unit) matched += 1;
    if (matched === wanted.length) {
      onFound(at - matched + 1);
      matched = 0;
    }
  }
}

/** For each beginning of the text the length of its longest own beginning that it also ends with. */
function bordersOf(wanted: string): Uint32Array {
  const borders = new Uint32Array(wanted.length);
  for (let at = 1, matched = 0; at < wanted.length; at += 1) {
    while (matched > 0 && wanted.charCodeAt(matched) !== wanted.charCodeAt(at)) matched = borders[matched - 1]!;
    if (wanted.charCodeAt(matched) === wanted.charCodeAt(at)) matched += 1;
    borders[at] = matched;
  }
  return borders;
}
