import type { Statement } from '../Statement.ts';
import { type Paper, stated } from './Paper.ts';
import type { Phrase } from './Phrase.ts';

/** So many of a kind tell everything. */
const most = 3;
const usualReach = [160, 240] as const;

/** Looks a paper through once for all the wordings at the same time: only where an anchor stands is more looked at. */
export function makePhraseFinder(phrases: readonly Phrase[]): (paper: Paper) => Statement[] {
  const byAnchor = new Map<string, Phrase[]>();
  for (const phrase of phrases) {
    for (const anchor of phrase.anchors) byAnchor.set(anchor, [...(byAnchor.get(anchor) ?? []), phrase]);
  }
  const all = [...byAnchor.keys()];
  // Where a longer anchor stands, those with which it begins stand too.
  const phrasesAt = new Map(
    all.map((anchor) => [anchor, all.filter((one) => anchor.startsWith(one)).flatMap((one) => byAnchor.get(one)!)]),
  );
  const longestFirst = [...all].sort((one, other) => other.length - one.length);
  const anchors = new RegExp(`(?<![a-z0-9])(?=(${longestFirst.map(literally).join('|')}))`, 'g');
  return (paper) => {
    const found: Statement[] = [];
    const seen = new Map<Phrase, { times: number; until: number }>();
    for (const { 1: anchor, index } of paper.lower.matchAll(anchors)) {
      for (const phrase of phrasesAt.get(anchor!)!) {
        const before = seen.get(phrase) ?? { times: 0, until: -1 };
        // One sentence has an anchor more than once.
        if (before.times >= most || index < before.until) continue;
        const statement = statementAt(paper, phrase, index);
        if (statement === undefined) continue;
        seen.set(phrase, { times: before.times + 1, until: statement.end });
        found.push(statement.made);
      }
    }
    return found;
  };
}

function statementAt(
  paper: Paper,
  { kind, pattern, reach = usualReach, value, span = usualReach }: Phrase,
  anchor: number,
): { made: Statement; end: number } | undefined {
  const from = Math.max(0, anchor - reach[0]);
  const match = pattern.exec(paper.lower.slice(from, anchor + reach[1]));
  if (match === null) return undefined;
  const start = from + match.index;
  const end = start + match[0].length;
  if (value === undefined) return { made: stated(paper, kind, start, end), end };
  const said = value(paper.lower.slice(Math.max(0, start - span[0]), end + span[1]), match);
  return said === undefined ? undefined : { made: stated(paper, kind, start, end, said), end };
}

const literally = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
