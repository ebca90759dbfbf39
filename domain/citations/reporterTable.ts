import { plainCharacters } from '#domain/text/plainCharacters';
import { journals } from './data/journals.ts';
import { codeNames } from './data/lawForms.ts';
import { laws } from './data/laws.ts';
import { reporters } from './data/reporters.ts';
import { NameTree } from './NameTree.ts';

/** One edition that an abbreviation may mean. */
export type Edition = {
  name: string;
  source: 'case' | 'law' | 'journal';
  from: number;
  to: number;
  /** See data/reporters.ts. */
  marks: string;
  /** The abbreviation is the edition's own, not another way to write it. */
  exact: boolean;
};

let tree: NameTree<Edition[]> | undefined;

/** Every abbreviation of reporters, session laws, registers and journals that appears between a volume and a page. */
export function reporterTable(): NameTree<Edition[]> {
  tree ??= plant();
  return tree;
}

function plant(): NameTree<Edition[]> {
  const planted = new NameTree<Edition[]>();
  const aliases: [string, Edition][] = [];
  const add = (name: string, edition: Edition) => {
    const key = plainCharacters(name);
    planted.at(key, () => []).push(edition);
    const bare = key.replace(/[.\s]/g, '');
    if (/\d|.{6}/.test(bare) && bare !== key.replace(/\s/g, '')) aliases.push([bare, { ...edition, exact: false }]);
  };
  for (const [name = '', from, to, marks = '', others = ''] of rows(reporters)) {
    const edition = { name, source: 'case', from: Number(from), to: Number(to) || 9999, marks } as const;
    add(name, { ...edition, exact: true });
    for (const other of others.split(';').filter(Boolean)) add(other, { ...edition, exact: false });
  }
  for (const [source, list] of [
    ['law', laws],
    ['law', codeNames],
    ['journal', journals],
  ] as const) {
    for (const [name = '', others = '', marks = ''] of rows(list)) {
      const edition = { name, source, from: 0, to: 9999, marks };
      add(name, { ...edition, exact: true });
      for (const other of others.split(';').filter(Boolean)) add(other, { ...edition, exact: false });
    }
  }
  // Points lost in print or by a style that has none (NY2d, F Supp 2d) are another way to write it, never the first.
  const lost = new Set<Edition[]>();
  for (const [name, edition] of aliases) {
    const known = planted.at(name, () => []);
    if (known.length === 0) lost.add(known);
    if (lost.has(known)) known.push(edition);
  }
  return planted;
}

function rows(list: string): string[][] {
  return list
    .trim()
    .split('\n')
    .map((line) => line.split('|'));
}

/** Which editions an abbreviation means: its own before other ways to write it, cases before laws before journals. */
export function likeliest(editions: readonly Edition[], year?: number): Edition[] {
  const exact = editions.filter((edition) => edition.exact);
  let left = exact.length > 0 ? exact : [...editions];
  for (const source of ['case', 'law', 'journal']) {
    const own = left.filter((edition) => edition.source === source);
    if (own.length > 0) {
      left = own;
      break;
    }
  }
  if (left.length > 1 && year) {
    const then = left.filter((edition) => edition.from <= year && year <= edition.to);
    if (then.length > 0) left = then;
  }
  return left;
}

/** The properties of an abbreviation in every context. */
export type Abbreviation = { marks: string; source: Edition['source']; name: string | null };

const abbreviations = new WeakMap<readonly Edition[], Abbreviation>();

/** The likeliest meaning of an abbreviation as long as no year is known. */
export function abbreviationOf(editions: readonly Edition[]): Abbreviation {
  let known = abbreviations.get(editions);
  if (!known) {
    const likely = likeliest(editions);
    const names = new Set(likely.map((edition) => edition.name));
    known = {
      marks: likely.map((edition) => edition.marks).join(''),
      source: likely[0]!.source,
      name: names.size === 1 ? [...names][0]! : null,
    };
    abbreviations.set(editions, known);
  }
  return known;
}
