type Named = { title: string };

/** Words of names that identify no one. */
const common = new Set([
  'the',
  'and',
  'inc',
  'llc',
  'corp',
  'corporation',
  'company',
  'doe',
  'does',
  'state',
  'county',
]);

/** Cases in the order in which a filing most likely belongs to them: those that name most of its parties first. */
export function rankCases<C extends Named>(parties: readonly string[], cases: readonly C[]): C[] {
  const names = parties.map(wordsOf);
  const score = ({ title }: C) => {
    const words = new Set(wordsOf(title));
    return names.filter((name) => name.some((word) => words.has(word))).length;
  };
  return cases
    .map((one, index) => ({ one, index, score: score(one) }))
    .sort((a, b) => b.score - a.score || a.index - b.index)
    .map(({ one }) => one);
}

const wordsOf = (name: string): string[] =>
  (name.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []).filter((word) => !common.has(word));
