import type { Directory } from '#domain/hearings/findByName';
import { eventTerms, subjectWords } from './data/eventTerms.ts';
import type { Doubt } from './Entry.ts';
import { type EntryLine, type EntryWord, misspellingOf } from './EntryLine.ts';

type Kind = { name: string; words: ReadonlySet<string> };
/** A word or a phrase of the line, with the words of event types that it means; none for a word that joins others. */
type Term = { from: number; to: number; words: readonly string[]; isMisspelled: boolean };
type Fit = { name: string; missing: number };
type Run = { terms: readonly Term[]; matched: number; fits: readonly Fit[] };

const joining = new Set(['to', 're', 'of', 'the', 'and', 'for', 'a', 'on', 'or', 'regarding', 'about']);
const longestPhrase = 4;
const phrases = new Map(eventTerms.map(([term, ...meanings]) => [term, meanings] as const));
const longTerms = [...phrases.keys()].filter((term) => term.length >= 5 && !term.includes(' '));

/** Event types: the court's own names, in any part, with synonyms, abbreviations, and misspellings. */
export function readEventTypes(line: EntryLine, { kinds }: Directory, isName: (word: string) => boolean): void {
  const offered = kinds
    .filter(({ active }) => active)
    .map(({ name }): Kind => ({ name, words: new Set(wordsOf(name)) }));
  const vocabulary = new Set(offered.flatMap(({ words }) => [...words]));
  const best = bestRun(termsOf(line.words(), vocabulary, isName), offered);
  if (best) {
    const { terms, fits } = best;
    const isClear = isUnique(fits);
    line.read(
      { from: terms[0]!.from, to: terms.at(-1)!.to },
      {
        field: 'event_type',
        value: isClear ? fits[0]!.name : null,
        alternatives: fits.slice(isClear ? 1 : 0).map(({ name }) => name),
        doubt: doubtOf(isClear, terms),
      },
    );
  }
  for (const word of line.words()) if (subjectWords.has(word.low)) line.reject(word, 'subject');
}

function doubtOf(isClear: boolean, terms: readonly Term[]): Doubt | null {
  if (!isClear) return 'several';
  return terms.some(({ isMisspelled }) => isMisspelled) ? 'misspelled' : null;
}

function wordsOf(name: string): string[] {
  const words = name.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'-]*/gu) ?? [];
  return words.filter((word) => !joining.has(word));
}

/** The words that can belong to an event type, each with its meaning; null for every other word. */
function termsOf(
  words: readonly EntryWord[],
  vocabulary: ReadonlySet<string>,
  isName: (word: string) => boolean,
): (Term | null)[] {
  const found: (Term | null)[] = [];
  for (let at = 0; at < words.length; ) {
    const phrase = phraseAt(words, at, vocabulary);
    const term = phrase?.term ?? wordTerm(words[at]!, vocabulary, isName);
    found.push(term);
    at += phrase?.length ?? 1;
  }
  return found;
}

function phraseAt(words: readonly EntryWord[], at: number, vocabulary: ReadonlySet<string>) {
  for (let length = Math.min(longestPhrase, words.length - at); length > 0; length--) {
    const part = words.slice(at, at + length);
    if (part.some((word, index) => index > 0 && word.from - part[index - 1]!.to > 3)) continue;
    const meaning = meaningOf(part.map(({ low }) => low).join(' '), vocabulary);
    if (!meaning) continue;
    return { length, term: { from: part[0]!.from, to: part.at(-1)!.to, words: meaning, isMisspelled: false } };
  }
  return null;
}

function wordTerm(word: EntryWord, vocabulary: ReadonlySet<string>, isName: (word: string) => boolean): Term | null {
  const { low, from, to } = word;
  if (joining.has(low)) return { from, to, words: [], isMisspelled: false };
  if (vocabulary.has(low)) return { from, to, words: [low], isMisspelled: false };
  if (isName(low) || subjectWords.has(low)) return null;
  const beginning = low.length >= 4 ? [...vocabulary].filter((one) => one.startsWith(low)) : [];
  if (beginning.length === 1) return { from, to, words: beginning, isMisspelled: false };
  const meant = misspellingOf(low, [...vocabulary, ...longTerms]);
  const meaning =
    meant === undefined ? null : (meaningOf(meant, vocabulary) ?? (vocabulary.has(meant) ? [meant] : null));
  return meaning && { from, to, words: meaning, isMisspelled: true };
}

/** The words of the first meaning that the court's event types have. */
function meaningOf(term: string, vocabulary: ReadonlySet<string>): string[] | null {
  const meanings = phrases.get(term)?.map((meaning) => meaning.split(' '));
  return meanings?.find((meaning) => meaning.every((word) => vocabulary.has(word))) ?? null;
}

/** The neighboring words that fit an event type best: most of its words, then only one event type. */
function bestRun(terms: readonly (Term | null)[], offered: readonly Kind[]): Run | null {
  let best: Run | null = null;
  for (let start = 0; start < terms.length; start++) {
    const words = new Set<string>();
    for (let end = start; end < terms.length; end++) {
      const [term, before] = [terms[end], terms[end - 1]];
      if (!term || (end > start && term.from - before!.to > 3)) break;
      for (const word of term.words) words.add(word);
      if (term.words.length === 0 || terms[start]!.words.length === 0) continue;
      const fits = fitsOf(words, offered);
      if (fits.length === 0) break;
      const run = { terms: terms.slice(start, end + 1) as Term[], matched: words.size, fits };
      if (!best || isBetter(run, best)) best = run;
    }
  }
  return best;
}

function fitsOf(words: ReadonlySet<string>, offered: readonly Kind[]): Fit[] {
  return offered
    .filter((kind) => [...words].every((word) => kind.words.has(word)))
    .map(({ name, words: all }) => ({ name, missing: all.size - words.size }))
    .sort((a, b) => a.missing - b.missing || a.name.localeCompare(b.name));
}

function isBetter(run: Run, best: Run): boolean {
  if (run.matched !== best.matched) return run.matched > best.matched;
  const [isClear, wasClear] = [isUnique(run.fits), isUnique(best.fits)];
  return isClear === wasClear ? run.terms.length > best.terms.length : isClear;
}

const isUnique = (fits: readonly Fit[]) => fits.length === 1 || fits[0]!.missing < fits[1]!.missing;
