/** A name that was met in a text, and where it ends. */
export type Met<T> = { end: number; value: T };

/** A gap within a line that is wider than this ends a name, and so does one over a page that is wider than the other. */
const widestInLine = 12;
const widestGap = 400;

/** Names by their letters, whatever the spacing: met in a text in as many steps as they have letters. */
export class NameTree<T> {
  readonly #next = new Map<number, number>();
  readonly #values: (T | undefined)[] = [undefined];
  readonly #first = new Uint8Array(256);

  /** The value of a name, made when it is new. */
  at(name: string, make: () => T): T {
    let node = 0;
    for (let at = 0; at < name.length; at++) {
      const code = name.charCodeAt(at);
      if (code <= 32) continue;
      if (node === 0) this.#first[code & 255] = 1;
      const key = node * 128 + (code & 127);
      let next = this.#next.get(key);
      if (next === undefined) {
        next = this.#values.length;
        this.#values.push(undefined);
        this.#next.set(key, next);
      }
      node = next;
    }
    this.#values[node] ??= make();
    return this.#values[node] as T;
  }

  begins(code: number): boolean {
    return code < 128 && this.#first[code] === 1;
  }

  /** Every name that begins at a place, the longest first. */
  meet(text: string, from: number): Met<T>[] {
    const met: Met<T>[] = [];
    if (!this.begins(text.charCodeAt(from))) return met;
    let node = 0;
    let gap = 0;
    let broken = false;
    for (let at = from; at < text.length; at++) {
      const code = text.charCodeAt(at);
      if (code <= 32 || code === 0x2060) {
        gap += 1;
        if (code === 10) broken = true;
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
