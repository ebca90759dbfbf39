import { nearlySame } from '#domain/names/nearlySame';

/**
 * Whether two names may be of the same person: `Sample, Ada` and `Ada B. Sample`, a shortened first name, a typo. A
 * name alone identifies no one, so the caller also compares firm or email.
 */
export function similarNames(one: string, other: string): boolean {
  const [a, b] = [partsOf(one), partsOf(other)];
  if (!a || !b) return false;
  if (a.last !== b.last) return nearlySame(`${a.first} ${a.last}`, `${b.first} ${b.last}`);
  return a.first.startsWith(b.first) || b.first.startsWith(a.first) || nearlySame(a.first, b.first);
}

function partsOf(name: string): { first: string; last: string } | null {
  const bare = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s,]+(?:jr|sr|ii|iii|iv|esq)\.?$/, '');
  const [before, after] = bare.split(',', 2);
  const turned = after === undefined ? before! : `${after} ${before}`;
  const words = turned
    .replace(/[^\p{L}\s'-]/gu, ' ')
    .split(/\s+/)
    .filter(Boolean);
  return words.length < 2 ? null : { first: words[0]!, last: words.at(-1)! };
}
