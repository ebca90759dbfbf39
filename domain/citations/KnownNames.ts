import { isWordChar } from '#domain/text/chars';
import { plainCharacters } from '#domain/text/plainCharacters';
import { commonParties } from './data/nameWords.ts';
import type { Found } from './Found.ts';

/** The names of the cases cited so far, by their last word, so that a later mention is known. */
export class KnownNames {
  readonly #byLast = new Map<string, Set<string>>();

  add(cited: Found): void {
    for (const party of [cited.plaintiff, cited.defendant]) {
      if (!party || party.length < 3 || party.length > 120 || commonParties.has(party.toLowerCase())) continue;
      for (const name of [party, firstWords(party)]) {
        const last = lastWord(name);
        if (!last || commonParties.has(name.toLowerCase())) continue;
        const known = this.#byLast.get(last) ?? new Set();
        if (known.size < 16) known.add(name);
        this.#byLast.set(last, known);
      }
    }
  }

  /** The longest known name with which these words end. */
  endOf(words: string): string | null {
    const last = lastWord(words);
    let longest: string | null = null;
    for (const name of (last && this.#byLast.get(last)) || []) {
      if (!words.endsWith(name) || /[\w'-]/.test(words.charAt(words.length - name.length - 1))) continue;
      if (!longest || name.length > longest.length) longest = name;
    }
    return longest;
  }
}

function lastWord(words: string): string | null {
  let from = words.length;
  while (from > 0 && isOfWord(words.charCodeAt(from - 1))) from -= 1;
  return from < words.length ? words.slice(from) : null;
}

function isOfWord(code: number): boolean {
  return isWordChar(code) || code === 39 || code === 46 || code === 38 || code === 45;
}

/** A party's name without its company suffix: `Bell Atl. Corp.` gives `Bell Atl.`. */
function firstWords(party: string): string {
  return plainCharacters(party).replace(/,?\s(?:Inc|LLC|L\.L\.C|Corp|Co|Ltd|L\.P|LLP|N\.A|P\.C)\.?$/, '');
}
