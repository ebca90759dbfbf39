/** A name found in a text, and where it ends. */
export type Met<T> = { end: number; value: T };

/** A gap within a line that is wider than this ends a name, and so does one over a page that is wider than the other. */
const widestInLine = 12;
const widestGap = 400;

const none: never[] = [];

const point = 46;
const apostrophe = 39;

/** A trie of names, ignoring spacing: a name is found in as many steps as it has letters. */
export class NameTree<T> {
  /** Folded names are also compared without capitals, points, and apostrophes. */
  readonly #folded: boolean;
  readonly #next = new Map<number, number>();
  readonly #values: (T | undefined)[] = [undefined];
  /** The first two letters of a name, by which most words are none. */
  readonly #pairs = new Uint8Array(128 * 128);

  constructor(letters: 'exact' | 'folded' = 'exact') {
    this.#folded = letters === 'folded';
  }

  /** The value of a name, made when it is new. */
  at(name: string, make: () => T): T {
    let node = 0;
    let letters = 0;
    let first = 0;
    for (let at = 0; at < name.length; at++) {
      const code = this.#letter(name.charCodeAt(at));
      if (code <= 32) continue;
      letters += 1;
      if (letters === 1) first = code & 127;
      if (letters === 2) this.#pairs[first * 128 + (code & 127)] = 1;
      const key = node * 128 + (code & 127);
      let next = this.#next.get(key);
      if (next === undefined) {
        next = this.#values.length;
        this.#values.push(undefined);
        this.#next.set(key, next);
      }
      node = next;
    }
    if (letters === 1) this.#pairs.fill(1, first * 128, first * 128 + 128);
    this.#values[node] ??= make();
    return this.#values[node] as T;
  }

  /** A letter as the trie has it: 0 for one that does not count. */
  #letter(code: number): number {
    if (!this.#folded) return code;
    if (code === point || code === apostrophe) return 0;
    return code >= 97 && code <= 122 ? code - 32 : code;
  }

  #mayBegin(text: string, from: number): boolean {
    const first = this.#letter(text.charCodeAt(from));
    if (!(first < 128)) return false;
    let second = this.#letter(text.charCodeAt(from + 1));
    for (let at = from + 1; (second <= 32 || second === 0x2060) && at - from < widestGap; )
      second = this.#letter(text.charCodeAt(++at));
    return second < 128 ? this.#pairs[first * 128 + second] === 1 : this.#pairs[first * 128] === 1;
  }

  /** Every name that begins at a place, the longest first. */
  meet(text: string, from: number): Met<T>[] {
    if (!this.#mayBegin(text, from)) return none;
    const met: Met<T>[] = [];
    let node = 0;
    let gap = 0;
    let broken = false;
    for (let at = from; at < text.length; at++) {
      const unit = text.charCodeAt(at);
      const code = this.#letter(unit);
      if (code <= 32 || code === 0x2060) {
        if (code === 0) continue;
        gap += 1;
        if (unit === 10) broken = true;
        if (gap > widestGap) break;
        continue;
      }
      if (code > 127) break;
      const next = this.#next.get(node * 128 + code);
      if (next === undefined || (gap > widestInLine && !broken)) break;
      gap = 0;
      broken = false;
      node = next;
      const value = this.#values[node];
      if (value !== undefined) met.unshift({ end: at + 1, value });
    }
    return met;
  }
}
