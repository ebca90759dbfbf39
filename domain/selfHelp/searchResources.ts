import { editDistance } from '../names/editDistance.ts';
import { emptyWords, sameMeaning, topicsOf } from './everydayWords.ts';
import type { Resource } from './Resource.ts';
import { textsOf } from './readingMinutes.ts';
import { stemOf } from './stemOf.ts';

/** Where a word is found counts this much. */
const weights = { title: 8, about: 4, text: 1 } as const;
type Place = keyof typeof weights;

type Indexed = {
  resource: Resource;
  /** All words. */
  known: string[];
  /** The stems, by place. */
  words: Record<Place, Set<string>>;
};

/**
 * The resources that match everyday words, best first. Forms of a word, words of the same meaning, and small spelling
 * errors count; words without a meaning do not. If no resource has every word, those with at least half of them are
 * listed.
 */
export function searchResources(resources: readonly Resource[], asked: string): Resource[] {
  if (asked.trim() === '') return [...resources];
  const all = wordsOf(asked);
  const meant = all.filter((word) => !emptyWords.has(word));
  const wanted = meant.length > 0 ? meant : all;
  const indexed = resources.map(index);
  const known = new Set(indexed.flatMap(({ known }) => known));
  const forms = wanted.map((word) => formsOf(word, known));
  const found = indexed
    .map(({ resource, words }) => ({ resource, ...rate(words, forms) }))
    .filter(({ matched }) => matched > 0 && matched >= wanted.length / 2);
  const complete = found.filter(({ matched }) => matched === wanted.length);
  return (complete.length > 0 ? complete : found)
    .sort((one, other) => other.matched - one.matched || other.score - one.score)
    .map(({ resource }) => resource);
}

function index(resource: Resource): Indexed {
  const { id, title, description, category, type, blocks } = resource;
  const texts = {
    title: wordsOf(title),
    about: wordsOf([description, category, type, ...(topicsOf[id] ?? [])].join(' ')),
    text: wordsOf(blocks.flatMap(textsOf).join(' ')),
  };
  const stems = (words: string[]) => new Set(words.map(stemOf));
  return {
    resource,
    known: Object.values(texts).flat(),
    words: { title: stems(texts.title), about: stems(texts.about), text: stems(texts.text) },
  };
}

const meanings = sameMeaning.map((group) => group.map(stemOf));

/** The resources whose title, description, or topics have every word or its forms, best first. */
export function findNamedResources(resources: readonly Resource[], asked: string): Resource[] {
  const wanted = wordsOf(asked).filter((word) => !emptyWords.has(word));
  if (wanted.length === 0) return [];
  return resources
    .map(index)
    .map(({ resource, words }) => {
      const begun = (word: string) => [...words.title, ...words.about].filter((one) => one.startsWith(word));
      const forms = wanted.map((word) => ({ near: [stemOf(word), ...(word.length < 3 ? [] : begun(word))], far: [] }));
      return { resource, ...rate({ ...words, text: new Set() }, forms) };
    })
    .filter(({ matched }) => matched === wanted.length)
    .sort((one, other) => other.score - one.score)
    .map(({ resource }) => resource);
}

/** The stems by which a word is found: its own or those of the words that it may misspell, and those of the same meaning. */
function formsOf(word: string, known: ReadonlySet<string>): { near: string[]; far: string[] } {
  const stem = stemOf(word);
  const stems = new Set([...known].map(stemOf));
  const isKnown = stems.has(stem) || meanings.some((group) => group.includes(stem));
  const begun = word.length < 3 ? [] : [...known].filter((one) => one.startsWith(word)).map(stemOf);
  const own = isKnown || begun.length > 0 ? [stem] : corrected(word, known);
  const far = meanings.filter((group) => own.some((one) => group.includes(one))).flat();
  return { near: [...new Set([...own, ...begun])], far };
}

/** The stems of the known words that a misspelled one may be: one error in a short word, two in a long one. */
function corrected(word: string, known: ReadonlySet<string>): string[] {
  if (word.length < 4 || /\d/.test(word)) return [word];
  const allowed = word.length >= 8 ? 2 : 1;
  return [...known, ...sameMeaning.flat()]
    .filter((one) => one[0] === word[0] && one.length > 3 && editDistance(one, word, { swaps: true }) <= allowed)
    .map(stemOf);
}

function rate(words: Indexed['words'], forms: { near: string[]; far: string[] }[]) {
  let [matched, score] = [0, 0];
  for (const { near, far } of forms) {
    const own = best(words, near);
    // A word of the same meaning counts half.
    const value = Math.max(own, best(words, far) / 2);
    if (value > 0) matched += 1;
    score += value;
  }
  return { matched, score };
}

function best(words: Indexed['words'], forms: readonly string[]): number {
  const places = (Object.keys(weights) as Place[]).filter((place) => forms.some((one) => words[place].has(one)));
  return Math.max(0, ...places.map((place) => weights[place]));
}

/** The words of a text, without capitals, accents, and signs; numbers of forms keep their hyphen. */
function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/[’']/g, '');
  return plain.match(/[a-z0-9]+(?:-\d[a-z0-9]*)*/g) ?? [];
}
