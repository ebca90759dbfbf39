import { wilson } from '#domain/reports/wilson';
import type { Finding } from './Finding.ts';

/** Filings that are similar to the model: by how many findings each may act on, and whether they were complete. */
export type Likeness = { returnable: number; strikable: number; is_complete: boolean };

/** How similar filings were first decided in a court. */
export type DecidedCell = Likeness & { accepted: number; sent_back: number };

/** The outlook of a filing, with its basis. */
export type Outlook = { probability: number; low: number; high: number; decided: number; like_this: number };

/** No outlook is shown for a court with fewer decided filings: they would say nothing about its practice. */
export const leastDecided = 200;
/** Below this many decided filings of the same likeness the share is a guess, and is not shown. */
export const leastAlike = 100;
/** The weight of the wider group, in decisions, if the narrower group has few. */
const borrowed = 10;

/** The cell of a filing; beyond three or two findings the number makes no difference to the model. */
export function likenessOfFindings(findings: readonly Finding[], is_complete: boolean): Likeness {
  const count = (one: Finding['class']) => findings.filter((finding) => finding.class === one).length;
  return {
    returnable: Math.min(3, count('clerk_may_return')),
    strikable: Math.min(2, count('judge_may_strike')),
    is_complete,
  };
}

/**
 * How filings like this one fared when they were first decided: the share of those of the same likeness, drawn to that of the
 * wider group as far as they are few, with a 95% interval. Null while the court has decided fewer than 200.
 */
export function outlookOf(cells: readonly DecidedCell[], like: Likeness): Outlook | null {
  const all = sum(cells);
  if (all.decided < leastDecided) return null;
  const wider = sum(cells.filter((cell) => cell.returnable === like.returnable));
  const own = sum(cells.filter((cell) => isLike(cell, like)));
  const ofWider = draw(wider, all.accepted / all.decided);
  const probability = draw(own, ofWider);
  const [low, high] = wilson(probability * (own.decided + borrowed), own.decided + borrowed);
  return { probability, low, high, decided: all.decided, like_this: own.decided };
}

/** Whether an outlook is shown with a filing: never with an open finding or a missing part, where it would contradict the cited rule, and not until enough similar filings have been decided. */
export function isShown({ returnable, strikable, is_complete }: Likeness, { like_this }: Outlook): boolean {
  return returnable === 0 && strikable === 0 && is_complete && like_this >= leastAlike;
}

type Count = { accepted: number; decided: number };

function draw({ accepted, decided }: Count, prior: number): number {
  return (accepted + borrowed * prior) / (decided + borrowed);
}

function sum(cells: readonly DecidedCell[]): Count {
  const accepted = cells.reduce((total, cell) => total + cell.accepted, 0);
  return { accepted, decided: accepted + cells.reduce((total, cell) => total + cell.sent_back, 0) };
}

function isLike(one: Likeness, other: Likeness): boolean {
  return (
    one.returnable === other.returnable && one.strikable === other.strikable && one.is_complete === other.is_complete
  );
}
