import { skipSpace } from '#domain/text/chars';
import { reporters } from './data/reporters.ts';
import { type Found, found } from './Found.ts';
import { lawFilter } from './lawFilter.ts';
import { NameTree } from './NameTree.ts';
import type { Edition } from './reporterTable.ts';

let tree: NameTree<Edition> | undefined;

export function leading(): NameTree<Edition> {
  if (tree) return tree;
  tree = new NameTree('exact', lawFilter);
  for (const line of reporters.trim().split('\n')) {
    const [name = '', from, to, marks = '', others = ''] = line.split('|');
    if (!/[ypvY]/.test(marks)) continue;
    const edition: Edition = { name, source: 'case', from: Number(from), to: Number(to) || 9999, marks, exact: true };
    for (const form of [name, ...others.split(';').filter(Boolean)]) if (form.length > 3) tree.at(form, () => edition);
  }
  return tree;
}

const yearAndPage = /((?:19|20)\d\d)-(\d{1,6})(?!\w)/y;
const paragraph = /(?:(?:P|¶{1,2}|par\.|para\.)\s{0,3}|(?=\d{1,3},\d{3}))(\d(?:[\d,]{0,9}\d)?[A-Z]?)(?!\w)/y;

const yearWithLetter = /((?:18|19)\d\d[A-F]),\s?(\d{1,4})(?!\w)/y;
const pageAlone = /(\d{1,4})(?=[,.;:)\]]|\s{0,3}[([]|\s{0,200}$)/y;

function patternFor(marks: string): RegExp {
  if (marks.includes('y')) return yearAndPage;
  if (marks.includes('p')) return paragraph;
  return marks.includes('Y') ? yearWithLetter : pageAlone;
}

/** A case or ruling whose citation begins with the reporter: `T.C. Memo. 2019-233`, `Bankr. L. Rep. (CCH) ¶ 12,345`. */
export function readUnnumbered(text: string, at: number): Found | null {
  for (const { end, value } of leading().meet(text, at)) {
    const from = skipSpace(text, text.charCodeAt(end) === 44 && value.marks.includes('v') ? end + 1 : end, 12);
    if (from === end) continue;
    const pattern = patternFor(value.marks);
    pattern.lastIndex = from;
    const match = pattern.exec(text);
    if (!match) continue;
    const [volume, page] = match.length > 2 ? [match[1], match[2]] : [undefined, match[1]];
    const reporter = text.slice(at, end);
    return found(text, 'full', at, pattern.lastIndex, {
      reporter,
      page: page!,
      editions: [value],
      ...(volume ? { volume } : {}),
    });
  }
  return null;
}
