/** Letters of a name that the filter compares. */
const compared = 6;
const size = 65_536;

/**
 * Whether a name of some list may begin at a place, by its first six letters: most words are none. Points, apostrophes,
 * spaces, and capitals do not count.
 */
export class NameFilter {
  readonly #long = new Uint8Array(size);
  readonly #short = new Uint8Array(size);

  add(name: string): void {
    let hash = 0;
    let letters = 0;
    for (let at = 0; at < name.length && letters < compared; at++) {
      const letter = fold(name.charCodeAt(at));
      if (letter === 0) continue;
      hash = next(hash, letter);
      letters += 1;
    }
    if (letters === compared) this.#long[hash] = 1;
    else if (letters > 0) this.#short[hash] = 1;
  }

  mayBegin(text: string, from: number): boolean {
    let hash = 0;
    let letters = 0;
    for (let at = from; at < text.length && at - from < widest; at++) {
      const letter = fold(text.charCodeAt(at));
      if (letter === 0) continue;
      hash = next(hash, letter);
      if (++letters === compared) return this.#long[hash] === 1;
      if (this.#short[hash] === 1 && !isSmall(text.charCodeAt(at + 1))) return true;
    }
    return false;
  }
}

/** A short name does not end within a word. */
function isSmall(code: number): boolean {
  return code >= 97 && code <= 122;
}

/** As far apart as the first letters of a name may be. */
const widest = 1200;

function next(hash: number, letter: number): number {
  return (hash * 37 + letter) & (size - 1);
}

/** A letter's capital; 0 for what does not count. */
function fold(code: number): number {
  if (code >= 97 && code <= 122) return code - 32;
  return code <= 32 || code === 46 || code === 39 || code === 0x2060 ? 0 : code & 127;
}
