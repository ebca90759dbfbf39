import { states } from '#domain/courts/states';
import { longFormsOf } from './nameAbbreviations.ts';
import { holdOneOffice, isOffice } from './officers.ts';
import { sameWord } from './sameWord.ts';
import { type NameWord, plain, wordsOfName } from './wordsOfName.ts';

/** A case by its parties; the second is absent in `In re Gault`. */
type CaseName = { sides: [NameWord[]] | [NameWord[], NameWord[]]; words: NameWord[] };

/** How similar two parties' names are: `weak` if they share only common words. */
type Likeness = 'strong' | 'weak' | 'none';

/**
 * Whether what a document calls a case is one of the names under which a source has it. Abbreviations, `et al.`, order,
 * relators, typographic signs and officers' successors make no difference; another party on either side does.
 */
export function sameCaseName(named: string, known: readonly string[]): boolean {
  const one = readCaseName(named);
  return known.some((name) => isSame(one, readCaseName(name)));
}

/** Whether a decision may be called by this short name: it contains a distinctive word of one party's name. */
export function isCalledSo(antecedent: string, known: readonly string[]): boolean {
  const { words } = readCaseName(antecedent);
  return known.some((name) => readCaseName(name).sides.some((side) => compareParties(words, side) === 'strong'));
}

/** Names may contain a single capital V: `G & V Lounge`, `R. A. V. v. St. Paul`. */
const versus = /\s+(?:v\.?|vs\.?|versus)\s+/;
const inCapitals = /\s+(?:V\.|VS\.?|VERSUS)\s+/;

function readCaseName(name: string): CaseName {
  const [left = '', ...rest] = plain(name).split(versus.test(name) ? versus : inCapitals);
  const right = rest.join(' ');
  const sides = [wordsOfName(left), wordsOfName(right)] as const;
  const words = [...sides[0], ...sides[1]];
  return sides[0].length > 0 && sides[1].length > 0
    ? { sides: [sides[0], sides[1]], words }
    : { sides: [words], words };
}

function isSame(one: CaseName, other: CaseName): boolean {
  if (one.words.length === 0 || other.words.length === 0) return false;
  if (squeeze(one.words) === squeeze(other.words)) return true;
  const [a, b] = one.sides;
  const [c, d] = other.sides;
  if (!b || !d) return isWithin(b ? other.words : one.words, b ? one.words : other.words);
  return areSides(a, b, c, d) || areTurned(a, b, d, c) || (isMostly(a, b, other.words) && isMostly(c, d, one.words));
}

/** `In re Gault` matches any case name with those words. */
function isWithin(words: NameWord[], others: NameWord[]): boolean {
  return compareParties(words, others) !== 'none';
}

function areSides(a: NameWord[], b: NameWord[], c: NameWord[], d: NameWord[]): boolean {
  const first = compareParties(a, c);
  const second = compareParties(b, d);
  if (first !== 'none' && second !== 'none') return true;
  if (first === 'strong') return mayBeOne(b, d);
  if (second === 'strong') return mayBeOne(a, c);
  return false;
}

/** The parties may change places on appeal; for two sovereigns, each order is a separate case. */
function areTurned(a: NameWord[], b: NameWord[], c: NameWord[], d: NameWord[]): boolean {
  const [first, second] = [compareParties(a, c), compareParties(b, d)];
  if (first === 'none' || second === 'none') return false;
  return (first === 'strong' && !sovereignOf(a)) || (second === 'strong' && !sovereignOf(b));
}

/** When one side certainly matches: an officer and a successor, or a party whose name is withheld in one of them. */
function mayBeOne(one: NameWord[], other: NameWord[]): boolean {
  const [names, others] = [spoken(one), spoken(other)];
  if (holdOneOffice(names, others)) return true;
  if (isOffice(names) !== isOffice(others)) return isPerson(isOffice(names) ? other : one);
  const hidden = [isWithheld(one), isWithheld(other)];
  return (hidden[0]! && (hidden[1]! || isPerson(other))) || (hidden[1]! && isPerson(one));
}

/** The words with their abbreviations expanded. */
function spoken(words: NameWord[]): string[] {
  return words.flatMap(({ said, initials }) => (initials ? [said] : [said, ...longFormsOf(said)]));
}

function isPerson(words: NameWord[]): boolean {
  return words.length <= 3 && words.every(({ weight, initials }) => weight !== 0.25 && !initials);
}

const withheld = new Set(['doe', 'does', 'roe', 'anonymous', 'jane', 'john']);
const agencies = new Set(
  'ftc sec nlrb fcc epa irs ins fbi cia doj hhs ssa fda ferc eeoc fdic gsa dhs uscis ice dea atf faa fec cftc cpsc osha nrc icc cab fpc llc llp'.split(
    ' ',
  ),
);

