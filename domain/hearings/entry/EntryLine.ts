import { editDistance } from '#domain/names/editDistance';
import { plainCharacters } from '#domain/text/plainCharacters';
import type { Entry, EntryPart, EntrySpan, UnreadReason } from './Entry.ts';

/** A word of the line, in lower case and without the punctuation around it. */
export type EntryWord = EntrySpan & { low: string };

type Reading = Pick<EntryPart, 'field' | 'value'> & Partial<Pick<EntryPart, 'alternatives' | 'doubt'>>;

/**
 * A line while it is read. Every reader claims the words that it understands, so that no word is read twice; the second
 * value of a field is reported, not used.
 */
export type EntryLine = {
  /** In lower case, with plain signs and corrected names of days and months; offsets are those of `words` and `match`. */
  text: string;
  /** The matches of an expression with the g flag in words that no reader has claimed. */
  match(expression: RegExp): RegExpMatchArray[];
  /** The unclaimed words, in their order. */
  words(): EntryWord[];
  /** Whether nothing was read for a field yet. */
  lacks(field: EntryPart['field']): boolean;
  read(span: EntrySpan, reading: Reading): void;
  reject(span: EntrySpan, reason: UnreadReason): void;
  /** Words that carry no value, such as `at`. */
  skip(span: EntrySpan): void;
  result(): Entry;
};

/** Prepares a line. `names` are words of which misspellings are corrected, such as those of days. */
export function openEntry(typed: string, names: readonly string[], longest: number): EntryLine {
  const { text, origin } = normalize(typed.slice(0, longest), names);
  const claimed = new Uint8Array(text.length);
  const entry: Entry = { parts: [], unread: [] };
  const isFree = ({ from, to }: EntrySpan) => claimed.subarray(from, to).every((one) => one === 0);
  const claim = ({ from, to }: EntrySpan) => void claimed.fill(1, from, to);
  const typedSpan = (span: EntrySpan) => {
    const [from, to] = [origin[span.from]!, origin[span.to]!];
    return { from, to, text: typed.slice(from, to) };
  };
  const reject = (span: EntrySpan, reason: UnreadReason) => {
    claim(span);
    entry.unread.push({ ...typedSpan(span), reason });
  };
  const lacks = (field: EntryPart['field']) => !entry.parts.some((part) => part.field === field);
  return {
    text,
    match: (expression) => [...text.matchAll(expression)].filter((found) => isFree(spanOfMatch(found))),
    words: () =>
      [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}'’&./#-]*/gu)].flatMap((found) => {
        const low = found[0].replace(/[.'’/#-]+$/, '');
        const span = { from: found.index, to: found.index + low.length };
        return isFree(span) ? [{ ...span, low }] : [];
      }),
    lacks,
    read(span, { field, value, alternatives = [], doubt = null }) {
      if (!lacks(field)) return reject(span, 'second');
      claim(span);
      const typedPart = typedSpan(span);
      const isCorrected = doubt === null && correctedIn(typedPart.text, text.slice(span.from, span.to), names);
      entry.parts.push({ ...typedPart, field, value, alternatives, doubt: isCorrected ? 'misspelled' : doubt });
    },
    reject,
    skip: claim,
    result() {
      if (typed.length > longest)
        entry.unread.push({ from: longest, to: typed.length, text: typed.slice(longest), reason: 'too_long' });
      const inOrder = (a: EntrySpan, b: EntrySpan) => a.from - b.from;
      return { parts: entry.parts.sort(inOrder), unread: entry.unread.sort(inOrder) };
    },
  };
}

export function spanOfMatch(found: RegExpMatchArray): EntrySpan {
  return { from: found.index!, to: found.index! + found[0].length };
}

/** The likeliest of some words that a word can be a misspelling of: one letter wrong, or two in a long word. */
export function misspellingOf(word: string, among: readonly string[]): string | undefined {
  if (word.length < 4 || /\d/.test(word)) return undefined;
  const allowed = (other: string) => (Math.min(word.length, other.length) >= 7 ? 2 : 1);
  let best: { other: string; distance: number } | undefined;
  for (const other of among) {
    if (other.length < 4 || Math.abs(other.length - word.length) > 2) continue;
    const distance = editDistance(word, other, { swaps: true });
    if (distance <= allowed(other) && distance < (best?.distance ?? Number.POSITIVE_INFINITY))
      best = { other, distance };
  }
  return best?.other;
}

/** The normalized text, and for each of its offsets the offset in the typed text. */
function normalize(typed: string, names: readonly string[]): { text: string; origin: number[] } {
  let text = '';
  const origin: number[] = [];
  const add = (written: string, from: number, to: number) => {
    for (let at = 0; at < written.length; at++) origin.push(at === 0 ? from : Math.min(from + at, to));
    text += written;
  };
  for (const found of typed.matchAll(/\p{L}+|[^\p{L}]/gsu)) {
    const [piece, from] = [found[0], found.index];
    const plain = plainSigns(piece);
    add(names.includes(plain) ? plain : (correctName(plain, names) ?? plain), from, from + piece.length);
  }
  return { text, origin: [...origin, typed.length] };
}

/** Longer names alone: `mon` and `more` differ in little. */
function correctName(word: string, names: readonly string[]): string | undefined {
  return word.length < 5
    ? undefined
    : misspellingOf(
        word,
        names.filter((name) => name.length >= 6),
      );
}

function plainSigns(piece: string): string {
  return plainCharacters(piece)
    .toLowerCase()
    .replace(/[\p{Cc}\p{Cf}\p{Z}]/gu, ' ');
}

function correctedIn(typed: string, read: string, names: readonly string[]): boolean {
  const words = new Set(typed.toLowerCase().match(/\p{L}+/gu) ?? []);
  return (read.match(/\p{L}+/gu) ?? []).some((word) => names.includes(word) && !words.has(word));
}
