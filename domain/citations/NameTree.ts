import type { NameFilter } from './nameFilter.ts';

/** A name found in a text, and where it ends. */
export type Met<T> = { end: number; value: T };

/** A gap within a line that is wider than this ends a name, and so does one over a page that is wider than the other. */
const widestInLine = 12;
const widestGap = 400;

const none: never[] = [];

/** The first two letters are a name alone, or begin one with any third letter. */
const anyThird = 2;

function placeOf(first: number, second: number, third: number): number {
  return (first * 961 + second * 31 + third) & 32_767;
}

const point = 46;
const apostrophe = 39;

/** A trie of names, ignoring spacing: a name is found in as many steps as it has letters. */
export class NameTree<T> {
  /** Folded names are also compared without capitals, points, and apostrophes. */
  readonly #folded: boolean;
  /** The filter of several lists, which learns every name. */
  readonly #filter: NameFilter | undefined;
  readonly #next = new Map<number, number>();
  readonly #values: (T | undefined)[] = [undefined];
  /** The first two and three letters of a name, by which most words are none. */
  readonly #pairs = new Uint8Array(128 * 128);
  readonly #triples = new Uint8Array(32_768);

  constructor(letters: 'exact' | 'folded' = 'exact', filter?: NameFilter) {
    this.#folded = letters === 'folded';
    this.#filter = filter;
  }

  /** The value of a name, made when it is new. */
  at(name: string, make: () => T): T {
    this.#filter?.add(name);
    let node = 0;
    let letters = 0;
    let first = 0;
    let second = 0;
    for (let at = 0; at < name.length; at++) {
      const code = this.#letter(name.charCodeAt(at));
      if (code <= 32) continue;
      letters += 1;
      if (letters === 1) first = code & 127;
      if (letters === 2) second = code & 127;
      if (letters === 3) this.#triples[placeOf(first, second, code & 127)] = 1;
      const key = node * 128 + (code & 127);
      let next = this.#next.get(key);
      if (next === undefined) {
        next = this.#values.length;
        this.#values.push(undefined);
        this.#next.set(key, next);
      }
      node = next;
    }
    const pair = first * 128 + second;
    if (letters === 1) this.#pairs.fill(anyThird, first * 128, first * 128 + 128);
    else this.#pairs[pair] = letters === 2 ? anyThird : Math.max(this.#pairs[pair]!, 1);
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
    const secondAt = this.#nextLetter(text, from);
    const second = this.#letter(text.charCodeAt(secondAt));
    if (!(second < 128)) return this.#pairs[first * 128] === anyThird;
    const pair = this.#pairs[first * 128 + second]!;
    if (pair !== 1) return pair === anyThird;
    const third = this.#letter(text.charCodeAt(this.#nextLetter(text, secondAt)));
    return third < 128 && this.#triples[placeOf(first, second, third)] === 1;
  }

  /** The place of the next letter that counts. */
  #nextLetter(text: string, from: number): number {
    let at = from + 1;
    for (let code = this.#letter(text.charCodeAt(at)); code <= 32 || code === 0x2060; ) {
      if (at - from >= widestGap) break;
      code = this.#letter(text.charCodeAt(++at));
    }
    return at;
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
