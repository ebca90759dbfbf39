import type { Statement } from '../Statement.ts';
import type { Phrase } from './Phrase.ts';
import { type StatementText, stated } from './StatementText.ts';

/** This many statements of one type are enough. */
const most = 3;
const usualReach = [160, 240] as const;
/** Anchors close to each other are examined together, in pieces of no more than this. */
const longestPiece = 1600;

/** A piece of a text that may contain a wording. */
type Piece = { from: number; to: number };

/** Searches a document once for all wordings at the same time, with full patterns only around anchors. */
export function makePhraseFinder(phrases: readonly Phrase[]): (document: StatementText) => Statement[] {
  const { anchors, phrasesAt } = indexAnchors(phrases);
  return (document) => {
    const found: Statement[] = [];
    const times = new Map<Phrase, number>();
    const open = new Map<Phrase, Piece>();
    const close = (phrase: Phrase, piece: Piece) => {
      const before = times.get(phrase) ?? 0;
      const statements = statementsIn(document, phrase, piece, most - before);
      times.set(phrase, before + statements.length);
      found.push(...statements);
    };
    for (const { 1: anchor, index } of document.lower.matchAll(anchors)) {
      for (const phrase of phrasesAt.get(anchor!)!) {
        if ((times.get(phrase) ?? 0) >= most) continue;
        const [before, after] = phrase.reach ?? usualReach;
        const piece = open.get(phrase);
        if (piece !== undefined && index - before <= piece.to && index + after - piece.from <= longestPiece) {
          piece.to = index + after;
          continue;
        }
        if (piece !== undefined) close(phrase, piece);
        open.set(phrase, { from: Math.max(0, index - before), to: index + after });
      }
    }
    for (const [phrase, piece] of open) close(phrase, piece);
    return found;
  };
}

/** One pattern for all anchors, and the wordings that each calls for. */
function indexAnchors(phrases: readonly Phrase[]): { anchors: RegExp; phrasesAt: Map<string, Phrase[]> } {
  const byAnchor = new Map<string, Phrase[]>();
  for (const phrase of phrases) {
    for (const anchor of phrase.anchors) byAnchor.set(anchor, [...(byAnchor.get(anchor) ?? []), phrase]);
  }
  const all = [...byAnchor.keys()];
  // A longer anchor also contains the anchors with which it begins.
  const phrasesAt = new Map(
    all.map((anchor) => [anchor, all.filter((one) => anchor.startsWith(one)).flatMap((one) => byAnchor.get(one)!)]),
  );
  const longestFirst = [...all].sort((one, other) => other.length - one.length);
  return { anchors: new RegExp(`(?<![a-z0-9])(?=(${longestFirst.map(literally).join('|')}))`, 'g'), phrasesAt };
}

function statementsIn(
  document: StatementText,
  { kind, pattern, value, span = usualReach }: Phrase,
  { from, to }: Piece,
  wanted: number,
): Statement[] {
  const found: Statement[] = [];
  let at = from;
  while (found.length < wanted) {
    const match = pattern.exec(document.lower.slice(at, to));
    if (match === null) break;
    const start = at + match.index;
    const end = start + match[0].length;
    at = Math.max(end, start + 1);
    if (value === undefined) found.push(stated(document, kind, start, end));
    else {
      const said = value(document.lower.slice(Math.max(0, start - span[0]), end + span[1]), match);
      if (said !== undefined) found.push(stated(document, kind, start, end, said));
    }
  }
  return found;
}

const literally = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