function isWithheld(words: NameWord[]): boolean {
  return words.every(({ said, weight }) => (weight < 0.25 && !agencies.has(said)) || withheld.has(said));
}

/** Parties in another order or number: nearly every distinctive word of one is in the other, on both sides. */
function isMostly(left: NameWord[], right: NameWord[], other: NameWord[]): boolean {
  const isThere = (word: NameWord) => other.some((said) => sameWord(word, said));
  const [first, second] = [left, right].map((side) => side.filter(({ weight }) => weight === 1).map(isThere));
  const all = [...first!, ...second!];
  return (
    all.length >= 3 &&
    first!.includes(true) &&
    second!.includes(true) &&
    all.filter(Boolean).length / all.length >= 0.75
  );
}

function compareParties(one: NameWord[], other: NameWord[]): Likeness {
  const rulers = compareSovereigns(one, other);
  if (rulers) return rulers;
  if (isRunTogether(one, other)) return 'strong';
  const { weight, telling } = match(one, other);
  const least = Math.min(sum(one), sum(other));
  const plainOnes = [one, other].some((words) => words.every((word) => word.weight < 1));
  if (telling > 0 && weight / least >= 0.6) return 'strong';
  if (plainOnes && weight / least >= 0.99) return 'weak';
  return hasInitialsOf(one, other) || hasInitialsOf(other, one) ? 'strong' : 'none';
}

/** The total weight of the words that two parties' names share, each counted once. */
function match(one: NameWord[], other: NameWord[]): { weight: number; telling: number } {
  const left = [...other];
  let weight = 0;
  let telling = 0;
  for (const word of one) {
    const at = left.findIndex((candidate) => sameWord(word, candidate));
    if (at < 0) continue;
    const [found] = left.splice(at, 1);
    const shared = Math.max(word.weight, found!.weight) < 1 ? Math.min(word.weight, found!.weight) : 1;
    weight += shared;
    if (shared === 1) telling++;
  }
  return { weight, telling };
}

function sum(words: NameWord[]): number {
  return words.reduce((total, { weight }) => total + weight, 0);
}

function squeeze(words: NameWord[]): string {
  return words.map(({ said }) => said).join('');
}

/** `World-Wide Volkswagen` and `Worldwide Volkswagen`, `De La Cruz` and `Delacruz`. */
function isRunTogether(one: NameWord[], other: NameWord[]): boolean {
  const telling = (words: NameWord[]) => squeeze(words.filter(({ weight }) => weight === 1));
  const [a, b] = [telling(one), telling(other)];
  return a.length >= 5 && a === b;
}

/** `SEC` and `Securities and Exchange Commission`. */
function hasInitialsOf(short: NameWord[], long: NameWord[]): boolean {
  const letters = [
    long.map(({ said }) => said[0]).join(''),
    long.map(({ said, lead }, i) => (i > 0 ? lead : '') + said[0]).join(''),
  ];
  return short.some(
    ({ initials, said }) =>
      initials && said.length >= 2 && long.length > 1 && letters.some((run) => run.includes(said)),
  );
}

const stateNames = states.map((name) => wordsOfName(name).map(({ said }) => said));

/** The sovereign: `nation`, a state's name, or a word for any state; null for other parties. */
function sovereignOf(words: NameWord[]): { nation: boolean; state: string | null } | null {
  const said = words.map((word) => word.said).filter((word) => word !== 'america');
  if (said.length === 0 || said.length > 6) return null;
  if (said.join(' ') === 'united states') return { nation: true, state: null };
  const rest = said.filter((word) => !['state', 'people', 'commonwealth', 'government', 'territory'].includes(word));
  if (rest.length === 0) return { nation: false, state: null };
  const state = stateNames.find((name) => isState(rest, name));
  return state ? { nation: false, state: state.join(' ') } : null;
}

function isState(said: readonly string[], name: readonly string[]): boolean {
  return said.length === name.length && name.every((word, i) => matchesState(said[i]!, word));
}

function matchesState(said: string, word: string): boolean {
  const probe = (text: string): NameWord => ({
    said: text,
    short: false,
    around: null,
    initials: false,
    lead: '',
    weight: 1,
  });
  return said === word || (said.length <= 5 && sameWord(probe(said), probe(word)));
}

function compareSovereigns(one: NameWord[], other: NameWord[]): Likeness | null {
  const a = sovereignOf(one);
  const b = a && sovereignOf(other);
  if (!a || !b) return null;
  if (a.nation !== b.nation) return 'none';
  if (a.state && b.state) return a.state === b.state ? 'strong' : 'none';
  return 'weak';
}
